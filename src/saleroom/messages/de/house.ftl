# Das Haus: Plätze, was an einem Tisch neben dem Spiel geschieht, und warum etwas nicht getan wurde.

# Wo niemand einen Namen genannt hat.
seat-numbered = Platz { $seat }

## Was am Tisch geschehen ist

line-sat = { $seat_is ->
    [you] Du nimmst Platz
   *[other] { $text } nimmt Platz
}
line-stood = { $seat_is ->
    [you] Du verlässt den Tisch
   *[other] { $text } verlässt den Tisch
}
line-mixed = { $seat_is ->
    [you] Du mischst etwas Eigenes in das Austeilen
   *[other] { $seat } mischt etwas Eigenes in das Austeilen
}
line-filled = Ein Bot nimmt Platz: { $text }
line-called = { $text ->
    [once] Zum Ersten …
   *[twice] Zum Zweiten …
}
line-handed-over = { $text ->
    [time] { $seat_is ->
        [you] Deine Zeit ist um: Ein Bot spielt für dich weiter
       *[other] Die Zeit von { $seat } ist um: Ein Bot spielt weiter
    }
    [left] { $seat_is ->
        [you] Du gehst: Ein Bot spielt für dich weiter
       *[other] { $seat } geht: Ein Bot spielt weiter
    }
   *[wish] { $seat_is ->
        [you] Du übergibst an einen Bot
       *[other] { $seat } übergibt an einen Bot
    }
}
line-took-back = { $seat_is ->
    [you] Du spielst wieder selbst
   *[other] { $seat } spielt wieder selbst
}
line-paused = { $seat_is ->
    [you] Deine Verbindung ist abgerissen: Der Hammer wartet
   *[other] Die Verbindung von { $seat } ist abgerissen: Der Hammer wartet
}
line-resumed = Der Hammer geht weiter
line-said = { $seat }: { $text }
line-followed = Dieselben Spieler sind an einen anderen Tisch weitergezogen
line-frozen = An diesem Tisch kann nicht weitergespielt werden

## Warum etwas nicht getan wurde

error-bad-setup = Diese Einstellungen passen nicht zum Spiel.
error-bad-token = Unter diesem Token ist niemand bekannt.
error-begun = Das Spiel hat begonnen.
error-bot-plays = Auf diesem Platz spielt ein Bot. Nimm ihn erst zurück.
error-frozen = An diesem Tisch kann nicht weitergespielt werden: Die Regeln sind jetzt andere.
error-illegal = Die Regeln erlauben das jetzt nicht.
error-internal = Hier ist etwas schiefgegangen. Es wurde aufgeschrieben.
error-malformed = Das wurde nicht verstanden.
error-method = Das kann man hier nicht tun.
error-no-change = So ist es schon.
error-no-origin = Ein Programm zeigt sein Token im Authorization-Header, nicht in einem Cookie.
error-no-seat = Diesen Platz gibt es nicht.
error-no-such-page = Diese Seite gibt es nicht.
error-no-such-table = Diesen Tisch gibt es nicht.
error-nobody = Du hast noch nirgends einen Platz. Nimm erst einen ein.
error-not-begun = Das Spiel beginnt, wenn alle Plätze besetzt sind.
error-not-here = Das geht an diesem Tisch nicht.
error-not-invited = Dieser Platz ist für die, denen der Link geschickt wurde.
error-not-now = Das geht jetzt nicht.
error-not-yet = Das wird erst gezeigt, wenn das Spiel zu Ende ist.
error-not-yours = Das ist nicht deine Sache.
error-over = Das Spiel ist zu Ende.
error-rate = Das war zu viel auf einmal. Warte einen Moment.
error-seated = Du hast einen Platz an diesem Tisch.
error-sockets = Dieser Tisch ist in zu vielen Fenstern offen. Schließ eines davon.
error-stale = Das war eine andere Frage. Schau noch einmal hin.
error-taken = Das ist schon vergeben.
error-too-large = Das ist zu viel auf einmal.
error-too-soon = Lass den anderen Zeit: zwei Sekunden nach jedem Gebot und jedem Ruf.
error-unavailable = Was gespielt wird, kann gerade nicht gespeichert werden. Versuch es gleich noch einmal.
error-wrong-origin = Eine fremde Seite darf das nicht.

## Dasselbe, genauer

refused-house-another-seat = Du hast einen anderen Platz an diesem Tisch.
refused-house-as-it-is = So ist es schon.
refused-house-bot-already = Auf diesem Platz spielt schon ein Bot.
refused-house-figures = Die Zahlen sind für diesen Rechner, oder mit einem Token.
refused-house-leads = Du bist der Höchstbietende, und der ist nicht raus.
refused-house-name-length = { $most_n ->
    [one] Ein Name hat einen Buchstaben.
   *[other] Ein Name hat 1 bis { $most_n } Buchstaben.
}
refused-house-name-taken = Jemand an diesem Tisch hat schon diesen Namen.
refused-house-no-call = Der Verkäufer hat jetzt nichts auszurufen.
refused-house-no-chat = An diesem Tisch wird nicht geplaudert.
refused-house-no-free-seat = Es ist kein Platz mehr frei.
refused-house-no-lot = Es gibt keinen Posten, für den du einen Auftrag hinterlassen könntest.
refused-house-no-orders = Dieser Tisch nimmt keine Aufträge an.
refused-house-no-outcry = Nur in einer offenen Auktion ist jemand raus.
refused-house-no-plain-text = Darin ist ein Zeichen, das kein einfacher Text ist.
refused-house-no-such-bot = Diesen Bot gibt es für dieses Spiel nicht.
refused-house-no-such-language = Saleroom spricht diese Sprache nicht.
refused-house-no-such-link = Dieser Link bringt keinen Platz zurück.
refused-house-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht.
refused-house-not-played = Nur wer mitgespielt hat, kann um Revanche bitten.
refused-house-not-seated = Du hast keinen Platz an diesem Tisch.
refused-house-pass-only = Hier kommt es auf die Höhe des Gebots an: Ein Auftrag kann nur Passen sein.
refused-house-person-already = Auf diesem Platz spielst du selbst.
refused-house-same-deal = Dieser Tisch spielt ein Austeilen noch einmal, darum wird nichts hineingemischt.
refused-house-seat-taken = Dort sitzt schon jemand.
refused-house-seller-calls = Der Verkäufer ruft aus.
refused-house-webhook = Ein Webhook ist eine Adresse, die mit https:// oder http:// beginnt.

## Ein Tisch, der sich so nicht decken lässt

refused-house-setup-range = { $option }: Hier gehört eine Zahl von { $least_n } bis { $most_n } hin, nicht { $given_n }.
refused-house-setup-entry-range = { $option }, Eintrag { $entry_n }: Hier gehört eine Zahl von { $least_n } bis { $most_n } hin, nicht { $given_n }.
refused-house-setup-entry-least = { $option }, Eintrag { $entry_n }: Mindestens { $least_n } ist nötig, nicht { $given_n }.
refused-house-setup-seat = { $option }: An einem Tisch für { $players_n } gibt es keinen Platz { $seat_n }.
refused-house-setup-mystery-hand = Die unbekannte Hand ist für drei Spieler, nicht für { $players_n }.
refused-house-setup-count = { $wanted_n ->
    [one] { $option }: Nötig ist ein Eintrag; angegeben hast du { $given_n }.
   *[other] { $option }: Nötig sind { $wanted_n } Einträge; angegeben hast du { $given_n }.
}
refused-house-setup-entry-count = { $option }, Eintrag { $entry_n }: { $least_n ->
    [1] Hier gehören 1 bis { $most_n } hin; angegeben hast du { $given_n }.
   *[other] Hier gehören { $most_n } hin; angegeben hast du { $given_n }.
}
refused-house-setup-entry-unknown = { $option }, Eintrag { $entry_n }: „{ $name }“ ist keines von { $known }.
refused-house-setup-entry-twice = { $option }, Eintrag { $entry_n }: „{ $name }“ kommt mehr als einmal vor.
refused-house-setup-entry-repeats = { $option }: Eintrag { $entry_n } wiederholt Eintrag { $other_n }.
refused-house-setup-entry-form = { $option }, Eintrag { $entry_n }: „{ $name }“ ist nicht geschrieben wie „{ $form }“.
refused-house-setup-tiles = { $wanted_n ->
    [one] { $option }: „{ $name }“ ist einmal nötig; angegeben hast du es { $given_n }-mal.
   *[other] { $option }: „{ $name }“ ist { $wanted_n }-mal nötig; angegeben hast du es { $given_n }-mal.
}
refused-house-setup-sum = { $option }: Alle Zahlen zusammen ergeben { $wanted_n }, nicht { $given_n }.
refused-house-setup-unknown = { $entry_n ->
    [0] { $option }: „{ $name }“ gibt es hier nicht zur Wahl.
   *[other] { $option }, Eintrag { $entry_n }: „{ $name }“ gibt es hier nicht zur Wahl.
}
refused-house-setup-kind = { $entry_n ->
    [0] { $option }: Hier gehört { refused-house-setup-kind-needed } hin, nicht { refused-house-setup-kind-got }.
   *[other] { $option }, Eintrag { $entry_n }: Hier gehört { refused-house-setup-kind-needed } hin, nicht { refused-house-setup-kind-got }.
}
refused-house-setup-kind-needed = { $needed ->
    [int] eine ganze Zahl
    [bool] Ja oder Nein
    [str] ein Text in Anführungszeichen
    [array] eine Liste in eckigen Klammern
   *[other] etwas anderes
}
refused-house-setup-kind-got = { $got ->
    [int] eine Zahl
    [float] ein Bruch
    [bool] Ja oder Nein
    [str] ein Text
    [array] eine Liste
   *[other] etwas anderes
}

## Zu viel auf einmal

refused-house-too-many-tables = { $wait_n ->
    [one] Von hier wurden zu viele Tische eröffnet. Versuch es in einer Sekunde noch einmal.
   *[other] Von hier wurden zu viele Tische eröffnet. Versuch es in { $wait_n } Sekunden noch einmal.
}
refused-house-too-many-people = { $wait_n ->
    [one] Von hier kamen zu viele neue Spieler. Versuch es in einer Sekunde noch einmal.
   *[other] Von hier kamen zu viele neue Spieler. Versuch es in { $wait_n } Sekunden noch einmal.
}
refused-house-too-many-requests = { $wait_n ->
    [one] Von hier wurde zu viel gefragt. Versuch es in einer Sekunde noch einmal.
   *[other] Von hier wurde zu viel gefragt. Versuch es in { $wait_n } Sekunden noch einmal.
}
refused-house-too-many-messages = { $wait_n ->
    [one] Von diesem Platz kam zu viel. Versuch es in einer Sekunde noch einmal.
   *[other] Von diesem Platz kam zu viel. Versuch es in { $wait_n } Sekunden noch einmal.
}
