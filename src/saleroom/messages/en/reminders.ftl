# Reminders for tables over days: what is sent, and where one says that one wants it.

## What is sent: on a locked phone, in a mailbox. Nothing of what happens at the table.

reminder-title = { $game }: it is your turn
reminder-last-title = { $game }: your time is running out
reminder-your-turn = The table is waiting for you.
reminder-days = { $count ->
    [one] You have one day left.
   *[other] You have { $count } days left.
}
reminder-hours = { $count ->
    [one] You have one hour left.
   *[other] You have { $count } hours left.
}
reminder-minutes = { $count ->
    [one] You have one minute left.
   *[other] You have { $count } minutes left.
}
reminder-on-title = Reminders are on
reminder-on = This device will tell you when a table is waiting for you.
reminder-mail-why = You get this message because you asked for reminders at { $house }.
reminder-mail-stop = No more of these messages: { $link }
reminder-confirm-title = Reminders from Saleroom: please confirm
reminder-confirm = Somebody, probably you, would like reminders from { $house } at this address whenever a table is waiting. If that was you, please confirm:
reminder-confirm-not-me = If it was not you, there is nothing to do: without a confirmation nothing more is sent here.

## Where one says so

remind-how = You hear from us soon after it becomes your turn, and once more when a quarter of your time is left, at all your tables over days. The message names the game and the time you have, nothing of what happens at the table.
remind-device = On this device
remind-device-on = Turn on
remind-device-off = Turn off
remind-device-is-on = This device is on.
remind-device-blocked = This browser blocks notifications from this page. Allow them in its settings and try again.
remind-device-cannot = This browser cannot show reminders. On an iPhone or iPad, add the page to the home screen first.
remind-device-failed = The browser could not sign up for reminders. Try again later.
remind-mail = By e-mail
remind-mail-address = Your e-mail address
remind-mail-ask = Send a confirmation
remind-mail-asked = { $address }: a message is on its way. Open it and confirm.
remind-mail-on = { $address } gets reminders.
remind-other = Another device ({ $address })
remind-forget = Remove
remind-forget-it = Remove { $address }
remind-programs = For programs: a web address
remind-address = Call this address when the table waits for me
remind-address-how = The house sends a POST there with the table, your seat and the time you have. This is for this table only. Empty: no calls.
remind-keep = Save

## After the link in an e-mail

remind-confirm-title = Reminders by e-mail
remind-confirm-ask = Shall we write to you whenever a table is waiting for you?
remind-confirm-yes = Yes, remind me
remind-confirmed = Done. { $address } gets reminders from now on.
remind-stop-title = No more e-mails
remind-stop-ask = Shall we stop writing to you?
remind-stop-yes = Yes, stop
remind-stopped = Done. Nothing more will be sent to you.
