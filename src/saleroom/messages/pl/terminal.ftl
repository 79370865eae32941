# Terminal: zachęty, pomoc, czego nie zrozumiano, rady botów, powtórki. Liczby, które się wpisuje, są podane
# tak, jak się je wpisuje.

## Początek

terminal-welcome = { $table }: { $seats } (ziarno { $seed })
terminal-welcome-seat = miejsce { $seat } { $name }

## Decyzja

terminal-range = { $first } do { $last }
terminal-way-amount = { $verb ->
    [price] od { $least } do { $most } jako cena
   *[bid] od { $least } do { $most } jako oferta
}
terminal-way-keys = od { $first } do { $last }
terminal-way = { $key }: „{ $label }”
terminal-enter = Enter: „{ $label }”
terminal-not-possible = { $what }: tego tu nie można; można: { $possible }
terminal-empty-answer = pusta odpowiedź
terminal-number-alone = samo { $number }
terminal-could-be = { $what } może znaczyć: { $names }
terminal-too-little = { $number } to za mało: { $range } (wpisz od { $least } do { $most })
terminal-too-much = { $number } to za dużo: { $range } (wpisz od { $least } do { $most })
terminal-not-out = tu nie można zostać poza licytacją; można: { $possible }
terminal-more = ? pokazuje regułę ({ $paragraph }), help więcej
terminal-help =
    Odpowiedz numerem albo literą przed wyborem, jego słowami albo ich częścią. Suma to sama
    liczba albo liczba z czasownikiem: bid 12. Sam Enter odpuszcza albo pasuje, jeśli to
    możliwe.
      hint        co zrobiłby na twoim miejscu silny bot i dlaczego
      out         odpuścić i odpuszczać dalej, aż ta aukcja się skończy
      ?           reguła stojąca za tą decyzją
      ? { $number }      dowolny paragraf reguł
      table       jeszcze raz cały stół
      log         co się ostatnio stało
      log all     wszystko do tej pory
      quit        opuścić grę

## Koniec

terminal-record = Zapis jest w { $file }.
terminal-left = Odchodzisz od stołu; gra się tu urywa.
terminal-stops = Gra się tu urywa.
terminal-over = Gra skończona. { $why } ({ $paragraph })
terminal-ranking = Klasyfikacja
    .rank = miejsce
    .player = gracz
    .score = wynik
terminal-you = ty
terminal-seat = miejsce { $seat }

## Co mówią boty

terminal-no-advice = Nikt tu nie ma rady.
terminal-says = Miejsce { $seat }: { $text }
terminal-note = { $note ->
    [dealer_sits_in] Expert się przygotowuje; zastępuje go Dealer
    [dealer_without_fast] Expert potrzebuje dodatku „fast”, którego nie zainstalowano; zastępuje go Dealer
    [dealer_after_failure] Experta nie udało się przygotować; zastępuje go Dealer
   *[other] { $note }
}
terminal-would = { $bot } zrobiłby tak: { $label }
terminal-drew = { $bot } wylosował jedną z { $count } możliwości: { $label }
terminal-worth = przedmiot aukcji jest wart { $points } pkt; dla kogo: { $who }
terminal-limit = granica to { $sum }
terminal-reckons = liczy się z tym: { $rivals }
terminal-rival-up-to = { $who } do { $sum }
terminal-points = { $points } pkt
terminal-also = myślał też o tym: { $others }
terminal-and-more = { $count ->
    [one] { $others } i { $count } inna możliwość
    [few] { $others } i { $count } inne możliwości
   *[many] { $others } i { $count } innych możliwości
}
terminal-wins = wygrywa w { $chance } %
terminal-worlds = { $count ->
    [one] { $bot } rozegrał { $count } możliwy świat
    [few] { $bot } rozegrał { $count } możliwe światy
   *[many] { $bot } rozegrał { $count } możliwych światów
}

## Powtórka

terminal-replay-help =
      Enter, n    co stało się potem                 b           co stało się przedtem
      57, j 57    po ruchu 57                        start, end
      l, r        następna aukcja, następna runda    L, R        aukcja albo runda przedtem
      as 2        oczami miejsca 2                   as spectator, as all
      ?           obowiązująca reguła                quit
terminal-replay-at = ruch { $at } z { $moves }, { $eyes }
terminal-replay-eyes = { $eyes ->
    [all] widząc wszystko
    [spectator] jako widz
   *[seat] oczami miejsca { $seat }
}
terminal-replay-over = Gra skończona: { $scores }
terminal-replay-score = { $name } (miejsce { $seat }) { $score }
terminal-replay-stops = Zapis tu się kończy, gra toczy się dalej.
terminal-replay-broken = Zapis psuje się przy ruchu { $move }: { $error }
terminal-replay-moves = zapis ma ruchy od 0 do { $last }, a nie { $given }
terminal-replay-nobody = nikt nie patrzy jako { $name }: to miejsce od 0 do { $last }, „spectator” albo „all”
terminal-replay-no-word = { $word } nie jest słowem powtórki; help wymienia wszystkie
