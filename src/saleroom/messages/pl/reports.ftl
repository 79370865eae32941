# Co znalazły simulate i arena, w tabelach. Liczby z ułamkiem są podawane tak, jak zostały zapisane.

report-games = { $count ->
    [one] { $game }: { $count } partia
    [few] { $game }: { $count } partie
   *[many] { $game }: { $count } partii
}
report-players = liczba graczy: { $count }
report-edition = wydanie { $edition }
report-seed = ziarno { $seed }
report-span = { $mean } (od { $low } do { $high })

## simulate

report-length = Decyzje w partii: { $mean }, odchylenie standardowe { $deviation }, od { $least } do { $most }.
report-seats = Wyniki i wygrane, z przedziałami 95 %
    .seat = miejsce
    .score = wynik
    .deviation = odchylenie
    .wins = wygrane
report-starter = { $after ->
    [0] zaczyna
   *[other] zaczyna + { $after }
}
report-endings = Jak kończą się partie
    .why = dlaczego
    .rule = zasada
    .games = partie
    .share = udział
report-beginning = { $verdict ->
    [more] Rozpoczynanie daje { $mean } punktu procentowego wygranych, przedział 95 % od { $low } do { $high }: więcej niż równy udział { $fair } %.
    [less] Rozpoczynanie daje { $mean } punktu procentowego wygranych, przedział 95 % od { $low } do { $high }: mniej niż równy udział { $fair } %.
   *[none] Rozpoczynanie daje { $mean } punktu procentowego wygranych, przedział 95 % od { $low } do { $high }: nie widać przewagi.
}

## arena

report-deals = Rozdania: { $deals }, układy miejsc w każdym: { $seatings }; przedziały 95 % po rozdaniach. Równy udział to { $fair } %.
report-stopped = { $why ->
    [more] Przerwano przed czasem, zaplanowane partie: { $games }. { $bot } na pewno wygrywa częściej, niż wynosi równy udział ({ $wins }, z uwzględnieniem wszystkich sprawdzeń).
   *[less] Przerwano przed czasem, zaplanowane partie: { $games }. { $bot } na pewno wygrywa rzadziej, niż wynosi równy udział ({ $wins }, z uwzględnieniem wszystkich sprawdzeń).
}
report-standings = Klasyfikacja
    .bot = bot
    .seats = miejsca
    .wins = wygrane
    .fair = x równy
    .rank = lokata
    .margin = różnica
report-ratings = Wyniki, rankingi oraz czas, jaki najwyżej zajmują połowa i 95 % decyzji
    .score = wynik
    .rating = ranking
report-cross = Jak często wiersz jest przed kolumną; remis liczy się za połowę
report-again = Powtórka tym poleceniem: { $command }
report-rung = { $holds ->
    [true] { $above } przeciw { $others } { $below }: { $wins }, partie: { $games }, { $index } równego udziału
   *[false] { $above } przeciw { $others } { $below }: { $wins }, partie: { $games }, { $index } równego udziału: NIE więcej
}
report-program = { $name } (program)
report-worst = { $rung } najmniej wygrywa przeciw { $others } { $member }: { $wins }
report-broken = { $stronger } wygrywa mniej niż { $weaker } przeciw { $others } { $member }: drabina jest tu przerwana

## arena jako strona

report-page = { $game }: { $names }
    .others = Pozostałe przedziały tego nie uwzględniają.
    .wins = Udziały wygranych
    .ratings = Rankingi
    .cross = Tabela krzyżowa
    .share = udział wygranych na miejsce, %
    .fair = równy udział { $share } %
    .strength = siła według Placketta-Luce’a
report-range = od { $low } do { $high }
report-course = Wynik w ciągu partii
    .told = Średni wynik z przedziałem 95 %, rozdania: { $deals }.
    .part = część decyzji w partii, %
report-times = Czas na decyzję
    .told = Połowa decyzji zajmuje najwyżej p50, 95 % najwyżej p95, na rdzeniu, który może być dzielony. Mierzone są tylko decyzje przy stole, nie te w partiach skompilowanych.
    .decisions = decyzje
report-measured = Jak to zmierzono
    .game = gra
    .options = opcje
    .usual = jak zwykle
    .bots = boty
    .seed = ziarno
    .program = program
    .back-end = silnik
    .machine = maszyna
    .decisions = decyzje w partii
    .finished = ukończono

## lab

report-lab = { $game }, liczba graczy: { $players }. Rozdania: { $deals }, każde rozegrane przez te same boty w tylu wariantach: { $arms }. Przedziały 95 % po rozdaniach; różnice liczone od pierwszego wariantu, rozdanie po rozdaniu. Wartość szacuje bot { $bot } z tego, co każde miejsce może wiedzieć, gdy przedmiot trafia na aukcję.
    .measures = Co zmierzono
    .winning = Wygrane według miejsca
    .from-starter = Miejsca liczone od pierwszego wystawcy.
    .buying = Kto kupuje
    .from-seller = Miejsca liczone od lewej strony wystawcy; wystawca jest ostatni.
    .played = Jak to rozegrano
report-lab-revenue = Przychód wystawcy
    .means = ile aukcja przynosi wystawcy, w pieniądzach
report-lab-price = Cena
    .means = ile się płaci na aukcji
report-lab-price-of-best = Cena a największa wartość
    .means = cena podzielona przez największą wartość
report-lab-efficient = Trafne aukcje
    .means = kupione przez kogoś, dla kogo to jest najwięcej warte
report-lab-worth-of-best = Efektywność
    .means = wartość dla kupującego podzielona przez największą
report-lab-above-worth = Zapłacono ponad wartość
    .means = cena minus wartość dla kupującego
report-lab-above-return = Ostatecznie przepłacono
    .means = cena minus to, co się zwróciło
report-lab-bought-by-seller = Kupione przez wystawcę
    .means = ze wszystkich aukcji
report-lab-bids = Oferty
    .means = na aukcję
report-lab-lots = Aukcje
    .means = w partii
report-lab-decisions = Decyzje
    .means = w partii
report-lab-score = Wynik
    .means = średnia wszystkich graczy
report-arm = { $way ->
    [outcry] sprzedaż na aukcjach otwartych
    [once_around] sprzedaż na aukcjach jednorazowych
    [sealed] sprzedaż na tajnych aukcjach
    [fixed_price] sprzedaż po stałej cenie
    [second_price] sprzedaż na tajnych aukcjach, za drugą cenę
   *[printed] sprzedaż jak na kartach
}
    .payout = wypłata { $sums }
    .bots = boty { $names }
