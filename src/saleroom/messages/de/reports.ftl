# Was simulate und arena gefunden haben, in Tabellen. Zahlen mit Komma kommen so, wie sie geschrieben sind.

report-games = { $count ->
    [one] { $count } Partie { $game }
   *[other] { $count } Partien { $game }
}
report-players = { $count } Spieler
report-edition = Ausgabe { $edition }
report-seed = Startwert { $seed }
report-span = { $mean } ({ $low } bis { $high })

## simulate

report-length = Entscheidungen je Partie: { $mean }, Standardabweichung { $deviation }, von { $least } bis { $most }.
report-seats = Ergebnisse und Siege mit ihren 95-%-Intervallen
    .seat = Platz
    .score = Ergebnis
    .deviation = Abweichung
    .wins = Siege
report-starter = { $after ->
    [0] beginnt
   *[other] beginnt + { $after }
}
report-endings = Wie Partien enden
    .why = warum
    .rule = Regel
    .games = Partien
    .share = Anteil
report-beginning = { $verdict ->
    [more] Zu beginnen bringt { $mean } Prozentpunkte der Siege, 95-%-Intervall { $low } bis { $high }: Das ist mehr als der gerechte Anteil von { $fair } %.
    [less] Zu beginnen bringt { $mean } Prozentpunkte der Siege, 95-%-Intervall { $low } bis { $high }: Das ist weniger als der gerechte Anteil von { $fair } %.
   *[none] Zu beginnen bringt { $mean } Prozentpunkte der Siege, 95-%-Intervall { $low } bis { $high }: Ein Vorteil zeigt sich nicht.
}

## arena

report-deals = { $deals } Ausgangslagen, jede in { $seatings } Sitzordnungen; 95-%-Intervalle über die Ausgangslagen. Der gerechte Anteil ist { $fair } %.
report-stopped = { $why ->
    [more] Vorzeitig beendet, von { $games } Partien: { $bot } gewinnt sicher mehr als den gerechten Anteil ({ $wins }, jeder Blick eingerechnet).
   *[less] Vorzeitig beendet, von { $games } Partien: { $bot } gewinnt sicher weniger als den gerechten Anteil ({ $wins }, jeder Blick eingerechnet).
}
report-standings = Rangliste
    .bot = Bot
    .seats = Plätze
    .wins = Siege
    .fair = x gerecht
    .rank = Rang
    .margin = Abstand
report-ratings = Ergebnisse, Wertungen und die Zeit, die die Hälfte und 95 % der Entscheidungen höchstens brauchen
    .score = Ergebnis
    .rating = Wertung
report-cross = Wie oft die Zeile vor der Spalte liegt; Gleichstand zählt halb
report-again = Noch einmal: { $command }
report-rung = { $holds ->
    [true] { $above } gegen { $others } { $below }: { $wins } von { $games } Partien, das { $index }fache des gerechten Anteils
   *[false] { $above } gegen { $others } { $below }: { $wins } von { $games } Partien, das { $index }fache des gerechten Anteils: NICHT darüber
}
report-program = { $name } (Programm)
report-worst = { $rung } gewinnt am wenigsten gegen { $others } { $member }: { $wins }
report-broken = { $stronger } gewinnt weniger als { $weaker } gegen { $others } { $member }: Dort ist die Leiter gebrochen
