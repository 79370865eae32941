# Erinnerungen an Partien über mehrere Tage: was verschickt wird und wo man sagt, dass man es will.

## Was verschickt wird: auf ein gesperrtes Telefon, in ein Postfach. Nichts von dem, was am Tisch geschieht.

reminder-title = { $game }: Du bist dran
reminder-last-title = { $game }: Deine Zeit läuft ab
reminder-your-turn = Der Tisch wartet auf dich.
reminder-days = { $count ->
    [one] Du hast noch einen Tag.
   *[other] Du hast noch { $count } Tage.
}
reminder-hours = { $count ->
    [one] Du hast noch eine Stunde.
   *[other] Du hast noch { $count } Stunden.
}
reminder-minutes = { $count ->
    [one] Du hast noch eine Minute.
   *[other] Du hast noch { $count } Minuten.
}
reminder-on-title = Erinnerungen sind an
reminder-on = Dieses Gerät sagt dir Bescheid, wenn ein Tisch auf dich wartet.
reminder-mail-why = Du bekommst diese Nachricht, weil du auf { $house } um Erinnerungen gebeten hast.
reminder-mail-stop = Keine solchen Nachrichten mehr: { $link }
reminder-confirm-title = Erinnerungen von Saleroom: bitte bestätigen
reminder-confirm = Jemand, wahrscheinlich du, möchte von { $house } an dieser Adresse erinnert werden, wenn ein Tisch wartet. Wenn du das warst, bestätige es bitte:
reminder-confirm-not-me = Wenn du es nicht warst, musst du nichts tun: Ohne Bestätigung kommt hier nichts weiter an.

## Wo man es sagt

remind-how = Du hörst von uns, kurz nachdem du an der Reihe bist, und noch einmal, wenn ein Viertel deiner Zeit übrig ist: bei all deinen Partien über mehrere Tage. Die Nachricht nennt das Spiel und die Zeit, die du hast, und nichts von dem, was am Tisch geschieht.
remind-device = Auf diesem Gerät
remind-device-on = Einschalten
remind-device-off = Ausschalten
remind-device-is-on = Auf diesem Gerät eingeschaltet.
remind-device-blocked = Dieser Browser blockiert Benachrichtigungen von dieser Seite. Erlaube sie in seinen Einstellungen und versuch es noch einmal.
remind-device-cannot = Dieser Browser kann keine Erinnerungen anzeigen. Auf iPhone oder iPad: erst die Seite zum Home-Bildschirm hinzufügen.
remind-device-failed = Der Browser konnte sich nicht für Erinnerungen anmelden. Versuch es später noch einmal.
remind-mail = Per E-Mail
remind-mail-address = Deine E-Mail-Adresse
remind-mail-ask = Bestätigung schicken
remind-mail-asked = { $address }: Eine Nachricht ist unterwegs. Öffne und bestätige sie.
remind-mail-on = { $address } bekommt Erinnerungen.
remind-other = Ein anderes Gerät ({ $address })
remind-forget = Entfernen
remind-forget-it = { $address } entfernen
remind-programs = Für Programme: eine Webadresse
remind-address = Diese Adresse aufrufen, wenn der Tisch auf mich wartet
remind-address-how = Das Haus schickt dorthin einen POST mit dem Tisch, deinem Platz und der Zeit, die du hast. Gilt nur für diesen Tisch. Leer: keine Aufrufe.
remind-keep = Speichern

## Nach dem Link in einer E-Mail

remind-confirm-title = Erinnerungen per E-Mail
remind-confirm-ask = Sollen wir dir schreiben, wenn ein Tisch auf dich wartet?
remind-confirm-yes = Ja, erinnert mich
remind-confirmed = Erledigt. { $address } bekommt ab jetzt Erinnerungen.
remind-stop-title = Keine E-Mails mehr
remind-stop-ask = Sollen wir dir nicht mehr schreiben?
remind-stop-yes = Ja, aufhören
remind-stopped = Erledigt. Du bekommst keine Nachrichten mehr.
