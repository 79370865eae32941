# Modern Art

modern-art-title = Modern Art
modern-art-tagline = Paintings, five kinds of auction, and a nose for what will be in fashion.
modern-art-blurb = Everybody deals in the paintings of five artists. You put one up for auction, and the money is yours; you buy one, and at the end of the round the bank pays for the artists who were offered most. After four rounds the richest wins.

## Money and things

# $amount counts thousands.
modern-art-money = { $amount ->
    [0] { $edition ->
        [1992] $0
       *[2009] €0
    }
   *[other] { $edition ->
        [1992] ${ NUMBER($amount, useGrouping: "always") },000
       *[2009] €{ NUMBER($amount, useGrouping: "always") },000
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
    [0] open
    [1] once around
    [2] sealed
    [3] fixed price
   *[4] double
}
    .title = { $id ->
        [0] Open auction
        [1] Once around
        [2] Sealed auction
        [3] Fixed price
       *[4] Double auction
    }
modern-art-auction-letter = { $id ->
    [0] O
    [1] A
    [2] S
    [3] F
   *[4] D
}
modern-art-card = { $artist } ({ $auction })
modern-art-lot = { $second_is ->
    [some] { $card } with { $second }
   *[none] { $card }
}

## What happened

modern-art-event-first-seller = { $seat_is ->
    [you] You sell first
   *[other] { $seat } sells first
}
modern-art-event-round-began = Round { $round } begins
modern-art-event-dealt = { $seat_is ->
    [you] { $count ->
        [one] You get { $count } card
       *[other] You get { $count } cards
    }
   *[other] { $count ->
        [one] { $seat } gets { $count } card
       *[other] { $seat } gets { $count } cards
    }
}
modern-art-event-card-dealt = { $seat_is ->
    [you] You get { $card }
   *[other] { $seat } gets { $card }
}
modern-art-run-dealt = { $viewer ->
    [seat] { $count ->
        [one] You were dealt { $count } card: { $list }
       *[other] You were dealt { $count } cards: { $list }
    }
   *[watcher] { $count ->
        [one] { $count } card each
       *[other] { $count } cards each
    }
}
modern-art-event-turn = { $seat_is ->
    [you] It is your turn
   *[other] { $seat } is next
}
modern-art-event-offered = { $seat_is ->
    [you] You offer { $card }
   *[other] { $seat } offers { $card }
}
modern-art-event-added = { $seat_is ->
    [you] You add { $card }
   *[other] { $seat } adds { $card }
}
modern-art-event-not-added = { $seat_is ->
    [you] You add nothing
   *[other] { $seat } adds nothing
}
modern-art-event-sold = { $seat_is ->
    [you] Sold: you buy { modern-art-lot } for { $price }
   *[other] Sold: { $seat } buys { modern-art-lot } for { $price }
}
modern-art-event-paid = { $payee_is ->
    [bank] { $seat_is ->
        [you] You pay the bank { $amount } ({ modern-art-paid-for })
       *[other] { $seat } pays the bank { $amount } ({ modern-art-paid-for })
    }
    [you] { $seat } pays you { $amount } ({ modern-art-paid-for })
   *[other] { $seat_is ->
        [you] You pay { $payee } { $amount } ({ modern-art-paid-for })
       *[other] { $seat } pays { $payee } { $amount } ({ modern-art-paid-for })
    }
}
modern-art-paid-for = { $why_paid ->
    [own_share] { $seat_is ->
        [you] your own share of the double
       *[other] their own share of the double
    }
    [other_share] a share of the double
   *[price] { $payee_is ->
        [bank] { $seat_is ->
            [you] for your own lot
           *[other] for their own lot
        }
       *[other] for the lot
    }
}
modern-art-event-taken-free = { $seat_is ->
    [you] { modern-art-free-why }: you take { modern-art-lot } for nothing
   *[other] { modern-art-free-why }: { $seat } takes { modern-art-lot } for nothing
}
modern-art-free-why = { $why_free ->
    [nobody_bid] Nobody bid
    [nobody_added] Nobody added a second painting
   *[price_was_zero] The price was nothing
}
modern-art-event-turned-up = { $seat_is ->
    [you] You turn up { $card }; it counts
   *[other] { $seat } turns up { $card }; it counts
}
modern-art-event-left-face-down = { $seat_is ->
    [you] You leave the mystery hand alone
   *[other] { $seat } leaves the mystery hand alone
}
modern-art-event-round-ended = { $why_ended ->
    [fifth_offered] Round { $round } ends: a fifth painting of one artist was offered
    [hands_empty] Round { $round } ends: the last card of all hands was offered
   *[no_cards] Round { $round } ends: nobody has a card
}
modern-art-event-unsold = { $card } stays unsold, but counts
modern-art-event-counted = { $marker ->
    [0] { $artist }: { $offered } offered, not ranked; a painting pays nothing
   *[other] { $artist }: { $offered } offered, marker { $marker }; a painting pays { $value }
}
modern-art-event-bank-paid = { $each_n ->
    [0] { $seat_is ->
        [you] You get nothing for your { $paintings ->
            [one] painting
           *[other] { $paintings } paintings
        } by { $artist }
       *[other] { $seat } gets nothing for { $paintings ->
            [one] a painting
           *[other] { $paintings } paintings
        } by { $artist }
    }
   *[other] { $paintings ->
            [one] { $seat_is ->
                [you] The bank pays you { $each } for { $paintings } painting by { $artist }
               *[other] The bank pays { $seat } { $each } for { $paintings } painting by { $artist }
            }
           *[other] { $seat_is ->
                [you] The bank pays you { $each } each for { $paintings } paintings by { $artist }
               *[other] The bank pays { $seat } { $each } each for { $paintings } paintings by { $artist }
            }
        }
}
modern-art-event-money-shown = { $seat_is ->
    [you] You have { $money }
   *[other] { $seat } has { $money }
}
modern-art-event-won = { $seat_is ->
    [you] You win with { $money }
   *[other] { $seat } wins with { $money }
}

## What can be done

modern-art-do-offer = Offer { $value }
modern-art-do-add = Add { $value }
modern-art-do-turn-up = Turn up a mystery card
modern-art-do-pass = { $phase ->
    [add] Add nothing
    [mystery] Leave the mystery hand alone
   *[other] Pass
}

## What is asked

modern-art-asks-draw-seller = Chance names the first seller.
modern-art-asks-shuffle = The deck is being shuffled.
modern-art-asks-offer = Which painting do you offer?
modern-art-asks-add = Do you add a second painting to the double?
modern-art-asks-outcry = { $price_n ->
    [0] Do you open the bidding, or let it go?
   *[other] Do you raise, or let it go at this price?
}
modern-art-asks-once-around = Your one chance: do you bid, or pass?
modern-art-asks-sealed = How much do you close your fist on? 0 is no bid.
modern-art-asks-name-price = At what price do you offer it?
modern-art-asks-fixed-price = Do you buy at this price?
modern-art-asks-mystery = Do you turn up a card of the mystery hand?
modern-art-asks-over = The game is over.

modern-art-phase-draw-seller = First seller
modern-art-phase-shuffle = Shuffling
modern-art-phase-offer = Offering a painting
modern-art-phase-add = Completing the double
modern-art-phase-outcry = Open auction
modern-art-phase-once-around = Once around
modern-art-phase-sealed = Sealed auction
modern-art-phase-name-price = Naming the price
modern-art-phase-fixed-price = Fixed price
modern-art-phase-mystery = Mystery hand
modern-art-phase-over = The end

## Why not

modern-art-refused-not-in-hand = That card is not in your hand.
modern-art-refused-other-artist = The second card must be by the same artist.
modern-art-refused-second-double = The second card may not be a double itself.
modern-art-refused-below-one = A bid is at least one thousand.
modern-art-refused-card-is-drawn = That card has been drawn already.
modern-art-refused-no-such-player = The first seller is one of the players.

## Why it ended

modern-art-ended-fifth-offered = The fifth painting of an artist ended the fourth round.
modern-art-ended-hands-empty = The last card of all hands ended the fourth round.
modern-art-ended-no-cards = The fourth round began with no cards.

## Options

modern-art-option-double-proceeds = Money of a completed double
    .meaning = Who gets the price when another player adds the second card. As a rule the two share it in the 1992 edition, and the new seller takes it all in the 2009 edition (MA-35, MA-36).
    .split = both sellers share
    .new-seller = the new seller takes it all
modern-art-option-mystery-hand = Mystery hand
    .meaning = A fourth hand lies face down, for three players only. After an auction the seller may turn up one of its cards; it counts (MA-50).
modern-art-option-open-money = Open money
    .meaning = Everybody sees everybody’s money (MA-6).
modern-art-option-first-seller = First seller
    .meaning = Who sells first. Drawn at random if nobody is named (MA-5).
