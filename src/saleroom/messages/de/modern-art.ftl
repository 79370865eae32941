# Modern Art

modern-art-title = Modern Art
modern-art-tagline = Gemälde, fünf Arten von Auktionen und ein Gespür für das, was in Mode kommt.
modern-art-blurb = Alle handeln mit den Gemälden von fünf Künstlern. Du bringst eines zur Auktion, und das Geld gehört dir; du kaufst eines, und am Ende der Runde zahlt die Bank für die Künstler, die am häufigsten angeboten wurden. Nach vier Runden gewinnt, wer am reichsten ist.

## Geld und Dinge

# $amount zählt Tausender.
modern-art-money = { $amount ->
    [0] { $edition ->
        [1992] 0 $
       *[2009] 0 €
    }
   *[other] { $edition ->
        [1992] { NUMBER($amount, useGrouping: "always") }.000 $
       *[2009] { NUMBER($amount, useGrouping: "always") }.000 €
    }
}
modern-art-artist = { $edition ->
    [1992] { $id ->
        [0] Lite Metal
        [1] Yoko
        [2] Christin P.
        [3] Karl Gitter
       *[4] Krypto
    }
   *[2009] { $id ->
        [0] Nex
        [1] Bahut
        [2] Darmoir
        [3] Sadland
       *[4] Koriko
    }
}
modern-art-artist-letter = { $edition ->
    [1992] { $id ->
        [0] LM
        [1] Yo
        [2] CP
        [3] KG
       *[4] Kr
    }
   *[2009] { $id ->
        [0] Ne
        [1] Ba
        [2] Da
        [3] Sa
       *[4] Ko
    }
}
modern-art-auction = { $id ->
    [0] offen
    [1] einmal reihum
    [2] verdeckt
    [3] Festpreis
   *[4] doppelt
}
    .title = { $id ->
        [0] Offene Auktion
        [1] Einmal reihum
        [2] Verdeckte Auktion
        [3] Festpreis
       *[4] Doppelauktion
    }
modern-art-auction-letter = { $id ->
    [0] O
    [1] R
    [2] V
    [3] F
   *[4] D
}
modern-art-card = { $artist } ({ $auction })
modern-art-lot = { $second_is ->
    [some] { $card } mit { $second }
   *[none] { $card }
}

## Was geschehen ist

modern-art-event-first-seller = { $seat_is ->
    [you] Du verkaufst zuerst
   *[other] { $seat } verkauft zuerst
}
modern-art-event-round-began = Runde { $round } beginnt
modern-art-event-dealt = { $seat_is ->
    [you] { $count ->
        [one] Du bekommst { $count } Karte
       *[other] Du bekommst { $count } Karten
    }
   *[other] { $count ->
        [one] { $seat } bekommt { $count } Karte
       *[other] { $seat } bekommt { $count } Karten
    }
}
modern-art-event-card-dealt = { $seat_is ->
    [you] Du bekommst { $card }
   *[other] { $seat } bekommt { $card }
}
modern-art-run-dealt = { $viewer ->
    [seat] { $count ->
        [one] Du bekommst { $count } Karte: { $list }
       *[other] Du bekommst { $count } Karten: { $list }
    }
   *[watcher] { $count ->
        [one] Jeder bekommt { $count } Karte
       *[other] Jeder bekommt { $count } Karten
    }
}
modern-art-event-turn = { $seat_is ->
    [you] Du bist am Zug
   *[other] { $seat } ist am Zug
}
modern-art-event-offered = { $seat_is ->
    [you] Du bietest { $card } an
   *[other] { $seat } bietet { $card } an
}
modern-art-event-added = { $seat_is ->
    [you] Du legst { $card } dazu
   *[other] { $seat } legt { $card } dazu
}
modern-art-event-not-added = { $seat_is ->
    [you] Du legst nichts dazu
   *[other] { $seat } legt nichts dazu
}
modern-art-event-sold = { $seat_is ->
    [you] Verkauft: Du kaufst { modern-art-lot } für { $price }
   *[other] Verkauft: { $seat } kauft { modern-art-lot } für { $price }
}
modern-art-event-paid = { $payee_is ->
    [bank] { $seat_is ->
        [you] Du zahlst { $amount } an die Bank ({ modern-art-paid-for })
       *[other] { $seat } zahlt { $amount } an die Bank ({ modern-art-paid-for })
    }
    [you] { $seat } zahlt dir { $amount } ({ modern-art-paid-for })
   *[other] { $seat_is ->
        [you] Du zahlst { $amount } an { $payee } ({ modern-art-paid-for })
       *[other] { $seat } zahlt { $amount } an { $payee } ({ modern-art-paid-for })
    }
}
modern-art-paid-for = { $why_paid ->
    [own_share] { $seat_is ->
        [you] dein eigener Anteil an der Doppelauktion
       *[other] eigener Anteil an der Doppelauktion
    }
    [other_share] ein Anteil an der Doppelauktion
   *[price] { $payee_is ->
        [bank] { $seat_is ->
            [you] für deinen eigenen Posten
           *[other] für den eigenen Posten
        }
       *[other] für den Posten
    }
}
modern-art-event-taken-free = { $seat_is ->
    [you] { modern-art-free-why }: Du nimmst { modern-art-lot } umsonst
   *[other] { modern-art-free-why }: { $seat } nimmt { modern-art-lot } umsonst
}
modern-art-free-why = { $why_free ->
    [nobody_bid] Niemand hat geboten
    [nobody_added] Niemand hat ein zweites Gemälde dazugelegt
   *[price_was_zero] Der Preis war null
}
modern-art-event-turned-up = { $seat_is ->
    [you] Du deckst { $card } auf; die Karte zählt
   *[other] { $seat } deckt { $card } auf; die Karte zählt
}
modern-art-event-left-face-down = { $seat_is ->
    [you] Du lässt die unbekannte Hand ruhen
   *[other] { $seat } lässt die unbekannte Hand ruhen
}
modern-art-event-round-ended = { $why_ended ->
    [fifth_offered] Runde { $round } endet: Ein fünftes Gemälde eines Künstlers wurde angeboten
    [hands_empty] Runde { $round } endet: Die letzte Karte aller Hände wurde angeboten
   *[no_cards] Runde { $round } endet: Niemand hat eine Karte
}
modern-art-event-unsold = { $card } bleibt unverkauft, zählt aber
modern-art-event-counted = { $marker ->
    [0] { $artist }: { $offered } angeboten, ohne Rang; ein Gemälde bringt nichts
   *[other] { $artist }: { $offered } angeboten, Marker { $marker }; ein Gemälde bringt { $value }
}
modern-art-event-bank-paid = { $each_n ->
    [0] { $seat_is ->
        [you] Du bekommst nichts für { $paintings ->
            [one] dein Gemälde
           *[other] deine { $paintings } Gemälde
        } von { $artist }
       *[other] { $seat } bekommt nichts für { $paintings ->
            [one] ein Gemälde
           *[other] { $paintings } Gemälde
        } von { $artist }
    }
   *[other] { $paintings ->
            [one] { $seat_is ->
                [you] Die Bank zahlt dir { $each } für { $paintings } Gemälde von { $artist }
               *[other] Die Bank zahlt { $each } an { $seat } für { $paintings } Gemälde von { $artist }
            }
           *[other] { $seat_is ->
                [you] Die Bank zahlt dir je { $each } für { $paintings } Gemälde von { $artist }
               *[other] Die Bank zahlt je { $each } an { $seat } für { $paintings } Gemälde von { $artist }
            }
        }
}
modern-art-event-money-shown = { $seat_is ->
    [you] Du hast { $money }
   *[other] { $seat } hat { $money }
}
modern-art-event-won = { $seat_is ->
    [you] Du gewinnst mit { $money }
   *[other] { $seat } gewinnt mit { $money }
}

## Was man tun kann

modern-art-do-offer = { $value } anbieten
modern-art-do-add = { $value } dazulegen
modern-art-do-turn-up = Eine Karte der unbekannten Hand aufdecken
modern-art-do-pass = { $phase ->
    [add] Nichts dazulegen
    [mystery] Die unbekannte Hand ruhen lassen
   *[other] Passen
}

## Was gefragt wird

modern-art-asks-draw-seller = Der Zufall bestimmt den ersten Verkäufer.
modern-art-asks-shuffle = Die Karten werden gemischt.
modern-art-asks-offer = Welches Gemälde bietest du an?
modern-art-asks-add = Legst du ein zweites Gemälde zur Doppelkarte dazu?
modern-art-asks-outcry = { $price_n ->
    [0] Eröffnest du, oder winkst du ab?
   *[other] Erhöhst du, oder winkst du bei diesem Preis ab?
}
modern-art-asks-once-around = Deine einzige Chance: Bietest du, oder passt du?
modern-art-asks-sealed = Um wie viel schließt du die Faust? 0 ist kein Gebot.
modern-art-asks-name-price = Welchen Preis verlangst du?
modern-art-asks-fixed-price = Kaufst du zu diesem Preis?
modern-art-asks-mystery = Deckst du eine Karte der unbekannten Hand auf?
modern-art-asks-over = Die Partie ist zu Ende.

modern-art-phase-draw-seller = Erster Verkäufer
modern-art-phase-shuffle = Mischen
modern-art-phase-offer = Ein Gemälde anbieten
modern-art-phase-add = Zweite Karte zur Doppelkarte
modern-art-phase-outcry = Offene Auktion
modern-art-phase-once-around = Einmal reihum
modern-art-phase-sealed = Verdeckte Auktion
modern-art-phase-name-price = Preis nennen
modern-art-phase-fixed-price = Festpreis
modern-art-phase-mystery = Unbekannte Hand
modern-art-phase-over = Ende

## Warum nicht

modern-art-refused-not-in-hand = Diese Karte ist nicht auf deiner Hand.
modern-art-refused-other-artist = Die zweite Karte muss vom selben Künstler sein.
modern-art-refused-second-double = Die zweite Karte darf nicht selbst eine Doppelkarte sein.
modern-art-refused-below-one = Ein Gebot ist mindestens eintausend.
modern-art-refused-card-is-drawn = Diese Karte ist schon gezogen.
modern-art-refused-no-such-player = Der erste Verkäufer ist einer der Spieler.

## Warum es zu Ende ist

modern-art-ended-fifth-offered = Das fünfte Gemälde eines Künstlers hat die vierte Runde beendet.
modern-art-ended-hands-empty = Die letzte Karte aller Hände hat die vierte Runde beendet.
modern-art-ended-no-cards = Die vierte Runde begann ohne Karten.

## Optionen

modern-art-option-double-proceeds = Erlös einer vervollständigten Doppelkarte
    .meaning = Wer den Preis bekommt, wenn ein anderer Spieler die zweite Karte dazulegt. In der Ausgabe von 1992 teilen sich die beiden den Preis, in der von 2009 bekommt der neue Verkäufer alles, wenn nichts anderes gewählt ist (MA-35, MA-36).
    .split = beide Verkäufer teilen
    .new-seller = der neue Verkäufer bekommt alles
modern-art-option-mystery-hand = Unbekannte Hand
    .meaning = Eine vierte Hand liegt verdeckt, nur für drei Spieler. Nach einer Auktion darf der Verkäufer eine ihrer Karten aufdecken; sie zählt (MA-50).
modern-art-option-open-money = Offenes Geld
    .meaning = Alle sehen das Geld von allen (MA-6).
modern-art-option-first-seller = Erster Verkäufer
    .meaning = Wer zuerst verkauft. Wird ausgelost, wenn niemand genannt ist (MA-5).
