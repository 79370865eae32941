# What is said to whoever reads and writes text: programs, language models. The table itself is in the words of its game.

text-seat = Du hast Platz { $seat }.
text-watching = Du schaust zu.
text-heard = Seit deiner letzten Antwort:
text-heard-lately = Was zuletzt geschah:
text-asked = { $question } ({ $paragraph }) Antworte mit einem davon:
text-not-asked = Du wirst gerade nichts gefragt.
text-waits-for = Der Tisch wartet auf: { $names }.
text-not-begun = { $free ->
    [one] Die Partie hat noch nicht begonnen: { $free } Platz ist frei.
   *[other] Die Partie hat noch nicht begonnen: { $free } Plätze sind frei.
}
text-interval = Eine Runde ist zu Ende; gleich geht es weiter.
text-frozen = An diesem Tisch kann nicht weitergespielt werden.
text-over = Die Partie ist zu Ende.
text-score = Platz { $seat }: { $score } (Rang { $rank })
text-ended = Die Partie ist zu Ende. { $why } ({ $paragraph }) { $scores }
text-seats = Plätze: { $list }.
text-seat-person = { $seat } { $name }
text-seat-bot = { $seat } { $name } (Bot)
text-seat-program = { $seat } { $name } (Programm)
text-seat-free = { $seat } frei
text-is-legal = Das ist jetzt erlaubt.
text-turn = Frage { $turn }.

refused-house-rules-no-card = Für { $game } hat niemand eine Karte geschrieben; die Regeln gibt es nach Absätzen.
refused-house-setup-nobody-reads = { $players_n ->
    [one] Auf dem einzigen Platz sitzt ein Bot: Niemand ist da, der liest.
   *[other] Auf allen { $players_n } Plätzen sitzen Bots: Niemand ist da, der liest.
}
refused-house-too-many-waits = Von deiner Adresse warten schon zu viele Anfragen, bis sie an der Reihe sind.
refused-house-client-address = „{ $name }“ ist keine Adresse eines Servers; eine sieht aus wie http://127.0.0.1:8080.
refused-house-client-link = „{ $name }“ ist kein Link zu einem Tisch; einer sieht aus wie http://127.0.0.1:8080/t/TABLE#INVITE.
error-strange-answer = Die Antwort { $status_n } ist keine eines Saleroom-Servers.
refused-house-line-lost = { $address } antwortet nicht ({ $why }).
refused-house-line-away = { $address } war zu lange weg.
refused-house-line-nothing-shown = Noch ist nichts gezeigt worden: Schau hin oder warte, bis du dran bist.
