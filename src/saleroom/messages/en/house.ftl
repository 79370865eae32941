# The house: seats, what happens at a table beside the game, and why something was not done.

# Where nobody has given a name.
seat-numbered = Seat { $seat }
bot-random = Random
bot-visitor = Visitor
bot-regular = Regular
bot-collector = Collector
bot-connoisseur = Connoisseur
bot-dealer = Dealer
bot-expert = Expert
bot-master = Master
bot-newcomer = Newcomer
bot-beginner = Beginner
bot-amateur = Amateur
bot-miser = Miser
bot-gambler = Gambler
bot-abstainer = Abstainer
bot-hoarder = Hoarder
bot-reckoner = Reckoner
bot-blocker = Blocker
bot-copier = Copycat
bot-racer = Racer
bot-challenger = Challenger
# Bots have no names of their own: at a table each gets one of these, so that two Dealers can be told apart.
# The same in all languages: people of several languages talk about them at one table.
bot-names = Ada Bruno Clara Dario Edith Florian Greta Hugo Ines Jonas
# One thing said beside another.
said-besides = { $said }; { $more }

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
    [you] You join in the shuffle
   *[other] { $seat } joins in the shuffle
}
line-filled = A bot sits down: { $text ->
    [random] { bot-random }
    [visitor] { bot-visitor }
    [regular] { bot-regular }
    [collector] { bot-collector }
    [connoisseur] { bot-connoisseur }
    [dealer] { bot-dealer }
    [expert] { bot-expert }
    [master] { bot-master }
    [newcomer] { bot-newcomer }
    [beginner] { bot-beginner }
    [amateur] { bot-amateur }
    [miser] { bot-miser }
    [gambler] { bot-gambler }
    [abstainer] { bot-abstainer }
    [hoarder] { bot-hoarder }
    [reckoner] { bot-reckoner }
    [blocker] { bot-blocker }
    [copier] { bot-copier }
    [racer] { bot-racer }
    [challenger] { bot-challenger }
   *[other] { $text }
}
line-called = { $text ->
    [once] Going once …
   *[twice] Going twice …
}
line-handed-over = { $text ->
    [time] { $seat_is ->
        [you] Your time is up: a bot plays on for you
       *[other] { $seat } is out of time: a bot plays on
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
line-asked-back = { $seat_is ->
    [you] You ask to take something back
   *[other] { $seat } asks to take something back
}
line-agreed-back = { $seat_is ->
    [you] You agree
   *[other] { $seat } agrees
}
line-declined-back = { $text ->
    [time] Not everybody answered in time: nothing is taken back
    [withdrawn] { $seat_is ->
        [you] You withdraw your request
       *[other] { $seat } withdraws the request
    }
   *[no] { $seat_is ->
        [you] You say no: nothing is taken back
       *[other] { $seat } says no: nothing is taken back
    }
}
line-taken-back = { $seat_is ->
    [you] You took back a decision: the game goes on from there
   *[other] { $seat } took back a decision: the game goes on from there
}
line-paused = { $seat_is ->
    [you] You lost the connection: the hammer waits
   *[other] { $seat } lost the connection: the hammer waits
}
line-resumed = The hammer goes on
line-said = { $seat }: { $text }
line-emoted = { $seat }: { $text ->
    [hello] { emote-hello }
    [good_luck] { emote-good-luck }
    [well_played] { emote-well-played }
    [wow] { emote-wow }
    [laugh] { emote-laugh }
    [bargain] { emote-bargain }
    [too_dear] { emote-too-dear }
    [thinking] { emote-thinking }
    [hurry] { emote-hurry }
    [oops] { emote-oops }
    [thanks] { emote-thanks }
   *[good_game] { emote-good-game }
}
emote-hello = Hello!
emote-good-luck = Good luck!
emote-well-played = Well played!
emote-wow = Wow!
emote-laugh = Haha!
emote-bargain = A bargain!
emote-too-dear = Too dear!
emote-thinking = Let me think …
emote-hurry = Hurry up!
emote-oops = Oops!
emote-thanks = Thank you!
emote-good-game = Good game!
line-followed = The same players have gone on to another table
line-frozen = This table cannot be played on

## Why something was not done

error-bad-setup = These settings do not fit the game.
error-bad-token = Nobody is known by this token.
error-begun = The game has begun.
error-bot-plays = A bot plays this seat. Take it back first.
error-frozen = This table cannot be played on.
error-id-used = You have used this id for something else.
error-illegal = The rules do not allow that now.
error-internal = Something went wrong here. It has been noted.
error-malformed = That was not understood.
error-method = That cannot be done here.
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
error-stale = The table has moved on. Look again.
error-taken = That is taken already.
error-too-large = That is too long.
error-too-soon = Leave the others time: two seconds after each bid and each call.
error-unavailable = What is played cannot be kept just now. Try again in a moment.
error-unreadable = This table cannot be read: what was kept of it is damaged. Tell whoever runs this house.
error-wrong-host = This server is not known under that name. Its owner can give it (--origin).
error-wrong-origin = A page from elsewhere may not do this.

## The same, more exactly

refused-house-analyses-busy = Too many games are being analysed just now. Try again in a moment.
refused-house-analysis-failed = The analysis broke off. Ask for it again.
refused-house-analysis-no-game = Games of this kind are not analysed.
refused-house-analysis-not-installed = This server cannot analyse games: the extra “fast” is not installed.
refused-house-another-seat = You have another seat at this table.
refused-house-as-it-is = That is how it is already.
refused-house-back-asked = Somebody is already asking to take something back.
refused-house-back-not-asked = Nobody is asking for that any more.
refused-house-back-too-much = So much has been taken back in this game that no more can be.
refused-house-back-too-often = { $most_n ->
    [one] You have already been turned down once in this game.
   *[other] You have already been turned down { $most_n } times in this game.
}
refused-house-bot-already = A bot plays this seat already.
refused-house-close-later = { $hours_n ->
    [one] Others play here too, and this table may still be mended. You can close it in an hour and take the record home then.
   *[other] Others play here too, and this table may still be mended. You can close it in { $hours_n } hours and take the record home then.
}
refused-house-figures = The figures are shown only on this machine, or with a token.
refused-house-frozen-damage = This table cannot be played on: part of what was kept of it is damaged. Whoever played can take the record home, as far as it goes.
refused-house-frozen-rules = This table cannot be played on: the rules have changed since it began, and today’s lead elsewhere. Whoever played can take the record home.
refused-house-interval = The round is over. It goes on when everybody has looked, or in a few seconds.
refused-house-hint-asked = You have asked already, and a bot is thinking about it.
refused-house-hints-busy = Too many are asking for advice just now. Try again in a moment.
refused-house-knock-over = Nobody asks that any more.
refused-house-knocked-already = You have asked already.
refused-house-nobody-home = Nobody is at the table yet who could let you in.
refused-house-out-holds = You have let this price go. If somebody raises, you are asked again.
refused-house-answer-stands = You have answered for this lot. Over days an answer stands until the lot is sold.
refused-house-too-many-knocks = Too many have asked to be let in here. Ask for the link.
refused-house-turned-away = Those at the table have said no.
refused-house-leads = You lead, so you cannot be out.
refused-house-mail-address = That is no e-mail address.
refused-house-name-length = { $most_n ->
    [one] A name has one letter.
   *[other] A name has 1 to { $most_n } letters.
}
refused-house-name-of-bot = That is what a bot is called here.
refused-house-name-mixed = A name is written in one alphabet.
refused-house-name-taken = Somebody at this table has that name.
refused-house-no-advice = Nobody has advice here.
refused-house-no-call = There is nothing for the seller to call now.
refused-house-no-chat = There is no chat at this table.
refused-house-no-tutor = There is no tutor here: only where one person plays against bots.
refused-house-no-decision = You decided nothing there that still stands.
refused-house-no-free-seat = There is no free seat left.
refused-house-no-interval = The game goes on already.
refused-house-no-hint-now = There is nothing to advise on now: nothing is asked of you, and no lot is on offer.
refused-house-no-hints = This table gives no hints.
refused-house-no-lot = There is no lot to leave an order for.
refused-house-no-mail = This house sends no e-mails.
refused-house-no-orders = This table takes no standing orders.
refused-house-no-outcry = You can be out only in an open auction.
refused-house-no-plain-text = There is a character in it that is not allowed.
refused-house-no-such-bot = There is no such bot for this game.
refused-house-no-such-confirmation = This link is no longer valid. Ask for reminders again.
refused-house-no-such-language = Saleroom does not speak “{ $name }”; it speaks { $known }.
refused-house-no-such-link = This link leads to no seat.
refused-house-no-such-seat = There is no such seat at this table.
refused-house-nothing-asked = Nobody had to decide anything there.
refused-house-nothing-decided = You have not decided anything yet.
refused-house-players-only = Only those who played may look back at this game.
refused-house-too-many-pictures = Too many pictures are being drawn. Try again in { $wait_n } seconds.
refused-house-too-many-seatings = People have sat down at this table { $most_n } times. Open another one.
refused-house-too-many-letters = In one game you can write { $most_n } letters. That is enough.
refused-house-too-many-words = In one game you can say and change so much beside your moves: { $most_n } times. That is enough.
refused-house-no-take-back = Nothing is taken back at this table.
refused-house-no-step = Nothing waits for you to go on.
refused-house-not-alone = Only somebody who plays alone says how fast it goes.
refused-house-not-played = Only those who played can ask for a rematch.
refused-house-not-seated = You have no seat at this table.
refused-house-pass-only = How far a bid goes matters here: an order can only be to pass.
refused-house-person-already = You play this seat yourself.
refused-house-push-device = That is no push subscription of a browser.
refused-house-same-deal = This table plays a deal again, so nobody joins in the shuffle.
refused-house-seat-taken = Somebody sits there.
refused-house-seller-calls = The seller calls.
refused-house-tempo-too-often = That was changed { $most_n } times in this game; that is enough.
refused-house-webhook = A webhook is an address that begins with https:// or http://.
refused-house-your-decision = It is your decision.

## A table that cannot be set up like that

refused-house-setup-no-game = No game is called “{ $name }”; there are: { $known }.
refused-house-setup-no-game-near = No game is called “{ $name }”; did you mean { $near }? There are: { $known }.
refused-house-setup-edition = There is no edition { $name } of this game; there are: { $known }.
refused-house-setup-players = This game is for { $known } players, not { $name }.
refused-house-setup-options = Options are given by name, and not as { $name }.
refused-house-setup-no-option = This game has no option “{ $name }”; there are: { $known }.
refused-house-setup-no-option-near = This game has no option “{ $name }”; did you mean { $near }? There are: { $known }.
refused-house-setup-least = { $option }: at least { $least_n } is needed, not { $given_n }.
refused-house-setup-not-over = The game is not over.
refused-house-setup-no-bot = No bot here is called “{ $name }”; there are: { $known }.
refused-house-setup-no-bot-near = No bot here is called “{ $name }”; did you mean { $near }? There are: { $known }.
refused-house-setup-no-bot-there = A seat for a person names no bot, not even { $name }.
refused-house-setup-budget = “{ $name }”: how long a bot may think is written like expert:worlds=128 or expert:seconds=0.5.
refused-house-setup-worlds = “{ $name }”: worlds are a whole number from 1 to { $most_n }.
refused-house-setup-seconds = “{ $name }”: seconds are more than 0 and at most { $most_n }.
refused-house-setup-left-out = Left out: { $why }
refused-house-setup-no-search = { $name } does not search, so it takes neither worlds nor seconds.
refused-house-setup-says-nothing = { $name } does not say why it does anything.
refused-house-setup-range = { $option }: a number from { $least_n } to { $most_n } is needed, not { $given_n }.
refused-house-setup-entry-range = { $option }, entry { $entry_n }: a number from { $least_n } to { $most_n } is needed, not { $given_n }.
refused-house-setup-entry-least = { $option }, entry { $entry_n }: at least { $least_n } is needed, not { $given_n }.
refused-house-setup-seat = { $option }: there is no seat { $seat_n } at a table for { $players_n }. The first is seat 0.
refused-house-setup-mystery-hand = The mystery hand is for three players, not for { $players_n }.
refused-house-setup-public-hints = A public table gives no hints.
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
refused-house-setup-sum = { $option }: the numbers must add up to { $wanted_n }, not { $given_n }.
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
refused-house-too-many-addresses = Reminders go to { $most_n } such places at most. Remove one first.
refused-house-seat-on-many-devices = This seat is open on { $most_n } devices already.
refused-house-too-many-devices = Enough devices were named for now. Try again later.
refused-house-too-many-mails = Enough e-mails were sent for now. Look into your mailbox, or try again later.
refused-house-too-many-people = { $wait_n ->
    [one] Too many new players came from here. Try again in a second.
   *[other] Too many new players came from here. Try again in { $wait_n } seconds.
}
refused-house-too-many-remindings = The address for reminders was changed { $most_n } times. It stays as it is now.
refused-house-too-many-requests = { $wait_n ->
    [one] Too much was asked from here. Try again in a second.
   *[other] Too much was asked from here. Try again in { $wait_n } seconds.
}
refused-house-too-many-analyses = { $wait_n ->
    [one] Too many analyses were asked for from here. Try again in a second.
   *[other] Too many analyses were asked for from here. Try again in { $wait_n } seconds.
}
refused-house-too-many-hints = { $wait_n ->
    [one] Too many hints were asked for. Try again in a second.
   *[other] Too many hints were asked for. Try again in { $wait_n } seconds.
}
refused-house-too-much-knocking = { $wait_n ->
    [one] There was too much knocking from here. Try again in a second.
   *[other] There was too much knocking from here. Try again in { $wait_n } seconds.
}
refused-house-too-much-said = { $wait_n ->
    [one] Let the others have a word too. Try again in a second.
   *[other] Let the others have a word too. Try again in { $wait_n } seconds.
}
refused-house-too-many-messages = { $wait_n ->
    [one] Too much came from this seat. Try again in a second.
   *[other] Too much came from this seat. Try again in { $wait_n } seconds.
}

## What a program got wrong

refused-house-action-form = An action is an object with one key ({ $known }), not { $given }.
refused-house-action-verb = { $given } is not one of { $known }.
refused-house-action-bare = “{ $verb }” takes true, not { $given }.
refused-house-action-whole = “{ $verb }” takes a whole number, not { $given }.
refused-house-action-range = “{ $verb }” takes a number from 0 to { $most_n }, not { $given }.
refused-house-action-number = { $given } is not the number of any action.
refused-house-seat-unknown = This table has the seats 0 to { $last_n }, not { $given }.
refused-house-seat-of-chance = Chance sees nothing.
refused-house-rules-no-page = No rules page for “{ $game }” is installed.
refused-house-setup-program-there = A seat for a program names it, and no other seat does.
refused-house-program-taken = A program is registered here under a name that looks like this one.
refused-house-program-of-program = A program does not register others; its owner does.
refused-house-too-many-programs = You have registered { $most_n } programs, which is all you can.
refused-house-no-such-program = You have registered no program of that name.
