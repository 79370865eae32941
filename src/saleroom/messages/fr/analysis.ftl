# L’analyse d’une partie, pour le terminal, le rapport et la page : ce qui a décidé, ce que valaient les lots, ce que coûtaient les décisions.

analysis-what-decided = Ce qui a décidé
analysis-nothing-dear = Aucune décision n’a coûté cher.
analysis-of = { $game } : { $names }
analysis-chances = Les chances de chacun
analysis-chances-how = La chance de gagner après chaque lot ; la bande est l’intervalle à 95 %. { analysis-chances-whose }
analysis-chances-whose = { $eyes ->
    [open] Toutes les cartes sont ouvertes.
   *[own] Chacune telle que sa place pouvait la connaître : leur somme n’est pas forcément 100 %.
}
analysis-lots = Les lots
analysis-lots-how = Valeur et prix où s’arrêter au moment de la mise en vente, du point de vue de chaque place.
analysis-decisions = Toutes les décisions
analysis-seat = Joueur
analysis-accuracy = Précision
analysis-accuracy-how = La part gardée de ce que ses propres décisions pouvaient perdre.
analysis-lost = Chance perdue
analysis-count = Décisions
analysis-move = Coup { $move }
analysis-eyes = { $eyes ->
    [open] Si tu avais su : toutes les cartes sont ouvertes.
   *[own] Tu ne pouvais pas savoir : chaque décision est jugée sur ce que sa place pouvait voir et avait entendu.
}
analysis-assumes = Depuis chaque position, la partie continue dans de nombreux mondes possibles : { bot-dealer } y décide pour chacun, avec la même force ; quand une enchère peut être résolue depuis sa fin, chacun y enchérit comme le font des joueurs qui réfléchissent à l’avance. Tant qu’il reste beaucoup à jouer, les chances sont plus proches les unes des autres que les victoires dans ces mondes : personne ne sait qui joue le mieux. À Alles Futsch à trois et à quatre, rien n’est dit meilleur si { bot-master } ne le juge pas meilleur aussi.
analysis-worlds = { $count ->
    [one] Ce qui semblait meilleur a été mesuré dans { $count } monde nouveau.
   *[other] Ce qui semblait meilleur a été mesuré dans { $count } mondes nouveaux.
}
analysis-goes-on = La partie n’est pas finie : elle est examinée aussi loin qu’elle va.
analysis-is-growing = { $part } % de l’analyse sont faits.
analysis-grade = { $grade ->
    [fine] bien
    [imprecise] imprécis
    [mistake] erreur
   *[blunder] gaffe
}
analysis-grades = { $grade ->
    [fine] Bien
    [imprecise] Imprécis
    [mistake] Erreurs
   *[blunder] Gaffes
}
analysis-did = { $name } : { $label }
analysis-from-to = Chance de gagner { $before } % → { $after } %
analysis-cost = coûte { $loss } ± { $error } points sur cent
analysis-stays = Chance de gagner { $after } %
analysis-better = Mieux : { $label }
analysis-forced = Rien d’autre n’était permis.
analysis-thought-of = Examiné aussi : { $others }
analysis-option = { $label } ({ $chance } %)

## Pourquoi

analysis-why-bid-too-high = { $stops ->
    [no] { $sum }, c’est plus que le lot ne vaut ici.
   *[yes] { $sum }, c’est plus que le lot ne vaut ici : le prix où s’arrêter est { $stop }.
}
analysis-why-bid-too-low = { $stops ->
    [no] Une offre plus haute aurait eu le lot plus souvent.
   *[yes] Une offre plus haute aurait eu le lot plus souvent ; il vaut la peine jusqu’à { $stop }.
}
analysis-why-left-too-soon = { $stops ->
    [no] Le lot valait plus que ce prix.
   *[yes] Il valait la peine de continuer, jusqu’à { $stop }.
}
analysis-why-bought-too-dear = { $stops ->
    [no] { $sum }, c’est plus que le lot ne vaut ici.
   *[yes] { $sum }, c’est trop cher : le prix où s’arrêter est { $stop }.
}
analysis-why-asked-too-much = À { $sum }, trop peu le prendront.
analysis-why-asked-too-little = { $sum }, c’est trop peu demander.
analysis-why-steered-badly = Ce montant mène là où il rend moins service qu’un autre.
analysis-why-ended-it = Cela a mis fin à la partie au mauvais moment.
analysis-why-helped-rival = Cela sert surtout quelqu’un d’autre.
analysis-why-other-better = Un autre choix gagne plus souvent.
analysis-helped = Le plus aidé : { $rival }.

## Le tableau des lots

analysis-lot = Le lot
analysis-price = Prix
analysis-back = A rapporté
analysis-worth = Valeur
analysis-stop = S’arrêter à
analysis-overpaid = Payé en trop : { $sum }
analysis-helps = Aidé
analysis-unsold = pas vendu

## Sur la page

analysis-begin = Passer la partie en revue
analysis-begin-how = Chaque décision est rejouée dans de nombreux mondes possibles. Cela prend environ une minute et continue si tu t’en vas.
analysis-waiting = Une autre partie est d’abord passée en revue…
analysis-looking = La partie est passée en revue : { $part } %
analysis-judged-by = Jugé d’après
analysis-by-own = Ce qu’on pouvait savoir
analysis-by-open = Si tu avais su
analysis-chart-read = Lire les chances à un coup
analysis-between = { $low } à { $high } %
analysis-try-again = Réessayer d’ici
analysis-try-again-how = Une nouvelle table à partir d’ici : tu joues pour { $name }, contre les mêmes robots.
analysis-here = Ce coup
analysis-nothing-here = Personne n’a rien décidé ici.
analysis-not-yet-here = Ce coup n’a pas encore été examiné.
analysis-would-do = Que ferait { bot-expert } ?
analysis-would-do-for = Que ferait { bot-expert } pour { $name } ?
analysis-knew = Il savait ce que pouvait savoir { $name } à ce moment, et rien d’autre.
analysis-bought-by = { $name } pour { $price }
analysis-tutor = L’entraîneur
side-analysis = Analyse

## Ce qui ne peut pas être analysé

refused-house-analysis-broken = { $move_n ->
    [0] Cet enregistrement est abîmé : « saleroom verify » dit comment.
   *[other] Cet enregistrement est abîmé au coup { $move } : « saleroom verify » dit comment.
}
refused-house-analysis-no-skill = Personne ici ne joue assez bien à { $name } pour l’analyser.
refused-house-analysis-eyes = Il n’y a pas de point de vue { $name } : c’est l’un de ceux-ci : { $known }.
refused-house-analysis-worlds = Impossible avec { $given } mondes : il en faut de { $least } à { $most }.
