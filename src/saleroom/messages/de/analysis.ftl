# Die Analyse einer Partie, für Terminal, Bericht und Seite: was entschied, was Posten wert waren, was Entscheidungen kosteten.

analysis-what-decided = Was entschied
analysis-nothing-dear = Keine Entscheidung hat viel gekostet.
analysis-of = { $game }: { $names }
analysis-chances = Die Chancen aller
analysis-chances-how = Die Gewinnchance nach jedem Posten; das Band ist das 95-%-Intervall. { analysis-chances-whose }
analysis-chances-whose = { $eyes ->
    [open] Mit allen Karten offen.
   *[own] Jede so, wie der eigene Platz sie kennen konnte: zusammen müssen sie nicht 100 % ergeben.
}
analysis-lots = Die Posten
analysis-lots-how = Wert und Preis, bei dem Schluss sein sollte, als der Posten aufkam, aus dem Blickwinkel jedes Platzes.
analysis-decisions = Alle Entscheidungen
analysis-seat = Spieler
analysis-accuracy = Genauigkeit
analysis-accuracy-how = Wie viel von dem erhalten blieb, was die eigenen Entscheidungen kosten konnten.
analysis-lost = Verlorene Chance
analysis-count = Entscheidungen
analysis-move = Zug { $move }
analysis-eyes = { $eyes ->
    [open] Hättest du es gewusst: Alle Karten liegen offen.
   *[own] Das konntest du nicht wissen: Jede Entscheidung wird danach beurteilt, was ihr Platz sehen konnte und gehört hatte.
}
analysis-assumes = Von jeder Stellung aus geht die Partie in vielen möglichen Welten weiter; { bot-dealer } entscheidet für alle, alle gleich stark; wo sich eine Auktion von ihrem Ende her lösen lässt, bieten darin alle weiter, wie es Spieler tun, die vorausdenken. Solange noch viel aussteht, liegen die Chancen näher beieinander als die Siege in diesen Welten: Niemand weiß, wer besser spielt. In Alles Futsch zu dritt und zu viert heißt nichts besser, was { bot-master } nicht für besser hält.
analysis-worlds = { $count ->
    [one] Was besser aussah, wurde in { $count } neuen Welt gemessen.
   *[other] Was besser aussah, wurde in { $count } neuen Welten gemessen.
}
analysis-goes-on = Die Partie läuft noch: Sie ist so weit durchgesehen, wie sie reicht.
analysis-is-growing = { $part } % der Analyse sind fertig.
analysis-grade = { $grade ->
    [fine] gut
    [imprecise] ungenau
    [mistake] Fehler
   *[blunder] Patzer
}
analysis-grades = { $grade ->
    [fine] Gut
    [imprecise] Ungenau
    [mistake] Fehler
   *[blunder] Patzer
}
analysis-did = { $name }: { $label }
analysis-from-to = Gewinnchance { $before } % → { $after } %
analysis-cost = kostet { $loss } ± { $error } Punkte von hundert
analysis-stays = Gewinnchance { $after } %
analysis-better = Besser: { $label }
analysis-forced = Etwas anderes war nicht erlaubt.
analysis-thought-of = Auch angesehen: { $others }
analysis-option = { $label } ({ $chance } %)

## Warum

analysis-why-bid-too-high = { $stops ->
    [no] { $sum } ist mehr, als der Posten hier wert ist.
   *[yes] { $sum } ist mehr, als der Posten hier wert ist: Bei { $stop } sollte Schluss sein.
}
analysis-why-bid-too-low = { $stops ->
    [no] Ein höheres Gebot hätte den Posten öfter bekommen.
   *[yes] Ein höheres Gebot hätte den Posten öfter bekommen; bis { $stop } lohnt er sich.
}
analysis-why-left-too-soon = { $stops ->
    [no] Der Posten war mehr wert als dieser Preis.
   *[yes] Der Posten war es wert weiterzubieten, bis { $stop }.
}
analysis-why-bought-too-dear = { $stops ->
    [no] { $sum } ist mehr, als der Posten hier wert ist.
   *[yes] { $sum } ist zu teuer: Bei { $stop } sollte Schluss sein.
}
analysis-why-asked-too-much = Für { $sum } nehmen ihn zu wenige.
analysis-why-asked-too-little = { $sum } ist zu wenig verlangt.
analysis-why-steered-badly = Diese Summe führt dorthin, wo sie weniger nützt als eine andere.
analysis-why-ended-it = Damit war die Partie zur falschen Zeit zu Ende.
analysis-why-helped-rival = Das nützt jemand anderem mehr.
analysis-why-other-better = Eine andere Wahl gewinnt öfter.
analysis-helped = Am meisten geholfen: { $rival }.

## Die Tabelle der Posten

analysis-lot = Posten
analysis-price = Preis
analysis-back = Brachte am Ende
analysis-worth = Wert
analysis-stop = Schluss bei
analysis-overpaid = Um { $sum } zu teuer
analysis-helps = Half
analysis-unsold = nicht verkauft

## Auf der Seite

analysis-begin = Partie durchsehen
analysis-begin-how = Jede Entscheidung wird in vielen möglichen Welten noch einmal durchgespielt. Das dauert etwa eine Minute und geht weiter, auch wenn du gehst.
analysis-waiting = Vorher wird eine andere Partie durchgesehen …
analysis-looking = Die Partie wird durchgesehen: { $part } %
analysis-judged-by = Beurteilt nach
analysis-by-own = Was man wissen konnte
analysis-by-open = Hättest du’s gewusst
analysis-chart-read = Chancen bei einem Zug ablesen
analysis-between = { $low } bis { $high } %
analysis-try-again = Noch einmal versuchen
analysis-try-again-how = Ein neuer Tisch ab hier: Du entscheidest anstelle von { $name }, gegen dieselben Bots.
analysis-here = Dieser Zug
analysis-nothing-here = Hier hat niemand etwas entschieden.
analysis-not-yet-here = Dieser Zug wurde noch nicht angesehen.
analysis-would-do = Was täte { bot-expert }?
analysis-would-do-for = Was täte { bot-expert } als { $name }?
analysis-knew = Er wusste, was { $name } dort wissen konnte, und sonst nichts.
analysis-bought-by = { $name } für { $price }
analysis-tutor = Der Trainer
side-analysis = Analyse

## Was sich nicht analysieren lässt

refused-house-analysis-broken = { $move_n ->
    [0] Diese Aufzeichnung ist beschädigt: „saleroom verify“ sagt, wie.
   *[other] Diese Aufzeichnung ist bei Zug { $move } beschädigt: „saleroom verify“ sagt, wie.
}
refused-house-analysis-no-skill = Niemand hier spielt { $name } gut genug, um es zu analysieren.
refused-house-analysis-eyes = Den Blickwinkel { $name } gibt es nicht: Es ist einer von { $known }.
refused-house-analysis-worlds = { $given } Welten gehen nicht: Es sind { $least } bis { $most }.
