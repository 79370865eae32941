# The analysis of a game, for terminal, report and page: what decided it, what lots were worth, what decisions cost.

analysis-what-decided = What decided it
analysis-nothing-dear = No decision cost anybody much.
analysis-of = { $game }: { $names }
analysis-chances = Everybody’s chances
analysis-chances-how = The chance of winning after each lot; the band is the 95 % interval. { analysis-chances-whose }
analysis-chances-whose = { $eyes ->
    [open] With all cards open.
   *[own] Each as its own seat could know it: together they need not make 100 %.
}
analysis-lots = The lots
analysis-lots-how = Worth and price to stop at when the lot came up, with the points of view of the seats themselves.
analysis-decisions = Every decision
analysis-seat = Player
analysis-accuracy = Accuracy
analysis-accuracy-how = How much was kept of what could be lost by one’s own decisions.
analysis-lost = Chance lost
analysis-count = Decisions
analysis-move = Move { $move }
analysis-eyes = { $eyes ->
    [open] If you had known: all cards are open.
   *[own] You could not know: each decision is judged by what its seat could see and had heard.
}
analysis-assumes = From every position the game is played on in many possible worlds, { bot-dealer } deciding for everybody, all of them equally strong; where an auction can be solved from its end, everybody bids on in it as players do who think ahead. As long as much is still to come, chances are told nearer to each other than the victories in these worlds are: nobody knows who of the players is the better one. In Alles Futsch for three and four nothing is called better that { bot-master } thinks no better.
analysis-worlds = { $count ->
    [one] Whatever looked better was measured in { $count } fresh world.
   *[other] Whatever looked better was measured in { $count } fresh worlds.
}
analysis-goes-on = The game is not over: it is looked through as far as it goes.
analysis-is-growing = { $part } % of the analysis is done.
analysis-grade = { $grade ->
    [fine] fine
    [imprecise] imprecise
    [mistake] mistake
   *[blunder] blunder
}
analysis-grades = { $grade ->
    [fine] Fine
    [imprecise] Imprecise
    [mistake] Mistakes
   *[blunder] Blunders
}
analysis-did = { $name }: { $label }
analysis-from-to = Chance of winning { $before } % → { $after } %
analysis-cost = costs { $loss } ± { $error } points of a hundred
analysis-stays = Chance of winning { $after } %
analysis-better = Better: { $label }
analysis-forced = Nothing else was allowed.
analysis-thought-of = Also looked at: { $others }
analysis-option = { $label } ({ $chance } %)

## Why

analysis-why-bid-too-high = { $stops ->
    [no] { $sum } is more than the lot is worth here.
   *[yes] { $sum } is more than the lot is worth here: { $stop } is the price to stop at.
}
analysis-why-bid-too-low = { $stops ->
    [no] A higher bid would have had the lot more often.
   *[yes] A higher bid would have had the lot more often; up to { $stop } it is worth it.
}
analysis-why-left-too-soon = { $stops ->
    [no] The lot was worth more than this price.
   *[yes] The lot was worth going on for, up to { $stop }.
}
analysis-why-bought-too-dear = { $stops ->
    [no] { $sum } is more than the lot is worth here.
   *[yes] { $sum } is too dear: { $stop } is the price to stop at.
}
analysis-why-asked-too-much = At { $sum } too few will take it.
analysis-why-asked-too-little = { $sum } is too little to ask.
analysis-why-steered-badly = This sum leads on to where it does less good than another.
analysis-why-ended-it = It ended the game at a bad moment.
analysis-why-helped-rival = It does more for somebody else.
analysis-why-other-better = Another choice wins more often.
analysis-helped = Helped most: { $rival }.

## The table of lots

analysis-lot = The lot
analysis-price = Price
analysis-back = Paid in the end
analysis-worth = Worth
analysis-stop = Stop at
analysis-overpaid = Overpaid by { $sum }
analysis-helps = Helped
analysis-unsold = not sold

## On the page

analysis-begin = Look through the game
analysis-begin-how = Every decision is tried again in many possible worlds. That takes about a minute, and goes on if you leave.
analysis-waiting = Another game is being looked through first …
analysis-looking = The game is being looked through: { $part } %
analysis-judged-by = Judged by
analysis-by-own = What one could know
analysis-by-open = If you had known
analysis-chart-read = Read the chances at a move
analysis-between = { $low } to { $high } %
analysis-try-again = Try it again
analysis-try-again-how = A new table from here: you decide in the place of { $name }, against the same bots.
analysis-here = This move
analysis-nothing-here = Nobody decided anything here.
analysis-not-yet-here = This move has not been looked at yet.
analysis-would-do = What would { bot-expert } do?
analysis-would-do-for = What would { bot-expert } do as { $name }?
analysis-knew = It knew what { $name } could know there, and nothing else.
analysis-bought-by = { $name } for { $price }
analysis-tutor = The tutor
side-analysis = Analysis

## What cannot be analysed

refused-house-analysis-broken = { $move_n ->
    [0] This record is damaged: “saleroom verify” says how.
   *[other] This record is damaged at move { $move }: “saleroom verify” says how.
}
refused-house-analysis-no-skill = Nobody here plays { $name } well enough to analyse it.
refused-house-analysis-eyes = There are no eyes { $name }: it is one of { $known }.
refused-house-analysis-worlds = { $given } worlds cannot be had: it is { $least } to { $most }.
