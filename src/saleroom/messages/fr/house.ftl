# La maison : les sièges, ce qui se passe à une table à côté du jeu, et pourquoi rien n’a été fait.

# Quand personne n’a donné de nom.
seat-numbered = Place { $seat }
bot-random = Hasard
bot-visitor = Visiteur
bot-regular = Habitué
bot-collector = Collectionneur
bot-connoisseur = Connaisseur
bot-dealer = Marchand
bot-expert = Maître
bot-master = Grand maître
bot-newcomer = Nouveau venu
bot-beginner = Débutant
bot-amateur = Dilettante
bot-miser = Avare
bot-gambler = Flambeur
bot-abstainer = Ascète
bot-hoarder = Accapareur
bot-reckoner = Calculateur
bot-blocker = Gêneur
bot-copier = Imitateur
bot-racer = Fonceur
bot-challenger = Challengeur
bot-names = Ada Bruno Clara Dario Edith Florian Greta Hugo Ines Jonas
# Une chose dite à côté d’une autre.
said-besides = { $said } ; { $more }

## Ce qui s’est passé à la table

line-sat = { $seat_is ->
    [you] Tu prends place
   *[other] { $text } prend place
}
line-stood = { $seat_is ->
    [you] Tu quittes la table
   *[other] { $text } quitte la table
}
line-mixed = { $seat_is ->
    [you] Tu participes au mélange
   *[other] { $seat } participe au mélange
}
line-filled = Un robot prend place : { $text ->
    [random] { bot-random }
    [visitor] { bot-visitor }
    [regular] { bot-regular }
    [collector] { bot-collector }
    [connoisseur] { bot-connoisseur }
    [dealer] { bot-dealer }
    [expert] { bot-expert }
    [master] { bot-master }
    [newcomer] { bot-newcomer }
    [beginner] { bot-beginner }
    [amateur] { bot-amateur }
    [miser] { bot-miser }
    [gambler] { bot-gambler }
    [abstainer] { bot-abstainer }
    [hoarder] { bot-hoarder }
    [reckoner] { bot-reckoner }
    [blocker] { bot-blocker }
    [copier] { bot-copier }
    [racer] { bot-racer }
    [challenger] { bot-challenger }
   *[other] { $text }
}
line-called = { $text ->
    [once] Une fois…
   *[twice] Deux fois…
}
line-handed-over = { $text ->
    [time] { $seat_is ->
        [you] Ton temps est écoulé : un robot joue pour toi
       *[other] { $seat } n’a plus de temps : un robot continue
    }
    [left] { $seat_is ->
        [you] Tu pars : un robot joue pour toi
       *[other] { $seat } part : un robot continue
    }
   *[wish] { $seat_is ->
        [you] Tu confies ta place à un robot
       *[other] { $seat } confie sa place à un robot
    }
}
line-took-back = { $seat_is ->
    [you] Tu reprends ta place
   *[other] { $seat } reprend sa place
}
line-asked-back = { $seat_is ->
    [you] Tu demandes à revenir en arrière
   *[other] { $seat } demande à revenir en arrière
}
line-agreed-back = { $seat_is ->
    [you] Tu es d’accord
   *[other] { $seat } est d’accord
}
line-declined-back = { $text ->
    [time] Tout le monde n’a pas répondu à temps : rien n’est annulé
    [withdrawn] { $seat_is ->
        [you] Tu retires ta demande
       *[other] { $seat } retire sa demande
    }
   *[no] { $seat_is ->
        [you] Tu refuses : rien n’est annulé
       *[other] { $seat } refuse : rien n’est annulé
    }
}
line-taken-back = { $seat_is ->
    [you] Tu reviens sur une décision : la partie reprend de là
   *[other] { $seat } revient sur une décision : la partie reprend de là
}
line-paused = { $seat_is ->
    [you] Ta connexion est perdue : le marteau attend
   *[other] { $seat } a perdu la connexion : le marteau attend
}
line-resumed = Le marteau reprend
line-said = { $seat } : { $text }
line-emoted = { $seat } : { $text ->
    [hello] { emote-hello }
    [good_luck] { emote-good-luck }
    [well_played] { emote-well-played }
    [wow] { emote-wow }
    [laugh] { emote-laugh }
    [bargain] { emote-bargain }
    [too_dear] { emote-too-dear }
    [thinking] { emote-thinking }
    [hurry] { emote-hurry }
    [oops] { emote-oops }
    [thanks] { emote-thanks }
   *[good_game] { emote-good-game }
}
emote-hello = Bonjour !
emote-good-luck = Bonne chance !
emote-well-played = Bien joué !
emote-wow = Waouh !
emote-laugh = Ha ha !
emote-bargain = Une bonne affaire !
emote-too-dear = Trop cher !
emote-thinking = Je réfléchis…
emote-hurry = Allez, plus vite !
emote-oops = Oups !
emote-thanks = Merci !
emote-good-game = Belle partie !
line-followed = Les mêmes joueurs continuent à une autre table
line-frozen = On ne peut plus jouer à cette table

## Pourquoi quelque chose n’a pas été fait

error-bad-setup = Ces réglages ne vont pas avec ce jeu.
error-bad-token = Personne n’est connu sous ce jeton.
error-begun = La partie a commencé.
error-bot-plays = Un robot joue à cette place. Reprends-la d’abord.
error-frozen = On ne peut plus jouer à cette table.
error-id-used = Tu as déjà utilisé cet identifiant pour autre chose.
error-illegal = Les règles ne le permettent pas en ce moment.
error-internal = Une erreur s’est produite ici. Elle a été notée.
error-malformed = La demande n’a pas été comprise.
error-method = On ne peut pas faire cela ici.
error-no-change = C’est déjà le cas.
error-no-origin = Un programme montre son jeton dans l’en-tête Authorization, pas dans un cookie.
error-no-seat = Cette place n’existe pas.
error-no-such-page = Cette page n’existe pas.
error-no-such-table = Cette table n’existe pas.
error-nobody = Tu n’as encore de place nulle part. Prends-en une d’abord.
error-not-begun = La partie commence quand toutes les places sont prises.
error-not-here = Ce n’est pas possible à cette table.
error-not-invited = Cette place est pour ceux qui ont reçu le lien.
error-not-now = Ce n’est pas possible en ce moment.
error-not-yet = On ne le montre qu’une fois la partie finie.
error-not-yours = Ce n’est pas à toi de le faire.
error-over = La partie est finie.
error-rate = Trop de demandes à la fois. Attends un instant.
error-seated = Tu as une place à cette table.
error-sockets = Cette table est ouverte dans trop de fenêtres. Fermes-en une.
error-stale = La situation a changé entre-temps. Regarde à nouveau.
error-taken = C’est déjà pris.
error-too-large = C’est trop long.
error-too-soon = Laisse du temps aux autres : deux secondes après chaque offre et chaque annonce.
error-unavailable = La partie ne peut pas être enregistrée pour l’instant. Réessaie dans un moment.
error-unreadable = Cette table est illisible : ce qui en a été gardé est abîmé. Préviens la personne qui tient cette maison.
error-wrong-host = Ce serveur n’est pas connu sous ce nom. La personne qui le gère peut le lui donner (--origin).
error-wrong-origin = Une page venue d’ailleurs ne peut pas faire cela.

## La même chose, plus précisément

refused-house-analyses-busy = Trop de parties sont analysées en ce moment. Réessaie dans un instant.
refused-house-analysis-failed = L’analyse s’est interrompue. Demande-la de nouveau.
refused-house-analysis-no-game = Les parties de ce jeu ne sont pas analysées.
refused-house-analysis-not-installed = Ce serveur ne peut pas analyser les parties : l’extra « fast » n’est pas installé.
refused-house-another-seat = Tu as une autre place à cette table.
refused-house-as-it-is = C’est déjà le cas.
refused-house-back-asked = Quelqu’un demande déjà à revenir en arrière.
refused-house-back-not-asked = Personne ne le demande plus.
refused-house-back-too-much = On est déjà trop souvent revenu en arrière dans cette partie.
refused-house-back-too-often = { $most_n ->
    [one] On te l’a déjà refusé une fois dans cette partie.
   *[other] On te l’a déjà refusé { $most_n } fois dans cette partie.
}
refused-house-bot-already = Un robot joue déjà à cette place.
refused-house-close-later = { $hours_n ->
    [one] D’autres jouent ici aussi, et cette table peut encore être réparée. Tu pourras la fermer dans une heure et emporter alors l’enregistrement.
   *[other] D’autres jouent ici aussi, et cette table peut encore être réparée. Tu pourras la fermer dans { $hours_n } heures et emporter alors l’enregistrement.
}
refused-house-figures = Ces chiffres ne se lisent que depuis cette machine, ou avec un jeton.
refused-house-frozen-damage = On ne peut plus jouer à cette table : une partie de ce qui en a été gardé est abîmée. Qui a joué peut en emporter l’enregistrement, jusqu’où il va.
refused-house-frozen-rules = On ne peut plus jouer à cette table : les règles ont changé depuis le début, et celles d’aujourd’hui mènent ailleurs. Qui a joué peut en emporter l’enregistrement.
refused-house-interval = La manche est finie. La partie reprend quand tout le monde a continué, ou dans quelques secondes.
refused-house-hint-asked = Tu as déjà demandé, et un robot réfléchit.
refused-house-hints-busy = Trop de joueurs demandent conseil en ce moment. Réessaie dans un instant.
refused-house-knock-over = Personne ne le demande plus.
refused-house-knocked-already = Tu as déjà demandé.
refused-house-nobody-home = Il n’y a encore personne à table pour te laisser entrer.
refused-house-out-holds = Tu as laissé filer ce prix. Si quelqu’un surenchérit, on te le redemandera.
refused-house-answer-stands = Tu as déjà répondu pour ce lot. Sur plusieurs jours, une réponse vaut jusqu’à la vente du lot.
refused-house-too-many-knocks = Trop de monde a déjà demandé à entrer ici. Demande le lien.
refused-house-turned-away = Ceux qui sont à table ont refusé.
refused-house-leads = Tu es en tête : tu ne peux pas te retirer.
refused-house-mail-address = Ce n’est pas une adresse e-mail.
refused-house-name-length = { $most_n ->
    [one] Un nom a une lettre.
   *[other] Un nom a de 1 à { $most_n } lettres.
}
refused-house-name-of-bot = C’est le nom d’un robot ici.
refused-house-name-mixed = Un nom s’écrit dans un seul alphabet.
refused-house-name-taken = Quelqu’un à cette table porte déjà ce nom.
refused-house-no-advice = Personne n’a de conseil ici.
refused-house-no-call = Le vendeur n’a rien à annoncer maintenant.
refused-house-no-chat = Il n’y a pas de discussion à cette table.
refused-house-no-tutor = Il n’y a pas d’entraîneur ici : seulement quand une personne joue contre des robots.
refused-house-no-decision = Tu n’y as rien décidé qui tienne encore.
refused-house-no-free-seat = Il n’y a plus de place libre.
refused-house-no-interval = La partie a déjà repris.
refused-house-no-hint-now = Il n’y a rien à conseiller : on ne te demande rien, et aucun lot n’est en vente.
refused-house-no-hints = Cette table ne donne pas de conseils.
refused-house-no-lot = Il n’y a pas de lot pour lequel laisser un ordre.
refused-house-no-mail = Cette maison n’envoie pas d’e-mails.
refused-house-no-orders = Cette table n’accepte pas d’ordres secrets.
refused-house-no-outcry = On ne se retire que d’une enchère libre.
refused-house-no-plain-text = Le texte contient un caractère interdit.
refused-house-no-such-bot = Ce robot n’existe pas pour ce jeu.
refused-house-no-such-confirmation = Ce lien n’est plus valable. Redemande des rappels.
refused-house-no-such-language = Saleroom ne parle pas « { $name } » ; elle parle { $known }.
refused-house-no-such-link = Ce lien ne mène à aucune place.
refused-house-no-such-seat = Cette place n’existe pas à cette table.
refused-house-nothing-asked = Personne n’avait rien à décider à cet endroit.
refused-house-nothing-decided = Tu n’as encore rien décidé.
refused-house-players-only = Seuls ceux qui ont joué peuvent revoir cette partie.
refused-house-too-many-pictures = Trop d’images à dessiner. Réessaie dans { $wait_n } secondes.
refused-house-too-many-seatings = On s’est déjà assis { $most_n } fois à cette table. Ouvres-en une autre.
refused-house-too-many-letters = Dans une partie, on peut écrire { $most_n } lettres. Cela suffit.
refused-house-too-many-words = Dans une partie, on peut dire et changer tant de choses à côté de ses coups : { $most_n } fois. Cela suffit.
refused-house-no-take-back = À cette table, on ne revient pas en arrière.
refused-house-no-step = Rien n’attend que tu avances.
refused-house-not-alone = Seul un joueur qui joue seul choisit le rythme.
refused-house-not-played = Seuls ceux qui ont joué peuvent demander une revanche.
refused-house-not-seated = Tu n’as pas de place à cette table.
refused-house-pass-only = Ici le montant d’une offre compte : un ordre secret ne peut être que de passer.
refused-house-person-already = Tu joues toi-même à cette place.
refused-house-push-device = Ce n’est pas un abonnement push d’un navigateur.
refused-house-same-deal = Cette table rejoue une donne : personne ne participe au mélange.
refused-house-seat-taken = Cette place est déjà prise.
refused-house-seller-calls = C’est au vendeur d’annoncer.
refused-house-tempo-too-often = Le rythme a changé { $most_n } fois dans cette partie, cela suffit.
refused-house-webhook = Un webhook est une adresse qui commence par https:// ou http://.
refused-house-your-decision = C’est à toi de décider.

## Une table qu’on ne peut pas préparer ainsi

refused-house-setup-no-game = Aucun jeu ne s’appelle « { $name } » ; il y a : { $known }.
refused-house-setup-no-game-near = Aucun jeu ne s’appelle « { $name } » ; voulais-tu dire { $near } ? Il y a : { $known }.
refused-house-setup-edition = Ce jeu n’a pas d’édition { $name } ; il y a : { $known }.
refused-house-setup-players = Ce jeu est pour { $known } joueurs, pas pour { $name }.
refused-house-setup-options = Les options se donnent par leur nom, pas comme { $name }.
refused-house-setup-no-option = Ce jeu n’a pas d’option « { $name } » ; il y a : { $known }.
refused-house-setup-no-option-near = Ce jeu n’a pas d’option « { $name } » ; voulais-tu dire { $near } ? Il y a : { $known }.
refused-house-setup-least = { $option } : il faut au moins { $least_n }, pas { $given_n }.
refused-house-setup-not-over = La partie n’est pas finie.
refused-house-setup-no-bot = Aucun robot ne s’appelle « { $name } » ici ; il y a : { $known }.
refused-house-setup-no-bot-near = Aucun robot ne s’appelle « { $name } » ici ; voulais-tu dire { $near } ? Il y a : { $known }.
refused-house-setup-no-bot-there = Une place pour une personne ne nomme pas de robot, pas même { $name }.
refused-house-setup-budget = « { $name } » : le temps de réflexion d’un robot s’écrit comme expert:worlds=128 ou expert:seconds=0.5.
refused-house-setup-worlds = « { $name } » : worlds est un nombre entier de 1 à { $most_n }.
refused-house-setup-seconds = « { $name } » : seconds est plus que 0 et au plus { $most_n }.
refused-house-setup-left-out = Laissé de côté : { $why }
refused-house-setup-no-search = { $name } ne cherche pas, donc ni worlds ni seconds n’ont de sens.
refused-house-setup-says-nothing = { $name } ne dit pas pourquoi.
refused-house-setup-range = { $option } : il faut un nombre de { $least_n } à { $most_n }, pas { $given_n }.
refused-house-setup-entry-range = { $option }, entrée { $entry_n } : il faut un nombre de { $least_n } à { $most_n }, pas { $given_n }.
refused-house-setup-entry-least = { $option }, entrée { $entry_n } : il faut au moins { $least_n }, pas { $given_n }.
refused-house-setup-seat = { $option } : il n’y a pas de place { $seat_n } à une table pour { $players_n }. La première est la place 0.
refused-house-setup-mystery-hand = La main mystère se joue à trois, pas à { $players_n }.
refused-house-setup-public-hints = Une table publique ne donne pas de conseils.
refused-house-setup-count = { $wanted_n ->
    [one] { $option } : il faut une entrée ; tu en as donné { $given_n }.
   *[other] { $option } : il faut { $wanted_n } entrées ; tu en as donné { $given_n }.
}
refused-house-setup-entry-count = { $option }, entrée { $entry_n } : { $least_n ->
    [1] il en faut de 1 à { $most_n } ; tu en as donné { $given_n }.
   *[other] il en faut { $most_n } ; tu en as donné { $given_n }.
}
refused-house-setup-entry-unknown = { $option }, entrée { $entry_n } : « { $name } » ne fait pas partie de : { $known }.
refused-house-setup-entry-twice = { $option }, entrée { $entry_n } : « { $name } » y est plus d’une fois.
refused-house-setup-entry-repeats = { $option } : l’entrée { $entry_n } répète l’entrée { $other_n }.
refused-house-setup-entry-form = { $option }, entrée { $entry_n } : « { $name } » ne s’écrit pas comme « { $form } ».
refused-house-setup-tiles = { $wanted_n ->
    [one] { $option } : il faut une fois « { $name } » ; tu l’as donné { $given_n } fois.
   *[other] { $option } : il faut { $wanted_n } fois « { $name } » ; tu l’as donné { $given_n } fois.
}
refused-house-setup-sum = { $option } : la somme des nombres doit être { $wanted_n }, pas { $given_n }.
refused-house-setup-unknown = { $entry_n ->
    [0] { $option } : « { $name } » ne peut pas être choisi ici.
   *[other] { $option }, entrée { $entry_n } : « { $name } » ne peut pas être choisi ici.
}
refused-house-setup-kind = { $entry_n ->
    [0] { $option } : il faut { refused-house-setup-kind-needed }, pas { refused-house-setup-kind-got }.
   *[other] { $option }, entrée { $entry_n } : il faut { refused-house-setup-kind-needed }, pas { refused-house-setup-kind-got }.
}
refused-house-setup-kind-needed = { $needed ->
    [int] un nombre entier
    [bool] oui ou non
    [str] un texte entre guillemets
    [array] une liste entre crochets
   *[other] autre chose
}
refused-house-setup-kind-got = { $got ->
    [int] un nombre
    [float] une fraction
    [bool] oui ou non
    [str] un texte
    [array] une liste
   *[other] autre chose
}

## Trop à la fois

refused-house-too-many-tables = { $wait_n ->
    [one] Trop de tables ont été ouvertes d’ici. Réessaie dans { $wait_n } seconde.
   *[other] Trop de tables ont été ouvertes d’ici. Réessaie dans { $wait_n } secondes.
}
refused-house-too-many-addresses = Les rappels vont à { $most_n } endroits de ce genre au plus. Retires-en un d’abord.
refused-house-seat-on-many-devices = Cette place est déjà ouverte sur { $most_n } appareils.
refused-house-too-many-devices = Assez d’appareils ont été inscrits pour le moment. Réessaie plus tard.
refused-house-too-many-mails = Assez d’e-mails ont été envoyés pour le moment. Regarde dans ta boîte, ou réessaie plus tard.
refused-house-too-many-people = { $wait_n ->
    [one] Trop de nouveaux joueurs sont venus d’ici. Réessaie dans { $wait_n } seconde.
   *[other] Trop de nouveaux joueurs sont venus d’ici. Réessaie dans { $wait_n } secondes.
}
refused-house-too-many-remindings = L’adresse des rappels a été changée { $most_n } fois. Elle reste maintenant telle quelle.
refused-house-too-many-requests = { $wait_n ->
    [one] Trop de demandes sont venues d’ici. Réessaie dans { $wait_n } seconde.
   *[other] Trop de demandes sont venues d’ici. Réessaie dans { $wait_n } secondes.
}
refused-house-too-many-analyses = { $wait_n ->
    [one] Trop d’analyses ont été demandées d’ici. Réessaie dans { $wait_n } seconde.
   *[other] Trop d’analyses ont été demandées d’ici. Réessaie dans { $wait_n } secondes.
}
refused-house-too-many-hints = { $wait_n ->
    [one] Trop de conseils demandés. Réessaie dans une seconde.
   *[other] Trop de conseils demandés. Réessaie dans { $wait_n } secondes.
}
refused-house-too-much-knocking = { $wait_n ->
    [one] Trop de demandes d’entrée sont venues d’ici. Réessaie dans { $wait_n } seconde.
   *[other] Trop de demandes d’entrée sont venues d’ici. Réessaie dans { $wait_n } secondes.
}
refused-house-too-much-said = { $wait_n ->
    [one] Laisse aussi parler les autres. Réessaie dans { $wait_n } seconde.
   *[other] Laisse aussi parler les autres. Réessaie dans { $wait_n } secondes.
}
refused-house-too-many-messages = { $wait_n ->
    [one] Trop de messages sont venus de cette place. Réessaie dans { $wait_n } seconde.
   *[other] Trop de messages sont venus de cette place. Réessaie dans { $wait_n } secondes.
}

## Ce qu’un programme a mal fait

refused-house-action-form = Une action est un objet à une seule clé ({ $known }), pas { $given }.
refused-house-action-verb = { $given } ne fait pas partie de { $known }.
refused-house-action-bare = « { $verb } » prend true, pas { $given }.
refused-house-action-whole = « { $verb } » prend un nombre entier, pas { $given }.
refused-house-action-range = « { $verb } » prend un nombre de 0 à { $most_n }, pas { $given }.
refused-house-action-number = { $given } n’est le numéro d’aucune action.
refused-house-seat-unknown = Cette table a les places 0 à { $last_n }, pas { $given }.
refused-house-seat-of-chance = Le hasard ne voit rien.
refused-house-rules-no-page = Aucune page de règles pour « { $game } » n’est installée.
refused-house-setup-program-there = Une place pour un programme le nomme, et aucune autre place ne le fait.
refused-house-program-taken = Un programme est inscrit ici sous un nom qui ressemble à celui-ci.
refused-house-program-of-program = Un programme n’en inscrit pas d’autres ; c’est à qui le possède de le faire.
refused-house-too-many-programs = Tu as inscrit { $most_n } programmes, et c’est le maximum.
refused-house-no-such-program = Tu n’as inscrit aucun programme de ce nom.
