# Co dzieje się w każdej aukcji, co można w niej zrobić i dlaczego czegoś nie można.

## Co się stało

event-bid = { $seat_is ->
    [you] Licytujesz { $amount }
   *[other] { $seat } licytuje { $amount }
}
event-passed = { $seat_is ->
    [you] Pasujesz
   *[other] { $seat } pasuje
}
event-let-go = { $price_n ->
    [0] { $seat_is ->
        [you] Odpuszczasz
       *[other] { $seat } odpuszcza
    }
   *[other] { $seat_is ->
        [you] Odpuszczasz przy { $price }
       *[other] { $seat } odpuszcza przy { $price }
    }
}
event-took-let-go-back = { $seat_is ->
    [you] Zmieniasz zdanie
   *[other] { $seat } zmienia zdanie
}
event-fist-closed = { $amount_is ->
    [secret] { $seat } zaciska pięść
   *[some] { $seat_is ->
        [you] Zaciskasz pięść, w niej { $amount }
       *[other] { $seat } zaciska pięść, w niej { $amount }
    }
}
event-fist-opened = { $seat_is ->
    [you] Cofasz ofertę z pięści
   *[other] { $seat } cofa ofertę z pięści
}
event-revealed = { $amount_n ->
    [0] { $seat_is ->
        [you] Otwierasz pięść: pusta
       *[other] { $seat } otwiera pięść: pusta
    }
   *[other] { $seat_is ->
        [you] Otwierasz pięść: { $amount }
       *[other] { $seat } otwiera pięść: { $amount }
    }
}
event-priced = { $seat_is ->
    [you] Podajesz cenę: { $price }
   *[other] { $seat } podaje cenę: { $price }
}
auction-leads = { $name_is ->
    [you] Prowadzisz z ofertą { $amount }
   *[other] { $name } prowadzi z ofertą { $amount }
}

## Co można zrobić

do-bid = Licytuj { $value }
do-pass = Pasuj
do-let-go = { $price_n ->
    [0] Odpuść
   *[other] Odpuść przy { $price }
}
do-take-back = Cofnij
do-buy = Kup za { $price }
do-price = Podaj cenę { $value }

## Dlaczego nie

refused-not-now = Nie o tym się teraz decyduje.
refused-not-asked = Decyzja należy do innego gracza.
refused-bid-too-low = Oferta musi być wyższa od poprzedniej: co najmniej { $least }.
refused-meant-less = Wybór: „{ $meant }”, ale licytacja doszła już do { $price }.
refused-meant-before = „{ $meant }” dotyczyło pytania, które już minęło.
refused-bid-too-high = Nikt nie licytuje więcej, niż ma: masz { $purse }.
refused-leads-already = Najwyższa oferta już jest twoja.
refused-nothing-to-take-back = Nie masz czego cofnąć.
refused-fist-is-closed = Twoja pięść jest zaciśnięta: najpierw cofnij tę ofertę.
refused-has-let-go = Przy tej cenie już odpuszczasz.
refused-price-too-low = Cena to co najmniej { $least }.
refused-price-too-high = Cena to najwyżej tyle, ile masz: { $purse }.
refused-cannot-afford = Masz tylko { $purse }, więc możesz jedynie spasować.
refused-must-open = To ty otwierasz licytację.

## Każda aukcja
auction-sells = { $seat_is ->
    [you] wystawiasz
   *[other] wystawia
}
auction-passed = { $seat_is ->
    [you] pasujesz
   *[other] pasuje
}

## Aukcja otwarta
outcry-no-bid = Jeszcze bez oferty
outcry-leads = { $leader_is ->
    [you] Twoja oferta
   *[other] Prowadzi { $name }
}
outcry-room = Sala
outcry-who-opens = Kto otworzy?
outcry-who-more = Kto da więcej?
outcry-no-clock = Bez młotka: sprzedane, gdy wszyscy inni odpuszczą
outcry-until = Otwarta do: { $time }
outcry-seller-calls = { $seller_is ->
    [you] Młotek jest twój
   *[other] Młotek ma { $name }
}
outcry-waits-for = Młotek czeka na gracza { $name }
outcry-out = Odpuszczam
outcry-in = Licytuję znowu
outcry-you-are-out = Odpuszczasz przy tej cenie. Widzisz to tylko ty.
outcry-you-lead = Prowadzisz z ofertą { $amount }.
outcry-too-poor = Masz { $amount }: za mało, by przebić.

## Aukcja jednorazowa
around-too-poor = Masz { $amount }: za mało, by przebić, możesz tylko spasować.

## Aukcja zamkniętej dłoni
sealed-empty = bez oferty
sealed-closed = pięść zaciśnięta
sealed-opened = Co było w pięściach
sealed-bid-nothing = Pusta pięść: bez oferty
sealed-you-hold = W twojej pięści jest { $amount }.
sealed-you-hold-nothing = Twoja pięść jest zaciśnięta i pusta.
sealed-until-all = Wiesz to tylko ty, aż wszystkie pięści będą zaciśnięte.
sealed-open-again = Otwórz pięść ponownie

## Aukcja ustalonej ceny
tag-being-written = { $seller_is ->
    [you] Wpisz cenę.
   *[other] { $name } wpisuje cenę…
}
tag-must-buy = { $seat_is ->
    [you] musisz kupić
   *[other] musi kupić
}
tag-you-must-buy = Jeśli nikt nie kupi, musisz kupić ty: po tej cenie, płacąc do banku.
tag-cannot-buy = Dlaczego nie mogę kupić?

## Tabele z liczbami

sheet-seat = { $seat_is ->
    [you] ty
   *[other] { $seat }
}
sheet-leads = prowadzi
sheet-bought = kupuje
sheet-hand = Na ręce
sheet-markers = Znaczniki w rundach
