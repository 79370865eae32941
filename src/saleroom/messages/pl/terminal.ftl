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
terminal-more = ? pokazuje zasadę ({ $paragraph }), help więcej
terminal-help =
    Odpowiedz numerem albo literą przed wyborem, jego słowami albo ich częścią. Suma to sama
    liczba albo liczba z czasownikiem: bid 12. Sam Enter odpuszcza albo pasuje, jeśli to
    możliwe.
      hint        co zrobiłby na twoim miejscu silny bot i dlaczego
      out         odpuścić i odpuszczać dalej, aż ta aukcja się skończy
      ?           zasada stojąca za tą decyzją
      ? { $number }      dowolny paragraf zasad
      table       jeszcze raz cały stół
      log         co się ostatnio stało
      log all     wszystko do tej pory
      quit        opuścić partię

## Koniec

terminal-record = Zapis jest w { $file }.
terminal-left = Odchodzisz od stołu; partia się tu urywa.
terminal-stops = Partia się tu urywa.
terminal-over = Partia skończona. { $why } ({ $paragraph })
terminal-ranking = Klasyfikacja
    .rank = miejsce
    .player = gracz
    .score = wynik
terminal-you = ty
terminal-seat = miejsce { $seat }

## Co mówią boty

terminal-no-advice = Nikt tu nie ma rady.
terminal-says = Miejsce { $seat }: { $text }
terminal-explain = Ruch { $move }, miejsce { $seat }: { $label }.
terminal-explain-agree = Oba wybory są takie same.
refused-house-explain-moves = Zapis ma { $moves_n } ruchów, a nie { $given_n }.
refused-house-explain-chance = { $next_n ->
    [0] Ruch { $given_n } należy do losu.
   *[other] Ruch { $given_n } należy do losu; następna decyzja to ruch { $next_n }.
}
refused-house-explain-unasked = W ruchu { $given_n } nikt nie pytał miejsca { $seat_n }.
refused-house-explain-nothing = { $name } nie ma nic do powiedzenia o ruchu { $given_n }.

## Powtórka

terminal-replay-help =
      Enter, n    co stało się potem                 b           co stało się przedtem
      57, j 57    po ruchu 57                        start, end
      l, r        następna aukcja, następna runda    L, R        aukcja albo runda przedtem
      as 2        z punktu widzenia miejsca 2        as spectator, as all
      ?           obowiązująca zasada                quit
terminal-replay-at = ruch { $at } z { $moves }, { $eyes }
terminal-replay-eyes = { $eyes ->
    [all] widząc wszystko
    [spectator] jako widz
   *[seat] z miejsca { $seat }
}
terminal-replay-over = Partia skończona: { $scores }
terminal-replay-score = { $name } (miejsce { $seat }) { $score }
terminal-replay-stops = Zapis tu się kończy, partia toczy się dalej.
terminal-replay-broken = Zapis psuje się przy ruchu { $move }: { $error }
terminal-replay-moves = zapis ma ruchy od 0 do { $last }, a nie { $given }
terminal-replay-nobody = nikt nie patrzy jako { $name }: to miejsce od 0 do { $last }, „spectator” albo „all”
terminal-replay-no-word = { $word } nie jest słowem powtórki; help wymienia wszystkie
