# Ce que conseillent les robots, au terminal et sur la page : ce qu’ils feraient, jusqu’où ils iraient, et pourquoi.

## Demandé sur la page

advice-ask = Que ferais-tu ?
advice-ask-lot = Combien paierait un robot ?
advice-title = Le conseil d’un robot
advice-thinking = Un robot réfléchit…
advice-from = Le robot « { $bot } » ferait ceci :
advice-up-to = { $sum_n ->
    [0] Il ne paierait rien pour ce lot
   *[other] Il irait jusqu’à { $sum } pour ce lot
}
advice-clear = Le choix est net
advice-close = C’est serré
advice-do = Faire cela
advice-dismiss = Fermer le conseil
advice-moved = Le prix a changé depuis : redemande.
advice-eyes = Il sait ce que ta place peut savoir, et rien d’autre.

## Ce qu’ils disent

advice-note = { $note ->
    [dealer_sits_in] Les robots plus forts se préparent ; { bot-dealer } les remplace
    [dealer_without_fast] Les robots plus forts ont besoin du supplément « fast », qui n’est pas installé ; { bot-dealer } les remplace
    [dealer_after_failure] Les robots plus forts n’ont pas pu être préparés ; { bot-dealer } les remplace
   *[other] { $note }
}
refused-house-setup-sits-in = { $name } ne peut pas être mesuré ici : { advice-note }.
advice-would = { $bot } ferait ceci : { $label }
advice-drew = { $bot } a tiré un choix sur { $count } : { $label }
advice-worth = { $who_is ->
    [you] le lot vaut { $worth } pour toi
   *[other] le lot vaut { $worth } pour { $who }
}
advice-limit = { $sum_n ->
    [0] il ne paierait rien
   *[other] il irait jusqu’à { $sum }
}
advice-stops = { $why ->
    [all_it_has] c’est tout ce qu’il peut miser
    [too_little_left] au-delà, le lot lui rapporterait trop peu
    [better_without] au-delà, mieux vaut pour lui se passer du lot
    [at_no_price] à aucun prix le lot ne vaut mieux pour lui que de s’en passer
    [price_is_beyond] le prix dépasse ce qu’il paierait
    [better_left] à ce prix, mieux vaut pour lui qu’un autre ait le lot
   *[other] { $why }
}
advice-only = { $only ->
    [forced] rien d’autre n’est permis
    [unrivalled] rien d’autre ne mérite réflexion
   *[other] { $only }
}
advice-reckons = il prévoit : { $rivals }
advice-rival-up-to = { $who } jusqu’à { $sum }
advice-points = { $points } points
advice-sum-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
advice-also = il a aussi pensé à : { $others }
advice-and-more = { $count ->
    [one] { $others }, et { $count } autre
   *[other] { $others }, et { $count } autres
}
advice-wins = gagne dans { $chance } % des cas
advice-wins-between = gagne dans { $chance } % des cas, de { $low } à { $high }
advice-worlds = { $count ->
    [one] { $bot } a joué { $count } monde possible
   *[other] { $bot } a joué { $count } mondes possibles
}
