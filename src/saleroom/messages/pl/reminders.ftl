# Przypomnienia o stołach korespondencyjnych: co jest wysyłane i gdzie się o to prosi.

## Co jest wysyłane: na zablokowany telefon, do skrzynki. Nic z tego, co dzieje się przy stole.

reminder-title = { $game }: twoja kolej
reminder-last-title = { $game }: kończy ci się czas
reminder-your-turn = Stół czeka na ciebie.
reminder-days = { $count ->
    [one] Masz jeszcze { $count } dzień.
    [few] Masz jeszcze { $count } dni.
   *[many] Masz jeszcze { $count } dni.
}
reminder-hours = { $count ->
    [one] Masz jeszcze { $count } godzinę.
    [few] Masz jeszcze { $count } godziny.
   *[many] Masz jeszcze { $count } godzin.
}
reminder-minutes = { $count ->
    [one] Masz jeszcze { $count } minutę.
    [few] Masz jeszcze { $count } minuty.
   *[many] Masz jeszcze { $count } minut.
}
reminder-on-title = Przypomnienia włączone
reminder-on = To urządzenie da ci znać, gdy stół będzie na ciebie czekał.
reminder-mail-why = Dostajesz tę wiadomość, bo w { $house } włączono przypomnienia na ten adres.
reminder-mail-stop = Nie chcę więcej takich wiadomości: { $link }
reminder-confirm-title = Przypomnienia z Saleroom: prosimy o potwierdzenie
reminder-confirm = Ktoś, pewnie ty, chce dostawać na ten adres przypomnienia z { $house }, gdy stół czeka. Jeśli to ty, potwierdź tutaj:
reminder-confirm-not-me = Jeśli to nie ty, nic nie rób: bez potwierdzenia niczego więcej tu nie wyślemy.

## Gdzie się o to prosi

remind-how = Damy ci znać krótko po tym, jak przyjdzie twoja kolej, i jeszcze raz, gdy zostanie ćwierć czasu, przy wszystkich twoich stołach korespondencyjnych. Wiadomość podaje grę i pozostały czas, nic z tego, co dzieje się przy stole.
remind-device = Na tym urządzeniu
remind-device-on = Włącz
remind-device-off = Wyłącz
remind-device-is-on = Włączone na tym urządzeniu.
remind-device-blocked = Ta przeglądarka blokuje powiadomienia z tej strony. Zezwól na nie w ustawieniach i spróbuj znowu.
remind-device-cannot = Ta przeglądarka nie potrafi pokazywać przypomnień. Na iPhonie lub iPadzie dodaj najpierw stronę do ekranu początkowego.
remind-device-failed = Przeglądarce nie udało się włączyć przypomnień. Spróbuj później.
remind-mail = E-mailem
remind-mail-address = Twój adres e-mail
remind-mail-ask = Wyślij potwierdzenie
remind-mail-asked = { $address }: wiadomość jest w drodze. Otwórz ją i potwierdź.
remind-mail-on = { $address } dostaje przypomnienia.
remind-other = Inne urządzenie ({ $address })
remind-forget = Usuń
remind-forget-it = Usuń { $address }
remind-programs = Dla programów: adres internetowy
remind-address = Wywołaj ten adres, gdy stół na mnie czeka
remind-address-how = Dom aukcyjny wysyła tam POST z nazwą stołu, twoim miejscem i pozostałym czasem. Dotyczy tylko tego stołu. Puste pole: bez wywołań.
remind-keep = Zapisz

## Po kliknięciu linku w e-mailu

remind-confirm-title = Przypomnienia e-mailem
remind-confirm-ask = Czy mamy do ciebie pisać, gdy stół na ciebie czeka?
remind-confirm-yes = Tak, przypominajcie mi
remind-confirmed = Gotowe. { $address } będzie dostawać przypomnienia.
remind-stop-title = Koniec e-maili
remind-stop-ask = Czy mamy przestać do ciebie pisać?
remind-stop-yes = Tak, przestańcie
remind-stopped = Gotowe. Nie wyślemy ci nic więcej.
