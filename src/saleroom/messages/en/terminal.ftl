# The terminal: prompts, help, what was not understood, hints of bots, replays. Numbers that are typed are
# given as they are typed.

## The beginning

terminal-welcome = { $table }: { $seats } (seed { $seed })
terminal-welcome-seat = seat { $seat } { $name }

## A decision

terminal-range = { $first } to { $last }
terminal-way-amount = { $verb ->
    [price] { $least } to { $most } to price that
   *[bid] { $least } to { $most } to bid that
}
terminal-way-keys = { $first } to { $last }
terminal-way = { $key } for “{ $label }”
terminal-enter = Enter for “{ $label }”
terminal-not-possible = { $what } is not possible here; possible: { $possible }
terminal-empty-answer = an empty answer
terminal-number-alone = { $number } alone
terminal-could-be = { $what } could be: { $names }
terminal-too-little = { $number } is too little: “{ $range }” is possible (type { $least } to { $most })
terminal-too-much = { $number } is too much: “{ $range }” is possible (type { $least } to { $most })
terminal-not-out = you cannot stay out here; possible: { $possible }
terminal-more = ? for the rule ({ $paragraph }), help for more
terminal-help =
    Answer with the number or letter in front of a choice, or with its words, or a part of
    them. A sum is just the number, or with its verb: bid 12. Enter alone lets it go or
    passes, where that is possible.
      hint        what a strong bot would do in your place, and why
      out         let it go, and go on letting go until this auction is over
      ?           the rule behind this decision
      ? { $number }      any paragraph of the rules
      table       the whole table again
      log         the last things that happened
      log all     everything so far
      quit        leave the game

## The end

terminal-record = The record is in { $file }.
terminal-left = You leave the table; the game stops here.
terminal-stops = The game stops here.
terminal-over = The game is over. { $why } ({ $paragraph })
terminal-ranking = Ranking
    .rank = rank
    .player = player
    .score = score
terminal-you = you
terminal-seat = seat { $seat }

## What bots say

terminal-no-advice = Nobody has advice here.
terminal-says = Seat { $seat }: { $text }
terminal-explain = Move { $move }, seat { $seat }: { $label }.
terminal-explain-agree = The two agree.
refused-house-explain-moves = The record has { $moves_n } moves, not { $given_n }.
refused-house-explain-chance = { $next_n ->
    [0] Move { $given_n } is chance’s.
   *[other] Move { $given_n } is chance’s; the next decision is move { $next_n }.
}
refused-house-explain-unasked = Seat { $seat_n } was not asked at move { $given_n }; it moved all the same.
refused-house-explain-nothing = { $name } has nothing to say about move { $given_n }.

## A replay

terminal-replay-help =
      Enter, n    the next thing that happened       b           the one before
      57, j 57    after move 57                      start, end
      l, r        the next lot, the next round       L, R        the lot or round before
      as 2        from the point of view of seat 2   as spectator, as all
      ?           the rule in force                  quit
terminal-replay-at = move { $at } of { $moves }, { $eyes }
terminal-replay-eyes = { $eyes ->
    [all] all-seeing
    [spectator] as a spectator
   *[seat] as seat { $seat }
}
terminal-replay-over = The game is over: { $scores }
terminal-replay-score = { $name } (seat { $seat }) { $score }
terminal-replay-stops = The record ends here, the game goes on.
terminal-replay-broken = The record goes wrong at move { $move }: { $error }
terminal-replay-moves = the record has the moves 0 to { $last }, not { $given }
terminal-replay-nobody = nobody looks as { $name }: it is a seat from 0 to { $last }, “spectator” or “all”
terminal-replay-no-word = { $word } is not a word of the replay; help lists them
