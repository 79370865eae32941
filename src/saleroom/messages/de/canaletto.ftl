# Canaletto

canaletto-title = Canaletto
canaletto-tagline = Jedes Gebot bewegt die Gondel.
canaletto-blurb = Venedig versinkt, und seine Paläste verkaufen, was sie haben. Jede Erhöhung bringt die Gondel weiter, und wo sie hält, wird der nächste Palast versteigert. Ein Schatz zahlt sich erst aus, wenn alle seiner Sorte die Paläste verlassen haben.

## Punkte und Dinge

# Gebote sind Punkte auf der Punkteleiste.
canaletto-money = { $amount }
canaletto-points = { $amount ->
    [one] { $amount } Punkt
   *[other] { $amount } Punkte
}
canaletto-treasure = { $id ->
    [0] Spiegel
    [1] Leuchter
    [2] Fächer
    [3] Löwe
    [4] Gemälde
    [5] Glas
    [6] Taschenuhr
    [7] Büste
    [8] Humpen
    [9] Ring
    [10] Lampe
   *[11] Halskette
}
canaletto-treasure-letter = { $id ->
    [0] Sp
    [1] Le
    [2] Fä
    [3] Lö
    [4] Ge
    [5] Gl
    [6] Ta
    [7] Bü
    [8] Hu
    [9] Ri
    [10] La
   *[11] Ha
}
# Alle Schätze einer Sorte.
canaletto-of-treasure = { $treasure_n ->
    [0] Spiegel
    [1] Leuchter
    [2] Fächer
    [3] Löwen
    [4] Gemälde
    [5] Gläser
    [6] Taschenuhren
    [7] Büsten
    [8] Humpen
    [9] Ringe
    [10] Lampen
   *[11] Halsketten
}
canaletto-lot = { $second_is ->
    [some] { $third_is ->
        [some] { $first }, { $second } und { $third }
       *[none] { $first } und { $second }
    }
   *[none] { $first }
}
canaletto-palace = Palast { $id }

## Was geschehen ist

canaletto-event-palace-filled = In Palast { $palace }: { canaletto-lot }
canaletto-run-palace-filled = { $count } Paläste sind mit Schätzen gefüllt
canaletto-event-marker-turned = Wert { $place } der Skala ist { $value }
canaletto-run-marker-turned = Die { $count } Werte der Skala sind aufgedeckt
canaletto-event-gondola-placed = Gondel und Säule beginnen an Palast { $palace }
canaletto-event-first-player = { $seat_is ->
    [you] Du eröffnest die erste Runde
   *[other] { $seat } eröffnet die erste Runde
}
canaletto-event-turn = { $seat_is ->
    [you] Du bist am Zug
   *[other] { $seat } ist am Zug
}
canaletto-event-round-began = { $seat_is ->
    [you] Runde { $round } an Palast { $palace }: Du eröffnest
   *[other] Runde { $round } an Palast { $palace }: { $seat } eröffnet
}
canaletto-event-put-up = Zu verkaufen: { canaletto-lot }
canaletto-event-gondola-moved = { $steps ->
    [one] Die Gondel fährt { $steps } Palast weiter, zu Palast { $palace }
   *[other] Die Gondel fährt { $steps } Paläste weiter, zu Palast { $palace }
}
canaletto-event-bought = { $seat_is ->
    [you] Verkauft: Du kaufst den Posten von Palast { $palace } für { $price }
   *[other] Verkauft: { $seat } kauft den Posten von Palast { $palace } für { $price }
}
canaletto-event-paid = { $borrowed ->
    [0] { $seat_is ->
        [you] Du zahlst { canaletto-of-paid }
       *[other] { $seat } zahlt { canaletto-of-paid }
    }
   *[other] { $seat_is ->
        [you] Du zahlst { canaletto-of-paid } und machst { $borrowed } Schulden
       *[other] { $seat } zahlt { canaletto-of-paid } und macht { $borrowed } Schulden
    }
}
canaletto-of-paid = { $paid ->
    [one] { $paid } Punkt
   *[other] { $paid } Punkte
}
canaletto-event-bribed = { $seat_is ->
    [you] Du spielst bei einem Gebot von { $price } deine Maske: Der Posten von Palast { $palace } kostet dich nichts
   *[other] { $seat } spielt bei einem Gebot von { $price } die Maske: Der Posten von Palast { $palace } kostet nichts
}
canaletto-event-took = { $seat_is ->
    [you] Du nimmst: { canaletto-lot }
   *[other] { $seat } nimmt: { canaletto-lot }
}
canaletto-event-type-sold = Alle { canaletto-of-treasure } haben die Paläste verlassen und werden für je { $value } verkauft
canaletto-event-earned = { $tiles ->
    [one] { $seat_is ->
        [you] Du bekommst { $value } ({ $treasure })
       *[other] { $seat } bekommt { $value } ({ $treasure })
    }
   *[other] { $seat_is ->
        [you] Du bekommst je { $value } ({ $tiles } { canaletto-of-treasure })
       *[other] { $seat } bekommt je { $value } ({ $tiles } { canaletto-of-treasure })
    }
}
canaletto-event-column-moved = { $passed_by ->
    [0] Die Säule kommt zur Gondel an Palast { $palace }
    [one] Gondel und Säule lassen { $passed_by } leeren Palast aus und halten an Palast { $palace }
   *[other] Gondel und Säule lassen { $passed_by } leere Paläste aus und halten an Palast { $palace }
}
canaletto-event-game-ended = { $types_left ->
    [0] Kein Schatz ist mehr übrig: Die Partie ist zu Ende
    [one] Nur { $types_left } Sorte ist noch übrig: Die Partie ist zu Ende
   *[other] Nur { $types_left } Sorten sind noch übrig: Die Partie ist zu Ende
}
canaletto-event-worthless = { $tiles ->
    [one] { $seat_is ->
        [you] Dir bleibt etwas Wertloses übrig: { $treasure }
       *[other] { $seat } bleibt etwas Wertloses übrig: { $treasure }
    }
   *[other] { $seat_is ->
        [you] Dir bleibt etwas Wertloses übrig: { $tiles } { canaletto-of-treasure }
       *[other] { $seat } bleibt etwas Wertloses übrig: { $tiles } { canaletto-of-treasure }
    }
}
canaletto-event-scored = { $debt ->
    [0] { $seat_is ->
        [you] Du hast { canaletto-of-points }
       *[other] { $seat } hat { canaletto-of-points }
    }
   *[other] { $seat_is ->
        [you] Du hast { canaletto-of-points }, abzüglich der doppelten Schulden von { $debt }: { $score }
       *[other] { $seat } hat { canaletto-of-points }, abzüglich der doppelten Schulden von { $debt }: { $score }
    }
}
canaletto-of-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
canaletto-event-won = { $seat_is ->
    [you] Du gewinnst mit { canaletto-of-score }
   *[other] { $seat } gewinnt mit { canaletto-of-score }
}
canaletto-of-score = { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkten
}

## Was man tun kann

canaletto-do-bribe = Die Maske spielen
canaletto-do-sell = { $value_n ->
    [0] Die Spiegel verkaufen
    [1] Die Leuchter verkaufen
    [2] Die Fächer verkaufen
    [3] Die Löwen verkaufen
    [4] Die Gemälde verkaufen
    [5] Die Gläser verkaufen
    [6] Die Taschenuhren verkaufen
    [7] Die Büsten verkaufen
    [8] Die Humpen verkaufen
    [9] Die Ringe verkaufen
    [10] Die Lampen verkaufen
   *[11] Die Halsketten verkaufen
}

## Was gefragt ist

canaletto-asks-lay-first = Die Schätze werden in die Paläste gelegt.
canaletto-asks-lay-more = Die Schätze werden in die Paläste gelegt.
canaletto-asks-turn-marker = Der nächste Wertmarker wird aufgedeckt.
canaletto-asks-place-gondola = Gondel und Säule werden aufgestellt.
canaletto-asks-name-first = Der erste Spieler wird ausgelost.
canaletto-asks-bid = Wie viel bietest du?
canaletto-asks-sell = Mehrere Sorten sind vollständig. Welche wird als nächste verkauft?
canaletto-asks-over = Die Partie ist zu Ende.

canaletto-phase-lay-first = Die Schätze werden ausgelegt
canaletto-phase-lay-more = Die Schätze werden ausgelegt
canaletto-phase-turn-marker = Ein Wert wird aufgedeckt
canaletto-phase-place-gondola = Die Gondel wird aufgestellt
canaletto-phase-name-first = Erster Spieler
canaletto-phase-bid = Auktion
canaletto-phase-sell = Verkauf
canaletto-phase-over = Das Ende

## Warum nicht

canaletto-refused-bid-too-low = Ein Gebot ist mindestens um 1 höher als das letzte: { $least }.
canaletto-refused-bid-too-high = Ein einzelnes Gebot ist höchstens { $most }.
canaletto-refused-must-open = Du eröffnest diese Runde, also musst du bieten: mindestens 1.
canaletto-refused-has-passed = Du hast gepasst, und das gilt für die ganze Runde.
canaletto-refused-bribe-out-of-turn = Du bestichst, wenn du mit Bieten an der Reihe bist, und nicht, nachdem du gepasst hast.
canaletto-refused-mask-is-used = Deine Maske ist verbraucht; sie wirkt einmal je Partie.
canaletto-refused-no-bid-yet = Du bestichst erst, wenn das Bieten begonnen hat.
canaletto-refused-price-above-bribe = Über einem Gebot von 15 lässt sich niemand bestechen.
canaletto-refused-not-due = Diese Sorte ist jetzt nicht zu verkaufen.
canaletto-refused-no-tile-left = Alle Plättchen dieser Sorte liegen schon.
canaletto-refused-no-such-palace = Diesen Palast gibt es nicht.
canaletto-refused-palace-is-full = In einem Palast liegen höchstens drei Schätze.
canaletto-refused-type-is-there = In keinem Palast liegen zwei Schätze einer Sorte.
canaletto-refused-no-such-marker = Es gibt keinen Wertmarker mit dieser Zahl mehr.
canaletto-refused-no-such-player = Der erste Spieler ist einer der Spieler.

## Warum es zu Ende ist

canaletto-ended-all-sold = Alle Schätze wurden verkauft.
canaletto-ended-one-type-left = Nur eine Sorte war noch übrig.
canaletto-ended-two-types-left = Nur zwei Sorten waren noch übrig.

## Optionen

canaletto-option-first-player = Erster Spieler
    .meaning = Der Platz, der die erste Runde eröffnet. Wird ausgelost, wenn keiner genannt ist (CA-5).
canaletto-option-start = Anfang
    .meaning = Der Palast, an dem Gondel und Säule beginnen. Wird ausgelost, wenn keiner genannt ist (CA-5).
canaletto-option-palaces = Paläste
    .meaning = Wie viele Paläste um die Lagune stehen: 14 bis 24 (CA-2).
canaletto-option-layout = Auslage
    .meaning = Die Schätze jedes Palasts mit ihren englischen Namen. Werden zufällig ausgelegt, wenn nichts angegeben ist (CA-2).
canaletto-option-values = Werte
    .meaning = Die Zahlen der 14 Wertmarker. 3 bis 16, wenn nichts angegeben ist (CA-3).
canaletto-option-hidden-values = Verdeckte Werte
    .meaning = Nur der nächste Wertmarker der Skala liegt offen (CA-3).
canaletto-option-highest-bid = Höchstes Gebot
    .meaning = Wie hoch ein einzelnes Gebot höchstens sein darf (CA-15).

## Auf dem Spielplan

canaletto-palaces = Paläste, im Uhrzeigersinn
canaletto-empty = leer
canaletto-on-sale = Wird gerade versteigert
canaletto-gondola-here = Hier liegt die Gondel
canaletto-next-here = Hier wäre die nächste Runde
canaletto-bid-takes = Ein Gebot bringt die Gondel nach:
canaletto-bid-leads-here = Ein Gebot von { $amount } bringt die Gondel hierher
canaletto-palace-holds = Palast { $palace }: { $treasures }
canaletto-round-at = Runde { $round } an Palast { $palace }
canaletto-opens = { $is ->
    [you] Du eröffnest
   *[other] { $name } eröffnet
}
canaletto-completes = { $count ->
    [one] Macht die { $types } vollständig: { $values } für ein Plättchen
   *[other] Macht die { $types } vollständig: { $values } für ein Plättchen, in der Reihenfolge des Käufers
}
canaletto-last-lot = Mit diesem Posten endet die Partie.
canaletto-then = Danach Palast { $palace }:
canaletto-choosing = { $is ->
    [you] Du wählst, was als Nächstes verkauft wird
   *[other] { $name } wählt, was als Nächstes verkauft wird
}
canaletto-next-pays = Die nächste Sorte bringt { $value } je Plättchen
canaletto-scale = Was ein Plättchen bringt
canaletto-put-away = nicht im Spiel: { $values }
canaletto-unseen = ungesehen, zwei davon nicht im Spiel: { $values }
canaletto-marker-used = { $value }, verbraucht
canaletto-marker-next = { $value }, als Nächstes
canaletto-marker-open = { $value }
canaletto-marker-hidden = verdeckt
canaletto-holdings = Wer was hat
canaletto-type = Sorte
canaletto-in-palaces = in Palästen
canaletto-sold = verkauft
canaletto-complete = vollständig
canaletto-left-of = { $left } von { $all }
canaletto-track = Punkteleiste
canaletto-stands = { $debt ->
    [0] { $name }: { $points }
   *[other] { $name }: { $points }, Schulden { $debt }, am Ende also { $score }
}
canaletto-rests = Schätze werden verkauft: Alle bekommen ihren Anteil
canaletto-sold-at = { $types } verkauft für je { $value }
canaletto-debt-word = Schulden
canaletto-mask-word = Maske
canaletto-debt = Schulden { $debt }
canaletto-debt-says = { $debt } Schulden. Sie zählen am Ende doppelt.
canaletto-has-mask = hat die Maske
canaletto-mask-used = Maske verbraucht
canaletto-treasures-of = Schätze: { $name }
canaletto-takes-gondola = { $steps ->
    [one] { $steps } Schritt, zu Palast { $palace }.
   *[other] { $steps } Schritte, zu Palast { $palace }.
}
canaletto-sold-there = Dort als Nächstes:
canaletto-passes-on = Er ist leer, also ist Palast { $palace } der nächste:
canaletto-would-pay = Der Verkauf brächte dir { $points }.
canaletto-would-borrow = { $debt } davon wären Schulden, die am Ende doppelt zählen.
canaletto-really-bribe = Die Maske wirklich spielen?
canaletto-bribe-says = { $ends ->
    [true] Du nimmst umsonst: { $treasures }. Die Partie endet.
   *[false] Du nimmst umsonst: { $treasures }. Das geht einmal je Partie. Die nächste Runde ist an Palast { $palace }.
}
canaletto-why-no-bribe = Warum kann ich meine Maske jetzt nicht spielen?
canaletto-each = { $value } je Plättchen:
