# Dom: miejsca, co dzieje się przy stole poza grą i dlaczego czegoś nie zrobiono.

# Gdy nikt nie podał imienia.
seat-numbered = Miejsce { $seat }
bot-random = Losowy
bot-visitor = Gość
bot-regular = Bywalec
bot-collector = Kolekcjoner
bot-connoisseur = Koneser
bot-dealer = Marszand
bot-expert = Ekspert
bot-master = Mistrz
bot-newcomer = Nowicjusz
bot-beginner = Początkujący
bot-amateur = Amator
bot-miser = Skąpiec
bot-gambler = Hazardzista
bot-abstainer = Asceta
bot-hoarder = Chomik
bot-reckoner = Rachmistrz
bot-blocker = Psuj
bot-copier = Naśladowca
bot-racer = Pędziwiatr
bot-challenger = Pretendent
bot-names = Ada Bruno Clara Dario Edith Florian Greta Hugo Ines Jonas
# Jedno powiedziane obok drugiego.
said-besides = { $said }; { $more }

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
    [you] Bierzesz udział w tasowaniu
   *[other] { $seat } bierze udział w tasowaniu
}
line-filled = Do stołu siada bot: { $text ->
    [random] { bot-random }
    [visitor] { bot-visitor }
    [regular] { bot-regular }
    [collector] { bot-collector }
    [connoisseur] { bot-connoisseur }
    [dealer] { bot-dealer }
    [expert] { bot-expert }
    [master] { bot-master }
    [newcomer] { bot-newcomer }
    [beginner] { bot-beginner }
    [amateur] { bot-amateur }
    [miser] { bot-miser }
    [gambler] { bot-gambler }
    [abstainer] { bot-abstainer }
    [hoarder] { bot-hoarder }
    [reckoner] { bot-reckoner }
    [blocker] { bot-blocker }
    [copier] { bot-copier }
    [racer] { bot-racer }
    [challenger] { bot-challenger }
   *[other] { $text }
}
line-called = { $text ->
    [once] Po raz pierwszy…
   *[twice] Po raz drugi…
}
line-handed-over = { $text ->
    [time] { $seat_is ->
        [you] Twój czas minął: dalej gra za ciebie bot
       *[other] { $seat } nie ma już czasu: dalej gra bot
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
line-asked-back = { $seat_is ->
    [you] Prosisz o cofnięcie ruchu
   *[other] { $seat } prosi o cofnięcie ruchu
}
line-agreed-back = { $seat_is ->
    [you] Zgadzasz się
   *[other] { $seat } zgadza się
}
line-declined-back = { $text ->
    [time] Nie wszyscy odpowiedzieli na czas: nic nie zostaje cofnięte
    [withdrawn] { $seat_is ->
        [you] Wycofujesz prośbę
       *[other] { $seat } wycofuje prośbę
    }
   *[no] { $seat_is ->
        [you] Nie zgadzasz się: nic nie zostaje cofnięte
       *[other] { $seat } nie zgadza się: nic nie zostaje cofnięte
    }
}
line-taken-back = { $seat_is ->
    [you] Cofasz swoją decyzję: partia toczy się dalej od tego miejsca
   *[other] { $seat } cofa swoją decyzję: partia toczy się dalej od tego miejsca
}
line-paused = { $seat_is ->
    [you] Twoje połączenie zostało zerwane: młotek czeka
   *[other] { $seat } traci połączenie: młotek czeka
}
line-resumed = Młotek znów idzie w ruch
line-said = { $seat }: { $text }
line-emoted = { $seat }: { $text ->
    [hello] { emote-hello }
    [good_luck] { emote-good-luck }
    [well_played] { emote-well-played }
    [wow] { emote-wow }
    [laugh] { emote-laugh }
    [bargain] { emote-bargain }
    [too_dear] { emote-too-dear }
    [thinking] { emote-thinking }
    [hurry] { emote-hurry }
    [oops] { emote-oops }
    [thanks] { emote-thanks }
   *[good_game] { emote-good-game }
}
emote-hello = Cześć!
emote-good-luck = Powodzenia!
emote-well-played = Dobrze zagrane!
emote-wow = O rany!
emote-laugh = Ha, ha!
emote-bargain = To okazja!
emote-too-dear = Za drogo!
emote-thinking = Niech pomyślę…
emote-hurry = Szybciej!
emote-oops = Ups!
emote-thanks = Dzięki!
emote-good-game = Fajna partia!
line-followed = Ci sami gracze grają dalej przy innym stole
line-frozen = Przy tym stole nie da się już grać

## Dlaczego czegoś nie zrobiono

error-bad-setup = Te ustawienia nie pasują do gry.
error-bad-token = Ten token nie należy do nikogo.
error-begun = Partia już się zaczęła.
error-bot-plays = Na tym miejscu gra bot. Najpierw odbierz mu miejsce.
error-frozen = Przy tym stole nie da się już grać.
error-id-used = Ten identyfikator oznaczał już u ciebie coś innego.
error-illegal = Zasady na to teraz nie pozwalają.
error-internal = Coś poszło nie tak. Błąd został zapisany.
error-malformed = Nie udało się tego zrozumieć.
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
error-not-yours = Nie możesz tego zrobić.
error-over = Partia skończona.
error-rate = Za dużo naraz. Poczekaj chwilę.
error-seated = Masz już miejsce przy tym stole.
error-sockets = Ten stół jest otwarty w zbyt wielu oknach. Zamknij jedno z nich.
error-stale = Sytuacja już się zmieniła. Spójrz jeszcze raz.
error-taken = To jest już zajęte.
error-too-large = To za długie.
error-too-soon = Daj innym czas: dwie sekundy po każdej ofercie i każdym zawołaniu.
error-unavailable = Partii nie można teraz zapisać. Spróbuj ponownie za chwilę.
error-unreadable = Tego stołu nie da się odczytać: jego zapis jest uszkodzony. Powiedz o tym osobie, która prowadzi ten dom aukcyjny.
error-wrong-host = Ten serwer nie jest znany pod tą nazwą. Właściciel może mu ją nadać (--origin).
error-wrong-origin = Strona z zewnątrz nie może tego zrobić.

## To samo, dokładniej

refused-house-analyses-busy = Zbyt wiele partii jest teraz analizowanych. Spróbuj za chwilę.
refused-house-analysis-failed = Analiza się urwała. Poproś o nią jeszcze raz.
refused-house-analysis-no-game = Partii w tę grę nie analizujemy.
refused-house-analysis-not-installed = Ten serwer nie może analizować partii: brakuje dodatku „fast”.
refused-house-another-seat = Masz inne miejsce przy tym stole.
refused-house-as-it-is = Tak już jest.
refused-house-back-asked = Ktoś już prosi o cofnięcie ruchu.
refused-house-back-not-asked = Nikt już o to nie prosi.
refused-house-back-too-much = W tej partii cofnięto już tyle, że więcej się nie da.
refused-house-back-too-often = { $most_n ->
    [one] W tej partii spotkała cię już { $most_n } odmowa.
    [few] W tej partii spotkały cię już { $most_n } odmowy.
    [many] W tej partii spotkało cię już { $most_n } odmów.
   *[other] W tej partii spotkało cię już { $most_n } odmowy.
}
refused-house-bot-already = Na tym miejscu już gra bot.
refused-house-close-later = { $hours_n ->
    [one] Grają tu też inni, a ten stół można jeszcze naprawić. Za godzinę będzie można go zamknąć i zabrać jego zapis.
    [few] Grają tu też inni, a ten stół można jeszcze naprawić. Za { $hours_n } godziny będzie można go zamknąć i zabrać jego zapis.
    [many] Grają tu też inni, a ten stół można jeszcze naprawić. Za { $hours_n } godzin będzie można go zamknąć i zabrać jego zapis.
   *[other] Grają tu też inni, a ten stół można jeszcze naprawić. Za { $hours_n } godziny będzie można go zamknąć i zabrać jego zapis.
}
refused-house-figures = Te liczby są dostępne tylko na tym komputerze albo z tokenem.
refused-house-frozen-damage = Przy tym stole nie da się już grać: część jego zapisu jest uszkodzona. Kto grał, może zabrać to, co z niego zostało.
refused-house-frozen-rules = Przy tym stole nie da się już grać: zasady zmieniły się od początku partii i dzisiejsze prowadzą gdzie indziej. Kto grał, może zabrać jej zapis.
refused-house-interval = Runda się skończyła. Partia ruszy dalej, gdy wszyscy klikną „Dalej”, albo za kilka sekund.
refused-house-hint-asked = Pytanie już zadane: bot się zastanawia.
refused-house-hints-busy = Zbyt wielu graczy prosi teraz o radę. Spróbuj za chwilę.
refused-house-knock-over = Nikt już o to nie prosi.
refused-house-knocked-already = Prośba już czeka na odpowiedź.
refused-house-nobody-home = Przy stole nie ma jeszcze nikogo, kto mógłby cię wpuścić.
refused-house-out-holds = Przy tej cenie obraz jest już odpuszczony. Gdy ktoś przebije, będziesz znowu w grze.
refused-house-answer-stands = W tej aukcji już padła twoja odpowiedź. Gdy gra się korespondencyjnie, obowiązuje ona aż do sprzedaży.
refused-house-too-many-knocks = Zbyt wiele osób prosiło tu o wpuszczenie. Poproś o link.
refused-house-turned-away = Gracze przy stole odmówili.
refused-house-leads = Prowadzisz, więc nie możesz odpuścić.
refused-house-mail-address = To nie jest adres e-mail.
refused-house-name-length = { $most_n ->
    [one] Imię ma jedną literę.
    [few] Imię ma od 1 do { $most_n } liter.
   *[many] Imię ma od 1 do { $most_n } liter.
}
refused-house-name-of-bot = Tak nazywa się tu bot.
refused-house-name-mixed = Imię pisze się jednym alfabetem.
refused-house-name-taken = Ktoś przy tym stole ma już takie imię.
refused-house-no-advice = Nikt tu nie ma rady.
refused-house-no-call = Wystawca nie ma teraz czego wywoływać.
refused-house-no-chat = Przy tym stole nie ma czatu.
refused-house-no-tutor = Tu nie ma trenera: jest tylko tam, gdzie jedna osoba gra z botami.
refused-house-no-decision = Nie ma tam twojej decyzji, która nadal obowiązuje.
refused-house-no-free-seat = Nie ma już wolnego miejsca.
refused-house-no-interval = Partia toczy się już dalej.
refused-house-no-hint-now = Nie ma w czym doradzić: nikt o nic cię nie pyta i nic nie jest wystawione.
refused-house-no-hints = Przy tym stole nie ma podpowiedzi.
refused-house-no-lot = Nie ma teraz aukcji, na którą można zostawić zlecenie.
refused-house-no-mail = Ten dom aukcyjny nie wysyła e-maili.
refused-house-no-orders = Ten stół nie przyjmuje tajnych zleceń.
refused-house-no-outcry = Odpuścić można tylko na aukcji otwartej.
refused-house-no-plain-text = Jest tam niedozwolony znak.
refused-house-no-such-bot = Nie ma takiego bota do tej gry.
refused-house-no-such-confirmation = Ten link już nie działa. Poproś o przypomnienia jeszcze raz.
refused-house-no-such-language = Saleroom nie mówi językiem „{ $name }”; mówi: { $known }.
refused-house-no-such-link = Ten link nie prowadzi do żadnego miejsca.
refused-house-no-such-seat = Przy tym stole nie ma takiego miejsca.
refused-house-nothing-asked = W tym miejscu nikt nie miał nic do rozstrzygnięcia.
refused-house-nothing-decided = Nie ma jeszcze żadnej twojej decyzji.
refused-house-players-only = Tę partię mogą oglądać tylko ci, którzy grali.
refused-house-too-many-pictures = Za dużo obrazków naraz. Spróbuj ponownie za { $wait_n } s.
refused-house-too-many-seatings = Przy tym stole siadano już tyle razy: { $most_n }. Otwórz inny.
refused-house-too-many-letters = W jednej partii można napisać tyle znaków: { $most_n }. To wystarczy.
refused-house-too-many-words = W jednej partii można tyle powiedzieć i zmienić poza ruchami: { $most_n } razy. To wystarczy.
refused-house-no-take-back = Przy tym stole niczego się nie cofa.
refused-house-no-step = Nic nie czeka na kliknięcie „Następny ruch”.
refused-house-not-alone = Tempo wybiera tylko ktoś, kto gra sam z botami.
refused-house-not-played = O rewanż mogą prosić tylko ci, którzy grali.
refused-house-not-seated = Nie masz miejsca przy tym stole.
refused-house-pass-only = Tutaj liczy się wysokość oferty: zlecić można tylko pas.
refused-house-person-already = Na tym miejscu grasz ty.
refused-house-push-device = To nie jest subskrypcja push przeglądarki.
refused-house-same-deal = Ten stół powtarza rozdanie, więc nikt nie bierze udziału w tasowaniu.
refused-house-seat-taken = Ktoś tam siedzi.
refused-house-seller-calls = Wywołuje wystawca.
refused-house-tempo-too-often = Tempo zmieniło się w tej grze { $most_n } razy; wystarczy.
refused-house-webhook = Webhook to adres, który zaczyna się od https:// albo http://.
refused-house-your-decision = To twoja decyzja.

## Stół, którego nie da się tak przygotować

refused-house-setup-no-game = Nie ma gry „{ $name }”; są: { $known }.
refused-house-setup-no-game-near = Nie ma gry „{ $name }”; czy chodzi o { $near }? Są: { $known }.
refused-house-setup-edition = Ta gra nie ma wydania { $name }; są: { $known }.
refused-house-setup-players = Ta gra jest dla { $known } graczy, a nie dla { $name }.
refused-house-setup-options = Opcje podaje się po nazwie, a nie jako { $name }.
refused-house-setup-no-option = Ta gra nie ma opcji „{ $name }”; są: { $known }.
refused-house-setup-no-option-near = Ta gra nie ma opcji „{ $name }”; czy chodzi o { $near }? Są: { $known }.
refused-house-setup-least = { $option }: potrzeba co najmniej { $least_n }, a nie { $given_n }.
refused-house-setup-not-over = Partia jeszcze trwa.
refused-house-setup-no-bot = Nie ma tu bota „{ $name }”; są: { $known }.
refused-house-setup-no-bot-near = Nie ma tu bota „{ $name }”; czy chodzi o { $near }? Są: { $known }.
refused-house-setup-no-bot-there = Miejsce dla człowieka nie ma nazwy bota, nawet { $name }.
refused-house-setup-budget = „{ $name }”: czas namysłu bota zapisuje się jak expert:worlds=128 albo expert:seconds=0.5.
refused-house-setup-worlds = „{ $name }”: worlds to liczba całkowita od 1 do { $most_n }.
refused-house-setup-seconds = „{ $name }”: seconds to więcej niż 0 i najwyżej { $most_n }.
refused-house-setup-left-out = Pominięto: { $why }
refused-house-setup-no-search = { $name } nie przeszukuje, więc nie przyjmuje ani worlds, ani seconds.
refused-house-setup-says-nothing = { $name } nie mówi, dlaczego coś robi.
refused-house-setup-range = { $option }: potrzebna jest liczba od { $least_n } do { $most_n }, a nie { $given_n }.
refused-house-setup-entry-range = { $option }, pozycja { $entry_n }: potrzebna jest liczba od { $least_n } do { $most_n }, a nie { $given_n }.
refused-house-setup-entry-least = { $option }, pozycja { $entry_n }: potrzeba co najmniej { $least_n }, a nie { $given_n }.
refused-house-setup-seat = { $option }: przy stole na { $players_n } nie ma miejsca { $seat_n }. Pierwsze to miejsce 0.
refused-house-setup-mystery-hand = Tajemnicza ręka jest dla trzech graczy, a nie dla { $players_n }.
refused-house-setup-public-hints = Przy publicznym stole nie ma podpowiedzi.
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
refused-house-setup-entry-form = { $option }, pozycja { $entry_n }: „{ $name }” nie jest zapisane tak jak „{ $form }”.
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
    [0] { $option }: ma tu być { refused-house-setup-kind-needed }, a jest { refused-house-setup-kind-got }.
   *[other] { $option }, pozycja { $entry_n }: ma tu być { refused-house-setup-kind-needed }, a jest { refused-house-setup-kind-got }.
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
    [one] Z tego adresu otwarto za dużo nowych stołów. Spróbuj znowu za { $wait_n } sekundę.
    [few] Z tego adresu otwarto za dużo nowych stołów. Spróbuj znowu za { $wait_n } sekundy.
   *[many] Z tego adresu otwarto za dużo nowych stołów. Spróbuj znowu za { $wait_n } sekund.
}
refused-house-too-many-addresses = Przypomnienia idą na najwyżej { $most_n } takich adresów. Najpierw usuń jeden.
refused-house-seat-on-many-devices = To miejsce jest już otwarte na tylu urządzeniach: { $most_n }.
refused-house-too-many-devices = Na razie zgłoszono dość urządzeń. Spróbuj później.
refused-house-too-many-mails = Na razie wysłano dość e-maili. Zajrzyj do skrzynki albo spróbuj później.
refused-house-too-many-people = { $wait_n ->
    [one] Z tego adresu przyszło za dużo nowych graczy. Spróbuj znowu za { $wait_n } sekundę.
    [few] Z tego adresu przyszło za dużo nowych graczy. Spróbuj znowu za { $wait_n } sekundy.
   *[many] Z tego adresu przyszło za dużo nowych graczy. Spróbuj znowu za { $wait_n } sekund.
}
refused-house-too-many-remindings = Adres przypomnień zmieniono już { $most_n } razy. Zostaje taki, jaki jest.
refused-house-too-many-requests = { $wait_n ->
    [one] Z tego adresu przyszło za dużo zapytań. Spróbuj znowu za { $wait_n } sekundę.
    [few] Z tego adresu przyszło za dużo zapytań. Spróbuj znowu za { $wait_n } sekundy.
   *[many] Z tego adresu przyszło za dużo zapytań. Spróbuj znowu za { $wait_n } sekund.
}
refused-house-too-many-analyses = { $wait_n ->
    [one] Z tego adresu zażądano zbyt wielu analiz. Spróbuj za sekundę.
    [few] Z tego adresu zażądano zbyt wielu analiz. Spróbuj za { $wait_n } sekundy.
   *[many] Z tego adresu zażądano zbyt wielu analiz. Spróbuj za { $wait_n } sekund.
}
refused-house-too-many-hints = { $wait_n ->
    [one] Zbyt wiele próśb o radę. Spróbuj za sekundę.
    [few] Zbyt wiele próśb o radę. Spróbuj za { $wait_n } sekundy.
   *[many] Zbyt wiele próśb o radę. Spróbuj za { $wait_n } sekund.
}
refused-house-too-much-knocking = { $wait_n ->
    [one] Z tego adresu pukano zbyt często. Spróbuj znowu za { $wait_n } sekundę.
    [few] Z tego adresu pukano zbyt często. Spróbuj znowu za { $wait_n } sekundy.
   *[many] Z tego adresu pukano zbyt często. Spróbuj znowu za { $wait_n } sekund.
}
refused-house-too-much-said = { $wait_n ->
    [one] Daj dojść do słowa innym. Spróbuj znowu za { $wait_n } sekundę.
    [few] Daj dojść do słowa innym. Spróbuj znowu za { $wait_n } sekundy.
   *[many] Daj dojść do słowa innym. Spróbuj znowu za { $wait_n } sekund.
}
refused-house-too-many-messages = { $wait_n ->
    [one] Za dużo wiadomości z tego miejsca. Spróbuj znowu za { $wait_n } sekundę.
    [few] Za dużo wiadomości z tego miejsca. Spróbuj znowu za { $wait_n } sekundy.
   *[many] Za dużo wiadomości z tego miejsca. Spróbuj znowu za { $wait_n } sekund.
}

## Co program zrobił źle

refused-house-action-form = Akcja to obiekt z jednym kluczem ({ $known }), a nie { $given }.
refused-house-action-verb = { $given } nie należy do: { $known }.
refused-house-action-bare = „{ $verb }” przyjmuje true, a nie { $given }.
refused-house-action-whole = „{ $verb }” przyjmuje liczbę całkowitą, a nie { $given }.
refused-house-action-range = „{ $verb }” przyjmuje liczbę od 0 do { $most_n }, a nie { $given }.
refused-house-action-number = { $given } nie jest numerem żadnej akcji.
refused-house-seat-unknown = Ten stół ma miejsca od 0 do { $last_n }, a nie { $given }.
refused-house-seat-of-chance = Los niczego nie widzi.
refused-house-rules-no-page = Nie zainstalowano strony z zasadami gry „{ $game }”.
refused-house-setup-program-there = Miejsce dla programu podaje jego nazwę, a inne miejsca nie.
refused-house-program-taken = Zarejestrowano tu już program o podobnie wyglądającej nazwie.
refused-house-program-of-program = Program nie rejestruje innych; robi to jego właściciel.
refused-house-too-many-programs = Liczba twoich programów: { $most_n }; więcej nie można.
refused-house-no-such-program = Nie masz zarejestrowanego programu o tej nazwie.
