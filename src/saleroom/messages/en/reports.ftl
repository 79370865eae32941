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
