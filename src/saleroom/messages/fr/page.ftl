# L'interface de la page : la maison, et ce qui entoure chaque table.
skip-to-content = Aller au contenu
house-nav = La maison
to-house = Vers l’accueil
you = toi
copied = Copié

## Les souhaits du lecteur
wishes = Langue, apparence et sons
wish-language = Langue
wish-theme = Apparence
theme-auto = Comme l’appareil
theme-light = Claire
theme-dark = Sombre
wish-sound = Sons
wish-motion = Mouvements

## Une table
table-problem = Cette table ne peut pas être montrée
table-coming = On dresse la table…
table-seats = Joueurs
table-board = Plateau
table-dock = Ta décision
table-nav = La table
table-menu = Ton siège
table-frozen = Cette table est gelée
table-over = La partie est finie.
table-show-end = Montrer le résultat
table-show-board = Montrer le plateau
table-bot-plays = Un robot joue à ta place.
table-take-seat-back = Jouer à nouveau toi-même
table-hand-over = Laisser un robot jouer pour moi
table-leave = Quitter la table
table-copy-recovery = Copier le lien qui emmène mon siège sur un autre appareil
table-remind = Me le rappeler…
table-remind-address = Appeler cette adresse quand la table m’attend
table-remind-how = La maison y envoie un court message (un POST avec la table, ton siège et le temps qu’il te reste), par exemple à un service qui le transmet à ton téléphone. Elle en envoie un quand c’est à toi, et un autre quand il reste un quart du temps. Vide : pas de rappel.
table-remind-keep = Enregistrer
table-all-rules = Toutes les règles
table-replay = Revoir la partie
table-watching = Tu regardes
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
line-lost = Pas de connexion ; nouvel essai…

## Les sièges
seat-you = { $name } (toi)
seat-away = un robot remplace
seat-offline = hors ligne
seat-asked = doit décider
bot-random = Hasard
bot-visitor = Visiteur
bot-collector = Collectionneur
bot-dealer = Marchand
bot-expert = Maître
clock-left = Temps restant
clock-hours = { $hours } h { $minutes } min

## À côté du plateau
side = Journal, règles et discussion
side-log = Journal
side-rules = Règles
side-chat = Discussion
chat-empty = Personne n’a encore rien dit.
chat-say = Dire quelque chose
chat-send = Envoyer
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
key-raise = Surenchérir de { $step }, à { $amount }
key-more = Un de plus
key-less = Un de moins

## Enchères
amount-quick = Surenchères rapides
amount-label = Montant
amount-less = Un de moins
amount-more = Un de plus
amount-range = De { $least } à { $most }
amount-really = Vraiment { $amount } ?
auction-bidders = Enchérisseurs
auction-out = sorti
auction-thinks = réfléchit…
call-once = Une fois
call-twice = Deux fois
call-sold = Adjugé
order-leave = Laisser un ordre secret
order-left = { $then ->
    [ask] Ton ordre secret : jusqu’à { $amount }, puis me demander
   *[pass] Ton ordre secret : jusqu’à { $amount }, puis passer
}
order-withdraw = Retirer l’ordre
order-pass = Passer pour moi sur ce lot
order-up-to = Enchérir pour moi jusqu’à
order-then = Ensuite
order-then-pass = passer
order-then-ask = me redemander
order-give = Laisser l’ordre
order-secret = Seule la maison le connaît ; il n’est jamais montré à personne.

## Un jeu sans plateau à lui
generic-table = La table
generic-players = Les joueurs
generic-field = quoi

## La première page
house-headline = Quatre jeux d’enchères, avec de bons robots ou avec tes amis.
house-lead = Pas de compte, rien à installer : un clic et tu es assis. Tout se joue d’après les règles, dans ta langue.
house-games = Les jeux
guest-name = Invité
name-play-as = Tu joues sous le nom
name-mine = Ton nom
play-bots = Jouer avec des robots
invite-friends = Inviter des amis
learn = Apprendre
error-no-line = Le serveur est injoignable. Vérifie ta connexion et réessaie.

poster-modern-art-title = Modern Art
poster-modern-art-players = 3 à 5 joueurs
poster-modern-art-minutes = environ 45 minutes
poster-modern-art-tagline = Un tableau vaut ce que la foule croit.
poster-modern-art-blurb = Tu es marchand d’art : vends tes tableaux dans cinq types d’enchères, achète ceux des autres et rends tes artistes célèbres.
poster-alles-futsch-title = Alles Futsch
poster-alles-futsch-players = 2 à 5 joueurs
poster-alles-futsch-minutes = environ 30 minutes
poster-alles-futsch-tagline = Le troisième rapporte. Le quatrième fait mal.
poster-alles-futsch-blurb = Achète meubles, vases et horloges à la carte, refile aux autres ce qui ne te sert pas, et arrête-toi avant d’avoir tout perdu.
poster-moderne-zeiten-title = Moderne Zeiten
poster-moderne-zeiten-players = 3 à 5 joueurs
poster-moderne-zeiten-minutes = environ 60 minutes
poster-moderne-zeiten-tagline = Des titres, des zeppelins et le krach qui vient.
poster-moderne-zeiten-blurb = Enchéris sur les titres de cinq industries, vole de ville en ville tant que tu as la majorité, et sors à temps.
poster-canaletto-title = Canaletto
poster-canaletto-players = 3 ou 4 joueurs
poster-canaletto-minutes = environ 45 minutes
poster-canaletto-tagline = Chaque offre déplace la gondole.
poster-canaletto-blurb = Les palais de Venise vendent leurs trésors ; la hauteur de ton offre décide quels trésors viendront ensuite.

## Les tables sur la première page
mine-title = Mes tables
mine-waiting = { $count ->
    [one] Une table t’attend
   *[other] { $count } tables t’attendent
}
mine-your-turn = à toi de jouer
mine-open = attend des joueurs
mine-go = Vers la table
mine-result = Voir le résultat
mine-empty = Tu n’es encore assis à aucune table. Joue avec des robots : un clic suffit.
mine-past = { $count ->
    [one] Une partie finie
   *[other] { $count } parties finies
}
more-tables = { $count ->
    [one] Une table de plus
   *[other] { $count } tables de plus
}
open-tables = Sièges libres
open-empty = Personne ne cherche de joueurs en ce moment. La tienne peut être la première table publique :
playing-tables = Regarder
playing-empty = Aucune partie publique n’est en cours.
row-live = en direct
row-days = { $hours ->
    [one] sur plusieurs jours, une heure par décision
   *[other] sur plusieurs jours, { $hours } heures par décision
}
row-free = { $count ->
    [one] un siège libre
   *[other] { $count } sièges libres
}
row-look = Voir
row-join = S’asseoir
row-watch = Regarder

## En bas de chaque page
foot-rules = Les règles
foot-source = Les règles ont été réécrites avec nos mots d’après les documents des jeux, paragraphe par paragraphe ; chaque refus cite son paragraphe.
foot-house = La maison
foot-programs = Pour les programmes
foot-install = Installer l’application
foot-licence = Saleroom est un logiciel libre sous licence MIT. Les jeux appartiennent à leurs auteurs.

## Ouvrir une table
open-title = Ouvrir une table
open-preset = Partir de
preset-friends = Entre amis, en direct
    .meaning = Tous à table en même temps ; tu envoies le lien.
preset-days = Entre amis, sur plusieurs jours
    .meaning = Chacun joue quand il a le temps.
preset-bots = Seulement des robots
    .meaning = Commence tout de suite, sans pendule.
open-game = Jeu
open-edition = Édition
open-players = Joueurs
open-seats = Sièges
sitter-me = Moi
    .meaning = Ton propre siège.
sitter-person = Quelqu’un qui a le lien
    .meaning = Pour qui reçoit le lien de toi.
sitter-open = N’importe qui
    .meaning = Pour qui trouve la table sur la première page.
sitter-bots = Robots
sitter-bot = Robot : { $bot }
bot-random-manner = Fait n’importe quoi de permis.
bot-visitor-manner = Des calculs simples, à un tiers près : bien pour une première partie.
bot-collector-manner = Connaît bien le jeu et se fixe une limite pour chaque lot.
bot-dealer-manner = Connaît bien le jeu, affûté par beaucoup de parties contre lui-même : l’adversaire habituel.
bot-expert-manner = Imagine ce qui peut venir et fait ce qui gagne le plus souvent.
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
    .meaning = Adjugé quand tous les autres ont laissé filer.
hammer-seller = Au vendeur
    .meaning = Le vendeur appelle : une fois, deux fois, adjugé.
open-who = Qui peut venir
who-link = Par lien seulement
    .meaning = Personne ne trouve la table sans ton lien.
who-public = Publique
    .meaning = Sur la première page, chacun peut s’asseoir ou regarder ; sans discussion.
open-finer = Plus de réglages
open-options = Options du jeu
option-usual = comme d’habitude
open-absent = Qui dépasse son temps
absent-bot = Un robot continue
    .meaning = Le joueur peut reprendre son siège à tout moment.
absent-pass = Passe
    .meaning = Au moindre coût permis par les règles, décision par décision.
open-orders = Ordres laissés à la maison
orders-usual = Sur plusieurs jours seulement
    .meaning = Comme d’habitude.
orders-yes = Oui
    .meaning = Dis en secret à la maison jusqu’où enchérir pour toi.
orders-no = Non
    .meaning = Chacun fait chaque offre lui-même.
open-language = Langue de la table
open-chat = Discussion
    .meaning = Ceux qui sont à table peuvent se parler ; jamais à une table publique.
open-advanced = Pour les initiés
    .meaning = S’écrit en JSON ; un champ vide laisse la valeur habituelle.
open-no-me = Tu n’as pas de siège ici : tu regarderas.
open-send = Ouvrir la table
open-begin = Commencer

## Avant la partie
waiting-for = { $count ->
    [0] Tous les sièges sont pris
    [one] Un siège est libre
   *[other] { $count } sièges sont libres
}
waiting-title-short = { $count ->
    [one] Un siège libre
   *[other] { $count } sièges libres
}
waiting-begins = Tout le monde est là : on commence
waiting-by-itself = La partie commence d’elle-même quand tous les sièges sont pris.
waiting-sit = Prendre un siège
waiting-sit-here = S’asseoir ici
waiting-no-invite = Tu regardes. Les sièges libres sont pour ceux qui ont reçu le lien : demande-le à qui a ouvert la table.
waiting-free = Libre
waiting-mixed = a mêlé sa part au hasard
waiting-fill = Donner à un robot
waiting-fill-all = Des robots pour tous les sièges libres
waiting-strength = Force des robots
invite-title = Inviter des amis
invite-how = Qui a ce lien peut prendre un siège. Pas besoin de compte.
invite-link = Lien vers cette table
invite-copy = Copier le lien
invite-share = Partager…
invite-code = Le lien sous forme de code à photographier
invite-scan = Ou à scanner avec un téléphone.
invite-text = Viens jouer à { $game } avec moi :
deal-title = Une donne vérifiable
deal-mixed = ta part y est
deal-how = La maison a scellé son hasard par le nombre ci-dessous avant que quiconque s’assoie, et chaque siège y mêle quelque chose à lui. À la fin de la partie le sceau est ouvert et chacun peut vérifier chaque carte.
deal-commitment = Le sceau (SHA-256) :

## Revenir à son siège
recover-title = De retour à ton siège
recover-coming = On va chercher ton siège…
recover-missing = Ce lien n’est pas entier : la partie après # manque. Copie-le en entier.
recover-help = Le lien n’a peut-être pas été copié en entier, ou la table n’existe plus.

## Les règles
rules-of = Règles de { $game }
rules-contents = Sommaire
rules-coming = On va chercher les règles…
rules-marks = Comment lire un paragraphe
rules-mark-r = Notre décision : le document est muet ou obscur, et la maison joue ainsi.
rules-mark-c = Imprimé sur les cartes ou le plateau, et pas dans le document.
rules-mark-s = Qui voit quoi.
rules-mark-none = Sans marque, c’est le document qui le dit. Une édition entre parenthèses ne vaut que pour elle.

## Nulle part
nowhere-title = Rien n’est accroché ici
nowhere-text = Il n’y a pas de page à cette adresse. Le lien n’a peut-être pas été copié en entier.
