# Moderne Zeiten

moderne-zeiten-title = Moderne Zeiten
moderne-zeiten-tagline = Titres et zeppelins dans les années folles.
moderne-zeiten-blurb = Cinq industries prospèrent, et tout le monde spécule. Achète des titres aux enchères, pose-les pour avoir la majorité dans une industrie et vole de ville en ville avec ton zeppelin. Mais trop de titres sur la table, et c’est le krach.

## L’argent et les choses

# $amount compte des millions.
moderne-zeiten-money = { $amount } M$
moderne-zeiten-money-short = { $amount } M$
moderne-zeiten-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
moderne-zeiten-shares = { $count ->
    [one] { $count } titre
   *[other] { $count } titres
}
# Comme ce qu’on achète ou reçoit : certaines langues le disent autrement.
moderne-zeiten-shares-bought = { $count ->
    [one] { $count } titre
   *[other] { $count } titres
}
moderne-zeiten-industry = { $id ->
    [0] navigation
    [1] aviation
    [2] construction
    [3] automobile
   *[4] télécoms
}
moderne-zeiten-industry-letter = { $id ->
    [0] Na
    [1] Av
    [2] Co
    [3] Au
   *[4] Té
}
moderne-zeiten-city = { $id ->
    [0] New York
    [1] Londres
    [2] Paris
    [3] Berlin
    [4] Chicago
   *[5] La Nouvelle-Orléans
}
moderne-zeiten-city-letter = { $id ->
    [0] NY
    [1] Lo
    [2] Pa
    [3] Be
    [4] Ch
   *[5] NO
}
moderne-zeiten-city-short = { $id ->
    [0] New York
    [1] Londres
    [2] Paris
    [3] Berlin
    [4] Chicago
   *[5] N.-Orléans
}

## Ce qui s’est passé

moderne-zeiten-event-initiative = { $seat_is ->
    [you] Tu reçois l’initiative
   *[other] { $seat } reçoit l’initiative
}
moderne-zeiten-event-space-laid = La case { $space } du parcours est { $city }, { $industry }
moderne-zeiten-run-space-laid = Le parcours est posé : { $count } cases
moderne-zeiten-event-dealt = { $seat_is ->
    [you] Tu reçois { moderne-zeiten-shares-bought }
   *[other] { $seat } reçoit { moderne-zeiten-shares-bought }
}
moderne-zeiten-event-share-drawn = { $industry_is ->
    [secret] { $seat } reçoit un titre
   *[some] { $seat_is ->
        [you] Tu reçois un titre ({ $industry })
       *[other] { $seat } reçoit un titre ({ $industry })
    }
}
moderne-zeiten-run-dealt = { $viewer ->
    [seat] Tu reçois { moderne-zeiten-shares-bought } : { $list }
   *[watcher] { moderne-zeiten-shares-bought } par joueur
}
moderne-zeiten-event-turn-began = { $seat_is ->
    [you] Tour { $turn } : tu as l’initiative
   *[other] Tour { $turn } : { $seat } a l’initiative
}
moderne-zeiten-event-rolled = Le dé indique { $number }
moderne-zeiten-event-turned-up = Un titre est retourné ({ $industry })
moderne-zeiten-event-stock-renewed = { $count ->
    [one] L’unique titre défaussé forme la nouvelle pioche
   *[other] Les { $count } titres défaussés forment la nouvelle pioche
}
moderne-zeiten-event-no-auction = Il n’y a aucun titre à vendre : pas d’enchère ce tour-ci
moderne-zeiten-event-unsold = Personne n’enchérit : le lot reste ({ moderne-zeiten-shares })
moderne-zeiten-event-sold = { $seat_is ->
    [you] Adjugé : tu achètes { moderne-zeiten-shares-bought } pour { $price }
   *[other] Adjugé : { $seat } achète { moderne-zeiten-shares-bought } pour { $price }
}
moderne-zeiten-event-took = { $seat_is ->
    [you] Tu prends { moderne-zeiten-shares-bought } ({ $industry })
   *[other] { $seat } prend { moderne-zeiten-shares-bought } ({ $industry })
}
moderne-zeiten-event-paid = { $payee_is ->
    [you] { $seat } te paie { $amount }
   *[other] { $seat_is ->
        [you] Tu paies { $amount } à { $payee }
       *[other] { $seat } paie { $amount } à { $payee }
    }
}
moderne-zeiten-event-drew = { $count ->
    [0] { $seat_is ->
        [you] Tu ne trouves rien à piocher
       *[other] { $seat } ne trouve rien à piocher
    }
   *[other] { $seat_is ->
        [you] Tu pioches { moderne-zeiten-shares-bought }
       *[other] { $seat } pioche { moderne-zeiten-shares-bought }
    }
}
moderne-zeiten-event-laid = { $seat_is ->
    [you] Tu poses un titre ({ $industry })
   *[other] { $seat } pose un titre ({ $industry })
}
moderne-zeiten-event-flew = { $seat_is ->
    [you] Tu voles jusqu’à { $city }, { $industry } (case { $space })
   *[other] { $seat } vole jusqu’à { $city }, { $industry } (case { $space })
}
moderne-zeiten-event-crashed = Krach ! { $white } titres sont posés, et { $limit } c’est trop
moderne-zeiten-event-scrapped = { $count ->
    [one] L’unique titre posé est défaussé ({ $industry })
   *[other] Les { $count } titres posés sont défaussés ({ $industry })
}
moderne-zeiten-event-finished = { $seat_is ->
    [you] Tu atteins l’Arrivée : la partie est finie
   *[other] { $seat } atteint l’Arrivée : la partie est finie
}
moderne-zeiten-event-stuck = Pendant tout un tour, personne n’a pu piocher ni poser de titre : la partie est finie
moderne-zeiten-event-scored = { $seat_is ->
    [you] Tu reçois { moderne-zeiten-points } pour { moderne-zeiten-scored-for }
   *[other] { $seat } reçoit { moderne-zeiten-points } pour { moderne-zeiten-scored-for }
}
moderne-zeiten-scored-for = { $why ->
    [most_money] le plus d’argent
    [share_majority] la majorité des titres ({ moderne-zeiten-which-industry })
    [ended_it] avoir fini la partie
    [industry_squares] le plus de carrés ({ moderne-zeiten-which-industry })
   *[city_squares] le plus de carrés ({ moderne-zeiten-which-city })
}
moderne-zeiten-which-industry = { $which ->
    [0] navigation
    [1] aviation
    [2] construction
    [3] automobile
   *[4] télécoms
}
moderne-zeiten-which-city = { $which ->
    [0] New York
    [1] Londres
    [2] Paris
    [3] Berlin
    [4] Chicago
   *[5] La Nouvelle-Orléans
}
moderne-zeiten-event-total = { $seat_is ->
    [you] Tu as { moderne-zeiten-points } et { $money }
   *[other] { $seat } a { moderne-zeiten-points } et { $money }
}
moderne-zeiten-event-won = { $seat_is ->
    [you] Tu gagnes avec { moderne-zeiten-points }
   *[other] { $seat } gagne avec { moderne-zeiten-points }
}

## Ce qu’on peut faire

moderne-zeiten-do-pass = Passer pour de bon
moderne-zeiten-do-draw = Piocher 2 titres
moderne-zeiten-do-lay = Poser un titre ({ $value })
moderne-zeiten-do-done = Ne plus rien poser et voler
moderne-zeiten-do-fly = Voler ({ $value })
moderne-zeiten-do-finish = Voler jusqu’à l’Arrivée et finir la partie

## Ce qui est demandé

moderne-zeiten-asks-name-initiative = Le hasard désigne qui a l’initiative.
moderne-zeiten-asks-lay-track = Le parcours est mis en place.
moderne-zeiten-asks-deal = On distribue les titres.
moderne-zeiten-asks-roll = On lance le dé.
moderne-zeiten-asks-turn-up = On retourne le lot.
moderne-zeiten-asks-bid = { $price_n ->
    [0] Ouvres-tu les enchères, ou passes-tu pour de bon ?
   *[other] Surenchéris-tu, ou passes-tu pour de bon ?
}
moderne-zeiten-asks-act = Piocher 2 titres, ou poser des titres et voler ?
moderne-zeiten-asks-fly = Avec quelle majorité voles-tu ?
moderne-zeiten-asks-draw = On pioche des titres.
moderne-zeiten-asks-over = La partie est finie.

moderne-zeiten-phase-name-initiative = Première initiative
moderne-zeiten-phase-lay-track = Mise en place du parcours
moderne-zeiten-phase-deal = La donne
moderne-zeiten-phase-roll = Le dé
moderne-zeiten-phase-turn-up = Le lot est retourné
moderne-zeiten-phase-bid = Vente du lot
moderne-zeiten-phase-act = Piocher, ou poser et voler
moderne-zeiten-phase-fly = Le vol
moderne-zeiten-phase-draw = La pioche
moderne-zeiten-phase-over = La fin

## Pourquoi pas

moderne-zeiten-refused-not-in-hand = Tu n’as aucun titre de cette industrie en main.
moderne-zeiten-refused-out-of-reach = Tes titres ne peuvent pas t’apporter une majorité avec laquelle voler : tu ne peux que piocher.
moderne-zeiten-refused-has-laid = Tu as posé un titre, tu ne peux plus piocher.
moderne-zeiten-refused-must-lay = Il n’y a rien à piocher, et tu peux poser.
moderne-zeiten-refused-nothing-laid = Pose d’abord au moins un titre.
moderne-zeiten-refused-no-majority-yet = Tu n’as pas encore de majorité avec laquelle voler.
moderne-zeiten-refused-must-finish = Toutes les cases devant toi sont occupées : tu dois voler jusqu’à l’Arrivée.
moderne-zeiten-refused-not-at-the-end = Il y a encore une case libre devant toi.
moderne-zeiten-refused-not-his-majority = Tu n’as pas la majorité dans cette industrie.
moderne-zeiten-refused-no-space-ahead = Il n’y a pas de case libre de cette industrie devant toi.
moderne-zeiten-refused-none-in-stock = La pioche ne contient aucun titre de cette industrie.
moderne-zeiten-refused-no-such-player = L’initiative va à l’un des joueurs.
moderne-zeiten-refused-no-such-face = Le dé indique de 1 à 6.
moderne-zeiten-refused-space-is-placed = Cette case est déjà sur le parcours.

## Pourquoi la partie a fini

moderne-zeiten-ended-goal-reached = { $seat_is ->
    [you] Tu as atteint l’Arrivée.
    [bank] Un zeppelin a atteint l’Arrivée.
   *[other] { $seat } a atteint l’Arrivée.
}
moderne-zeiten-ended-stuck = Pendant tout un tour, personne n’a pu piocher ni poser de titre.

## Options

moderne-zeiten-option-track = Parcours
    .meaning = L’ordre des 30 cases : comme imprimé, ou tiré au sort pour cette partie (MZ-3).
    .printed = comme imprimé
    .shuffled = tiré au sort
moderne-zeiten-option-shares = Titres
    .meaning = Combien de titres il y a de navigation, aviation, construction, automobile et télécoms ; 105 en tout (MZ-1).
moderne-zeiten-option-city-points = Points des villes
    .meaning = Ce que valent New York, Londres, Paris, Berlin, Chicago et La Nouvelle-Orléans (MZ-2).
moderne-zeiten-option-first-initiative = Première initiative
    .meaning = Qui a d’abord l’initiative. Tirée au sort si personne n’est désigné (MZ-6).
moderne-zeiten-option-open-money = Argent visible
    .meaning = Chacun voit l’argent de tous (MZ-7).

## Le plateau

moderne-zeiten-board-track = Le parcours
moderne-zeiten-board-start = Départ
moderne-zeiten-board-goal = Arrivée
moderne-zeiten-board-space = Case { $space } : { $city }, { $industry }, { moderne-zeiten-points }
moderne-zeiten-board-owned = carré : { $name }
moderne-zeiten-board-zeppelin = zeppelin : { $name }
moderne-zeiten-board-now = Tu pourrais voler ici maintenant
moderne-zeiten-board-hand-reach = à portée de ta main
moderne-zeiten-board-lot-reach = à portée avec le lot
moderne-zeiten-board-then = Tu pourrais alors voler ici
moderne-zeiten-board-valuation = Tableau d’évaluation
moderne-zeiten-board-city = Ville
moderne-zeiten-board-leads = pour l’instant
moderne-zeiten-board-each = { moderne-zeiten-points } chacun pour l’instant
moderne-zeiten-board-laid = Titres posés
moderne-zeiten-board-player = Joueur
moderne-zeiten-board-majority = majorité
moderne-zeiten-board-needs = { $count ->
    [one] { $count } de plus apporte la majorité
   *[other] { $count } de plus apportent la majorité
}
moderne-zeiten-board-market = Le marché
moderne-zeiten-board-white = { $white } titres posés sur { $limit }
moderne-zeiten-board-room = { $count ->
    [0] krach au prochain vol
   *[other] krach à { $count } de plus
}
moderne-zeiten-board-risk = Un krach emporterait : { $names }
moderne-zeiten-rests = Krach à la Bourse
moderne-zeiten-board-loses = { $seat_is ->
    [you] tu en perds { $count }
   *[other] { $name } en perd { $count }
}
moderne-zeiten-board-crash = Krach ! Défaussé : { $names }
moderne-zeiten-board-lot = Le lot
moderne-zeiten-board-no-lot = Pas encore de titres
moderne-zeiten-board-stock = Pioche { $stock } · défausse { $discards }
moderne-zeiten-board-hand = Ta main
moderne-zeiten-board-hand-of = Main : { $name }
moderne-zeiten-board-hand-empty = aucun titre en main
moderne-zeiten-board-choose = Poser un titre ({ $industry }) ? { moderne-zeiten-shares } en main
moderne-zeiten-board-initiative = initiative
moderne-zeiten-board-hand-size = { $count ->
    [one] { $count } titre en main
   *[other] { $count } titres en main
}
moderne-zeiten-board-secret = argent secret
moderne-zeiten-board-points-now = { moderne-zeiten-points } pour l’instant : carrés { $squares }, majorités { $shares }
moderne-zeiten-board-without-money = sans compter l’argent
moderne-zeiten-board-place = { $place ->
    [0] au Départ
    [31] à l’Arrivée
   *[other] sur la case { $place }
}

moderne-zeiten-dock-lays = Poser un titre…
moderne-zeiten-dock-lays-more = Encore un, ou voler ?
moderne-zeiten-dock-laid-now = { $count ->
    [one] { $count } titre posé.
   *[other] { $count } titres posés.
}
moderne-zeiten-dock-in-hand = { $count } en main
moderne-zeiten-dock-keeps = garde ta majorité
moderne-zeiten-dock-takes = t’apporte la majorité
moderne-zeiten-dock-takes-from = prend la majorité à { $name }
moderne-zeiten-dock-breaks = ôte la majorité à { $name }
moderne-zeiten-dock-needs = { $count ->
    [one] puis encore { $count } pour la majorité
   *[other] puis encore { $count } pour la majorité
}
moderne-zeiten-dock-flight = tu pourrais alors voler jusqu’à
moderne-zeiten-dock-no-flight = pas encore de vol
moderne-zeiten-dock-crash = Krach ! Seraient perdus : { $names }
moderne-zeiten-dock-fly-to = Voler jusqu’à { $city }, { $industry }
moderne-zeiten-dock-fly-space = case { $space }, { moderne-zeiten-points }
moderne-zeiten-dock-done-choose = ensuite tu choisis
moderne-zeiten-dock-buying = Si tu achètes le lot, tu agis en premier.
moderne-zeiten-dock-buying-reach = Tu pourrais alors voler jusqu’à
moderne-zeiten-dock-buying-none = Même ainsi, aucune majorité ne serait à portée.
moderne-zeiten-dock-why-draw = Pourquoi ne puis-je pas piocher ?
moderne-zeiten-dock-why-lay = Pourquoi ne puis-je pas poser ?
moderne-zeiten-dock-why-done = Pourquoi ne puis-je pas encore voler ?
moderne-zeiten-dock-few-left = { $count ->
    [0] Il ne reste aucun titre à piocher.
   *[other] Il ne reste qu’un titre à piocher.
}
