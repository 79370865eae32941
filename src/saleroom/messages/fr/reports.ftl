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
