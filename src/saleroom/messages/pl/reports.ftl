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
