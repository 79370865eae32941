# What happens in any auction, what can be done in it, and why something cannot.

## What happened

event-bid = { $seat_is ->
    [you] You bid { $amount }
   *[other] { $seat } bids { $amount }
}
event-passed = { $seat_is ->
    [you] You pass
   *[other] { $seat } passes
}
event-let-go = { $price_n ->
    [0] { $seat_is ->
        [you] You let it go
       *[other] { $seat } lets it go
    }
   *[other] { $seat_is ->
        [you] You let it go at { $price }
       *[other] { $seat } lets it go at { $price }
    }
}
event-took-let-go-back = { $seat_is ->
    [you] You think again
   *[other] { $seat } thinks again
}
event-fist-closed = { $amount_is ->
    [secret] { $seat } closes a fist
   *[some] { $seat_is ->
        [you] You close your fist on { $amount }
       *[other] { $seat } closes a fist on { $amount }
    }
}
event-fist-opened = { $seat_is ->
    [you] You take your sealed bid back
   *[other] { $seat } takes the sealed bid back
}
event-revealed = { $amount_n ->
    [0] { $seat_is ->
        [you] You open your fist: no bid
       *[other] { $seat } opens the fist: no bid
    }
   *[other] { $seat_is ->
        [you] You open your fist: { $amount }
       *[other] { $seat } opens the fist: { $amount }
    }
}
event-priced = { $seat_is ->
    [you] You ask { $price }
   *[other] { $seat } asks { $price }
}
auction-leads = { $name_is ->
    [you] You lead with { $amount }
   *[other] { $name } leads with { $amount }
}

## What can be done

do-bid = Bid { $value }
do-pass = Pass
do-let-go = { $price_n ->
    [0] Let it go
   *[other] Let it go at { $price }
}
do-take-back = Take it back
do-buy = Buy for { $price }
do-price = Ask { $value }

## Why not

refused-not-now = That is not what is being decided now.
refused-not-asked = It is another player’s decision.
refused-bid-too-low = A bid must be higher than the last: at least { $least }.
refused-meant-less = “{ $meant }” was meant, but the bidding has reached { $price } by now.
refused-meant-before = “{ $meant }” was meant for what is over by now.
refused-bid-too-high = Nobody bids more than they have: you have { $purse }.
refused-leads-already = The highest bid is yours already.
refused-nothing-to-take-back = There is nothing you could take back.
refused-fist-is-closed = Your fist is closed: take that bid back first.
refused-has-let-go = You have let this price go already.
refused-price-too-low = The price is at least { $least }.
refused-price-too-high = The price is at most what you have: { $purse }.
refused-cannot-afford = You have only { $purse }, so you can only pass.
refused-must-open = It is yours to open the bidding.

## Any auction
auction-sells = { $seat_is ->
    [you] sell
   *[other] sells
}
auction-passed = { $seat_is ->
    [you] pass
   *[other] passes
}

## Open auction
outcry-no-bid = No bid yet
outcry-leads = { $leader_is ->
    [you] Your bid
   *[other] { $name } leads
}
outcry-room = The room
outcry-who-opens = Who opens?
outcry-who-more = Who bids more?
outcry-no-clock = No hammer: sold when all others are out
outcry-until = Open until { $time }
outcry-seller-calls = { $seller_is ->
    [you] The hammer is yours
   *[other] { $name } has the hammer
}
outcry-waits-for = The hammer waits for { $name }
outcry-out = I’m out
outcry-in = I’m in again
outcry-you-are-out = You are out at this price. Only you see this.
outcry-you-lead = You lead with { $amount }.
outcry-too-poor = You have { $amount }: too little to bid more.

## Once around
around-too-poor = You have { $amount }: too little to bid more, so you can only pass.

## Sealed auction
sealed-empty = no bid
sealed-closed = fist closed
sealed-opened = What was in the fists
sealed-bid-nothing = Empty fist: no bid
sealed-you-hold = Your fist is closed on { $amount }.
sealed-you-hold-nothing = Your fist is closed and empty.
sealed-until-all = Only you know, until all fists are closed.
sealed-open-again = Open the fist again

## Fixed price
tag-being-written = { $seller_is ->
    [you] Write the price tag.
   *[other] { $name } is writing the price tag …
}
tag-must-buy = { $seat_is ->
    [you] must buy
   *[other] must buy
}
tag-you-must-buy = If nobody buys, you must: at this price, paid to the bank.
tag-cannot-buy = Why can I not buy?

## The tables of figures

sheet-seat = { $seat_is ->
    [you] you
   *[other] { $seat }
}
sheet-leads = leads
sheet-bought = bought it
sheet-hand = Hand
sheet-markers = Markers by round
