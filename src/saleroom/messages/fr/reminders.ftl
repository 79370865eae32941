# Rappels pour les tables sur plusieurs jours : ce qui est envoyé, et où l’on dit qu’on le veut.

## Ce qui est envoyé : sur un téléphone verrouillé, dans une boîte aux lettres. Rien de ce qui se passe à la table.

reminder-title = { $game } : à toi de jouer
reminder-last-title = { $game } : il te reste peu de temps
reminder-your-turn = La table t’attend.
reminder-days = { $count ->
    [one] Il te reste { $count } jour.
   *[other] Il te reste { $count } jours.
}
reminder-hours = { $count ->
    [one] Il te reste { $count } heure.
   *[other] Il te reste { $count } heures.
}
reminder-minutes = { $count ->
    [one] Il te reste { $count } minute.
   *[other] Il te reste { $count } minutes.
}
reminder-on-title = Rappels activés
reminder-on = Cet appareil te préviendra quand une table t’attend.
reminder-mail-why = Tu reçois ce message parce que tu as demandé des rappels sur { $house }.
reminder-mail-stop = Ne plus recevoir ces messages : { $link }
reminder-confirm-title = Rappels de Saleroom : merci de confirmer
reminder-confirm = Quelqu’un, sans doute toi, souhaite recevoir à cette adresse des rappels de { $house } quand une table attend. Si c’est bien toi, confirme ici :
reminder-confirm-not-me = Si ce n’est pas toi, il n’y a rien à faire : sans confirmation, plus rien ne sera envoyé ici.

## Où l’on le dit

remind-how = Nous te prévenons peu après que ton tour est venu, puis une fois encore quand il te reste un quart du temps, à toutes tes tables sur plusieurs jours. Le message donne le jeu et le temps qu’il te reste, rien de ce qui se passe à la table.
remind-device = Sur cet appareil
remind-device-on = Activer
remind-device-off = Désactiver
remind-device-is-on = Activé sur cet appareil.
remind-device-blocked = Ce navigateur bloque les notifications de cette page. Autorise-les dans ses réglages, puis réessaie.
remind-device-cannot = Ce navigateur ne peut pas afficher de rappels. Sur iPhone ou iPad, ajoute d’abord la page à l’écran d’accueil.
remind-device-failed = Le navigateur n’a pas pu s’inscrire aux rappels. Réessaie plus tard.
remind-mail = Par e-mail
remind-mail-address = Ton adresse e-mail
remind-mail-ask = Envoyer une confirmation
remind-mail-asked = { $address } : un message est en route. Ouvre-le et confirme.
remind-mail-on = { $address } reçoit les rappels.
remind-other = Un autre appareil ({ $address })
remind-forget = Retirer
remind-forget-it = Retirer { $address }
remind-programs = Pour les programmes : une adresse web
remind-address = Appeler cette adresse quand la table m’attend
remind-address-how = La maison y envoie un POST avec la table, ta place et le temps qu’il te reste. Pour cette table seulement. Vide : aucun appel.
remind-keep = Enregistrer

## Après le lien reçu par e-mail

remind-confirm-title = Rappels par e-mail
remind-confirm-ask = Veux-tu que nous t’écrivions quand une table t’attend ?
remind-confirm-yes = Oui, me le rappeler
remind-confirmed = C’est fait. { $address } reçoit désormais les rappels.
remind-stop-title = Plus aucun e-mail
remind-stop-ask = Veux-tu que nous cessions de t’écrire ?
remind-stop-yes = Oui, arrêter
remind-stopped = C’est fait. Tu ne recevras plus rien.
