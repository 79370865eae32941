# Dom: miejsca, co dzieje się przy stole poza grą i dlaczego czegoś nie zrobiono.

# Gdy nikt nie podał imienia.
seat-numbered = Miejsce { $seat }

## Co się stało przy stole

line-sat = { $seat_is ->
    [you] Siadasz do stołu
   *[other] { $text } siada do stołu
}
line-stood = { $seat_is ->
    [you] Wstajesz od stołu
   *[other] { $text } wstaje od stołu
}
line-mixed = { $seat_is ->
    [you] Dokładasz coś od siebie do losowania
   *[other] { $seat } dokłada coś od siebie do losowania
}
line-filled = Do stołu siada bot: { $text }
line-called = { $text ->
    [once] Po raz pierwszy…
   *[twice] Po raz drugi…
}
line-handed-over = { $text ->
    [time] { $seat_is ->
        [you] Twój czas minął: dalej gra za ciebie bot
       *[other] { $seat } – czas minął: dalej gra bot
    }
    [left] { $seat_is ->
        [you] Odchodzisz: dalej gra za ciebie bot
       *[other] { $seat } odchodzi: dalej gra bot
    }
   *[wish] { $seat_is ->
        [you] Oddajesz miejsce botowi
       *[other] { $seat } oddaje miejsce botowi
    }
}
line-took-back = { $seat_is ->
    [you] Znowu grasz na swoim miejscu
   *[other] { $seat } znowu gra na swoim miejscu
}
line-paused = { $seat_is ->
    [you] Twoje połączenie zostało zerwane: młotek czeka
   *[other] { $seat } – połączenie zerwane: młotek czeka
}
line-resumed = Młotek znów idzie w ruch
line-said = { $seat }: { $text }
line-followed = Ci sami gracze grają dalej przy innym stole
line-frozen = Przy tym stole nie da się już grać

## Dlaczego czegoś nie zrobiono

error-bad-setup = Te ustawienia nie pasują do gry.
error-bad-token = Nikt nie jest znany pod tym tokenem.
error-begun = Partia już się zaczęła.
error-bot-plays = Na tym miejscu gra bot. Najpierw odbierz mu miejsce.
error-frozen = Przy tym stole nie da się już grać: zasady są teraz inne.
error-illegal = Zasady na to teraz nie pozwalają.
error-internal = Coś poszło nie tak. Zostało to zapisane.
error-malformed = To było niezrozumiałe.
error-method = Tutaj nie można tego zrobić.
error-no-change = Tak już jest.
error-no-origin = Program pokazuje token w nagłówku Authorization, a nie w pliku cookie.
error-no-seat = Nie ma takiego miejsca.
error-no-such-page = Nie ma takiej strony.
error-no-such-table = Nie ma takiego stołu.
error-nobody = Nie masz jeszcze nigdzie miejsca. Najpierw usiądź przy stole.
error-not-begun = Partia zacznie się, gdy wszystkie miejsca będą zajęte.
error-not-here = Przy tym stole nie można tego zrobić.
error-not-invited = To miejsce jest dla tych, którzy dostali link.
error-not-now = Teraz nie można tego zrobić.
error-not-yet = To widać dopiero po zakończeniu partii.
error-not-yours = To nie należy do ciebie.
error-over = Partia się skończyła.
error-rate = Za dużo naraz. Poczekaj chwilę.
error-seated = Masz już miejsce przy tym stole.
error-sockets = Ten stół jest otwarty w zbyt wielu oknach. Zamknij jedno z nich.
error-stale = To było inne pytanie. Spójrz jeszcze raz.
error-taken = To jest już zajęte.
error-too-large = To za dużo naraz.
error-too-soon = Daj innym czas: dwie sekundy po każdej ofercie i każdym zawołaniu.
error-unavailable = Partii nie można teraz zapisać. Spróbuj ponownie za chwilę.
error-wrong-origin = Strona z zewnątrz nie może tego zrobić.

## To samo, dokładniej

refused-house-another-seat = Masz inne miejsce przy tym stole.
refused-house-as-it-is = Tak już jest.
refused-house-bot-already = Na tym miejscu już gra bot.
refused-house-figures = Liczby są dla tego komputera albo z tokenem.
refused-house-leads = Prowadzisz, a kto prowadzi, ten nie odpada.
refused-house-name-length = { $most_n ->
    [one] Imię ma jedną literę.
    [few] Imię ma od 1 do { $most_n } liter.
   *[many] Imię ma od 1 do { $most_n } liter.
}
refused-house-name-taken = Ktoś przy tym stole ma już takie imię.
refused-house-no-call = Wystawca nie ma teraz czego wywoływać.
refused-house-no-chat = Przy tym stole się nie rozmawia.
refused-house-no-free-seat = Nie ma już wolnego miejsca.
refused-house-no-lot = Nie ma przedmiotu aukcji, na który można zostawić zlecenie.
refused-house-no-orders = Ten stół nie przyjmuje stałych zleceń.
refused-house-no-outcry = Odpaść można tylko w aukcji otwartej.
refused-house-no-plain-text = Jest tam znak, który nie jest zwykłym tekstem.
refused-house-no-such-bot = Nie ma takiego bota do tej gry.
refused-house-no-such-language = Saleroom nie mówi w tym języku.
refused-house-no-such-link = Ten link nie przywraca żadnego miejsca.
refused-house-no-such-seat = Przy tym stole nie ma takiego miejsca.
refused-house-not-played = O rewanż mogą prosić tylko ci, którzy grali.
refused-house-not-seated = Nie masz miejsca przy tym stole.
refused-house-pass-only = Tutaj liczy się wysokość oferty: zlecić można tylko pas.
refused-house-person-already = Na tym miejscu grasz ty.
refused-house-same-deal = Ten stół powtarza rozdanie, więc niczego się do niego nie dokłada.
refused-house-seat-taken = Ktoś tam siedzi.
refused-house-seller-calls = Wywołuje wystawca.
refused-house-webhook = Webhook to adres, który zaczyna się od https:// albo http://.

## Stół, którego nie da się tak przygotować

refused-house-setup-range = { $option }: potrzebna jest liczba od { $least_n } do { $most_n }, a nie { $given_n }.
refused-house-setup-entry-range = { $option }, pozycja { $entry_n }: potrzebna jest liczba od { $least_n } do { $most_n }, a nie { $given_n }.
refused-house-setup-entry-least = { $option }, pozycja { $entry_n }: potrzeba co najmniej { $least_n }, a nie { $given_n }.
refused-house-setup-seat = { $option }: przy stole na { $players_n } nie ma miejsca { $seat_n }.
refused-house-setup-mystery-hand = Tajemnicza ręka jest dla trzech graczy, a nie dla { $players_n }.
refused-house-setup-count = { $wanted_n ->
    [one] { $option }: potrzebna jest { $wanted_n } pozycja, a podano { $given_n }.
    [few] { $option }: potrzebne są { $wanted_n } pozycje, a podano { $given_n }.
   *[many] { $option }: potrzeba { $wanted_n } pozycji, a podano { $given_n }.
}
refused-house-setup-entry-count = { $option }, pozycja { $entry_n }: { $least_n ->
    [1] potrzeba od 1 do { $most_n }, a podano { $given_n }.
   *[other] potrzeba { $most_n }, a podano { $given_n }.
}
refused-house-setup-entry-unknown = { $option }, pozycja { $entry_n }: „{ $name }” nie jest żadną z nazw: { $known }.
refused-house-setup-entry-twice = { $option }, pozycja { $entry_n }: „{ $name }” jest tam więcej niż raz.
refused-house-setup-entry-repeats = { $option }: pozycja { $entry_n } powtarza pozycję { $other_n }.
refused-house-setup-entry-form = { $option }, pozycja { $entry_n }: „{ $name }” nie jest zapisane jak „{ $form }”.
refused-house-setup-tiles = { $wanted_n ->
    [one] { $option }: „{ $name }” ma być { $wanted_n } raz, a podano { $given_n }.
    [few] { $option }: „{ $name }” ma być { $wanted_n } razy, a podano { $given_n }.
   *[many] { $option }: „{ $name }” ma być { $wanted_n } razy, a podano { $given_n }.
}
refused-house-setup-sum = { $option }: wszystkie liczby razem mają dać { $wanted_n }, a nie { $given_n }.
refused-house-setup-unknown = { $entry_n ->
    [0] { $option }: „{ $name }” nie można tu wybrać.
   *[other] { $option }, pozycja { $entry_n }: „{ $name }” nie można tu wybrać.
}
refused-house-setup-kind = { $entry_n ->
    [0] { $option }: potrzeba czegoś innego: { refused-house-setup-kind-needed }. Jest: { refused-house-setup-kind-got }.
   *[other] { $option }, pozycja { $entry_n }: potrzeba czegoś innego: { refused-house-setup-kind-needed }. Jest: { refused-house-setup-kind-got }.
}
refused-house-setup-kind-needed = { $needed ->
    [int] liczba całkowita
    [bool] tak albo nie
    [str] tekst w cudzysłowie
    [array] lista w nawiasach kwadratowych
   *[other] coś innego
}
refused-house-setup-kind-got = { $got ->
    [int] liczba
    [float] ułamek
    [bool] tak albo nie
    [str] tekst
    [array] lista
   *[other] coś innego
}

## Za dużo naraz

refused-house-too-many-tables = { $wait_n ->
    [one] Otwarto stąd za dużo nowych stołów. Spróbuj znowu za { $wait_n } sekundę.
    [few] Otwarto stąd za dużo nowych stołów. Spróbuj znowu za { $wait_n } sekundy.
   *[many] Otwarto stąd za dużo nowych stołów. Spróbuj znowu za { $wait_n } sekund.
}
refused-house-too-many-people = { $wait_n ->
    [one] Przyszło stąd za dużo nowych graczy. Spróbuj znowu za { $wait_n } sekundę.
    [few] Przyszło stąd za dużo nowych graczy. Spróbuj znowu za { $wait_n } sekundy.
   *[many] Przyszło stąd za dużo nowych graczy. Spróbuj znowu za { $wait_n } sekund.
}
refused-house-too-many-requests = { $wait_n ->
    [one] Za dużo stąd pytano. Spróbuj znowu za { $wait_n } sekundę.
    [few] Za dużo stąd pytano. Spróbuj znowu za { $wait_n } sekundy.
   *[many] Za dużo stąd pytano. Spróbuj znowu za { $wait_n } sekund.
}
refused-house-too-many-messages = { $wait_n ->
    [one] Za dużo przyszło z tego miejsca. Spróbuj znowu za { $wait_n } sekundę.
    [few] Za dużo przyszło z tego miejsca. Spróbuj znowu za { $wait_n } sekundy.
   *[many] Za dużo przyszło z tego miejsca. Spróbuj znowu za { $wait_n } sekund.
}
