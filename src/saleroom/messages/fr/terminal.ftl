# Le terminal : invites, aide, ce qui n’a pas été compris, conseils des robots, relecture. Les nombres qu’on tape
# sont donnés comme on les tape.

## Le début

terminal-welcome = { $table } : { $seats } (graine { $seed })
terminal-welcome-seat = place { $seat } { $name }

## Une décision

terminal-range = { $first } à { $last }
terminal-way-amount = { $verb ->
    [price] { $least } à { $most } pour nommer ce prix
   *[bid] { $least } à { $most } pour offrir cette somme
}
terminal-way-keys = { $first } à { $last }
terminal-way = { $key } pour « { $label } »
terminal-enter = Entrée pour « { $label } »
terminal-not-possible = { $what }, ce n’est pas possible ici ; sont possibles : { $possible }
terminal-empty-answer = une réponse vide
terminal-number-alone = { $number } tout seul
terminal-could-be = { $what } peut vouloir dire : { $names }
terminal-too-little = { $number }, c’est trop peu : { $range } (tape { $least } à { $most })
terminal-too-much = { $number }, c’est trop : { $range } (tape { $least } à { $most })
terminal-not-out = tu ne peux pas te retirer ici ; sont possibles : { $possible }
terminal-more = { "?" } pour la règle ({ $paragraph }), help pour le reste
terminal-help =
    Réponds par le numéro ou la lettre devant un choix, ou par ses mots, ou une partie
    d’entre eux. Une somme est un simple nombre, ou avec son verbe : bid 12. Entrée seule
    laisse filer ou passe, là où c’est possible.
      hint        ce qu’un robot fort ferait à ta place, et pourquoi
      out         laisser filer, et continuer ainsi jusqu’à la fin de cette enchère
      { "?" }           la règle derrière cette décision
      { "?" } { $number }      n’importe quel paragraphe des règles
      table       toute la table encore une fois
      log         ce qui s’est passé en dernier
      log all     tout ce qui s’est passé
      quit        quitter la partie

## La fin

terminal-record = L’enregistrement est dans { $file }.
terminal-left = Tu quittes la table ; la partie s’arrête ici.
terminal-stops = La partie s’arrête ici.
terminal-over = La partie est finie. { $why } ({ $paragraph })
terminal-ranking = Classement
    .rank = rang
    .player = joueur
    .score = total
terminal-you = toi
terminal-seat = place { $seat }

## Ce que disent les robots

terminal-no-advice = Personne n’a de conseil ici.
terminal-says = Place { $seat } : { $text }
terminal-explain = Coup { $move }, place { $seat } : { $label }.
terminal-explain-agree = Les deux sont d’accord.
refused-house-explain-moves = La partie enregistrée a { $moves_n } coups, pas { $given_n }.
refused-house-explain-chance = { $next_n ->
    [0] Le coup { $given_n } est celui du hasard.
   *[other] Le coup { $given_n } est celui du hasard ; la prochaine décision est le coup { $next_n }.
}
refused-house-explain-unasked = Rien n’était demandé à la place { $seat_n } au coup { $given_n }.
refused-house-explain-nothing = { $name } n’a rien à dire du coup { $given_n }.

## Une relecture

terminal-replay-help =
      Entrée, n   ce qui s’est passé ensuite         b           ce qui était avant
      57, j 57    après le coup 57                   start, end
      l, r        le lot, la manche d’après          L, R        le lot, la manche d’avant
      as 2        du point de vue de la place 2      as spectator, as all
      a           ce que l’analyse a trouvé ici
      { "?" }           la règle en vigueur                quit
terminal-replay-at = coup { $at } sur { $moves }, { $eyes }
terminal-replay-eyes = { $eyes ->
    [all] tout est visible
    [spectator] en spectateur
   *[seat] de la place { $seat }
}
terminal-replay-over = La partie est finie : { $scores }
terminal-replay-score = { $name } (place { $seat }) { $score }
terminal-replay-stops = L’enregistrement s’arrête ici, la partie continue.
terminal-replay-broken = L’enregistrement se trompe au coup { $move } : { $error }
terminal-replay-moves = l’enregistrement a les coups 0 à { $last }, pas { $given }
terminal-replay-nobody = personne ne regarde en { $name } : c’est une place de 0 à { $last }, « spectator » ou « all »
terminal-replay-no-word = { $word } n’est pas un mot de la relecture ; help les donne tous

## Les parties enregistrées et les fichiers

verdict-right = bon : { $moves ->
    [one] { $moves } coup, { $scores }
   *[other] { $moves } coups, { $scores }
}
verdict-goes-on = bon jusqu’ici : { $moves ->
    [one] { $moves } coup, la partie continue
   *[other] { $moves } coups, la partie continue
}
verdict-early-result = un résultat est donné, mais après { $moves ->
    [one] { $moves } coup la partie continue
   *[other] { $moves } coups la partie continue
}
verdict-no-result = la partie est finie, mais l’enregistrement n’a pas de résultat
verdict-wrong-scores = le résultat est { $scores }, pas { $claimed }
verdict-wrong-ranks = les scores du résultat sont bons, mais pas les rangs, les vainqueurs ou la raison
verdict-illegal = le coup { $move } est interdit : { $why }
verdict-bad-move = coup { $move } : { $why }
verdict-bad-back = repris, numéro { $back } : { $why }
verdict-no-practice = partie d’exercice, mais rien n’a été repris
verdict-unreadable = { $why }
verdict-note = { $text } (enregistré avec d’autres règles)
verdict-bad = FAUX : { $text }
terminal-empty = { $file } : il n’y a aucune partie dedans
terminal-judged = { $count ->
    [one] { $count } partie : { $good } bonne, { $bad } fausse
   *[other] { $count } parties : { $good } bonnes, { $bad } fausses
}
terminal-written = { $count ->
    [one] { $count } partie écrite dans { $file } (graine { $seed })
   *[other] { $count } parties écrites dans { $file } (graine { $seed })
}
terminal-standard-output = la sortie standard
refused-house-record-form = Ce n’est pas une partie enregistrée : { $why }
refused-house-record-twice = Ce n’est pas une partie enregistrée : « { $name } » s’y trouve deux fois.
refused-house-record-format = Cette version ne lit pas le format { $given_n }, mais { $least_n } à { $most_n }.
refused-house-record-seats = { $players_n } joueurs, mais { $seats_n } places sont nommées.
refused-house-record-mover = Un coup est joué par le numéro d’une place ou par « chance », pas par { $given }.
refused-house-record-no-outcome = Le hasard apporte quelque chose, pas une liste vide.
refused-house-record-chance = Le hasard n’est pas venu de la graine à laquelle la maison s’était engagée.
refused-house-record-seed = La graine n’est pas celle à laquelle la maison s’était engagée.
refused-house-record-seed-form = La graine de la donne n’est pas hexadécimale.
refused-house-record-nonces = { $players_n } joueurs, mais la donne a { $nonces_n } apports au mélange.
refused-house-record-back-moves = Il n’y avait pas { $moves_n } coups auxquels revenir.
refused-house-record-back-over = La partie était finie, et on ne reprend alors plus rien.
refused-house-record-back-seat = La place { $seat_n } n’y avait rien décidé.
refused-house-file-read = Impossible de lire { $file } : { $why }
refused-house-file-write = Impossible d’écrire { $file } : { $why }
refused-house-file-folder = Impossible d’écrire { $file } : c’est un dossier.
refused-house-file-no-folder = Impossible d’écrire { $file } : il n’y a pas de dossier { $folder }.
refused-house-file-twice = Deux choses ne peuvent pas être écrites à la fois dans { $file }.
refused-house-file-exists = { $file } existe déjà ; --force l’écrase.
refused-house-file-of-replay = Une reprise lit un fichier : l’entrée standard sert aux pas.
refused-house-file-line = { $file } n’a pas de partie à la ligne { $line_n }.
refused-house-file-record = { $file }, ligne { $line_n } : { $why }
refused-house-rules-no-paragraph = Les règles du jeu { $game } n’ont pas de paragraphe « { $name } » : elles commencent à { $first } et finissent à { $last }.

## Ce qui a été tapé

refused-house-typed-why = --why sert à regarder (--seat none) : les raisons des robots sont leurs secrets.
refused-house-typed-seat = --seat est une place de 0 à { $last_n }, random ou none, pas { $given }.
refused-house-typed-bots = { $option } est un nom, ou { $wanted_n } pour les places { $seats }, pas { $given_n }.
refused-house-typed-twice = L’option « { $name } » est donnée deux fois.
refused-house-typed-option = Une option s’écrit nom=valeur ou @fichier.toml, pas { $given }.
refused-house-typed-not-toml = Les options dans { $file } ne sont pas du TOML : { $why }

## Les jeux

terminal-games = { $title }
    .players = joueurs
    .editions = éditions
    .bots = robots
    .styles = caractères
    .guests = invités
terminal-weakest-first = { $names }, du plus faible au plus fort
terminal-left-out = laissé de côté : { $why }

## tune et check-game

terminal-tuned = { $who ->
    [anchor] contre la référence : { $mean } fois la part équitable ({ $low } à { $high })
   *[before] contre le point de départ : { $mean } fois la part équitable ({ $low } à { $high })
}
refused-house-tune-no-better = Les poids trouvés ne sont pas meilleurs que les précédents au-delà du hasard, on ne les garde donc pas.
refused-house-tune-no-skill = { $name } n’a pas de poids à régler : ses robots jouent au hasard.
terminal-exploited = { $tried } stratégies contre une table de { $against }, { $players } joueurs : la meilleure est { $character } avec { $changed }. Elle gagne { $mean } % ({ $low } à { $high }) sur de nouvelles donnes ; la part équitable est de { $fair } %, et { $character } tel quel gagne { $known } %.
terminal-exploited-nothing = rien de changé
refused-house-exploit-no-skill = { $name } n’a pas de poids dont on puisse faire une stratégie : ses robots jouent au hasard.
terminal-learnt = Génération { $number } : { $positions } positions. Sur des parties qu’il n’a pas vues, il se trompe de { $after }, avant de { $before }, le seul compte de { $counting }.
refused-house-learn-nothing = Dans { $name }, rien ne peut être appris : personne ne dit ce qu’un réseau devrait y regarder.
refused-house-learn-no-better = Ce qui a été appris ne prédit pas mieux les parties que le seul compte, et n’est pas gardé.
terminal-law = { $found ->
    [breach] ENFREINTE : { $law }
   *[unchecked] non vérifiée : { $law }
}
terminal-laws = { $breaches ->
    [0] { $game } : { $laws } lois sur { $setups } tables, aucune infraction
    [one] { $game } : { $laws } lois sur { $setups } tables, { $breaches } infraction
   *[other] { $game } : { $laws } lois sur { $setups } tables, { $breaches } infractions
}

## Le laboratoire

terminal-lots-written = { $count ->
    [one] { $count } lot est dans { $file }
   *[other] { $count } lots sont dans { $file }
}
refused-house-setup-no-mechanism = Aucun lot n’est vendu par « { $name } » ; possibles : { $known }
refused-house-setup-no-mechanism-near = Aucun lot n’est vendu par « { $name } ». Voulais-tu dire « { $near } » ? Possibles : { $known }
refused-house-laboratory-payout = Un barème a { $count_n } sommes de 0 à { $most_n }, et non « { $given } ».
refused-house-laboratory-no-swap = { $name } ne se vend et ne se paie que comme imprimé ; le laboratoire peut changer cela dans : { $known }
refused-house-laboratory-no-estimate = { $name } ne dit pas ce que vaut un lot ; dealer et les niveaux inférieurs le disent.
refused-house-experiment-toml = Ceci n’est pas du TOML : { $why }
refused-house-experiment-form = Ceci n’est pas une expérience : { $why }
refused-house-experiment-arms = Une expérience a de 1 à { $most_n } bras, et non { $given_n }.
refused-house-experiment-twice = Deux bras s’appellent « { $name } ».
refused-house-experiment-games = Une expérience a de 1 à { $most_n } donnes, et non { $given_n }.
refused-house-experiment-bots = Le bras « { $name } » demande un robot, ou { $players_n }, et non { $given_n }.

## Ce qui manque ou ne va pas autour d’une commande

refused-house-needs-package = Il faut pour cela le paquet { $package } : { $command }
refused-house-setup-bots = Pour { $players_n } joueurs, il faut autant de robots, pas { $given_n }.
refused-house-ladder-marks = Les marques { $begin } et { $end } doivent s’y trouver une fois, dans cet ordre.
refused-house-journal-form = On ne peut pas continuer à partir de { $file } : { $why }
refused-house-journal-format = { $file } est un fichier de « { $format } », version { $version_n }.
refused-house-journal-other = { $file } vient d’un autre travail : { $found }
refused-house-journal-block = La ligne { $line_n } de { $file } est illisible : { $why }
refused-house-journal-order = La ligne { $line_n } de { $file } n’est pas la partie { $block_n } du travail.
refused-house-bot-failed = { $name }, à la place { $seat_n }, a échoué dans le bloc { $block_n } : { $why }
refused-house-typed-address = --address désigne une grappe ; cette option va avec --on ray.
refused-house-typed-population = { $name } n’a pas de sens avec --population.
refused-house-typed-school = { $name } n’a pas de sens ici : un seul processus enseigne ce réseau, en quelques minutes.
refused-house-no-cluster = Aucune grappe Ray ne répond à { $address }.
refused-house-cluster-differs = { $name }, une machine de la grappe, a d’autres sources de saleroom que celle-ci. La même graine n’y donnerait pas les mêmes parties : installe partout la même version.
refused-house-cluster-lost = La grappe n’a pas pu finir une tâche : { $why }. Avec --resume, ce qui est fait est gardé.
refused-house-back-ends-differ = Le bloc { $block_n } de la graine { $seed } se joue autrement compilé qu’à une table. C’est un défaut du programme ; --plain se passe de parties compilées.
terminal-stopped = arrêté

## Le serveur

terminal-open-at = Saleroom est ouvert : { $address }
terminal-port-taken = le port { $port } est pris : on essaie le suivant
terminal-no-origin = ouvert au réseau sans --origin : derrière un mandataire qui parle https, indique son adresse (--origin https://games.example.org), sinon ses pages ne peuvent pas jouer
terminal-copied = copié dans { $file }
terminal-lost = { $rows ->
    [entries] le journal de la table { $log } n’a pas pu être lu
   *[other] une partie de « { $rows } » n’a pas pu être lue
}
terminal-found = { $table } : { $error }
terminal-examined = { $wrong ->
    [one] { $tables } tables, { $wrong } anomalie
   *[other] { $tables } tables, { $wrong } anomalies
}
terminal-exported = { $count ->
    [one] { $count } partie écrite
   *[other] { $count } parties écrites
}
terminal-not-exported = { $count ->
    [one] { $count } partie a été jouée avec d’autres règles et laissée de côté
   *[other] { $count } parties ont été jouées avec d’autres règles et laissées de côté
}
refused-house-no-table = Il n’y a pas de table { $name }.
refused-house-no-page = Il n’y a pas de page dans { $folder } : { $file } manque.
refused-house-origin-form = Une origine s’écrit comme https://games.example.org, pas { $given }.
refused-house-limit-form = Une limite s’écrit nom=nombre, avec l’un de ces noms : { $known } ; pas { $given }.
refused-house-parquet-output = Parquet s’écrit dans un fichier, pas sur la sortie standard.
refused-house-mail-form = Un serveur de courrier s’écrit comme smtps://user@mail.example.org ou smtp://user@mail.example.org:587.
refused-house-mail-password-place = Le mot de passe du serveur de courrier se met dans SALEROOM_SMTP_PASSWORD ou dans le fichier que nomme --smtp-password-file, pas dans son adresse.
refused-house-mail-half = { $missing ->
    [password] Il faut au serveur de courrier un utilisateur et un mot de passe, ou aucun des deux : le mot de passe manque.
   *[user] Il faut au serveur de courrier un utilisateur et un mot de passe, ou aucun des deux : l’utilisateur manque.
}
refused-house-mail-plain = Un mot de passe n’est pas envoyé sans chiffrement à une autre machine : utilise smtps: ou smtp:
refused-house-mail-no-password = Il n’y a pas de mot de passe dans { $file }.
refused-house-mail-no-sender = Il faut un expéditeur aux courriels : --mail-from games@example.org
refused-house-mail-sender = { $given } n’est pas une adresse d’où envoyer des courriels.
refused-house-address-how = Écris un chemin, sqlite:///fichier (sqlite:////fichier depuis la racine) ou postgresql://utilisateur:mot-de-passe@hôte/base.
refused-house-address-words = Les mots comme host= et password= ne sont pas compris ici. { refused-house-address-how }
refused-house-address-scheme = Rien n’est conservé sous des adresses en « { $name } ». { refused-house-address-how }
refused-house-address-slashes = Une adresse sqlite: a trois barres obliques devant son fichier. { refused-house-address-how }
refused-house-address-no-file = L’adresse ne nomme aucun fichier. { refused-house-address-how }
refused-house-address-folder = { $folder } est un dossier ; nomme un fichier dedans.
refused-house-address-port = L’hôte ou le port de l’adresse postgresql: est mal formé.
refused-house-address-no-database = L’adresse postgresql: ne nomme aucune base après l’hôte.
refused-house-data-in-use = { $file } est utilisé par un serveur (processus { $process }). Arrête-le, ou donne à celui-ci un autre fichier de données.
refused-house-data-newer = { $where } a le schéma { $schema }, et ce programme ne connaît que jusqu’à { $known } : un Saleroom plus récent l’a écrit. Mets celui-ci à jour pour l’utiliser.
refused-house-data-no-log = { $file } se trouve sur un système de fichiers qui ne peut pas tenir de journal d’écriture. Indique un autre endroit.
refused-house-data-trouble = Ce qui est conservé n’est pas accessible : { $why }
refused-house-backup-no-data = Il n’y a pas de fichier de données { $file }.
refused-house-backup-itself = { $file } contient les données elles-mêmes ; nomme un autre fichier.
refused-house-backup-failed = Aucune copie n’a été faite : { $file } : { $why }
refused-house-backup-old-schema = La base a un ancien schéma. Lance une fois un serveur dessus.
refused-house-log-missing = son journal manque
refused-house-log-hole = l’entrée { $entry_n } manque
refused-house-log-unreadable = la première entrée de son journal est illisible : { $why }
refused-house-log-frozen = elle est figée : { $why }
refused-house-log-listed = elle est listée comme { $listed }, mais son journal dit { $status }
refused-house-serve-processes-need = Plusieurs processus (--processes) se partagent les tables par PostgreSQL et Redis : indique les deux ({ $command }).
refused-house-serve-processes-system = Plusieurs processus (--processes) ne sont pas possibles sur ce système.

## Environnements pour programmes

refused-house-env-not-reset = Rien n’est encore distribué : appelle d’abord reset.
refused-house-env-broken-off = Un pas a été interrompu au milieu : appelle reset, ou restore avec ce qui a été gardé.
refused-house-env-over = L’épisode est terminé : appelle reset avant le prochain pas.
refused-house-env-dead = { $agent } a fini cet épisode : la seule action qui reste est None.
refused-house-env-shape = Il faut un tableau de forme { $wanted }, et non { $given }.
refused-house-env-kind = Il faut { $wanted }, et non { $given }.
refused-house-env-dtype = Les actions sont des nombres entiers, et non { $given }.
refused-house-env-render-mode = Il n’y a pas de mode d’affichage « { $given } » ; il y a : { $known }.
refused-house-env-illegal = Le sort d’une action illégale est l’un de { $known }, et non « { $given } ».
refused-house-env-agents = Un pas prend une action de chacun de { $known }, et de personne d’autre.
refused-house-env-wait = La place { $seat } n’a rien à décider maintenant : son action est { $action }, c’est-à-dire attendre.
refused-house-env-autoreset = La façon de recommencer est l’une de { $known }, et non « { $given } ».
refused-house-env-number = { $name } est un nombre entier, { $least } ou plus, et non { $given }.
refused-house-env-name = « { $given } » n’est pas dans cette liste : { $known }.
refused-house-env-lane = Les voies sont numérotées à partir de 0 ; il y en a { $lanes }, et { $given } n’en est pas une.
refused-house-env-seat = La place de l’élève est random ou un nombre inférieur à { $players }, et non { $given }.
refused-house-env-opponents = Il faut { $wanted } adversaires à ces tables, et non { $given }.
refused-house-env-bids = Les enchères sont des nombres de { $kind }, jamais au-dessous de 0, et non { $given }.
refused-house-setup-no-reward = Aucune récompense ne s’appelle « { $name } » ; il y a : { $known }.
refused-house-setup-no-reward-near = Aucune récompense ne s’appelle « { $name } » ; voulais-tu dire { $near } ? Il y a : { $known }.
