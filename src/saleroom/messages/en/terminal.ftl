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
      a           what the analysis found here
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

## Records and files

verdict-right = ok: { $moves ->
    [one] { $moves } move, { $scores }
   *[other] { $moves } moves, { $scores }
}
verdict-goes-on = ok so far: { $moves ->
    [one] { $moves } move, the game goes on
   *[other] { $moves } moves, the game goes on
}
verdict-early-result = a result is given, but after { $moves ->
    [one] { $moves } move the game goes on
   *[other] { $moves } moves the game goes on
}
verdict-no-result = the game is over, but the record has no result
verdict-wrong-scores = the result is { $scores }, not { $claimed }
verdict-wrong-ranks = the result has the right scores, but not the right ranks, winners or reason
verdict-illegal = move { $move } is illegal: { $why }
verdict-bad-move = move { $move }: { $why }
verdict-bad-back = taken back, number { $back }: { $why }
verdict-no-practice = practice, but nothing was taken back
verdict-unreadable = { $why }
verdict-note = { $text } (recorded under other rules)
verdict-bad = BAD: { $text }
terminal-empty = { $file }: there is no record in it
terminal-judged = { $count ->
    [one] { $count } record: { $good } ok, { $bad } bad
   *[other] { $count } records: { $good } ok, { $bad } bad
}
terminal-written = { $count ->
    [one] { $count } game written to { $file } (seed { $seed })
   *[other] { $count } games written to { $file } (seed { $seed })
}
terminal-standard-output = standard output
refused-house-record-form = Not a record: { $why }
refused-house-record-twice = Not a record: “{ $name }” is there twice.
refused-house-record-format = Format { $given_n } is not one that this version reads: { $least_n } to { $most_n }.
refused-house-record-seats = { $players_n } players, but { $seats_n } seats are named.
refused-house-record-mover = A move is made by a seat’s number or “chance”, not { $given }.
refused-house-record-no-outcome = Chance brings something, not an empty list.
refused-house-record-chance = Chance did not come from the seed the house committed itself to.
refused-house-record-seed = The seed is not the one the house had committed itself to.
refused-house-record-seed-form = The deal’s seed is not hexadecimal.
refused-house-record-nonces = { $players_n } players, but the deal has { $nonces_n } nonces.
refused-house-record-back-moves = There were not { $moves_n } moves to go back to.
refused-house-record-back-over = The game was over, and nothing is taken back then.
refused-house-record-back-seat = Seat { $seat_n } had decided nothing of it.
refused-house-file-read = Cannot read { $file }: { $why }
refused-house-file-write = Cannot write { $file }: { $why }
refused-house-file-folder = Cannot write { $file }: it is a folder.
refused-house-file-no-folder = Cannot write { $file }: there is no folder { $folder }.
refused-house-file-twice = Two things cannot both be written to { $file }.
refused-house-file-exists = { $file } exists already; --force overwrites it.
refused-house-file-of-replay = A replay reads a file: standard input is for the steps.
refused-house-file-line = { $file } has no record on line { $line_n }.
refused-house-file-record = { $file }, line { $line_n }: { $why }
refused-house-rules-no-paragraph = The rules of { $game } have no paragraph “{ $name }”: they run from { $first } to { $last }.

## What was typed

refused-house-typed-why = --why is for watching (--seat none): the reasons of bots are their secrets.
refused-house-typed-seat = --seat is a seat from 0 to { $last_n }, random or none, not { $given }.
refused-house-typed-bots = { $option } is one name, or { $wanted_n } for the seats { $seats }, not { $given_n }.
refused-house-typed-twice = The option “{ $name }” is given twice.
refused-house-typed-option = An option is written name=value or @file.toml, not { $given }.
refused-house-typed-not-toml = The options in { $file } are not TOML: { $why }

## The games

terminal-games = { $title }
    .players = players
    .editions = editions
    .bots = bots
    .styles = styles
    .guests = guests
terminal-weakest-first = { $names }, the weakest first
terminal-left-out = left out: { $why }

## tune and check-game

terminal-tuned = { $who ->
    [anchor] against the anchor: { $mean } times the fair share ({ $low } to { $high })
   *[before] against what it began with: { $mean } times the fair share ({ $low } to { $high })
}
refused-house-tune-no-better = The weights found are not better than those before beyond chance, so they are not kept.
refused-house-tune-no-skill = { $name } has no weights that could be tuned: its bots play at random.
terminal-exploited = { $tried } strategies against a table of { $against }, { $players } players: the best is { $character } with { $changed }. It wins { $mean } % ({ $low } to { $high }) on fresh deals; the fair share is { $fair } %, and { $character } as it is wins { $known } %.
terminal-exploited-nothing = nothing changed
refused-house-exploit-no-skill = { $name } has no weights that a strategy could be made of: its bots play at random.
terminal-learnt = Generation { $number }: { $positions } positions. On games it has not seen it is wrong by { $after }, before by { $before }, counting alone by { $counting }.
refused-house-learn-nothing = Nothing can be learnt of { $name }: nobody says what a net should look at there.
refused-house-learn-no-better = What was learnt foretells games no better than counting, and is not kept.
terminal-law = { $found ->
    [breach] BROKEN: { $law }
   *[unchecked] not checked: { $law }
}
terminal-laws = { $breaches ->
    [0] { $game }: { $laws } laws at { $setups } setups, no breach
    [one] { $game }: { $laws } laws at { $setups } setups, { $breaches } breach
   *[other] { $game }: { $laws } laws at { $setups } setups, { $breaches } breaches
}

## The laboratory

terminal-lots-written = { $count ->
    [one] { $count } lot is in { $file }
   *[other] { $count } lots are in { $file }
}
refused-house-setup-no-mechanism = No lot is sold by “{ $name }”; known: { $known }
refused-house-setup-no-mechanism-near = No lot is sold by “{ $name }”. Did you mean “{ $near }”? Known: { $known }
refused-house-laboratory-payout = A payout has { $count_n } sums from 0 to { $most_n }, not “{ $given }”.
refused-house-laboratory-no-swap = { $name } is sold and paid out as printed only; the laboratory can change that in: { $known }
refused-house-laboratory-no-estimate = { $name } does not say what a lot is worth; dealer and the rungs below do.
refused-house-experiment-toml = This is no TOML: { $why }
refused-house-experiment-form = This is no experiment: { $why }
refused-house-experiment-arms = An experiment has 1 to { $most_n } arms, not { $given_n }.
refused-house-experiment-twice = Two arms are called “{ $name }”.
refused-house-experiment-games = An experiment has 1 to { $most_n } deals, not { $given_n }.
refused-house-experiment-bots = The arm “{ $name }” needs one bot, or { $players_n }, not { $given_n }.

## What is missing or wrong around a command

refused-house-needs-package = This needs the package { $package }: { $command }
refused-house-setup-bots = { $players_n } players need as many bots, not { $given_n }.
refused-house-ladder-marks = The marks { $begin } and { $end } must be there once, in this order.
refused-house-journal-form = { $file } is no file to go on from: { $why }
refused-house-journal-format = { $file } is a file of “{ $format }”, version { $version_n }.
refused-house-journal-other = { $file } is of other work: { $found }
refused-house-journal-block = Line { $line_n } of { $file } cannot be read: { $why }
refused-house-journal-order = Line { $line_n } of { $file } is not piece { $block_n } of the work.
refused-house-bot-failed = { $name } on seat { $seat_n } failed in block { $block_n }: { $why }
refused-house-typed-address = --address names a cluster; it goes with --on ray.
refused-house-typed-population = { $name } has no meaning with --population.
refused-house-typed-school = { $name } has no meaning here: one process teaches this net, in minutes.
refused-house-no-cluster = No cluster of Ray answers at { $address }.
refused-house-cluster-differs = { $name }, a machine of the cluster, has other sources of saleroom than this one. The same seed would not give the same games there: install the same version everywhere.
refused-house-cluster-lost = The cluster could not finish a piece of work: { $why }. With --resume, what is done is kept.
refused-house-back-ends-differ = Block { $block_n } of seed { $seed } goes another way compiled than at a table. This is a defect of the program; --plain does without compiled games.
terminal-stopped = stopped

## The server

terminal-open-at = Saleroom is open at { $address }
terminal-port-taken = port { $port } is taken: trying the next
terminal-no-origin = open to the network without --origin: behind a proxy that speaks https, name its address (--origin https://games.example.org), or its pages cannot play
terminal-copied = copied to { $file }
terminal-lost = { $rows ->
    [entries] the log of table { $log } could not be read
   *[other] some of “{ $rows }” could not be read
}
terminal-found = { $table }: { $error }
terminal-examined = { $wrong ->
    [one] { $tables } tables, { $wrong } finding
   *[other] { $tables } tables, { $wrong } findings
}
terminal-exported = { $count ->
    [one] { $count } game written
   *[other] { $count } games written
}
terminal-not-exported = { $count ->
    [one] { $count } game was played by other rules and was left out
   *[other] { $count } games were played by other rules and were left out
}
refused-house-no-table = There is no table { $name }.
refused-house-no-page = There is no page in { $folder }: no { $file }.
refused-house-origin-form = An origin is like https://games.example.org, not { $given }.
refused-house-limit-form = A limit is name=number with one of { $known }, not { $given }.
refused-house-parquet-output = Parquet goes into a file, not to standard output.
refused-house-mail-form = A mail server is like smtps://user@mail.example.org or smtp://user@mail.example.org:587.
refused-house-mail-password-place = The mail server’s password belongs into SALEROOM_SMTP_PASSWORD or into a file that --smtp-password-file names, not into its address.
refused-house-mail-half = { $missing ->
    [password] The mail server is given a user and a password, or neither: a password is missing.
   *[user] The mail server is given a user and a password, or neither: a user is missing.
}
refused-house-mail-plain = A password is not sent to another machine without encryption: use smtps: or smtp:
refused-house-mail-no-password = There is no password in { $file }.
refused-house-mail-no-sender = Mails need a sender: --mail-from games@example.org
refused-house-mail-sender = { $given } is no address to send mails from.
refused-house-address-how = Write a path, sqlite:///file (sqlite:////file from the root), or postgresql://user:password@host/database.
refused-house-address-words = Words like host= and password= are not understood here. { refused-house-address-how }
refused-house-address-scheme = There is no store for “{ $name }:” addresses. { refused-house-address-how }
refused-house-address-slashes = A sqlite: address has three slashes before its file. { refused-house-address-how }
refused-house-address-no-file = The address names no file. { refused-house-address-how }
refused-house-address-folder = { $folder } is a folder; name a file in it.
refused-house-address-port = The host or port of the postgresql: address is not well formed.
refused-house-address-no-database = The postgresql: address names no database after the host.
refused-house-data-in-use = { $file } is in use by a server (process { $process }). Stop that one, or give this one another data file.
refused-house-data-newer = { $where } has schema { $schema }, and this program knows only up to { $known }: it was written by a newer Saleroom. Update this one to use it.
refused-house-data-no-log = { $file } lies on a file system that cannot keep a write-ahead log. Give another place.
refused-house-data-trouble = What is kept cannot be reached: { $why }
refused-house-backup-no-data = There is no data file { $file }.
refused-house-backup-itself = { $file } is the data itself; name another file.
refused-house-backup-failed = No copy was made: { $file }: { $why }
refused-house-backup-old-schema = The database has an old schema. Start a server on it once.
refused-house-log-missing = its log is missing
refused-house-log-hole = entry { $entry_n } is missing
refused-house-log-unreadable = the first entry of its log cannot be read: { $why }
refused-house-log-frozen = it is frozen: { $why }
refused-house-log-listed = it is listed as { $listed }, but its log says { $status }
refused-house-serve-processes-need = Several processes (--processes) share their tables over PostgreSQL and Redis: name both ({ $command }).
refused-house-serve-processes-system = Several processes (--processes) are not to be had on this system.

## Environments for programs

refused-house-env-not-reset = Nothing is dealt yet: call reset first.
refused-house-env-broken-off = A step was broken off in the middle: call reset, or restore what was saved.
refused-house-env-over = The episode is over: call reset before the next step.
refused-house-env-dead = { $agent } is done with this episode: the only action left is None.
refused-house-env-shape = This takes an array of shape { $wanted }, not { $given }.
refused-house-env-kind = This takes { $wanted }, not { $given }.
refused-house-env-dtype = Actions are whole numbers, not { $given }.
refused-house-env-render-mode = There is no render mode “{ $given }”; there is: { $known }.
refused-house-env-illegal = What is done with an illegal action is one of { $known }, not “{ $given }”.
refused-house-env-agents = A step takes one action of each of { $known }, and of nobody else.
refused-house-env-wait = Seat { $seat } has nothing to decide now: its action is { $action }, which is to wait.
refused-house-env-autoreset = How games begin anew is one of { $known }, not “{ $given }”.
refused-house-env-number = { $name } is a whole number, { $least } or more, not { $given }.
refused-house-env-name = “{ $given }” is none of these: { $known }.
refused-house-env-lane = Lanes are numbered from 0; there are { $lanes }, and { $given } is none of them.
refused-house-env-seat = The learner’s seat is random or a number below { $players }, not { $given }.
refused-house-env-opponents = { $wanted } opponents are needed for these tables, not { $given }.
refused-house-env-bids = Bids are numbers of { $kind }, none below 0, not { $given }.
refused-house-setup-no-reward = No reward is called “{ $name }”; there are: { $known }.
refused-house-setup-no-reward-near = No reward is called “{ $name }”; did you mean { $near }? There are: { $known }.
