# L'interface de la page : la maison, et ce qui entoure chaque table.
skip-to-content = Aller au contenu
house-nav = La maison
to-house = Retour à l’accueil
you = toi
copied = Copié
said-of = { $what } : { $said }

## Les souhaits du lecteur
wishes = Langue, apparence et son
wish-language = Langue
wish-theme = Apparence
theme-auto = Comme l’appareil
theme-light = Claire
theme-dark = Sombre
wish-sound = Son
sound-off = Coupé
sound-quiet = Doux
sound-full = Fort
wish-motion = Animations
wish-tutor = Entraîneur : seul contre des robots, me prévenir après une décision qui a coûté cher

## Une table
table-problem = Cette table ne peut pas être montrée
table-coming = La table se prépare…
table-seats = Joueurs
table-board = Plateau
table-dock = Ta décision
board-failed = Le plateau propre à ce jeu est tombé en panne. Le plateau simple montre tout aussi bien la partie.
press-too-soon = Cela vient de changer. Appuie encore une fois si c’est bien ce que tu veux.
table-nav = La table
table-menu = Ta place
table-frozen = Cette table est bloquée
table-over = La partie est finie.
table-show-end = Montrer le résultat
table-show-board = Montrer le plateau
table-bot-plays = Un robot joue à ta place.
table-take-seat-back = Reprendre la main
table-hand-over = Laisser un robot jouer pour moi
table-leave = Quitter la table
sure-no = Annuler
sure-hand-over = Laisser un robot jouer pour toi ?
sure-hand-over-says = À partir de maintenant, un robot décide à ta place. Tu peux reprendre la main quand tu veux.
sure-hand-over-yes = Laisser jouer un robot
sure-out = Te retirer pour ce lot ?
sure-out-says = Sur plusieurs jours, une réponse vaut jusqu’à la vente : on ne te demandera plus rien pour ce lot, quoi que misent les autres.
sure-leave = Quitter la table ?
sure-leave-says = Un robot finit la partie à ta place. Tant qu’elle dure, tu peux revenir et reprendre la main.
sure-leave-waiting = Ta place se libère, et toute personne invitée peut la prendre.
sure-fill = { $count ->
    [one] Donner la place à un robot ?
   *[other] Donner toutes les places libres à des robots ?
}
sure-fill-says = Un robot ({ $bot }) s’y assied et reste pour toute la partie.
sure-fill-begins = { $count ->
    [one] Un robot ({ $bot }) s’y assied et reste pour toute la partie. Toutes les places sont alors prises : la partie commence aussitôt.
   *[other] Des robots ({ $bot }) s’y assoient et restent pour toute la partie. Toutes les places sont alors prises : la partie commence aussitôt.
}
sure-fill-yes = { $count ->
    [one] Donner à un robot
   *[other] Donner à des robots
}
back-title = Revenir en arrière
back-before = Revenir avant :
back-how-alone = Choisis où revenir ; tout ce qui a suivi est annulé, les coups des robots aussi. La partie est ensuite marquée comme entraînement.
back-how-practice = Choisis où revenir ; tout ce qui a suivi est annulé, les coups des robots aussi.
back-how-asks = { $days ->
    [yes] Choisis où revenir. C’est fait si tous ceux qui jouent acceptent dans la journée et que personne ne joue avant.
   *[no] Choisis où revenir. La table s’arrête, et c’est fait si tous ceux qui jouent acceptent dans les 20 secondes.
}
back-asks = { $name } demande à revenir en arrière
back-you-ask = Tu demandes à revenir en arrière
back-awaits = Pas encore répondu : { $names }
back-left = { $seconds ->
    [one] encore { $seconds } seconde
   *[other] encore { $seconds } secondes
}
back-agree = D’accord
back-refuse = Non
back-withdraw = Retirer ma demande
practice = Entraînement
practice-says = on est revenu sur des décisions sans que personne ait à accepter.
table-copy-recovery = Copier le lien qui emmène ma place sur un autre appareil
new-link-title = Nouveau lien vers ma place
new-link-says = Le lien qui emmène ta place sur un autre appareil change : l’ancien ne marche plus, et aucun autre appareil ne garde ta place. Celui-ci la garde.
new-link-yes = Créer un nouveau lien
new-link-made = L’ancien lien ne marche plus. Seul cet appareil garde ta place.
new-link-copy = Copier le nouveau lien
table-remind = M’envoyer un rappel…
table-all-rules = Toutes les règles
table-replay = Revoir la partie
table-watching = { $others ->
    [0] Tu regardes
    [one] Tu regardes, avec une autre personne
    [19] Tu regardes, avec 19 autres personnes ou plus
   *[other] Tu regardes, avec { $others } autres personnes
}
table-hints = Conseils
    .meaning = À cette table, chacun peut demander à un robot ce qu’il ferait.
table-watchers = { $count ->
    [one] 1 personne regarde
    [20] 20 personnes ou plus regardent
   *[other] { $count } personnes regardent
}
table-waits = { $count ->
    [one] On attend { $names }
   *[other] On attend { $names }
}
guide-link = Guide de la première partie
title-your-turn = À toi de jouer
connection-lost = Pas de connexion ; nouvel essai…

## Les places
seat-you = { $name } (toi)
seat-away = un robot joue
seat-offline = hors ligne
seat-program = un programme
sitter-program = pour { $name }, un programme
seat-asked = doit décider
pace-tempo = Robots
pace-slow = lents
pace-normal = normaux
pace-fast = rapides
pace-next = pas à pas
pace-step = Suivant
pace-skip = Aller à ma prochaine décision
interval-says = La manche est finie
interval-looking = { $count ->
    [one] On attend encore : { $names }.
   *[other] On attend encore : { $names }.
}
interval-seconds = Reprise dans { $seconds } s.
interval-continue = Continuer
clock-left = Temps restant
clock-hours = { $hours } h { $minutes } min

## À côté du plateau
side = Journal, règles et discussion
side-log = Journal
log-newest = { $count ->
    [0] Dernières lignes
    [one] { $count } nouvelle ligne
   *[other] { $count } nouvelles lignes
}
log-older = Lignes précédentes
side-rules = Règles
side-chat = Discussion
chat-empty = Personne n’a encore rien dit.
chat-say = Dire quelque chose
chat-send = Envoyer
chat-new = { $count ->
    [one] Un nouveau message
   *[other] { $count } nouveaux messages
}
chat-emotes = En un mot
chat-mute = Mettre { $name } en sourdine
chat-unmute = { $name } est en sourdine : lire à nouveau
chat-hidden = { $count ->
    [one] Un message est masqué, car tu as mis quelqu’un en sourdine.
   *[other] { $count } messages sont masqués, car tu as mis quelqu’un en sourdine.
}
rules-now = en vigueur
rules-missing = Les règles ne peuvent pas être chargées pour le moment.

## Touches
keys-title = Touches
key-dock = Vers ta décision
key-log = Journal
key-rules = Règles
key-chat = Discussion
key-keys = Toutes les touches
key-close = Fermer
key-tab = d’un bouton au suivant
key-enter = valide ce qui est sélectionné
key-amount = Saisir un montant : dans le champ, Entrée pour valider
key-raise = Surenchérir de { $step }, à { $amount }
key-more = Un de plus
key-less = Un de moins

## Enchères
amount-quick = Surenchères rapides
amount-label = Montant
amount-less = Un de moins
amount-more = Un de plus
amount-range = De { $least } à { $most }
amount-really = Vraiment { $amount } ?
auction-bidders = Enchérisseurs
auction-out = { $seat_is ->
    [you] hors course
   *[other] hors course
}
auction-thinks = { $seat_is ->
    [you] réfléchis…
   *[other] réfléchit…
}
call-once = Une fois
call-twice = Deux fois
call-sold = Adjugé
order-leave = Laisser un ordre secret
order-left = { $then ->
    [ask] Ton ordre secret : jusqu’à { $amount }, puis on te redemande
   *[pass] Ton ordre secret : jusqu’à { $amount }, puis on passe pour toi
}
order-does = { $sale ->
    [outcry-days] Quand tout le monde aura répondu, ou que le temps sera écoulé ({ $time }), la maison enchérira pour toi : pas plus que nécessaire, et au plus { $amount }.
    [outcry] Dès que quelqu’un d’autre est en tête, la maison enchérit pour toi : pas plus que nécessaire, et au plus { $amount }.
    [fixed-price] Quand ce sera à toi, la maison achètera pour toi si le prix ne dépasse pas { $amount }.
   *[in-turn] Quand ce sera à toi, la maison surenchérira pour toi du minimum possible, jusqu’à { $amount }.
}
order-does-then = { $then ->
    [ask] Au-delà, elle te redemandera.
   *[pass] Au-delà, elle passera pour toi.
}
order-does-no-more = Les enchères ont atteint { $amount } : la maison n’enchérit plus pour toi sur ce lot.
order-does-pass = Quand ce sera à toi, la maison passera pour toi.
order-until-then = D’ici là on ne te demande rien, et tu peux modifier ou retirer l’ordre.
order-change = Modifier l’ordre
order-withdraw = Retirer l’ordre
order-pass = Passer pour moi sur ce lot
order-up-to = Enchérir pour moi jusqu’à
order-then = Ensuite
order-then-pass = passer
order-then-ask = me redemander
order-give = Laisser l’ordre
order-secret = Seule la maison le connaît ; il n’est jamais montré à personne.

## La première page
house-description = { $games } : des jeux d’enchères avec de bons robots et entre amis.
house-headline = { $count ->
    [4] Quatre
    [5] Cinq
    [6] Six
   *[other] { $count }
} jeux d’enchères, avec de bons robots ou avec tes amis.
house-lead = Pas de compte, rien à installer : un clic et tu es à table. Tout se joue d’après les règles, dans ta langue.
house-games = Les jeux
guest-name = Invité
name-play-as = Tu joues sous le nom
name-mine = Ton nom
play-bots = Jouer avec des robots
play-rival = Adversaires : { $bot } ·
play-rival-change = changer
first-game-title = Ta première partie : { $game }
first-game-lesson = Apprendre en { $minutes } minutes
    .meaning = Sur le vrai plateau, avec le commissaire-priseur à tes côtés ; ensuite, tu joues.
first-game-play = Jouer tout de suite
    .meaning = Contre des Visiteurs, faciles à battre, et sans marteau : tu as tout ton temps.
first-game-not-now = Pas maintenant
invite-friends = Inviter des amis
learn = Apprendre
error-no-server = Le serveur est injoignable. Vérifie ta connexion et réessaie.

poster-modern-art-title = Modern Art
poster-modern-art-players = 3 à 5 joueurs
poster-modern-art-minutes = environ 45 minutes
poster-modern-art-tagline = Un tableau vaut ce que tout le monde croit qu’il vaut.
poster-modern-art-blurb = Tu es marchand d’art : vends tes tableaux dans cinq types d’enchères, achète ceux des autres et rends tes artistes célèbres.
poster-alles-futsch-title = Alles Futsch
poster-alles-futsch-players = 2 à 5 joueurs
poster-alles-futsch-minutes = environ 30 minutes
poster-alles-futsch-tagline = Le troisième rapporte. Le quatrième fait mal.
poster-alles-futsch-blurb = Achète des cartes pleines de meubles, de vases et d’horloges, refile aux autres ce qui ne te sert pas, et arrête-toi avant d’avoir tout perdu.
poster-moderne-zeiten-title = Moderne Zeiten
poster-moderne-zeiten-players = 3 à 5 joueurs
poster-moderne-zeiten-minutes = environ 60 minutes
poster-moderne-zeiten-tagline = Des titres, des zeppelins et un krach qui finira bien par venir.
poster-moderne-zeiten-blurb = Enchéris sur les titres de cinq industries, vole de ville en ville tant que tu as la majorité, et sors à temps.
poster-canaletto-title = Canaletto
poster-canaletto-players = 3 ou 4 joueurs
poster-canaletto-minutes = environ 45 minutes
poster-canaletto-tagline = Chaque offre déplace la gondole.
poster-canaletto-blurb = Les palais de Venise vendent leurs trésors ; le montant de ton offre décide quels trésors viendront ensuite.

## Les tables sur la première page
mine-title = Mes tables
mine-waiting = { $count ->
    [one] Une table t’attend
   *[other] { $count } tables t’attendent
}
mine-your-turn = à toi de jouer
mine-open = attend des joueurs
mine-go = Aller à la table
mine-result = Voir le résultat
mine-empty = Tu n’as encore de place à aucune table. Joue avec des robots : un clic suffit.
mine-past = { $count ->
    [one] Une partie finie
   *[other] { $count } parties finies
}
more-tables = { $count ->
    [one] Une autre table
   *[other] { $count } autres tables
}
open-tables = Places libres
open-empty = Personne ne cherche de joueurs en ce moment. Ouvre la première table publique :
playing-tables = Regarder
playing-empty = Aucune partie publique n’est en cours.
row-live = en direct
row-days = { $hours ->
    [one] sur plusieurs jours, une heure par décision
   *[other] sur plusieurs jours, { $hours } heures par décision
}
row-free = { $count ->
    [one] une place libre
   *[other] { $count } places libres
}
row-look = Voir
row-join = Prendre place
row-watch = Regarder

## En bas de chaque page
foot-rules = Les règles
foot-source = Les règles ont été réécrites avec nos mots d’après les documents des jeux, paragraphe par paragraphe ; chaque refus cite son paragraphe.
foot-house = La maison
foot-programs = Pour les programmes
foot-install = Installer l’application
foot-licence = Saleroom est un logiciel libre sous licence MIT. Les jeux appartiennent à leurs auteurs.

## Ouvrir une table
open-title = Ouvrir une table
open-preset = Partir de
preset-friends = Entre amis, en direct
    .meaning = Tous à table en même temps ; tu envoies le lien.
preset-days = Entre amis, sur plusieurs jours
    .meaning = Chacun joue quand il a le temps.
preset-bots = Contre des robots
    .meaning = Commence tout de suite, sans pendule.
open-game = Jeu
open-edition = Édition
open-players = Joueurs
open-seats = Places
sitter-me = Moi
    .meaning = Ta propre place.
sitter-person = Quelqu’un qui a le lien
    .meaning = Pour la personne à qui tu envoies le lien.
sitter-open = N’importe qui
    .meaning = Pour qui trouve la table sur la page d’accueil.
sitter-bots = Robots
sitter-bot = Robot : { $bot }
bot-random-manner = Joue n’importe quel coup permis.
bot-visitor-manner = Fait des calculs simples et se trompe d’un tiers : idéal pour une première partie.
bot-regular-manner = Vient à chaque vente : voit plus loin que le jour même, mais se trompe souvent.
bot-collector-manner = Connaît bien le jeu et se fixe une limite pour chaque lot.
bot-connoisseur-manner = Connaît bien le jeu et regarde déjà ce qu’il faut aux autres.
bot-dealer-manner = Connaît bien le jeu et s’est entraîné contre des joueurs de toutes sortes : l’adversaire habituel.
bot-expert-manner = Imagine la suite et choisit ce qui gagne le plus souvent.
bot-master-manner = Réfléchit plus longtemps et plus loin que tous les autres : jusqu’à une seconde par décision.
bot-newcomer-manner = Débute, espère le meilleur et paie presque n’importe quoi.
bot-beginner-manner = Débute, ne voit que le présent et se trompe de moitié.
bot-amateur-manner = Débute et commence à se retenir.
bot-miser-manner = Paie la moitié de ce que vaut un lot.
bot-gambler-manner = Paie plus que ne vaut un lot, et jamais deux fois la même somme.
bot-abstainer-manner = N’achète jamais : vit de ce que paient les autres.
bot-hoarder-manner = Veut toujours plus de ce qu’il a déjà.
bot-reckoner-manner = Enchérit toujours juste en dessous de la valeur.
bot-blocker-manner = Paie pour priver les autres de ce qu’ils veulent.
bot-copier-manner = Paie ce qu’on vient de payer pour du semblable.
bot-racer-manner = Se hâte vers l’Arrivée pour que la partie finisse tôt.
bot-challenger-manner = Trouvé en essayant des milliers de façons de battre des marchands.
open-pace = Rythme
pace-live = En direct
    .meaning = D’une traite, tous à table.
pace-days = Sur plusieurs jours
    .meaning = Quelques décisions par jour, le temps qu’il faut.
open-hours = Temps par décision
hours = { $count ->
    [one] une heure
   *[other] { $count } heures
}
open-clock = Pendule
clock-none = Sans pendule
    .meaning = Réfléchis aussi longtemps que tu veux.
clock-relaxed = Tranquille
    .meaning = 2 minutes par décision, et 15 en réserve pour la partie.
clock-normal = Normale
    .meaning = 45 secondes par décision, et 4 minutes en réserve.
clock-fast = Rapide
    .meaning = 15 secondes par décision, et une minute en réserve.
open-hammer = Marteau des enchères libres
hammer-fast = Rapide
    .meaning = Adjugé après 4 secondes sans offre.
hammer-normal = Normal
    .meaning = Adjugé après 6,5 secondes sans offre.
hammer-relaxed = Tranquille
    .meaning = Adjugé après 12 secondes sans offre.
hammer-none = Sans marteau
    .meaning = Adjugé quand tous les autres se sont retirés.
hammer-seller = Au vendeur
    .meaning = Le vendeur appelle : une fois, deux fois, adjugé.
open-who = Qui peut venir
who-link = Par lien seulement
    .meaning = Personne ne trouve la table sans ton lien.
who-public = Publique
    .meaning = Sur la page d’accueil, chacun peut prendre place ou regarder ; sans discussion.
open-finer = Autres réglages
open-options = Options du jeu
option-usual = par défaut
open-absent = Quand le temps est écoulé
absent-bot = Un robot prend la suite
    .meaning = Le joueur peut reprendre sa place à tout moment.
absent-pass = Il passe
    .meaning = Au moindre coût que permettent les règles, décision par décision.
open-orders = Ordres secrets
orders-usual = Sur plusieurs jours seulement
    .meaning = Le réglage habituel.
orders-yes = Oui
    .meaning = Dis en secret à la maison jusqu’où enchérir pour toi.
orders-no = Non
    .meaning = Chacun fait lui-même toutes ses offres.
open-hints = Conseils d’un robot
hints-usual = Seul contre des robots
    .meaning = Comme d’habitude : quand une seule personne joue contre des robots.
hints-yes = Oui
    .meaning = Chacun peut demander ce que ferait un robot fort à sa place ; tout le monde voit que c’est permis.
hints-no = Non
    .meaning = Personne n’en reçoit.
open-language = Langue de la table
open-replay = Qui peut revoir la partie terminée
replay-anybody = Quiconque a le lien
    .meaning = Le lien d’une partie terminée la montre à tout le monde.
replay-players = Seulement ceux qui ont joué
    .meaning = Ce qui était secret reste entre ceux de la table.
open-take-back = Retours en arrière
    .meaning = Sans limite en solo contre les robots, à plusieurs si tout le monde accepte ; jamais à une table publique.
open-intervals = Pause à la fin d’une manche
    .meaning = Rien ne bouge tant que tout le monde n’a pas cliqué sur « Continuer », 8 secondes au plus.
open-chat = Discussion
    .meaning = Ceux qui sont à table peuvent se parler ; jamais à une table publique.
open-advanced = Réglages experts
    .meaning = S’écrit en JSON ; un champ vide garde la valeur par défaut.
open-no-me = Tu n’as pas de place ici : tu regarderas.
open-send = Ouvrir la table
open-begin = Commencer

## Avant la partie
waiting-for = { $count ->
    [0] Toutes les places sont prises
    [one] Une place est libre
   *[other] { $count } places sont libres
}
waiting-title-short = { $count ->
    [one] Une place libre
   *[other] { $count } places libres
}
waiting-begins = Tout le monde est là : on commence
waiting-by-itself = La partie commence d’elle-même quand toutes les places sont prises.
waiting-sit = Prendre place
waiting-sit-here = Prendre cette place
waiting-no-invite = Les places libres sont pour ceux qui ont reçu le lien. Tu peux aussi demander à ceux qui sont à table de te laisser entrer.
knock-ask = Demander à entrer
knock-waiting = C’est demandé. Tu prendras place dès que quelqu’un à table te laissera entrer ; garde cette page ouverte.
knock-turned-away = La réponse est non. Tu peux regarder la partie.
knock-lapsed = Personne n’a répondu. Tu peux demander encore une fois.
knocks-title = On frappe à la porte
knock-asks = { $name } demande à entrer
knock-yes = Laisser entrer
knock-no = Refuser
waiting-free = Libre
waiting-mixed = a participé au mélange
waiting-fill = Donner à un robot
waiting-fill-all = Des robots à toutes les places libres
waiting-strength = Force des robots
invite-title = Inviter des amis
invite-how = Quiconque a ce lien peut prendre place. Pas besoin de compte.
invite-link = Lien vers cette table
invite-copy = Copier le lien
invite-share = Partager…
invite-code = Le lien sous forme de code QR
invite-scan = Ou à scanner avec un téléphone.
invite-text = Viens jouer à { $game } avec moi :
deal-title = Une donne vérifiable
deal-mixed = tu y as participé
deal-how = Avant que quiconque prenne place, la maison a scellé sa part du mélange par le nombre ci-dessous, et chaque joueur y ajoute sa part de hasard. À la fin de la partie, le sceau est ouvert et chacun peut vérifier chaque carte.
deal-commitment = Le sceau (SHA-256) :

## Revenir à sa place
recover-title = Retour à ta place
recover-coming = On cherche ta place…
recover-missing = Ce lien est incomplet : la partie après # manque. Copie-le en entier.
recover-help = Le lien n’a peut-être pas été copié en entier, ou la table n’existe plus.

## Les règles
rules-of = Règles : { $game }
rules-contents = Sommaire
rules-coming = Chargement des règles…
rules-marks = Comment lire un paragraphe
rules-mark-r = Notre décision : le document est muet ou obscur, et la maison joue ainsi.
rules-mark-c = Imprimé sur les cartes ou le plateau, et pas dans le document.
rules-mark-s = Qui voit quoi.
rules-mark-none = Sans marque, c’est le document qui le dit. Avec une édition entre parenthèses, la règle ne vaut que pour cette édition.

## Nulle part
nowhere-title = Rien n’est accroché ici
nowhere-text = Il n’y a pas de page à cette adresse. Le lien n’a peut-être pas été copié en entier.
