# The Attic

attic-title = The Attic
attic-tagline = Three lots, three closed fists.
attic-blurb = What is the globe worth to you, and what to the others? The highest fist pays, the others keep their coins.
attic-money = { $amount ->
    [one] { $amount } coin
   *[other] { $amount } coins
}
attic-thing = { $id ->
    [0] a birdcage, worth 2
    [1] a top hat, worth 4
    [2] a rocking horse, worth 6
    [3] a gramophone, worth 8
    [4] a globe, worth 10
   *[5] a dolls’ house, worth 12
}

attic-stage = { $phase ->
    [2] The attic is closed
   *[other] { $lot ->
        [0] Before the first lot
       *[other] Lot { $lot } of 3
    }
}
attic-auctioneer = auctioneer
attic-coins = Coins
attic-things = Things

attic-event-fetched = Lot { $lot } comes down: { $thing }
attic-event-sold = { $seat_is ->
    [you] Sold: you get { $thing }, for { $price }
   *[other] Sold: { $seat } gets { $thing }, for { $price }
}
attic-event-left = Nobody bids: { $thing } goes back into the attic

attic-asks-fetch = The next thing is being fetched.
attic-asks-seal = Close your fist on a sum.
attic-asks-over = The attic is closed.

attic-refused-not-in-the-attic = That is no longer in the attic.
attic-ended-three-lots = All three lots have been sold.

attic-guide-title = One lot
    .about = A closed fist, and what it costs
attic-guide-1 = A globe comes down from the attic. It is worth 10 to whoever gets it.
attic-guide-2 = Everybody closes a fist on a sum, and nobody sees the others’. Bid { $m7 }.
attic-guide-3 = Yours was the highest fist: you pay { $m7 } and have the globe. The others keep their coins.
