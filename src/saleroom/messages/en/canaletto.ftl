# Canaletto

canaletto-title = Canaletto
canaletto-tagline = Each bid moves the gondola.
canaletto-blurb = Venice is sinking, and its palaces sell what they hold. Every raise takes the gondola on, and where it stops the next palace is sold. A treasure pays only when all of its type have left the palaces.

## Points and things

# Bids are points on the score track.
canaletto-money = { $amount }
canaletto-points = { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}
canaletto-treasure = { $id ->
    [0] mirror
    [1] chandelier
    [2] fan
    [3] lion
    [4] painting
    [5] glass
    [6] watch
    [7] bust
    [8] tankard
    [9] ring
    [10] lamp
   *[11] necklace
}
canaletto-treasure-letter = { $id ->
    [0] Mi
    [1] Ch
    [2] Fa
    [3] Li
    [4] Pa
    [5] Gl
    [6] Wa
    [7] Bu
    [8] Ta
    [9] Ri
    [10] La
   *[11] Ne
}
# All treasures of a type.
canaletto-of-treasure = { $treasure_n ->
    [0] mirrors
    [1] chandeliers
    [2] fans
    [3] lions
    [4] paintings
    [5] glasses
    [6] watches
    [7] busts
    [8] tankards
    [9] rings
    [10] lamps
   *[11] necklaces
}
canaletto-lot = { $second_is ->
    [some] { $third_is ->
        [some] { $first }, { $second } and { $third }
       *[none] { $first } and { $second }
    }
   *[none] { $first }
}
canaletto-palace = Palace { $id }

## What happened

canaletto-event-palace-filled = Palace { $palace } holds { canaletto-lot }
canaletto-run-palace-filled = { $count } palaces are filled with treasures
canaletto-event-marker-turned = Value { $place } of the scale is { $value }
canaletto-run-marker-turned = The { $count } values of the scale are turned up
canaletto-event-gondola-placed = Gondola and column start at palace { $palace }
canaletto-event-first-player = { $seat_is ->
    [you] You open the first round
   *[other] { $seat } opens the first round
}
canaletto-event-turn = { $seat_is ->
    [you] It is your turn
   *[other] { $seat } is next
}
canaletto-event-round-began = { $seat_is ->
    [you] Round { $round } at palace { $palace }: you open the bidding
   *[other] Round { $round } at palace { $palace }: { $seat } opens the bidding
}
canaletto-event-put-up = For sale: { canaletto-lot }
canaletto-event-gondola-moved = { $steps ->
    [one] The gondola moves { $steps } palace on, to palace { $palace }
   *[other] The gondola moves { $steps } palaces on, to palace { $palace }
}
canaletto-event-bought = { $seat_is ->
    [you] Sold: you buy the lot of palace { $palace } for { $price }
   *[other] Sold: { $seat } buys the lot of palace { $palace } for { $price }
}
canaletto-event-paid = { $borrowed ->
    [0] { $seat_is ->
        [you] You pay { canaletto-of-paid }
       *[other] { $seat } pays { canaletto-of-paid }
    }
   *[other] { $seat_is ->
        [you] You pay { canaletto-of-paid } and go { $borrowed } into debt
       *[other] { $seat } pays { canaletto-of-paid } and goes { $borrowed } into debt
    }
}
canaletto-of-paid = { $paid ->
    [one] { $paid } point
   *[other] { $paid } points
}
canaletto-event-bribed = { $seat_is ->
    [you] You play your mask at a bid of { $price }: the lot of palace { $palace } costs you nothing
   *[other] { $seat } plays the mask at a bid of { $price }: the lot of palace { $palace } costs nothing
}
canaletto-event-took = { $seat_is ->
    [you] You take { canaletto-lot }
   *[other] { $seat } takes { canaletto-lot }
}
canaletto-event-type-sold = All { canaletto-of-treasure } have left the palaces and are sold at { $value } each
canaletto-event-earned = { $tiles ->
    [one] { $seat_is ->
        [you] You get { $value } for your { $treasure }
       *[other] { $seat } gets { $value } for a { $treasure }
    }
   *[other] { $seat_is ->
        [you] You get { $value } for each of your { $tiles } { canaletto-of-treasure }
       *[other] { $seat } gets { $value } for each of { $tiles } { canaletto-of-treasure }
    }
}
canaletto-event-column-moved = { $passed_by ->
    [0] The column moves to the gondola at palace { $palace }
    [one] Gondola and column pass { $passed_by } empty palace and stop at palace { $palace }
   *[other] Gondola and column pass { $passed_by } empty palaces and stop at palace { $palace }
}
canaletto-event-game-ended = { $types_left ->
    [0] No treasure is left: the game ends
    [one] Only { $types_left } type of treasure is left: the game ends
   *[other] Only { $types_left } types of treasure are left: the game ends
}
canaletto-event-worthless = { $tiles ->
    [one] { $seat_is ->
        [you] You are left with a { $treasure }, worth nothing
       *[other] { $seat } is left with a { $treasure }, worth nothing
    }
   *[other] { $seat_is ->
        [you] You are left with { $tiles } { canaletto-of-treasure }, worth nothing
       *[other] { $seat } is left with { $tiles } { canaletto-of-treasure }, worth nothing
    }
}
canaletto-event-scored = { $debt ->
    [0] { $seat_is ->
        [you] You have { canaletto-of-points }
       *[other] { $seat } has { canaletto-of-points }
    }
   *[other] { $seat_is ->
        [you] You have { canaletto-of-points }, less twice a debt of { $debt }: { $score }
       *[other] { $seat } has { canaletto-of-points }, less twice a debt of { $debt }: { $score }
    }
}
canaletto-of-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
canaletto-event-won = { $seat_is ->
    [you] You win with { canaletto-of-score }
   *[other] { $seat } wins with { canaletto-of-score }
}
canaletto-of-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
}

## What can be done

canaletto-do-bribe = Play the mask
canaletto-do-sell = { $value_n ->
    [0] Sell the mirrors
    [1] Sell the chandeliers
    [2] Sell the fans
    [3] Sell the lions
    [4] Sell the paintings
    [5] Sell the glasses
    [6] Sell the watches
    [7] Sell the busts
    [8] Sell the tankards
    [9] Sell the rings
    [10] Sell the lamps
   *[11] Sell the necklaces
}

## What is asked

canaletto-asks-lay-first = The treasures are being laid in the palaces.
canaletto-asks-lay-more = The treasures are being laid in the palaces.
canaletto-asks-turn-marker = The next value marker is being turned up.
canaletto-asks-place-gondola = Gondola and column are being placed.
canaletto-asks-name-first = Chance names the first player.
canaletto-asks-bid = How much do you bid?
canaletto-asks-sell = Several types are complete. Which is sold next?
canaletto-asks-over = The game is over.

canaletto-phase-lay-first = Laying the treasures
canaletto-phase-lay-more = Laying the treasures
canaletto-phase-turn-marker = Turning up a value
canaletto-phase-place-gondola = Placing the gondola
canaletto-phase-name-first = First player
canaletto-phase-bid = Auction
canaletto-phase-sell = Sale
canaletto-phase-over = The end

## Why not

canaletto-refused-bid-too-low = A bid is at least 1 more than the last: { $least }.
canaletto-refused-bid-too-high = A single bid is at most { $most }.
canaletto-refused-must-open = You open this round, so you must bid: at least 1.
canaletto-refused-has-passed = You have passed, and that is final for this round.
canaletto-refused-bribe-out-of-turn = You bribe on your own turn to bid, and not after passing.
canaletto-refused-mask-is-used = You have used your mask; it works once a game.
canaletto-refused-no-bid-yet = You bribe only when bidding has begun.
canaletto-refused-price-above-bribe = Nobody can be bribed above a bid of 15.
canaletto-refused-not-due = That type is not one that must be sold now.
canaletto-refused-no-tile-left = All tiles of that type are laid.
canaletto-refused-no-such-palace = There is no such palace.
canaletto-refused-palace-is-full = A palace holds at most three treasures.
canaletto-refused-type-is-there = No palace holds two treasures of a type.
canaletto-refused-no-such-marker = No marker of that value is left.
canaletto-refused-no-such-player = The first player is one of the players.

## Why it ended

canaletto-ended-all-sold = All treasures were sold.
canaletto-ended-one-type-left = Only one type of treasure was left.
canaletto-ended-two-types-left = Only two types of treasure were left.

## Options

canaletto-option-first-player = First player
    .meaning = The seat that opens the first round. Drawn at random if nobody is named (CA-5).
canaletto-option-start = Start
    .meaning = The palace where gondola and column start. Drawn at random if none is named (CA-5).
canaletto-option-palaces = Palaces
    .meaning = How many palaces stand around the lagoon: 14 to 24 (CA-2).
canaletto-option-layout = Layout
    .meaning = The treasures of each palace, by their English names. Laid at random if nothing is given (CA-2).
canaletto-option-values = Values
    .meaning = The numbers of the 14 value markers. 3 to 16 if nothing is given (CA-3).
canaletto-option-hidden-values = Hidden values
    .meaning = Only the next marker of the scale lies open (CA-3).
canaletto-option-highest-bid = Highest bid
    .meaning = The most that a single bid may be (CA-15).

## On the board

canaletto-palaces = Palaces, clockwise
canaletto-empty = empty
canaletto-on-sale = For sale now
canaletto-gondola-here = The gondola is here
canaletto-next-here = The next round would be here
canaletto-bid-takes = A bid takes the gondola to:
canaletto-bid-leads-here = A bid of { $amount } takes the gondola here
canaletto-palace-holds = Palace { $palace }: { $treasures }
canaletto-round-at = Round { $round } at palace { $palace }
canaletto-opens = { $is ->
    [you] You open the bidding
   *[other] { $name } opens the bidding
}
canaletto-completes = { $count ->
    [one] Completes the { $types }: a tile pays { $values }
   *[other] Completes the { $types }: a tile pays { $values }, in the buyer’s order
}
canaletto-last-lot = The game ends with this lot.
canaletto-then = Then palace { $palace }:
canaletto-choosing = { $is ->
    [you] You choose what is sold next
   *[other] { $name } chooses what is sold next
}
canaletto-next-pays = The next type pays { $value } a tile
canaletto-scale = What a tile pays
canaletto-put-away = not in play: { $values }
canaletto-unseen = unseen, two of them not in play: { $values }
canaletto-marker-used = { $value }, used
canaletto-marker-next = { $value }, next
canaletto-marker-open = { $value }
canaletto-marker-hidden = hidden
canaletto-holdings = Who holds what
canaletto-type = Type
canaletto-in-palaces = in palaces
canaletto-sold = sold
canaletto-complete = complete
canaletto-left-of = { $left } of { $all }
canaletto-track = Score track
canaletto-stands = { $debt ->
    [0] { $name }: { $points }
   *[other] { $name }: { $points }, debt { $debt }, so { $score } in the end
}
canaletto-rests = Treasures are sold, and everybody who has some is paid
canaletto-sold-at = { $types } sold at { $value }
canaletto-debt-word = Debt
canaletto-mask-word = Mask
canaletto-debt = debt { $debt }
canaletto-debt-says = A debt of { $debt }. It counts twice at the end.
canaletto-has-mask = has the mask
canaletto-mask-used = mask used
canaletto-treasures-of = Treasures: { $name }
canaletto-takes-gondola = { $steps ->
    [one] { $steps } step, to palace { $palace }.
   *[other] { $steps } steps, to palace { $palace }.
}
canaletto-sold-there = Sold there next:
canaletto-passes-on = It is empty, so palace { $palace } is next:
canaletto-would-pay = The sale would pay you { $points }.
canaletto-would-borrow = { $debt } of it would be debt, which counts twice at the end.
canaletto-really-bribe = Really play the mask?
canaletto-bribe-says = { $ends ->
    [true] You take { $treasures } for nothing, and the game ends.
   *[false] You take { $treasures } for nothing, once a game. The next round is at palace { $palace }.
}
canaletto-why-no-bribe = Why can’t I play my mask now?
canaletto-each = { $value } a tile:
