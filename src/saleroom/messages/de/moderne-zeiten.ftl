# Moderne Zeiten

moderne-zeiten-title = Moderne Zeiten
moderne-zeiten-tagline = Aktien und Zeppeline in den wilden Zwanzigern.
moderne-zeiten-blurb = Fünf Branchen boomen, und alle spekulieren. Ersteigere Aktien, lege sie aus, um die Mehrheit einer Branche zu halten, und fliege mit deinem Zeppelin von Stadt zu Stadt. Liegen aber zu viele Aktien auf dem Tisch, kommt der Crash.

## Geld und Dinge

# $amount zählt Millionen.
moderne-zeiten-money = { $amount } Mio. $
moderne-zeiten-money-short = { $amount } Mio.
moderne-zeiten-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
moderne-zeiten-shares = { $count ->
    [one] { $count } Aktie
   *[other] { $count } Aktien
}
# Als etwas, das man kauft oder bekommt; manche Sprachen sagen es dann anders.
moderne-zeiten-shares-bought = { $count ->
    [one] { $count } Aktie
   *[other] { $count } Aktien
}
moderne-zeiten-industry = { $id ->
    [0] Schifffahrt
    [1] Luftfahrt
    [2] Bauwesen
    [3] Automobil
   *[4] Telekom
}
moderne-zeiten-industry-letter = { $id ->
    [0] Sc
    [1] Lu
    [2] Ba
    [3] Au
   *[4] Te
}
moderne-zeiten-city = { $id ->
    [0] New York
    [1] London
    [2] Paris
    [3] Berlin
    [4] Chicago
   *[5] New Orleans
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
    [1] London
    [2] Paris
    [3] Berlin
    [4] Chicago
   *[5] N. Orleans
}

## Was geschah

moderne-zeiten-event-initiative = { $seat_is ->
    [you] Du bekommst die Geschäftsinitiative
   *[other] { $seat } bekommt die Geschäftsinitiative
}
moderne-zeiten-event-space-laid = Feld { $space } der Strecke ist { $city }, { $industry }
moderne-zeiten-run-space-laid = Die Strecke liegt aus: { $count } Felder
moderne-zeiten-event-dealt = { $seat_is ->
    [you] Du bekommst { moderne-zeiten-shares-bought }
   *[other] { $seat } bekommt { moderne-zeiten-shares-bought }
}
moderne-zeiten-event-share-drawn = { $industry_is ->
    [secret] { $seat } bekommt eine Aktie
   *[some] { $seat_is ->
        [you] Du bekommst eine Aktie: { $industry }
       *[other] { $seat } bekommt eine Aktie: { $industry }
    }
}
moderne-zeiten-run-dealt = { $viewer ->
    [seat] Du bekommst { moderne-zeiten-shares-bought }: { $list }
   *[watcher] Jeder bekommt { moderne-zeiten-shares-bought }
}
moderne-zeiten-event-turn-began = { $seat_is ->
    [you] Runde { $turn }: Du hast die Geschäftsinitiative
   *[other] Runde { $turn }: { $seat } hat die Geschäftsinitiative
}
moderne-zeiten-event-rolled = Der Würfel zeigt { $number }
moderne-zeiten-event-turned-up = Eine Aktie wird aufgedeckt: { $industry }
moderne-zeiten-event-stock-renewed = { $count ->
    [one] Die eine abgelegte Aktie ist der neue Nachziehstapel
   *[other] Die { $count } abgelegten Aktien sind der neue Nachziehstapel
}
moderne-zeiten-event-no-auction = Es gibt keine Aktie zu versteigern: keine Auktion in dieser Runde
moderne-zeiten-event-unsold = Niemand bietet: Der Posten bleibt liegen ({ moderne-zeiten-shares })
moderne-zeiten-event-sold = { $seat_is ->
    [you] Verkauft: Du kaufst { moderne-zeiten-shares-bought } für { $price }
   *[other] Verkauft: { $seat } kauft { moderne-zeiten-shares-bought } für { $price }
}
moderne-zeiten-event-took = { $seat_is ->
    [you] Du nimmst { moderne-zeiten-shares-bought }: { $industry }
   *[other] { $seat } nimmt { moderne-zeiten-shares-bought }: { $industry }
}
moderne-zeiten-event-paid = { $payee_is ->
    [you] { $seat } zahlt dir { $amount }
   *[other] { $seat_is ->
        [you] Du zahlst { $amount } an { $payee }
       *[other] { $seat } zahlt { $amount } an { $payee }
    }
}
moderne-zeiten-event-drew = { $count ->
    [0] { $seat_is ->
        [you] Du findest nichts zum Ziehen
       *[other] { $seat } findet nichts zum Ziehen
    }
   *[other] { $seat_is ->
        [you] Du ziehst { moderne-zeiten-shares-bought }
       *[other] { $seat } zieht { moderne-zeiten-shares-bought }
    }
}
moderne-zeiten-event-laid = { $seat_is ->
    [you] Du legst eine Aktie aus: { $industry }
   *[other] { $seat } legt eine Aktie aus: { $industry }
}
moderne-zeiten-event-flew = { $seat_is ->
    [you] Du fliegst nach { $city }, { $industry } (Feld { $space })
   *[other] { $seat } fliegt nach { $city }, { $industry } (Feld { $space })
}
moderne-zeiten-event-crashed = Crash! { $white } Aktien liegen aus, und { $limit } sind zu viele
moderne-zeiten-event-scrapped = { $count ->
    [one] Die eine Aktie von { $industry } wird abgelegt
   *[other] Alle { $count } Aktien von { $industry } werden abgelegt
}
moderne-zeiten-event-finished = { $seat_is ->
    [you] Du erreichst das Ziel: Die Partie endet
   *[other] { $seat } erreicht das Ziel: Die Partie endet
}
moderne-zeiten-event-stuck = Eine ganze Runde lang konnte niemand eine Aktie ziehen oder auslegen: Die Partie endet
moderne-zeiten-event-scored = { $seat_is ->
    [you] Du bekommst { moderne-zeiten-points } für { moderne-zeiten-scored-for }
   *[other] { $seat } bekommt { moderne-zeiten-points } für { moderne-zeiten-scored-for }
}
moderne-zeiten-scored-for = { $why ->
    [most_money] das meiste Geld
    [share_majority] die Aktienmehrheit bei { moderne-zeiten-which-industry }
    [ended_it] das Beenden der Partie
    [industry_squares] die meisten Quadrate bei { moderne-zeiten-which-industry }
   *[city_squares] die meisten Quadrate in { moderne-zeiten-which-city }
}
moderne-zeiten-which-industry = { $which ->
    [0] Schifffahrt
    [1] Luftfahrt
    [2] Bauwesen
    [3] Automobil
   *[4] Telekom
}
moderne-zeiten-which-city = { $which ->
    [0] New York
    [1] London
    [2] Paris
    [3] Berlin
    [4] Chicago
   *[5] New Orleans
}
moderne-zeiten-event-total = { $seat_is ->
    [you] Du hast { moderne-zeiten-points } und { $money }
   *[other] { $seat } hat { moderne-zeiten-points } und { $money }
}
moderne-zeiten-event-won = { $seat_is ->
    [you] Du gewinnst: { moderne-zeiten-points }
   *[other] { $seat } gewinnt: { moderne-zeiten-points }
}

## Was man tun kann

moderne-zeiten-do-pass = Endgültig passen
moderne-zeiten-do-draw = 2 Aktien ziehen
moderne-zeiten-do-lay = Eine Aktie auslegen: { $value }
moderne-zeiten-do-done = Nichts mehr auslegen und fliegen
moderne-zeiten-do-fly = Mit { $value } fliegen
moderne-zeiten-do-finish = Zum Ziel fliegen und die Partie beenden

## Was gefragt ist

moderne-zeiten-asks-name-initiative = Der Zufall bestimmt, wer die Geschäftsinitiative hat.
moderne-zeiten-asks-lay-track = Die Strecke wird ausgelegt.
moderne-zeiten-asks-deal = Die Aktien werden ausgeteilt.
moderne-zeiten-asks-roll = Es wird gewürfelt.
moderne-zeiten-asks-turn-up = Der Posten wird aufgedeckt.
moderne-zeiten-asks-bid = { $price_n ->
    [0] Eröffnest du, oder passt du endgültig?
   *[other] Erhöhst du, oder passt du endgültig?
}
moderne-zeiten-asks-act = 2 Aktien ziehen oder Aktien auslegen und fliegen?
moderne-zeiten-asks-fly = Mit welcher Mehrheit fliegst du?
moderne-zeiten-asks-draw = Es werden Aktien gezogen.
moderne-zeiten-asks-over = Die Partie ist zu Ende.

moderne-zeiten-phase-name-initiative = Erste Initiative
moderne-zeiten-phase-lay-track = Auslegen der Strecke
moderne-zeiten-phase-deal = Austeilen
moderne-zeiten-phase-roll = Der Würfel
moderne-zeiten-phase-turn-up = Aufdecken des Postens
moderne-zeiten-phase-bid = Auktion des Postens
moderne-zeiten-phase-act = Ziehen oder auslegen und fliegen
moderne-zeiten-phase-fly = Der Flug
moderne-zeiten-phase-draw = Ziehen
moderne-zeiten-phase-over = Das Ende

## Warum nicht

moderne-zeiten-refused-not-in-hand = Du hast keine Aktie dieser Branche auf der Hand.
moderne-zeiten-refused-out-of-reach = Deine Aktien bringen keine Mehrheit, mit der du fliegen könntest; du kannst nur ziehen.
moderne-zeiten-refused-has-laid = Du hast eine Aktie ausgelegt und kannst nicht mehr ziehen.
moderne-zeiten-refused-must-lay = Es gibt nichts zu ziehen, und du kannst auslegen.
moderne-zeiten-refused-nothing-laid = Lege erst mindestens eine Aktie aus.
moderne-zeiten-refused-no-majority-yet = Du hast noch keine Mehrheit, mit der du fliegen könntest.
moderne-zeiten-refused-must-finish = Alle Felder vor dir sind besetzt: Du musst zum Ziel fliegen.
moderne-zeiten-refused-not-at-the-end = Vor dir ist noch ein freies Feld.
moderne-zeiten-refused-not-his-majority = Du hast nicht die Mehrheit dieser Branche.
moderne-zeiten-refused-no-space-ahead = Vor dir ist kein freies Feld dieser Branche.
moderne-zeiten-refused-none-in-stock = Im Nachziehstapel ist keine Aktie dieser Branche.
moderne-zeiten-refused-no-such-player = Die Initiative geht an einen der Spieler.
moderne-zeiten-refused-no-such-face = Der Würfel zeigt 1 bis 6.
moderne-zeiten-refused-space-is-placed = Dieses Feld liegt schon auf der Strecke.

## Warum es zu Ende ging

moderne-zeiten-ended-goal-reached = { $seat_is ->
    [you] Du hast das Ziel erreicht.
    [bank] Ein Zeppelin hat das Ziel erreicht.
   *[other] { $seat } hat das Ziel erreicht.
}
moderne-zeiten-ended-stuck = Eine ganze Runde lang konnte niemand eine Aktie ziehen oder auslegen.

## Optionen

moderne-zeiten-option-track = Strecke
    .meaning = Die Reihenfolge der 30 Felder: wie gedruckt, oder vom Zufall für diese Partie neu ausgelegt (MZ-3).
    .printed = wie gedruckt
    .shuffled = gemischt
moderne-zeiten-option-shares = Aktien
    .meaning = Wie viele Aktien es von Schifffahrt, Luftfahrt, Bauwesen, Automobil und Telekom gibt; zusammen 105 (MZ-1).
moderne-zeiten-option-city-points = Punkte der Städte
    .meaning = Was New York, London, Paris, Berlin, Chicago und New Orleans wert sind (MZ-2).
moderne-zeiten-option-first-initiative = Erste Initiative
    .meaning = Wer die Geschäftsinitiative zuerst hat. Wird niemand genannt, wird gelost (MZ-6).
moderne-zeiten-option-open-money = Offenes Geld
    .meaning = Alle sehen das Geld aller (MZ-7).

## Der Spielplan

moderne-zeiten-board-track = Die Strecke
moderne-zeiten-board-start = Start
moderne-zeiten-board-goal = Ziel
moderne-zeiten-board-space = Feld { $space }: { $city }, { $industry }, { moderne-zeiten-points }
moderne-zeiten-board-owned = Quadrat: { $name }
moderne-zeiten-board-zeppelin = Zeppelin: { $name }
moderne-zeiten-board-now = Hierhin könntest du jetzt fliegen
moderne-zeiten-board-hand-reach = mit deiner Hand erreichbar
moderne-zeiten-board-lot-reach = mit dem Posten erreichbar
moderne-zeiten-board-then = Hierhin könntest du dann fliegen
moderne-zeiten-board-valuation = Wertungstabelle
moderne-zeiten-board-city = Stadt
moderne-zeiten-board-leads = jetzt
moderne-zeiten-board-each = jetzt je { moderne-zeiten-points }
moderne-zeiten-board-laid = Ausgelegte Aktien
moderne-zeiten-board-player = Spieler
moderne-zeiten-board-majority = Mehrheit
moderne-zeiten-board-needs = { $count ->
    [one] eine weitere bringt die Mehrheit
   *[other] { $count } weitere bringen die Mehrheit
}
moderne-zeiten-board-market = Der Markt
moderne-zeiten-board-white = { $white } von { $limit } Aktien ausgelegt
moderne-zeiten-board-room = { $count ->
    [0] Crash beim nächsten Flug
    [one] Crash bei einer weiteren
   *[other] Crash bei { $count } weiteren
}
moderne-zeiten-board-risk = Ein Crash träfe: { $names }
moderne-zeiten-rests = Crash an der Börse
moderne-zeiten-board-loses = { $seat_is ->
    [you] du verlierst { $count }
   *[other] { $name } verliert { $count }
}
moderne-zeiten-board-crash = Crash! Abgelegt: { $names }
moderne-zeiten-board-lot = Der Posten
moderne-zeiten-board-no-lot = Noch keine Aktien
moderne-zeiten-board-stock = Stapel { $stock } · Ablage { $discards }
moderne-zeiten-board-hand = Deine Hand
moderne-zeiten-board-hand-of = Hand: { $name }
moderne-zeiten-board-hand-empty = keine Aktien auf der Hand
moderne-zeiten-board-choose = Eine Aktie auslegen: { $industry }? { moderne-zeiten-shares } auf der Hand
moderne-zeiten-board-initiative = Geschäftsinitiative
moderne-zeiten-board-hand-size = { $count ->
    [one] { $count } Aktie auf der Hand
   *[other] { $count } Aktien auf der Hand
}
moderne-zeiten-board-secret = Geld ist geheim
moderne-zeiten-board-points-now = jetzt { moderne-zeiten-points }: Quadrate { $squares }, Mehrheiten { $shares }
moderne-zeiten-board-without-money = ohne Geld gerechnet
moderne-zeiten-board-place = { $place ->
    [0] auf Start
    [31] am Ziel
   *[other] auf Feld { $place }
}

moderne-zeiten-dock-lays = Eine Aktie auslegen …
moderne-zeiten-dock-lays-more = Noch eine, oder fliegen?
moderne-zeiten-dock-laid-now = { $count ->
    [one] { $count } Aktie ausgelegt.
   *[other] { $count } Aktien ausgelegt.
}
moderne-zeiten-dock-in-hand = { $count } auf der Hand
moderne-zeiten-dock-keeps = hält deine Mehrheit
moderne-zeiten-dock-takes = bringt dir die Mehrheit
moderne-zeiten-dock-takes-from = nimmt die Mehrheit von { $name }
moderne-zeiten-dock-breaks = bricht die Mehrheit von { $name }
moderne-zeiten-dock-needs = { $count ->
    [one] dann noch eine bis zur Mehrheit
   *[other] dann noch { $count } bis zur Mehrheit
}
moderne-zeiten-dock-flight = dann könntest du fliegen nach
moderne-zeiten-dock-no-flight = noch kein Flug
moderne-zeiten-dock-crash = Crash! Betroffen: { $names }
moderne-zeiten-dock-fly-to = Nach { $city } fliegen, { $industry }
moderne-zeiten-dock-fly-space = Feld { $space }, { moderne-zeiten-points }
moderne-zeiten-dock-done-choose = danach wählst du
moderne-zeiten-dock-buying = Kaufst du den Posten, bist du zuerst am Zug.
moderne-zeiten-dock-buying-reach = Du könntest dann fliegen nach
moderne-zeiten-dock-buying-none = Auch dann wäre keine Mehrheit in Reichweite.
moderne-zeiten-dock-why-draw = Warum kann ich nicht ziehen?
moderne-zeiten-dock-why-lay = Warum kann ich nicht auslegen?
moderne-zeiten-dock-why-done = Warum kann ich noch nicht fliegen?
moderne-zeiten-dock-few-left = { $count ->
    [0] Es ist keine Aktie mehr zu ziehen.
   *[other] Es ist nur noch eine Aktie zu ziehen.
}
