# The house: seats, what happens at a table beside the game, and why something was not done.

# Where nobody has given a name.
seat-numbered = Seat { $seat }

## What happened at the table

line-sat = { $seat_is ->
    [you] You sit down
   *[other] { $text } sits down
}
line-stood = { $seat_is ->
    [you] You leave the table
   *[other] { $text } leaves the table
}
line-mixed = { $seat_is ->
    [you] You mix something of your own into the deal
   *[other] { $seat } mixes something into the deal
}
line-filled = A bot sits down: { $text }
line-called = { $text ->
    [once] Going once …
   *[twice] Going twice …
}
line-handed-over = { $text ->
    [time] { $seat_is ->
        [you] Your time is up: a bot plays on for you
       *[other] The time of { $seat } is up: a bot plays on
    }
    [left] { $seat_is ->
        [you] You leave: a bot plays on for you
       *[other] { $seat } leaves: a bot plays on
    }
   *[wish] { $seat_is ->
        [you] You hand over to a bot
       *[other] { $seat } hands over to a bot
    }
}
line-took-back = { $seat_is ->
    [you] You play again yourself
   *[other] { $seat } plays again
}
line-paused = { $seat_is ->
    [you] Your line was lost: the hammer waits
   *[other] The line of { $seat } was lost: the hammer waits
}
line-resumed = The hammer goes on
line-said = { $seat }: { $text }
line-followed = The same players have gone on to another table
line-frozen = This table cannot be played on

## Why something was not done

error-bad-setup = These settings do not fit the game.
error-bad-token = Nobody is known by this token.
error-begun = The game has begun.
error-bot-plays = A bot plays this seat. Take it back first.
error-frozen = This table cannot be played on: the rules are others now.
error-illegal = The rules do not allow that now.
error-internal = Something went wrong here. It was written down.
error-malformed = That was not understood.
error-method = That is not what can be done here.
error-no-change = That is how it is already.
error-no-origin = A program shows its token in the Authorization header, not in a cookie.
error-no-seat = There is no such seat.
error-no-such-page = There is no such page.
error-no-such-table = There is no such table.
error-nobody = You have no seat anywhere yet. Take one first.
error-not-begun = The game begins when all seats are taken.
error-not-here = That cannot be done at this table.
error-not-invited = That seat is for those who were sent the link.
error-not-now = That cannot be done now.
error-not-yet = That is shown only when the game is over.
error-not-yours = That is not yours to do.
error-over = The game is over.
error-rate = That was too much at once. Wait a moment.
error-seated = You have a seat at this table.
error-sockets = This table is open in too many windows. Close one of them.
error-stale = That was another question. Look again.
error-taken = That is taken already.
error-too-large = That is too much at once.
error-too-soon = Leave the others time: two seconds after each bid and each call.
error-unavailable = What is played cannot be kept just now. Try again in a moment.
error-wrong-origin = A page from elsewhere may not do this.

## The same, more exactly

refused-house-another-seat = You have another seat at this table.
refused-house-as-it-is = That is how it is already.
refused-house-bot-already = A bot plays this seat already.
refused-house-figures = The figures are for this machine, or with a token.
refused-house-leads = You lead, and whoever leads is not out.
refused-house-name-length = { $most_n ->
    [one] A name has one letter.
   *[other] A name has 1 to { $most_n } letters.
}
refused-house-name-taken = Somebody at this table has that name.
refused-house-no-call = There is nothing for the seller to call now.
refused-house-no-chat = There is no chat at this table.
refused-house-no-free-seat = There is no free seat left.
refused-house-no-lot = There is no lot to leave an order for.
refused-house-no-orders = This table takes no standing orders.
refused-house-no-outcry = Only in an open auction is anybody out.
refused-house-no-plain-text = There is a character in it that is no plain text.
refused-house-no-such-bot = There is no such bot for this game.
refused-house-no-such-language = Saleroom does not speak that language.
refused-house-no-such-link = This link brings no seat back.
refused-house-no-such-seat = There is no such seat at this table.
refused-house-not-played = Only those who played can ask for a rematch.
refused-house-not-seated = You have no seat at this table.
refused-house-pass-only = How far a bid goes matters here: an order can only be to pass.
refused-house-person-already = You play this seat yourself.
refused-house-same-deal = This table plays a deal again, so nothing is mixed in.
refused-house-seat-taken = Somebody sits there.
refused-house-seller-calls = The seller calls.
refused-house-webhook = A webhook is an address that begins with https:// or http://.

## A table that cannot be set up like that

refused-house-setup-range = { $option }: a number from { $least_n } to { $most_n } is needed, not { $given_n }.
refused-house-setup-entry-range = { $option }, entry { $entry_n }: a number from { $least_n } to { $most_n } is needed, not { $given_n }.
refused-house-setup-entry-least = { $option }, entry { $entry_n }: at least { $least_n } is needed, not { $given_n }.
refused-house-setup-seat = { $option }: there is no seat { $seat_n } at a table for { $players_n }.
refused-house-setup-mystery-hand = The mystery hand is for three players, not for { $players_n }.
refused-house-setup-count = { $wanted_n ->
    [one] { $option }: one entry is needed; you gave { $given_n }.
   *[other] { $option }: { $wanted_n } entries are needed; you gave { $given_n }.
}
refused-house-setup-entry-count = { $option }, entry { $entry_n }: { $least_n ->
    [1] 1 to { $most_n } things belong there; you gave { $given_n }.
   *[other] { $most_n } things belong there; you gave { $given_n }.
}
refused-house-setup-entry-unknown = { $option }, entry { $entry_n }: “{ $name }” is none of { $known }.
refused-house-setup-entry-twice = { $option }, entry { $entry_n }: “{ $name }” is there more than once.
refused-house-setup-entry-repeats = { $option }: entry { $entry_n } repeats entry { $other_n }.
refused-house-setup-entry-form = { $option }, entry { $entry_n }: “{ $name }” is not written like “{ $form }”.
refused-house-setup-tiles = { $wanted_n ->
    [one] { $option }: one “{ $name }” is needed; you gave { $given_n }.
   *[other] { $option }: { $wanted_n } times “{ $name }” is needed; you gave it { $given_n } times.
}
refused-house-setup-sum = { $option }: all numbers together make { $wanted_n }, not { $given_n }.
refused-house-setup-unknown = { $entry_n ->
    [0] { $option }: “{ $name }” cannot be chosen here.
   *[other] { $option }, entry { $entry_n }: “{ $name }” cannot be chosen here.
}
refused-house-setup-kind = { $entry_n ->
    [0] { $option }: { refused-house-setup-kind-needed } is needed, not { refused-house-setup-kind-got }.
   *[other] { $option }, entry { $entry_n }: { refused-house-setup-kind-needed } is needed, not { refused-house-setup-kind-got }.
}
refused-house-setup-kind-needed = { $needed ->
    [int] a whole number
    [bool] yes or no
    [str] a text in quotation marks
    [array] a list in square brackets
   *[other] something else
}
refused-house-setup-kind-got = { $got ->
    [int] a number
    [float] a fraction
    [bool] yes or no
    [str] a text
    [array] a list
   *[other] something else
}

## Too much at once

refused-house-too-many-tables = { $wait_n ->
    [one] Too many new tables were opened from here. Try again in a second.
   *[other] Too many new tables were opened from here. Try again in { $wait_n } seconds.
}
refused-house-too-many-people = { $wait_n ->
    [one] Too many new players came from here. Try again in a second.
   *[other] Too many new players came from here. Try again in { $wait_n } seconds.
}
refused-house-too-many-requests = { $wait_n ->
    [one] Too much was asked from here. Try again in a second.
   *[other] Too much was asked from here. Try again in { $wait_n } seconds.
}
refused-house-too-many-messages = { $wait_n ->
    [one] Too much came from this seat. Try again in a second.
   *[other] Too much came from this seat. Try again in { $wait_n } seconds.
}
