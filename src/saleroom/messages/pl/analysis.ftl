# Analiza partii, dla terminalu, raportu i strony: co rozstrzygnęło, ile były warte obrazy, karty i pakiety, ile kosztowały decyzje.

analysis-what-decided = Co rozstrzygnęło
analysis-nothing-dear = Żadna decyzja nie kosztowała wiele.
analysis-of = { $game }: { $names }
analysis-chances = Szanse wszystkich
analysis-chances-how = Szansa na zwycięstwo po każdej aukcji; pasmo to przedział 95 %. { analysis-chances-whose }
analysis-chances-whose = { $eyes ->
    [open] Wszystkie karty są odkryte.
   *[own] Każda taka, jaką mogło znać to miejsce: razem nie muszą dawać 100 %.
}
analysis-lots = Aukcje
analysis-lots-how = Wartość i cena, na której należało skończyć, w chwili wystawienia, z punktu widzenia każdego miejsca.
analysis-decisions = Wszystkie decyzje
analysis-seat = Gracz
analysis-accuracy = Dokładność
analysis-accuracy-how = Ile zachowano z tego, co można było stracić własnymi decyzjami.
analysis-lost = Stracona szansa
analysis-count = Decyzje
analysis-move = Ruch { $move }
analysis-eyes = { $eyes ->
    [open] Gdyby to było wiadomo: wszystkie karty są odkryte.
   *[own] Tego nie można było wiedzieć: każda decyzja jest oceniana według tego, co z danego miejsca było widać i słychać.
}
analysis-assumes = Z każdej pozycji partia toczy się dalej w wielu możliwych światach; za wszystkich decyduje { bot-dealer }, wszyscy grają tak samo dobrze; gdzie licytację da się rozwiązać od końca, wszyscy licytują dalej tak, jak gracze, którzy myślą naprzód. Dopóki wiele jest jeszcze przed graczami, szanse są podawane jako bliższe sobie, niż wynika ze zwycięstw w tych światach: nie wiadomo, kto gra lepiej. W Alles Futsch w trzy i cztery osoby nic nie jest nazywane lepszym, czego { bot-master } nie uważa za lepsze.
analysis-worlds = { $count ->
    [one] Co wyglądało lepiej, zmierzono w { $count } nowym świecie.
    [few] Co wyglądało lepiej, zmierzono w { $count } nowych światach.
   *[many] Co wyglądało lepiej, zmierzono w { $count } nowych światach.
}
analysis-goes-on = Partia jeszcze trwa: analiza sięga tak daleko jak ona.
analysis-is-growing = Gotowe { $part } % analizy.
analysis-grade = { $grade ->
    [fine] dobrze
    [imprecise] niedokładnie
    [mistake] błąd
   *[blunder] gruby błąd
}
analysis-grades = { $grade ->
    [fine] Dobrze
    [imprecise] Niedokładnie
    [mistake] Błędy
   *[blunder] Grube błędy
}
analysis-did = { $name }: { $label }
analysis-from-to = Szansa na zwycięstwo { $before } % → { $after } %
analysis-cost = kosztuje { $loss } ± { $error } punktów na sto
analysis-stays = Szansa na zwycięstwo { $after } %
analysis-better = Lepiej: { $label }
analysis-forced = Nic innego nie było dozwolone.
analysis-thought-of = Sprawdzono też: { $others }
analysis-option = { $label } ({ $chance } %)

## Dlaczego

analysis-why-bid-too-high = { $stops ->
    [no] { $sum } to więcej, niż jest to tutaj warte.
   *[yes] { $sum } to więcej, niż jest to tutaj warte: należało skończyć na { $stop }.
}
analysis-why-bid-too-low = { $stops ->
    [no] Wyższa oferta wygrywałaby tę aukcję częściej.
   *[yes] Wyższa oferta wygrywałaby tę aukcję częściej; opłaca się do { $stop }.
}
analysis-why-left-too-soon = { $stops ->
    [no] Było to warte więcej niż ta cena.
   *[yes] Warto było licytować dalej, do { $stop }.
}
analysis-why-bought-too-dear = { $stops ->
    [no] { $sum } to więcej, niż jest to tutaj warte.
   *[yes] { $sum } to za drogo: należało skończyć na { $stop }.
}
analysis-why-asked-too-much = Za { $sum } weźmie to zbyt mało graczy.
analysis-why-asked-too-little = { $sum } to za mało.
analysis-why-steered-badly = Ta suma prowadzi tam, gdzie pożytku jest mniej.
analysis-why-ended-it = To zakończyło partię w złej chwili.
analysis-why-helped-rival = To służy bardziej komuś innemu.
analysis-why-other-better = Inny wybór wygrywa częściej.
analysis-helped = Najwięcej zyskuje: { $rival }.

## Tabela aukcji

analysis-lot = Aukcja
analysis-price = Cena
analysis-back = Przyniosło
analysis-worth = Wartość
analysis-stop = Skończyć na
analysis-overpaid = Przepłacono: { $sum }
analysis-helps = Zyskuje
analysis-unsold = niesprzedane

## Na stronie

analysis-begin = Przejrzyj partię
analysis-begin-how = Każda decyzja jest rozgrywana od nowa w wielu możliwych światach. Trwa to około minuty i toczy się dalej, nawet gdy stąd wyjdziesz.
analysis-waiting = Najpierw przeglądana jest inna partia…
analysis-looking = Partia jest przeglądana: { $part } %
analysis-judged-by = Ocena według
analysis-by-own = Tego, co można było wiedzieć
analysis-by-open = Gdyby wszystko było wiadomo
analysis-chart-read = Odczytaj szanse przy ruchu
analysis-between = od { $low } do { $high } %
analysis-try-again = Spróbuj jeszcze raz
analysis-try-again-how = Nowy stół od tego miejsca: decydujesz zamiast gracza { $name }, przeciw tym samym botom.
analysis-here = Ten ruch
analysis-nothing-here = Nikt tu niczego nie rozstrzygał.
analysis-not-yet-here = Ten ruch nie został jeszcze zbadany.
analysis-would-do = Co zrobiłby { bot-expert }?
analysis-would-do-for = Co zrobiłby { bot-expert } jako { $name }?
analysis-knew = Znał to, co { $name } mógł tam wiedzieć, i nic więcej.
analysis-bought-by = { $name } za { $price }
analysis-tutor = Trener
side-analysis = Analiza

## Czego nie da się przeanalizować

refused-house-analysis-broken = { $move_n ->
    [0] Ten zapis jest uszkodzony: „saleroom verify” powie jak.
   *[other] Ten zapis jest uszkodzony przy ruchu { $move }: „saleroom verify” powie jak.
}
refused-house-analysis-no-skill = Nikt tutaj nie gra dość dobrze, żeby to przeanalizować: { $name }.
refused-house-analysis-eyes = Nie ma punktu widzenia { $name }: jest jeden z tych: { $known }.
refused-house-analysis-worlds = Liczba światów { $given } jest niemożliwa: od { $least } do { $most }.
