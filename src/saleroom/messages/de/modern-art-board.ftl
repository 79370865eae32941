# Die Galerie: was der Spielplan von Modern Art sagt.

## Der Spielplan
gallery-round = Runde { $round } von { $rounds }
gallery-bank = Bank
gallery-thousands = Zahlen in Tausend
gallery-one-beneficiary = der neue Verkäufer einer Doppelkarte bekommt alles
gallery-values = Was Gemälde bringen
gallery-row-round = Runde { $round }
gallery-would-get = bekäme jetzt { $marker }
gallery-offered = Angeboten
gallery-offered-count = { $count } von { $last } angeboten
gallery-next-ends = Das nächste beendet die Runde
gallery-pays-now = Brächte jetzt
gallery-unseen = Ungesehen

## Die Staffelei
gallery-look-at = Genau ansehen: { $what }
gallery-second-frame = Ein zweites Gemälde?
gallery-sells = { $count ->
    [one] { $seller_is ->
        [you] Du verkaufst
       *[other] { $names } verkauft
    }
   *[other] { $names } teilen sich den Preis
}
gallery-lot-pays = Brächte jetzt { $amount }
gallery-lot-pays-nothing = Brächte jetzt nichts
gallery-preview = Deine Wahl, noch nicht angeboten
gallery-would-end = Es beendet die Runde: unverkauft, aber es zählt.
gallery-would-pay = Angeboten brächte es { $amount }
gallery-sold = { $buyer_is ->
    [you] Verkauft an dich für { $amount }
   *[other] Verkauft an { $name } für { $amount }
}
gallery-taken-free = { $buyer_is ->
    [you] Umsonst an dich
   *[other] Umsonst an { $name }
}
gallery-chooses = { $name } wählt ein Gemälde …
gallery-pick = Wähle ein Gemälde aus deiner Hand.
gallery-pick-first = Wähle zuerst ein Gemälde
gallery-last-sale = { $buyer_is ->
    [you] Verkauft: { $what } an dich für { $amount }
   *[other] Verkauft: { $what } an { $name } für { $amount }
}
gallery-last-free = { $buyer_is ->
    [you] { $what } bekommst du umsonst
   *[other] { $what } geht umsonst an { $name }
}
gallery-mystery = { $count ->
    [one] Unbekannte Hand: { $count } Karte
   *[other] Unbekannte Hand: { $count } Karten
}
gallery-unsold = { $count ->
    [one] Unverkauft, aber es zählt:
   *[other] Unverkauft, aber sie zählen:
}

## Die Hand
gallery-your-hand = { $count ->
    [one] Deine Hand: { $count } Gemälde
   *[other] Deine Hand: { $count } Gemälde
}
gallery-hand-of = { $count ->
    [one] { $name }: { $count } Gemälde
   *[other] { $name }: { $count } Gemälde
}
gallery-no-cards = Keine Gemälde auf der Hand.
gallery-next-card = Nächstes Gemälde
gallery-previous-card = Voriges Gemälde
gallery-signs = Was die Zeichen auf den Karten bedeuten
gallery-explains = { $id ->
    [0] Alle rufen Gebote, in beliebiger Reihenfolge, bis niemand mehr bieten will.
    [1] Jeder hat eine einzige Chance, höher zu bieten oder zu passen, der Verkäufer zuletzt.
    [2] Alle bieten geheim in der geschlossenen Faust; die Fäuste öffnen sich zugleich.
    [3] Der Verkäufer nennt einen Preis; der Erste in der Reihe, der will, kauft.
   *[4] Wird mit einem zweiten Gemälde desselben Künstlers verkauft, in dessen Auktion.
}

## Die Plätze
seat-screen = Das Geld ist geheim, hinter dem Sichtschirm
seat-cards = { $count ->
    [one] { $count } Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}
seat-wall = { $count ->
    [0] Noch keine Gemälde
    [one] { $count } Gemälde an der Wand
   *[other] { $count } Gemälde an der Wand
}
seat-wall-of = { $seat_is ->
    [you] Deine Wand
   *[other] Die Wand von { $name }
}
seat-wall-pays = die Bank würde jetzt { $amount } zahlen

## Das Ende einer Runde
round-over = Runde { $round } ist zu Ende
round-why = { $why_ended ->
    [fifth_offered] Das fünfte Gemälde eines Künstlers wurde angeboten.
    [hands_empty] Die letzte Karte aller Hände wurde angeboten.
   *[no_cards] Niemand hatte eine Karte.
}
round-pays = bringt { $amount }
round-pays-nothing = bringt nichts
round-close = Zurück zum Spielplan

## Doppelauktion
double-offered = { $seat_is ->
    [you] hast sie angeboten
   *[other] hat sie angeboten
}
double-adds-nothing = { $seat_is ->
    [you] legst nichts dazu
   *[other] legt nichts dazu
}
double-new-seller = Wer ein zweites Gemälde dazulegt, wird Verkäufer und bekommt den ganzen Preis.
double-split = Wer ein zweites Gemälde dazulegt, wird Verkäufer; die beiden teilen sich den Preis.
double-none-fits = Kein Gemälde auf deiner Hand passt.
