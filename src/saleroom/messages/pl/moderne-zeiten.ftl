# Moderne Zeiten

moderne-zeiten-title = Moderne Zeiten
moderne-zeiten-tagline = Akcje i sterowce w szalonych latach dwudziestych.
moderne-zeiten-blurb = Pięć branż rozkwita, a wszyscy spekulują. Licytuj akcje, wykładaj je, by mieć większość w branży, i leć sterowcem od miasta do miasta. Ale zbyt wiele akcji na stole oznacza krach.

## Pieniądze i rzeczy

# $amount liczy miliony.
moderne-zeiten-money = { $amount } mln $
moderne-zeiten-money-short = { $amount } mln
moderne-zeiten-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
moderne-zeiten-shares = { $count ->
    [one] { $count } akcja
    [few] { $count } akcje
   *[many] { $count } akcji
}
# W bierniku: „kupuje 1 akcję”.
moderne-zeiten-shares-bought = { $count ->
    [one] { $count } akcję
    [few] { $count } akcje
   *[many] { $count } akcji
}
moderne-zeiten-industry = { $id ->
    [0] żegluga
    [1] lotnictwo
    [2] budownictwo
    [3] motoryzacja
   *[4] telekomunikacja
}
moderne-zeiten-industry-letter = { $id ->
    [0] Że
    [1] Lo
    [2] Bu
    [3] Mo
   *[4] Te
}
moderne-zeiten-city = { $id ->
    [0] Nowy Jork
    [1] Londyn
    [2] Paryż
    [3] Berlin
    [4] Chicago
   *[5] Nowy Orlean
}
moderne-zeiten-city-letter = { $id ->
    [0] NJ
    [1] Ld
    [2] Pa
    [3] Be
    [4] Ch
   *[5] NO
}
moderne-zeiten-city-short = { $id ->
    [0] Nowy Jork
    [1] Londyn
    [2] Paryż
    [3] Berlin
    [4] Chicago
   *[5] N. Orlean
}

## Co się stało

moderne-zeiten-event-initiative = { $seat_is ->
    [you] Dostajesz inicjatywę
   *[other] { $seat } dostaje inicjatywę
}
moderne-zeiten-event-space-laid = Pole { $space } trasy to { $city }, { $industry }
moderne-zeiten-run-space-laid = { $count ->
    [one] Trasa jest ułożona: { $count } pole
    [few] Trasa jest ułożona: { $count } pola
   *[many] Trasa jest ułożona: { $count } pól
}
moderne-zeiten-event-dealt = { $seat_is ->
    [you] Dostajesz { moderne-zeiten-shares-bought }
   *[other] { $seat } dostaje { moderne-zeiten-shares-bought }
}
moderne-zeiten-event-share-drawn = { $industry_is ->
    [secret] { $seat } dostaje akcję
   *[some] { $seat_is ->
        [you] Dostajesz akcję ({ $industry })
       *[other] { $seat } dostaje akcję ({ $industry })
    }
}
moderne-zeiten-run-dealt = { $viewer ->
    [seat] Dostajesz { moderne-zeiten-shares-bought }: { $list }
   *[watcher] Każdy dostaje { moderne-zeiten-shares-bought }
}
moderne-zeiten-event-turn-began = { $seat_is ->
    [you] Tura { $turn }: masz inicjatywę
   *[other] Tura { $turn }: { $seat } ma inicjatywę
}
moderne-zeiten-event-rolled = Na kostce wypada { $number }
moderne-zeiten-event-turned-up = Odkryto akcję ({ $industry })
moderne-zeiten-event-stock-renewed = { $count ->
    [one] Jedyna odrzucona akcja tworzy nowy stos
    [few] { $count } odrzucone akcje tworzą nowy stos
   *[many] { $count } odrzuconych akcji tworzy nowy stos
}
moderne-zeiten-event-no-auction = Nie ma akcji na sprzedaż: w tej turze nie ma licytacji
moderne-zeiten-event-unsold = Nikt nie licytuje: pakiet zostaje ({ moderne-zeiten-shares })
moderne-zeiten-event-sold = { $seat_is ->
    [you] Sprzedane: kupujesz { moderne-zeiten-shares-bought } za { $price }
   *[other] Sprzedane: { $seat } kupuje { moderne-zeiten-shares-bought } za { $price }
}
moderne-zeiten-event-took = { $seat_is ->
    [you] Bierzesz { moderne-zeiten-shares-bought } ({ $industry })
   *[other] { $seat } bierze { moderne-zeiten-shares-bought } ({ $industry })
}
moderne-zeiten-event-paid = { $payee_is ->
    [you] { $seat } płaci ci { $amount }
   *[other] { $seat_is ->
        [you] Płacisz graczowi { $payee }: { $amount }
       *[other] { $seat } płaci graczowi { $payee }: { $amount }
    }
}
moderne-zeiten-event-drew = { $count ->
    [0] { $seat_is ->
        [you] Nie masz czego dobrać
       *[other] { $seat } nie ma czego dobrać
    }
   *[other] { $seat_is ->
        [you] Dobierasz { moderne-zeiten-shares-bought }
       *[other] { $seat } dobiera { moderne-zeiten-shares-bought }
    }
}
moderne-zeiten-event-laid = { $seat_is ->
    [you] Wykładasz akcję ({ $industry })
   *[other] { $seat } wykłada akcję ({ $industry })
}
moderne-zeiten-event-flew = { $seat_is ->
    [you] Lecisz: { $city }, { $industry } (pole { $space })
   *[other] { $seat } leci: { $city }, { $industry } (pole { $space })
}
moderne-zeiten-event-crashed = Krach! Wyłożonych akcji: { $white }, a { $limit } to za dużo
moderne-zeiten-event-scrapped = { $count ->
    [one] Jedyna wyłożona akcja zostaje odrzucona ({ $industry })
    [few] Wszystkie { $count } akcje zostają odrzucone ({ $industry })
   *[many] Wszystkie { $count } akcji zostaje odrzuconych ({ $industry })
}
moderne-zeiten-event-finished = { $seat_is ->
    [you] Docierasz do Mety: koniec partii
   *[other] { $seat } dociera do Mety: koniec partii
}
moderne-zeiten-event-stuck = Przez całą turę nikt nie mógł dobrać ani wyłożyć akcji: koniec partii
moderne-zeiten-event-scored = { $seat_is ->
    [you] Dostajesz { moderne-zeiten-points } za { moderne-zeiten-scored-for }
   *[other] { $seat } dostaje { moderne-zeiten-points } za { moderne-zeiten-scored-for }
}
moderne-zeiten-scored-for = { $why ->
    [most_money] najwięcej pieniędzy
    [share_majority] większość akcji ({ moderne-zeiten-which-industry })
    [ended_it] zakończenie partii
    [industry_squares] najwięcej kwadratów ({ moderne-zeiten-which-industry })
   *[city_squares] najwięcej kwadratów ({ moderne-zeiten-which-city })
}
moderne-zeiten-which-industry = { $which ->
    [0] żegluga
    [1] lotnictwo
    [2] budownictwo
    [3] motoryzacja
   *[4] telekomunikacja
}
moderne-zeiten-which-city = { $which ->
    [0] Nowy Jork
    [1] Londyn
    [2] Paryż
    [3] Berlin
    [4] Chicago
   *[5] Nowy Orlean
}
moderne-zeiten-event-total = { $seat_is ->
    [you] Masz { moderne-zeiten-points } i { $money }
   *[other] { $seat } ma { moderne-zeiten-points } i { $money }
}
moderne-zeiten-event-won = { $seat_is ->
    [you] Wygrywasz, zdobywając { moderne-zeiten-points }
   *[other] { $seat } wygrywa, zdobywając { moderne-zeiten-points }
}

## Co można zrobić

moderne-zeiten-do-pass = Spasuj ostatecznie
moderne-zeiten-do-draw = Dobierz 2 akcje
moderne-zeiten-do-lay = Wyłóż akcję ({ $value })
moderne-zeiten-do-done = Nie wykładaj więcej i leć
moderne-zeiten-do-fly = Leć dzięki większości ({ $value })
moderne-zeiten-do-finish = Leć do Mety i zakończ partię

## O co pytamy

moderne-zeiten-asks-name-initiative = Los wskazuje, kto ma inicjatywę.
moderne-zeiten-asks-lay-track = Układamy trasę.
moderne-zeiten-asks-deal = Rozdajemy akcje.
moderne-zeiten-asks-roll = Rzut kostką.
moderne-zeiten-asks-turn-up = Odkrywamy pakiet.
moderne-zeiten-asks-bid = { $price_n ->
    [0] Otwierasz licytację czy ostatecznie pasujesz?
   *[other] Przebijasz czy ostatecznie pasujesz?
}
moderne-zeiten-asks-act = Dobierasz 2 akcje czy wykładasz akcje i lecisz?
moderne-zeiten-asks-fly = Dzięki której większości lecisz?
moderne-zeiten-asks-draw = Dobieramy akcje.
moderne-zeiten-asks-over = Partia skończona.

moderne-zeiten-phase-name-initiative = Pierwsza inicjatywa
moderne-zeiten-phase-lay-track = Układanie trasy
moderne-zeiten-phase-deal = Rozdanie
moderne-zeiten-phase-roll = Kostka
moderne-zeiten-phase-turn-up = Odkrywanie pakietu
moderne-zeiten-phase-bid = Licytacja pakietu
moderne-zeiten-phase-act = Dobierz albo wyłóż i leć
moderne-zeiten-phase-fly = Przelot
moderne-zeiten-phase-draw = Dobieranie
moderne-zeiten-phase-over = Koniec

## Dlaczego nie

moderne-zeiten-refused-not-in-hand = Nie masz na ręce akcji tej branży.
moderne-zeiten-refused-out-of-reach = Twoje akcje nie dadzą większości, dzięki której można polecieć, więc możesz tylko dobrać.
moderne-zeiten-refused-has-laid = Akcja jest już wyłożona, więc nie możesz dobierać.
moderne-zeiten-refused-must-lay = Nie ma czego dobrać, a możesz wyłożyć.
moderne-zeiten-refused-nothing-laid = Najpierw wyłóż co najmniej jedną akcję.
moderne-zeiten-refused-no-majority-yet = Nie masz jeszcze większości, dzięki której można polecieć.
moderne-zeiten-refused-must-finish = Wszystkie pola przed tobą są zajęte: musisz lecieć do Mety.
moderne-zeiten-refused-not-at-the-end = Przed tobą jest jeszcze wolne pole.
moderne-zeiten-refused-not-his-majority = Nie masz większości w tej branży.
moderne-zeiten-refused-no-space-ahead = Przed tobą nie ma wolnego pola tej branży.
moderne-zeiten-refused-none-in-stock = W stosie nie ma akcji tej branży.
moderne-zeiten-refused-no-such-player = Inicjatywa przypada jednemu z graczy.
moderne-zeiten-refused-no-such-face = Kostka pokazuje od 1 do 6.
moderne-zeiten-refused-space-is-placed = To pole leży już na trasie.

## Dlaczego koniec

moderne-zeiten-ended-goal-reached = { $seat_is ->
    [you] Twój sterowiec dotarł do Mety.
    [bank] Do Mety dotarł sterowiec.
   *[other] Do Mety dotarł sterowiec gracza { $seat }.
}
moderne-zeiten-ended-stuck = Przez całą turę nikt nie mógł dobrać ani wyłożyć akcji.

## Opcje

moderne-zeiten-option-track = Trasa
    .meaning = Kolejność 30 pól: jak wydrukowano albo ułożona losowo na tę partię (MZ-3).
    .printed = jak wydrukowano
    .shuffled = losowa
moderne-zeiten-option-shares = Akcje
    .meaning = Ile jest akcji żeglugi, lotnictwa, budownictwa, motoryzacji i telekomunikacji; razem 105 (MZ-1).
moderne-zeiten-option-city-points = Punkty miast
    .meaning = Ile są warte Nowy Jork, Londyn, Paryż, Berlin, Chicago i Nowy Orlean (MZ-2).
moderne-zeiten-option-first-initiative = Pierwsza inicjatywa
    .meaning = Kto pierwszy ma inicjatywę. Jeśli nikt nie jest wskazany, decyduje los (MZ-6).
moderne-zeiten-option-open-money = Jawne pieniądze
    .meaning = Wszyscy widzą pieniądze wszystkich (MZ-7).

## Plansza

moderne-zeiten-board-track = Trasa
moderne-zeiten-board-start = Start
moderne-zeiten-board-goal = Meta
moderne-zeiten-board-space = Pole { $space }: { $city }, { $industry }, { moderne-zeiten-points }
moderne-zeiten-board-owned = kwadrat: { $name }
moderne-zeiten-board-zeppelin = sterowiec: { $name }
moderne-zeiten-board-now = Możesz tu teraz polecieć
moderne-zeiten-board-hand-reach = w zasięgu twojej ręki
moderne-zeiten-board-lot-reach = w zasięgu z pakietem
moderne-zeiten-board-then = Wtedy możesz tu polecieć
moderne-zeiten-board-valuation = Tabela wyceny
moderne-zeiten-board-city = Miasto
moderne-zeiten-board-leads = teraz
moderne-zeiten-board-each = teraz dla każdego: { moderne-zeiten-points }
moderne-zeiten-board-laid = Wyłożone akcje
moderne-zeiten-board-player = Gracz
moderne-zeiten-board-majority = większość
moderne-zeiten-board-needs = { $count ->
    [one] jeszcze { $count } da większość
    [few] jeszcze { $count } dadzą większość
   *[many] jeszcze { $count } da większość
}
moderne-zeiten-board-market = Rynek
moderne-zeiten-board-white = wyłożone akcje: { $white } z { $limit }
moderne-zeiten-board-room = { $count ->
    [0] krach przy następnym przelocie
   *[other] krach, gdy przybędzie { $count }
}
moderne-zeiten-board-risk = Krach zabrałby: { $names }
moderne-zeiten-rests = Krach na giełdzie
moderne-zeiten-board-loses = { $seat_is ->
    [you] tracisz { $count }
   *[other] { $name } traci { $count }
}
moderne-zeiten-board-crash = Krach! Odrzucono: { $names }
moderne-zeiten-board-lot = Pakiet
moderne-zeiten-board-no-lot = Jeszcze bez akcji
moderne-zeiten-board-stock = Stos { $stock } · odrzucone { $discards }
moderne-zeiten-board-hand = Twoja ręka
moderne-zeiten-board-hand-of = Ręka: { $name }
moderne-zeiten-board-hand-empty = brak akcji na ręce
moderne-zeiten-board-choose = Wyłożyć akcję ({ $industry })? Na ręce: { moderne-zeiten-shares }
moderne-zeiten-board-initiative = inicjatywa
moderne-zeiten-board-hand-size = { $count ->
    [one] { $count } akcja na ręce
    [few] { $count } akcje na ręce
   *[many] { $count } akcji na ręce
}
moderne-zeiten-board-secret = pieniądze tajne
moderne-zeiten-board-points-now = teraz { moderne-zeiten-points }: kwadraty { $squares }, większości { $shares }
moderne-zeiten-board-without-money = bez pieniędzy
moderne-zeiten-board-place = { $place ->
    [0] na Starcie
    [31] na Mecie
   *[other] na polu { $place }
}

moderne-zeiten-dock-lays = Wyłóż akcję…
moderne-zeiten-dock-lays-more = Jeszcze jedną czy lecisz?
moderne-zeiten-dock-laid-now = { $count ->
    [one] Wyłożono { $count } akcję.
    [few] Wyłożono { $count } akcje.
   *[many] Wyłożono { $count } akcji.
}
moderne-zeiten-dock-in-hand = na ręce: { $count }
moderne-zeiten-dock-keeps = utrzymuje twoją większość
moderne-zeiten-dock-takes = daje ci większość
moderne-zeiten-dock-takes-from = odbiera większość graczowi { $name }
moderne-zeiten-dock-breaks = niweczy większość gracza { $name }
moderne-zeiten-dock-needs = { $count ->
    [one] potem jeszcze { $count } do większości
   *[other] potem jeszcze { $count } do większości
}
moderne-zeiten-dock-flight = wtedy możesz lecieć:
moderne-zeiten-dock-no-flight = jeszcze bez przelotu
moderne-zeiten-dock-crash = Krach! Przepadają: { $names }
moderne-zeiten-dock-fly-to = Leć: { $city }, { $industry }
moderne-zeiten-dock-fly-space = pole { $space }, { moderne-zeiten-points }
moderne-zeiten-dock-done-choose = potem wybierasz
moderne-zeiten-dock-buying = Jeśli kupisz pakiet, zaczynasz.
moderne-zeiten-dock-buying-reach = Możesz wtedy lecieć:
moderne-zeiten-dock-buying-none = Nawet wtedy żadna większość nie będzie w zasięgu.
moderne-zeiten-dock-why-draw = Dlaczego nie mogę dobrać?
moderne-zeiten-dock-why-lay = Dlaczego nie mogę wyłożyć?
moderne-zeiten-dock-why-done = Dlaczego nie mogę jeszcze lecieć?
moderne-zeiten-dock-few-left = { $count ->
    [0] Nie ma już akcji do dobrania.
   *[other] Do dobrania została tylko jedna akcja.
}
