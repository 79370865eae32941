# Modern Art

modern-art-title = Modern Art
modern-art-tagline = Obrazy, pięć rodzajów aukcji i nos do tego, co będzie modne.
modern-art-blurb = Wszyscy handlują obrazami pięciorga artystów. Wystawiasz obraz na aukcję i pieniądze są twoje; kupujesz obraz, a na koniec rundy bank płaci za artystów wystawianych najczęściej. Po czterech rundach wygrywa najbogatszy gracz.

## Pieniądze i rzeczy

# $amount liczy tysiące.
modern-art-money = { $amount ->
    [0] { $edition ->
        [1992] 0 $
       *[2009] 0 €
    }
   *[other] { $edition ->
        [1992] { NUMBER($amount, useGrouping: "always") } 000 $
       *[2009] { NUMBER($amount, useGrouping: "always") } 000 €
    }
}
modern-art-artist = { $edition ->
    [1992] { $id ->
        [0] Lite Metal
        [1] Yoko
        [2] Christin P.
        [3] Karl Gitter
       *[4] Krypto
    }
   *[2009] { $id ->
        [0] Nex
        [1] Bahut
        [2] Darmoir
        [3] Sadland
       *[4] Koriko
    }
}
modern-art-artist-letter = { $edition ->
    [1992] { $id ->
        [0] LM
        [1] Yo
        [2] CP
        [3] KG
       *[4] Kr
    }
   *[2009] { $id ->
        [0] Ne
        [1] Ba
        [2] Da
        [3] Sa
       *[4] Ko
    }
}
modern-art-auction = { $id ->
    [0] otwarta
    [1] jednorazowa
    [2] zamkniętej dłoni
    [3] ustalonej ceny
   *[4] łączona
}
    .title = { $id ->
        [0] Aukcja otwarta
        [1] Aukcja jednorazowa
        [2] Aukcja zamkniętej dłoni
        [3] Aukcja ustalonej ceny
       *[4] Aukcja łączona
    }
modern-art-auction-letter = { $id ->
    [0] O
    [1] J
    [2] Z
    [3] U
   *[4] Ł
}
modern-art-card = { $artist } ({ $auction })
modern-art-lot = { $second_is ->
    [some] { $card } oraz { $second }
   *[none] { $card }
}

## Co się stało

modern-art-event-first-seller = { $seat_is ->
    [you] Wystawiasz jako pierwszy gracz
   *[other] { $seat } wystawia jako pierwszy gracz
}
modern-art-event-round-began = Zaczyna się runda { $round }
modern-art-event-dealt = { $seat_is ->
    [you] { $count ->
        [one] Dostajesz { $count } kartę
        [few] Dostajesz { $count } karty
       *[many] Dostajesz { $count } kart
    }
   *[other] { $count ->
        [one] { $seat } dostaje { $count } kartę
        [few] { $seat } dostaje { $count } karty
       *[many] { $seat } dostaje { $count } kart
    }
}
modern-art-event-card-dealt = { $seat_is ->
    [you] Dostajesz kartę: { $card }
   *[other] { $seat } dostaje kartę: { $card }
}
modern-art-run-dealt = { $viewer ->
    [seat] { $count ->
        [one] Dostajesz { $count } kartę: { $list }
        [few] Dostajesz { $count } karty: { $list }
       *[many] Dostajesz { $count } kart: { $list }
    }
   *[watcher] { $count ->
        [one] Każdy dostaje { $count } kartę
        [few] Każdy dostaje { $count } karty
       *[many] Każdy dostaje { $count } kart
    }
}
modern-art-event-turn = { $seat_is ->
    [you] Teraz twoja kolej
   *[other] Teraz gra { $seat }
}
modern-art-event-offered = { $seat_is ->
    [you] Wystawiasz: { $card }
   *[other] { $seat } wystawia: { $card }
}
modern-art-event-added = { $seat_is ->
    [you] Dokładasz: { $card }
   *[other] { $seat } dokłada: { $card }
}
modern-art-event-not-added = { $seat_is ->
    [you] Niczego nie dokładasz
   *[other] { $seat } niczego nie dokłada
}
modern-art-event-sold = { $seat_is ->
    [you] Sprzedane! Kupujesz za { $price }: { modern-art-lot }
   *[other] Sprzedane! { $seat } kupuje za { $price }: { modern-art-lot }
}
modern-art-event-paid = { $payee_is ->
    [bank] { $seat_is ->
        [you] Płacisz { $amount } do banku ({ modern-art-paid-for })
       *[other] { $seat } płaci { $amount } do banku ({ modern-art-paid-for })
    }
    [you] { $seat } płaci ci { $amount } ({ modern-art-paid-for })
   *[other] { $seat_is ->
        [you] Płacisz graczowi { $payee }: { $amount } ({ modern-art-paid-for })
       *[other] { $seat } płaci graczowi { $payee }: { $amount } ({ modern-art-paid-for })
    }
}
modern-art-paid-for = { $why_paid ->
    [own_share] { $seat_is ->
        [you] twoja część za aukcję łączoną
       *[other] własna część za aukcję łączoną
    }
    [other_share] część za aukcję łączoną
   *[price] { $payee_is ->
        [bank] { $seat_is ->
            [you] za twój własny obraz
           *[other] za własny obraz
        }
       *[other] za obraz
    }
}
modern-art-event-taken-free = { $seat_is ->
    [you] { modern-art-free-why } – bierzesz za darmo: { modern-art-lot }
   *[other] { modern-art-free-why } – { $seat } bierze za darmo: { modern-art-lot }
}
modern-art-free-why = { $why_free ->
    [nobody_bid] Nikt nie licytuje
    [nobody_added] Nikt nie dokłada drugiego obrazu
   *[price_was_zero] Cena wynosiła zero
}
modern-art-event-turned-up = { $seat_is ->
    [you] Odkrywasz: { $card }; ta karta się liczy
   *[other] { $seat } odkrywa: { $card }; ta karta się liczy
}
modern-art-event-left-face-down = { $seat_is ->
    [you] Nie ruszasz tajemniczej ręki
   *[other] { $seat } nie rusza tajemniczej ręki
}
modern-art-event-round-ended = { $why_ended ->
    [fifth_offered] Koniec rundy { $round }: wystawiono piąty obraz jednego artysty
    [hands_empty] Koniec rundy { $round }: wystawiono ostatnią kartę ze wszystkich rąk
   *[no_cards] Koniec rundy { $round }: nikt nie ma kart
}
modern-art-event-unsold = { $card } – obraz niesprzedany, ale się liczy
modern-art-event-counted = { $marker ->
    [0] { $offered ->
        [one] { $artist }: wystawiono { $offered } obraz, poza rankingiem; za obraz bank nic nie płaci
        [few] { $artist }: wystawiono { $offered } obrazy, poza rankingiem; za obraz bank nic nie płaci
       *[many] { $artist }: wystawiono { $offered } obrazów, poza rankingiem; za obraz bank nic nie płaci
    }
   *[other] { $offered ->
        [one] { $artist }: wystawiono { $offered } obraz, znacznik { $marker }; za obraz bank płaci { $value }
        [few] { $artist }: wystawiono { $offered } obrazy, znacznik { $marker }; za obraz bank płaci { $value }
       *[many] { $artist }: wystawiono { $offered } obrazów, znacznik { $marker }; za obraz bank płaci { $value }
    }
}
modern-art-event-bank-paid = { $each_n ->
    [0] { $seat_is ->
        [you] Nic nie dostajesz za { $paintings ->
            [one] obraz
            [few] { $paintings } obrazy
           *[many] { $paintings } obrazów
        } ({ $artist })
       *[other] { $seat } nic nie dostaje za { $paintings ->
            [one] obraz
            [few] { $paintings } obrazy
           *[many] { $paintings } obrazów
        } ({ $artist })
    }
   *[other] { $paintings ->
            [one] { $seat_is ->
                [you] Bank płaci ci { $each } za { $paintings } obraz ({ $artist })
               *[other] Bank płaci graczowi { $seat }: { $each } za { $paintings } obraz ({ $artist })
            }
            [few] { $seat_is ->
                [you] Bank płaci ci po { $each } za { $paintings } obrazy ({ $artist })
               *[other] Bank płaci graczowi { $seat }: po { $each } za { $paintings } obrazy ({ $artist })
            }
           *[many] { $seat_is ->
                [you] Bank płaci ci po { $each } za { $paintings } obrazów ({ $artist })
               *[other] Bank płaci graczowi { $seat }: po { $each } za { $paintings } obrazów ({ $artist })
            }
        }
}
modern-art-event-money-shown = { $seat_is ->
    [you] Masz { $money }
   *[other] { $seat } ma { $money }
}
modern-art-event-won = { $seat_is ->
    [you] Wygrywasz, mając { $money }
   *[other] { $seat } wygrywa, mając { $money }
}

## Co można zrobić

modern-art-do-offer = Wystaw: { $value }
modern-art-do-add = Dołóż: { $value }
modern-art-do-turn-up = Odkryj kartę z tajemniczej ręki
modern-art-do-pass = { $phase ->
    [add] Niczego nie dokładaj
    [mystery] Nie ruszaj tajemniczej ręki
   *[other] Pasuj
}

## O co się pyta

modern-art-asks-draw-seller = Los wskazuje pierwszego wystawcę.
modern-art-asks-shuffle = Tasujemy talię.
modern-art-asks-offer = Który obraz wystawiasz?
modern-art-asks-add = Czy dokładasz drugi obraz do aukcji łączonej?
modern-art-asks-outcry = { $price_n ->
    [0] Otwierasz licytację czy odpuszczasz?
   *[other] Przebijasz czy odpuszczasz przy tej cenie?
}
modern-art-asks-once-around = Twoja jedyna szansa: licytujesz czy pasujesz?
modern-art-asks-sealed = Ile zaciskasz w pięści? 0 to brak oferty.
modern-art-asks-name-price = Jaką cenę podajesz?
modern-art-asks-fixed-price = Czy kupujesz za tę cenę?
modern-art-asks-mystery = Czy odkrywasz kartę z tajemniczej ręki?
modern-art-asks-over = Partia się skończyła.

modern-art-phase-draw-seller = Pierwszy wystawca
modern-art-phase-shuffle = Tasowanie
modern-art-phase-offer = Wystawianie obrazu
modern-art-phase-add = Dokładanie drugiego obrazu
modern-art-phase-outcry = Aukcja otwarta
modern-art-phase-once-around = Aukcja jednorazowa
modern-art-phase-sealed = Aukcja zamkniętej dłoni
modern-art-phase-name-price = Podawanie ceny
modern-art-phase-fixed-price = Aukcja ustalonej ceny
modern-art-phase-mystery = Tajemnicza ręka
modern-art-phase-over = Koniec

## Dlaczego nie

modern-art-refused-not-in-hand = Nie masz tej karty na ręce.
modern-art-refused-other-artist = Druga karta musi być tego samego artysty.
modern-art-refused-second-double = Druga karta sama nie może być kartą łączoną.
modern-art-refused-below-one = Oferta to co najmniej tysiąc.
modern-art-refused-card-is-drawn = Ta karta została już wylosowana.
modern-art-refused-no-such-player = Pierwszym wystawcą jest jeden z graczy.

## Dlaczego koniec

modern-art-ended-fifth-offered = Piąty obraz jednego artysty zakończył czwartą rundę.
modern-art-ended-hands-empty = Ostatnia karta ze wszystkich rąk zakończyła czwartą rundę.
modern-art-ended-no-cards = Czwarta runda zaczęła się bez kart.

## Opcje

modern-art-option-double-proceeds = Pieniądze za dopełnioną aukcję łączoną
    .meaning = Kto dostaje zapłatę, gdy drugą kartę dokłada inny gracz. Zwykle w wydaniu z 1992 roku dzielą się nią obaj wystawcy, a w wydaniu z 2009 roku całość bierze nowy wystawca (MA-35, MA-36).
    .split = obaj wystawcy się dzielą
    .new-seller = nowy wystawca bierze wszystko
modern-art-option-mystery-hand = Tajemnicza ręka
    .meaning = Czwarta ręka leży zakryta, tylko dla trzech graczy. Po aukcji wystawca może odkryć jedną z jej kart; ta karta się liczy (MA-50).
modern-art-option-open-money = Jawne pieniądze
    .meaning = Wszyscy widzą pieniądze wszystkich (MA-6).
modern-art-option-first-seller = Pierwszy wystawca
    .meaning = Kto wystawia jako pierwszy. Jeśli nikt nie jest wskazany, decyduje los (MA-5).
