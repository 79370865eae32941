# Koniec partii i jej powtórka.

## Wynik

ending-won = { $who ->
    [you] Wygrywasz!
    [shared] Wspólne zwycięstwo: { $names }
   *[others] { $count ->
        [one] Wygrywa { $names }
       *[other] Wspólnie wygrywają { $names }
    }
}
ending-ranking = Klasyfikacja
ending-rank = Miejsce
ending-player = Gracz
ending-score = Wynik
ending-points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
    [many] { $count } punktów
   *[other] { $count } punktu
}
ending-points-word = Punkty
ending-money-word = Pieniądze
ending-story-coming = Przeglądamy partię…
ending-no-story = Przebiegu partii nie da się teraz pobrać.
ending-try-again = Spróbuj ponownie

## Co teraz

ending-onward = Co teraz
ending-rematch = Rewanż
ending-next-level = Następny poziom: { $bot }
ending-to-rematch = Dołącz do rewanżu
ending-watch-rematch = Obejrzyj rewanż
ending-same-deal = To samo rozdanie jeszcze raz
ending-same-deal-how = Te same karty w tej samej kolejności, na tych samych miejscach.
ending-record = Pobierz zapis
ending-share = Udostępnij
ending-share-title = Udostępnij wynik
ending-share-who = Powtórkę obejrzy każdy, kto ma link.
ending-share-copy = Kopiuj link
ending-share-picture = Pobierz obrazek
ending-share-send = Wyślij…
ending-share-shown = Wynik jako obrazek
share-open = { $game }: stół czeka na graczy
share-playing = { $game }: partia w toku
ending-new-table = Otwórz nowy stół

## Jak do tego doszło

ending-chart-money = Pieniądze wszystkich graczy
ending-chart-points = Punkty wszystkich graczy
ending-chart-what = Co pokazuje wykres
ending-chart-read = Odczytaj wykres przy wybranym ruchu
ending-axis-round = Runda
ending-axis-turn = Tura
ending-axis-lot = Licytacja
ending-look-there = Zobacz ten ruch

## Co kupiono

ending-dearest = Najdroższe zakupy
ending-prices = Ile kosztowało i ile przyniosło
ending-price-paid = Cena
ending-price-back = Wypłata
ending-gain = Zysk
ending-lot = Zakup
ending-lot-said = cena { $price }, wypłata { $back }
ending-order = Kolejność
ending-order-gain = Według zysku
ending-order-time = Według przebiegu
ending-show-all = { $count ->
    [one] Pokaż { $count } zakup
    [few] Pokaż wszystkie { $count } zakupy
    [many] Pokaż wszystkie { $count } zakupów
   *[other] Pokaż wszystkie { $count } zakupu
}
ending-show-few = Pokaż mniej
ending-as-table = Jako tabela
ending-all-lots-of = Wszystkie zakupy: { $name }

## Rozdanie

ending-deal = Losowanie bez tajemnic
ending-deal-checking = Sprawdzamy pieczęć…
ending-deal-fair = Pieczęć się zgadza: to jest losowanie, które dom aukcyjny zapieczętował przed partią.
ending-deal-wrong = Pieczęć się nie zgadza: to nie jest losowanie, które dom aukcyjny zapieczętował przed partią.
ending-deal-unchecked = Ta przeglądarka może sprawdzić pieczęć tylko na stronie otwartej przez https albo z tego urządzenia.
ending-deal-how = Zanim ktokolwiek usiadł, dom aukcyjny wylosował tajne ziarno i pokazał jego pieczęć. Teraz ziarno jest jawne.
ending-deal-compared = Twoja przeglądarka obliczyła z ziarna pieczęć jeszcze raz i porównała obie.
ending-deal-verify = Aby odtworzyć każdą kartę, pobierz zapis i uruchom „saleroom verify”.
ending-deal-taken-over = { $count ->
    [one] Pierwszy wynik losowania pochodzi z innej partii.
    [few] Pierwsze { $count } wyniki losowania pochodzą z innej partii.
    [many] Pierwsze { $count } wyników losowania pochodzi z innej partii.
   *[other] Pierwsze { $count } wyniku losowania pochodzi z innej partii.
}
ending-deal-numbers = Liczby
ending-deal-promised = Pieczęć pokazana przed partią
ending-deal-found = Pieczęć obliczona przez twoją przeglądarkę
ending-deal-seed = Ziarno domu aukcyjnego
ending-deal-table = Stół
ending-deal-rules = Zasady
ending-deal-nonce = Udział w tasowaniu: { $name }
ending-deal-no-nonce = nic
ending-deal-sum = Pieczęć to SHA-256 ziarna, stołu i zasad; każde poprzedza jego długość w czterech bajtach. Ziarno i to, co dołożyli gracze, wyznaczają każde tasowanie i każdy rzut.

## Powtórka

replay-title = Powtórka
replay-opening = Wszystko przygotowane; partia się zaczyna.
replay-unheard = Dzieje się coś, czego stąd nie widać.
replay-at = { $at ->
    [0] { $moves ->
        [one] Przed jedynym ruchem
       *[other] Przed pierwszym z { $moves } ruchów
    }
   *[other] Ruch { $at } z { $moves }
}
replay-round = Runda { $number }
replay-turn = Tura { $number }
replay-lot = Licytacja { $number }
replay-controls = Powtórka
replay-auction = Aukcja
replay-scrubber = Ruch
replay-steps = Krok po kroku
replay-back = Krok wstecz
replay-forward = Krok dalej
replay-last-mark = Do poprzedniej sprzedaży lub rundy
replay-next-mark = Do następnej sprzedaży lub rundy
replay-play = Odtwarzaj
replay-pause = Wstrzymaj
replay-speed = Tempo
replay-eyes = Punkt widzenia
replay-eyes-all = Wszystko odkryte
replay-eyes-seat = Gracz: { $name }
replay-eyes-spectator = Widz
replay-menu = Ten ruch
replay-copy = Kopiuj link do tego ruchu
replay-to-result = Zobacz wynik
replay-key-back = Krok wstecz; z ⇧ do poprzedniej sprzedaży lub rundy
replay-key-forward = Krok dalej; z ⇧ do następnej sprzedaży lub rundy
replay-key-start = Na początek
replay-key-end = Na koniec
replay-key-play = Odtwarzaj lub wstrzymaj
replay-play-on = Graj dalej od tego miejsca
replay-play-on-how = { $at ->
    [0] Nowa partia zacznie się tam, gdzie zaczęła się ta.
   *[other] Nowa partia zacznie się od pozycji po ruchu { $at }.
}
replay-play-on-who = Kto gra
replay-play-on-bots = Ja przeciw botom
replay-play-on-same = Ci sami gracze na tych samych miejscach
replay-play-on-same-how = Ludzie wracają na swoje miejsca; boty pozostają botami.
replay-play-on-seat = Zajmuję miejsce gracza
replay-play-on-strength = Siła botów
replay-play-on-begin = Graj dalej
