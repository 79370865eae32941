# Was in jeder Auktion geschieht, was man darin tun kann, und warum etwas nicht geht.

## Was geschehen ist

event-bid = { $seat_is ->
    [you] Du bietest { $amount }
   *[other] { $seat } bietet { $amount }
}
event-passed = { $seat_is ->
    [you] Du passt
   *[other] { $seat } passt
}
event-let-go = { $price_n ->
    [0] { $seat_is ->
        [you] Du winkst ab
       *[other] { $seat } winkt ab
    }
   *[other] { $seat_is ->
        [you] Du winkst bei { $price } ab
       *[other] { $seat } winkt bei { $price } ab
    }
}
event-took-let-go-back = { $seat_is ->
    [you] Du überlegst es dir anders
   *[other] { $seat } überlegt es sich anders
}
event-fist-closed = { $amount_is ->
    [secret] { $seat } schließt die Faust
   *[some] { $seat_is ->
        [you] Du schließt die Faust um { $amount }
       *[other] { $seat } schließt die Faust um { $amount }
    }
}
event-fist-opened = { $seat_is ->
    [you] Du öffnest die Faust wieder und nimmst dein Gebot zurück
   *[other] { $seat } öffnet die Faust wieder und nimmt das Gebot zurück
}
event-revealed = { $amount_n ->
    [0] { $seat_is ->
        [you] Du öffnest die Faust: kein Gebot
       *[other] { $seat } öffnet die Faust: kein Gebot
    }
   *[other] { $seat_is ->
        [you] Du öffnest die Faust: { $amount }
       *[other] { $seat } öffnet die Faust: { $amount }
    }
}
event-priced = { $seat_is ->
    [you] Du verlangst { $price }
   *[other] { $seat } verlangt { $price }
}
auction-leads = { $name_is ->
    [you] Du führst mit { $amount }
   *[other] { $name } führt mit { $amount }
}

## Was man tun kann

do-bid = { $value } bieten
do-pass = Passen
do-let-go = { $price_n ->
    [0] Abwinken
   *[other] Bei { $price } abwinken
}
do-take-back = Zurücknehmen
do-buy = Für { $price } kaufen
do-price = { $value } verlangen

## Warum nicht

refused-not-now = Das wird gerade nicht entschieden.
refused-not-asked = Das entscheidet jemand anderes.
refused-bid-too-low = Ein Gebot muss höher sein als das letzte: mindestens { $least }.
refused-meant-less = Gemeint war „{ $meant }“, aber inzwischen steht das Gebot bei { $price }.
refused-meant-before = „{ $meant }“ galt einer Frage, die schon vorbei ist.
refused-bid-too-high = Niemand bietet mehr, als er hat: Du hast { $purse }.
refused-leads-already = Das höchste Gebot ist schon deins.
refused-nothing-to-take-back = Es gibt nichts, was du zurücknehmen könntest.
refused-fist-is-closed = Deine Faust ist geschlossen: Nimm erst dieses Gebot zurück.
refused-has-let-go = Du hast bei diesem Preis schon abgewinkt.
refused-price-too-low = Der Preis ist mindestens { $least }.
refused-price-too-high = Der Preis ist höchstens das, was du hast: { $purse }.
refused-cannot-afford = Du hast nur { $purse }, also kannst du nur passen.
refused-must-open = Du musst das Bieten eröffnen.

## Jede Auktion
auction-sells = { $seat_is ->
    [you] verkaufst
   *[other] verkauft
}
auction-passed = { $seat_is ->
    [you] passt
   *[other] passt
}

## Offene Auktion
outcry-no-bid = Noch kein Gebot
outcry-leads = { $leader_is ->
    [you] Dein Gebot
   *[other] { $name } führt
}
outcry-room = Der Saal
outcry-who-opens = Wer eröffnet?
outcry-who-more = Wer bietet mehr?
outcry-no-clock = Ohne Hammer: verkauft, wenn alle anderen raus sind
outcry-until = Offen bis { $time }
outcry-seller-calls = { $seller_is ->
    [you] Du hast den Hammer
   *[other] { $name } hat den Hammer
}
outcry-waits-for = Der Hammer wartet auf { $name }
outcry-out = Ich bin raus
outcry-in = Ich bin wieder dabei
outcry-you-are-out = Du bist bei diesem Preis raus. Das siehst nur du.
outcry-you-lead = Du führst mit { $amount }.
outcry-too-poor = Du hast { $amount }: zu wenig, um mehr zu bieten.

## Einmal reihum
around-too-poor = Du hast { $amount }: zu wenig, um mehr zu bieten. Du kannst nur passen.

## Verdeckte Auktion
sealed-empty = kein Gebot
sealed-closed = Faust geschlossen
sealed-opened = Was in den Fäusten war
sealed-bid-nothing = Leere Faust: kein Gebot
sealed-you-hold = Deine Faust ist um { $amount } geschlossen.
sealed-you-hold-nothing = Deine Faust ist geschlossen und leer.
sealed-until-all = Das weißt nur du, bis alle Fäuste geschlossen sind.
sealed-open-again = Die Faust wieder öffnen

## Festpreis
tag-being-written = { $seller_is ->
    [you] Schreib das Preisschild.
   *[other] { $name } schreibt das Preisschild …
}
tag-must-buy = { $seat_is ->
    [you] musst kaufen
   *[other] muss kaufen
}
tag-you-must-buy = Kauft niemand, musst du selbst kaufen: zu diesem Preis, an die Bank.
tag-cannot-buy = Warum kann ich nicht kaufen?

## Die Tabellen

sheet-seat = { $seat_is ->
    [you] du
   *[other] { $seat }
}
sheet-leads = führt
sheet-bought = hat gekauft
sheet-hand = Hand
sheet-markers = Marker nach Runden
