# What bots advise, for terminal and page: what they would do, how far they would go, and why.

## Asked on the page

advice-ask = What would you do?
advice-ask-lot = What would it pay?
advice-title = Advice of a bot
advice-thinking = A bot is thinking about it …
advice-from = { $bot } would do this:
advice-up-to = { $sum_n ->
    [0] It would pay nothing for this lot
   *[other] It would go up to { $sum } for this lot
}
advice-clear = A clear case
advice-close = A close call
advice-do = Do that
advice-dismiss = Close the advice
advice-moved = The price has moved since: ask again.
advice-eyes = It knows what your seat may know, and nothing else.

## What they say

advice-note = { $note ->
    [dealer_sits_in] The stronger bots are being prepared; { bot-dealer } sits in
    [dealer_without_fast] The stronger bots need the extra “fast”, which is not installed; { bot-dealer } sits in
    [dealer_after_failure] The stronger bots could not be prepared; { bot-dealer } sits in
   *[other] { $note }
}
refused-house-setup-sits-in = { $name } cannot be measured here: { advice-note }.
advice-would = { $bot } would do this: { $label }
advice-drew = { $bot } drew one of { $count }: { $label }
advice-worth = { $who_is ->
    [you] the lot is worth { $worth } to you
   *[other] the lot is worth { $worth } to { $who }
}
advice-limit = { $sum_n ->
    [0] it would pay nothing
   *[other] it would go up to { $sum }
}
advice-stops = { $why ->
    [all_it_has] that is all it may bid
    [too_little_left] beyond that the lot would leave it too little
    [better_without] beyond that it does better without the lot
    [at_no_price] it does better without the lot at any price
    [price_is_beyond] the price is beyond what it would pay
    [better_left] at this price it is served better if another has the lot
   *[other] { $why }
}
advice-only = { $only ->
    [forced] nothing else is allowed
    [unrivalled] nothing else is worth a thought
   *[other] { $only }
}
advice-reckons = it reckons with { $rivals }
advice-rival-up-to = { $who } up to { $sum }
advice-points = { $points } points
advice-sum-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
advice-also = it also thought of: { $others }
advice-and-more = { $count ->
    [one] { $others }, and { $count } other
   *[other] { $others }, and { $count } others
}
advice-wins = wins { $chance } %
advice-wins-between = wins { $chance } %, { $low } to { $high }
advice-worlds = { $count ->
    [one] { $bot } played { $count } possible world through
   *[other] { $bot } played { $count } possible worlds through
}
