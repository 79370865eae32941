# The page's interface: the house, and what stands around every table.
skip-to-content = Skip to the content
house-nav = The house
to-house = To the first page
you = you
copied = Copied
said-of = { $what }: { $said }

## The reader's wishes
wishes = Language, look and sound
wish-language = Language
wish-theme = Look
theme-auto = As the device
theme-light = Light
theme-dark = Dark
wish-sound = Sound
sound-off = Off
sound-quiet = Quiet
sound-full = Loud
wish-motion = Motion
wish-tutor = Tutor: alone against bots, tell me after a decision that cost much

## A table
table-problem = This table cannot be shown
table-coming = The table is being set up …
table-seats = Players
table-board = Board
table-dock = Your decision
board-failed = The board that this game brought has failed. The plain one shows everything as well.
press-too-soon = This has just changed. Press again if you mean it.
table-nav = Table
table-menu = Your seat
table-frozen = This table is blocked
table-over = The game is over.
table-show-end = Show the result
table-show-board = Show the board
table-bot-plays = A bot plays your seat.
table-take-seat-back = Play yourself again
table-hand-over = Let a bot play for me
table-leave = Leave the table
sure-no = Cancel
sure-hand-over = Let a bot play for you?
sure-hand-over-says = From now on a bot decides for you. You can play again yourself whenever you like.
sure-hand-over-yes = Let a bot play
sure-out = Out for this lot?
sure-out-says = Over days an answer stands: you are not asked about this lot again, whatever others bid.
sure-leave = Leave the table?
sure-leave-says = A bot plays your seat to the end. As long as the game goes on you can come back and play again yourself.
sure-leave-waiting = Your seat becomes free, and anybody with the invitation can take it.
sure-fill = { $count ->
    [one] Give the seat to a bot?
   *[other] Give all free seats to bots?
}
sure-fill-says = A bot ({ $bot }) sits down there and stays for the whole game.
sure-fill-begins = { $count ->
    [one] A bot ({ $bot }) sits down there and stays for the whole game. All seats are then taken, and the game begins at once.
   *[other] Bots ({ $bot }) sit down there and stay for the whole game. All seats are then taken, and the game begins at once.
}
sure-fill-yes = { $count ->
    [one] Give it to a bot
   *[other] Give them to bots
}
back-title = Take back
back-before = Back to before:
back-how-alone = Choose where to go back to; what came after it is taken back, the bots’ moves too. From then on the game is marked as practice.
back-how-practice = Choose where to go back to; what came after it is taken back, the bots’ moves too.
back-how-asks = { $days ->
    [yes] Choose where to go back to. It is done if everybody who plays agrees within a day and nobody moves before.
   *[no] Choose where to go back to. The table stops, and it is done if everybody who plays agrees within 20 seconds.
}
back-asks = { $name } asks to take something back
back-you-ask = You ask to take something back
back-awaits = Still to answer: { $names }
back-left = { $seconds ->
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
}
back-agree = Agree
back-refuse = No
back-withdraw = Withdraw
practice = Practice
practice-says = decisions were taken back without anybody having to agree.
table-copy-recovery = Copy the link that brings my seat to another device
new-link-title = New link to my seat
new-link-says = The link that brings your seat to another device changes: the old one stops working, and no other device holds your seat any more. This one keeps it.
new-link-yes = Make a new link
new-link-made = The old link no longer works. This is the only device that holds your seat.
new-link-copy = Copy the new link
table-remind = Remind me …
table-all-rules = All the rules
table-replay = Replay
table-watching = { $others ->
    [0] You are watching
    [one] You and one other are watching
    [19] You and 19 or more others are watching
   *[other] You and { $others } others are watching
}
table-hints = Hints
    .meaning = Everybody at this table may ask a bot what it would do.
table-watchers = { $count ->
    [one] 1 watching
    [20] 20 or more watching
   *[other] { $count } watching
}
table-waits = { $count ->
    [one] Waiting for { $names }
   *[other] Waiting for { $names }
}
guide-link = First-game guide
title-your-turn = Your turn
connection-lost = No connection; trying again …

## Seats
seat-you = { $name } (you)
seat-away = a bot plays
seat-offline = not connected
seat-program = a program
sitter-program = for { $name }, a program
seat-asked = is to decide
pace-tempo = Bots
pace-slow = slow
pace-normal = normal
pace-fast = fast
pace-next = step by step
pace-step = Next
pace-skip = Skip to my next decision
interval-says = The round is over
interval-looking = { $count ->
    [one] Still looking: { $names }.
   *[other] Still looking: { $names }.
}
interval-seconds = It goes on in { $seconds } s.
interval-continue = Continue
clock-left = Time left
clock-hours = { $hours } h { $minutes } min

## Beside the board
side = Log, rules and chat
side-log = Log
log-newest = { $count ->
    [0] Newest lines
    [one] { $count } new line
   *[other] { $count } new lines
}
log-older = Earlier lines
side-rules = Rules
side-chat = Chat
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-send = Send
chat-new = { $count ->
    [one] One new message
   *[other] { $count } new messages
}
chat-emotes = In a word
chat-mute = Mute { $name }
chat-unmute = { $name } is muted: listen again
chat-hidden = { $count ->
    [one] One message is hidden because you have muted somebody.
   *[other] { $count } messages are hidden because you have muted somebody.
}
rules-now = in force now
rules-missing = The rules cannot be fetched just now.

## Keys
keys-title = Keys
key-dock = To your decision
key-log = Log
key-rules = Rules
key-chat = Chat
key-keys = All keys
key-close = Close
key-tab = from one button to the next
key-enter = presses what is selected
key-amount = Type an amount: into the field, confirmed with Enter
key-raise = Raise by { $step } to { $amount }
key-more = One more
key-less = One less

## Auctions
amount-quick = Quick raises
amount-label = Amount
amount-less = One less
amount-more = One more
amount-range = From { $least } to { $most }
amount-really = Really { $amount }?
auction-bidders = Bidders
auction-out = { $seat_is ->
    [you] out
   *[other] out
}
auction-thinks = { $seat_is ->
    [you] think …
   *[other] thinks …
}
call-once = Going once
call-twice = Going twice
call-sold = Sold
order-leave = Leave a secret order
order-left = { $then ->
    [ask] Your secret order: up to { $amount }, then you are asked
   *[pass] Your secret order: up to { $amount }, then it passes
}
order-does = { $sale ->
    [outcry-days] When everybody has answered, or the time is up ({ $time }), the house bids for you: no more than it must, and at most { $amount }.
    [outcry] As soon as somebody else leads, the house bids for you: no more than it must, and at most { $amount }.
    [fixed-price] When you are asked, the house buys for you if the price is at most { $amount }.
   *[in-turn] When it is your turn, the house raises for you by as little as it can, up to { $amount }.
}
order-does-then = { $then ->
    [ask] Beyond that it asks you.
   *[pass] Beyond that it passes for you.
}
order-does-no-more = The bidding has reached { $amount }: the house bids no more for you on this lot.
order-does-pass = When you are asked, the house passes for you.
order-until-then = You are not asked meanwhile, and can change it or take it back until then.
order-change = Change the order
order-withdraw = Take the order back
order-pass = Pass for me on this lot
order-up-to = Bid for me up to
order-then = Then
order-then-pass = pass
order-then-ask = ask me again
order-give = Leave it
order-secret = Only the house knows it; nobody is ever shown it.

## The first page
house-description = { $games }: auction games with good bots and with friends.
house-headline = { $count ->
    [4] Four
    [5] Five
    [6] Six
   *[other] { $count }
} auction games, with good bots or with your friends.
house-lead = No account, nothing to install: one click and you have a seat. Everything is played by the rule book, in your language.
house-games = The games
guest-name = Guest
name-play-as = You play as
name-mine = Your name
play-bots = Play with bots now
play-rival = Opponents: { $bot } ·
play-rival-change = change
first-game-title = Your first game: { $game }
first-game-lesson = Learn it in { $minutes } minutes
    .meaning = On the real board, with the auctioneer beside you; then you play.
first-game-play = Straight in
    .meaning = Against Visitors, who are easy to beat, and without a hammer: you have all the time you like.
first-game-not-now = Not now
invite-friends = Invite friends
learn = Learn
error-no-server = The server cannot be reached. Look at your connection and try again.

poster-modern-art-title = Modern Art
poster-modern-art-players = 3 to 5 players
poster-modern-art-minutes = about 45 minutes
poster-modern-art-tagline = A painting is worth what everybody thinks it is.
poster-modern-art-blurb = You are a dealer: sell your paintings in five kinds of auction, buy those of others, and make your artists famous.
poster-alles-futsch-title = Alles Futsch
poster-alles-futsch-players = 2 to 5 players
poster-alles-futsch-minutes = about 30 minutes
poster-alles-futsch-tagline = The third of a kind pays. The fourth hurts.
poster-alles-futsch-blurb = Buy furniture, vases and clocks by the card, push on others what you cannot use, and stop before your money is gone.
poster-moderne-zeiten-title = Moderne Zeiten
poster-moderne-zeiten-players = 3 to 5 players
poster-moderne-zeiten-minutes = about 60 minutes
poster-moderne-zeiten-tagline = Shares, zeppelins and the crash to come.
poster-moderne-zeiten-blurb = Bid for the shares of five industries, fly from city to city while you hold the majority, and get out in time.
poster-canaletto-title = Canaletto
poster-canaletto-players = 3 or 4 players
poster-canaletto-minutes = about 45 minutes
poster-canaletto-tagline = Every bid moves the gondola.
poster-canaletto-blurb = The palaces of Venice sell their treasures; how high you bid decides whose treasures come next.

## Tables on the first page
mine-title = My tables
mine-waiting = { $count ->
    [one] One table is waiting for you
   *[other] { $count } tables are waiting for you
}
mine-your-turn = your turn
mine-open = waiting for players
mine-go = To the table
mine-result = See the result
mine-empty = You sit at no table yet. Play with bots now: it takes one click.
mine-past = { $count ->
    [one] One finished game
   *[other] { $count } finished games
}
more-tables = { $count ->
    [one] One more table
   *[other] { $count } more tables
}
open-tables = Free seats
open-empty = Nobody is looking for players just now. Yours can be the first public table:
playing-tables = Watch
playing-empty = No public game is being played just now.
row-live = live
row-days = { $hours ->
    [one] over days, one hour for a decision
   *[other] over days, { $hours } hours for a decision
}
row-free = { $count ->
    [one] one free seat
   *[other] { $count } free seats
}
row-look = Look
row-join = Join
row-watch = Watch

## Below every page
foot-rules = The rules
foot-source = The rules were written down in our own words from the rule documents of the games, paragraph by paragraph; every refusal names its paragraph.
foot-house = The house
foot-programs = For programs
foot-install = Install as an app
foot-licence = Saleroom is free software under the MIT licence. The games belong to their authors.

## Opening a table
open-title = Open a table
open-preset = Begin with
preset-friends = Friends, live
    .meaning = All at the table at the same time; you send the link.
preset-days = Friends, over days
    .meaning = Everybody plays when there is time.
preset-bots = Bots only
    .meaning = Begins at once, no clock.
open-game = Game
open-edition = Edition
open-players = Players
open-seats = Seats
sitter-me = Me
    .meaning = Your own seat.
sitter-person = Somebody with the link
    .meaning = For whoever you send the link to.
sitter-open = Anybody
    .meaning = For whoever finds the table on the first page.
sitter-bots = Bots
sitter-bot = Bot: { $bot }
bot-random-manner = Does anything that is legal.
bot-visitor-manner = Simple sums, and errs by a third: good for a first game.
bot-regular-manner = Comes to every sale: sees more than today, but errs often.
bot-collector-manner = Knows the game well and has a limit for every lot.
bot-connoisseur-manner = Knows the game well and already looks at what others need.
bot-dealer-manner = Knows the game well and has practised against players of every kind: the usual opponent.
bot-expert-manner = Thinks through what could come and does what wins most often.
bot-master-manner = Thinks longer and further than anybody here: takes up to a second for a decision.
bot-newcomer-manner = A beginner who hopes for the best and pays almost anything.
bot-beginner-manner = A beginner who looks at today and errs by half.
bot-amateur-manner = A beginner who begins to hold back.
bot-miser-manner = Pays half of what a lot is worth.
bot-gambler-manner = Pays more than a lot is worth, and never the same twice.
bot-abstainer-manner = Never buys: lives on what the others pay.
bot-hoarder-manner = Wants more and more of what it has already.
bot-reckoner-manner = Always bids just below the worth.
bot-blocker-manner = Pays to keep others from what they want.
bot-copier-manner = Pays what was last paid for the like of it.
bot-racer-manner = Hurries to the Goal, so that the game ends early.
bot-challenger-manner = Found by trying thousands of ways to beat Dealers.
open-pace = Pace
pace-live = Live
    .meaning = In one sitting, everybody at the table.
pace-days = Over days
    .meaning = A few decisions a day, for as long as it takes.
open-hours = Time for a decision
hours = { $count ->
    [one] one hour
   *[other] { $count } hours
}
open-clock = Clock
clock-none = No clock
    .meaning = Think as long as you like.
clock-relaxed = Relaxed
    .meaning = 2 minutes for a decision, and 15 in reserve for the game.
clock-normal = Normal
    .meaning = 45 seconds for a decision, and 4 minutes in reserve.
clock-fast = Fast
    .meaning = 15 seconds for a decision, and one minute in reserve.
open-hammer = Hammer in open auctions
hammer-fast = Fast
    .meaning = Sold after 4 seconds without a bid.
hammer-normal = Normal
    .meaning = Sold after 6.5 seconds without a bid.
hammer-relaxed = Relaxed
    .meaning = Sold after 12 seconds without a bid.
hammer-none = No hammer
    .meaning = Sold when all the others are out.
hammer-seller = The seller’s
    .meaning = The seller calls once, twice, sold.
open-who = Who may come
who-link = By link only
    .meaning = Nobody finds the table without your link.
who-public = Public
    .meaning = On the first page, for everybody to join or watch; no chat.
open-finer = More settings
open-options = Options of the game
option-usual = as usual
open-absent = When time runs out
absent-bot = A bot plays on
    .meaning = The player can take the seat back at any time.
absent-pass = Passes
    .meaning = As cheaply as the rules allow, decision by decision.
open-orders = Standing orders
orders-usual = Over days only
    .meaning = As is usual.
orders-yes = Yes
    .meaning = Tell the house in secret how far to bid for you.
orders-no = No
    .meaning = Everybody makes every bid in person.
open-hints = Hints from a bot
hints-usual = If you play alone
    .meaning = As is usual: where one person plays against bots.
hints-yes = Yes
    .meaning = Everybody at the table may ask what a strong bot would do in their seat; all see that it is allowed.
hints-no = No
    .meaning = Nobody gets any.
open-language = Language of the table
open-replay = Replay of the finished game
replay-anybody = Whoever has the link
    .meaning = The link of a finished game shows its replay to everybody.
replay-players = Only those who played
    .meaning = What was secret stays among those at the table.
open-take-back = Taking back
    .meaning = Alone against bots as often as you like, with others if everybody agrees; never at a public table.
open-intervals = Stop at the end of a round
    .meaning = Nothing runs until everybody has pressed “Continue”, for at most 8 seconds.
open-chat = Chat
    .meaning = Those at the table can talk; never at a public table.
open-advanced = For experts
    .meaning = Written as JSON; leave a field empty for the usual value.
open-no-me = You have no seat here: you will watch.
open-send = Open the table
open-begin = Begin

## Before the game
waiting-for = { $count ->
    [0] All seats are taken
    [one] One seat is free
   *[other] { $count } seats are free
}
waiting-title-short = { $count ->
    [one] One seat free
   *[other] { $count } seats free
}
waiting-begins = All are here: it begins
waiting-by-itself = The game begins by itself when all seats are taken.
waiting-sit = Take a seat
waiting-sit-here = Sit here
waiting-no-invite = The free seats are for those who were sent the link. You can ask those at the table to let you in without it.
knock-ask = Ask to be let in
knock-waiting = You have asked. You sit down as soon as somebody at the table lets you in; leave this page open.
knock-turned-away = Those at the table have said no. You can watch.
knock-lapsed = Nobody has answered. You can ask again.
knocks-title = Somebody knocks
knock-asks = { $name } asks to be let in
knock-yes = Let in
knock-no = No
waiting-free = Free
waiting-mixed = has joined in the shuffle
waiting-fill = Give it to a bot
waiting-fill-all = Bots for all free seats
waiting-strength = Strength of the bots
invite-title = Invite friends
invite-how = Whoever has this link can take a seat. No account needed.
invite-link = Link to this table
invite-copy = Copy the link
invite-share = Share …
invite-code = The link as a QR code
invite-scan = Or scan it with a phone.
invite-text = Come and play { $game } with me:
deal-title = A fair deal
deal-mixed = you have joined in
deal-how = Before anybody sat down the house sealed its part of the shuffle with the number below, and every player adds some chance of their own. When the game is over the seal is opened and anybody can check every card.
deal-commitment = The seal (SHA-256):

## Coming back to a seat
recover-title = Back to your seat
recover-coming = Looking for your seat …
recover-missing = This link is incomplete: the part behind # is missing. Copy all of it.
recover-help = Perhaps the link was not copied whole, or the table is gone.

## The rules
rules-of = Rules of { $game }
rules-contents = Contents
rules-coming = The rules are being fetched …
rules-marks = How to read a paragraph
rules-mark-r = Our ruling: the rule document is silent or unclear, and this is how the house plays.
rules-mark-c = Printed on the cards or the board, and not in the document.
rules-mark-s = Who sees what.
rules-mark-none = Without a mark, the rule document says it. With an edition in brackets, it holds for that edition only.

## Nowhere
nowhere-title = Nothing hangs here
nowhere-text = There is no page at this address. Perhaps the link was not copied whole.
