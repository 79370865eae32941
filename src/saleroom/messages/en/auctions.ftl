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
