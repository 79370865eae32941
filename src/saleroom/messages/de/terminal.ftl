# Das Terminal: Aufforderungen, Hilfe, was nicht verstanden wurde, Rat von Bots, Wiedergaben. Zahlen, die
# man eintippt, stehen da, wie man sie eintippt.

## Der Anfang

terminal-welcome = { $table }: { $seats } (Startwert { $seed })
terminal-welcome-seat = Platz { $seat } { $name }

## Eine Entscheidung

terminal-range = { $first } bis { $last }
terminal-way-amount = { $verb ->
    [price] { $least } bis { $most } als Preis
   *[bid] { $least } bis { $most } als Gebot
}
terminal-way-keys = { $first } bis { $last }
terminal-way = { $key } für „{ $label }“
terminal-enter = Enter für „{ $label }“
terminal-not-possible = { $what }, das geht hier nicht; möglich: { $possible }
terminal-empty-answer = eine leere Antwort
terminal-number-alone = { $number } allein
terminal-could-be = { $what } kann heißen: { $names }
terminal-too-little = { $number } ist zu wenig: { $range } (tippe { $least } bis { $most })
terminal-too-much = { $number } ist zu viel: { $range } (tippe { $least } bis { $most })
terminal-not-out = hier kannst du nicht draußen bleiben; möglich: { $possible }
terminal-more = ? für die Regel ({ $paragraph }), help für mehr
terminal-help =
    Antworte mit der Nummer oder dem Buchstaben vor einer Wahl, oder mit ihren Worten oder
    einem Teil davon. Eine Summe ist nur die Zahl, oder mit ihrem Verb: bid 12. Enter allein
    winkt ab oder passt, wo das geht.
      hint        was ein starker Bot an deiner Stelle täte, und warum
      out         abwinken, und dabei bleiben, bis diese Auktion vorbei ist
      ?           die Regel hinter dieser Entscheidung
      ? { $number }      irgendein Absatz der Regeln
      table       noch einmal der ganze Tisch
      log         was zuletzt geschah
      log all     alles bisher
      quit        die Partie verlassen

## Das Ende

terminal-record = Die Aufzeichnung liegt in { $file }.
terminal-left = Du verlässt den Tisch; die Partie hört hier auf.
terminal-stops = Die Partie hört hier auf.
terminal-over = Die Partie ist vorbei. { $why } ({ $paragraph })
terminal-ranking = Rangliste
    .rank = Rang
    .player = Spieler
    .score = Ergebnis
terminal-you = du
terminal-seat = Platz { $seat }

## Was Bots sagen

terminal-no-advice = Hier weiß niemand Rat.
terminal-says = Platz { $seat }: { $text }
terminal-explain = Zug { $move }, Platz { $seat }: { $label }.
terminal-explain-agree = Beide sind sich einig.
refused-house-explain-moves = Die Aufzeichnung hat { $moves_n } Züge, nicht { $given_n }.
refused-house-explain-chance = { $next_n ->
    [0] Zug { $given_n } gehört dem Zufall.
   *[other] Zug { $given_n } gehört dem Zufall; die nächste Entscheidung ist Zug { $next_n }.
}
refused-house-explain-unasked = Platz { $seat_n } wurde bei Zug { $given_n } nicht gefragt.
refused-house-explain-nothing = { $name } hat zu Zug { $given_n } nichts zu sagen.

## Eine Wiedergabe

terminal-replay-help =
      Enter, n    was als Nächstes geschah           b           was davor geschah
      57, j 57    nach Zug 57                        start, end
      l, r        der nächste Posten, die nächste    L, R        der Posten, die Runde davor
                  Runde
      as 2        aus dem Blickwinkel von Platz 2    as spectator, as all
      a           was die Analyse hier fand
      ?           die Regel, die gilt                quit
terminal-replay-at = Zug { $at } von { $moves }, { $eyes }
terminal-replay-eyes = { $eyes ->
    [all] allsehend
    [spectator] als Zuschauer
   *[seat] von Platz { $seat } aus
}
terminal-replay-over = Die Partie ist vorbei: { $scores }
terminal-replay-score = { $name } (Platz { $seat }) { $score }
terminal-replay-stops = Die Aufzeichnung endet hier, die Partie geht weiter.
terminal-replay-broken = Die Aufzeichnung stimmt bei Zug { $move } nicht mehr: { $error }
terminal-replay-moves = die Aufzeichnung hat die Züge 0 bis { $last }, nicht { $given }
terminal-replay-nobody = niemand schaut als { $name } zu: Es ist ein Platz von 0 bis { $last }, „spectator“ oder „all“
terminal-replay-no-word = { $word } ist kein Wort der Wiedergabe; help nennt sie alle

## Aufzeichnungen und Dateien

verdict-right = gut: { $moves ->
    [one] { $moves } Zug, { $scores }
   *[other] { $moves } Züge, { $scores }
}
verdict-goes-on = gut bis hierher: { $moves ->
    [one] { $moves } Zug, die Partie geht weiter
   *[other] { $moves } Züge, die Partie geht weiter
}
verdict-early-result = ein Ergebnis ist angegeben, aber nach { $moves ->
    [one] { $moves } Zug geht die Partie weiter
   *[other] { $moves } Zügen geht die Partie weiter
}
verdict-no-result = die Partie ist aus, aber die Aufzeichnung hat kein Ergebnis
verdict-wrong-scores = das Ergebnis ist { $scores }, nicht { $claimed }
verdict-wrong-ranks = die Punkte im Ergebnis stimmen, aber nicht die Ränge, die Sieger oder der Grund
verdict-illegal = Zug { $move } ist nicht erlaubt: { $why }
verdict-bad-move = Zug { $move }: { $why }
verdict-bad-back = zurückgenommen, Nummer { $back }: { $why }
verdict-no-practice = Übung, aber nichts wurde zurückgenommen
verdict-unreadable = { $why }
verdict-note = { $text } (nach anderen Regeln aufgezeichnet)
verdict-bad = FALSCH: { $text }
terminal-empty = { $file }: darin steht keine Aufzeichnung
terminal-judged = { $count ->
    [one] { $count } Aufzeichnung: { $good } gut, { $bad } falsch
   *[other] { $count } Aufzeichnungen: { $good } gut, { $bad } falsch
}
terminal-written = { $count ->
    [one] { $count } Partie nach { $file } geschrieben (Startwert { $seed })
   *[other] { $count } Partien nach { $file } geschrieben (Startwert { $seed })
}
terminal-standard-output = Standardausgabe
refused-house-record-form = Keine Aufzeichnung: { $why }
refused-house-record-twice = Keine Aufzeichnung: „{ $name }“ steht zweimal darin.
refused-house-record-format = Format { $given_n } liest diese Version nicht, nur { $least_n } bis { $most_n }.
refused-house-record-seats = { $players_n } Spieler, aber { $seats_n } Plätze sind benannt.
refused-house-record-mover = Einen Zug macht die Nummer eines Platzes oder „chance“, nicht { $given }.
refused-house-record-no-outcome = Der Zufall bringt etwas, keine leere Liste.
refused-house-record-chance = Der Zufall kam nicht von dem Startwert, auf den sich das Haus festgelegt hatte.
refused-house-record-seed = Der Startwert ist nicht der, auf den sich das Haus festgelegt hatte.
refused-house-record-seed-form = Der Startwert der Verteilung ist nicht hexadezimal.
refused-house-record-nonces = { $players_n } Spieler, aber zum Mischen haben { $nonces_n } beigetragen.
refused-house-record-back-moves = Es gab keine { $moves_n } Züge, zu denen man zurückkönnte.
refused-house-record-back-over = Die Partie war aus, und dann wird nichts mehr zurückgenommen.
refused-house-record-back-seat = Platz { $seat_n } hatte davon nichts entschieden.
refused-house-file-read = { $file } lässt sich nicht lesen: { $why }
refused-house-file-write = { $file } lässt sich nicht schreiben: { $why }
refused-house-file-folder = { $file } lässt sich nicht schreiben: Das ist ein Ordner.
refused-house-file-no-folder = { $file } lässt sich nicht schreiben: Es gibt keinen Ordner { $folder }.
refused-house-file-twice = Zweierlei kann nicht zugleich nach { $file } geschrieben werden.
refused-house-file-exists = { $file } gibt es schon; --force überschreibt es.
refused-house-file-of-replay = Ein Nachspielen liest eine Datei: Die Standardeingabe ist für die Schritte da.
refused-house-file-line = { $file } hat keine Aufzeichnung in Zeile { $line_n }.
refused-house-file-record = { $file }, Zeile { $line_n }: { $why }
refused-house-rules-no-paragraph = Die Regeln von { $game } haben keinen Absatz „{ $name }“: Sie gehen von { $first } bis { $last }.

## Was getippt wurde

refused-house-typed-why = --why ist zum Zusehen da (--seat none): Die Gründe der Bots sind ihr Geheimnis.
refused-house-typed-seat = --seat ist ein Platz von 0 bis { $last_n }, random oder none, nicht { $given }.
refused-house-typed-bots = { $option } ist ein Name oder { $wanted_n } für die Plätze { $seats }, nicht { $given_n }.
refused-house-typed-twice = Die Option „{ $name }“ ist zweimal angegeben.
refused-house-typed-option = Eine Option schreibt man Name=Wert oder @Datei.toml, nicht { $given }.
refused-house-typed-not-toml = Die Optionen in { $file } sind kein TOML: { $why }

## Die Spiele

terminal-games = { $title }
    .players = Spieler
    .editions = Ausgaben
    .bots = Bots
    .styles = Charaktere
    .guests = Gäste
terminal-weakest-first = { $names }, der schwächste zuerst
terminal-left-out = ausgelassen: { $why }

## tune und check-game

terminal-tuned = { $who ->
    [anchor] gegen den Maßstab: das { $mean }-Fache des gerechten Anteils ({ $low } bis { $high })
   *[before] gegen den Ausgangspunkt: das { $mean }-Fache des gerechten Anteils ({ $low } bis { $high })
}
refused-house-tune-no-better = Die gefundenen Gewichte sind nicht über den Zufall hinaus besser als die vorigen und werden nicht behalten.
refused-house-tune-no-skill = { $name } hat keine Gewichte, die man abstimmen könnte: seine Bots spielen zufällig.
terminal-exploited = { $tried } Strategien gegen einen Tisch von { $against }, { $players } Spieler: Die beste ist { $character } mit { $changed }. Sie gewinnt { $mean } % ({ $low } bis { $high }) bei neuen Austeilungen; der faire Anteil ist { $fair } %, und { $character } wie er ist gewinnt { $known } %.
terminal-exploited-nothing = nichts geändert
refused-house-exploit-no-skill = { $name } hat keine Gewichte, aus denen eine Strategie werden könnte: Die Bots spielen zufällig.
terminal-learnt = Generation { $number }: { $positions } Stellungen. Bei Partien, die es nicht kennt, irrt es um { $after }, vorher um { $before }, bloßes Zählen um { $counting }.
refused-house-learn-nothing = Von { $name } lässt sich nichts lernen: Niemand sagt, worauf ein Netz dort achten soll.
refused-house-learn-no-better = Das Gelernte sagt Partien nicht besser voraus als Zählen und wird nicht behalten.
terminal-law = { $found ->
    [breach] VERLETZT: { $law }
   *[unchecked] nicht geprüft: { $law }
}
terminal-laws = { $breaches ->
    [0] { $game }: { $laws } Gesetze an { $setups } Tischen, keine Verletzung
    [one] { $game }: { $laws } Gesetze an { $setups } Tischen, { $breaches } Verletzung
   *[other] { $game }: { $laws } Gesetze an { $setups } Tischen, { $breaches } Verletzungen
}

## Das Labor

terminal-lots-written = { $count ->
    [one] { $count } Posten steht in { $file }
   *[other] { $count } Posten stehen in { $file }
}
refused-house-setup-no-mechanism = Durch „{ $name }“ wird kein Posten verkauft; möglich sind: { $known }
refused-house-setup-no-mechanism-near = Durch „{ $name }“ wird kein Posten verkauft. Ist „{ $near }“ gemeint? Möglich sind: { $known }
refused-house-laboratory-payout = Eine Auszahlung hat { $count_n } Beträge von 0 bis { $most_n }, nicht „{ $given }“.
refused-house-laboratory-no-swap = { $name } wird nur wie gedruckt verkauft und ausgezahlt; das Labor kann das ändern bei: { $known }
refused-house-laboratory-no-estimate = { $name } sagt nicht, was ein Posten wert ist; dealer und die Stufen darunter tun es.
refused-house-experiment-toml = Das ist kein TOML: { $why }
refused-house-experiment-form = Das ist kein Versuch: { $why }
refused-house-experiment-arms = Ein Versuch hat 1 bis { $most_n } Arme, nicht { $given_n }.
refused-house-experiment-twice = Zwei Arme heißen „{ $name }“.
refused-house-experiment-games = Ein Versuch hat 1 bis { $most_n } Austeilungen, nicht { $given_n }.
refused-house-experiment-bots = Der Arm „{ $name }“ braucht einen Bot oder { $players_n }, nicht { $given_n }.

## Was rund um einen Befehl fehlt oder nicht stimmt

refused-house-needs-package = Dafür braucht es das Paket { $package }: { $command }
refused-house-setup-bots = Für { $players_n } Spieler braucht es ebenso viele Bots, nicht { $given_n }.
refused-house-ladder-marks = Die Marken { $begin } und { $end } müssen je einmal da sein, in dieser Reihenfolge.
refused-house-journal-form = Mit { $file } kann nicht weitergemacht werden: { $why }
refused-house-journal-format = { $file } ist eine Datei von „{ $format }“, Version { $version_n }.
refused-house-journal-other = { $file } gehört zu einer anderen Arbeit: { $found }
refused-house-journal-block = Zeile { $line_n } von { $file } ist nicht lesbar: { $why }
refused-house-journal-order = Zeile { $line_n } von { $file } ist nicht Teil { $block_n } der Arbeit.
refused-house-bot-failed = { $name } auf Platz { $seat_n } ist in Block { $block_n } gescheitert: { $why }
refused-house-typed-address = --address nennt einen Cluster und gehört zu --on ray.
refused-house-typed-population = { $name } hat mit --population keine Bedeutung.
refused-house-typed-school = { $name } hat hier keine Bedeutung: Ein Prozess lehrt dieses Netz, in Minuten.
refused-house-no-cluster = Unter { $address } antwortet kein Ray-Cluster.
refused-house-cluster-differs = { $name }, ein Rechner des Clusters, hat andere Quellen von saleroom als dieser hier. Derselbe Startwert ergäbe dort andere Partien: Überall muss dieselbe Fassung installiert sein.
refused-house-cluster-lost = Der Cluster konnte einen Teil der Arbeit nicht beenden: { $why }. Mit --resume bleibt erhalten, was fertig ist.
refused-house-back-ends-differ = Block { $block_n } von Startwert { $seed } verläuft kompiliert anders als an einem Tisch. Das ist ein Fehler des Programms; --plain kommt ohne kompilierte Partien aus.
terminal-stopped = angehalten

## Der Server

terminal-open-at = Saleroom ist geöffnet: { $address }
terminal-port-taken = Port { $port } ist belegt: der nächste wird versucht
terminal-no-origin = offen im Netz ohne --origin: hinter einem Proxy, der https spricht, nenne seine Adresse (--origin https://games.example.org), sonst können seine Seiten nicht spielen
terminal-copied = kopiert nach { $file }
terminal-lost = { $rows ->
    [entries] das Protokoll des Tisches { $log } war nicht zu lesen
   *[other] ein Teil von „{ $rows }“ war nicht zu lesen
}
terminal-found = { $table }: { $error }
terminal-examined = { $wrong ->
    [one] { $tables } Tische, { $wrong } Befund
   *[other] { $tables } Tische, { $wrong } Befunde
}
terminal-exported = { $count ->
    [one] { $count } Partie geschrieben
   *[other] { $count } Partien geschrieben
}
terminal-not-exported = { $count ->
    [one] { $count } Partie wurde nach anderen Regeln gespielt und ausgelassen
   *[other] { $count } Partien wurden nach anderen Regeln gespielt und ausgelassen
}
refused-house-no-table = Es gibt keinen Tisch { $name }.
refused-house-no-page = In { $folder } ist keine Seite: { $file } fehlt.
refused-house-origin-form = Eine Herkunft sieht aus wie https://games.example.org, nicht { $given }.
refused-house-limit-form = Eine Grenze schreibt man Name=Zahl, mit einem dieser Namen: { $known }; nicht { $given }.
refused-house-parquet-output = Parquet geht in eine Datei, nicht auf die Standardausgabe.
refused-house-mail-form = Ein Mailserver sieht aus wie smtps://user@mail.example.org oder smtp://user@mail.example.org:587.
refused-house-mail-password-place = Das Passwort des Mailservers gehört in SALEROOM_SMTP_PASSWORD oder in eine Datei, die --smtp-password-file nennt, nicht in seine Adresse.
refused-house-mail-half = { $missing ->
    [password] Dem Mailserver gibt man Benutzer und Passwort oder keins von beiden: das Passwort fehlt.
   *[user] Dem Mailserver gibt man Benutzer und Passwort oder keins von beiden: der Benutzer fehlt.
}
refused-house-mail-plain = Ein Passwort wird nicht unverschlüsselt an einen anderen Rechner geschickt: Nimm smtps: oder smtp:
refused-house-mail-no-password = In { $file } steht kein Passwort.
refused-house-mail-no-sender = Mails brauchen einen Absender: --mail-from games@example.org
refused-house-mail-sender = { $given } ist keine Adresse, von der man Mails schicken kann.
refused-house-address-how = Schreibe einen Pfad, sqlite:///Datei (sqlite:////Datei von der Wurzel aus) oder postgresql://Benutzer:Passwort@Rechner/Datenbank.
refused-house-address-words = Wörter wie host= und password= werden hier nicht verstanden. { refused-house-address-how }
refused-house-address-scheme = Unter Adressen wie „{ $name }:“ wird hier nichts aufbewahrt. { refused-house-address-how }
refused-house-address-slashes = Eine sqlite:-Adresse hat drei Schrägstriche vor ihrer Datei. { refused-house-address-how }
refused-house-address-no-file = Die Adresse nennt keine Datei. { refused-house-address-how }
refused-house-address-folder = { $folder } ist ein Ordner; nenne eine Datei darin.
refused-house-address-port = Rechner oder Port der postgresql:-Adresse sind nicht richtig geschrieben.
refused-house-address-no-database = Die postgresql:-Adresse nennt nach dem Rechner keine Datenbank.
refused-house-data-in-use = { $file } wird von einem Server benutzt (Prozess { $process }). Halte ihn an, oder gib diesem hier eine andere Datei.
refused-house-data-newer = { $where } hat Schema { $schema }, und dieses Programm kennt nur bis { $known }: Ein neueres Saleroom hat es geschrieben. Aktualisiere dieses, um es zu benutzen.
refused-house-data-no-log = { $file } liegt auf einem Dateisystem, das kein Schreibprotokoll führen kann. Nenne einen anderen Ort.
refused-house-data-trouble = Was aufbewahrt ist, ist nicht zu erreichen: { $why }
refused-house-backup-no-data = Es gibt keine Datendatei { $file }.
refused-house-backup-itself = { $file } sind die Daten selbst; nenne eine andere Datei.
refused-house-backup-failed = Es wurde keine Kopie gemacht: { $file }: { $why }
refused-house-backup-old-schema = Die Datenbank hat ein altes Schema. Starte einmal einen Server darauf.
refused-house-log-missing = sein Protokoll fehlt
refused-house-log-hole = Eintrag { $entry_n } fehlt
refused-house-log-unreadable = der erste Eintrag seines Protokolls ist nicht zu lesen: { $why }
refused-house-log-frozen = er ist eingefroren: { $why }
refused-house-log-listed = er ist als { $listed } gelistet, aber sein Protokoll sagt { $status }
refused-house-serve-processes-need = Mehrere Prozesse (--processes) teilen sich die Tische über PostgreSQL und Redis: Bitte beide angeben ({ $command }).
refused-house-serve-processes-system = Mehrere Prozesse (--processes) gibt es auf diesem System nicht.

## Umgebungen für Programme

refused-house-env-not-reset = Es ist noch nichts ausgeteilt: rufe zuerst reset auf.
refused-house-env-broken-off = Ein Schritt wurde mittendrin abgebrochen: rufe reset auf, oder restore mit dem, was aufgehoben ist.
refused-house-env-over = Die Episode ist vorbei: rufe reset auf, bevor es weitergeht.
refused-house-env-dead = { $agent } ist mit dieser Episode fertig: die einzige Aktion, die bleibt, ist None.
refused-house-env-shape = Hier wird ein Feld der Form { $wanted } gebraucht, nicht { $given }.
refused-house-env-kind = Hier wird { $wanted } gebraucht, nicht { $given }.
refused-house-env-dtype = Aktionen sind ganze Zahlen, nicht { $given }.
refused-house-env-render-mode = Eine Darstellung „{ $given }“ gibt es nicht; es gibt: { $known }.
refused-house-env-illegal = Was mit einer unerlaubten Aktion geschieht, ist eines von { $known }, nicht „{ $given }“.
refused-house-env-agents = Ein Schritt braucht je eine Aktion von { $known }, und von sonst niemandem.
refused-house-env-wait = Platz { $seat } hat jetzt nichts zu entscheiden: seine Aktion ist { $action }, das heißt warten.
refused-house-env-autoreset = Wie Partien neu beginnen, ist eines von { $known }, nicht „{ $given }“.
refused-house-env-number = { $name } ist eine ganze Zahl ab { $least }, nicht { $given }.
refused-house-env-name = „{ $given }“ ist nicht darunter: { $known }.
refused-house-env-lane = Bahnen werden von 0 an gezählt; es gibt { $lanes }, und { $given } ist keine davon.
refused-house-env-seat = Der Platz des Lernenden ist random oder eine Zahl unter { $players }, nicht { $given }.
refused-house-env-opponents = An diesen Tischen werden { $wanted } Gegner gebraucht, nicht { $given }.
refused-house-env-bids = Gebote sind Zahlen ({ $kind }), keine unter 0, nicht { $given }.
refused-house-setup-no-reward = Keine Belohnung heißt „{ $name }“; es gibt: { $known }.
refused-house-setup-no-reward-near = Keine Belohnung heißt „{ $name }“; meinst du { $near }? Es gibt: { $known }.
