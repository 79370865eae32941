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
