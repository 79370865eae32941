# The gallery: what the board of Modern Art says.

## The value board
gallery-round = Round { $round } of { $rounds }
gallery-bank = Bank
gallery-thousands = Figures in thousands
gallery-one-beneficiary = the new seller of a double takes it all
gallery-values = What paintings pay
gallery-row-round = Round { $round }
gallery-would-get = would get { $marker } now
gallery-offered = Offered
gallery-offered-count = { $count } of { $last } offered
gallery-next-ends = The next one ends the round
gallery-pays-now = Would pay now
gallery-unseen = Unseen

## The easel
gallery-look-at = Look closely: { $what }
gallery-second-frame = A second painting?
gallery-sells = { $count ->
    [one] { $seller_is ->
        [you] You sell
       *[other] { $names } sells
    }
   *[other] { $names } share the price
}
gallery-lot-pays = Would pay { $amount } now
gallery-lot-pays-nothing = Would pay nothing now
gallery-preview = Your choice, not offered yet
gallery-would-end = It ends the round: unsold, but it counts.
gallery-would-pay = Offered, it would pay { $amount }
gallery-sold = { $buyer_is ->
    [you] Sold to you for { $amount }
   *[other] Sold to { $name } for { $amount }
}
gallery-taken-free = { $buyer_is ->
    [you] Yours for nothing
   *[other] { $name } has it for nothing
}
gallery-chooses = { $name } is choosing a painting …
gallery-pick = Pick a painting from your hand.
gallery-pick-first = Choose a painting first
gallery-last-sale = { $buyer_is ->
    [you] Sold: { $what } to you for { $amount }
   *[other] Sold: { $what } to { $name } for { $amount }
}
gallery-last-free = { $buyer_is ->
    [you] { $what } is yours for nothing
   *[other] { $what } goes to { $name } for nothing
}
gallery-mystery = { $count ->
    [one] Mystery hand: { $count } card
   *[other] Mystery hand: { $count } cards
}
gallery-unsold = { $count ->
    [one] Unsold, but it counts:
   *[other] Unsold, but they count:
}

## The hand
gallery-your-hand = { $count ->
    [one] Your hand: { $count } painting
   *[other] Your hand: { $count } paintings
}
gallery-hand-of = { $count ->
    [one] { $name }: { $count } painting
   *[other] { $name }: { $count } paintings
}
gallery-no-cards = No paintings in hand.
gallery-next-card = Next painting
gallery-previous-card = Previous painting
gallery-signs = What the signs on the cards mean
gallery-explains = { $id ->
    [0] All call out bids in any order, until nobody wants to bid more.
    [1] Everybody has one chance to bid higher or pass, the seller last.
    [2] All bid in secret in a closed fist; the fists open together.
    [3] The seller names a price; the first in turn who wants it buys.
   *[4] Sold together with a second painting of the same artist, in that one’s auction.
}

## The seats
seat-screen = The money is secret, behind the museum screen
seat-cards = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
seat-wall = { $count ->
    [0] No paintings yet
    [one] { $count } painting on the wall
   *[other] { $count } paintings on the wall
}
seat-wall-of = { $seat_is ->
    [you] Your wall
   *[other] The wall of { $name }
}
seat-wall-pays = the bank would pay { $amount } now

## The end of a round
round-over = Round { $round } is over
round-why = { $why_ended ->
    [fifth_offered] The fifth painting of an artist was offered.
    [hands_empty] The last card of all hands was offered.
   *[no_cards] Nobody had a card.
}
round-pays = pays { $amount }
round-pays-nothing = pays nothing
round-close = Back to the board

## Double auction
double-offered = { $seat_is ->
    [you] offered it
   *[other] offered it
}
double-adds-nothing = { $seat_is ->
    [you] add nothing
   *[other] adds nothing
}
double-new-seller = Whoever adds a second painting becomes the seller and gets the whole price.
double-split = Whoever adds a second painting becomes the seller; the two share the price.
double-none-fits = No painting in your hand fits.
