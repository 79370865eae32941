# What simulate and arena found, in tables for people. Figures with a fraction come as they are written.

report-games = { $count ->
    [one] { $count } game of { $game }
   *[other] { $count } games of { $game }
}
report-players = { $count } players
report-edition = edition { $edition }
report-seed = seed { $seed }
report-span = { $mean } ({ $low } to { $high })

## simulate

report-length = Decisions in a game: { $mean }, standard deviation { $deviation }, from { $least } to { $most }.
report-seats = Scores and victories, with 95 % intervals
    .seat = seat
    .score = score
    .deviation = deviation
    .wins = victories
report-starter = { $after ->
    [0] starter
   *[other] starter + { $after }
}
report-endings = How games end
    .why = why
    .rule = rule
    .games = games
    .share = share
report-beginning = { $verdict ->
    [more] Beginning is worth { $mean } points of victory, 95 % interval { $low } to { $high }: more than the fair share of { $fair } %.
    [less] Beginning is worth { $mean } points of victory, 95 % interval { $low } to { $high }: less than the fair share of { $fair } %.
   *[none] Beginning is worth { $mean } points of victory, 95 % interval { $low } to { $high }: no advantage shown.
}

## arena

report-deals = { $deals } deals, each in { $seatings } seatings; intervals are 95 % over deals. The fair share is { $fair } %.
report-stopped = { $why ->
    [more] Stopped early, of { $games } games: { $bot } wins more than the fair share for sure ({ $wins }, allowing for every look).
   *[less] Stopped early, of { $games } games: { $bot } wins less than the fair share for sure ({ $wins }, allowing for every look).
}
report-standings = Standings
    .bot = bot
    .seats = seats
    .wins = wins
    .fair = x fair
    .rank = rank
    .margin = margin
report-ratings = Scores, ratings, and the time half and 95 % of the decisions take at most
    .score = score
    .rating = rating
report-cross = How often the row ranks before the column; being level counts half
report-again = Again: { $command }
report-rung = { $holds ->
    [true] { $above } against { $others } { $below }: { $wins } of { $games } games, { $index } times the fair share
   *[false] { $above } against { $others } { $below }: { $wins } of { $games } games, { $index } times the fair share: NOT above it
}
report-program = { $name } (program)
report-worst = { $rung } wins least against { $others } { $member }: { $wins }
report-broken = { $stronger } wins less than { $weaker } against { $others } { $member }: the ladder is broken there

## arena, as a page

report-page = { $game }: { $names }
    .others = The other intervals do not allow for that.
    .wins = Win shares
    .ratings = Ratings
    .cross = Cross-table
    .share = share of victories for each seat, %
    .fair = fair share { $share } %
    .strength = Plackett-Luce strength
report-range = { $low } to { $high }
report-course = Score over the game
    .told = Mean score with its 95 % interval, over { $deals } deals.
    .part = share of the game’s decisions, %
report-times = Time for a decision
    .told = Half of the decisions take at most p50, 95 % at most p95, on a core that may be shared. Only decisions at a table are timed, not those in compiled games.
    .decisions = decisions
report-measured = How it was measured
    .game = game
    .options = options
    .usual = as usual
    .bots = bots
    .seed = seed
    .program = program
    .back-end = back end
    .machine = machine
    .decisions = decisions in a game
    .finished = finished

## lab

report-lab = { $game }, { $players } players: { $deals } deals, each played in { $arms } arms by the same bots. Intervals are 95 % over deals; differences are from the first arm, deal by deal. Worth is what { $bot } estimates from what each seat may know when the lot comes up.
    .measures = What was measured
    .winning = Victories by place
    .from-starter = In places from the first seller on.
    .buying = Who buys
    .from-seller = In places from the seller’s left on; the seller is the last.
    .played = How it was played
report-lab-revenue = Seller’s revenue
    .means = what a lot brings its seller, in money
report-lab-price = Price
    .means = what is paid for a lot
report-lab-price-of-best = Price of the best worth
    .means = price over the most it is worth
report-lab-efficient = Efficient lots
    .means = went to somebody to whom they are worth most
report-lab-worth-of-best = Efficiency
    .means = worth to the buyer over the most it is worth
report-lab-above-worth = Paid above worth
    .means = price less worth to the buyer
report-lab-above-return = Overpaid in the end
    .means = price less what it paid back
report-lab-bought-by-seller = Bought by the seller
    .means = of all lots
report-lab-bids = Bids
    .means = for a lot
report-lab-lots = Lots
    .means = in a game
report-lab-decisions = Decisions
    .means = in a game
report-lab-score = Score
    .means = mean of all players
report-arm = { $way ->
    [outcry] sold in open auctions
    [once_around] sold once around
    [sealed] sold by sealed bids
    [fixed_price] sold at fixed prices
    [second_price] sold by sealed bids, at the second highest
   *[printed] sold as printed
}
    .payout = payout { $sums }
    .bots = bots { $names }
