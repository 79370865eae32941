# Das Haus: Plätze, was an einem Tisch neben dem Spiel geschieht, und warum etwas nicht getan wurde.

# Wo niemand einen Namen genannt hat.
seat-numbered = Platz { $seat }
bot-random = Zufall
bot-visitor = Besucher
bot-regular = Stammgast
bot-collector = Sammler
bot-connoisseur = Kenner
bot-dealer = Händler
bot-expert = Experte
bot-master = Meister
bot-newcomer = Neuling
bot-beginner = Anfänger
bot-amateur = Laie
bot-miser = Geizhals
bot-gambler = Zocker
bot-abstainer = Asket
bot-hoarder = Horter
bot-reckoner = Rechner
bot-blocker = Störer
bot-copier = Nachahmer
bot-racer = Stürmer
bot-challenger = Herausforderer
bot-names = Ada Bruno Clara Dario Edith Florian Greta Hugo Ines Jonas
# Eins neben dem anderen gesagt.
said-besides = { $said }; { $more }

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
    [you] Du mischst mit
   *[other] { $seat } mischt mit
}
line-filled = Ein Bot nimmt Platz: { $text ->
    [random] { bot-random }
    [visitor] { bot-visitor }
    [regular] { bot-regular }
    [collector] { bot-collector }
    [connoisseur] { bot-connoisseur }
    [dealer] { bot-dealer }
    [expert] { bot-expert }
    [master] { bot-master }
    [newcomer] { bot-newcomer }
    [beginner] { bot-beginner }
    [amateur] { bot-amateur }
    [miser] { bot-miser }
    [gambler] { bot-gambler }
    [abstainer] { bot-abstainer }
    [hoarder] { bot-hoarder }
    [reckoner] { bot-reckoner }
    [blocker] { bot-blocker }
    [copier] { bot-copier }
    [racer] { bot-racer }
    [challenger] { bot-challenger }
   *[other] { $text }
}
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
line-asked-back = { $seat_is ->
    [you] Du möchtest etwas zurücknehmen
   *[other] { $seat } möchte etwas zurücknehmen
}
line-agreed-back = { $seat_is ->
    [you] Du bist einverstanden
   *[other] { $seat } ist einverstanden
}
line-declined-back = { $text ->
    [time] Nicht alle haben rechtzeitig geantwortet: Nichts wird zurückgenommen
    [withdrawn] { $seat_is ->
        [you] Du ziehst deine Bitte zurück
       *[other] { $seat } zieht die Bitte zurück
    }
   *[no] { $seat_is ->
        [you] Du sagst Nein: Nichts wird zurückgenommen
       *[other] { $seat } sagt Nein: Nichts wird zurückgenommen
    }
}
line-taken-back = { $seat_is ->
    [you] Du nimmst eine Entscheidung zurück: Von dort geht es weiter
   *[other] { $seat } nimmt eine Entscheidung zurück: Von dort geht es weiter
}
line-paused = { $seat_is ->
    [you] Deine Verbindung ist abgerissen: Der Hammer wartet
   *[other] Die Verbindung von { $seat } ist abgerissen: Der Hammer wartet
}
line-resumed = Der Hammer läuft weiter
line-said = { $seat }: { $text }
line-emoted = { $seat }: { $text ->
    [hello] { emote-hello }
    [good_luck] { emote-good-luck }
    [well_played] { emote-well-played }
    [wow] { emote-wow }
    [laugh] { emote-laugh }
    [bargain] { emote-bargain }
    [too_dear] { emote-too-dear }
    [thinking] { emote-thinking }
    [hurry] { emote-hurry }
    [oops] { emote-oops }
    [thanks] { emote-thanks }
   *[good_game] { emote-good-game }
}
emote-hello = Hallo!
emote-good-luck = Viel Glück!
emote-well-played = Gut gespielt!
emote-wow = Donnerwetter!
emote-laugh = Hahaha!
emote-bargain = Ein Schnäppchen!
emote-too-dear = Zu teuer!
emote-thinking = Moment, ich überlege …
emote-hurry = Na los!
emote-oops = Ups!
emote-thanks = Danke!
emote-good-game = Schönes Spiel!
line-followed = Dieselben Spieler sind an einen anderen Tisch weitergezogen
line-frozen = An diesem Tisch kann nicht weitergespielt werden

## Warum etwas nicht getan wurde

error-bad-setup = Diese Einstellungen passen nicht zum Spiel.
error-bad-token = Unter diesem Token ist niemand bekannt.
error-begun = Die Partie hat begonnen.
error-bot-plays = Auf diesem Platz spielt ein Bot. Übernimm ihn erst wieder selbst.
error-frozen = An diesem Tisch kann nicht weitergespielt werden.
error-id-used = Diese Kennung hast du schon für etwas anderes benutzt.
error-illegal = Die Regeln erlauben das jetzt nicht.
error-internal = Hier ist etwas schiefgegangen. Der Fehler wurde festgehalten.
error-malformed = Das wurde nicht verstanden.
error-method = Das geht hier nicht.
error-no-change = Das ist schon so.
error-no-origin = Ein Programm zeigt sein Token im Authorization-Header, nicht in einem Cookie.
error-no-seat = Diesen Platz gibt es nicht.
error-no-such-page = Diese Seite gibt es nicht.
error-no-such-table = Diesen Tisch gibt es nicht.
error-nobody = Du hast noch nirgends einen Platz. Nimm erst einen ein.
error-not-begun = Die Partie beginnt, wenn alle Plätze besetzt sind.
error-not-here = Das geht an diesem Tisch nicht.
error-not-invited = Dieser Platz ist für die, denen der Link geschickt wurde.
error-not-now = Das geht jetzt nicht.
error-not-yet = Das wird erst gezeigt, wenn die Partie zu Ende ist.
error-not-yours = Das darfst du nicht.
error-over = Die Partie ist zu Ende.
error-rate = Das war zu viel auf einmal. Warte einen Moment.
error-seated = Du hast einen Platz an diesem Tisch.
error-sockets = Dieser Tisch ist in zu vielen Fenstern offen. Schließ eines davon.
error-stale = Inzwischen hat sich etwas geändert. Schau noch einmal hin.
error-taken = Das ist schon vergeben.
error-too-large = Das ist zu viel auf einmal.
error-too-soon = Lass den anderen Zeit: zwei Sekunden nach jedem Gebot und jedem Ruf.
error-unavailable = Die Partie kann gerade nicht gespeichert werden. Versuch es gleich noch einmal.
error-unreadable = Dieser Tisch lässt sich nicht lesen: Was von ihm aufgehoben wurde, ist beschädigt. Sag es der Person, die dieses Haus betreibt.
error-wrong-host = Unter diesem Namen ist der Server nicht bekannt. Wer ihn betreibt, kann ihm den Namen geben (--origin).
error-wrong-origin = Eine fremde Seite darf das nicht.

## Dasselbe, genauer

refused-house-analyses-busy = Gerade werden zu viele Partien analysiert. Versuch es gleich noch einmal.
refused-house-analysis-failed = Die Analyse ist abgebrochen. Frag noch einmal danach.
refused-house-analysis-no-game = Partien dieses Spiels werden nicht analysiert.
refused-house-analysis-not-installed = Dieser Server kann keine Partien analysieren: Das Extra „fast“ ist nicht installiert.
refused-house-another-seat = Du hast einen anderen Platz an diesem Tisch.
refused-house-as-it-is = Das ist schon so.
refused-house-back-asked = Es möchte schon jemand etwas zurücknehmen.
refused-house-back-not-asked = Danach fragt niemand mehr.
refused-house-back-too-much = In dieser Partie wurde schon so viel zurückgenommen, dass es nicht weiter geht.
refused-house-back-too-often = { $most_n ->
    [one] Das wurde dir in dieser Partie schon einmal abgeschlagen.
   *[other] Das wurde dir in dieser Partie schon { $most_n } Mal abgeschlagen.
}
refused-house-bot-already = Auf diesem Platz spielt schon ein Bot.
refused-house-close-later = { $hours_n ->
    [one] Hier spielen auch andere, und dieser Tisch kann noch repariert werden. In einer Stunde kannst du ihn schließen und die Aufzeichnung mitnehmen.
   *[other] Hier spielen auch andere, und dieser Tisch kann noch repariert werden. In { $hours_n } Stunden kannst du ihn schließen und die Aufzeichnung mitnehmen.
}
refused-house-figures = Die Zahlen gibt es nur auf diesem Rechner oder mit einem Token.
refused-house-frozen-damage = An diesem Tisch kann nicht weitergespielt werden: Ein Teil dessen, was von ihm aufgehoben wurde, ist beschädigt. Wer mitgespielt hat, kann die Aufzeichnung mitnehmen, so weit sie reicht.
refused-house-frozen-rules = An diesem Tisch kann nicht weitergespielt werden: Die Regeln haben sich seit dem Beginn geändert, und die heutigen führen woandershin. Wer mitgespielt hat, kann die Aufzeichnung mitnehmen.
refused-house-interval = Die Runde ist zu Ende. Es geht weiter, wenn alle auf „Weiter“ gedrückt haben, oder in ein paar Sekunden.
refused-house-hint-asked = Du hast schon gefragt, ein Bot denkt darüber nach.
refused-house-hints-busy = Gerade fragen zu viele um Rat. Versuch es gleich noch einmal.
refused-house-knock-over = Danach fragt niemand mehr.
refused-house-knocked-already = Du hast schon gefragt.
refused-house-nobody-home = Am Tisch ist noch niemand, der dich hereinlassen könnte.
refused-house-out-holds = Bei diesem Preis bist du raus. Erhöht jemand, wirst du wieder gefragt.
refused-house-answer-stands = Für diesen Posten hast du geantwortet. Wird über mehrere Tage gespielt, gilt eine Antwort, bis er verkauft ist.
refused-house-too-many-knocks = Hier haben schon zu viele um Einlass gebeten. Lass dir den Link schicken.
refused-house-turned-away = Am Tisch wurde abgelehnt.
refused-house-leads = Du führst: Wer führt, kann nicht raus sein.
refused-house-mail-address = Das ist keine E-Mail-Adresse.
refused-house-name-length = { $most_n ->
    [one] Ein Name hat einen Buchstaben.
   *[other] Ein Name hat 1 bis { $most_n } Buchstaben.
}
refused-house-name-of-bot = So heißt hier ein Bot.
refused-house-name-mixed = Ein Name steht in einem Alphabet.
refused-house-name-taken = Jemand an diesem Tisch hat schon diesen Namen.
refused-house-no-advice = Hier weiß niemand Rat.
refused-house-no-call = Der Verkäufer hat jetzt nichts auszurufen.
refused-house-no-chat = An diesem Tisch gibt es keinen Chat.
refused-house-no-tutor = Hier gibt es keinen Trainer: nur, wo eine Person gegen Bots spielt.
refused-house-no-decision = Dort hast du nichts entschieden, was noch gilt.
refused-house-no-free-seat = Es ist kein Platz mehr frei.
refused-house-no-interval = Die Partie läuft schon weiter.
refused-house-no-hint-now = Es gibt nichts zu raten: Du wirst nichts gefragt, und nichts wird versteigert.
refused-house-no-hints = An diesem Tisch gibt es keine Tipps.
refused-house-no-lot = Es gibt keinen Posten, für den du einen Bietauftrag erteilen könntest.
refused-house-no-mail = Dieses Haus verschickt keine E-Mails.
refused-house-no-orders = Dieser Tisch nimmt keine Bietaufträge an.
refused-house-no-outcry = Raus sein kann man nur in einer offenen Auktion.
refused-house-no-plain-text = Darin steht ein Zeichen, das nicht erlaubt ist.
refused-house-no-such-bot = Diesen Bot gibt es für dieses Spiel nicht.
refused-house-no-such-confirmation = Dieser Link gilt nicht mehr. Fordere die Erinnerungen noch einmal an.
refused-house-no-such-language = Saleroom spricht kein „{ $name }“; gesprochen wird { $known }.
refused-house-no-such-link = Dieser Link führt zu keinem Platz.
refused-house-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht.
refused-house-nothing-asked = An dieser Stelle hatte niemand etwas zu entscheiden.
refused-house-nothing-decided = Du hast noch nichts entschieden.
refused-house-players-only = Diese Partie dürfen nur die ansehen, die mitgespielt haben.
refused-house-too-many-pictures = Zu viele Bilder auf einmal. Versuch es in { $wait_n } Sekunden noch einmal.
refused-house-too-many-seatings = An diesen Tisch hat man sich schon { $most_n } Mal gesetzt. Öffne einen anderen.
refused-house-too-many-letters = In einer Partie kann man { $most_n } Zeichen schreiben. Das genügt.
refused-house-too-many-words = In einer Partie kann man neben den Zügen so viel sagen und ändern: { $most_n } Mal. Das genügt.
refused-house-no-take-back = An diesem Tisch wird nichts zurückgenommen.
refused-house-no-step = Es wartet nichts darauf, dass du weiterklickst.
refused-house-not-alone = Nur wer allein spielt, bestimmt das Tempo.
refused-house-not-played = Nur wer mitgespielt hat, kann um Revanche bitten.
refused-house-not-seated = Du hast keinen Platz an diesem Tisch.
refused-house-pass-only = Hier kommt es auf die Höhe des Gebots an: Ein Bietauftrag kann nur lauten zu passen.
refused-house-person-already = Auf diesem Platz spielst du selbst.
refused-house-push-device = Das ist keine Push-Anmeldung eines Browsers.
refused-house-same-deal = Dieser Tisch spielt dieselben Karten noch einmal, darum mischt niemand mit.
refused-house-seat-taken = Dort sitzt schon jemand.
refused-house-seller-calls = Der Verkäufer ruft aus.
refused-house-tempo-too-often = Das Tempo wurde in dieser Partie schon { $most_n }-mal geändert; das reicht.
refused-house-webhook = Ein Webhook ist eine Adresse, die mit https:// oder http:// beginnt.
refused-house-your-decision = Du bist dran.

## Ein Tisch, der sich so nicht decken lässt

refused-house-setup-no-game = Kein Spiel heißt „{ $name }“; es gibt: { $known }.
refused-house-setup-no-game-near = Kein Spiel heißt „{ $name }“; meinst du { $near }? Es gibt: { $known }.
refused-house-setup-edition = Von diesem Spiel gibt es keine Ausgabe { $name }; es gibt: { $known }.
refused-house-setup-players = Dieses Spiel ist für { $known } Spieler, nicht für { $name }.
refused-house-setup-options = Optionen werden mit ihrem Namen angegeben, nicht als { $name }.
refused-house-setup-no-option = Dieses Spiel hat keine Option „{ $name }“; es gibt: { $known }.
refused-house-setup-no-option-near = Dieses Spiel hat keine Option „{ $name }“; meinst du { $near }? Es gibt: { $known }.
refused-house-setup-least = { $option }: Mindestens { $least_n } ist nötig, nicht { $given_n }.
refused-house-setup-not-over = Die Partie ist nicht zu Ende.
refused-house-setup-no-bot = Kein Bot heißt hier „{ $name }“; es gibt: { $known }.
refused-house-setup-no-bot-near = Kein Bot heißt hier „{ $name }“; meinst du { $near }? Es gibt: { $known }.
refused-house-setup-no-bot-there = Ein Platz für einen Menschen nennt keinen Bot, auch nicht { $name }.
refused-house-setup-budget = „{ $name }“: Wie lange ein Bot denken darf, schreibt man wie expert:worlds=128 oder expert:seconds=0.5.
refused-house-setup-worlds = „{ $name }“: Worlds ist eine ganze Zahl von 1 bis { $most_n }.
refused-house-setup-seconds = „{ $name }“: Seconds ist mehr als 0 und höchstens { $most_n }.
refused-house-setup-left-out = Ausgelassen: { $why }
refused-house-setup-no-search = { $name } sucht nicht und nimmt deshalb weder worlds noch seconds.
refused-house-setup-says-nothing = { $name } sagt nicht, warum.
refused-house-setup-range = { $option }: Hier gehört eine Zahl von { $least_n } bis { $most_n } hin, nicht { $given_n }.
refused-house-setup-entry-range = { $option }, Eintrag { $entry_n }: Hier gehört eine Zahl von { $least_n } bis { $most_n } hin, nicht { $given_n }.
refused-house-setup-entry-least = { $option }, Eintrag { $entry_n }: Mindestens { $least_n } ist nötig, nicht { $given_n }.
refused-house-setup-seat = { $option }: An einem Tisch für { $players_n } gibt es keinen Platz { $seat_n }. Der erste ist Platz 0.
refused-house-setup-mystery-hand = Die unbekannte Hand ist für drei Spieler, nicht für { $players_n }.
refused-house-setup-public-hints = An einem öffentlichen Tisch gibt es keine Tipps.
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
refused-house-too-many-addresses = Erinnerungen gehen an höchstens { $most_n } solche Stellen. Entferne erst eine.
refused-house-seat-on-many-devices = Dieser Platz ist schon auf { $most_n } Geräten offen.
refused-house-too-many-devices = Für jetzt wurden genug Geräte angemeldet. Versuch es später noch einmal.
refused-house-too-many-mails = Für jetzt wurden genug E-Mails verschickt. Sieh in dein Postfach oder versuch es später noch einmal.
refused-house-too-many-people = { $wait_n ->
    [one] Von hier kamen zu viele neue Spieler. Versuch es in einer Sekunde noch einmal.
   *[other] Von hier kamen zu viele neue Spieler. Versuch es in { $wait_n } Sekunden noch einmal.
}
refused-house-too-many-remindings = Die Adresse für Erinnerungen wurde { $most_n }-mal geändert. Sie bleibt jetzt, wie sie ist.
refused-house-too-many-requests = { $wait_n ->
    [one] Von hier kamen zu viele Anfragen. Versuch es in einer Sekunde noch einmal.
   *[other] Von hier kamen zu viele Anfragen. Versuch es in { $wait_n } Sekunden noch einmal.
}
refused-house-too-many-analyses = { $wait_n ->
    [one] Von hier wurden zu viele Analysen verlangt. Versuch es in einer Sekunde wieder.
   *[other] Von hier wurden zu viele Analysen verlangt. Versuch es in { $wait_n } Sekunden wieder.
}
refused-house-too-many-hints = { $wait_n ->
    [one] Zu oft um Rat gefragt. Versuch es in einer Sekunde wieder.
   *[other] Zu oft um Rat gefragt. Versuch es in { $wait_n } Sekunden wieder.
}
refused-house-too-much-knocking = { $wait_n ->
    [one] Von hier wurde zu oft angeklopft. Versuch es in einer Sekunde noch einmal.
   *[other] Von hier wurde zu oft angeklopft. Versuch es in { $wait_n } Sekunden noch einmal.
}
refused-house-too-much-said = { $wait_n ->
    [one] Lass auch die anderen zu Wort kommen. Versuch es in einer Sekunde noch einmal.
   *[other] Lass auch die anderen zu Wort kommen. Versuch es in { $wait_n } Sekunden noch einmal.
}
refused-house-too-many-messages = { $wait_n ->
    [one] Von diesem Platz kamen zu viele Nachrichten. Versuch es in einer Sekunde noch einmal.
   *[other] Von diesem Platz kamen zu viele Nachrichten. Versuch es in { $wait_n } Sekunden noch einmal.
}

## Was ein Programm falsch gemacht hat

refused-house-action-form = Eine Aktion ist ein Objekt mit einem Schlüssel ({ $known }), nicht { $given }.
refused-house-action-verb = { $given } gehört nicht zu { $known }.
refused-house-action-bare = „{ $verb }“ nimmt true, nicht { $given }.
refused-house-action-whole = „{ $verb }“ nimmt eine ganze Zahl, nicht { $given }.
refused-house-action-range = „{ $verb }“ nimmt eine Zahl von 0 bis { $most_n }, nicht { $given }.
refused-house-action-number = { $given } ist die Nummer keiner Aktion.
refused-house-seat-unknown = Dieser Tisch hat die Plätze 0 bis { $last_n }, nicht { $given }.
refused-house-seat-of-chance = Der Zufall sieht nichts.
refused-house-rules-no-page = Für „{ $game }“ ist keine Regelseite installiert.
refused-house-setup-program-there = Ein Platz für ein Programm nennt es, und kein anderer Platz tut das.
refused-house-program-taken = Hier ist schon ein Programm angemeldet, dessen Name so aussieht.
refused-house-program-of-program = Ein Programm meldet keine anderen an; das tut sein Besitzer.
refused-house-too-many-programs = Du hast { $most_n } Programme angemeldet, mehr geht nicht.
refused-house-no-such-program = Du hast kein Programm mit diesem Namen angemeldet.
