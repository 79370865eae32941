# Interfejs strony: dom i to, co otacza każdy stół.
skip-to-content = Przejdź do treści
house-nav = Dom
to-house = Na stronę główną
you = ty
copied = Skopiowano

## Życzenia czytelnika
wishes = Język, wygląd i dźwięki
wish-language = Język
wish-theme = Wygląd
theme-auto = Jak urządzenie
theme-light = Jasny
theme-dark = Ciemny
wish-sound = Dźwięki
wish-motion = Ruch

## Stół
table-problem = Tego stołu nie można pokazać
table-coming = Nakrywamy do stołu…
table-seats = Gracze
table-board = Plansza
table-dock = Twoja decyzja
table-nav = Stół
table-menu = Twoje miejsce
table-frozen = Ten stół jest zamrożony
table-over = Partia skończona.
table-show-end = Pokaż wynik
table-show-board = Pokaż planszę
table-bot-plays = Na twoim miejscu gra bot.
table-take-seat-back = Zagraj znów samodzielnie
table-hand-over = Niech bot zagra za mnie
table-leave = Wstań od stołu
table-copy-recovery = Skopiuj link, który przeniesie moje miejsce na inne urządzenie
table-remind = Przypomnij mi…
table-remind-address = Wywołaj ten adres, gdy stół na mnie czeka
table-remind-how = Dom wysyła tam krótką wiadomość (POST z nazwą stołu, twoim miejscem i pozostałym czasem), na przykład do usługi, która przekaże ją na telefon. Wysyła jedną, gdy przychodzi twoja kolej, i jeszcze jedną, gdy została ćwierć czasu. Puste pole: bez przypomnień.
table-remind-keep = Zapisz
table-all-rules = Wszystkie zasady
table-replay = Powtórka
table-watching = Oglądasz
table-watchers = { $count ->
    [one] 1 osoba ogląda
    [20] 20 lub więcej osób ogląda
    [few] { $count } osoby oglądają
   *[many] { $count } osób ogląda
}
table-waits = { $count ->
    [one] Czekamy na decyzję: { $names }
   *[other] Czekamy na decyzje: { $names }
}
guide-link = Pierwsza partia
title-your-turn = Twoja kolej
line-lost = Brak połączenia; kolejna próba…

## Miejsca
seat-you = { $name } (ty)
seat-away = zastępuje bot
seat-offline = brak połączenia
seat-asked = decyduje
bot-random = Przypadek
bot-visitor = Gość
bot-collector = Kolekcjoner
bot-dealer = Marszand
bot-expert = Ekspert
clock-left = Pozostały czas
clock-hours = { $hours } godz. { $minutes } min

## Obok planszy
side = Przebieg, zasady i czat
side-log = Przebieg
side-rules = Zasady
side-chat = Czat
chat-empty = Nikt jeszcze nic nie powiedział.
chat-say = Powiedz coś
chat-send = Wyślij
rules-now = teraz obowiązuje
rules-missing = Nie można teraz pobrać zasad.

## Klawisze
keys-title = Klawisze
key-dock = Do twojej decyzji
key-log = Przebieg
key-rules = Zasady
key-chat = Czat
key-keys = Wszystkie klawisze
key-close = Zamknij
key-tab = od przycisku do przycisku
key-raise = Przebij o { $step } do { $amount }
key-more = O jeden więcej
key-less = O jeden mniej

## Aukcje
amount-quick = Szybkie przebicia
amount-label = Kwota
amount-less = O jeden mniej
amount-more = O jeden więcej
amount-range = Od { $least } do { $most }
amount-really = Na pewno { $amount }?
auction-bidders = Licytujący
auction-out = odpada
auction-thinks = myśli…
call-once = Po raz pierwszy
call-twice = Po raz drugi
call-sold = Sprzedane
order-leave = Zostaw tajne zlecenie
order-left = { $then ->
    [ask] Twoje tajne zlecenie: do { $amount }, potem zapytaj mnie
   *[pass] Twoje tajne zlecenie: do { $amount }, potem pas
}
order-withdraw = Wycofaj zlecenie
order-pass = Pasuj za mnie w tej aukcji
order-up-to = Licytuj za mnie do
order-then = Potem
order-then-pass = pas
order-then-ask = zapytaj mnie znowu
order-give = Zostaw
order-secret = Zna je tylko dom; nikt nigdy go nie zobaczy.

## Gra bez własnej planszy
generic-table = Stół
generic-players = Gracze
generic-field = co

## Strona główna
house-headline = Cztery gry aukcyjne, z dobrymi botami albo z przyjaciółmi.
house-lead = Bez konta, bez instalacji: jedno kliknięcie i siedzisz przy stole. Wszystko według zasad, w twoim języku.
house-games = Gry
guest-name = Przybysz
name-play-as = Grasz jako
name-mine = Twoje imię
play-bots = Zagraj z botami
invite-friends = Zaproś przyjaciół
learn = Nauka
error-no-line = Nie można połączyć się z serwerem. Sprawdź połączenie i spróbuj jeszcze raz.

poster-modern-art-title = Modern Art
poster-modern-art-players = od 3 do 5 graczy
poster-modern-art-minutes = około 45 minut
poster-modern-art-tagline = Obraz jest wart tyle, ile wierzą inni.
poster-modern-art-blurb = Handlujesz sztuką: sprzedawaj obrazy na pięciu rodzajach aukcji, kupuj cudze i rozsław swoich artystów.
poster-alles-futsch-title = Alles Futsch
poster-alles-futsch-players = od 2 do 5 graczy
poster-alles-futsch-minutes = około 30 minut
poster-alles-futsch-tagline = Trzeci przynosi zysk. Czwarty boli.
poster-alles-futsch-blurb = Kupuj meble, wazony i zegary na kartach, wciskaj innym to, co ci zbędne, i przestań, zanim stracisz wszystko.
poster-moderne-zeiten-title = Moderne Zeiten
poster-moderne-zeiten-players = od 3 do 5 graczy
poster-moderne-zeiten-minutes = około 60 minut
poster-moderne-zeiten-tagline = Akcje, sterowce i krach, który nadchodzi.
poster-moderne-zeiten-blurb = Licytuj akcje pięciu branż, lataj od miasta do miasta, póki masz większość, i wycofaj się na czas.
poster-canaletto-title = Canaletto
poster-canaletto-players = 3 lub 4 graczy
poster-canaletto-minutes = około 45 minut
poster-canaletto-tagline = Każda oferta porusza gondolę.
poster-canaletto-blurb = Pałace Wenecji sprzedają skarby; to, jak wysoko licytujesz, decyduje, czyje skarby będą następne.

## Stoły na stronie głównej
mine-title = Moje stoły
mine-waiting = { $count ->
    [one] Jeden stół czeka na ciebie
    [few] { $count } stoły czekają na ciebie
   *[many] { $count } stołów czeka na ciebie
}
mine-your-turn = twoja kolej
mine-open = czeka na graczy
mine-go = Do stołu
mine-result = Zobacz wynik
mine-empty = Nie siedzisz jeszcze przy żadnym stole. Zagraj z botami: wystarczy jedno kliknięcie.
mine-past = { $count ->
    [one] Jedna skończona partia
    [few] { $count } skończone partie
   *[many] { $count } skończonych partii
}
more-tables = { $count ->
    [one] Jeszcze jeden stół
    [few] Jeszcze { $count } stoły
   *[many] Jeszcze { $count } stołów
}
open-tables = Wolne miejsca
open-empty = Nikt teraz nie szuka graczy. Twój stół może być pierwszym publicznym:
playing-tables = Oglądaj
playing-empty = Nie toczy się teraz żadna publiczna partia.
row-live = na żywo
row-days = { $hours ->
    [one] na dni, godzina na decyzję
    [few] na dni, { $hours } godziny na decyzję
   *[many] na dni, { $hours } godzin na decyzję
}
row-free = { $count ->
    [one] jedno wolne miejsce
    [few] { $count } wolne miejsca
   *[many] { $count } wolnych miejsc
}
row-look = Zobacz
row-join = Dołącz
row-watch = Oglądaj

## Na dole każdej strony
foot-rules = Zasady
foot-source = Zasady spisaliśmy własnymi słowami z instrukcji gier, paragraf po paragrafie; każda odmowa podaje swój paragraf.
foot-house = Dom
foot-programs = Dla programów
foot-install = Zainstaluj jako aplikację
foot-licence = Saleroom to wolne oprogramowanie na licencji MIT. Gry należą do swoich autorów.

## Otwieranie stołu
open-title = Otwórz stół
open-preset = Zacznij od
preset-friends = Przyjaciele, na żywo
    .meaning = Wszyscy przy stole w tym samym czasie; wysyłasz link.
preset-days = Przyjaciele, na dni
    .meaning = Każdy gra, kiedy ma czas.
preset-bots = Tylko boty
    .meaning = Zaczyna się od razu, bez zegara.
open-game = Gra
open-edition = Wydanie
open-players = Gracze
open-seats = Miejsca
sitter-me = Ja
    .meaning = Twoje własne miejsce.
sitter-person = Ktoś z linkiem
    .meaning = Dla tych, którym wyślesz link.
sitter-open = Ktokolwiek
    .meaning = Dla tych, którzy znajdą stół na stronie głównej.
sitter-bots = Boty
sitter-bot = Bot „{ $bot }”
bot-random-manner = Robi cokolwiek, na co pozwalają zasady.
bot-visitor-manner = Liczy prosto i myli się o jedną trzecią: dobry na pierwszą partię.
bot-collector-manner = Dobrze zna grę i na każdej aukcji ma swoją granicę.
bot-dealer-manner = Dobrze zna grę, wyćwiczony w wielu partiach z samym sobą: zwykły przeciwnik.
bot-expert-manner = Rozważa, co może się zdarzyć, i robi to, co wygrywa najczęściej.
open-pace = Tempo
pace-live = Na żywo
    .meaning = Za jednym razem, wszyscy przy stole.
pace-days = Na dni
    .meaning = Kilka decyzji dziennie, tak długo, jak trzeba.
open-hours = Czas na decyzję
hours = { $count ->
    [one] godzina
    [few] { $count } godziny
   *[many] { $count } godzin
}
open-clock = Zegar
clock-none = Bez zegara
    .meaning = Myśl, jak długo chcesz.
clock-relaxed = Spokojny
    .meaning = 2 minuty na decyzję i 15 w zapasie na partię.
clock-normal = Zwykły
    .meaning = 45 sekund na decyzję i 4 minuty w zapasie.
clock-fast = Szybki
    .meaning = 15 sekund na decyzję i minuta w zapasie.
open-hammer = Młotek na aukcjach otwartych
hammer-fast = Szybki
    .meaning = Sprzedane po 4 sekundach bez oferty.
hammer-normal = Zwykły
    .meaning = Sprzedane po 6,5 sekundy bez oferty.
hammer-relaxed = Spokojny
    .meaning = Sprzedane po 12 sekundach bez oferty.
hammer-none = Bez młotka
    .meaning = Sprzedane, gdy wszyscy pozostali odpuszczą.
hammer-seller = U wystawcy
    .meaning = Wystawca woła: po raz pierwszy, po raz drugi, sprzedane.
open-who = Kto może przyjść
who-link = Tylko z linkiem
    .meaning = Bez twojego linku nikt nie znajdzie stołu.
who-public = Publiczny
    .meaning = Na stronie głównej, każdy może dołączyć lub oglądać; bez czatu.
open-finer = Więcej ustawień
open-options = Opcje gry
option-usual = jak zwykle
open-absent = Komu skończy się czas
absent-bot = Dalej gra bot
    .meaning = Gracz może w każdej chwili odebrać swoje miejsce.
absent-pass = Pasuje
    .meaning = Tak tanio, jak pozwalają zasady, decyzja po decyzji.
open-orders = Stałe zlecenia
orders-usual = Tylko na dni
    .meaning = Jak zwykle.
orders-yes = Tak
    .meaning = Powiedz domowi w tajemnicy, jak wysoko ma licytować za ciebie.
orders-no = Nie
    .meaning = Każdy składa każdą ofertę osobiście.
open-language = Język stołu
open-chat = Czat
    .meaning = Siedzący przy stole mogą rozmawiać; nigdy przy stole publicznym.
open-advanced = Dla znawców
    .meaning = Zapis w formacie JSON; puste pole zostawia wartość zwykłą.
open-no-me = Nie masz tu miejsca: będziesz oglądać.
open-send = Otwórz stół
open-begin = Zacznij

## Przed partią
waiting-for = { $count ->
    [0] Wszystkie miejsca zajęte
    [one] Jedno miejsce jest wolne
    [few] { $count } miejsca są wolne
   *[many] { $count } miejsc jest wolnych
}
waiting-title-short = { $count ->
    [one] Jedno wolne miejsce
    [few] { $count } wolne miejsca
   *[many] { $count } wolnych miejsc
}
waiting-begins = Wszyscy są: zaczynamy
waiting-by-itself = Partia zaczyna się sama, gdy wszystkie miejsca są zajęte.
waiting-sit = Zajmij miejsce
waiting-sit-here = Usiądź tutaj
waiting-no-invite = Oglądasz. Wolne miejsca są dla tych, którzy dostali link: poproś o niego osobę, która otworzyła stół.
waiting-free = Wolne
waiting-mixed = udział w losowaniu dołożony
waiting-fill = Oddaj botowi
waiting-fill-all = Boty na wszystkie wolne miejsca
waiting-strength = Siła botów
invite-title = Zaproś przyjaciół
invite-how = Kto ma ten link, może zająć miejsce. Konto nie jest potrzebne.
invite-link = Link do tego stołu
invite-copy = Skopiuj link
invite-share = Udostępnij…
invite-code = Link jako kod dla aparatu
invite-scan = Albo zeskanuj telefonem.
invite-text = Chodź, zagraj ze mną w { $game }:
deal-title = Uczciwe rozdanie
deal-mixed = twój udział dołożony
deal-how = Zanim ktokolwiek usiadł, dom zapieczętował los poniższą liczbą, a każde miejsce dokłada coś od siebie. Po partii pieczęć zostaje otwarta i każdy może sprawdzić każdą kartę.
deal-commitment = Pieczęć (SHA-256):

## Powrót na miejsce
recover-title = Z powrotem na twoje miejsce
recover-coming = Szukamy twojego miejsca…
recover-missing = Ten link nie jest pełny: brakuje części po #. Skopiuj go w całości.
recover-help = Może link nie został skopiowany w całości albo tego stołu już nie ma.

## Zasady
rules-of = Zasady gry { $game }
rules-contents = Spis treści
rules-coming = Pobieramy zasady…
rules-marks = Jak czytać paragraf
rules-mark-r = Nasze rozstrzygnięcie: instrukcja milczy lub jest niejasna, a dom gra właśnie tak.
rules-mark-c = Wydrukowane na kartach lub planszy, a nie w instrukcji.
rules-mark-s = Kto co widzi.
rules-mark-none = Bez znaku mówi to instrukcja. Wydanie w nawiasie dotyczy tylko tego wydania.

## Nigdzie
nowhere-title = Tu nic nie wisi
nowhere-text = Pod tym adresem nie ma strony. Może link nie został skopiowany w całości.
