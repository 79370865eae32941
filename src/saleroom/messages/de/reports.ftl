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

## arena als Seite

report-page = { $game }: { $names }
    .others = Die anderen Intervalle berücksichtigen das nicht.
    .wins = Anteile an Siegen
    .ratings = Wertungen
    .cross = Kreuztabelle
    .share = Anteil an Siegen je Platz, %
    .fair = gerechter Anteil { $share } %
    .strength = Stärke nach Plackett-Luce
report-range = { $low } bis { $high }
report-course = Ergebnis im Lauf der Partie
    .told = Mittleres Ergebnis mit 95-%-Intervall, über { $deals } Ausgangslagen.
    .part = Anteil der Entscheidungen der Partie, %
report-times = Zeit für eine Entscheidung
    .told = Die Hälfte der Entscheidungen braucht höchstens p50, 95 % höchstens p95, auf einem Kern, der geteilt sein kann. Gemessen werden nur Entscheidungen an einem Tisch, nicht die in kompilierten Partien.
    .decisions = Entscheidungen
report-measured = Wie gemessen wurde
    .game = Spiel
    .options = Optionen
    .usual = wie üblich
    .bots = Bots
    .seed = Startwert
    .program = Programm
    .back-end = Rechenweg
    .machine = Rechner
    .decisions = Entscheidungen je Partie
    .finished = beendet

## lab

report-lab = { $game }, { $players } Spieler: { $deals } Ausgangslagen, jede in { $arms } Varianten von denselben Bots gespielt. 95-%-Intervalle über die Ausgangslagen; Unterschiede zur ersten Variante, Ausgangslage für Ausgangslage. Den Wert schätzt { $bot } aus dem, was jeder Platz wissen darf, wenn der Posten aufgerufen wird.
    .measures = Was gemessen wurde
    .winning = Siege nach Platz
    .from-starter = Plätze vom ersten Verkäufer an.
    .buying = Wer kauft
    .from-seller = Plätze von links neben dem Verkäufer an; der Verkäufer ist der letzte.
    .played = Wie gespielt wurde
report-lab-revenue = Erlös des Verkäufers
    .means = was ein Posten seinem Verkäufer bringt, in Geld
report-lab-price = Preis
    .means = was für einen Posten gezahlt wird
report-lab-price-of-best = Preis zum höchsten Wert
    .means = Preis geteilt durch den höchsten Wert
report-lab-efficient = Gut verkaufte Posten
    .means = gingen an jemanden, dem sie am meisten wert sind
report-lab-worth-of-best = Effizienz
    .means = Wert für den Käufer geteilt durch den höchsten Wert
report-lab-above-worth = Über Wert gezahlt
    .means = Preis weniger Wert für den Käufer
report-lab-above-return = Am Ende zu viel gezahlt
    .means = Preis weniger das, was der Posten brachte
report-lab-bought-by-seller = Vom Verkäufer gekauft
    .means = von allen Posten
report-lab-bids = Gebote
    .means = für einen Posten
report-lab-lots = Posten
    .means = je Partie
report-lab-decisions = Entscheidungen
    .means = je Partie
report-lab-score = Ergebnis
    .means = Mittel aller Spieler
report-arm = { $way ->
    [outcry] in offenen Auktionen verkauft
    [once_around] einmal reihum verkauft
    [sealed] in verdeckten Auktionen verkauft
    [fixed_price] zu festen Preisen verkauft
    [second_price] in verdeckten Auktionen zum zweithöchsten Gebot verkauft
   *[printed] wie gedruckt verkauft
}
    .payout = Auszahlung { $sums }
    .bots = Bots { $names }
