# Alles Futsch

alles-futsch-title = Alles Futsch
alles-futsch-tagline = Kup za dużo, a wszystko przepadnie.
alles-futsch-blurb = Na każdej karcie są trzy przedmioty, a kartę dostaje ten, kto da najwięcej. Trzeci przedmiot rodzaju przynosi pieniądze, czwarty i piąty kosztują, a czego nie możesz zatrzymać, musi kupić ktoś inny. Gdy ktoś zbankrutuje, wygrywa najbogatszy.

## Pieniądze i rzeczy

# $amount liczy tysiące.
alles-futsch-money = { $amount ->
    [0] 0 marek
   *[other] { NUMBER($amount, useGrouping: "always") } 000 marek
}
alles-futsch-money-short = { $amount ->
    [0] 0
   *[other] { NUMBER($amount, useGrouping: "always") } 000
}
alles-futsch-kind = { $id ->
    [0] obraz
    [1] rzeźba
    [2] mebel
    [3] zegar
   *[4] wazon
}
alles-futsch-kind-letter = { $id ->
    [0] O
    [1] R
    [2] M
    [3] Z
   *[4] W
}
alles-futsch-kinds = { $id ->
    [0] obrazy
    [1] rzeźby
    [2] meble
    [3] zegary
   *[4] wazony
}
alles-futsch-card = { $id ->
    [0] trzy obrazy
    [1] dwa obrazy i rzeźba
    [2] dwa obrazy i mebel
    [3] dwa obrazy i zegar
    [4] dwa obrazy i wazon
    [5] obraz i dwie rzeźby
    [6] obraz, rzeźba i mebel
    [7] obraz, rzeźba i zegar
    [8] obraz, rzeźba i wazon
    [9] obraz i dwa meble
    [10] obraz, mebel i zegar
    [11] obraz, mebel i wazon
    [12] obraz i dwa zegary
    [13] obraz, zegar i wazon
    [14] obraz i dwa wazony
    [15] trzy rzeźby
    [16] dwie rzeźby i mebel
    [17] dwie rzeźby i zegar
    [18] dwie rzeźby i wazon
    [19] rzeźba i dwa meble
    [20] rzeźba, mebel i zegar
    [21] rzeźba, mebel i wazon
    [22] rzeźba i dwa zegary
    [23] rzeźba, zegar i wazon
    [24] rzeźba i dwa wazony
    [25] trzy meble
    [26] dwa meble i zegar
    [27] dwa meble i wazon
    [28] mebel i dwa zegary
    [29] mebel, zegar i wazon
    [30] mebel i dwa wazony
    [31] trzy zegary
    [32] dwa zegary i wazon
    [33] zegar i dwa wazony
   *[34] trzy wazony
}
# Kogo, co?
alles-futsch-an-object = { $kind_n ->
    [0] obraz
    [1] rzeźbę
    [2] mebel
    [3] zegar
   *[4] wazon
}

## Co się stało

alles-futsch-event-first-chooser = { $seat_is ->
    [you] Wybierasz jako pierwszy gracz
   *[other] { $seat } wybiera jako pierwszy gracz
}
alles-futsch-event-board-drawn = { $seat_is ->
    [you] Zbierasz wszystko oprócz { alles-futsch-all-of-them }
   *[other] { $seat } zbiera wszystko oprócz { alles-futsch-all-of-them }
}
alles-futsch-all-of-them = { $kind_n ->
    [0] obrazów
    [1] rzeźb
    [2] mebli
    [3] zegarów
   *[4] wazonów
}
alles-futsch-event-reshuffled = { $cards ->
    [one] { $cards } odrzucona karta tworzy nowy stos
    [few] { $cards } odrzucone karty tworzą po przetasowaniu nowy stos
   *[many] { $cards } odrzuconych kart tworzy po przetasowaniu nowy stos
}
alles-futsch-event-turned-up = Odkryta karta: { $card }
alles-futsch-event-turn = { $seat_is ->
    [you] Wybierasz następną kartę
   *[other] { $seat } wybiera następną kartę
}
alles-futsch-event-chosen = { $seat_is ->
    [you] Wystawiasz kartę: { $card }
   *[other] { $seat } wystawia kartę: { $card }
}
alles-futsch-event-sold = { $seat_is ->
    [you] Sprzedane! Kupujesz kartę za { $price }: { $card }
   *[other] Sprzedane! { $seat } kupuje kartę za { $price }: { $card }
}
alles-futsch-event-unsold = Nikt nie licytuje, karta zostaje odrzucona: { $card }
alles-futsch-event-paid = { $payee_is ->
    [bank] { $seat_is ->
        [you] Płacisz do banku { $amount } ({ alles-futsch-paid-for })
       *[other] { $seat } płaci do banku { $amount } ({ alles-futsch-paid-for })
    }
    [you] { $seat } płaci ci { $amount } ({ alles-futsch-paid-for })
   *[other] { $seat_is ->
        [you] Płacisz graczowi { $payee }: { $amount } ({ alles-futsch-paid-for })
       *[other] { $seat } płaci graczowi { $payee }: { $amount } ({ alles-futsch-paid-for })
    }
}
alles-futsch-paid-for = { $why_paid ->
    [card] za kartę
    [object] za przedmiot
   *[too_many] ponad trzy jednego rodzaju
}
alles-futsch-event-object-sold = { $seat_is ->
    [you] Sprzedajesz { alles-futsch-an-object } graczowi { $buyer }
   *[other] { $buyer_is ->
        [you] { $seat } sprzedaje ci { alles-futsch-an-object }
       *[other] { $seat } sprzedaje { alles-futsch-an-object } graczowi { $buyer }
    }
}
alles-futsch-event-collected = { $seat_is ->
    [you] Bierzesz { alles-futsch-an-object }, razem { $count }
   *[other] { $seat } bierze { alles-futsch-an-object }, razem { $count }
}
alles-futsch-event-rewarded = { $seat_is ->
    [you] Bank płaci ci { $amount } za trzeci przedmiot rodzaju ({ $kind })
   *[other] Bank płaci graczowi { $seat }: { $amount } za trzeci przedmiot rodzaju ({ $kind })
}
alles-futsch-event-not-used = { $count ->
    [one] Nikt nie może wziąć przedmiotu ({ $kind }): zostaje niewykorzystany
    [few] Nikt nie może wziąć { $count } przedmiotów ({ $kind }): zostają niewykorzystane
   *[many] Nikt nie może wziąć { $count } przedmiotów ({ $kind }): zostają niewykorzystane
}
alles-futsch-event-bankrupt = { $why_ended ->
    [bid_everything] { $seat_is ->
        [you] Bankrutujesz: oferta { $owed } pochłania wszystko
       *[other] { $seat } bankrutuje: oferta { $owed } pochłania wszystko
    }
    [nothing_left] { $seat_is ->
        [you] Bankrutujesz: po zapłaceniu { $owed } nic ci nie zostaje
       *[other] { $seat } bankrutuje: po zapłaceniu { $owed } nic nie zostaje
    }
   *[could_not_pay] { $seat_is ->
        [you] Bankrutujesz: do zapłaty { $owed }, a w kasie { $had }
       *[other] { $seat } bankrutuje: do zapłaty { $owed }, a w kasie { $had }
    }
}
alles-futsch-event-game-ended = { $why_ended ->
    [nothing_usable] Koniec partii: żadnego przedmiotu z żadnej karty nie da się już wykorzystać
    [no_money] Koniec partii: nikt nie ma pieniędzy
   *[other] Alles futsch: partia kończy się natychmiast
}
alles-futsch-event-money-shown = { $seat_is ->
    [you] Masz { $money }
   *[other] { $seat } ma { $money }
}
alles-futsch-event-won = { $objects ->
    [one] { $seat_is ->
        [you] Wygrywasz: { $money } i { $objects } przedmiot
       *[other] { $seat } wygrywa: { $money } i { $objects } przedmiot
    }
    [few] { $seat_is ->
        [you] Wygrywasz: { $money } i { $objects } przedmioty
       *[other] { $seat } wygrywa: { $money } i { $objects } przedmioty
    }
   *[many] { $seat_is ->
        [you] Wygrywasz: { $money } i { $objects } przedmiotów
       *[other] { $seat } wygrywa: { $money } i { $objects } przedmiotów
    }
}

## Co można zrobić

alles-futsch-do-choose = Wystaw: { $value }
alles-futsch-do-use = { $value_n ->
    [0] Wykorzystaj obraz
    [1] Wykorzystaj rzeźbę
    [2] Wykorzystaj mebel
    [3] Wykorzystaj zegar
   *[4] Wykorzystaj wazon
}
alles-futsch-do-sell-to = Sprzedaj graczowi { $value }
alles-futsch-do-take = { $kind_n ->
    [0] Weź obraz
    [1] Weź rzeźbę
    [2] Weź mebel
    [3] Weź zegar
   *[4] Weź wazon
}
alles-futsch-do-sell-it-to = { $kind_n ->
    [0] Sprzedaj obraz graczowi { $who }
    [1] Sprzedaj rzeźbę graczowi { $who }
    [2] Sprzedaj mebel graczowi { $who }
    [3] Sprzedaj zegar graczowi { $who }
   *[4] Sprzedaj wazon graczowi { $who }
}

## O co chodzi

alles-futsch-asks-name-chooser = Los wskazuje, kto wybiera jako pierwszy.
alles-futsch-asks-draw-boards = Rozdajemy plansze.
alles-futsch-asks-turn-up = Odkrywamy kartę.
alles-futsch-asks-choose = Którą kartę wystawiasz na aukcję?
alles-futsch-asks-bid = Licytujesz czy pasujesz?
alles-futsch-asks-use = Który przedmiot teraz wykorzystujesz?
alles-futsch-asks-sell = Kto musi go kupić?
alles-futsch-asks-over = Partia się skończyła.

alles-futsch-phase-name-chooser = Pierwszy wybierający
alles-futsch-phase-draw-boards = Plansze
alles-futsch-phase-turn-up = Odkrywanie karty
alles-futsch-phase-choose = Wybór karty
alles-futsch-phase-bid = Licytacja
alles-futsch-phase-use = Wykorzystanie przedmiotów
alles-futsch-phase-sell = Przymusowa sprzedaż
alles-futsch-phase-over = Koniec

## Dlaczego nie

alles-futsch-refused-must-open = To ty wybierasz kartę, więc otwierasz licytację: co najmniej { $least }.
alles-futsch-refused-not-turned-up = Tej karty nie ma wśród odkrytych.
alles-futsch-refused-not-on-card = Takiego przedmiotu nie ma już na karcie.
alles-futsch-refused-not-usable = Żaden gracz nie może wziąć tego przedmiotu, więc zostaje niewykorzystany.
alles-futsch-refused-no-such-player = Nie ma takiego gracza przy tym stole.
alles-futsch-refused-himself = Przedmiot sprzedaje się innemu graczowi.
alles-futsch-refused-does-not-collect = Ten gracz nie zbiera takich przedmiotów.
alles-futsch-refused-has-enough = Ten gracz ma pięć przedmiotów tego rodzaju; więcej nie ma nikt.
alles-futsch-refused-not-in-stock = Tej karty nie ma w stosie.
alles-futsch-refused-board-is-taken = Tę planszę ma inny gracz.

## Dlaczego koniec

alles-futsch-ended-bid-everything = { $seat_is ->
    [you] Bankrutujesz: zwycięska oferta pochłonęła wszystkie twoje pieniądze.
    [bank] Bankructwo: zwycięska oferta pochłonęła wszystkie pieniądze.
   *[other] { $seat } bankrutuje: zwycięska oferta pochłonęła wszystkie pieniądze.
}
alles-futsch-ended-nothing-left = { $seat_is ->
    [you] Bankrutujesz: przymusowy zakup pochłonął wszystkie twoje pieniądze.
    [bank] Bankructwo: przymusowy zakup pochłonął wszystkie pieniądze.
   *[other] { $seat } bankrutuje: przymusowy zakup pochłonął wszystkie pieniądze.
}
alles-futsch-ended-could-not-pay = { $seat_is ->
    [you] Bankrutujesz: zabrakło ci pieniędzy na zapłatę.
    [bank] Bankructwo: zabrakło pieniędzy na zapłatę.
   *[other] { $seat } bankrutuje: zabrakło pieniędzy na zapłatę.
}
alles-futsch-ended-nothing-usable = Żadnego przedmiotu z żadnej karty nie dało się już wykorzystać.
alles-futsch-ended-no-money = Nikt nie miał już pieniędzy.

## Opcje

alles-futsch-option-open-money = Jawne pieniądze
    .meaning = Wszyscy widzą pieniądze wszystkich (AF-5).
alles-futsch-option-zero-is-bankrupt = Zero to bankructwo
    .meaning = Kto nie ma już zupełnie nic, jest bankrutem. Inaczej bankructwem jest tylko płatność, na którą nie starcza pieniędzy (AF-15).
alles-futsch-option-first-chooser = Pierwszy wybierający
    .meaning = Kto wybiera pierwszą kartę. Jeśli nikt nie jest wskazany, decyduje los (AF-6).
alles-futsch-option-boards = Plansze
    .meaning = Dla każdego miejsca rodzaj przedmiotów, którego nie zbiera; każdy inny. Jeśli nic nie podano, decyduje los (AF-3).
    .painting = obraz
    .sculpture = rzeźba
    .furniture = mebel
    .clock = zegar
    .vase = wazon
alles-futsch-option-cards = Karty
    .meaning = Trzy przedmioty na każdej z 35 kart. Zwykle każda mieszanka jest raz (AF-2).
    .painting = obraz
    .sculpture = rzeźba
    .furniture = mebel
    .clock = zegar
    .vase = wazon

## Plansza

alles-futsch-players = Gracze i ich kolekcje (x: nie zbiera)
alles-futsch-open-cards = Odkryte karty
alles-futsch-stock = { $count ->
    [one] { $count } karta w stosie
    [few] { $count } karty w stosie
   *[many] { $count } kart w stosie
}
alles-futsch-stock-short = Stos
alles-futsch-discards = { $count ->
    [one] { $count } karta odrzucona
    [few] { $count } karty odrzucone
   *[many] { $count } kart odrzuconych
}
alles-futsch-discards-short = Odrzucone
alles-futsch-bank = Bank
alles-futsch-being-laid = Przygotowujemy stół.
alles-futsch-next-card = Odkrywamy następną kartę.
alles-futsch-chooses = { $who_is ->
    [you] Wybierasz kartę
   *[other] { $who } wybiera kartę
}
alles-futsch-up-for-auction = Na aukcji
alles-futsch-no-bid = Nie ma jeszcze oferty
alles-futsch-leads = { $who_is ->
    [you] Prowadzisz
   *[other] { $who } prowadzi
}
alles-futsch-bought = { $who_is ->
    [you] Karta jest twoja
   *[other] Nabywca: { $who }
}
alles-futsch-uses = { $who_is ->
    [you] Wykorzystujesz przedmioty
   *[other] { $who } wykorzystuje przedmioty
}
alles-futsch-sells = { $who_is ->
    [you] Musisz sprzedać { alles-futsch-an-object }
   *[other] { $who } musi sprzedać { alles-futsch-an-object }
}
alles-futsch-takes = { $who_is ->
    [you] bierzesz
   *[other] { $who } bierze
}
alles-futsch-short-take = weź
alles-futsch-short-sell = sprzedaj
alles-futsch-if-you-buy = Jeśli ją kupisz
alles-futsch-if-you-buy-for = Jeśli kupisz za { $amount }:
alles-futsch-if-you-pass = Jeśli pasujesz i kartę bierze { $who } za { $amount }:
alles-futsch-if-it-stays = { $who_is ->
    [you] Jeśli nikt nie przebije, masz ją za { $amount }:
   *[other] Jeśli nikt nie przebije, { $who } ma ją za { $amount }:
}
alles-futsch-everybody = Skutki dla każdego: { $card }
    .meaning = W tysiącach, bez ceny karty i o ile nikt nie zbankrutuje. Gdzie podano zakres, nabywca sam wybiera, komu sprzeda.
alles-futsch-buyer = nabywca
alles-futsch-range = od { $least } do { $most }
alles-futsch-can-ruin = grozi bankructwo
alles-futsch-brings = { $amount_n ->
    [0] Przedmioty nic ci nie przynoszą
   *[other] Przedmioty przynoszą ci { $amount }
}
alles-futsch-brings-short = przynosi { $amount }
alles-futsch-fate-taken = bierzesz
alles-futsch-fate-third = twój trzeci: +{ $amount }
alles-futsch-fate-sold = na sprzedaż: +{ $amount }
alles-futsch-fate-useless = nikt nie może wziąć
alles-futsch-rest = { $amount_n ->
    [0] Nic by ci nie zostało
   *[other] Potem masz { $amount }
}
alles-futsch-ruinous = To wszystko, co masz: bankrutujesz i partia się kończy.
alles-futsch-collection-of = { $who_is ->
    [you] Twoja kolekcja
   *[other] Kolekcja: { $who }
}
alles-futsch-own-money = Twoje pieniądze
alles-futsch-secret-money = Pieniądze za zasłonką
alles-futsch-leaves-out = { $id ->
    [0] bez obrazów
    [1] bez rzeźb
    [2] bez mebli
    [3] bez zegarów
   *[4] bez wazonów
}
alles-futsch-stones = { $kind }: { $count } z { $most }
alles-futsch-not-collected = { $kind }: poza kolekcją
alles-futsch-next-taken = następny: bierzesz
alles-futsch-next-third = następny: +{ $amount }
alles-futsch-next-sold = następny: musisz sprzedać
alles-futsch-next-full = komplet
alles-futsch-if-sold-to-you = gdy ktoś ci sprzeda: { $amount }
alles-futsch-objects = { $count ->
    [one] { $count } przedmiot
    [few] { $count } przedmioty
   *[many] { $count } przedmiotów
}
alles-futsch-nothing-happens = Kamyk przesuwa się o krok; nikt nie płaci.
alles-futsch-pays = { $payer_is ->
    [bank] { $payee_is ->
        [you] Bank płaci ci { $amount } za trzeci
       *[other] Bank płaci graczowi { $payee }: { $amount } za trzeci
    }
    [you] { $payee_is ->
        [bank] Dopłacasz do banku { $amount } za nadmiar
       *[other] Płacisz graczowi { $payee }: { $amount }
    }
   *[other] { $payee_is ->
        [bank] { $payer } dopłaca do banku { $amount } za nadmiar
        [you] { $payer } płaci ci { $amount }
       *[other] { $payer } płaci graczowi { $payee }: { $amount }
    }
}
alles-futsch-ruin-unknown = { $who } bankrutuje, mając mniej niż { $amount }. Ile ma naprawdę, to tajemnica.
alles-futsch-ruin-no = { $who_is ->
    [you] Zostaje ci { $amount }
   *[other] Graczowi { $who } zostaje { $amount }
}
alles-futsch-ruin-yes = { $who_is ->
    [you] Bankrutujesz: koniec partii
   *[other] { $who } bankrutuje: koniec partii
}
alles-futsch-ruin-short = bankrut
alles-futsch-no-way = Nikt nie może wziąć
alles-futsch-gone = Alles futsch: wszystko przepadło!
alles-futsch-gone-who = { $who_is ->
    [you] Bankrutujesz
   *[other] { $who } bankrutuje
}
alles-futsch-key-card = Zaznacz kartę { $number }
alles-futsch-key-way = Zaznacz możliwość { $number }
alles-futsch-key-next = Następny nabywca
alles-futsch-key-previous = Poprzedni nabywca
alles-futsch-choose-first = Najpierw wybierz kartę
alles-futsch-use-first = Najpierw wybierz przedmiot
alles-futsch-sell-first = Wybierz, kto musi go kupić
