# Co radzą boty, w terminalu i na stronie: co by zrobiły, jak daleko by poszły i dlaczego.

## Pytane na stronie

advice-ask = Co tu zrobić?
advice-ask-lot = Ile zapłaciłby bot?
advice-title = Rada bota
advice-thinking = Bot się zastanawia…
advice-from = { $bot } zrobiłby tak:
advice-up-to = { $sum_n ->
    [0] Nie zapłaciłby za to nic
   *[other] Dałby za to najwyżej { $sum }
}
advice-clear = Sprawa jasna
advice-close = Decyzja na styk
advice-do = Zrób tak
advice-dismiss = Zamknij radę
advice-moved = Cena się od tego czasu zmieniła: zapytaj jeszcze raz.
advice-eyes = Wie tylko to, co można wiedzieć z twojego miejsca.

## Co mówią

advice-note = { $note ->
    [dealer_sits_in] Silniejsze boty się przygotowują; zastępuje je { bot-dealer }
    [dealer_without_fast] Silniejsze boty potrzebują dodatku „fast”, którego nie zainstalowano; zastępuje je { bot-dealer }
    [dealer_after_failure] Silniejsze boty nie są gotowe; zastępuje je { bot-dealer }
   *[other] { $note }
}
refused-house-setup-sits-in = { $name } nie da się tu zmierzyć: { advice-note }.
advice-would = { $bot } zrobiłby tak: { $label }
advice-drew = { $bot } wylosował jedną z { $count } możliwości: { $label }
advice-worth = { $who_is ->
    [you] dla ciebie zakup jest wart { $worth }
   *[other] wartość zakupu ({ $who }): { $worth }
}
advice-limit = { $sum_n ->
    [0] nie zapłaciłby nic
   *[other] poszedłby do { $sum }
}
advice-stops = { $why ->
    [all_it_has] więcej nie może zaoferować
    [too_little_left] powyżej tej ceny zakup dałby mu za mało
    [better_without] powyżej tej ceny lepiej mu bez tego zakupu
    [at_no_price] za każdą cenę lepiej mu bez tego zakupu
    [price_is_beyond] cena przekracza to, co by zapłacił
    [better_left] przy tej cenie woli, by kupił ktoś inny
   *[other] { $why }
}
advice-only = { $only ->
    [forced] nic innego nie wolno zrobić
    [unrivalled] nic innego nie jest warte namysłu
   *[other] { $only }
}
advice-reckons = spodziewa się: { $rivals }
advice-rival-up-to = { $who } do { $sum }
advice-points = { $points } pkt
advice-sum-points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[many] { $count } punktów
}
advice-also = myślał też o tym: { $others }
advice-and-more = { $count ->
    [one] { $others } i { $count } inna możliwość
    [few] { $others } i { $count } inne możliwości
   *[many] { $others } i { $count } innych możliwości
}
advice-wins = wygrywa w { $chance } % przypadków
advice-wins-between = wygrywa w { $chance } % przypadków, od { $low } do { $high }
advice-worlds = { $count ->
    [one] { $bot } rozegrał { $count } możliwy świat
    [few] { $bot } rozegrał { $count } możliwe światy
   *[many] { $bot } rozegrał { $count } możliwych światów
}
