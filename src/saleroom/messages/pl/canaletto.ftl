# Canaletto

canaletto-title = Canaletto
canaletto-tagline = Każda oferta przesuwa gondolę.
canaletto-blurb = Wenecja tonie, a jej pałace sprzedają, co mają. Każde przebicie prowadzi gondolę dalej, a tam, gdzie się zatrzyma, odbędzie się następna aukcja. Skarb przynosi punkty dopiero wtedy, gdy wszystkie jego typu opuszczą pałace.

## Punkty i rzeczy

# Oferty to punkty na torze punktów.
canaletto-money = { $amount }
canaletto-points = { $amount ->
    [one] { $amount } punkt
    [few] { $amount } punkty
    [many] { $amount } punktów
   *[other] { $amount } punktu
}
canaletto-treasure = { $id ->
    [0] lustro
    [1] żyrandol
    [2] wachlarz
    [3] lew
    [4] obraz
    [5] kielich
    [6] zegarek
    [7] popiersie
    [8] kufel
    [9] pierścień
    [10] lampa
   *[11] naszyjnik
}
canaletto-treasure-letter = { $id ->
    [0] Lu
    [1] Ży
    [2] Wa
    [3] Le
    [4] Ob
    [5] Ki
    [6] Ze
    [7] Po
    [8] Ku
    [9] Pi
    [10] La
   *[11] Na
}
# Wszystkie skarby jednego typu.
canaletto-of-treasure = { $treasure_n ->
    [0] lustra
    [1] żyrandole
    [2] wachlarze
    [3] lwy
    [4] obrazy
    [5] kielichy
    [6] zegarki
    [7] popiersia
    [8] kufle
    [9] pierścienie
    [10] lampy
   *[11] naszyjniki
}
canaletto-lot = { $second_is ->
    [some] { $third_is ->
        [some] { $first }, { $second } i { $third }
       *[none] { $first } i { $second }
    }
   *[none] { $first }
}
canaletto-palace = Pałac { $id }

## Co się stało

canaletto-event-palace-filled = W pałacu { $palace }: { canaletto-lot }
canaletto-run-palace-filled = { $count ->
    [one] Skarby czekają w { $count } pałacu
   *[other] Skarby czekają w { $count } pałacach
}
canaletto-event-marker-turned = Wartość { $place } na skali to { $value }
canaletto-run-marker-turned = Odkryto wartości na skali: { $count }
canaletto-event-gondola-placed = Gondola i kolumna zaczynają przy pałacu { $palace }
canaletto-event-first-player = { $seat_is ->
    [you] Otwierasz pierwszą rundę
   *[other] { $seat } otwiera pierwszą rundę
}
canaletto-event-turn = { $seat_is ->
    [you] Teraz twoja kolej
   *[other] Teraz gra { $seat }
}
canaletto-event-round-began = { $seat_is ->
    [you] Runda { $round } przy pałacu { $palace }: otwierasz licytację
   *[other] Runda { $round } przy pałacu { $palace }: { $seat } otwiera licytację
}
canaletto-event-put-up = Na sprzedaż: { canaletto-lot }
canaletto-event-gondola-moved = { $steps ->
    [one] Gondola płynie o { $steps } pałac dalej, do pałacu { $palace }
    [few] Gondola płynie o { $steps } pałace dalej, do pałacu { $palace }
    [many] Gondola płynie o { $steps } pałaców dalej, do pałacu { $palace }
   *[other] Gondola płynie o { $steps } pałacu dalej, do pałacu { $palace }
}
canaletto-event-bought = { $seat_is ->
    [you] Sprzedane: kupujesz pakiet z pałacu { $palace } za { $price }
   *[other] Sprzedane: { $seat } kupuje pakiet z pałacu { $palace } za { $price }
}
canaletto-event-paid = { $borrowed ->
    [0] { $seat_is ->
        [you] Płacisz { canaletto-of-paid }
       *[other] { $seat } płaci { canaletto-of-paid }
    }
   *[other] { $seat_is ->
        [you] Płacisz { canaletto-of-paid }, a dług rośnie o { $borrowed }
       *[other] { $seat } płaci { canaletto-of-paid }, a dług rośnie o { $borrowed }
    }
}
canaletto-of-paid = { $paid ->
    [one] { $paid } punkt
    [few] { $paid } punkty
    [many] { $paid } punktów
   *[other] { $paid } punktu
}
canaletto-event-bribed = { $seat_is ->
    [you] Zagrywasz maskę przy ofercie { $price }: pakiet z pałacu { $palace } nic cię nie kosztuje
   *[other] { $seat } zagrywa maskę przy ofercie { $price }: pakiet z pałacu { $palace } nic nie kosztuje
}
canaletto-event-took = { $seat_is ->
    [you] Bierzesz: { canaletto-lot }
   *[other] { $seat } bierze: { canaletto-lot }
}
canaletto-event-type-sold = Wszystkie { canaletto-of-treasure } opuściły pałace; sprzedaż po { $value }
canaletto-event-earned = { $tiles ->
    [one] { $seat_is ->
        [you] Dostajesz { $value } ({ $treasure })
       *[other] { $seat } dostaje { $value } ({ $treasure })
    }
   *[other] { $seat_is ->
        [you] Dostajesz po { $value } ({ canaletto-of-treasure }: { $tiles })
       *[other] { $seat } dostaje po { $value } ({ canaletto-of-treasure }: { $tiles })
    }
}
canaletto-event-column-moved = { $passed_by ->
    [0] Kolumna przenosi się do gondoli przy pałacu { $palace }
    [one] Gondola i kolumna mijają { $passed_by } pusty pałac i stają przy pałacu { $palace }
    [few] Gondola i kolumna mijają { $passed_by } puste pałace i stają przy pałacu { $palace }
    [many] Gondola i kolumna mijają { $passed_by } pustych pałaców i stają przy pałacu { $palace }
   *[other] Gondola i kolumna mijają { $passed_by } pustego pałacu i stają przy pałacu { $palace }
}
canaletto-event-game-ended = { $types_left ->
    [0] Nie został żaden skarb: koniec partii
    [one] Został tylko { $types_left } typ skarbów: koniec partii
   *[other] Zostały tylko { $types_left } typy skarbów: koniec partii
}
canaletto-event-worthless = { $tiles ->
    [one] { $seat_is ->
        [you] Zostaje ci bez wartości: { $treasure }
       *[other] Graczowi { $seat } zostaje bez wartości: { $treasure }
    }
   *[other] { $seat_is ->
        [you] Zostają ci bez wartości: { canaletto-of-treasure } ({ $tiles })
       *[other] Graczowi { $seat } zostają bez wartości: { canaletto-of-treasure } ({ $tiles })
    }
}
canaletto-event-scored = { $debt ->
    [0] { $seat_is ->
        [you] Masz { canaletto-of-points }
       *[other] { $seat } ma { canaletto-of-points }
    }
   *[other] { $seat_is ->
        [you] Masz { canaletto-of-points }, minus podwójny dług { $debt }: { $score }
       *[other] { $seat } ma { canaletto-of-points }, minus podwójny dług { $debt }: { $score }
    }
}
canaletto-of-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
canaletto-event-won = { $seat_is ->
    [you] Wygrywasz, zdobywając { canaletto-of-score }
   *[other] { $seat } wygrywa, zdobywając { canaletto-of-score }
}
canaletto-of-score = { $score ->
    [one] { $score } punkt
    [few] { $score } punkty
    [many] { $score } punktów
   *[other] { $score } punktu
}

## Co można zrobić

canaletto-do-bribe = Zagraj maskę
canaletto-do-sell = { $value_n ->
    [0] Sprzedaj lustra
    [1] Sprzedaj żyrandole
    [2] Sprzedaj wachlarze
    [3] Sprzedaj lwy
    [4] Sprzedaj obrazy
    [5] Sprzedaj kielichy
    [6] Sprzedaj zegarki
    [7] Sprzedaj popiersia
    [8] Sprzedaj kufle
    [9] Sprzedaj pierścienie
    [10] Sprzedaj lampy
   *[11] Sprzedaj naszyjniki
}

## O co pytamy

canaletto-asks-lay-first = Skarby trafiają do pałaców.
canaletto-asks-lay-more = Skarby trafiają do pałaców.
canaletto-asks-turn-marker = Odkrywamy następny znacznik wartości.
canaletto-asks-place-gondola = Gondola i kolumna trafiają na planszę.
canaletto-asks-name-first = Los wskazuje pierwszego gracza.
canaletto-asks-bid = Ile licytujesz?
canaletto-asks-sell = Kilka typów jest kompletnych. Który sprzedać teraz?
canaletto-asks-over = Partia skończona.

canaletto-phase-lay-first = Rozkładanie skarbów
canaletto-phase-lay-more = Rozkładanie skarbów
canaletto-phase-turn-marker = Odkrywanie wartości
canaletto-phase-place-gondola = Ustawianie gondoli
canaletto-phase-name-first = Pierwszy gracz
canaletto-phase-bid = Licytacja
canaletto-phase-sell = Sprzedaż
canaletto-phase-over = Koniec

## Dlaczego nie

canaletto-refused-bid-too-low = Oferta jest wyższa od poprzedniej co najmniej o 1: { $least }.
canaletto-refused-bid-too-high = Jedna oferta to najwyżej { $most }.
canaletto-refused-must-open = Otwierasz tę rundę, więc musisz licytować: co najmniej 1.
canaletto-refused-has-passed = Masz już pas, a pas jest ostateczny w tej rundzie.
canaletto-refused-bribe-out-of-turn = Maskę zagrywa się we własnej kolejce licytacji, a nie po spasowaniu.
canaletto-refused-mask-is-used = Twoja maska jest już zużyta; działa raz na partię.
canaletto-refused-no-bid-yet = Maskę można zagrać dopiero, gdy licytacja się zaczęła.
canaletto-refused-price-above-bribe = Powyżej oferty 15 maski nie można zagrać.
canaletto-refused-not-due = Tego typu nie trzeba teraz sprzedać.
canaletto-refused-no-tile-left = Wszystkie żetony tego typu są już rozłożone.
canaletto-refused-no-such-palace = Nie ma takiego pałacu.
canaletto-refused-palace-is-full = W pałacu mieszczą się najwyżej trzy skarby.
canaletto-refused-type-is-there = W żadnym pałacu nie ma dwóch skarbów jednego typu.
canaletto-refused-no-such-marker = Nie ma już znacznika o tej wartości.
canaletto-refused-no-such-player = Pierwszy gracz to jeden z graczy.

## Dlaczego koniec

canaletto-ended-all-sold = Sprzedano wszystkie skarby.
canaletto-ended-one-type-left = Został tylko jeden typ skarbów.
canaletto-ended-two-types-left = Zostały tylko dwa typy skarbów.

## Opcje

canaletto-option-first-player = Pierwszy gracz
    .meaning = Miejsce, które otwiera pierwszą rundę. Losowane, jeśli nikt nie jest wskazany (CA-5).
canaletto-option-start = Początek
    .meaning = Pałac, przy którym zaczynają gondola i kolumna. Losowany, jeśli żaden nie jest wskazany (CA-5).
canaletto-option-palaces = Pałace
    .meaning = Ile pałaców stoi wokół laguny: od 14 do 24 (CA-2).
canaletto-option-layout = Rozkład
    .meaning = Skarby każdego pałacu, pod angielskimi nazwami. Rozkładane losowo, jeśli nic nie podano (CA-2).
canaletto-option-values = Wartości
    .meaning = Liczby na 14 znacznikach wartości. Od 3 do 16, jeśli nic nie podano (CA-3).
canaletto-option-hidden-values = Ukryte wartości
    .meaning = Na skali jawny jest tylko następny znacznik (CA-3).
canaletto-option-highest-bid = Najwyższa oferta
    .meaning = Ile najwyżej może wynosić jedna oferta (CA-15).

## Na planszy

canaletto-palaces = Pałace, zgodnie z ruchem wskazówek zegara
canaletto-empty = pusty
canaletto-on-sale = Teraz na sprzedaż
canaletto-gondola-here = Tu jest gondola
canaletto-next-here = Tu byłaby następna runda
canaletto-bid-takes = Oferta prowadzi gondolę tutaj:
canaletto-bid-leads-here = Oferta { $amount } prowadzi gondolę tutaj
canaletto-palace-holds = Pałac { $palace }: { $treasures }
canaletto-round-at = Runda { $round } przy pałacu { $palace }
canaletto-opens = { $is ->
    [you] Otwierasz licytację
   *[other] { $name } otwiera licytację
}
canaletto-completes = { $count ->
    [one] Ostatnie { $types }: po { $values } za żeton
   *[other] Ostatnie { $types }: po { $values } za żeton, w kolejności nabywcy
}
canaletto-last-lot = Partia kończy się tym pakietem.
canaletto-then = Potem pałac { $palace }:
canaletto-choosing = { $is ->
    [you] Wybierasz, co teraz sprzedać
   *[other] { $name } wybiera, co teraz sprzedać
}
canaletto-next-pays = Następny typ przynosi { $value } za żeton
canaletto-scale = Ile przynosi żeton
canaletto-put-away = poza grą: { $values }
canaletto-unseen = jeszcze nieodkryte, w tym dwa poza grą: { $values }
canaletto-marker-used = { $value }, zużyty
canaletto-marker-next = { $value }, następny
canaletto-marker-open = { $value }
canaletto-marker-hidden = zakryty
canaletto-holdings = Kto co ma
canaletto-type = Typ
canaletto-in-palaces = w pałacach
canaletto-sold = sprzedane
canaletto-complete = komplet
canaletto-left-of = { $left } z { $all }
canaletto-track = Tor punktów
canaletto-stands = { $debt ->
    [0] { $name }: { $points }
   *[other] { $name }: { $points }, dług { $debt }, więc na końcu { $score }
}
canaletto-rests = Sprzedaż skarbów: każdy dostaje punkty za swoje
canaletto-sold-at = { $types }: sprzedaż po { $value }
canaletto-debt-word = Dług
canaletto-mask-word = Maska
canaletto-debt = dług { $debt }
canaletto-debt-says = Dług { $debt }. Na końcu liczy się podwójnie.
canaletto-has-mask = ma maskę
canaletto-mask-used = maska zużyta
canaletto-treasures-of = Skarby: { $name }
canaletto-takes-gondola = { $steps ->
    [one] { $steps } krok, do pałacu { $palace }.
    [few] { $steps } kroki, do pałacu { $palace }.
    [many] { $steps } kroków, do pałacu { $palace }.
   *[other] { $steps } kroku, do pałacu { $palace }.
}
canaletto-sold-there = Tam następna sprzedaż:
canaletto-passes-on = Jest pusty, więc następny będzie pałac { $palace }:
canaletto-would-pay = Sprzedaż dałaby ci { $points }.
canaletto-would-borrow = W tym { $debt } długu, który na końcu liczy się podwójnie.
canaletto-really-bribe = Na pewno zagrać maskę?
canaletto-bribe-says = { $ends ->
    [true] Bierzesz za darmo: { $treasures }. Partia się kończy.
   *[false] Bierzesz za darmo: { $treasures }. Raz na partię. Następna runda przy pałacu { $palace }.
}
canaletto-why-no-bribe = Dlaczego nie mogę teraz zagrać maski?
canaletto-each = { $value } za żeton:
