# Moderne Zeiten

moderne-zeiten-title = Moderne Zeiten
moderne-zeiten-tagline = Shares and zeppelins in the roaring twenties.
moderne-zeiten-blurb = Five industries boom, and everybody speculates. Bid for shares, lay them open to hold the majority of an industry, and fly on with your zeppelin from city to city. But too many shares on the table bring a crash.

## Money and things

# $amount counts millions.
moderne-zeiten-money = ${ $amount }M
# On a small button.
moderne-zeiten-money-short = ${ $amount }M
moderne-zeiten-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
moderne-zeiten-shares = { $count ->
    [one] { $count } share
   *[other] { $count } shares
}
# As something one buys or gets; some languages say it differently then.
moderne-zeiten-shares-bought = { $count ->
    [one] { $count } share
   *[other] { $count } shares
}
moderne-zeiten-industry = { $id ->
    [0] shipping
    [1] aviation
    [2] construction
    [3] automobile
   *[4] telecom
}
moderne-zeiten-industry-letter = { $id ->
    [0] Sh
    [1] Av
    [2] Co
    [3] Au
   *[4] Te
}
moderne-zeiten-city = { $id ->
    [0] New York
    [1] London
    [2] Paris
    [3] Berlin
    [4] Chicago
   *[5] New Orleans
}
moderne-zeiten-city-letter = { $id ->
    [0] NY
    [1] Lo
    [2] Pa
    [3] Be
    [4] Ch
   *[5] NO
}
moderne-zeiten-city-short = { $id ->
    [0] New York
    [1] London
    [2] Paris
    [3] Berlin
    [4] Chicago
   *[5] N. Orleans
}

## What happened

moderne-zeiten-event-initiative = { $seat_is ->
    [you] You get the business initiative
   *[other] { $seat } gets the business initiative
}
moderne-zeiten-event-space-laid = Space { $space } of the track is { $city }, { $industry }
moderne-zeiten-run-space-laid = The track is laid: { $count } spaces
moderne-zeiten-event-dealt = { $seat_is ->
    [you] You get { moderne-zeiten-shares-bought }
   *[other] { $seat } gets { moderne-zeiten-shares-bought }
}
moderne-zeiten-event-share-drawn = { $industry_is ->
    [secret] { $seat } gets a share
   *[some] { $seat_is ->
        [you] You get a share of { $industry }
       *[other] { $seat } gets a share of { $industry }
    }
}
moderne-zeiten-run-dealt = { $viewer ->
    [seat] You were dealt { moderne-zeiten-shares-bought }: { $list }
   *[watcher] { moderne-zeiten-shares-bought } each
}
moderne-zeiten-event-turn-began = { $seat_is ->
    [you] Turn { $turn }: you hold the business initiative
   *[other] Turn { $turn }: { $seat } holds the business initiative
}
moderne-zeiten-event-rolled = The die shows { $number }
moderne-zeiten-event-turned-up = A share of { $industry } is turned up
moderne-zeiten-event-stock-renewed = { $count ->
    [one] The one discarded share is the new stock
   *[other] The { $count } discarded shares are the new stock
}
moderne-zeiten-event-no-auction = There is no share to sell: no auction this turn
moderne-zeiten-event-unsold = Nobody bids: the lot stays ({ moderne-zeiten-shares })
moderne-zeiten-event-sold = { $seat_is ->
    [you] Sold: you buy { moderne-zeiten-shares-bought } for { $price }
   *[other] Sold: { $seat } buys { moderne-zeiten-shares-bought } for { $price }
}
moderne-zeiten-event-took = { $seat_is ->
    [you] You take { moderne-zeiten-shares-bought } of { $industry }
   *[other] { $seat } takes { moderne-zeiten-shares-bought } of { $industry }
}
moderne-zeiten-event-paid = { $payee_is ->
    [you] { $seat } pays you { $amount }
   *[other] { $seat_is ->
        [you] You pay { $payee } { $amount }
       *[other] { $seat } pays { $payee } { $amount }
    }
}
moderne-zeiten-event-drew = { $count ->
    [0] { $seat_is ->
        [you] You find nothing to draw
       *[other] { $seat } finds nothing to draw
    }
   *[other] { $seat_is ->
        [you] You draw { moderne-zeiten-shares-bought }
       *[other] { $seat } draws { moderne-zeiten-shares-bought }
    }
}
moderne-zeiten-event-laid = { $seat_is ->
    [you] You lay a share of { $industry }
   *[other] { $seat } lays a share of { $industry }
}
moderne-zeiten-event-flew = { $seat_is ->
    [you] You fly to { $city }, { $industry } (space { $space })
   *[other] { $seat } flies to { $city }, { $industry } (space { $space })
}
moderne-zeiten-event-crashed = Crash! { $white } shares lie open, and { $limit } are too many
moderne-zeiten-event-scrapped = { $count ->
    [one] The one share of { $industry } is discarded
   *[other] All { $count } shares of { $industry } are discarded
}
moderne-zeiten-event-finished = { $seat_is ->
    [you] You reach the Goal: the game ends
   *[other] { $seat } reaches the Goal: the game ends
}
moderne-zeiten-event-stuck = For a whole turn nobody could draw or lay a share: the game ends
moderne-zeiten-event-scored = { $seat_is ->
    [you] You get { moderne-zeiten-points } for { moderne-zeiten-scored-for }
   *[other] { $seat } gets { moderne-zeiten-points } for { moderne-zeiten-scored-for }
}
moderne-zeiten-scored-for = { $why ->
    [most_money] the most money
    [share_majority] the majority of { moderne-zeiten-which-industry } shares
    [ended_it] ending the game
    [industry_squares] the most squares of { moderne-zeiten-which-industry }
   *[city_squares] the most squares in { moderne-zeiten-which-city }
}
moderne-zeiten-which-industry = { $which ->
    [0] shipping
    [1] aviation
    [2] construction
    [3] automobile
   *[4] telecom
}
moderne-zeiten-which-city = { $which ->
    [0] New York
    [1] London
    [2] Paris
    [3] Berlin
    [4] Chicago
   *[5] New Orleans
}
moderne-zeiten-event-total = { $seat_is ->
    [you] You have { moderne-zeiten-points } and { $money }
   *[other] { $seat } has { moderne-zeiten-points } and { $money }
}
moderne-zeiten-event-won = { $seat_is ->
    [you] You win with { moderne-zeiten-points }
   *[other] { $seat } wins with { moderne-zeiten-points }
}

## What can be done

moderne-zeiten-do-pass = Pass for good
moderne-zeiten-do-draw = Draw 2 shares
moderne-zeiten-do-lay = Lay a share of { $value }
moderne-zeiten-do-done = Lay no more, and fly
moderne-zeiten-do-fly = Fly with { $value }
moderne-zeiten-do-finish = Fly to the Goal and end the game

## What is asked

moderne-zeiten-asks-name-initiative = Chance names who has the business initiative.
moderne-zeiten-asks-lay-track = The track is being laid out.
moderne-zeiten-asks-deal = The shares are being dealt.
moderne-zeiten-asks-roll = The die is being rolled.
moderne-zeiten-asks-turn-up = The lot is being turned up.
moderne-zeiten-asks-bid = { $price_n ->
    [0] Do you open the bidding, or pass for good?
   *[other] Do you raise, or pass for good?
}
moderne-zeiten-asks-act = Draw 2 shares, or lay shares and fly?
moderne-zeiten-asks-fly = With which majority do you fly?
moderne-zeiten-asks-draw = Shares are being drawn.
moderne-zeiten-asks-over = The game is over.

moderne-zeiten-phase-name-initiative = First initiative
moderne-zeiten-phase-lay-track = Laying out the track
moderne-zeiten-phase-deal = The deal
moderne-zeiten-phase-roll = The die
moderne-zeiten-phase-turn-up = Turning up the lot
moderne-zeiten-phase-bid = Auction of the lot
moderne-zeiten-phase-act = Draw, or lay and fly
moderne-zeiten-phase-fly = The flight
moderne-zeiten-phase-draw = Drawing
moderne-zeiten-phase-over = The end

## Why not

moderne-zeiten-refused-not-in-hand = You have no share of that industry in hand.
moderne-zeiten-refused-out-of-reach = Your shares cannot bring a majority you could fly with, so you can only draw.
moderne-zeiten-refused-has-laid = You have laid a share, so you cannot draw any more.
moderne-zeiten-refused-must-lay = There is nothing to draw, and you can lay.
moderne-zeiten-refused-nothing-laid = Lay at least one share first.
moderne-zeiten-refused-no-majority-yet = You have no majority you could fly with yet.
moderne-zeiten-refused-must-finish = All spaces ahead are taken: you must fly to the Goal.
moderne-zeiten-refused-not-at-the-end = There is still a free space ahead of you.
moderne-zeiten-refused-not-his-majority = You do not have the majority of that industry.
moderne-zeiten-refused-no-space-ahead = No free space of that industry is ahead of you.
moderne-zeiten-refused-none-in-stock = The stock holds no share of that industry.
moderne-zeiten-refused-no-such-player = The initiative goes to one of the players.
moderne-zeiten-refused-no-such-face = The die shows 1 to 6.
moderne-zeiten-refused-space-is-placed = That space lies on the track already.

## Why it ended

moderne-zeiten-ended-goal-reached = { $seat_is ->
    [you] You reached the Goal.
    [bank] A zeppelin reached the Goal.
   *[other] { $seat } reached the Goal.
}
moderne-zeiten-ended-stuck = For a whole turn nobody could draw or lay a share.

## Options

moderne-zeiten-option-track = Track
    .meaning = The order of the 30 spaces: as printed, or laid out anew by chance for this game (MZ-3).
    .printed = as printed
    .shuffled = shuffled
moderne-zeiten-option-shares = Shares
    .meaning = How many shares there are of shipping, aviation, construction, automobile and telecom; 105 in all (MZ-1).
moderne-zeiten-option-city-points = Points of the cities
    .meaning = What New York, London, Paris, Berlin, Chicago and New Orleans are worth (MZ-2).
moderne-zeiten-option-first-initiative = First initiative
    .meaning = Who holds the business initiative first. Drawn at random if nobody is named (MZ-6).
moderne-zeiten-option-open-money = Open money
    .meaning = Everybody sees everybody’s money (MZ-7).

## The board

moderne-zeiten-board-track = The track
moderne-zeiten-board-start = Start
moderne-zeiten-board-goal = Goal
moderne-zeiten-board-space = Space { $space }: { $city }, { $industry }, { moderne-zeiten-points }
moderne-zeiten-board-owned = square of { $name }
moderne-zeiten-board-zeppelin = zeppelin of { $name }
moderne-zeiten-board-now = You could fly here now
moderne-zeiten-board-hand-reach = in reach of your hand
moderne-zeiten-board-lot-reach = in reach with the lot
moderne-zeiten-board-then = You could fly here then
moderne-zeiten-board-valuation = Valuation table
moderne-zeiten-board-city = City
moderne-zeiten-board-leads = now
moderne-zeiten-board-each = { moderne-zeiten-points } each now
moderne-zeiten-board-laid = Laid shares
moderne-zeiten-board-player = Player
moderne-zeiten-board-majority = majority
moderne-zeiten-board-needs = { $count ->
    [one] one more brings the majority
   *[other] { $count } more bring the majority
}
moderne-zeiten-board-market = The market
moderne-zeiten-board-white = { $white } of { $limit } shares laid
moderne-zeiten-board-room = { $count ->
    [0] crash at the next flight
    [one] crash at one more
   *[other] crash at { $count } more
}
moderne-zeiten-board-risk = A crash would take { $names }
moderne-zeiten-rests = Crash on the exchange
moderne-zeiten-board-loses = { $seat_is ->
    [you] you lose { $count }
   *[other] { $name } loses { $count }
}
moderne-zeiten-board-crash = Crash! Discarded: { $names }
moderne-zeiten-board-lot = The lot
moderne-zeiten-board-no-lot = No shares yet
moderne-zeiten-board-stock = Stock { $stock } · discards { $discards }
moderne-zeiten-board-hand = Your hand
moderne-zeiten-board-hand-of = Hand of { $name }
moderne-zeiten-board-hand-empty = no shares in hand
moderne-zeiten-board-choose = Lay a share of { $industry }? { moderne-zeiten-shares } in hand
moderne-zeiten-board-initiative = business initiative
moderne-zeiten-board-hand-size = { $count ->
    [one] { $count } share in hand
   *[other] { $count } shares in hand
}
moderne-zeiten-board-secret = money is secret
moderne-zeiten-board-points-now = { moderne-zeiten-points } now: squares { $squares }, majorities { $shares }
moderne-zeiten-board-without-money = money not counted
moderne-zeiten-board-place = { $place ->
    [0] on Start
    [31] at the Goal
   *[other] on space { $place }
}

moderne-zeiten-dock-lays = Lay a share …
moderne-zeiten-dock-lays-more = Another one, or fly?
moderne-zeiten-dock-laid-now = { $count ->
    [one] { $count } share laid.
   *[other] { $count } shares laid.
}
moderne-zeiten-dock-in-hand = { $count } in hand
moderne-zeiten-dock-keeps = keeps your majority
moderne-zeiten-dock-takes = brings you the majority
moderne-zeiten-dock-takes-from = takes the majority from { $name }
moderne-zeiten-dock-breaks = breaks the majority of { $name }
moderne-zeiten-dock-needs = { $count ->
    [one] then one more for the majority
   *[other] then { $count } more for the majority
}
moderne-zeiten-dock-flight = then you could fly to
moderne-zeiten-dock-no-flight = no flight yet
moderne-zeiten-dock-crash = Crash: { $names } would go
moderne-zeiten-dock-fly-to = Fly to { $city }, { $industry }
moderne-zeiten-dock-fly-space = space { $space }, { moderne-zeiten-points }
moderne-zeiten-dock-done-choose = then you choose
moderne-zeiten-dock-buying = If you buy the lot you act first.
moderne-zeiten-dock-buying-reach = You could then fly to
moderne-zeiten-dock-buying-none = Even so no majority would be in reach.
moderne-zeiten-dock-why-draw = Why can’t I draw?
moderne-zeiten-dock-why-lay = Why can’t I lay?
moderne-zeiten-dock-why-done = Why can’t I fly yet?
moderne-zeiten-dock-few-left = { $count ->
    [0] No share is left to draw.
   *[other] Only one share is left to draw.
}
