# Ce que simulate et arena ont trouvé, en tableaux. Les nombres à virgule arrivent tels qu’ils sont écrits.

report-games = { $count ->
    [one] { $game } : { $count } partie
   *[other] { $game } : { $count } parties
}
report-players = { $count } joueurs
report-edition = édition { $edition }
report-seed = graine { $seed }
report-span = { $mean } (de { $low } à { $high })

## simulate

report-length = Décisions par partie : { $mean }, écart type { $deviation }, de { $least } à { $most }.
report-seats = Scores et victoires, avec leurs intervalles à 95 %
    .seat = place
    .score = score
    .deviation = écart type
    .wins = victoires
report-starter = { $after ->
    [0] qui commence
   *[other] qui commence + { $after }
}
report-endings = Comment finissent les parties
    .why = pourquoi
    .rule = règle
    .games = parties
    .share = part
report-beginning = { $verdict ->
    [more] Commencer vaut { $mean } points de victoire, intervalle à 95 % de { $low } à { $high } : plus que la part équitable de { $fair } %.
    [less] Commencer vaut { $mean } points de victoire, intervalle à 95 % de { $low } à { $high } : moins que la part équitable de { $fair } %.
   *[none] Commencer vaut { $mean } points de victoire, intervalle à 95 % de { $low } à { $high } : aucun avantage visible.
}

## arena

report-deals = { $deals } donnes, chacune dans { $seatings } répartitions des places ; intervalles à 95 % sur les donnes. La part équitable est de { $fair } %.
report-stopped = { $why ->
    [more] Arrêt avant la fin, sur { $games } parties prévues : { $bot } gagne plus que la part équitable, c’est sûr ({ $wins }, tous les contrôles compris).
   *[less] Arrêt avant la fin, sur { $games } parties prévues : { $bot } gagne moins que la part équitable, c’est sûr ({ $wins }, tous les contrôles compris).
}
report-standings = Classement
    .bot = robot
    .seats = places
    .wins = victoires
    .fair = x part
    .rank = rang
    .margin = écart
report-ratings = Scores, cotes, et le temps que prennent au plus la moitié et 95 % des décisions
    .score = score
    .rating = cote
report-cross = Combien de fois la ligne est classée avant la colonne ; une égalité compte pour moitié
report-again = Pour refaire : { $command }
report-rung = { $holds ->
    [true] { $above } contre { $others } { $below } : { $wins } de { $games } parties, { $index } fois la part équitable
   *[false] { $above } contre { $others } { $below } : { $wins } de { $games } parties, { $index } fois la part équitable : PAS au-dessus
}
report-program = { $name } (programme)
report-worst = { $rung } gagne le moins contre { $others } { $member } : { $wins }
report-broken = { $stronger } gagne moins que { $weaker } contre { $others } { $member } : l’échelle est rompue là

## arena, en une page

report-page = { $game } : { $names }
    .others = Les autres intervalles n’en tiennent pas compte.
    .wins = Parts de victoires
    .ratings = Cotes
    .cross = Tableau croisé
    .share = part de victoires par place, %
    .fair = part équitable { $share } %
    .strength = force selon Plackett-Luce
report-range = de { $low } à { $high }
report-course = Score au fil de la partie
    .told = Score moyen avec son intervalle à 95 %, sur { $deals } donnes.
    .part = part des décisions de la partie, %
report-times = Temps d’une décision
    .told = La moitié des décisions prennent au plus p50, 95 % au plus p95, sur un cœur qui peut être partagé. Seules les décisions à une table sont chronométrées, pas celles des parties compilées.
    .decisions = décisions
report-measured = Comment cela a été mesuré
    .game = jeu
    .options = options
    .usual = comme d’habitude
    .bots = robots
    .seed = graine
    .program = programme
    .back-end = moteur
    .machine = machine
    .decisions = décisions par partie
    .finished = terminé

## lab

report-lab = { $game }, { $players } joueurs : { $deals } donnes, chacune jouée dans { $arms } variantes par les mêmes robots. Intervalles à 95 % sur les donnes ; les différences se comptent à partir de la première variante, donne par donne. La valeur est l’estimation du robot { $bot }, d’après ce que chaque place peut savoir quand le lot est proposé.
    .measures = Ce qui a été mesuré
    .winning = Victoires selon la place
    .from-starter = Places comptées à partir du premier vendeur.
    .buying = Qui achète
    .from-seller = Places comptées à partir de la gauche du vendeur ; le vendeur est le dernier.
    .played = Comment cela a été joué
report-lab-revenue = Recette du vendeur
    .means = ce qu’un lot rapporte à son vendeur, en argent
report-lab-price = Prix
    .means = ce qui est payé pour un lot
report-lab-price-of-best = Prix par rapport à la meilleure valeur
    .means = prix divisé par la plus haute valeur
report-lab-efficient = Lots bien placés
    .means = allés à quelqu’un pour qui ils valent le plus
report-lab-worth-of-best = Efficacité
    .means = valeur pour l’acheteur divisée par la plus haute valeur
report-lab-above-worth = Payé au-dessus de la valeur
    .means = prix moins valeur pour l’acheteur
report-lab-above-return = Payé en trop au bout du compte
    .means = prix moins ce que le lot a rapporté
report-lab-bought-by-seller = Achetés par le vendeur
    .means = sur tous les lots
report-lab-bids = Offres
    .means = par lot
report-lab-lots = Lots
    .means = par partie
report-lab-decisions = Décisions
    .means = par partie
report-lab-score = Score
    .means = moyenne de tous les joueurs
report-arm = { $way ->
    [outcry] vendus aux enchères libres
    [once_around] vendus en un seul tour
    [sealed] vendus par offres secrètes
    [fixed_price] vendus à prix fixe
    [second_price] vendus par offres secrètes, au deuxième prix
   *[printed] vendus comme imprimé
}
    .payout = rapport { $sums }
    .bots = robots { $names }
