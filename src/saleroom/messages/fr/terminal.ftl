# Le terminal : invites, aide, ce qui n’a pas été compris, conseils des robots, rejeu. Les nombres qu’on tape
# sont donnés comme on les tape.

## Le début

terminal-welcome = { $table } : { $seats } (graine { $seed })
terminal-welcome-seat = siège { $seat } { $name }

## Une décision

terminal-range = { $first } à { $last }
terminal-way-amount = { $verb ->
    [price] { $least } à { $most } pour nommer ce prix
   *[bid] { $least } à { $most } pour offrir cette somme
}
terminal-way-keys = { $first } à { $last }
terminal-way = { $key } pour « { $label } »
terminal-enter = Entrée pour « { $label } »
terminal-not-possible = { $what }, ce n’est pas possible ici ; sont possibles : { $possible }
terminal-empty-answer = une réponse vide
terminal-number-alone = { $number } tout seul
terminal-could-be = { $what } peut vouloir dire : { $names }
terminal-too-little = { $number }, c’est trop peu : { $range } (tape { $least } à { $most })
terminal-too-much = { $number }, c’est trop : { $range } (tape { $least } à { $most })
terminal-not-out = tu ne peux pas rester dehors ici ; sont possibles : { $possible }
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
terminal-left = Tu quittes la table ; la partie s’arrête ici.
terminal-stops = La partie s’arrête ici.
terminal-over = La partie est finie. { $why } ({ $paragraph })
terminal-ranking = Classement
    .rank = rang
    .player = joueur
    .score = total
terminal-you = toi
terminal-seat = siège { $seat }

## Ce que disent les robots

terminal-no-advice = Personne n’a de conseil ici.
terminal-says = Siège { $seat } : { $text }
terminal-note = { $note ->
    [dealer_sits_in] Expert se prépare ; Dealer le remplace
    [dealer_without_fast] Expert a besoin du supplément « fast », qui n’est pas installé ; Dealer le remplace
    [dealer_after_failure] Expert n’a pas pu être préparé ; Dealer le remplace
   *[other] { $note }
}
terminal-would = { $bot } ferait ceci : { $label }
terminal-drew = { $bot } a tiré un choix sur { $count } : { $label }
terminal-worth = le lot vaut { $points } points pour { $who }
terminal-limit = la limite est { $sum }
terminal-reckons = il compte avec { $rivals }
terminal-rival-up-to = { $who } jusqu’à { $sum }
terminal-points = { $points } points
terminal-also = il a aussi pensé à : { $others }
terminal-and-more = { $count ->
    [one] { $others }, et { $count } autre
   *[other] { $others }, et { $count } autres
}
terminal-wins = gagne à { $chance } %
terminal-worlds = { $count ->
    [one] { $bot } a joué { $count } monde possible
   *[other] { $bot } a joué { $count } mondes possibles
}

## Un rejeu

terminal-replay-help =
      Entrée, n   ce qui s’est passé ensuite         b           ce qui était avant
      57, j 57    après le coup 57                   start, end
      l, r        le lot, la manche d’après          L, R        le lot, la manche d’avant
      as 2        avec les yeux du siège 2           as spectator, as all
      { "?" }           la règle en vigueur                quit
terminal-replay-at = coup { $at } sur { $moves }, { $eyes }
terminal-replay-eyes = { $eyes ->
    [all] en voyant tout
    [spectator] en spectateur
   *[seat] du siège { $seat }
}
terminal-replay-over = La partie est finie : { $scores }
terminal-replay-score = { $name } (siège { $seat }) { $score }
terminal-replay-stops = L’enregistrement s’arrête ici, la partie continue.
terminal-replay-broken = L’enregistrement se trompe au coup { $move } : { $error }
terminal-replay-moves = l’enregistrement a les coups 0 à { $last }, pas { $given }
terminal-replay-nobody = personne ne regarde en { $name } : c’est un siège de 0 à { $last }, « spectator » ou « all »
terminal-replay-no-word = { $word } n’est pas un mot du rejeu ; help les donne tous
