# Alles Futsch

alles-futsch-title = Alles Futsch
alles-futsch-tagline = Buy too much, and all is gone.
alles-futsch-blurb = Three objects on every card, and the card goes to the highest bidder. The third object of a kind pays, the fourth and fifth cost, and what you cannot keep somebody else has to buy. As soon as one player is bankrupt, the richest wins.

## Money and things

# $amount counts thousands.
alles-futsch-money = { $amount ->
    [0] 0 Mark
   *[other] { NUMBER($amount, useGrouping: "always") },000 Mark
}
# On a small button.
alles-futsch-money-short = { $amount ->
    [0] 0
   *[other] { NUMBER($amount, useGrouping: "always") },000
}
alles-futsch-kind = { $id ->
    [0] painting
    [1] sculpture
    [2] furniture
    [3] clock
   *[4] vase
}
alles-futsch-kind-letter = { $id ->
    [0] P
    [1] S
    [2] F
    [3] C
   *[4] V
}
alles-futsch-kinds = { $id ->
    [0] paintings
    [1] sculptures
    [2] furniture
    [3] clocks
   *[4] vases
}
alles-futsch-card = { $id ->
    [0] three paintings
    [1] two paintings and a sculpture
    [2] two paintings and a piece of furniture
    [3] two paintings and a clock
    [4] two paintings and a vase
    [5] a painting and two sculptures
    [6] a painting, a sculpture and a piece of furniture
    [7] a painting, a sculpture and a clock
    [8] a painting, a sculpture and a vase
    [9] a painting and two pieces of furniture
    [10] a painting, a piece of furniture and a clock
    [11] a painting, a piece of furniture and a vase
    [12] a painting and two clocks
    [13] a painting, a clock and a vase
    [14] a painting and two vases
    [15] three sculptures
    [16] two sculptures and a piece of furniture
    [17] two sculptures and a clock
    [18] two sculptures and a vase
    [19] a sculpture and two pieces of furniture
    [20] a sculpture, a piece of furniture and a clock
    [21] a sculpture, a piece of furniture and a vase
    [22] a sculpture and two clocks
    [23] a sculpture, a clock and a vase
    [24] a sculpture and two vases
    [25] three pieces of furniture
    [26] two pieces of furniture and a clock
    [27] two pieces of furniture and a vase
    [28] a piece of furniture and two clocks
    [29] a piece of furniture, a clock and a vase
    [30] a piece of furniture and two vases
    [31] three clocks
    [32] two clocks and a vase
    [33] a clock and two vases
   *[34] three vases
}
alles-futsch-an-object = { $kind_n ->
    [0] a painting
    [1] a sculpture
    [2] a piece of furniture
    [3] a clock
   *[4] a vase
}

## What happened

alles-futsch-event-first-chooser = { $seat_is ->
    [you] You choose first
   *[other] { $seat } chooses first
}
alles-futsch-event-board-drawn = { $seat_is ->
    [you] You collect everything but { alles-futsch-all-of-them }
   *[other] { $seat } collects everything but { alles-futsch-all-of-them }
}
alles-futsch-all-of-them = { $kind_n ->
    [0] paintings
    [1] sculptures
    [2] furniture
    [3] clocks
   *[4] vases
}
alles-futsch-event-reshuffled = { $cards ->
    [one] { $cards } discarded card is the new stock
   *[other] { $cards } discarded cards are shuffled into a new stock
}
alles-futsch-event-turned-up = Turned up: { $card }
alles-futsch-event-turn = { $seat_is ->
    [you] You choose the next card
   *[other] { $seat } chooses the next card
}
alles-futsch-event-chosen = { $seat_is ->
    [you] You put up { $card }
   *[other] { $seat } puts up { $card }
}
alles-futsch-event-sold = { $seat_is ->
    [you] Sold: you buy { $card } for { $price }
   *[other] Sold: { $seat } buys { $card } for { $price }
}
alles-futsch-event-unsold = Nobody bids; { $card }: the card is discarded
alles-futsch-event-paid = { $payee_is ->
    [bank] { $seat_is ->
        [you] You pay the bank { $amount } ({ alles-futsch-paid-for })
       *[other] { $seat } pays the bank { $amount } ({ alles-futsch-paid-for })
    }
    [you] { $seat } pays you { $amount } ({ alles-futsch-paid-for })
   *[other] { $seat_is ->
        [you] You pay { $payee } { $amount } ({ alles-futsch-paid-for })
       *[other] { $seat } pays { $payee } { $amount } ({ alles-futsch-paid-for })
    }
}
alles-futsch-paid-for = { $why_paid ->
    [card] for the card
    [object] for the object
   *[too_many] more than three of a kind
}
alles-futsch-event-object-sold = { $seat_is ->
    [you] You sell { alles-futsch-an-object } to { $buyer }
   *[other] { $buyer_is ->
        [you] { $seat } sells you { alles-futsch-an-object }
       *[other] { $seat } sells { alles-futsch-an-object } to { $buyer }
    }
}
alles-futsch-event-collected = { $seat_is ->
    [you] You take { alles-futsch-an-object } and have { $count }
   *[other] { $seat } takes { alles-futsch-an-object } and has { $count }
}
alles-futsch-event-rewarded = { $seat_is ->
    [you] The bank pays you { $amount } for the third of a kind ({ $kind })
   *[other] The bank pays { $seat } { $amount } for the third of a kind ({ $kind })
}
alles-futsch-event-not-used = { $count ->
    [one] Nobody can take { alles-futsch-an-object }: it is not used
   *[other] Nobody can take { $count } objects ({ $kind }): they are not used
}
alles-futsch-event-bankrupt = { $why_ended ->
    [bid_everything] { $seat_is ->
        [you] You are bankrupt: your bid of { $owed } took everything
       *[other] { $seat } is bankrupt: the bid of { $owed } took everything
    }
    [nothing_left] { $seat_is ->
        [you] You are bankrupt: paying { $owed } took everything
       *[other] { $seat } is bankrupt: paying { $owed } took everything
    }
   *[could_not_pay] { $seat_is ->
        [you] You are bankrupt: { $owed } to pay, and only { $had } to pay it with
       *[other] { $seat } is bankrupt: { $owed } to pay, and only { $had } to pay it with
    }
}
alles-futsch-event-game-ended = { $why_ended ->
    [nothing_usable] The game ends: no object of any card can be used any more
    [no_money] The game ends: nobody has any money
   *[other] Alles futsch: the game ends at once
}
alles-futsch-event-money-shown = { $seat_is ->
    [you] You have { $money }
   *[other] { $seat } has { $money }
}
alles-futsch-event-won = { $objects ->
    [one] { $seat_is ->
        [you] You win with { $money } and { $objects } object
       *[other] { $seat } wins with { $money } and { $objects } object
    }
   *[other] { $seat_is ->
        [you] You win with { $money } and { $objects } objects
       *[other] { $seat } wins with { $money } and { $objects } objects
    }
}

## What can be done

alles-futsch-do-choose = Put up { $value }
alles-futsch-do-use = { $value_n ->
    [0] Use the painting
    [1] Use the sculpture
    [2] Use the furniture
    [3] Use the clock
   *[4] Use the vase
}
alles-futsch-do-sell-to = Sell to { $value }
alles-futsch-do-take = { $kind_n ->
    [0] Take the painting
    [1] Take the sculpture
    [2] Take the furniture
    [3] Take the clock
   *[4] Take the vase
}
alles-futsch-do-sell-it-to = { $kind_n ->
    [0] Sell the painting to { $who }
    [1] Sell the sculpture to { $who }
    [2] Sell the furniture to { $who }
    [3] Sell the clock to { $who }
   *[4] Sell the vase to { $who }
}

## What is asked

alles-futsch-asks-name-chooser = Chance names the first chooser.
alles-futsch-asks-draw-boards = The boards are being handed out.
alles-futsch-asks-turn-up = A card is being turned up.
alles-futsch-asks-choose = Which card do you put up for auction?
alles-futsch-asks-bid = Do you bid, or pass?
alles-futsch-asks-use = Which object do you use next?
alles-futsch-asks-sell = Who has to buy it?
alles-futsch-asks-over = The game is over.

alles-futsch-phase-name-chooser = First chooser
alles-futsch-phase-draw-boards = Boards
alles-futsch-phase-turn-up = Turning up a card
alles-futsch-phase-choose = Choosing a card
alles-futsch-phase-bid = Auction
alles-futsch-phase-use = Using the objects
alles-futsch-phase-sell = Forced sale
alles-futsch-phase-over = The end

## Why not

alles-futsch-refused-must-open = You chose the card, so you open the bidding: with at least { $least }.
alles-futsch-refused-not-turned-up = That card is not one of those turned up.
alles-futsch-refused-not-on-card = No such object is left on the card.
alles-futsch-refused-not-usable = No player can take that object, so it is not used.
alles-futsch-refused-no-such-player = There is no such player at this table.
alles-futsch-refused-himself = An object is sold to another player.
alles-futsch-refused-does-not-collect = That player does not collect such objects.
alles-futsch-refused-has-enough = That player has five of the kind; nobody has more.
alles-futsch-refused-not-in-stock = That card is not in the stock.
alles-futsch-refused-board-is-taken = Another player has that board.

## Why it ended

alles-futsch-ended-bid-everything = { $seat_is ->
    [you] You are bankrupt: your winning bid took all your money.
    [bank] A player is bankrupt: the winning bid took all the money.
   *[other] { $seat } is bankrupt: the winning bid took all the money.
}
alles-futsch-ended-nothing-left = { $seat_is ->
    [you] You are bankrupt: an object you had to buy took all your money.
    [bank] A player is bankrupt: an object that had to be bought took all the money.
   *[other] { $seat } is bankrupt: an object that had to be bought took all the money.
}
alles-futsch-ended-could-not-pay = { $seat_is ->
    [you] You are bankrupt: you could not pay what you owed.
    [bank] A player is bankrupt: there was not enough money to pay.
   *[other] { $seat } is bankrupt: there was not enough money to pay.
}
alles-futsch-ended-nothing-usable = No object of any card could be used any more.
alles-futsch-ended-no-money = Nobody had any money left.

## Options

alles-futsch-option-open-money = Open money
    .meaning = Everybody sees everybody’s money (AF-5).
alles-futsch-option-zero-is-bankrupt = Nothing left is bankrupt
    .meaning = Whoever has exactly nothing left is bankrupt. Otherwise only a payment that cannot be met is bankruptcy (AF-15).
alles-futsch-option-first-chooser = First chooser
    .meaning = Who chooses the first card. Drawn at random if nobody is named (AF-6).
alles-futsch-option-boards = Boards
    .meaning = For each seat the kind of object it does not collect, all different. Drawn at random if nothing is said (AF-3).
    .painting = painting
    .sculpture = sculpture
    .furniture = furniture
    .clock = clock
    .vase = vase
alles-futsch-option-cards = Cards
    .meaning = The three objects on each of the 35 cards. Otherwise every mixture comes once (AF-2).
    .painting = painting
    .sculpture = sculpture
    .furniture = furniture
    .clock = clock
    .vase = vase

## The board

alles-futsch-players = Players and their collections (x: not collected)
alles-futsch-open-cards = Cards turned up
alles-futsch-stock = { $count ->
    [one] { $count } card in the stock
   *[other] { $count } cards in the stock
}
alles-futsch-stock-short = Stock
alles-futsch-discards = { $count ->
    [one] { $count } card discarded
   *[other] { $count } cards discarded
}
alles-futsch-discards-short = Discards
alles-futsch-bank = The bank
alles-futsch-being-laid = The table is being set up.
alles-futsch-next-card = The next card is being turned up.
alles-futsch-chooses = { $who_is ->
    [you] You choose a card
   *[other] { $who } chooses a card
}
alles-futsch-up-for-auction = Up for auction
alles-futsch-no-bid = No bid yet
alles-futsch-leads = { $who_is ->
    [you] You lead
   *[other] { $who } leads
}
alles-futsch-bought = { $who_is ->
    [you] You bought it
   *[other] { $who } bought it
}
alles-futsch-uses = { $who_is ->
    [you] You use the objects
   *[other] { $who } uses the objects
}
alles-futsch-sells = { $who_is ->
    [you] You have to sell { alles-futsch-an-object }
   *[other] { $who } has to sell { alles-futsch-an-object }
}
alles-futsch-takes = { $who_is ->
    [you] you take it
   *[other] { $who } takes it
}
alles-futsch-short-take = take it
alles-futsch-short-sell = sell it
alles-futsch-if-you-buy = If you buy it
alles-futsch-if-you-buy-for = If you buy for { $amount }:
alles-futsch-if-you-pass = If you pass and { $who } has it for { $amount }:
alles-futsch-if-it-stays = { $who_is ->
    [you] If nobody bids more, you have it for { $amount }:
   *[other] If nobody bids more, { $who } has it for { $amount }:
}
alles-futsch-everybody = What it does to everybody: { $card }
    .meaning = In thousands, the price not counted, if nobody goes bankrupt. Where there is a range, the buyer chooses whom to sell to.
alles-futsch-buyer = buyer
alles-futsch-range = { $least } to { $most }
alles-futsch-can-ruin = can be ruined
alles-futsch-brings = { $amount_n ->
    [0] The objects bring you nothing
   *[other] The objects bring you { $amount }
}
alles-futsch-brings-short = brings { $amount }
alles-futsch-fate-taken = you take it
alles-futsch-fate-third = your third: +{ $amount }
alles-futsch-fate-sold = to be sold: +{ $amount }
alles-futsch-fate-useless = nobody can take it
alles-futsch-rest = { $amount_n ->
    [0] You would have nothing left
   *[other] You would have { $amount } then
}
alles-futsch-ruinous = All you have: you would be bankrupt, and the game over.
alles-futsch-collection-of = { $who_is ->
    [you] Your collection
   *[other] The collection of { $who }
}
alles-futsch-own-money = Your money
alles-futsch-secret-money = Money behind the screen
alles-futsch-leaves-out = { $id ->
    [0] no paintings
    [1] no sculptures
    [2] no furniture
    [3] no clocks
   *[4] no vases
}
alles-futsch-stones = { $kind }: { $count } of { $most }
alles-futsch-not-collected = { $kind }: not collected
alles-futsch-next-taken = next: you keep it
alles-futsch-next-third = next: +{ $amount }
alles-futsch-next-sold = next: you must sell it
alles-futsch-next-full = full
alles-futsch-if-sold-to-you = sold to you: { $amount }
alles-futsch-objects = { $count ->
    [one] { $count } object
   *[other] { $count } objects
}
alles-futsch-nothing-happens = The stone moves one step; nobody pays.
alles-futsch-pays = { $payer_is ->
    [bank] { $payee_is ->
        [you] The bank pays you { $amount } for the third
       *[other] The bank pays { $payee } { $amount } for the third
    }
    [you] { $payee_is ->
        [bank] You pay the bank { $amount } for one too many
       *[other] You pay { $payee } { $amount }
    }
   *[other] { $payee_is ->
        [bank] { $payer } pays the bank { $amount } for one too many
        [you] { $payer } pays you { $amount }
       *[other] { $payer } pays { $payee } { $amount }
    }
}
alles-futsch-ruin-unknown = { $who } is bankrupt with less than { $amount }. What { $who } has is secret.
alles-futsch-ruin-no = { $who_is ->
    [you] You have { $amount } left
   *[other] { $who } has { $amount } left
}
alles-futsch-ruin-yes = { $who_is ->
    [you] You are bankrupt: the game is over
   *[other] { $who } is bankrupt: the game is over
}
alles-futsch-ruin-short = bankrupt
alles-futsch-no-way = Nobody can take it
alles-futsch-gone = Alles futsch: all is gone!
alles-futsch-gone-who = { $who_is ->
    [you] You are bankrupt
   *[other] { $who } is bankrupt
}
alles-futsch-key-card = Select card { $number }
alles-futsch-key-way = Select choice { $number }
alles-futsch-key-next = Next buyer
alles-futsch-key-previous = Previous buyer
alles-futsch-choose-first = Choose a card first
alles-futsch-use-first = Choose an object first
alles-futsch-sell-first = Choose who has to buy it
