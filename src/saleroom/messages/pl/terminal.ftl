# Terminal: zachęty, pomoc, czego nie zrozumiano, rady botów, powtórki. Liczby, które się wpisuje, są podane
# tak, jak się je wpisuje.

## Początek

terminal-welcome = { $table }: { $seats } (ziarno { $seed })
terminal-welcome-seat = miejsce { $seat } { $name }

## Decyzja

terminal-range = { $first } do { $last }
terminal-way-amount = { $verb ->
    [price] od { $least } do { $most } jako cena
   *[bid] od { $least } do { $most } jako oferta
}
terminal-way-keys = od { $first } do { $last }
terminal-way = { $key }: „{ $label }”
terminal-enter = Enter: „{ $label }”
terminal-not-possible = { $what }: tego tu nie można; można: { $possible }
terminal-empty-answer = pusta odpowiedź
terminal-number-alone = samo { $number }
terminal-could-be = { $what } może znaczyć: { $names }
terminal-too-little = { $number } to za mało: { $range } (wpisz od { $least } do { $most })
terminal-too-much = { $number } to za dużo: { $range } (wpisz od { $least } do { $most })
terminal-not-out = tu nie można zostać poza licytacją; można: { $possible }
terminal-more = ? pokazuje zasadę ({ $paragraph }), help więcej
terminal-help =
    Odpowiedz numerem albo literą przed wyborem, jego słowami albo ich częścią. Suma to sama
    liczba albo liczba z czasownikiem: bid 12. Sam Enter odpuszcza albo pasuje, jeśli to
    możliwe.
      hint        co zrobiłby na twoim miejscu silny bot i dlaczego
      out         odpuścić i odpuszczać dalej, aż ta aukcja się skończy
      ?           zasada stojąca za tą decyzją
      ? { $number }      dowolny paragraf zasad
      table       jeszcze raz cały stół
      log         co się ostatnio stało
      log all     wszystko do tej pory
      quit        opuścić partię

## Koniec

terminal-record = Zapis jest w { $file }.
terminal-left = Odchodzisz od stołu; partia się tu urywa.
terminal-stops = Partia się tu urywa.
terminal-over = Partia skończona. { $why } ({ $paragraph })
terminal-ranking = Klasyfikacja
    .rank = miejsce
    .player = gracz
    .score = wynik
terminal-you = ty
terminal-seat = miejsce { $seat }

## Co mówią boty

terminal-no-advice = Nikt tu nie ma rady.
terminal-says = Miejsce { $seat }: { $text }
terminal-explain = Ruch { $move }, miejsce { $seat }: { $label }.
terminal-explain-agree = Oba wybory są takie same.
refused-house-explain-moves = Zapis ma { $moves_n } ruchów, a nie { $given_n }.
refused-house-explain-chance = { $next_n ->
    [0] Ruch { $given_n } należy do losu.
   *[other] Ruch { $given_n } należy do losu; następna decyzja to ruch { $next_n }.
}
refused-house-explain-unasked = W ruchu { $given_n } nikt nie pytał miejsca { $seat_n }.
refused-house-explain-nothing = { $name } nie ma nic do powiedzenia o ruchu { $given_n }.

## Powtórka

terminal-replay-help =
      Enter, n    co stało się potem                 b           co stało się przedtem
      57, j 57    po ruchu 57                        start, end
      l, r        następna aukcja, następna runda    L, R        aukcja albo runda przedtem
      as 2        z punktu widzenia miejsca 2        as spectator, as all
      a           co analiza znalazła tutaj
      ?           obowiązująca zasada                quit
terminal-replay-at = ruch { $at } z { $moves }, { $eyes }
terminal-replay-eyes = { $eyes ->
    [all] widząc wszystko
    [spectator] jako widz
   *[seat] z miejsca { $seat }
}
terminal-replay-over = Partia skończona: { $scores }
terminal-replay-score = { $name } (miejsce { $seat }) { $score }
terminal-replay-stops = Zapis tu się kończy, partia toczy się dalej.
terminal-replay-broken = Zapis psuje się przy ruchu { $move }: { $error }
terminal-replay-moves = zapis ma ruchy od 0 do { $last }, a nie { $given }
terminal-replay-nobody = nikt nie patrzy jako { $name }: to miejsce od 0 do { $last }, „spectator” albo „all”
terminal-replay-no-word = { $word } nie jest słowem powtórki; help wymienia wszystkie

## Zapisy i pliki

verdict-right = dobrze: { $moves ->
    [one] { $moves } ruch, { $scores }
    [few] { $moves } ruchy, { $scores }
   *[many] { $moves } ruchów, { $scores }
}
verdict-goes-on = dotąd dobrze: { $moves ->
    [one] { $moves } ruch, gra trwa
    [few] { $moves } ruchy, gra trwa
   *[many] { $moves } ruchów, gra trwa
}
verdict-early-result = podano wynik, ale gra trwa: { $moves ->
    [one] zrobiono { $moves } ruch
    [few] zrobiono { $moves } ruchy
   *[many] zrobiono { $moves } ruchów
}
verdict-no-result = gra jest skończona, ale w zapisie nie ma wyniku
verdict-wrong-scores = wynik to { $scores }, a nie { $claimed }
verdict-wrong-ranks = punkty w wyniku są dobre, ale nie miejsca, zwycięzcy lub powód
verdict-illegal = ruch { $move } jest niedozwolony: { $why }
verdict-bad-move = ruch { $move }: { $why }
verdict-bad-back = cofnięcie numer { $back }: { $why }
verdict-no-practice = gra ćwiczebna, ale niczego nie cofnięto
verdict-unreadable = { $why }
verdict-note = { $text } (zapisano według innych zasad)
verdict-bad = ŹLE: { $text }
terminal-empty = { $file }: nie ma w nim żadnego zapisu
terminal-judged = { $count ->
    [one] { $count } zapis: dobrych { $good }, złych { $bad }
    [few] { $count } zapisy: dobrych { $good }, złych { $bad }
   *[many] { $count } zapisów: dobrych { $good }, złych { $bad }
}
terminal-written = { $count ->
    [one] Zapisano { $count } grę: { $file } (ziarno { $seed })
    [few] Zapisano { $count } gry: { $file } (ziarno { $seed })
   *[many] Zapisano { $count } gier: { $file } (ziarno { $seed })
}
terminal-standard-output = standardowe wyjście
refused-house-record-form = To nie jest zapis gry: { $why }
refused-house-record-twice = To nie jest zapis gry: „{ $name }” jest w nim dwa razy.
refused-house-record-format = Ta wersja nie czyta formatu { $given_n }, tylko od { $least_n } do { $most_n }.
refused-house-record-seats = Liczba graczy: { $players_n }, ale nazwanych miejsc: { $seats_n }.
refused-house-record-mover = Ruch robi numer miejsca albo „chance”, a nie { $given }.
refused-house-record-no-outcome = Los coś przynosi, a nie pustą listę.
refused-house-record-chance = Los nie pochodzi z ziarna, do którego zobowiązał się dom aukcyjny.
refused-house-record-seed = To nie to ziarno, do którego zobowiązał się dom aukcyjny.
refused-house-record-seed-form = Ziarno rozdania nie jest zapisane szesnastkowo.
refused-house-record-nonces = Liczba graczy: { $players_n }, ale wkładów w tasowanie: { $nonces_n }.
refused-house-record-back-moves = Ruchów było mniej niż { $moves_n }, więc nie ma dokąd wracać.
refused-house-record-back-over = Gra była skończona, a wtedy niczego się nie cofa.
refused-house-record-back-seat = Miejsce { $seat_n } o niczym tam nie zdecydowało.
refused-house-file-read = Nie można odczytać { $file }: { $why }
refused-house-file-write = Nie można zapisać { $file }: { $why }
refused-house-file-folder = Nie można zapisać { $file }: to folder.
refused-house-file-no-folder = Nie można zapisać { $file }: nie ma folderu { $folder }.
refused-house-file-twice = Nie można zapisać dwóch rzeczy naraz do { $file }.
refused-house-file-exists = { $file } już istnieje; --force go nadpisuje.
refused-house-file-of-replay = Odtwarzanie czyta plik: standardowe wejście służy do kroków.
refused-house-file-line = { $file } nie ma zapisu w wierszu { $line_n }.
refused-house-file-record = { $file }, wiersz { $line_n }: { $why }
refused-house-rules-no-paragraph = Zasady gry { $game } nie mają paragrafu „{ $name }”: są od { $first } do { $last }.

## Co wpisano

refused-house-typed-why = --why służy do przyglądania się (--seat none): powody botów są ich tajemnicą.
refused-house-typed-seat = --seat to miejsce od 0 do { $last_n }, random albo none, a nie { $given }.
refused-house-typed-bots = { $option } to jedna nazwa albo tyle, ile miejsc ({ $seats }): { $wanted_n }, a nie { $given_n }.
refused-house-typed-twice = Opcję „{ $name }” podano dwa razy.
refused-house-typed-option = Opcję pisze się nazwa=wartość albo @plik.toml, a nie { $given }.
refused-house-typed-not-toml = Opcje w { $file } to nie TOML: { $why }

## Gry

terminal-games = { $title }
    .players = gracze
    .editions = wydania
    .bots = boty
    .styles = charaktery
    .guests = goście
terminal-weakest-first = { $names }, od najsłabszego
terminal-left-out = pominięto: { $why }

## tune i check-game

terminal-tuned = { $who ->
    [anchor] przeciw wzorcowi: { $mean } równego udziału (od { $low } do { $high })
   *[before] przeciw temu, od czego zaczęto: { $mean } równego udziału (od { $low } do { $high })
}
refused-house-tune-no-better = Znalezione wagi nie są lepsze od poprzednich poza granicą przypadku, więc nie są zachowane.
refused-house-tune-no-skill = { $name } nie ma wag do strojenia: boty grają w nią losowo.
terminal-exploited = Strategii: { $tried }, przeciw stołowi { $against }, graczy: { $players }. Najlepsza to { $character } z { $changed }. Wygrywa { $mean } % ({ $low } do { $high }) w nowych rozdaniach; sprawiedliwy udział to { $fair } %, a { $character } bez zmian wygrywa { $known } %.
terminal-exploited-nothing = bez zmian
refused-house-exploit-no-skill = { $name } nie ma wag, z których dałoby się zrobić strategię: jego boty grają losowo.
terminal-learnt = Pokolenie { $number }: pozycji { $positions }. W partiach, których nie zna, myli się o { $after }, przedtem o { $before }, samo liczenie o { $counting }.
refused-house-learn-nothing = Z { $name } nie da się niczego nauczyć: nikt nie mówi, na co sieć ma tam patrzeć.
refused-house-learn-no-better = To, czego się nauczono, nie przewiduje partii lepiej niż liczenie i nie zostaje zachowane.
terminal-law = { $found ->
    [breach] ZŁAMANE: { $law }
   *[unchecked] niesprawdzone: { $law }
}
terminal-laws = { $breaches ->
    [0] { $game }: praw { $laws }, ustawień { $setups }, bez naruszeń
    [one] { $game }: praw { $laws }, ustawień { $setups }, { $breaches } naruszenie
    [few] { $game }: praw { $laws }, ustawień { $setups }, { $breaches } naruszenia
   *[many] { $game }: praw { $laws }, ustawień { $setups }, { $breaches } naruszeń
}

## Laboratorium

terminal-lots-written = { $count ->
    [one] { $count } pozycja jest w { $file }
    [few] { $count } pozycje są w { $file }
    [many] { $count } pozycji jest w { $file }
   *[other] { $count } pozycji jest w { $file }
}
refused-house-setup-no-mechanism = Nic nie sprzedaje się sposobem „{ $name }”; możliwe: { $known }
refused-house-setup-no-mechanism-near = Nic nie sprzedaje się sposobem „{ $name }”. Czy chodziło o „{ $near }”? Możliwe: { $known }
refused-house-laboratory-payout = Wypłata to { $count_n } kwoty od 0 do { $most_n }, a nie „{ $given }”.
refused-house-laboratory-no-swap = { $name } sprzedaje się i wypłaca tylko tak, jak wydrukowano; laboratorium może to zmienić w: { $known }
refused-house-laboratory-no-estimate = { $name } nie mówi, ile warta jest pozycja; mówią to dealer i niższe poziomy.
refused-house-experiment-toml = To nie jest TOML: { $why }
refused-house-experiment-form = To nie jest eksperyment: { $why }
refused-house-experiment-arms = Eksperyment ma od 1 do { $most_n } ramion, a nie { $given_n }.
refused-house-experiment-twice = Dwa ramiona nazywają się „{ $name }”.
refused-house-experiment-games = Eksperyment ma od 1 do { $most_n } rozdań, a nie { $given_n }.
refused-house-experiment-bots = Ramię „{ $name }” wymaga jednego bota albo { $players_n }, a nie { $given_n }.

## Czego brakuje albo co jest źle wokół polecenia

refused-house-needs-package = Do tego potrzebny jest pakiet { $package }: { $command }
refused-house-setup-bots = Graczy jest { $players_n }, więc tyle samo trzeba botów, a nie { $given_n }.
refused-house-ladder-marks = Znaczniki { $begin } i { $end } muszą wystąpić raz, w tej kolejności.
refused-house-journal-form = Od pliku { $file } nie da się kontynuować: { $why }
refused-house-journal-format = { $file } to plik „{ $format }” w wersji { $version_n }.
refused-house-journal-other = { $file } pochodzi z innej pracy: { $found }
refused-house-journal-block = Wiersza { $line_n } pliku { $file } nie da się odczytać: { $why }
refused-house-journal-order = Wiersz { $line_n } pliku { $file } nie jest częścią { $block_n } pracy.
refused-house-bot-failed = { $name } na miejscu { $seat_n } zawiódł w bloku { $block_n }: { $why }
refused-house-typed-address = --address wskazuje klaster; ta opcja wymaga --on ray.
refused-house-typed-population = { $name } nie ma znaczenia przy --population.
refused-house-typed-school = { $name } nie ma tu znaczenia: tej sieci uczy jeden proces, w kilka minut.
refused-house-no-cluster = Pod adresem { $address } nie odpowiada żaden klaster Ray.
refused-house-cluster-differs = { $name }, maszyna klastra, ma inne źródła programu saleroom niż ta. To samo ziarno nie dałoby tam tych samych gier: wszędzie potrzebna jest ta sama wersja.
refused-house-cluster-lost = Klaster nie dokończył części pracy: { $why }. Z opcją --resume zachowuje się to, co gotowe.
refused-house-back-ends-differ = Blok { $block_n } z ziarna { $seed } przebiega po skompilowaniu inaczej niż przy stole. To błąd programu; --plain obywa się bez gier skompilowanych.
terminal-stopped = zatrzymano

## Serwer

terminal-open-at = Saleroom jest otwarty pod adresem { $address }
terminal-port-taken = port { $port } jest zajęty: próbuję następnego
terminal-no-origin = otwarte na sieć bez --origin: za serwerem pośredniczącym z https podaj jego adres (--origin https://games.example.org), inaczej na jego stronach nie da się grać
terminal-copied = skopiowano do { $file }
terminal-lost = { $rows ->
    [entries] dziennika stołu { $log } nie dało się odczytać
   *[other] części „{ $rows }” nie dało się odczytać
}
terminal-found = { $table }: { $error }
terminal-examined = { $wrong ->
    [one] stoły: { $tables }, { $wrong } usterka
    [few] stoły: { $tables }, { $wrong } usterki
   *[many] stoły: { $tables }, { $wrong } usterek
}
terminal-exported = { $count ->
    [one] zapisano { $count } grę
    [few] zapisano { $count } gry
   *[many] zapisano { $count } gier
}
terminal-not-exported = { $count ->
    [one] pominięto { $count } grę rozegraną według innych zasad
    [few] pominięto { $count } gry rozegrane według innych zasad
   *[many] pominięto { $count } gier rozegranych według innych zasad
}
refused-house-no-table = Nie ma stołu { $name }.
refused-house-no-page = W { $folder } nie ma strony: brakuje { $file }.
refused-house-origin-form = Adres strony zapisuje się jak https://games.example.org, a nie { $given }.
refused-house-limit-form = Limit zapisuje się jako nazwa=liczba, z jedną z nazw: { $known }; a nie { $given }.
refused-house-parquet-output = Parquet zapisuje się do pliku, a nie na standardowe wyjście.
refused-house-mail-form = Serwer poczty zapisuje się jak smtps://user@mail.example.org albo smtp://user@mail.example.org:587.
refused-house-mail-password-place = Hasło serwera poczty podaje się w SALEROOM_SMTP_PASSWORD albo w pliku, który wskazuje --smtp-password-file, a nie w jego adresie.
refused-house-mail-half = { $missing ->
    [password] Serwerowi poczty podaje się użytkownika i hasło albo żadnego z nich: brakuje hasła.
   *[user] Serwerowi poczty podaje się użytkownika i hasło albo żadnego z nich: brakuje użytkownika.
}
refused-house-mail-plain = Hasła nie wysyła się na inny komputer bez szyfrowania: użyj smtps: albo smtp:
refused-house-mail-no-password = W { $file } nie ma hasła.
refused-house-mail-no-sender = Listy muszą mieć nadawcę: --mail-from games@example.org
refused-house-mail-sender = { $given } to nie adres, z którego można wysyłać listy.
refused-house-address-how = Podaj ścieżkę, sqlite:///plik (sqlite:////plik od katalogu głównego) albo postgresql://użytkownik:hasło@host/baza.
refused-house-address-words = Słowa takie jak host= i password= nie są tu rozumiane. { refused-house-address-how }
refused-house-address-scheme = Pod adresami „{ $name }:” niczego się tu nie przechowuje. { refused-house-address-how }
refused-house-address-slashes = Adres sqlite: ma przed plikiem trzy ukośniki. { refused-house-address-how }
refused-house-address-no-file = Adres nie wskazuje pliku. { refused-house-address-how }
refused-house-address-folder = { $folder } to folder; wskaż plik w nim.
refused-house-address-port = Host albo port adresu postgresql: jest źle zapisany.
refused-house-address-no-database = Adres postgresql: nie wskazuje bazy po nazwie hosta.
refused-house-data-in-use = { $file } jest w użyciu przez serwer (proces { $process }). Zatrzymaj go albo wskaż temu inny plik danych.
refused-house-data-newer = { $where } ma schemat { $schema }, a ten program zna tylko do { $known }: zapisał to nowszy Saleroom. Zaktualizuj ten, aby z tego korzystać.
refused-house-data-no-log = { $file } leży w systemie plików, który nie może prowadzić dziennika zapisu. Wskaż inne miejsce.
refused-house-data-trouble = Do tego, co jest przechowywane, nie ma dostępu: { $why }
refused-house-backup-no-data = Nie ma pliku danych { $file }.
refused-house-backup-itself = { $file } to same dane; wskaż inny plik.
refused-house-backup-failed = Kopia nie powstała: { $file }: { $why }
refused-house-backup-old-schema = Baza ma stary schemat. Uruchom na niej raz serwer.
refused-house-log-missing = brakuje jego dziennika
refused-house-log-hole = brakuje wpisu { $entry_n }
refused-house-log-unreadable = pierwszego wpisu jego dziennika nie da się odczytać: { $why }
refused-house-log-frozen = jest zamrożony: { $why }
refused-house-log-listed = na liście ma stan { $listed }, a w dzienniku { $status }
refused-house-serve-processes-need = Kilka procesów (--processes) dzieli stoły przez PostgreSQL i Redis: podaj oba adresy ({ $command }).
refused-house-serve-processes-system = Na tym systemie nie da się uruchomić kilku procesów (--processes).

## Środowiska dla programów

refused-house-env-not-reset = Nic jeszcze nie rozdano: najpierw wywołaj reset.
refused-house-env-broken-off = Krok został przerwany w połowie: wywołaj reset albo restore z tym, co zachowano.
refused-house-env-over = Epizod się skończył: przed następnym krokiem wywołaj reset.
refused-house-env-dead = { $agent } zakończył ten epizod: jedyną możliwą akcją jest None.
refused-house-env-shape = Potrzebna jest tablica o kształcie { $wanted }, a nie { $given }.
refused-house-env-kind = Potrzeba { $wanted }, a nie { $given }.
refused-house-env-dtype = Akcje to liczby całkowite, a nie { $given }.
refused-house-env-render-mode = Nie ma trybu wyświetlania „{ $given }”; jest: { $known }.
refused-house-env-illegal = Los niedozwolonej akcji to jedno z: { $known }, a nie „{ $given }”.
refused-house-env-agents = Krok wymaga po jednej akcji od każdego z: { $known }, i od nikogo więcej.
refused-house-env-wait = Miejsce { $seat } nie ma teraz o czym decydować: jego akcja to { $action }, czyli czekanie.
refused-house-env-autoreset = Sposób zaczynania od nowa to jedno z: { $known }, a nie „{ $given }”.
refused-house-env-number = { $name } to liczba całkowita, co najmniej { $least }, a nie { $given }.
refused-house-env-name = „{ $given }” nie ma na tej liście: { $known }.
refused-house-env-lane = Tory mają numery od 0; jest ich { $lanes }, a { $given } do nich nie należy.
refused-house-env-seat = Miejsce uczącego się to random albo liczba mniejsza niż { $players }, a nie { $given }.
refused-house-env-opponents = Przy tych stołach potrzeba przeciwników: { $wanted }, a nie { $given }.
refused-house-env-bids = Oferty to liczby ({ $kind }), żadna poniżej 0, a nie { $given }.
refused-house-setup-no-reward = Nie ma nagrody „{ $name }”; są: { $known }.
refused-house-setup-no-reward-near = Nie ma nagrody „{ $name }”; czy chodzi o { $near }? Są: { $known }.
