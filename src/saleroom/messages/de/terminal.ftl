# Das Terminal: Aufforderungen, Hilfe, was nicht verstanden wurde, Rat von Bots, Wiedergaben. Zahlen, die
# man eintippt, stehen da, wie man sie eintippt.

## Der Anfang

terminal-welcome = { $table }: { $seats } (Startwert { $seed })
terminal-welcome-seat = Platz { $seat } { $name }

## Eine Entscheidung

terminal-range = { $first } bis { $last }
terminal-way-amount = { $verb ->
    [price] { $least } bis { $most } als Preis
   *[bid] { $least } bis { $most } als Gebot
}
terminal-way-keys = { $first } bis { $last }
terminal-way = { $key } für „{ $label }“
terminal-enter = Enter für „{ $label }“
terminal-not-possible = { $what }, das geht hier nicht; möglich: { $possible }
terminal-empty-answer = eine leere Antwort
terminal-number-alone = { $number } allein
terminal-could-be = { $what } kann heißen: { $names }
terminal-too-little = { $number } ist zu wenig: { $range } (tippe { $least } bis { $most })
terminal-too-much = { $number } ist zu viel: { $range } (tippe { $least } bis { $most })
terminal-not-out = hier kannst du nicht draußen bleiben; möglich: { $possible }
terminal-more = ? für die Regel ({ $paragraph }), help für mehr
terminal-help =
    Antworte mit der Nummer oder dem Buchstaben vor einer Wahl, oder mit ihren Worten oder
    einem Teil davon. Eine Summe ist nur die Zahl, oder mit ihrem Verb: bid 12. Enter allein
    winkt ab oder passt, wo das geht.
      hint        was ein starker Bot an deiner Stelle täte, und warum
      out         abwinken, und dabei bleiben, bis diese Auktion vorbei ist
      ?           die Regel hinter dieser Entscheidung
      ? { $number }      irgendein Absatz der Regeln
      table       noch einmal der ganze Tisch
      log         was zuletzt geschah
      log all     alles bisher
      quit        die Partie verlassen

## Das Ende

terminal-record = Die Aufzeichnung liegt in { $file }.
terminal-left = Du verlässt den Tisch; die Partie hört hier auf.
terminal-stops = Die Partie hört hier auf.
terminal-over = Die Partie ist vorbei. { $why } ({ $paragraph })
terminal-ranking = Rangliste
    .rank = Rang
    .player = Spieler
    .score = Ergebnis
terminal-you = du
terminal-seat = Platz { $seat }

## Was Bots sagen

terminal-no-advice = Hier weiß niemand Rat.
terminal-says = Platz { $seat }: { $text }
terminal-explain = Zug { $move }, Platz { $seat }: { $label }.
terminal-explain-agree = Beide sind sich einig.
refused-house-explain-moves = Die Aufzeichnung hat { $moves_n } Züge, nicht { $given_n }.
refused-house-explain-chance = { $next_n ->
    [0] Zug { $given_n } gehört dem Zufall.
   *[other] Zug { $given_n } gehört dem Zufall; die nächste Entscheidung ist Zug { $next_n }.
}
refused-house-explain-unasked = Platz { $seat_n } wurde bei Zug { $given_n } nicht gefragt.
refused-house-explain-nothing = { $name } hat zu Zug { $given_n } nichts zu sagen.

## Eine Wiedergabe

terminal-replay-help =
      Enter, n    was als Nächstes geschah           b           was davor geschah
      57, j 57    nach Zug 57                        start, end
      l, r        der nächste Posten, die nächste    L, R        der Posten, die Runde davor
                  Runde
      as 2        aus dem Blickwinkel von Platz 2    as spectator, as all
      ?           die Regel, die gilt                quit
terminal-replay-at = Zug { $at } von { $moves }, { $eyes }
terminal-replay-eyes = { $eyes ->
    [all] allsehend
    [spectator] als Zuschauer
   *[seat] von Platz { $seat } aus
}
terminal-replay-over = Die Partie ist vorbei: { $scores }
terminal-replay-score = { $name } (Platz { $seat }) { $score }
terminal-replay-stops = Die Aufzeichnung endet hier, die Partie geht weiter.
terminal-replay-broken = Die Aufzeichnung stimmt bei Zug { $move } nicht mehr: { $error }
terminal-replay-moves = die Aufzeichnung hat die Züge 0 bis { $last }, nicht { $given }
terminal-replay-nobody = niemand schaut als { $name } zu: Es ist ein Platz von 0 bis { $last }, „spectator“ oder „all“
terminal-replay-no-word = { $word } ist kein Wort der Wiedergabe; help nennt sie alle
