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
text-at = Tisch { $table }, Frage { $turn }, Zeile { $n }.

refused-house-rules-no-card = Für { $game } hat niemand eine Karte geschrieben; die Regeln gibt es nach Absätzen.
refused-house-setup-nobody-reads = { $players_n ->
    [one] Auf dem einzigen Platz sitzt ein Bot: Niemand ist da, der liest.
   *[other] Auf allen { $players_n } Plätzen sitzen Bots: Niemand ist da, der liest.
}
refused-house-too-many-waits = Von deiner Adresse warten schon zu viele Anfragen, bis sie an der Reihe sind.
refused-house-client-address = „{ $name }“ ist keine Adresse eines Servers; eine sieht aus wie http://127.0.0.1:8080.
refused-house-client-token = Ein Token ist ein einziges Wort, wie der Server es gesagt hat; dieses ist leer, oder es ist ein Leerzeichen oder ein Zeilenende darin.
refused-house-client-link = „{ $name }“ ist kein Link zu einem Tisch; einer sieht aus wie http://127.0.0.1:8080/t/TABLE#INVITE.
error-strange-answer = Die Antwort { $status_n } ist keine eines Saleroom-Servers.
refused-house-line-lost = { $address } antwortet nicht ({ $why }).
refused-house-line-away = { $address } war zu lange weg.
refused-house-line-nothing-shown = Noch ist nichts gezeigt worden: Schau hin oder warte, bis du dran bist.
text-game = { $name }: { $title }; Spieler: { $players }; Ausgaben: { $editions }; Bots: { $bots }
text-listed = { $table }: { $title }, { $status ->
    [open] offen
    [playing] läuft
    [frozen] eingefroren
   *[over] zu Ende
}, { $free ->
    [one] { $free } Platz frei
   *[other] { $free } Plätze frei
}; { $names }{ $waits ->
    [yes] ; wartet auf dich
   *[no] {""}
}
text-no-tables = Es gibt keine.
text-opened = Tisch { $table } ist offen. Andere setzen sich mit dieser Einladung: { $invite }
text-token = Dein Token ist { $token }. Bewahre ihn auf und nenne ihn bei jedem Aufruf (token), oder schicke ihn in der Kopfzeile „Authorization: Bearer“.
refused-house-agent-no-seat = Du hast keinen Platz am Tisch { $table }: Nimm einen, oder nenne deinen Token.
refused-house-agent-stale = Inzwischen ist es Frage { $turn_n }, nicht { $given_n }: Schau hin und entscheide neu.
refused-house-agent-not-asked = Du wirst gerade nichts gefragt: Warte, bis du dran bist.
refused-house-agent-no-tool = Es gibt kein Werkzeug „{ $name }“; es gibt: { $known }.
refused-house-agent-arguments = { $name } nimmt das nicht an: { $why }.
refused-house-agent-busy = Von deiner Adresse sind zu viele Aufrufe unterwegs.
refused-house-no-mcp = Dieser Server spricht kein MCP: Das Extra „mcp“ ist nicht installiert.
refused-house-setup-program-at = { $name } spielt an einem Server: Sag mit --at, an welchem.
refused-house-program-missing = { $name } ist nicht an Tisch { $table } gekommen. Läuft es, und ist es unter diesem Namen angemeldet?
refused-house-program-stood-still = { $name } hat an Tisch { $table } seine Zeit ablaufen lassen; ein Bot spielt weiter.
refused-house-program-table = An Tisch { $table } wurde nicht zu Ende gespielt: { $why }
