# Interfejs strony: dom aukcyjny i to, co otacza każdy stół.
skip-to-content = Przejdź do treści
house-nav = Dom aukcyjny
to-house = Na stronę główną
you = ty
copied = Skopiowano
said-of = { $what }: { $said }

## Życzenia czytelnika
wishes = Język, wygląd i dźwięk
wish-language = Język
wish-theme = Wygląd
theme-auto = Jak urządzenie
theme-light = Jasny
theme-dark = Ciemny
wish-sound = Dźwięk
sound-off = Wyłączony
sound-quiet = Cichy
sound-full = Głośny
wish-motion = Animacje
wish-tutor = Trener: w grze z samymi botami mów mi po decyzji, która dużo kosztowała

## Stół
table-problem = Tego stołu nie można pokazać
table-coming = Przygotowujemy stół…
table-seats = Gracze
table-board = Plansza
table-dock = Twoja decyzja
board-failed = Własna plansza tej gry przestała działać. Na prostej też widać wszystko.
press-too-soon = To się właśnie zmieniło. Naciśnij jeszcze raz, jeśli tego chcesz.
table-nav = Stół
table-menu = Twoje miejsce
table-frozen = Ten stół jest zablokowany
table-over = Partia skończona.
table-show-end = Pokaż wynik
table-show-board = Pokaż planszę
table-bot-plays = Na twoim miejscu gra bot.
table-take-seat-back = Graj znów samodzielnie
table-hand-over = Niech bot zagra za mnie
table-leave = Wstań od stołu
sure-no = Anuluj
sure-hand-over = Oddać grę botowi?
sure-hand-over-says = Od teraz bot decyduje za ciebie. W każdej chwili możesz znów grać samodzielnie.
sure-hand-over-yes = Niech gra bot
sure-out = Odpuścić tę aukcję?
sure-out-says = Gdy gra się korespondencyjnie, odpowiedź obowiązuje aż do sprzedaży: w tej aukcji nikt cię już nie zapyta, choćby inni podbijali.
sure-leave = Wstać od stołu?
sure-leave-says = Bot dogra partię na twoim miejscu. Dopóki partia trwa, możesz wrócić i znów grać samodzielnie.
sure-leave-waiting = Twoje miejsce się zwolni i będzie mógł je zająć każdy, kto ma zaproszenie.
sure-fill = { $count ->
    [one] Oddać miejsce botowi?
    [few] Oddać wszystkie wolne miejsca botom?
    [many] Oddać wszystkie wolne miejsca botom?
   *[other] Oddać wszystkie wolne miejsca botom?
}
sure-fill-says = Bot ({ $bot }) usiądzie tam i zostanie na całą partię.
sure-fill-begins = { $count ->
    [one] Bot ({ $bot }) usiądzie tam i zostanie na całą partię. Wszystkie miejsca będą wtedy zajęte i gra zacznie się od razu.
    [few] Boty ({ $bot }) usiądą tam i zostaną na całą partię. Wszystkie miejsca będą wtedy zajęte i gra zacznie się od razu.
    [many] Boty ({ $bot }) usiądą tam i zostaną na całą partię. Wszystkie miejsca będą wtedy zajęte i gra zacznie się od razu.
   *[other] Boty ({ $bot }) usiądą tam i zostaną na całą partię. Wszystkie miejsca będą wtedy zajęte i gra zacznie się od razu.
}
sure-fill-yes = { $count ->
    [one] Oddaj botowi
    [few] Oddaj botom
    [many] Oddaj botom
   *[other] Oddaj botom
}
back-title = Cofnij
back-before = Do chwili przed:
back-how-alone = Wybierz, do którego miejsca wrócić; wszystko, co było potem, zostanie cofnięte, także ruchy botów. Od tej chwili partia jest oznaczona jako treningowa.
back-how-practice = Wybierz, do którego miejsca wrócić; wszystko, co było potem, zostanie cofnięte, także ruchy botów.
back-how-asks = { $days ->
    [yes] Wybierz, do którego miejsca wrócić. Stanie się tak, jeśli wszyscy grający zgodzą się w ciągu doby i nikt wcześniej nie wykona ruchu.
   *[no] Wybierz, do którego miejsca wrócić. Partia się zatrzyma, a cofnięcie nastąpi, jeśli wszyscy grający zgodzą się w ciągu 20 sekund.
}
back-asks = { $name } prosi o cofnięcie ruchu
back-you-ask = Prosisz o cofnięcie ruchu
back-awaits = Bez odpowiedzi: { $names }
back-left = { $seconds ->
    [one] jeszcze { $seconds } sekunda
    [few] jeszcze { $seconds } sekundy
    [many] jeszcze { $seconds } sekund
   *[other] jeszcze { $seconds } sekundy
}
back-agree = Zgoda
back-refuse = Nie
back-withdraw = Wycofaj prośbę
practice = Trening
practice-says = decyzje cofano bez pytania kogokolwiek o zgodę.
table-copy-recovery = Skopiuj link, który przeniesie moje miejsce na inne urządzenie
new-link-title = Nowy link do mojego miejsca
new-link-says = Link, który przenosi twoje miejsce na inne urządzenie, zmieni się: stary przestanie działać i żadne inne urządzenie nie zachowa twojego miejsca. To je zachowa.
new-link-yes = Utwórz nowy link
new-link-made = Stary link już nie działa. Twoje miejsce ma tylko to urządzenie.
new-link-copy = Skopiuj nowy link
table-remind = Przypomnij mi…
table-all-rules = Wszystkie zasady
table-replay = Powtórka
table-watching = { $others ->
    [0] Oglądasz
    [one] Oglądasz, razem z tobą 1 osoba
    [19] Oglądasz, razem z tobą 19 lub więcej osób
    [few] Oglądasz, razem z tobą { $others } osoby
   *[many] Oglądasz, razem z tobą { $others } osób
}
table-hints = Podpowiedzi
    .meaning = Przy tym stole każdy może zapytać bota, co by zrobił.
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
guide-link = Przewodnik
title-your-turn = Twoja kolej
connection-lost = Brak połączenia; kolejna próba…

## Miejsca
seat-you = { $name } (ty)
seat-away = gra bot
seat-offline = brak połączenia
seat-program = program
sitter-program = dla programu { $name }
seat-asked = decyduje
pace-tempo = Boty
pace-slow = wolno
pace-normal = normalnie
pace-fast = szybko
pace-next = krok po kroku
pace-step = Następny ruch
pace-skip = Do mojej następnej decyzji
interval-says = Koniec rundy
interval-looking = { $count ->
    [one] Jeszcze przy podsumowaniu: { $names }.
    [few] Jeszcze przy podsumowaniu: { $names }.
    [many] Jeszcze przy podsumowaniu: { $names }.
   *[other] Jeszcze przy podsumowaniu: { $names }.
}
interval-seconds = Dalej za { $seconds } s.
interval-continue = Dalej
clock-left = Pozostały czas
clock-hours = { $hours } godz. { $minutes } min

## Obok planszy
side = Przebieg, zasady i czat
side-log = Przebieg
log-newest = { $count ->
    [0] Najnowsze wpisy
    [one] { $count } nowy wpis
    [few] { $count } nowe wpisy
   *[many] { $count } nowych wpisów
}
log-older = Wcześniejsze wpisy
side-rules = Zasady
side-chat = Czat
chat-empty = Nikt jeszcze nic nie powiedział.
chat-say = Powiedz coś
chat-send = Wyślij
chat-new = { $count ->
    [one] Jedna nowa wiadomość
    [few] { $count } nowe wiadomości
   *[many] { $count } nowych wiadomości
}
chat-emotes = Jednym słowem
chat-mute = Wycisz: { $name }
chat-unmute = Wyciszono: { $name }. Włącz z powrotem
chat-hidden = { $count ->
    [one] Jedna wiadomość jest ukryta, bo ktoś jest wyciszony.
    [few] { $count } wiadomości są ukryte, bo ktoś jest wyciszony.
   *[many] { $count } wiadomości jest ukrytych, bo ktoś jest wyciszony.
}
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
key-enter = wykonuje to, co wybrane
key-amount = Wpisz kwotę: trafia do pola, Enter zatwierdza
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
auction-out = { $seat_is ->
    [you] odpadasz
   *[other] odpada
}
auction-thinks = { $seat_is ->
    [you] myślisz…
   *[other] myśli…
}
call-once = Po raz pierwszy
call-twice = Po raz drugi
call-sold = Sprzedane
order-leave = Zostaw tajne zlecenie
order-left = { $then ->
    [ask] Twoje tajne zlecenie: do { $amount }, potem pytanie do ciebie
   *[pass] Twoje tajne zlecenie: do { $amount }, potem pas
}
order-does = { $sale ->
    [outcry-days] Gdy wszyscy odpowiedzą albo minie czas ({ $time }), dom aukcyjny zalicytuje za ciebie: nie więcej, niż trzeba, i najwyżej { $amount }.
    [outcry] Gdy tylko prowadzi ktoś inny, dom aukcyjny licytuje za ciebie: nie więcej, niż trzeba, i najwyżej { $amount }.
    [fixed-price] Gdy przyjdzie twoja kolej, dom aukcyjny kupi za ciebie, jeśli cena nie przekroczy { $amount }.
   *[in-turn] Gdy przyjdzie twoja kolej, dom aukcyjny przebije za ciebie o najmniejszą możliwą kwotę, do { $amount }.
}
order-does-then = { $then ->
    [ask] Powyżej tej kwoty zapyta ciebie.
   *[pass] Powyżej tej kwoty spasuje za ciebie.
}
order-does-no-more = Licytacja doszła do { $amount }: dom aukcyjny nie licytuje już za ciebie w tej aukcji.
order-does-pass = Gdy przyjdzie twoja kolej, dom aukcyjny spasuje za ciebie.
order-until-then = Do tego czasu nikt cię nie pyta, a zlecenie można zmienić albo wycofać.
order-change = Zmień zlecenie
order-withdraw = Wycofaj zlecenie
order-pass = Pasuj za mnie w tej aukcji
order-up-to = Licytuj za mnie do
order-then = Potem
order-then-pass = pas
order-then-ask = zapytaj mnie znowu
order-give = Zostaw
order-secret = Zna je tylko dom aukcyjny; nikt nigdy go nie zobaczy.

## Strona główna
house-description = { $games }: gry aukcyjne z dobrymi botami i ze znajomymi.
house-headline = { $count ->
    [4] Cztery gry aukcyjne
    [5] Pięć gier aukcyjnych
    [6] Sześć gier aukcyjnych
    [few] { $count } gry aukcyjne
    [many] { $count } gier aukcyjnych
   *[other] { $count } gry aukcyjnej
}, z dobrymi botami albo z przyjaciółmi.
house-lead = Bez konta, bez instalacji: jedno kliknięcie i siedzisz przy stole. Wszystko według zasad, w twoim języku.
house-games = Gry
guest-name = Przybysz
name-play-as = Grasz jako
name-mine = Twoje imię
play-bots = Zagraj z botami
play-rival = Przeciwnicy: { $bot } ·
play-rival-change = zmień
first-game-title = Twoja pierwsza partia: { $game }
first-game-lesson = Naucz się w { $minutes ->
    [one] { $minutes } minutę
    [few] { $minutes } minuty
   *[many] { $minutes } minut
}
    .meaning = Na prawdziwej planszy, z aukcjonerem u boku; potem grasz.
first-game-play = Od razu do gry
    .meaning = Przeciw Gościom, których łatwo pokonać, i bez młotka: masz tyle czasu, ile chcesz.
first-game-not-now = Nie teraz
invite-friends = Zaproś przyjaciół
learn = Nauka
error-no-server = Nie można połączyć się z serwerem. Sprawdź połączenie i spróbuj jeszcze raz.

poster-modern-art-title = Modern Art
poster-modern-art-players = od 3 do 5 graczy
poster-modern-art-minutes = około 45 minut
poster-modern-art-tagline = Obraz jest wart tyle, ile wszyscy myślą, że jest wart.
poster-modern-art-blurb = Handlujesz sztuką: sprzedawaj obrazy na pięciu rodzajach aukcji, kupuj cudze i rozsław swoich artystów.
poster-alles-futsch-title = Alles Futsch
poster-alles-futsch-players = od 2 do 5 graczy
poster-alles-futsch-minutes = około 30 minut
poster-alles-futsch-tagline = Trzeci przynosi zysk. Czwarty boli.
poster-alles-futsch-blurb = Kupuj meble, wazony i zegary na kartach, wciskaj innym to, co ci zbędne, i przestań, zanim stracisz wszystko.
poster-moderne-zeiten-title = Moderne Zeiten
poster-moderne-zeiten-players = od 3 do 5 graczy
poster-moderne-zeiten-minutes = około 60 minut
poster-moderne-zeiten-tagline = Akcje, sterowce i nieuchronny krach.
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
    [one] korespondencyjnie, godzina na decyzję
    [few] korespondencyjnie, { $hours } godziny na decyzję
   *[many] korespondencyjnie, { $hours } godzin na decyzję
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
foot-house = Dom aukcyjny
foot-programs = Dla programów
foot-install = Zainstaluj jako aplikację
foot-licence = Saleroom to wolne oprogramowanie na licencji MIT. Gry należą do swoich autorów.

## Otwieranie stołu
open-title = Otwórz stół
open-preset = Zacznij od
preset-friends = Przyjaciele, na żywo
    .meaning = Wszyscy przy stole w tym samym czasie; wysyłasz link.
preset-days = Przyjaciele, korespondencyjnie
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
bot-regular-manner = Bywa na każdej aukcji: widzi dalej niż dziś, ale często się myli.
bot-collector-manner = Dobrze zna grę i na każdej aukcji ma swoją granicę.
bot-connoisseur-manner = Dobrze zna grę i zważa już na to, czego trzeba innym.
bot-dealer-manner = Dobrze zna grę, wyćwiczony w partiach z graczami wszelkiego rodzaju: typowy przeciwnik.
bot-expert-manner = Rozważa, co może się zdarzyć, i robi to, co wygrywa najczęściej.
bot-master-manner = Myśli dłużej i dalej niż wszyscy inni: do sekundy na decyzję.
bot-newcomer-manner = Zaczyna, ma same nadzieje i płaci prawie każdą cenę.
bot-beginner-manner = Zaczyna, widzi tylko dziś i myli się o połowę.
bot-amateur-manner = Zaczyna się hamować.
bot-miser-manner = Płaci połowę tego, ile coś jest warte.
bot-gambler-manner = Płaci więcej, niż coś jest warte, i nigdy dwa razy tyle samo.
bot-abstainer-manner = Nigdy nie kupuje: żyje z tego, co płacą inni.
bot-hoarder-manner = Chce coraz więcej tego, co już ma.
bot-reckoner-manner = Zawsze licytuje tuż poniżej wartości.
bot-blocker-manner = Płaci, byle inni nie dostali tego, czego chcą.
bot-copier-manner = Płaci tyle, ile ostatnio zapłacono za coś podobnego.
bot-racer-manner = Śpieszy do Mety, żeby partia skończyła się wcześnie.
bot-challenger-manner = Znaleziony, gdy próbowano tysięcy sposobów na pokonanie marszandów.
open-pace = Tempo
pace-live = Na żywo
    .meaning = Za jednym razem, wszyscy przy stole.
pace-days = Korespondencyjnie
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
option-usual = domyślnie
open-absent = Gdy skończy się czas
absent-bot = Dalej gra bot
    .meaning = Gracz może w każdej chwili odebrać swoje miejsce.
absent-pass = Pas
    .meaning = Tak tanio, jak pozwalają zasady, decyzja po decyzji.
open-orders = Tajne zlecenia
orders-usual = Tylko w grze korespondencyjnej
    .meaning = Ustawienie domyślne.
orders-yes = Tak
    .meaning = Powiedz domowi aukcyjnemu w tajemnicy, jak wysoko ma licytować za ciebie.
orders-no = Nie
    .meaning = Każdy składa każdą ofertę osobiście.
open-hints = Podpowiedzi bota
hints-usual = Przy grze z samymi botami
    .meaning = Jak zwykle: gdy jedna osoba gra z botami.
hints-yes = Tak
    .meaning = Każdy może zapytać, co silny bot zrobiłby na jego miejscu; wszyscy widzą, że wolno.
hints-no = Nie
    .meaning = Nikt ich nie dostaje.
open-language = Język stołu
open-replay = Powtórka skończonej partii
replay-anybody = Każdy, kto ma link
    .meaning = Link do skończonej partii pokazuje powtórkę każdemu.
replay-players = Tylko ci, którzy grali
    .meaning = Co było tajne, zostaje między graczami.
open-take-back = Cofanie ruchów
    .meaning = Sam na sam z botami dowolnie często, z innymi za zgodą wszystkich; nigdy przy stole publicznym.
open-intervals = Przerwa na koniec rundy
    .meaning = Nic się nie dzieje, dopóki wszyscy nie klikną „Dalej”, najwyżej przez 8 sekund.
open-chat = Czat
    .meaning = Siedzący przy stole mogą rozmawiać; nigdy przy stole publicznym.
open-advanced = Dla zaawansowanych
    .meaning = Zapis w formacie JSON; puste pole zostawia wartość domyślną.
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
waiting-begins = Wszyscy już są: zaczynamy
waiting-by-itself = Partia zaczyna się sama, gdy wszystkie miejsca są zajęte.
waiting-sit = Zajmij miejsce
waiting-sit-here = Usiądź tutaj
waiting-no-invite = Wolne miejsca są dla osób, które dostały link. Możesz też poprosić graczy przy stole, żeby cię wpuścili.
knock-ask = Poproś o wpuszczenie
knock-waiting = Prośba wysłana. Gdy tylko ktoś przy stole cię wpuści, zajmiesz miejsce; nie zamykaj tej strony.
knock-turned-away = Odpowiedź brzmi: nie. Możesz oglądać grę.
knock-lapsed = Nikt nie odpowiedział. Możesz poprosić jeszcze raz.
knocks-title = Ktoś puka
knock-asks = { $name } prosi o wpuszczenie
knock-yes = Wpuść
knock-no = Odmów
waiting-free = Wolne
waiting-mixed = bierze udział w tasowaniu
waiting-fill = Oddaj botowi
waiting-fill-all = Boty na wszystkie wolne miejsca
waiting-strength = Siła botów
invite-title = Zaproś przyjaciół
invite-how = Kto ma ten link, może zająć miejsce. Konto nie jest potrzebne.
invite-link = Link do tego stołu
invite-copy = Skopiuj link
invite-share = Udostępnij…
invite-code = Link jako kod QR
invite-scan = Albo zeskanuj telefonem.
invite-text = Chodź, zagraj ze mną w { $game }:
deal-title = Uczciwe rozdanie
deal-mixed = bierzesz w nim udział
deal-how = Zanim ktokolwiek usiadł, dom aukcyjny zapieczętował swoją część losowania poniższą liczbą, a każdy gracz dokłada do niego coś od siebie. Po partii pieczęć zostaje otwarta i każdy może sprawdzić każdą kartę.
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
rules-mark-r = Nasze rozstrzygnięcie: instrukcja milczy lub jest niejasna, a tutaj gra się właśnie tak.
rules-mark-c = Wydrukowane na kartach lub planszy, a nie w instrukcji.
rules-mark-s = Kto co widzi.
rules-mark-none = Bez znaku: tak mówi instrukcja. Wydanie w nawiasie: zasada dotyczy tylko tego wydania.

## Nigdzie
nowhere-title = Tu nic nie wisi
nowhere-text = Pod tym adresem nie ma strony. Może link nie został skopiowany w całości.
