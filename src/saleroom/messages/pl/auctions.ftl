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
