# The end of a game, and its replay.

## The result

ending-won = { $who ->
    [you] You win!
    [shared] You share the win: { $names }
   *[others] { $count ->
        [one] { $names } wins
       *[other] { $names } share the win
    }
}
ending-ranking = The ranking
ending-rank = Rank
ending-player = Player
ending-score = Score
ending-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
ending-points-word = Points
ending-money-word = Money
ending-story-coming = The game is being looked through …
ending-no-story = The story of the game cannot be fetched just now.
ending-try-again = Try again

## What now

ending-onward = What now
ending-rematch = Rematch
ending-next-level = Next level: { $bot }
ending-to-rematch = Join the rematch
ending-watch-rematch = Watch the rematch
ending-same-deal = The same deal again
ending-same-deal-how = The same cards in the same order, on the same seats.
ending-record = Download the record
ending-share = Share
ending-share-title = Share the result
ending-share-who = Whoever has the link can look at the replay.
ending-share-copy = Copy the link
ending-share-picture = Download the picture
ending-share-send = Send …
ending-share-shown = The result as a picture
share-open = { $game }: a table is waiting for players
share-playing = { $game }: a game is being played
ending-new-table = Open a new table

## How it came about

ending-chart-money = Everybody’s money
ending-chart-points = Everybody’s points
ending-chart-what = What the chart shows
ending-chart-read = Read the chart at a move
ending-axis-round = Round
ending-axis-turn = Turn
ending-axis-lot = Lot
ending-look-there = Look at this move

## What was bought

ending-dearest = The dearest purchases
ending-prices = What it cost, and what it paid
ending-price-paid = Price
ending-price-back = Paid back
ending-gain = Gain
ending-lot = Lot
ending-lot-said = bought for { $price }, paid back { $back }
ending-order = Order
ending-order-gain = By gain
ending-order-time = By time
ending-show-all = Show all { $count } lots
ending-show-few = Show fewer
ending-as-table = As a table
ending-all-lots-of = All lots of { $name }

## The deal

ending-deal = A shuffle you can check
ending-deal-checking = Checking the seal …
ending-deal-fair = The seal holds: this is the chance the house had sealed before the game.
ending-deal-wrong = The seal does not hold: this is not the chance the house had sealed before the game.
ending-deal-unchecked = This browser can check the seal only on a page that came over https or from this machine.
ending-deal-how = Before anybody sat down the house drew a secret seed and showed its seal. Now the seed is shown.
ending-deal-compared = Your browser has worked the seal out of the seed again and compared the two.
ending-deal-verify = To work out every single card again, download the record and run “saleroom verify”.
ending-deal-taken-over = { $count ->
    [one] The first outcome of chance was taken over from another game.
   *[other] The first { $count } outcomes of chance were taken over from another game.
}
ending-deal-numbers = The numbers
ending-deal-promised = The seal shown before the game
ending-deal-found = The seal your browser has worked out
ending-deal-seed = The house’s seed
ending-deal-table = The table
ending-deal-rules = The rules
ending-deal-nonce = Mixed in by { $name }
ending-deal-no-nonce = nothing
ending-deal-sum = The seal is the SHA-256 of seed, table and rules, each preceded by its length in four bytes. Seed and what the players mixed in together give every shuffle and every roll.

## The replay

replay-title = Replay
replay-opening = Everything is set up; the game begins.
replay-unheard = Something happens that cannot be seen from here.
replay-at = { $at ->
    [0] Before the first of { $moves } moves
   *[other] Move { $at } of { $moves }
}
replay-round = Round { $number }
replay-turn = Turn { $number }
replay-lot = Lot { $number }
replay-controls = Replay
replay-auction = The auction
replay-scrubber = Move
replay-steps = Step by step
replay-back = One step back
replay-forward = One step on
replay-last-mark = To the sale or round before
replay-next-mark = To the next sale or round
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-eyes = Point of view
replay-eyes-all = Everything open
replay-eyes-seat = As { $name }
replay-eyes-spectator = As a spectator
replay-menu = This move
replay-copy = Copy the link to this move
replay-to-result = To the result
replay-key-back = One step back; with ⇧ to the sale or round before
replay-key-forward = One step on; with ⇧ to the next sale or round
replay-key-start = To the beginning
replay-key-end = To the end
replay-key-play = Play or pause
replay-play-on = Play on from here
replay-play-on-how = { $at ->
    [0] A new table begins where this game began.
   *[other] A new table begins where this game stood after move { $at }.
}
replay-play-on-who = Who plays
replay-play-on-bots = Me against bots
replay-play-on-same = The same players on the same seats
replay-play-on-same-how = Whoever played as a person takes the seat again; bots stay bots.
replay-play-on-seat = I take the seat of
replay-play-on-strength = Strength of the bots
replay-play-on-begin = Play on
