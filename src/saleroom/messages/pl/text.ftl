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
text-turn = Pytanie { $turn }.

refused-house-rules-no-card = Nikt nie napisał ściągi do { $game }; zasady można czytać po paragrafach.
refused-house-setup-nobody-reads = { $players_n ->
    [one] Na jedynym miejscu jest bot: nie ma kto czytać.
    [few] Na wszystkich { $players_n } miejscach są boty: nie ma kto czytać.
    [many] Na wszystkich { $players_n } miejscach są boty: nie ma kto czytać.
   *[other] Na wszystkich { $players_n } miejscach są boty: nie ma kto czytać.
}
refused-house-too-many-waits = Z twojego adresu czeka już na swoją kolej zbyt wiele zapytań.
refused-house-client-address = „{ $name }” nie jest adresem serwera; taki adres wygląda jak http://127.0.0.1:8080.
refused-house-client-link = „{ $name }” nie jest linkiem do stołu; taki link wygląda jak http://127.0.0.1:8080/t/TABLE#INVITE.
error-strange-answer = Odpowiedź { $status_n } nie pochodzi z serwera Saleroom.
refused-house-line-lost = { $address } nie odpowiada ({ $why }).
refused-house-line-away = { $address } było zbyt długo nieosiągalne.
refused-house-line-nothing-shown = Nic jeszcze nie pokazano: spójrz albo poczekaj na swoją kolej.
