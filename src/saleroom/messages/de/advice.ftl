# Was Bots raten, für Terminal und Seite: was sie tun würden, wie weit sie gingen und warum.

## Auf der Seite gefragt

advice-ask = Was würdest du tun?
advice-ask-lot = Was würde ein Bot zahlen?
advice-title = Rat eines Bots
advice-thinking = Ein Bot denkt darüber nach …
advice-from = Der Bot „{ $bot }“ würde das tun:
advice-up-to = { $sum_n ->
    [0] Dafür würde er nichts zahlen
   *[other] Dafür ginge er bis { $sum }
}
advice-clear = Ein klarer Fall
advice-close = Eine knappe Sache
advice-do = So machen
advice-dismiss = Rat schließen
advice-moved = Der Preis ist inzwischen ein anderer: Frag noch einmal.
advice-eyes = Er weiß, was man auf deinem Platz wissen darf, und sonst nichts.

## Was sie sagen

advice-note = { $note ->
    [dealer_sits_in] Die stärkeren Bots werden vorbereitet; { bot-dealer } springt ein
    [dealer_without_fast] Die stärkeren Bots brauchen den Zusatz „fast“, der nicht installiert ist; { bot-dealer } springt ein
    [dealer_after_failure] Die stärkeren Bots konnten nicht vorbereitet werden; { bot-dealer } springt ein
   *[other] { $note }
}
refused-house-setup-sits-in = { $name } lässt sich hier nicht messen: { advice-note }.
advice-would = { $bot } würde dies tun: { $label }
advice-drew = { $bot } hat eine von { $count } Möglichkeiten gezogen: { $label }
advice-worth = { $who_is ->
    [you] der Posten ist dir { $worth } wert
   *[other] der Posten ist { $worth } wert, für { $who }
}
advice-limit = { $sum_n ->
    [0] er würde nichts zahlen
   *[other] er ginge bis { $sum }
}
advice-stops = { $why ->
    [all_it_has] mehr kann er nicht bieten
    [too_little_left] darüber bliebe ihm vom Posten zu wenig
    [better_without] darüber steht er ohne den Posten besser da
    [at_no_price] zu jedem Preis steht er ohne den Posten besser da
    [price_is_beyond] der Preis liegt über dem, was er zahlen würde
    [better_left] zu diesem Preis ist ihm besser gedient, wenn ein anderer den Posten hat
   *[other] { $why }
}
advice-only = { $only ->
    [forced] etwas anderes ist nicht erlaubt
    [unrivalled] etwas anderes kommt nicht in Betracht
   *[other] { $only }
}
advice-reckons = er rechnet mit { $rivals }
advice-rival-up-to = { $who } bis { $sum }
advice-points = { $points } Punkte
advice-sum-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
advice-also = er dachte auch an: { $others }
advice-and-more = { $count ->
    [one] { $others } und { $count } weitere Möglichkeit
   *[other] { $others } und { $count } weitere Möglichkeiten
}
advice-wins = gewinnt in { $chance } % der Fälle
advice-wins-between = gewinnt in { $chance } % der Fälle, { $low } bis { $high }
advice-worlds = { $count ->
    [one] { $bot } hat { $count } mögliche Welt durchgespielt
   *[other] { $bot } hat { $count } mögliche Welten durchgespielt
}
