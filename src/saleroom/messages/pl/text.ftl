# What is said to whoever reads and writes text: programs, language models. The table itself is in the words of its game.

text-seat = Twoje miejsce: { $seat }.
text-watching = Oglądasz.
text-heard = Od twojej ostatniej odpowiedzi:
text-heard-lately = Co się ostatnio stało:
text-asked = { $question } ({ $paragraph }) Odpowiedz jednym z poniższych:
text-not-asked = Teraz nie masz o czym decydować.
text-waits-for = Stół czeka na: { $names }.
text-not-begun = { $free ->
    [one] Partia się jeszcze nie zaczęła: wolne jest { $free } miejsce.
    [few] Partia się jeszcze nie zaczęła: wolne są { $free } miejsca.
    [many] Partia się jeszcze nie zaczęła: wolnych jest { $free } miejsc.
   *[other] Partia się jeszcze nie zaczęła: wolnych miejsc: { $free }.
}
text-interval = Runda się skończyła; za chwilę gramy dalej.
text-frozen = Przy tym stole nie da się grać dalej.
text-over = Partia skończona.
text-score = miejsce { $seat }: { $score } (pozycja { $rank })
text-ended = Partia skończona. { $why } ({ $paragraph }) { $scores }
text-seats = Miejsca: { $list }.
text-seat-person = { $seat } { $name }
text-seat-bot = { $seat } { $name } (bot)
text-seat-program = { $seat } { $name } (program)
text-seat-free = { $seat } wolne
text-is-legal = To jest teraz dozwolone.
text-at = Stół { $table }, pytanie { $turn }, wiersz { $n }.

refused-house-rules-no-card = Nikt nie napisał ściągi do { $game }; zasady można czytać po paragrafach.
refused-house-setup-nobody-reads = { $players_n ->
    [one] Na jedynym miejscu jest bot: nie ma kto czytać.
    [few] Na wszystkich { $players_n } miejscach są boty: nie ma kto czytać.
    [many] Na wszystkich { $players_n } miejscach są boty: nie ma kto czytać.
   *[other] Na wszystkich { $players_n } miejscach są boty: nie ma kto czytać.
}
refused-house-too-many-waits = Z twojego adresu czeka już na swoją kolej zbyt wiele zapytań.
refused-house-client-address = „{ $name }” nie jest adresem serwera; taki adres wygląda jak http://127.0.0.1:8080.
refused-house-client-token = Token to jedno słowo, takie, jakie podał serwer; ten jest pusty albo ma w środku spację lub koniec wiersza.
refused-house-client-link = „{ $name }” nie jest linkiem do stołu; taki link wygląda jak http://127.0.0.1:8080/t/TABLE#INVITE.
error-strange-answer = Odpowiedź { $status_n } nie pochodzi z serwera Saleroom.
refused-house-line-lost = { $address } nie odpowiada ({ $why }).
refused-house-line-away = { $address } było zbyt długo nieosiągalne.
refused-house-line-nothing-shown = Nic jeszcze nie pokazano: spójrz albo poczekaj na swoją kolej.
text-game = { $name }: { $title }; gracze: { $players }; wydania: { $editions }; boty: { $bots }
text-listed = { $table }: { $title }, { $status ->
    [open] otwarty
    [playing] w toku
    [frozen] zamrożony
   *[over] zakończony
}, { $free ->
    [one] { $free } wolne miejsce
    [few] { $free } wolne miejsca
    [many] { $free } wolnych miejsc
   *[other] wolne miejsca: { $free }
}; { $names }{ $waits ->
    [yes] ; czeka na ciebie
   *[no] {""}
}
text-no-tables = Nie ma żadnych.
text-opened = Stół { $table } jest otwarty. Inni siadają z tym zaproszeniem: { $invite }
text-token = Twój token to { $token }. Zachowaj go i podawaj przy każdym wywołaniu (token) albo wysyłaj w nagłówku „Authorization: Bearer”.
refused-house-agent-no-seat = Nie masz miejsca przy stole { $table }: zajmij je albo podaj swój token.
refused-house-agent-stale = To już pytanie { $turn_n }, nie { $given_n }: spójrz i zdecyduj od nowa.
refused-house-agent-not-asked = Teraz nie masz o czym decydować: poczekaj na swoją kolej.
refused-house-agent-no-tool = Nie ma narzędzia „{ $name }”; są: { $known }.
refused-house-agent-arguments = { $name } tego nie przyjmuje: { $why }.
refused-house-agent-busy = Zbyt wiele wywołań z twojego adresu jest w toku.
refused-house-no-mcp = Ten serwer nie mówi w MCP: dodatek „mcp” nie jest zainstalowany.
refused-house-setup-program-at = { $name } gra na serwerze: podaj którym przez --at.
refused-house-program-missing = { $name } nie zjawia się przy stole { $table }. Czy działa i jest zarejestrowany pod tą nazwą?
refused-house-program-stood-still = { $name } przekracza czas przy stole { $table }; gra za niego bot.
refused-house-program-table = Partia przy stole { $table } nie została dokończona: { $why }
