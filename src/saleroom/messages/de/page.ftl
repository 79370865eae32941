# Die Oberfläche der Seite: das Haus, und was um jeden Tisch herum steht.
skip-to-content = Zum Inhalt
house-nav = Das Haus
to-house = Zur Startseite
you = du
copied = Kopiert

## Wünsche des Lesers
wishes = Sprache, Aussehen und Töne
wish-language = Sprache
wish-theme = Aussehen
theme-auto = Wie das Gerät
theme-light = Hell
theme-dark = Dunkel
wish-sound = Töne
wish-motion = Bewegung

## Ein Tisch
table-problem = Dieser Tisch kann nicht gezeigt werden
table-coming = Der Tisch wird gedeckt …
table-seats = Spieler
table-board = Spielplan
table-dock = Deine Entscheidung
table-nav = Tisch
table-menu = Dein Platz
table-frozen = Dieser Tisch ist eingefroren
table-over = Die Partie ist zu Ende.
table-show-end = Ergebnis zeigen
table-show-board = Spielplan zeigen
table-bot-plays = Ein Bot spielt auf deinem Platz.
table-take-seat-back = Wieder selbst spielen
table-hand-over = Einen Bot für mich spielen lassen
table-leave = Den Tisch verlassen
table-copy-recovery = Link kopieren, der meinen Platz auf ein anderes Gerät bringt
table-remind = Mich erinnern …
table-remind-address = Diese Adresse rufen, wenn der Tisch auf mich wartet
table-remind-how = Das Haus schickt dorthin eine kurze Nachricht (ein POST mit Tisch, deinem Platz und der Zeit, die du hast), etwa an einen Dienst, der sie an dein Telefon weitergibt. Eine, wenn du an der Reihe bist, und noch eine, wenn ein Viertel der Zeit übrig ist. Leer: keine Erinnerung.
table-remind-keep = Speichern
table-all-rules = Alle Regeln
table-replay = Noch einmal ansehen
table-watching = Du schaust zu
table-watchers = { $count ->
    [one] 1 Person schaut zu
    [20] 20 oder mehr schauen zu
   *[other] { $count } Personen schauen zu
}
table-waits = { $count ->
    [one] Am Zug: { $names }
   *[other] Am Zug: { $names }
}
guide-link = Die erste Partie
title-your-turn = Du bist am Zug
line-lost = Keine Verbindung; neuer Versuch …

## Plätze
seat-you = { $name } (du)
seat-away = ein Bot vertritt
seat-offline = nicht verbunden
seat-asked = muss entscheiden
bot-random = Zufall
bot-visitor = Besucher
bot-collector = Sammler
bot-dealer = Händler
bot-expert = Experte
clock-left = Verbleibende Zeit
clock-hours = { $hours } Std. { $minutes } Min.

## Neben dem Spielplan
side = Verlauf, Regeln und Gespräch
side-log = Verlauf
side-rules = Regeln
side-chat = Gespräch
chat-empty = Noch hat niemand etwas gesagt.
chat-say = Etwas sagen
chat-send = Senden
rules-now = gilt gerade
rules-missing = Die Regeln können gerade nicht geholt werden.

## Tasten
keys-title = Tasten
key-dock = Zu deiner Entscheidung
key-log = Verlauf
key-rules = Regeln
key-chat = Gespräch
key-keys = Alle Tasten
key-close = Schließen
key-tab = von Knopf zu Knopf
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
auction-out = raus
auction-thinks = überlegt …
call-once = Zum Ersten
call-twice = Zum Zweiten
call-sold = Verkauft
order-leave = Geheimen Auftrag hinterlassen
order-left = { $then ->
    [ask] Dein geheimer Auftrag: bis { $amount }, dann mich fragen
   *[pass] Dein geheimer Auftrag: bis { $amount }, dann passen
}
order-withdraw = Auftrag zurücknehmen
order-pass = Bei diesem Posten für mich passen
order-up-to = Für mich bieten bis
order-then = Danach
order-then-pass = passen
order-then-ask = mich wieder fragen
order-give = Hinterlassen
order-secret = Nur das Haus kennt ihn; er wird nie jemandem gezeigt.

## Ein Spiel ohne eigenen Spielplan
generic-table = Der Tisch
generic-players = Die Spieler
generic-field = was

## Die Startseite
house-headline = Vier Auktionsspiele, mit guten Bots oder mit deinen Freunden.
house-lead = Kein Konto, nichts zu installieren: ein Klick, und du sitzt am Tisch. Gespielt wird genau nach dem Regelbuch, in deiner Sprache.
house-games = Die Spiele
guest-name = Gast
name-play-as = Du spielst als
name-mine = Dein Name
play-bots = Jetzt mit Bots spielen
invite-friends = Freunde einladen
learn = Lernen
error-no-line = Der Server ist nicht zu erreichen. Prüfe deine Verbindung und versuche es noch einmal.

poster-modern-art-title = Modern Art
poster-modern-art-players = 3 bis 5 Spieler
poster-modern-art-minutes = etwa 45 Minuten
poster-modern-art-tagline = Ein Gemälde ist wert, was alle glauben.
poster-modern-art-blurb = Du bist Kunsthändler: verkaufe deine Gemälde in fünf Arten von Auktionen, kaufe die der anderen und mache deine Künstler berühmt.
poster-alles-futsch-title = Alles Futsch
poster-alles-futsch-players = 2 bis 5 Spieler
poster-alles-futsch-minutes = etwa 30 Minuten
poster-alles-futsch-tagline = Das Dritte zahlt. Das Vierte schmerzt.
poster-alles-futsch-blurb = Kaufe Möbel, Vasen und Uhren kartenweise, dränge anderen auf, was du nicht brauchst, und höre auf, bevor alles futsch ist.
poster-moderne-zeiten-title = Moderne Zeiten
poster-moderne-zeiten-players = 3 bis 5 Spieler
poster-moderne-zeiten-minutes = etwa 60 Minuten
poster-moderne-zeiten-tagline = Aktien, Zeppeline und der Crash, der kommt.
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
mine-empty = Du sitzt noch an keinem Tisch. Spiele jetzt mit Bots: ein Klick genügt.
mine-past = { $count ->
    [one] Eine beendete Partie
   *[other] { $count } beendete Partien
}
more-tables = { $count ->
    [one] Ein weiterer Tisch
   *[other] { $count } weitere Tische
}
open-tables = Freie Plätze
open-empty = Gerade sucht niemand Mitspieler. Deiner kann der erste öffentliche Tisch sein:
playing-tables = Zuschauen
playing-empty = Gerade wird keine öffentliche Partie gespielt.
row-live = live am Tisch
row-days = { $hours ->
    [one] über Tage, eine Stunde je Entscheidung
   *[other] über Tage, { $hours } Stunden je Entscheidung
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
preset-days = Freunde, über Tage
    .meaning = Jeder spielt, wenn er Zeit hat.
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
bot-random-manner = Tut irgendetwas Erlaubtes.
bot-visitor-manner = Rechnet einfach und irrt sich um ein Drittel: gut für die erste Partie.
bot-collector-manner = Kennt das Spiel gut und hat für jeden Posten eine Grenze.
bot-dealer-manner = Kennt das Spiel gut und ist geschärft in vielen Partien gegen sich selbst: der übliche Gegner.
bot-expert-manner = Denkt durch, was kommen könnte, und tut, was am häufigsten gewinnt.
open-pace = Tempo
pace-live = Live
    .meaning = In einem Zug, alle am Tisch.
pace-days = Über Tage
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
    .meaning = Verkauft, wenn alle anderen ziehen lassen.
hammer-seller = Beim Verkäufer
    .meaning = Der Verkäufer ruft: zum Ersten, zum Zweiten, verkauft.
open-who = Wer kommen darf
who-link = Nur mit Link
    .meaning = Ohne deinen Link findet niemand den Tisch.
who-public = Öffentlich
    .meaning = Auf der Startseite, zum Mitspielen oder Zuschauen für alle; ohne Gespräch.
open-finer = Weitere Einstellungen
open-options = Optionen des Spiels
option-usual = wie üblich
open-absent = Wessen Zeit um ist
absent-bot = Ein Bot spielt weiter
    .meaning = Der Spieler kann den Platz jederzeit wieder übernehmen.
absent-pass = Passt
    .meaning = So billig, wie die Regeln es erlauben, Entscheidung für Entscheidung.
open-orders = Hinterlassene Aufträge
orders-usual = Nur über Tage
    .meaning = Wie üblich.
orders-yes = Ja
    .meaning = Sag dem Haus im Geheimen, wie weit es für dich bieten soll.
orders-no = Nein
    .meaning = Jeder macht jedes Gebot selbst.
open-language = Sprache des Tisches
open-chat = Gespräch
    .meaning = Wer am Tisch sitzt, kann reden; nie an einem öffentlichen Tisch.
open-advanced = Für Kenner
    .meaning = Als JSON geschrieben; ein leeres Feld lässt das Übliche.
open-no-me = Du hast hier keinen Platz: du schaust zu.
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
waiting-begins = Alle sind da: es geht los
waiting-by-itself = Die Partie beginnt von selbst, wenn alle Plätze besetzt sind.
waiting-sit = Platz nehmen
waiting-sit-here = Hier Platz nehmen
waiting-no-invite = Du schaust zu. Die freien Plätze sind für alle, die den Link bekommen haben: bitte den darum, der den Tisch eröffnet hat.
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
deal-title = Faires Austeilen
deal-mixed = du hast mitgemischt
deal-how = Das Haus hat seinen Zufall mit der Zahl unten versiegelt, bevor jemand Platz nahm, und jeder Platz mischt etwas Eigenes dazu. Am Ende der Partie wird das Siegel geöffnet, und alle können jede Karte nachprüfen.
deal-commitment = Das Siegel (SHA-256):

## Zurück an den Platz
recover-title = Zurück an deinen Platz
recover-coming = Dein Platz wird geholt …
recover-missing = Dieser Link ist nicht ganz: der Teil hinter # fehlt. Kopiere ihn vollständig.
recover-help = Vielleicht wurde der Link nicht ganz kopiert, oder den Tisch gibt es nicht mehr.

## Die Regeln
rules-of = Regeln von { $game }
rules-contents = Inhalt
rules-coming = Die Regeln werden geholt …
rules-marks = Wie man einen Absatz liest
rules-mark-r = Unsere Festlegung: der Regeltext schweigt oder ist unklar, und so spielt das Haus.
rules-mark-c = Auf den Karten oder dem Spielplan gedruckt, und nicht im Regeltext.
rules-mark-s = Wer was sieht.
rules-mark-none = Ohne Zeichen sagt es der Regeltext. Eine Ausgabe in Klammern gilt nur für diese Ausgabe.

## Nirgendwo
nowhere-title = Hier hängt nichts
nowhere-text = Unter dieser Adresse gibt es keine Seite. Vielleicht wurde der Link nicht ganz kopiert.
