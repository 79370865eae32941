# Die Oberfläche der Seite: das Haus, und was um jeden Tisch herum steht.
skip-to-content = Zum Inhalt
house-nav = Das Haus
to-house = Zur Startseite
you = du
copied = Kopiert
said-of = { $what }: { $said }

## Wünsche des Lesers
wishes = Sprache, Aussehen und Ton
wish-language = Sprache
wish-theme = Aussehen
theme-auto = Wie das Gerät
theme-light = Hell
theme-dark = Dunkel
wish-sound = Ton
sound-off = Aus
sound-quiet = Leise
sound-full = Laut
wish-motion = Animationen
wish-tutor = Trainer: allein gegen Bots nach einer teuren Entscheidung etwas sagen

## Ein Tisch
table-problem = Dieser Tisch kann nicht gezeigt werden
table-coming = Der Tisch wird vorbereitet …
table-seats = Spieler
table-board = Spielplan
table-dock = Deine Entscheidung
board-failed = Der eigene Spielplan dieses Spiels ist ausgefallen. Auch der einfache zeigt alles.
press-too-soon = Das hat sich gerade geändert. Drücke noch einmal, wenn du es so meinst.
table-nav = Tisch
table-menu = Dein Platz
table-frozen = Dieser Tisch ist gesperrt
table-over = Die Partie ist zu Ende.
table-show-end = Ergebnis zeigen
table-show-board = Spielplan zeigen
table-bot-plays = Ein Bot spielt auf deinem Platz.
table-take-seat-back = Wieder selbst spielen
table-hand-over = Einen Bot für mich spielen lassen
table-leave = Den Tisch verlassen
sure-no = Abbrechen
sure-hand-over = Einen Bot für dich spielen lassen?
sure-hand-over-says = Ab jetzt entscheidet ein Bot für dich. Du kannst jederzeit wieder selbst spielen.
sure-hand-over-yes = Bot spielen lassen
sure-out = Bei diesem Posten raus?
sure-out-says = Wird über mehrere Tage gespielt, gilt eine Antwort, bis der Posten verkauft ist: Du wirst zu ihm nicht mehr gefragt, was auch immer die anderen bieten.
sure-leave = Den Tisch verlassen?
sure-leave-says = Ein Bot spielt deinen Platz zu Ende. Solange die Partie läuft, kannst du zurückkommen und wieder selbst spielen.
sure-leave-waiting = Dein Platz wird frei, und wer die Einladung hat, kann sich dort hinsetzen.
sure-fill = { $count ->
    [one] Den Platz einem Bot geben?
   *[other] Alle freien Plätze Bots geben?
}
sure-fill-says = Ein Bot ({ $bot }) setzt sich dorthin und bleibt die ganze Partie.
sure-fill-begins = { $count ->
    [one] Ein Bot ({ $bot }) setzt sich dorthin und bleibt die ganze Partie. Damit sind alle Plätze besetzt, und es geht sofort los.
   *[other] Bots ({ $bot }) setzen sich dorthin und bleiben die ganze Partie. Damit sind alle Plätze besetzt, und es geht sofort los.
}
sure-fill-yes = { $count ->
    [one] Einem Bot geben
   *[other] Bots geben
}
back-title = Zurücknehmen
back-before = Zurück vor:
back-how-alone = Wähle, wohin es zurückgeht; alles danach wird zurückgenommen, auch die Züge der Bots. Von da an gilt die Partie als Übung.
back-how-practice = Wähle, wohin es zurückgeht; alles danach wird zurückgenommen, auch die Züge der Bots.
back-how-asks = { $days ->
    [yes] Wähle, wohin es zurückgehen soll. Das geschieht, wenn alle, die mitspielen, innerhalb eines Tages zustimmen und vorher niemand zieht.
   *[no] Wähle, wohin es zurückgehen soll. Der Tisch hält an, und es geschieht, wenn alle, die mitspielen, innerhalb von 20 Sekunden zustimmen.
}
back-asks = { $name } möchte etwas zurücknehmen
back-you-ask = Du möchtest etwas zurücknehmen
back-awaits = Noch keine Antwort von: { $names }
back-left = { $seconds ->
    [one] noch { $seconds } Sekunde
   *[other] noch { $seconds } Sekunden
}
back-agree = Einverstanden
back-refuse = Nein
back-withdraw = Anfrage zurückziehen
practice = Übung
practice-says = Entscheidungen wurden zurückgenommen, ohne dass jemand zustimmen musste.
table-copy-recovery = Link kopieren, der meinen Platz auf ein anderes Gerät bringt
new-link-title = Neuer Link zu meinem Platz
new-link-says = Der Link, der deinen Platz auf ein anderes Gerät bringt, ändert sich: Der alte gilt nicht mehr, und kein anderes Gerät behält deinen Platz. Dieses behält ihn.
new-link-yes = Neuen Link machen
new-link-made = Der alte Link gilt nicht mehr. Nur noch dieses Gerät hat deinen Platz.
new-link-copy = Neuen Link kopieren
table-remind = Mich erinnern …
table-all-rules = Alle Regeln
table-replay = Noch einmal ansehen
table-watching = { $others ->
    [0] Du schaust zu
    [one] Du und eine weitere Person schauen zu
    [19] Du und 19 oder mehr weitere schauen zu
   *[other] Du und { $others } weitere schauen zu
}
table-hints = Tipps
    .meaning = An diesem Tisch darf jeder einen Bot fragen, was er tun würde.
table-watchers = { $count ->
    [one] 1 Person schaut zu
    [20] 20 oder mehr schauen zu
   *[other] { $count } Personen schauen zu
}
table-waits = { $count ->
    [one] Am Zug: { $names }
   *[other] Am Zug: { $names }
}
guide-link = Einführung
title-your-turn = Du bist am Zug
connection-lost = Keine Verbindung; neuer Versuch …

## Plätze
seat-you = { $name } (du)
seat-away = ein Bot spielt
seat-offline = nicht verbunden
seat-program = ein Programm
sitter-program = für { $name }, ein Programm
seat-asked = muss entscheiden
pace-tempo = Tempo der Bots
pace-slow = langsam
pace-normal = mittel
pace-fast = schnell
pace-next = Schritt für Schritt
pace-step = Nächster Schritt
pace-skip = Bis zu meiner nächsten Entscheidung
interval-says = Die Runde ist zu Ende
interval-looking = { $count ->
    [one] Noch nicht bereit: { $names }.
   *[other] Noch nicht bereit: { $names }.
}
interval-seconds = Weiter in { $seconds } s.
interval-continue = Weiter
clock-left = Verbleibende Zeit
clock-hours = { $hours } Std. { $minutes } Min.

## Neben dem Spielplan
side = Verlauf, Regeln und Chat
side-log = Verlauf
log-newest = { $count ->
    [0] Neueste Zeilen
    [one] { $count } neue Zeile
   *[other] { $count } neue Zeilen
}
log-older = Frühere Zeilen
side-rules = Regeln
side-chat = Chat
chat-empty = Noch hat niemand etwas gesagt.
chat-say = Etwas sagen
chat-send = Senden
chat-new = { $count ->
    [one] Eine neue Nachricht
   *[other] { $count } neue Nachrichten
}
chat-emotes = Mit einem Wort
chat-mute = { $name } stummschalten
chat-unmute = { $name } ist stumm: wieder mitlesen
chat-hidden = { $count ->
    [one] Eine Nachricht ist ausgeblendet, weil du jemanden stummgeschaltet hast.
   *[other] { $count } Nachrichten sind ausgeblendet, weil du jemanden stummgeschaltet hast.
}
rules-now = gilt gerade
rules-missing = Die Regeln können gerade nicht geladen werden.

## Tasten
keys-title = Tasten
key-dock = Zu deiner Entscheidung
key-log = Verlauf
key-rules = Regeln
key-chat = Chat
key-keys = Alle Tasten
key-close = Schließen
key-tab = von Knopf zu Knopf
key-enter = führt aus, was gerade ausgewählt ist
key-amount = Betrag eintippen: landet im Feld, Enter bestätigt
key-raise = Um { $step } auf { $amount } erhöhen
key-more = Eins mehr
key-less = Eins weniger

## Auktionen
amount-quick = Schnell erhöhen
amount-label = Betrag
amount-less = Eins weniger
amount-more = Eins mehr
amount-range = Von { $least } bis { $most }
amount-really = Wirklich { $amount }?
auction-bidders = Bieter
auction-out = { $seat_is ->
    [you] raus
   *[other] raus
}
auction-thinks = { $seat_is ->
    [you] überlegst …
   *[other] überlegt …
}
call-once = Zum Ersten
call-twice = Zum Zweiten
call-sold = Verkauft
order-leave = Geheimen Bietauftrag erteilen
order-left = { $then ->
    [ask] Dein geheimer Bietauftrag: bis { $amount }, dann wirst du gefragt
   *[pass] Dein geheimer Bietauftrag: bis { $amount }, dann wird gepasst
}
order-does = { $sale ->
    [outcry-days] Wenn alle geantwortet haben oder die Zeit um ist ({ $time }), bietet das Haus für dich: nicht mehr als nötig und höchstens { $amount }.
    [outcry] Sobald jemand anders führt, bietet das Haus für dich: nicht mehr als nötig und höchstens { $amount }.
    [fixed-price] Wenn du gefragt wirst, kauft das Haus für dich, falls der Preis höchstens { $amount } beträgt.
   *[in-turn] Wenn du an der Reihe bist, erhöht das Haus für dich um so wenig wie möglich, bis { $amount }.
}
order-does-then = { $then ->
    [ask] Darüber fragt es dich.
   *[pass] Darüber passt es für dich.
}
order-does-no-more = Das Gebot hat { $amount } erreicht: Für diesen Posten bietet das Haus nicht mehr für dich.
order-does-pass = Wenn du gefragt wirst, passt das Haus für dich.
order-until-then = So lange wirst du nicht gefragt und kannst den Auftrag ändern oder zurücknehmen.
order-change = Auftrag ändern
order-withdraw = Auftrag zurückziehen
order-pass = Bei diesem Posten für mich passen
order-up-to = Für mich bieten bis
order-then = Danach
order-then-pass = passen
order-then-ask = mich wieder fragen
order-give = Erteilen
order-secret = Nur das Haus kennt ihn; er wird nie jemandem gezeigt.

## Die Startseite
house-description = { $games }: Auktionsspiele mit guten Bots und mit Freunden.
house-headline = { $count ->
    [4] Vier
    [5] Fünf
    [6] Sechs
   *[other] { $count }
} Auktionsspiele, mit guten Bots oder mit deinen Freunden.
house-lead = Kein Konto, nichts zu installieren: Ein Klick, und du sitzt am Tisch. Gespielt wird genau nach dem Regelbuch, in deiner Sprache.
house-games = Die Spiele
guest-name = Gast
name-play-as = Du spielst als
name-mine = Dein Name
play-bots = Jetzt mit Bots spielen
play-rival = Gegner: { $bot } ·
play-rival-change = ändern
first-game-title = Deine erste Partie: { $game }
first-game-lesson = In { $minutes } Minuten lernen
    .meaning = Am echten Spielplan, mit dem Auktionator an deiner Seite; danach spielst du.
first-game-play = Gleich losspielen
    .meaning = Gegen Besucher, die leicht zu schlagen sind, und ohne Hammer: Du hast so viel Zeit, wie du willst.
first-game-not-now = Jetzt nicht
invite-friends = Freunde einladen
learn = Lernen
error-no-server = Der Server ist nicht zu erreichen. Prüfe deine Verbindung und versuche es noch einmal.

poster-modern-art-title = Modern Art
poster-modern-art-players = 3 bis 5 Spieler
poster-modern-art-minutes = etwa 45 Minuten
poster-modern-art-tagline = Ein Gemälde ist so viel wert, wie alle glauben.
poster-modern-art-blurb = Du handelst mit Kunst: Verkaufe deine Gemälde in fünf Arten von Auktionen, kaufe die der anderen und mache deine Künstler berühmt.
poster-alles-futsch-title = Alles Futsch
poster-alles-futsch-players = 2 bis 5 Spieler
poster-alles-futsch-minutes = etwa 30 Minuten
poster-alles-futsch-tagline = Das Dritte bringt Geld. Das Vierte tut weh.
poster-alles-futsch-blurb = Kaufe Möbel, Vasen und Uhren kartenweise, dränge anderen auf, was du nicht brauchst, und höre auf, bevor alles futsch ist.
poster-moderne-zeiten-title = Moderne Zeiten
poster-moderne-zeiten-players = 3 bis 5 Spieler
poster-moderne-zeiten-minutes = etwa 60 Minuten
poster-moderne-zeiten-tagline = Aktien, Zeppeline und ein Crash, der sicher kommt.
poster-moderne-zeiten-blurb = Biete auf Aktien aus fünf Branchen, fliege von Stadt zu Stadt, solange du die Mehrheit hast, und steige rechtzeitig aus.
poster-canaletto-title = Canaletto
poster-canaletto-players = 3 oder 4 Spieler
poster-canaletto-minutes = etwa 45 Minuten
poster-canaletto-tagline = Jedes Gebot bewegt die Gondel.
poster-canaletto-blurb = Die Paläste Venedigs verkaufen ihre Schätze; wie hoch du bietest, entscheidet, wessen Schätze als Nächstes kommen.

## Tische auf der Startseite
mine-title = Meine Tische
mine-waiting = { $count ->
    [one] Ein Tisch wartet auf dich
   *[other] { $count } Tische warten auf dich
}
mine-your-turn = du bist am Zug
mine-open = wartet auf Spieler
mine-go = Zum Tisch
mine-result = Ergebnis ansehen
mine-empty = Du sitzt noch an keinem Tisch. Spiele jetzt mit Bots: Ein Klick genügt.
mine-past = { $count ->
    [one] Eine beendete Partie
   *[other] { $count } beendete Partien
}
more-tables = { $count ->
    [one] Ein weiterer Tisch
   *[other] { $count } weitere Tische
}
open-tables = Freie Plätze
open-empty = Gerade sucht niemand Mitspieler. Eröffne den ersten öffentlichen Tisch:
playing-tables = Zuschauen
playing-empty = Gerade wird keine öffentliche Partie gespielt.
row-live = live am Tisch
row-days = { $hours ->
    [one] über mehrere Tage, eine Stunde je Entscheidung
   *[other] über mehrere Tage, { $hours } Stunden je Entscheidung
}
row-free = { $count ->
    [one] ein freier Platz
   *[other] { $count } freie Plätze
}
row-look = Ansehen
row-join = Mitspielen
row-watch = Zuschauen

## Unter jeder Seite
foot-rules = Die Regeln
foot-source = Die Regeln sind mit unseren Worten nach den Regeltexten der Spiele aufgeschrieben, Absatz für Absatz; jede Ablehnung nennt ihren Absatz.
foot-house = Das Haus
foot-programs = Für Programme
foot-install = Als App installieren
foot-licence = Saleroom ist freie Software unter der MIT-Lizenz. Die Spiele gehören ihren Autoren.

## Einen Tisch eröffnen
open-title = Einen Tisch eröffnen
open-preset = Ausgangspunkt
preset-friends = Freunde, live
    .meaning = Alle sitzen zur gleichen Zeit am Tisch; du schickst den Link.
preset-days = Freunde, über mehrere Tage
    .meaning = Alle spielen dann, wenn sie Zeit haben.
preset-bots = Nur Bots
    .meaning = Beginnt sofort, ohne Uhr.
open-game = Spiel
open-edition = Ausgabe
open-players = Spieler
open-seats = Plätze
sitter-me = Ich
    .meaning = Dein eigener Platz.
sitter-person = Jemand mit dem Link
    .meaning = Für alle, denen du den Link schickst.
sitter-open = Irgendjemand
    .meaning = Für alle, die den Tisch auf der Startseite finden.
sitter-bots = Bots zur Wahl
sitter-bot = Bot „{ $bot }“
bot-random-manner = Macht irgendeinen erlaubten Zug.
bot-visitor-manner = Rechnet einfach und irrt sich um ein Drittel: gut für die erste Partie.
bot-regular-manner = Ist bei jeder Auktion: sieht weiter als bis heute, irrt aber oft.
bot-collector-manner = Kennt das Spiel gut und hat für jeden Posten eine Grenze.
bot-connoisseur-manner = Kennt das Spiel gut und achtet schon darauf, was die anderen brauchen.
bot-dealer-manner = Kennt das Spiel gut und hat gegen Spieler jeder Art geübt: der übliche Gegner.
bot-expert-manner = Spielt durch, was kommen könnte, und tut, was am häufigsten gewinnt.
bot-master-manner = Denkt länger und weiter als alle anderen hier: bis zu einer Sekunde für eine Entscheidung.
bot-newcomer-manner = Fängt an, hofft auf das Beste und zahlt fast alles.
bot-beginner-manner = Fängt an, sieht nur das Heute und irrt sich um die Hälfte.
bot-amateur-manner = Fängt an, sich zurückzuhalten.
bot-miser-manner = Zahlt die Hälfte dessen, was ein Posten wert ist.
bot-gambler-manner = Zahlt mehr, als ein Posten wert ist, und nie zweimal dasselbe.
bot-abstainer-manner = Kauft nie: lebt von dem, was die anderen zahlen.
bot-hoarder-manner = Will immer mehr von dem, was es schon hat.
bot-reckoner-manner = Bietet immer knapp unter dem Wert.
bot-blocker-manner = Zahlt dafür, dass andere nicht bekommen, was sie wollen.
bot-copier-manner = Zahlt, was für Ähnliches zuletzt gezahlt wurde.
bot-racer-manner = Eilt zum Ziel, damit die Partie früh endet.
bot-challenger-manner = Gefunden, indem tausende Arten versucht wurden, Händler zu schlagen.
open-pace = Tempo
pace-live = Live
    .meaning = Am Stück, alle am Tisch.
pace-days = Über mehrere Tage
    .meaning = Ein paar Entscheidungen am Tag, so lange es dauert.
open-hours = Zeit für eine Entscheidung
hours = { $count ->
    [one] eine Stunde
   *[other] { $count } Stunden
}
open-clock = Uhr
clock-none = Keine Uhr
    .meaning = Überlege, so lange du willst.
clock-relaxed = Gemütlich
    .meaning = 2 Minuten je Entscheidung, und 15 als Reserve für die Partie.
clock-normal = Normal
    .meaning = 45 Sekunden je Entscheidung, und 4 Minuten als Reserve.
clock-fast = Schnell
    .meaning = 15 Sekunden je Entscheidung, und eine Minute als Reserve.
open-hammer = Hammer in offenen Auktionen
hammer-fast = Schnell
    .meaning = Verkauft nach 4 Sekunden ohne Gebot.
hammer-normal = Normal
    .meaning = Verkauft nach 6,5 Sekunden ohne Gebot.
hammer-relaxed = Gemütlich
    .meaning = Verkauft nach 12 Sekunden ohne Gebot.
hammer-none = Kein Hammer
    .meaning = Verkauft, wenn alle anderen raus sind.
hammer-seller = Beim Verkäufer
    .meaning = Der Verkäufer ruft: zum Ersten, zum Zweiten, verkauft.
open-who = Wer kommen darf
who-link = Nur mit Link
    .meaning = Ohne deinen Link findet niemand den Tisch.
who-public = Öffentlich
    .meaning = Auf der Startseite, zum Mitspielen oder Zuschauen für alle; ohne Chat.
open-finer = Weitere Einstellungen
open-options = Optionen des Spiels
option-usual = wie üblich
open-absent = Wenn die Zeit abläuft
absent-bot = Ein Bot spielt weiter
    .meaning = Der Spieler kann den Platz jederzeit wieder übernehmen.
absent-pass = Es wird gepasst
    .meaning = So billig, wie die Regeln es erlauben, Entscheidung für Entscheidung.
open-orders = Geheime Bietaufträge
orders-usual = Nur über mehrere Tage
    .meaning = Wie üblich.
orders-yes = Ja
    .meaning = Sag dem Haus im Geheimen, wie weit es für dich bieten soll.
orders-no = Nein
    .meaning = Jeder macht jedes Gebot selbst.
open-hints = Tipps von einem Bot
hints-usual = Allein gegen Bots
    .meaning = Wie üblich: wenn eine Person gegen Bots spielt.
hints-yes = Ja
    .meaning = Jeder darf fragen, was ein starker Bot auf seinem Platz täte; alle sehen, dass es erlaubt ist.
hints-no = Nein
    .meaning = Niemand bekommt welche.
open-language = Sprache des Tisches
open-replay = Wer die beendete Partie ansehen darf
replay-anybody = Wer den Link hat
    .meaning = Der Link einer beendeten Partie zeigt sie jedem noch einmal.
replay-players = Nur wer mitgespielt hat
    .meaning = Was geheim war, bleibt unter denen am Tisch.
open-take-back = Zurücknehmen erlaubt
    .meaning = Allein gegen Bots beliebig oft, mit anderen, wenn alle zustimmen; nie an einem öffentlichen Tisch.
open-intervals = Pause am Ende einer Runde
    .meaning = Nichts läuft, bis alle auf „Weiter“ gedrückt haben, höchstens 8 Sekunden lang.
open-chat = Chat am Tisch
    .meaning = Wer am Tisch sitzt, kann schreiben; nie an einem öffentlichen Tisch.
open-advanced = Für Kenner
    .meaning = Als JSON geschrieben; ein leeres Feld heißt: wie üblich.
open-no-me = Du hast hier keinen Platz: Du schaust zu.
open-send = Den Tisch eröffnen
open-begin = Beginnen

## Vor der Partie
waiting-for = { $count ->
    [0] Alle Plätze sind besetzt
    [one] Ein Platz ist frei
   *[other] { $count } Plätze sind frei
}
waiting-title-short = { $count ->
    [one] Ein Platz frei
   *[other] { $count } Plätze frei
}
waiting-begins = Alle sind da: Es geht los
waiting-by-itself = Die Partie beginnt von selbst, wenn alle Plätze besetzt sind.
waiting-sit = Platz nehmen
waiting-sit-here = Hier Platz nehmen
waiting-no-invite = Die freien Plätze sind für alle, die den Link bekommen haben. Du kannst auch die Spieler am Tisch bitten, dich hereinzulassen.
knock-ask = Um Einlass bitten
knock-waiting = Du hast gefragt. Sobald dich jemand am Tisch hereinlässt, hast du einen Platz; lass diese Seite offen.
knock-turned-away = Die Antwort ist nein. Du kannst zuschauen.
knock-lapsed = Niemand hat geantwortet. Du kannst noch einmal fragen.
knocks-title = Es klopft
knock-asks = { $name } bittet um Einlass
knock-yes = Hereinlassen
knock-no = Ablehnen
waiting-free = Frei
waiting-mixed = hat mitgemischt
waiting-fill = Einem Bot geben
waiting-fill-all = Bots auf alle freien Plätze
waiting-strength = Stärke der Bots
invite-title = Freunde einladen
invite-how = Wer diesen Link hat, kann Platz nehmen. Ein Konto braucht es nicht.
invite-link = Link zu diesem Tisch
invite-copy = Link kopieren
invite-share = Teilen …
invite-code = Der Link als Code für die Kamera
invite-scan = Oder mit dem Telefon scannen.
invite-text = Komm, spiel mit mir { $game }:
deal-title = Fair gemischt
deal-mixed = du hast mitgemischt
deal-how = Bevor sich jemand hinsetzte, hat das Haus seinen Teil des Mischens mit der Zahl unten versiegelt, und alle Spieler mischen mit. Nach der Partie wird das Siegel geöffnet, und alle können jede Karte nachprüfen.
deal-commitment = Das Siegel (SHA-256):

## Zurück an den Platz
recover-title = Zurück an deinen Platz
recover-coming = Dein Platz wird gesucht …
recover-missing = Dieser Link ist nicht vollständig: Der Teil hinter # fehlt. Kopiere ihn ganz.
recover-help = Vielleicht wurde der Link nicht ganz kopiert, oder den Tisch gibt es nicht mehr.

## Die Regeln
rules-of = Regeln von { $game }
rules-contents = Inhalt
rules-coming = Die Regeln werden geladen …
rules-marks = Wie man einen Absatz liest
rules-mark-r = Unsere Festlegung: Der Regeltext schweigt oder ist unklar, und so spielt das Haus.
rules-mark-c = Auf die Karten oder den Spielplan gedruckt und nicht im Regeltext.
rules-mark-s = Wer was sieht.
rules-mark-none = Ohne Zeichen steht es im Regeltext. Mit einer Ausgabe in Klammern gilt es nur für diese Ausgabe.

## Nirgendwo
nowhere-title = Hier hängt nichts
nowhere-text = Unter dieser Adresse gibt es keine Seite. Vielleicht wurde der Link nicht ganz kopiert.
