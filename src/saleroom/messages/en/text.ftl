# What is said to whoever reads and writes text: programs, language models. The table itself is in the words of its game.

text-seat = You are seat { $seat }.
text-watching = You watch.
text-heard = Since your last answer:
text-heard-lately = What happened last:
text-asked = { $question } ({ $paragraph }) Answer with one of:
text-not-asked = Nothing is asked of you now.
text-waits-for = The table waits for: { $names }.
text-not-begun = { $free ->
    [one] The game has not begun: { $free } seat is free.
   *[other] The game has not begun: { $free } seats are free.
}
text-interval = A round is over; the table goes on in a moment.
text-frozen = This table cannot be played on.
text-over = The game is over.
text-score = seat { $seat }: { $score } (rank { $rank })
text-ended = The game is over. { $why } ({ $paragraph }) { $scores }
text-seats = Seats: { $list }.
text-seat-person = { $seat } { $name }
text-seat-bot = { $seat } { $name } (bot)
text-seat-program = { $seat } { $name } (program)
text-seat-free = { $seat } free
text-is-legal = This is legal now.
text-turn = Turn { $turn }.

refused-house-rules-no-card = Nobody has written a card for { $game }; its rules can be read by paragraph.
refused-house-setup-nobody-reads = { $players_n ->
    [one] The only seat has a bot: nobody is left who reads.
   *[other] All { $players_n } seats have bots: nobody is left who reads.
}
refused-house-too-many-waits = Too many requests from your address are waiting for their turn already.
refused-house-client-address = “{ $name }” is no address of a server; one looks like http://127.0.0.1:8080.
refused-house-client-link = “{ $name }” is no link to a table; one looks like http://127.0.0.1:8080/t/TABLE#INVITE.
error-strange-answer = The answer { $status_n } is none of a Saleroom server.
refused-house-line-lost = { $address } does not answer ({ $why }).
refused-house-line-away = { $address } was away for too long.
refused-house-line-nothing-shown = Nothing has been shown yet: look, or wait for your turn.
