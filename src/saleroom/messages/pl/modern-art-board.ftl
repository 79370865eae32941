# Galeria: co mówi plansza Modern Art.

## Plansza wartości
gallery-round = Runda { $round } z { $rounds }
gallery-bank = Bank
gallery-thousands = Liczby w tysiącach
gallery-one-beneficiary = nowy wystawca karty łączonej bierze wszystko
gallery-values = Ile przynoszą obrazy
gallery-row-round = Runda { $round }
gallery-would-get = dostałby teraz { $marker }
gallery-offered = Wystawione
gallery-offered-count = Wystawione: { $count } z { $last }
gallery-next-ends = Następny kończy rundę
gallery-pays-now = Wypłata teraz
gallery-unseen = Niewidziane

## Sztaluga
gallery-look-at = Obejrzyj z bliska: { $what }
gallery-second-frame = Drugi obraz?
gallery-sells = { $count ->
    [one] { $seller_is ->
        [you] Ty wystawiasz
       *[other] Wystawia { $names }
    }
   *[other] Zapłatą dzielą się: { $names }
}
gallery-lot-pays = Wypłata teraz: { $amount }
gallery-lot-pays-nothing = Teraz bez wypłaty
gallery-preview = Twój wybór, jeszcze niewystawiony
gallery-would-end = Kończy rundę: niesprzedany, ale się liczy.
gallery-would-pay = Po wystawieniu przyniósłby { $amount }
gallery-sold = { $buyer_is ->
    [you] Kupujesz za { $amount }
   *[other] Kupuje { $name } za { $amount }
}
gallery-taken-free = { $buyer_is ->
    [you] Twój za darmo
   *[other] Za darmo bierze { $name }
}
gallery-chooses = { $name } wybiera obraz…
gallery-pick = Wybierz obraz z ręki.
gallery-pick-first = Najpierw wybierz obraz
gallery-last-sale = { $buyer_is ->
    [you] Sprzedane: { $what }, kupujesz za { $amount }
   *[other] Sprzedane: { $what }, kupuje { $name } za { $amount }
}
gallery-last-free = { $buyer_is ->
    [you] { $what }: twój za darmo
   *[other] { $what }: za darmo bierze { $name }
}
gallery-mystery = { $count ->
    [one] Tajemnicza ręka: { $count } karta
    [few] Tajemnicza ręka: { $count } karty
   *[many] Tajemnicza ręka: { $count } kart
}
gallery-unsold = { $count ->
    [one] Niesprzedany, ale się liczy:
    [few] Niesprzedane, ale się liczą:
   *[many] Niesprzedane, ale się liczą:
}

## Ręka
gallery-your-hand = { $count ->
    [one] Twoja ręka: { $count } obraz
    [few] Twoja ręka: { $count } obrazy
   *[many] Twoja ręka: { $count } obrazów
}
gallery-hand-of = { $count ->
    [one] { $name }: { $count } obraz
    [few] { $name }: { $count } obrazy
   *[many] { $name }: { $count } obrazów
}
gallery-no-cards = Brak obrazów na ręce.
gallery-next-card = Następny obraz
gallery-previous-card = Poprzedni obraz
gallery-signs = Co znaczą znaki na kartach
gallery-explains = { $id ->
    [0] Wszyscy licytują w dowolnej kolejności, aż nikt nie chce dać więcej.
    [1] Każdy ma jedną szansę, by przebić albo spasować; wystawca jest ostatni.
    [2] Wszyscy licytują w tajemnicy, w zaciśniętej pięści; pięści otwierają się razem.
    [3] Wystawca podaje cenę; kupuje pierwszy w kolejce, kto chce.
   *[4] Sprzedawany razem z drugim obrazem tego samego artysty, na jego aukcji.
}

## Miejsca
seat-screen = Pieniądze są tajne, za zasłonką
seat-cards = { $count ->
    [one] { $count } karta na ręce
    [few] { $count } karty na ręce
   *[many] { $count } kart na ręce
}
seat-wall = { $count ->
    [0] Jeszcze bez obrazów
    [one] { $count } obraz na ścianie
    [few] { $count } obrazy na ścianie
   *[many] { $count } obrazów na ścianie
}
seat-wall-of = { $seat_is ->
    [you] Twoja ściana
   *[other] Ściana: { $name }
}
seat-wall-pays = bank zapłaciłby teraz { $amount }

## Koniec rundy
round-over = Koniec rundy { $round }
round-why = { $why_ended ->
    [fifth_offered] Wystawiono piąty obraz jednego artysty.
    [hands_empty] Wystawiono ostatnią kartę ze wszystkich rąk.
   *[no_cards] Nikt nie miał kart.
}
round-pays = przynosi { $amount }
round-pays-nothing = nic nie przynosi
round-close = Wróć do planszy

## Aukcja łączona
double-offered = { $seat_is ->
    [you] wystawiasz
   *[other] wystawia
}
double-adds-nothing = { $seat_is ->
    [you] nie dokładasz
   *[other] nie dokłada
}
double-new-seller = Kto dołoży drugi obraz, zostaje wystawcą i dostaje całą zapłatę.
double-split = Kto dołoży drugi obraz, zostaje wystawcą; zapłatą dzielą się obaj wystawcy.
double-none-fits = Żaden obraz z twojej ręki nie pasuje.
