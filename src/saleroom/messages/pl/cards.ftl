# The rules of each game on one card, for whoever plays by text. Under 1,000 tokens each: see saleroom.text.cards.

modern-art-summary =
    MODERN ART. Wygrywa, kto po czterech rundach ma najwięcej pieniędzy (MA-47). Pieniądze liczy się w tysiącach; każdy zaczyna ze 100. Karty na ręce i pieniądze są tajne, zapłacone ceny i kupione obrazy jawne (MA-6).
    W swojej turze wystawiasz obraz z ręki i jesteś wystawcą (MA-8). Kupujący płaci wystawcy; wystawca, który sam kupuje, płaci do banku (MA-16). Oferta nie przekracza twoich pieniędzy (MA-14), wynosi co najmniej 1 i więcej niż poprzednia. Gdy nikt nie licytuje, wystawca ma obraz za darmo (MA-15). Karta mówi, jak się sprzedaje:
    - otwarta: licytuje każdy, kiedy chce; każde przebicie pyta pozostałych od nowa, czy przebijają, czy odpuszczają (MA-19).
    - jednorazowa: każdy raz, od lewej strony wystawcy, on na końcu (MA-20).
    - zamkniętej dłoni: wszyscy licytują naraz w tajemnicy, 0 to brak oferty; najwyższa płaci. Przy remisie wystawca, potem najbliższy zgodnie z ruchem wskazówek zegara (MA-22 do MA-24).
    - ustalonej ceny: wystawca podaje cenę, najwyżej tyle, ile ma; kolejno każdy kupuje lub pasuje; gdy nikt nie kupi, musi wystawca (MA-27 do MA-29).
    - łączona: wystawca, a jeśli nie, to kolejny chętny gracz, dokłada kartę tego samego artysty, która nie jest łączona; obie sprzedaje się tak, jak mówi druga. Kto dołożył, jest wystawcą; w 1992 obaj dzielą cenę, w 2009 nowy bierze całą (MA-30 do MA-36). Gdy nikt nie dołoży, wystawca ma kartę za darmo (MA-32).
    Koniec rundy: gdy wystawiono piąty obraz jednego artysty; nie sprzedaje się go, ale się liczy (MA-39). Trzej artyści z największą liczbą wystawionych (remis: bardziej z lewej) dostają znaczniki 30, 20 i 10 (MA-41, MA-42). Obraz takiego artysty przynosi sumę wszystkich jego znaczników, także z wcześniejszych rund; inne nic (MA-43). Wszystkie obrazy idą do banku, rozdaje się nowe karty (MA-44, MA-45), w rundzie 4 żadnych.
    Obraz jest więc wart tyle, ile przyniesie na koniec rundy. Wystawca dostaje cenę, kupujący obraz; wystawiona karta pomaga też swojemu artyście.

alles-futsch-summary =
    ALLES FUTSCH. Wygrywa, kto ma najwięcej pieniędzy, gdy ktoś bankrutuje: wtedy partia od razu się kończy (AF-15, AF-16). Pieniądze liczy się w tysiącach; każdy zaczyna z 200. Pieniądze są tajne, wpłaty jawne (AF-5).
    Na planszy zbiera się cztery z pięciu rodzajów (obraz, rzeźba, mebel, zegar, wazon), do pięciu każdego. Karta ma trzy przedmioty. Pięć kart leży odkrytych.
    Wybierający wystawia jedną z nich (AF-6). Licytacja idzie od niego zgodnie z ruchem wskazówek zegara: co najmniej o 1 więcej i najwyżej tyle, ile masz, albo pas na dobre. Wybierający musi zacząć od co najmniej 1 (AF-7). Najwyższa oferta płaci do banku (AF-8).
    Nabywca wykorzystuje trzy przedmioty po kolei, w dowolnym porządku (AF-9):
    - rodzaj, który zbierasz i masz 0 do 2: musisz wziąć. Trzeci danego rodzaju daje 30 z banku (AF-10).
    - inny: musisz sprzedać graczowi, który zbiera ten rodzaj i ma najwyżej cztery. Wybierasz komu, nie może odmówić i płaci ci 20. Jeśli to jego trzeci, dostaje 30 z banku; za czwarty lub piąty płaci 10 więcej do banku (AF-11).
    - gdy nikt nie może go wziąć, przepada (AF-12).
    Potem odkrywa się nową kartę, a nabywca wybiera następną (AF-13).
    Bankrut to ten, kto nie może zapłacić całości albo po zapłacie nie ma nic, a ten sam przedmiot nie daje premii. Wygrana oferta też jest taką zapłatą: nie licytuj ostatnich pieniędzy (AF-15). Najpierw sprzedający, potem bank, premia na końcu (AF-14).
    Przy równych pieniądzach decyduje więcej przedmiotów (AF-16). Partia kończy się też, gdy nikt nie może już nic wykorzystać (AF-17).
    Trzeci przedmiot jest więc wart 30, sprzedaż daje 20, a biednego rywala można zrujnować, gdy ma się najwięcej.

moderne-zeiten-summary =
    MODERNE ZEITEN. Wygrywa, kto ma najwięcej punktów. Pieniądze liczy się w milionach; każdy zaczyna z 15 i 8 akcjami na ręce. Pięć branż, sześć miast, trasa z 30 pól, po jednym na miasto i branżę (MZ-3). Karty na ręce i pieniądze są tajne, wpłaty jawne (MZ-7).
    Tura: aukcja, potem po jednym ruchu każdego.
    Aukcja: kostka mówi, ile akcji się odkrywa; niesprzedane dochodzą. Zaczyna gracz po lewej od posiadacza inicjatywy: co najmniej o 1 więcej i najwyżej tyle, ile masz, albo pas na dobre (MZ-8, MZ-9). Zwycięzca bierze pakiet na rękę, płaci cenę pozostałym banknot po banknocie od lewej (MZ-11), bierze inicjatywę i rusza się pierwszy (MZ-12).
    Ruch, jeden z dwóch:
    - dobierz 2 akcje (MZ-13);
    - wyłóż jedną lub więcej akcji, tak by mieć większość w co najmniej jednej branży: ściśle więcej wyłożonych niż każdy inny gracz (MZ-14). Potem lecisz na następne wolne pole tej branży (MZ-15) i masz je: kwadrat w mieście i w branży (MZ-16).
    Krach: gdy leży 21 akcji (trzech graczy) lub 25 (czterech, pięciu), odrzuca się wszystkie z branży, której leży najwięcej, przy remisie z kilku, aż będzie mniej (MZ-17). Następuje po przelocie (MZ-18).
    Koniec: gdy przed twoim sterowcem nie ma wolnego pola, twój następny ruch to lot na Metę; partia od razu się kończy (MZ-21).
    Punkty: najwięcej pieniędzy 3 (MZ-22); każda większość wyłożonych akcji 1, przy remisie nikt (MZ-23); dotarcie na Metę 1 (MZ-24); najwięcej kwadratów w branży 3 (MZ-25); w mieście jego punkty: Nowy Jork 6, Londyn 5, Paryż 4, Berlin 3, Chicago 2, Nowy Orlean 1 (MZ-26). Przy innych remisach po 1. Na końcu decyduje więcej pieniędzy (MZ-27).
    Krótkie przeloty zajmują więc więcej pól; to, co płacisz, dostają rywale; zostaw coś na koniec.

canaletto-summary =
    CANALETTO. Najwyższy wynik na koniec, po odjęciu podwójnego długu (CA-16, CA-20). Wszystko jest jawne. Każdy zaczyna z 30 punktami i maską (CA-4). Pieniędzmi są punkty.
    34 skarby 12 rodzajów leżą w pałacach na pętli z 16 (CA-2). W każdej rundzie sprzedaje się wszystkie skarby pałacu z kolumną, od jednego do trzech, razem (CA-7).
    Po kolei: co najmniej o 1 więcej albo pas na tę rundę; kto otwiera, musi dać co najmniej 1 (CA-8). Każda oferta przesuwa gondolę o tyle, o ile przebija; na końcu stoi tyle pałaców od kolumny, ile wynosi cena; puste się liczą (CA-9). Oferta może przekraczać twoje punkty: reszta staje się długiem, którego dochód nie spłaca (CA-15). Zwycięzca bierze skarby i płaci, inni nie płacą (CA-10). Potem kolumna idzie do gondoli albo dalej, do następnego pałacu ze skarbami: to następna aukcja (CA-11). Otwiera gracz po lewej od kupującego (CA-12).
    Sprzedaż: gdy wszystkie kafelki rodzaju opuściły pałace, każdy przynosi posiadaczowi następny znacznik ze skali (CA-13). Jeśli zakup kompletuje kilka rodzajów, kupujący wybiera kolejność (CA-14).
    Maska, raz na partię: gdy twoja kolej licytować, ktoś już licytował i ostatnia oferta to najwyżej 15, bierzesz skarby za darmo; aukcja się kończy, gondola zostaje (CA-17, CA-18).
    Koniec: po sprzedażach rundy, gdy zostały najwyżej dwa rodzaje; te są nic niewarte (CA-19). Przy remisie lepszy jest mniejszy dług (CA-20).
    Kafelek jest więc wart znacznik, na który trafi jego rodzaj, jeśli będzie kompletny; oferta decyduje też, który pałac jest następny i co się w nim skompletuje.
