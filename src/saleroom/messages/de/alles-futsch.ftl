# Alles Futsch

alles-futsch-title = Alles Futsch
alles-futsch-tagline = Wer zu viel kauft, ist alles los.
alles-futsch-blurb = Auf jeder Karte sind drei Objekte, und die Karte geht an den Höchstbietenden. Das dritte Objekt einer Sorte bringt Geld, das vierte und fünfte kosten, und was du nicht behalten kannst, muss ein anderer kaufen. Sobald jemand bankrott ist, gewinnt der Reichste.

## Geld und Dinge

# $amount zählt Tausender.
alles-futsch-money = { $amount ->
    [0] 0 Mark
   *[other] { NUMBER($amount, useGrouping: "always") }.000 Mark
}
alles-futsch-money-short = { $amount ->
    [0] 0
   *[other] { NUMBER($amount, useGrouping: "always") }.000
}
alles-futsch-kind = { $id ->
    [0] Gemälde
    [1] Skulptur
    [2] Möbelstück
    [3] Uhr
   *[4] Vase
}
alles-futsch-kind-letter = { $id ->
    [0] G
    [1] S
    [2] M
    [3] U
   *[4] V
}
alles-futsch-kinds = { $id ->
    [0] Gemälde
    [1] Skulpturen
    [2] Möbel
    [3] Uhren
   *[4] Vasen
}
alles-futsch-card = { $id ->
    [0] drei Gemälde
    [1] zwei Gemälde und eine Skulptur
    [2] zwei Gemälde und ein Möbelstück
    [3] zwei Gemälde und eine Uhr
    [4] zwei Gemälde und eine Vase
    [5] ein Gemälde und zwei Skulpturen
    [6] ein Gemälde, eine Skulptur und ein Möbelstück
    [7] ein Gemälde, eine Skulptur und eine Uhr
    [8] ein Gemälde, eine Skulptur und eine Vase
    [9] ein Gemälde und zwei Möbelstücke
    [10] ein Gemälde, ein Möbelstück und eine Uhr
    [11] ein Gemälde, ein Möbelstück und eine Vase
    [12] ein Gemälde und zwei Uhren
    [13] ein Gemälde, eine Uhr und eine Vase
    [14] ein Gemälde und zwei Vasen
    [15] drei Skulpturen
    [16] zwei Skulpturen und ein Möbelstück
    [17] zwei Skulpturen und eine Uhr
    [18] zwei Skulpturen und eine Vase
    [19] eine Skulptur und zwei Möbelstücke
    [20] eine Skulptur, ein Möbelstück und eine Uhr
    [21] eine Skulptur, ein Möbelstück und eine Vase
    [22] eine Skulptur und zwei Uhren
    [23] eine Skulptur, eine Uhr und eine Vase
    [24] eine Skulptur und zwei Vasen
    [25] drei Möbelstücke
    [26] zwei Möbelstücke und eine Uhr
    [27] zwei Möbelstücke und eine Vase
    [28] ein Möbelstück und zwei Uhren
    [29] ein Möbelstück, eine Uhr und eine Vase
    [30] ein Möbelstück und zwei Vasen
    [31] drei Uhren
    [32] zwei Uhren und eine Vase
    [33] eine Uhr und zwei Vasen
   *[34] drei Vasen
}
alles-futsch-an-object = { $kind_n ->
    [0] ein Gemälde
    [1] eine Skulptur
    [2] ein Möbelstück
    [3] eine Uhr
   *[4] eine Vase
}

## Was geschehen ist

alles-futsch-event-first-chooser = { $seat_is ->
    [you] Du wählst zuerst
   *[other] { $seat } wählt zuerst
}
alles-futsch-event-board-drawn = { $seat_is ->
    [you] Du sammelst alles außer { alles-futsch-all-of-them }
   *[other] { $seat } sammelt alles außer { alles-futsch-all-of-them }
}
alles-futsch-all-of-them = { $kind_n ->
    [0] Gemälden
    [1] Skulpturen
    [2] Möbeln
    [3] Uhren
   *[4] Vasen
}
alles-futsch-event-reshuffled = { $cards ->
    [one] { $cards } abgelegte Karte ist der neue Nachziehstapel
   *[other] { $cards } abgelegte Karten werden zu einem neuen Nachziehstapel gemischt
}
alles-futsch-event-turned-up = Aufgedeckt: { $card }
alles-futsch-event-turn = { $seat_is ->
    [you] Du wählst die nächste Karte
   *[other] { $seat } wählt die nächste Karte
}
alles-futsch-event-chosen = { $seat_is ->
    [you] Du bringst { $card } zur Auktion
   *[other] { $seat } bringt { $card } zur Auktion
}
alles-futsch-event-sold = { $seat_is ->
    [you] Verkauft: Du kaufst { $card } für { $price }
   *[other] Verkauft: { $seat } kauft { $card } für { $price }
}
alles-futsch-event-unsold = Niemand bietet; { $card }: Die Karte wird abgelegt
alles-futsch-event-paid = { $payee_is ->
    [bank] { $seat_is ->
        [you] Du zahlst der Bank { $amount } ({ alles-futsch-paid-for })
       *[other] { $seat } zahlt der Bank { $amount } ({ alles-futsch-paid-for })
    }
    [you] { $seat } zahlt dir { $amount } ({ alles-futsch-paid-for })
   *[other] { $seat_is ->
        [you] Du zahlst { $amount } an { $payee } ({ alles-futsch-paid-for })
       *[other] { $seat } zahlt { $amount } an { $payee } ({ alles-futsch-paid-for })
    }
}
alles-futsch-paid-for = { $why_paid ->
    [card] für die Karte
    [object] für das Objekt
   *[too_many] mehr als drei einer Sorte
}
alles-futsch-event-object-sold = { $seat_is ->
    [you] Du verkaufst { alles-futsch-an-object } an { $buyer }
   *[other] { $buyer_is ->
        [you] { $seat } verkauft dir { alles-futsch-an-object }
       *[other] { $seat } verkauft { alles-futsch-an-object } an { $buyer }
    }
}
alles-futsch-event-collected = { $seat_is ->
    [you] Du nimmst { alles-futsch-an-object } und hast { $count }
   *[other] { $seat } nimmt { alles-futsch-an-object } und hat { $count }
}
alles-futsch-event-rewarded = { $seat_is ->
    [you] Die Bank zahlt dir { $amount } für das dritte Objekt der Sorte ({ $kind })
   *[other] Die Bank zahlt { $amount } an { $seat } für das dritte Objekt der Sorte ({ $kind })
}
alles-futsch-event-not-used = { $count ->
    [one] Niemand kann { alles-futsch-an-object } nehmen: Das Objekt verfällt
   *[other] Niemand kann { $count } Objekte nehmen ({ $kind }): Sie verfallen
}
alles-futsch-event-bankrupt = { $why_ended ->
    [bid_everything] { $seat_is ->
        [you] Du bist bankrott: Dein Gebot von { $owed } war dein ganzes Geld
       *[other] { $seat } ist bankrott: Das Gebot von { $owed } war das ganze Geld
    }
    [nothing_left] { $seat_is ->
        [you] Du bist bankrott: Nach { $owed } bleibt dir nichts mehr
       *[other] { $seat } ist bankrott: Nach { $owed } bleibt nichts mehr
    }
   *[could_not_pay] { $seat_is ->
        [you] Du bist bankrott: Du musst { $owed } zahlen und hast nur { $had }
       *[other] { $seat } ist bankrott: { $owed } sind zu zahlen, und nur { $had } sind da
    }
}
alles-futsch-event-game-ended = { $why_ended ->
    [nothing_usable] Die Partie ist zu Ende: Kein Objekt irgendeiner Karte ist mehr zu gebrauchen
    [no_money] Die Partie ist zu Ende: Niemand hat mehr Geld
   *[other] Alles futsch: Die Partie ist sofort zu Ende
}
alles-futsch-event-money-shown = { $seat_is ->
    [you] Du hast { $money }
   *[other] { $seat } hat { $money }
}
alles-futsch-event-won = { $objects ->
    [one] { $seat_is ->
        [you] Du gewinnst mit { $money } und { $objects } Objekt
       *[other] { $seat } gewinnt mit { $money } und { $objects } Objekt
    }
   *[other] { $seat_is ->
        [you] Du gewinnst mit { $money } und { $objects } Objekten
       *[other] { $seat } gewinnt mit { $money } und { $objects } Objekten
    }
}

## Was man tun kann

alles-futsch-do-choose = Zur Auktion: { $value }
alles-futsch-do-use = { $value_n ->
    [0] Das Gemälde verwenden
    [1] Die Skulptur verwenden
    [2] Das Möbelstück verwenden
    [3] Die Uhr verwenden
   *[4] Die Vase verwenden
}
alles-futsch-do-sell-to = An { $value } verkaufen
alles-futsch-do-take = { $kind_n ->
    [0] Das Gemälde nehmen
    [1] Die Skulptur nehmen
    [2] Das Möbelstück nehmen
    [3] Die Uhr nehmen
   *[4] Die Vase nehmen
}
alles-futsch-do-sell-it-to = { $kind_n ->
    [0] Das Gemälde an { $who } verkaufen
    [1] Die Skulptur an { $who } verkaufen
    [2] Das Möbelstück an { $who } verkaufen
    [3] Die Uhr an { $who } verkaufen
   *[4] Die Vase an { $who } verkaufen
}

## Was gefragt ist

alles-futsch-asks-name-chooser = Der Zufall bestimmt, wer zuerst wählt.
alles-futsch-asks-draw-boards = Die Tableaus werden verteilt.
alles-futsch-asks-turn-up = Eine Karte wird aufgedeckt.
alles-futsch-asks-choose = Welche Karte bringst du zur Auktion?
alles-futsch-asks-bid = Bietest du, oder passt du?
alles-futsch-asks-use = Welches Objekt verwendest du als Nächstes?
alles-futsch-asks-sell = Wer muss es kaufen?
alles-futsch-asks-over = Die Partie ist zu Ende.

alles-futsch-phase-name-chooser = Startspieler
alles-futsch-phase-draw-boards = Tableaus
alles-futsch-phase-turn-up = Karte aufdecken
alles-futsch-phase-choose = Karte wählen
alles-futsch-phase-bid = Auktion
alles-futsch-phase-use = Objekte verwenden
alles-futsch-phase-sell = Zwangsverkauf
alles-futsch-phase-over = Ende

## Warum nicht

alles-futsch-refused-must-open = Du hast die Karte gewählt und eröffnest: mit mindestens { $least }.
alles-futsch-refused-not-turned-up = Diese Karte liegt nicht offen aus.
alles-futsch-refused-not-on-card = Auf der Karte ist kein solches Objekt mehr.
alles-futsch-refused-not-usable = Kein Spieler kann dieses Objekt nehmen; es verfällt.
alles-futsch-refused-no-such-player = Diesen Spieler gibt es an diesem Tisch nicht.
alles-futsch-refused-himself = Ein Objekt wird an einen anderen Spieler verkauft.
alles-futsch-refused-does-not-collect = Dieser Spieler sammelt solche Objekte nicht.
alles-futsch-refused-has-enough = Dieser Spieler hat fünf dieser Sorte; mehr hat niemand.
alles-futsch-refused-not-in-stock = Diese Karte ist nicht im Nachziehstapel.
alles-futsch-refused-board-is-taken = Ein anderer Spieler hat dieses Tableau.

## Warum es zu Ende ist

alles-futsch-ended-bid-everything = { $seat_is ->
    [you] Du bist bankrott: Dein höchstes Gebot hat dein ganzes Geld gekostet.
    [bank] Jemand ist bankrott: Das höchste Gebot hat das ganze Geld gekostet.
   *[other] { $seat } ist bankrott: Das höchste Gebot hat das ganze Geld gekostet.
}
alles-futsch-ended-nothing-left = { $seat_is ->
    [you] Du bist bankrott: Ein Objekt, das du kaufen musstest, hat dein ganzes Geld gekostet.
    [bank] Jemand ist bankrott: Ein Objekt, das gekauft werden musste, hat das ganze Geld gekostet.
   *[other] { $seat } ist bankrott: Ein Objekt, das gekauft werden musste, hat das ganze Geld gekostet.
}
alles-futsch-ended-could-not-pay = { $seat_is ->
    [you] Du bist bankrott: Dein Geld reichte nicht zum Zahlen.
    [bank] Jemand ist bankrott: Das Geld reichte nicht zum Zahlen.
   *[other] { $seat } ist bankrott: Das Geld reichte nicht zum Zahlen.
}
alles-futsch-ended-nothing-usable = Kein Objekt irgendeiner Karte war mehr zu gebrauchen.
alles-futsch-ended-no-money = Niemand hatte mehr Geld.

## Optionen

alles-futsch-option-open-money = Offenes Geld
    .meaning = Alle sehen das Geld von allen (AF-5).
alles-futsch-option-zero-is-bankrupt = Wer nichts mehr hat, ist bankrott
    .meaning = Wer genau nichts mehr hat, ist bankrott. Sonst ist nur bankrott, wer etwas nicht zahlen kann (AF-15).
alles-futsch-option-first-chooser = Startspieler
    .meaning = Wer die erste Karte wählt. Wird ausgelost, wenn niemand genannt ist (AF-6).
alles-futsch-option-boards = Tableaus
    .meaning = Für jeden Platz die Sorte, die er nicht sammelt, alle verschieden. Wird ausgelost, wenn nichts genannt ist (AF-3).
    .painting = Gemälde
    .sculpture = Skulptur
    .furniture = Möbelstück
    .clock = Uhr
    .vase = Vase
alles-futsch-option-cards = Karten
    .meaning = Die drei Objekte auf jeder der 35 Karten. Sonst kommt jede Mischung einmal vor (AF-2).
    .painting = Gemälde
    .sculpture = Skulptur
    .furniture = Möbelstück
    .clock = Uhr
    .vase = Vase

## Das Tableau

alles-futsch-players = Spieler und ihre Sammlungen (x: sammelt nicht)
alles-futsch-open-cards = Offene Karten
alles-futsch-stock = { $count ->
    [one] { $count } Karte im Nachziehstapel
   *[other] { $count } Karten im Nachziehstapel
}
alles-futsch-stock-short = Stapel
alles-futsch-discards = { $count ->
    [one] { $count } Karte abgelegt
   *[other] { $count } Karten abgelegt
}
alles-futsch-discards-short = Ablage
alles-futsch-bank = Die Bank
alles-futsch-being-laid = Der Tisch wird vorbereitet.
alles-futsch-next-card = Die nächste Karte wird aufgedeckt.
alles-futsch-chooses = { $who_is ->
    [you] Du wählst eine Karte
   *[other] { $who } wählt eine Karte
}
alles-futsch-up-for-auction = Zur Auktion
alles-futsch-no-bid = Noch kein Gebot
alles-futsch-leads = { $who_is ->
    [you] Du führst
   *[other] { $who } führt
}
alles-futsch-bought = { $who_is ->
    [you] Du hast sie gekauft
   *[other] { $who } hat sie gekauft
}
alles-futsch-uses = { $who_is ->
    [you] Du verwendest die Objekte
   *[other] { $who } verwendet die Objekte
}
alles-futsch-sells = { $who_is ->
    [you] Du musst { alles-futsch-an-object } verkaufen
   *[other] { $who } muss { alles-futsch-an-object } verkaufen
}
alles-futsch-takes = { $who_is ->
    [you] nimmst du
   *[other] { $who } nimmt es
}
alles-futsch-short-take = nehmen
alles-futsch-short-sell = verkaufen
alles-futsch-if-you-buy = Wenn du sie kaufst
alles-futsch-if-you-buy-for = Wenn du für { $amount } kaufst:
alles-futsch-if-you-pass = Wenn du passt und { $who } sie für { $amount } bekommt:
alles-futsch-if-it-stays = { $who_is ->
    [you] Wenn niemand höher geht, bekommst du sie für { $amount }:
   *[other] Wenn niemand höher geht, bekommt { $who } sie für { $amount }:
}
alles-futsch-everybody = Was es für alle bedeutet: { $card }
    .meaning = In Tausend, ohne den Preis und solange niemand bankrottgeht. Bei einer Spanne entscheidet der Käufer, an wen er verkauft.
alles-futsch-buyer = Käufer
alles-futsch-range = { $least } bis { $most }
alles-futsch-can-ruin = Bankrott droht
alles-futsch-brings = { $amount_n ->
    [0] Die Objekte bringen dir nichts
   *[other] Die Objekte bringen dir { $amount }
}
alles-futsch-brings-short = bringt { $amount }
alles-futsch-fate-taken = nimmst du
alles-futsch-fate-third = dein drittes: +{ $amount }
alles-futsch-fate-sold = zu verkaufen: +{ $amount }
alles-futsch-fate-useless = kann niemand nehmen
alles-futsch-rest = { $amount_n ->
    [0] Du hättest nichts mehr
   *[other] Danach hättest du { $amount }
}
alles-futsch-ruinous = Das ist alles, was du hast: Du wärst bankrott, und die Partie wäre zu Ende.
alles-futsch-collection-of = { $who_is ->
    [you] Deine Sammlung
   *[other] Die Sammlung von { $who }
}
alles-futsch-own-money = Dein Geld
alles-futsch-secret-money = Geld hinter dem Sichtschirm
alles-futsch-leaves-out = { $id ->
    [0] keine Gemälde
    [1] keine Skulpturen
    [2] keine Möbel
    [3] keine Uhren
   *[4] keine Vasen
}
alles-futsch-stones = { $kind }: { $count } von { $most }
alles-futsch-not-collected = { $kind }: nicht gesammelt
alles-futsch-next-taken = nächstes: behältst du
alles-futsch-next-third = nächstes: +{ $amount }
alles-futsch-next-sold = nächstes: musst du verkaufen
alles-futsch-next-full = voll
alles-futsch-if-sold-to-you = an dich verkauft: { $amount }
alles-futsch-objects = { $count ->
    [one] { $count } Objekt
   *[other] { $count } Objekte
}
alles-futsch-nothing-happens = Der Stein rückt einen Schritt vor; niemand zahlt.
alles-futsch-pays = { $payer_is ->
    [bank] { $payee_is ->
        [you] Die Bank zahlt dir { $amount } für das dritte
       *[other] Die Bank zahlt { $amount } an { $payee } für das dritte
    }
    [you] { $payee_is ->
        [bank] Du zahlst der Bank { $amount } für eins zu viel
       *[other] Du zahlst { $amount } an { $payee }
    }
   *[other] { $payee_is ->
        [bank] { $payer } zahlt der Bank { $amount } für eins zu viel
        [you] { $payer } zahlt dir { $amount }
       *[other] { $payer } zahlt { $amount } an { $payee }
    }
}
alles-futsch-ruin-unknown = { $who } ist mit weniger als { $amount } bankrott. Was { $who } hat, ist geheim.
alles-futsch-ruin-no = { $who_is ->
    [you] Du hast noch { $amount }
   *[other] { $who } hat noch { $amount }
}
alles-futsch-ruin-yes = { $who_is ->
    [you] Du bist bankrott: Die Partie ist zu Ende
   *[other] { $who } ist bankrott: Die Partie ist zu Ende
}
alles-futsch-ruin-short = bankrott
alles-futsch-no-way = Kann niemand nehmen
alles-futsch-gone = Alles futsch!
alles-futsch-gone-who = { $who_is ->
    [you] Du bist bankrott
   *[other] { $who } ist bankrott
}
alles-futsch-key-card = Karte { $number } auswählen
alles-futsch-key-way = Möglichkeit { $number } auswählen
alles-futsch-key-next = Nächster Käufer
alles-futsch-key-previous = Vorheriger Käufer
alles-futsch-choose-first = Wähle zuerst eine Karte
alles-futsch-use-first = Wähle zuerst ein Objekt
alles-futsch-sell-first = Wähle, wer es kaufen muss
