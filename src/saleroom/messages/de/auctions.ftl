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
