# Przewodnik po pierwszej grze i doradca. Sumy są zapisane tak, jak w grze: { $m12 } to 12 jej pieniędzy.

guide-title = Przewodnik po pierwszej partii
guide-lead = Krótkie lekcje przy prawdziwym stole. Ada i Ben grają z tobą; każda lekcja trwa od jednej do trzech minut i nic nie może pójść źle.
guide-done-count = Ukończone lekcje: { $done } z { $all }
guide-is-done = ukończona
guide-minutes = { $minutes ->
    [one] { $minutes } minuta
    [few] { $minutes } minuty
   *[many] { $minutes } minut
}
guide-rules-of = Wszystkie zasady: { $game }
guide-leave = Wyjdź
guide-speaks = Aukcjoner objaśnia
guide-next = Dalej
guide-back = Wstecz
guide-hurry = Przewiń
guide-your-move = Twój ruch
guide-show = Pokaż
guide-hint = Niezły pomysł! Ale w tej lekcji spróbuj: { $wanted }.
guide-cites = Zasady:
guide-progress = Krok { $at } z { $all }
guide-well-done = Brawo!
guide-well-done-says = To już wszystko. { $game } najlepiej poznać, grając.
guide-play = Zagraj teraz z botami
guide-next-lesson = Następna lekcja: { $title }
guide-all-lessons = Wszystkie lekcje
guide-again = Jeszcze raz

## Modern Art: gra
guide-modern-art-title = Gra
    .about = Sprzedawaj, kupuj i wypromuj artystę.
guide-modern-art-1 = Handlujesz sztuką. Te obrazy możesz sprzedać, a każda karta pokazuje rodzaj aukcji. Każdy zaczyna z { $m100 }, a twoje pieniądze są tajne.
guide-modern-art-2 = Teraz ty sprzedajesz. Wybierz zaznaczony obraz Krypto z aukcją jednorazową i wystaw go.
guide-modern-art-3 = Ada licytuje { $m8 }, Ben { $m12 }. To ty wystawiasz, więc mówisz ostatnie słowo. Spasuj, a pieniądze Bena będą twoje.
guide-modern-art-4 = Ben płaci ci { $m12 }. Na tym polega ta gra: cena trafia do wystawcy, nie do banku.
guide-modern-art-5 = Teraz Ada wystawia Krypto, a Ben licytuje { $m9 }. Jeśli Krypto stanie się modny, przyniesie dużo. Licytuj { $m14 }.
guide-modern-art-6 = Ada dostaje twoje { $m14 }, a Krypto wisi na twojej ścianie do końca rundy. Wystawiono już dwa obrazy Krypto: im ich więcej, tym więcej mogą być warte.
guide-modern-art-7 = Kilka aukcji później: wystawiono cztery obrazy Krypto. Piąty obraz jednego artysty kończy rundę. Wystaw swój!
guide-modern-art-8 = Piąty nie jest sprzedawany, ale się liczy. Artysta z największą liczbą obrazów dostaje 30, następni 20 i 10. Yoko i Christin P. mają po równo: pierwszy jest ten bardziej na lewo.
guide-modern-art-9 = Bank kupuje obrazy sklasyfikowanych artystów. Twój Krypto kosztował { $m14 }, a przynosi { $m30 }. Obrazy innych artystów nie przynoszą nic.
guide-modern-art-10 = Znaczniki zostają. Jeśli w następnej rundzie Krypto znów będzie sklasyfikowany, nowy znacznik doda się do tych 30. Jeśli nie, Krypto w tej rundzie nie przyniesie nic.
guide-modern-art-11 = Po czterech rundach wygrywa najbogatszy. Sprzedawaj więc drogo, kupuj tanio i promuj artystów ze swojej ściany.

## Modern Art: aukcja otwarta
guide-open-title = Aukcja otwarta
    .about = Wszyscy licytują, w dowolnej kolejności.
guide-open-1 = Ben wystawia Lite Metal na aukcji otwartej. Nie ma kolejki: każdy może w każdej chwili podać wyższą ofertę, Ben też.
guide-open-2 = Ada woła { $m8 }. Każda oferta musi być wyższa od poprzedniej. Licytuj { $m10 }.
guide-open-3 = Ben licytuje własny obraz: { $m12 }. Wystawcy wolno. Przebij na { $m14 }.
guide-open-4 = Nikt nie przebija: po raz pierwszy, po raz drugi, sprzedane! Płacisz { $m14 } Benowi, bo to on wystawia.
guide-open-5 = Teraz ty wystawiasz. Wystaw swój Lite Metal z aukcją otwartą.
guide-open-6 = Ada woła { $m9 }, Ben { $m11 }. Możesz licytować, ale wtedy zapłacisz bankowi. Odpuść: nikt tego nie usłyszy.
guide-open-7 = Sprzedane. { $m11 } od Bena jest twoje.
guide-open-8 = Jeśli nikt nie licytuje, wystawca dostaje obraz za darmo. Przy stole na żywo po każdej ofercie odlicza młotek; dopóki jest w górze, możesz wrócić do licytacji.

## Modern Art: aukcja jednorazowa
guide-once-around-title = Aukcja jednorazowa
    .about = Każdy mówi raz, wystawca ostatni.
guide-once-around-1 = Ben wystawia Yoko na aukcji jednorazowej. Każdy ma jedną szansę: oferta albo pas, zaczynając po lewej od Bena; Ben jest ostatni.
guide-once-around-2 = Licytujesz na początku i drugiego razu nie będzie. Powiedz od razu, ile obraz jest dla ciebie wart: { $m10 }.
guide-once-around-3 = Ada i Ben nie przebili, więc płacisz Benowi { $m10 }. Niższa oferta zostałaby przebita.
guide-once-around-4 = Teraz ty wystawiasz. Wystaw swojego Yoko na aukcji jednorazowej.
guide-once-around-5 = Ada { $m8 }, Ben { $m11 }, a ostatnie słowo jest twoje. Tym razem zatrzymaj obraz: licytuj { $m12 }.
guide-once-around-6 = To twój własny obraz: { $m12 } trafia do banku, a Ben zatrzymuje swoje { $m11 }. Obraz musi być naprawdę tego wart.
guide-once-around-7 = Jeśli wszyscy spasują, wystawca dostaje obraz za darmo. Najlepiej siedzi ten, kto mówi późno.

## Modern Art: aukcja zamkniętej dłoni
guide-sealed-title = Aukcja zamkniętej dłoni
    .about = Tajna oferta w zaciśniętej pięści.
guide-sealed-1 = Ben wystawia obraz Karl Gitter na aukcji zamkniętej dłoni. Wszyscy, Ben też, chowają ofertę w pięści. Wszystkie pięści otwierają się razem.
guide-sealed-2 = Pięść Ady jest zaciśnięta; nikt nie widzi, co w niej jest. Licytuj { $m15 }.
guide-sealed-3 = Ty { $m15 }, Ada { $m12 }, Ben { $m11 }. Kupuje ten, kto daje najwięcej, i płaci Benowi; pozostali zatrzymują pieniądze.
guide-sealed-4 = Twoja kolej. Wystaw obraz Karl Gitter z aukcją zamkniętej dłoni.
guide-sealed-5 = Obie pięści są zaciśnięte. Przy równych ofertach wygrywa wystawca, a to ty. Licytuj { $m12 }.
guide-sealed-6 = Ada też miała { $m12 }, ale remis wygrywa wystawca. Kupujesz od siebie, więc pieniądze idą do banku.
guide-sealed-7 = Pusta pięść to brak oferty. Jeśli wszystkie są puste, wystawca dostaje obraz za darmo. Z innych równych ofert wygrywa ta najbliżej wystawcy, zgodnie z ruchem wskazówek zegara.

## Modern Art: ustalona cena
guide-fixed-price-title = Aukcja ustalonej ceny
    .about = Wystawca podaje cenę: kto ją przyjmie?
guide-fixed-price-1 = Ben chce { $m12 } za obraz Christin P. Od jego lewej strony każdy po kolei kupuje albo pasuje, a kto pierwszy kupi, ten go ma. Pytają najpierw ciebie: kup!
guide-fixed-price-2 = Płacisz Benowi { $m12 }, a Ady nikt nawet nie pyta. Dobrze jest siedzieć po lewej od wystawcy.
guide-fixed-price-3 = Teraz ty. Wystaw swój obraz Christin P. za ustaloną cenę.
guide-fixed-price-4 = Podaj cenę. Za niska to okazja dla kogoś, za wysoka i nikt nie kupi. Podaj { $m15 }.
guide-fixed-price-5 = Ada pasuje, Ben kupuje: { $m15 } dla ciebie.
guide-fixed-price-6 = Ada chce { $m25 }. Ben pasuje. To dużo za obraz, który może nic nie przynieść: też spasuj.
guide-fixed-price-7 = Nikt go nie chciał, więc Ada musi kupić go sama i płaci { $m25 } do banku. Nigdy nie żądaj więcej, niż obraz jest wart dla ciebie!

## Modern Art: aukcja łączona
guide-double-title = Aukcja łączona
    .about = Dwa obrazy artysty, być może dwóch wystawców.
guide-double-1 = Ada wystawia kartę łączoną Krypto. Można dołożyć drugiego Krypto, który decyduje o rodzaju aukcji. Ada nie dokłada, Ben też nie: teraz pytają ciebie.
guide-double-2 = Masz Krypto z aukcją jednorazową. Dołóż go, a staniesz się nowym wystawcą.
guide-double-3 = Dwa obrazy naraz: Ada licytuje { $m16 }, Ben { $m21 }. Spasuj i niech Ben płaci.
guide-double-4 = Ben dostaje oba. Wystawcy dzielą się sumą { $m21 }: Ada dostaje { $m10 }, a ty { $m11 }, bo nieparzysty tysiąc należy się nowemu wystawcy. (W wydaniu z 2009 bierze on wszystko.)
guide-double-5 = Dalej gra się po twojej lewej, czyli od Ady: Ben traci kolejkę. Dołożenie karty przesuwa kolejkę.
guide-double-6 = Dwie aukcje później kolej na ciebie. Wystaw swoją kartę łączoną Karl Gitter.
guide-double-7 = Drugą kartę możesz dołożyć samodzielnie, zanim zapytają innych. Dołóż obraz Karl Gitter za ustaloną cenę.
guide-double-8 = Oba idą za jedną cenę. Podaj { $m24 }.
guide-double-9 = Ada je bierze, a przy jednym wystawcy całe { $m24 } jest twoje. Jeśli nikt nie dołoży karty, wystawca dostaje kartę łączoną za darmo.

## Alles Futsch
guide-alles-futsch-title = Gra
    .about = Trzeci przynosi, czwarty kosztuje.
guide-alles-futsch-1 = Pięć odkrytych kart, na każdej trzy przedmioty. Sprzedaje się je jedna po drugiej; nabywca karty musi coś zrobić ze wszystkimi trzema.
guide-alles-futsch-2 = Masz { $m200 } i planszę, która zbiera cztery z pięciu rodzajów. Twoja nie zbiera wazonów.
guide-alles-futsch-3 = Ty wybierasz, co idzie na aukcję. Wybierz kartę z dwoma obrazami i wazonem.
guide-alles-futsch-4 = Kto wybiera, ten otwiera licytację. Licytuj { $m5 }.
guide-alles-futsch-5 = Ada licytuje { $m8 }, Ben odpada. Przebij na { $m10 }.
guide-alles-futsch-6 = Karta jest twoja, { $m10 } trafia do banku. Wykorzystaj teraz przedmioty, w dowolnej kolejności. Zbierasz obrazy i nie masz żadnego, więc musisz je wziąć. Weź obraz.
guide-alles-futsch-7 = Oba obrazy są w twojej kolekcji. Wazon nie pasuje do twojej planszy: ktoś inny musi go kupić za { $m20 }, a ty mówisz, kto. Nikt nie może odmówić. Sprzedaj go Adzie.
guide-alles-futsch-8 = Ada zbiera wazony i nie ma żadnego, więc jeszcze jej to nie szkodzi. Sprzedaj go Adzie.
guide-alles-futsch-9 = Ada płaci ci { $m20 }. Następną kartę kupujesz za { $m6 }, a jest na niej obraz: twój trzeci! Weź go.
guide-alles-futsch-10 = Trzeci przedmiot jednego rodzaju przynosi { $m30 } z banku. Teraz się to odwraca: kolejne kupione obrazy musisz sprzedać, a inni mogą sprzedać ci czwarty i piąty, po { $m20 } i jeszcze { $m10 } do banku.
guide-alles-futsch-11 = Gdy komuś skończą się pieniądze, partia natychmiast się kończy i wygrywa najbogatszy. Patrz, komu ich brakuje.

## Licytacja w górę
guide-ascending-title = Licytacja w górę
    .about = W kółko, a kto pasuje, ten odpada. Także w Moderne Zeiten i Canaletto.
guide-ascending-1 = Ada wybrała kartę i otworzyła od { $m3 }, Ben przebił na { $m6 }. I tak w kółko: przebicie albo pas. Przebij na { $m8 }.
guide-ascending-2 = Ada pasuje i odpada przy tej karcie. Ben skacze na { $m13 }. To za dużo: spasuj.
guide-ascending-3 = Wszyscy inni spasowali, więc Ben kupuje za { $m13 }. Tutaj pieniądze idą do banku.
guide-ascending-4 = Moderne Zeiten i Canaletto sprzedają tak samo. W Moderne Zeiten nikt nie musi otwierać, a cena trafia do pozostałych graczy. W Canaletto każde przebicie przesuwa też gondolę.

## Moderne Zeiten
guide-moderne-zeiten-title = Gra
    .about = Kupuj akcje, wykładaj je, leć i uważaj na krach.
guide-moderne-zeiten-1 = Sterowce lecą z pola na pole. Każde pole to miasto i branża; twój kwadrat tam zostaje i daje punkty za jedno i drugie.
guide-moderne-zeiten-2 = Każda tura zaczyna się od aukcji akcji: dwie motoryzacji i jedna telekomunikacji. Pytają najpierw ciebie. Licytuj { $m5 }.
guide-moderne-zeiten-3 = Nikt nie przebija. Płacisz pozostałym, banknot po banknocie: { $m3 } Adzie, { $m2 } Benowi. Bierzesz inicjatywę i zaczynasz.
guide-moderne-zeiten-4 = Możesz dobrać dwie akcje albo wyłożyć kilka i polecieć. Do lotu trzeba większości: więcej wyłożonych akcji branży niż każdy inny gracz. Wyłóż akcję motoryzacji.
guide-moderne-zeiten-5 = Jedna wystarczy, bo nikt inny żadnej nie wyłożył. Druga większość da ci wybór: wyłóż akcję telekomunikacji.
guide-moderne-zeiten-6 = Dwie większości. Nie wykładaj więcej i leć.
guide-moderne-zeiten-7 = Lecisz na następne wolne pole branży, w której masz większość: motoryzacja w Chicago (2 punkty) albo telekomunikacja w Nowym Jorku (6 punktów). Nowy Jork!
guide-moderne-zeiten-8 = Ada i Ben wyłożyli od tego czasu wiele akcji: na stole leży ich 20. Przy trzech graczach 21 powoduje krach: branża z największą liczbą akcji traci wszystkie.
guide-moderne-zeiten-9 = To żegluga, a ty nie masz w niej żadnej. Wyłóż jeszcze jedną akcję motoryzacji.
guide-moderne-zeiten-10 = 21. akcja. Najpierw lot, potem krach. Nie wykładaj więcej.
guide-moderne-zeiten-11 = Leć z motoryzacją: Londyn jest wart 5 punktów.
guide-moderne-zeiten-12 = Krach! Wszystkie akcje żeglugi przepadły, Ady i Bena. Twoje akcje zostały, kwadraty też.
guide-moderne-zeiten-13 = Gdy sterowiec dotrze do Mety, liczy się punkty: za najwięcej kwadratów w każdym mieście i każdej branży, za większości i za najwięcej pieniędzy. Wygrywa gracz z największą liczbą punktów.

## Canaletto
guide-canaletto-title = Gra
    .about = Każda oferta kieruje gondolą.
guide-canaletto-1 = Skarby z pałacu z kolumną sprzedaje się jako jeden pakiet: lustro i lampa. Skarb przynosi punkty dopiero, gdy wszystkie jego typu opuszczą pałace. A lampy są tylko dwie!
guide-canaletto-2 = Ty otwierasz. Każda oferta przesuwa gondolę o tyle pałaców, o ile jest wyższa od poprzedniej, a tam, gdzie stanie, odbędzie się następna aukcja. Licytuj 6.
guide-canaletto-3 = Ada przebija na 9. Druga lampa jest w pałacu 11, a oferta 11 prowadzi tam gondolę. Licytuj 11.
guide-canaletto-4 = Płacisz 11 ze swoich 30 punktów i masz lustro i lampę. Następna aukcja jest tutaj, z drugą lampą, a otwiera ją Ada.
guide-canaletto-5 = Ada 4, Ben 8. Raz na partię maska daje ci pakiet za darmo, jeśli ostatnia oferta nie przekracza 15. Zagraj ją teraz!
guide-canaletto-6 = Obie lampy opuściły pałace, więc są sprzedawane za wartość następnego znacznika, po 9. Masz obie: 18 punktów. Znacznik jest zużyty.
guide-canaletto-7 = Ada ma 30 punktów, a licytuje 32. To dozwolone: czego nie może zapłacić, staje się długiem. Spasuj.
guide-canaletto-8 = Ada ma 0 punktów i dług 2. Późniejsze wpływy go nie zmniejszą, a na końcu długi liczą się podwójnie.
guide-canaletto-9 = Gdy zostają najwyżej dwa typy, partia się kończy. Wygrywa gracz z najwyższym wynikiem po odjęciu długów. Patrz nie tylko, co kupujesz, ale też dokąd wysyłasz gondolę.

## Doradca przy pierwszym stole
coach-title = Rada
coach-more = Dowiedz się więcej
coach-away = Bez dalszych rad
modern-art-coach-offer = Wystaw obraz artysty, którego chcesz widzieć częściej: na koniec rundy zarabia się na trzech najczęściej wystawianych.
modern-art-coach-add = Dokładając drugi obraz tego artysty, stajesz się wystawcą obu. Nie musisz.
modern-art-coach-outcry = Podaj wyższą ofertę albo odpuść. Cena trafia do wystawcy.
modern-art-coach-once-around = Masz tylko jedno słowo: licytuj, ile to dla ciebie warte, albo spasuj.
modern-art-coach-sealed = Schowaj ofertę w pięści. Płaci tylko najwyższa; 0 to brak oferty.
modern-art-coach-name-price = Podaj tyle, ile obraz jest wart dla ciebie: jeśli nikt nie kupi, kupujesz ty.
modern-art-coach-fixed-price = Kup za tę cenę albo spasuj. Kto pierwszy powie „tak”, ten bierze.
modern-art-coach-mystery = Odkryta karta nie jest sprzedawana, ale liczy się dla swojego artysty.
alles-futsch-coach-choose = Wybierz kartę, która da ci trzeci przedmiot rodzaju, albo przedmioty, które inni będą musieli kupić.
alles-futsch-coach-bid = Przebij albo spasuj; kto pasuje, odpada przy tej karcie. Zachowaj pieniądze: bez nich bankrutujesz.
alles-futsch-coach-use = Wykorzystaj przedmioty w dogodnej kolejności. Trzeci jednego rodzaju przynosi premię.
alles-futsch-coach-sell = Ktoś inny musi to kupić. Trzeci przynosi nabywcy premię, czwarty kosztuje go dopłatę.
moderne-zeiten-coach-bid = Cenę dostają pozostali gracze. Więcej akcji to więcej większości.
moderne-zeiten-coach-act = Dobierz dwie akcje albo wyłóż kilka i leć. Lecieć można z każdą większością, którą masz.
moderne-zeiten-coach-fly = Bliskie pole zostawia ci więcej lotów, miasto takie jak Nowy Jork daje więcej punktów.
canaletto-coach-bid = Patrz, dokąd twoja oferta zaprowadzi gondolę: tam sprzedany będzie następny pakiet.
canaletto-coach-sell = Każdy typ sprzedaje się za wartość następnego znacznika: najlepszy zostaw temu, czego masz najwięcej.
