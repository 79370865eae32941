# Das Ende einer Partie und ihre Wiedergabe.

## Das Ergebnis

ending-won = { $who ->
    [you] Du gewinnst!
    [shared] Ihr gewinnt gemeinsam: { $names }
   *[others] { $count ->
        [one] { $names } gewinnt
       *[other] { $names } gewinnen gemeinsam
    }
}
ending-ranking = Die Rangfolge
ending-rank = Rang
ending-player = Spieler
ending-score = Ergebnis
ending-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
ending-points-word = Punkte
ending-money-word = Geld
ending-story-coming = Die Partie wird durchgesehen …
ending-no-story = Der Verlauf der Partie lässt sich gerade nicht abrufen.
ending-try-again = Noch einmal versuchen

## Was nun

ending-onward = Was nun
ending-rematch = Revanche
ending-next-level = Nächste Stufe: { $bot }
ending-to-rematch = Zur Revanche
ending-watch-rematch = Bei der Revanche zusehen
ending-same-deal = Noch einmal mit denselben Karten
ending-same-deal-how = Dieselben Karten in derselben Reihenfolge, auf denselben Plätzen.
ending-record = Aufzeichnung herunterladen
ending-share = Teilen
ending-share-title = Das Ergebnis teilen
ending-share-who = Wer den Link hat, kann die Partie noch einmal ansehen.
ending-share-copy = Link kopieren
ending-share-picture = Bild herunterladen
ending-share-send = Senden …
ending-share-shown = Das Ergebnis als Bild
share-open = { $game }: Ein Tisch wartet auf Mitspieler
share-playing = { $game }: Eine Partie läuft
ending-new-table = Neuen Tisch eröffnen

## Wie es dazu kam

ending-chart-money = Das Geld aller Spieler
ending-chart-points = Die Punkte aller Spieler
ending-chart-what = Was das Diagramm zeigt
ending-chart-read = Das Diagramm bei einem Zug ablesen
ending-axis-round = Runde
ending-axis-turn = Runde
ending-axis-lot = Posten
ending-look-there = Diesen Zug ansehen

## Was gekauft wurde

ending-dearest = Die teuersten Käufe
ending-prices = Was es kostete und was es brachte
ending-price-paid = Preis
ending-price-back = Ertrag
ending-gain = Gewinn
ending-lot = Posten
ending-lot-said = gekauft für { $price }, Ertrag { $back }
ending-order = Reihenfolge
ending-order-gain = Nach Gewinn
ending-order-time = Nach Spielverlauf
ending-show-all = Alle { $count } Posten zeigen
ending-show-few = Weniger zeigen
ending-as-table = Als Tabelle
ending-all-lots-of = Alle Posten von { $name }

## Die Kartenverteilung

ending-deal = Der Zufall liegt offen
ending-deal-checking = Das Siegel wird geprüft …
ending-deal-fair = Das Siegel stimmt: Das ist der Zufall, den das Haus vor der Partie versiegelt hat.
ending-deal-wrong = Das Siegel stimmt nicht: Das ist nicht der Zufall, den das Haus vor der Partie versiegelt hat.
ending-deal-unchecked = Dieser Browser kann das Siegel nur auf einer Seite prüfen, die über https oder von diesem Gerät kommt.
ending-deal-how = Bevor sich jemand hinsetzte, hat das Haus eine geheime Zahl gezogen und ihr Siegel gezeigt. Jetzt liegt die Zahl offen.
ending-deal-compared = Dein Browser hat das Siegel daraus neu berechnet und beide verglichen.
ending-deal-verify = Wer jede einzelne Karte nachrechnen will, lädt die Aufzeichnung herunter und ruft „saleroom verify“ auf.
ending-deal-taken-over = { $count ->
    [one] Das erste Zufallsergebnis wurde aus einer anderen Partie übernommen.
   *[other] Die ersten { $count } Zufallsergebnisse wurden aus einer anderen Partie übernommen.
}
ending-deal-numbers = Die Zahlen
ending-deal-promised = Das Siegel, vor der Partie gezeigt
ending-deal-found = Das Siegel, von deinem Browser berechnet
ending-deal-seed = Die geheime Zahl des Hauses
ending-deal-table = Der Tisch
ending-deal-rules = Die Regeln
ending-deal-nonce = Beigemischt von { $name }
ending-deal-no-nonce = nichts
ending-deal-sum = Das Siegel ist der SHA-256-Wert von Zahl, Tisch und Regeln, jeweils mit vorangestellter Länge in vier Bytes. Aus der Zahl und dem, was die Spieler beigemischt haben, folgt jedes Mischen und jeder Wurf.

## Die Wiedergabe

replay-title = Wiedergabe
replay-opening = Alles ist aufgebaut; die Partie beginnt.
replay-unheard = Es geschieht etwas, das man aus diesem Blickwinkel nicht sieht.
replay-at = { $at ->
    [0] Vor dem ersten von { $moves } Zügen
   *[other] Zug { $at } von { $moves }
}
replay-round = Runde { $number }
replay-turn = Runde { $number }
replay-lot = Posten { $number }
replay-controls = Wiedergabe
replay-auction = Die Auktion
replay-scrubber = Zug
replay-steps = Schritt für Schritt
replay-back = Einen Schritt zurück
replay-forward = Einen Schritt weiter
replay-last-mark = Zum vorigen Verkauf oder Rundenbeginn
replay-next-mark = Zum nächsten Verkauf oder Rundenbeginn
replay-play = Abspielen
replay-pause = Anhalten
replay-speed = Geschwindigkeit
replay-eyes = Blickwinkel
replay-eyes-all = Alles offen
replay-eyes-seat = Als { $name }
replay-eyes-spectator = Als Zuschauer
replay-menu = Dieser Zug
replay-copy = Link zu diesem Zug kopieren
replay-to-result = Zum Ergebnis
replay-key-back = Einen Schritt zurück; mit ⇧ zum vorigen Verkauf oder Rundenbeginn
replay-key-forward = Einen Schritt weiter; mit ⇧ zum nächsten Verkauf oder Rundenbeginn
replay-key-start = Zum Anfang
replay-key-end = Zum Ende
replay-key-play = Abspielen oder anhalten
replay-play-on = Von hier weiterspielen
replay-play-on-how = { $at ->
    [0] Ein neuer Tisch beginnt dort, wo diese Partie begann.
   *[other] Ein neuer Tisch beginnt dort, wo diese Partie nach Zug { $at } stand.
}
replay-play-on-who = Wer spielt
replay-play-on-bots = Ich gegen Bots
replay-play-on-same = Dieselben Spieler auf denselben Plätzen
replay-play-on-same-how = Wer als Person gespielt hat, setzt sich wieder auf seinen Platz; Bots bleiben Bots.
replay-play-on-seat = Ich nehme den Platz von
replay-play-on-strength = Stärke der Bots
replay-play-on-begin = Weiterspielen
