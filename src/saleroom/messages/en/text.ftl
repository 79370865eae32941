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
text-at = Table { $table }, turn { $turn }, line { $n }.

refused-house-rules-no-card = Nobody has written a card for { $game }; its rules can be read by paragraph.
refused-house-setup-nobody-reads = { $players_n ->
    [one] The only seat has a bot: nobody is left who reads.
   *[other] All { $players_n } seats have bots: nobody is left who reads.
}
refused-house-too-many-waits = Too many requests from your address are waiting for their turn already.
refused-house-client-address = “{ $name }” is no address of a server; one looks like http://127.0.0.1:8080.
refused-house-client-token = A token is one word, as the server said it; this one is empty, or has a space or a line feed in it.
refused-house-client-link = “{ $name }” is no link to a table; one looks like http://127.0.0.1:8080/t/TABLE#INVITE.
error-strange-answer = The answer { $status_n } is none of a Saleroom server.
refused-house-line-lost = { $address } does not answer ({ $why }).
refused-house-line-away = { $address } was away for too long.
refused-house-line-nothing-shown = Nothing has been shown yet: look, or wait for your turn.
text-game = { $name }: { $title }; players: { $players }; editions: { $editions }; bots: { $bots }
text-listed = { $table }: { $title }, { $status ->
    [open] open
    [playing] being played
    [frozen] frozen
   *[over] over
}, { $free ->
    [one] { $free } seat free
   *[other] { $free } seats free
}; { $names }{ $waits ->
    [yes] ; waits for you
   *[no] {""}
}
text-no-tables = There are none.
text-opened = Table { $table } is open. Others sit down with this invitation: { $invite }
text-token = Your token is { $token }. Keep it, and say it with every call (token), or send it as the header “Authorization: Bearer”.
refused-house-agent-no-seat = You have no seat at table { $table }: take one, or say your token.
refused-house-agent-stale = It is turn { $turn_n } by now, not { $given_n }: look, and decide anew.
refused-house-agent-not-asked = Nothing is asked of you now: wait for your turn.
refused-house-agent-no-tool = There is no tool “{ $name }”; there are: { $known }.
refused-house-agent-arguments = { $name } does not take that: { $why }.
refused-house-agent-busy = Too many calls from your address are under way.
refused-house-no-mcp = This server does not speak MCP: the extra “mcp” is not installed.
refused-house-setup-program-at = { $name } plays at a server: say which with --at.
refused-house-program-missing = { $name } did not come to table { $table }. Is it running, and registered under that name?
refused-house-program-stood-still = { $name } let its time run out at table { $table }; a bot plays for it.
refused-house-program-table = Table { $table } was not played to its end: { $why }
