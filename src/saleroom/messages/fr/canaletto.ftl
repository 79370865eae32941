# Canaletto

canaletto-title = Canaletto
canaletto-tagline = Chaque offre déplace la gondole.
canaletto-blurb = Venise s’enfonce, et ses palais vendent ce qu’ils contiennent. Chaque surenchère fait avancer la gondole, et le palais où elle s’arrête est vendu ensuite. Un trésor ne rapporte que lorsque tous ceux de son type ont quitté les palais.

## Points et choses

# Les offres sont des points de la piste de score.
canaletto-money = { $amount }
canaletto-points = { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}
canaletto-treasure = { $id ->
    [0] miroir
    [1] chandelier
    [2] éventail
    [3] lion
    [4] tableau
    [5] verre
    [6] montre
    [7] buste
    [8] chope
    [9] anneau
    [10] lampe
   *[11] collier
}
canaletto-treasure-letter = { $id ->
    [0] Mi
    [1] Ch
    [2] Év
    [3] Li
    [4] Ta
    [5] Ve
    [6] Mo
    [7] Bu
    [8] Cp
    [9] An
    [10] La
   *[11] Co
}
# Tous les trésors d’un type.
canaletto-of-treasure = { $treasure_n ->
    [0] miroirs
    [1] chandeliers
    [2] éventails
    [3] lions
    [4] tableaux
    [5] verres
    [6] montres
    [7] bustes
    [8] chopes
    [9] anneaux
    [10] lampes
   *[11] colliers
}
canaletto-lot = { $second_is ->
    [some] { $third_is ->
        [some] { $first }, { $second } et { $third }
       *[none] { $first } et { $second }
    }
   *[none] { $first }
}
canaletto-palace = Palais { $id }

## Ce qui s’est passé

canaletto-event-palace-filled = Dans le palais { $palace } : { canaletto-lot }
canaletto-run-palace-filled = { $count } palais sont garnis de trésors
canaletto-event-marker-turned = La valeur { $place } de l’échelle est { $value }
canaletto-run-marker-turned = Les { $count } valeurs de l’échelle sont dévoilées
canaletto-event-gondola-placed = La gondole et la colonne partent du palais { $palace }
canaletto-event-first-player = { $seat_is ->
    [you] Tu ouvres la première manche
   *[other] { $seat } ouvre la première manche
}
canaletto-event-turn = { $seat_is ->
    [you] C’est à toi
   *[other] C’est à { $seat }
}
canaletto-event-round-began = { $seat_is ->
    [you] Manche { $round } au palais { $palace } : tu ouvres les enchères
   *[other] Manche { $round } au palais { $palace } : { $seat } ouvre les enchères
}
canaletto-event-put-up = À vendre : { canaletto-lot }
canaletto-event-gondola-moved = { $steps ->
    [one] La gondole avance de { $steps } palais, jusqu’au palais { $palace }
   *[other] La gondole avance de { $steps } palais, jusqu’au palais { $palace }
}
canaletto-event-bought = { $seat_is ->
    [you] Adjugé : tu achètes le lot du palais { $palace } pour { $price }
   *[other] Adjugé : { $seat } achète le lot du palais { $palace } pour { $price }
}
canaletto-event-paid = { $borrowed ->
    [0] { $seat_is ->
        [you] Tu paies { canaletto-of-paid }
       *[other] { $seat } paie { canaletto-of-paid }
    }
   *[other] { $seat_is ->
        [you] Tu paies { canaletto-of-paid } et t’endettes de { $borrowed }
       *[other] { $seat } paie { canaletto-of-paid } et s’endette de { $borrowed }
    }
}
canaletto-of-paid = { $paid ->
    [one] { $paid } point
   *[other] { $paid } points
}
canaletto-event-bribed = { $seat_is ->
    [you] Tu joues ton masque sur une offre de { $price } : le lot du palais { $palace } ne te coûte rien
   *[other] { $seat } joue son masque sur une offre de { $price } : le lot du palais { $palace } ne coûte rien
}
canaletto-event-took = { $seat_is ->
    [you] Tu prends : { canaletto-lot }
   *[other] { $seat } prend : { canaletto-lot }
}
canaletto-event-type-sold = Les { canaletto-of-treasure } ont quitté les palais : revente à { $value } la tuile
canaletto-event-earned = { $tiles ->
    [one] { $seat_is ->
        [you] Tu reçois { $value } ({ $treasure })
       *[other] { $seat } reçoit { $value } ({ $treasure })
    }
   *[other] { $seat_is ->
        [you] Tu reçois { $value } la tuile ({ $tiles } { canaletto-of-treasure })
       *[other] { $seat } reçoit { $value } la tuile ({ $tiles } { canaletto-of-treasure })
    }
}
canaletto-event-column-moved = { $passed_by ->
    [0] La colonne rejoint la gondole au palais { $palace }
    [one] La gondole et la colonne passent { $passed_by } palais vide et s’arrêtent au palais { $palace }
   *[other] La gondole et la colonne passent { $passed_by } palais vides et s’arrêtent au palais { $palace }
}
canaletto-event-game-ended = { $types_left ->
    [0] Il ne reste aucun trésor : la partie est finie
    [one] Il ne reste que { $types_left } type de trésor : la partie est finie
   *[other] Il ne reste que { $types_left } types de trésor : la partie est finie
}
canaletto-event-worthless = { $tiles ->
    [one] { $seat_is ->
        [you] Il te reste, sans valeur : { $treasure }
       *[other] Il reste à { $seat }, sans valeur : { $treasure }
    }
   *[other] { $seat_is ->
        [you] Il te reste, sans valeur : { $tiles } { canaletto-of-treasure }
       *[other] Il reste à { $seat }, sans valeur : { $tiles } { canaletto-of-treasure }
    }
}
canaletto-event-scored = { $debt ->
    [0] { $seat_is ->
        [you] Tu as { canaletto-of-points }
       *[other] { $seat } a { canaletto-of-points }
    }
   *[other] { $seat_is ->
        [you] Tu as { canaletto-of-points }, moins deux fois une dette de { $debt } : { $score }
       *[other] { $seat } a { canaletto-of-points }, moins deux fois une dette de { $debt } : { $score }
    }
}
canaletto-of-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
canaletto-event-won = { $seat_is ->
    [you] Tu gagnes avec { canaletto-of-score }
   *[other] { $seat } gagne avec { canaletto-of-score }
}
canaletto-of-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
}

## Ce qu’on peut faire

canaletto-do-bribe = Jouer le masque
canaletto-do-sell = { $value_n ->
    [0] Revendre les miroirs
    [1] Revendre les chandeliers
    [2] Revendre les éventails
    [3] Revendre les lions
    [4] Revendre les tableaux
    [5] Revendre les verres
    [6] Revendre les montres
    [7] Revendre les bustes
    [8] Revendre les chopes
    [9] Revendre les anneaux
    [10] Revendre les lampes
   *[11] Revendre les colliers
}

## Ce qui est demandé

canaletto-asks-lay-first = On pose les trésors dans les palais.
canaletto-asks-lay-more = On pose les trésors dans les palais.
canaletto-asks-turn-marker = On retourne le prochain marqueur d’évaluation.
canaletto-asks-place-gondola = On place la gondole et la colonne.
canaletto-asks-name-first = Le hasard désigne le premier joueur.
canaletto-asks-bid = Combien offres-tu ?
canaletto-asks-sell = Plusieurs types sont complets. Lequel est revendu maintenant ?
canaletto-asks-over = La partie est finie.

canaletto-phase-lay-first = Pose des trésors
canaletto-phase-lay-more = Pose des trésors
canaletto-phase-turn-marker = Nouvelle valeur
canaletto-phase-place-gondola = Départ de la gondole
canaletto-phase-name-first = Premier joueur
canaletto-phase-bid = Enchère
canaletto-phase-sell = Revente
canaletto-phase-over = La fin

## Pourquoi pas

canaletto-refused-bid-too-low = Une offre dépasse la précédente d’au moins 1 : { $least }.
canaletto-refused-bid-too-high = Une offre est d’au plus { $most }.
canaletto-refused-must-open = Tu ouvres cette manche, donc tu dois faire une offre : au moins 1.
canaletto-refused-has-passed = Tu as passé, et c’est définitif pour cette manche.
canaletto-refused-bribe-out-of-turn = On joue son masque quand c’est son tour d’enchérir, et pas après avoir passé.
canaletto-refused-mask-is-used = Tu as joué ton masque ; il sert une fois par partie.
canaletto-refused-no-bid-yet = On ne joue son masque qu’une fois les enchères ouvertes.
canaletto-refused-price-above-bribe = Au-dessus d’une offre de 15, le masque ne sert plus.
canaletto-refused-not-due = Ce type n’est pas à revendre maintenant.
canaletto-refused-no-tile-left = Toutes les tuiles de ce type sont posées.
canaletto-refused-no-such-palace = Ce palais n’existe pas.
canaletto-refused-palace-is-full = Un palais contient au plus trois trésors.
canaletto-refused-type-is-there = Aucun palais ne contient deux trésors du même type.
canaletto-refused-no-such-marker = Il ne reste aucun marqueur de cette valeur.
canaletto-refused-no-such-player = Le premier joueur est l’un des joueurs.

## Pourquoi c’est fini

canaletto-ended-all-sold = Tous les trésors ont été revendus.
canaletto-ended-one-type-left = Il ne restait qu’un type de trésor.
canaletto-ended-two-types-left = Il ne restait que deux types de trésor.

## Options

canaletto-option-first-player = Premier joueur
    .meaning = La place qui ouvre la première manche. Tiré au sort si personne n’est désigné (CA-5).
canaletto-option-start = Départ
    .meaning = Le palais d’où partent la gondole et la colonne. Tiré au sort si aucun n’est désigné (CA-5).
canaletto-option-palaces = Palais
    .meaning = Combien de palais entourent la lagune : de 14 à 24 (CA-2).
canaletto-option-layout = Disposition
    .meaning = Les trésors de chaque palais, par leurs noms anglais. Posés au hasard si rien n’est donné (CA-2).
canaletto-option-values = Valeurs
    .meaning = Les nombres des 14 marqueurs d’évaluation. De 3 à 16 si rien n’est donné (CA-3).
canaletto-option-hidden-values = Valeurs cachées
    .meaning = Seul le prochain marqueur de l’échelle est visible (CA-3).
canaletto-option-highest-bid = Offre la plus haute
    .meaning = Le maximum d’une offre (CA-15).

## Sur le plateau

canaletto-palaces = Palais, dans le sens horaire
canaletto-empty = vide
canaletto-on-sale = En vente maintenant
canaletto-gondola-here = La gondole est ici
canaletto-next-here = La prochaine manche serait ici
canaletto-bid-takes = Une offre mène la gondole ici :
canaletto-bid-leads-here = Une offre de { $amount } mène la gondole ici
canaletto-palace-holds = Palais { $palace } : { $treasures }
canaletto-round-at = Manche { $round } au palais { $palace }
canaletto-opens = { $is ->
    [you] Tu ouvres les enchères
   *[other] { $name } ouvre les enchères
}
canaletto-completes = { $count ->
    [one] Complète les { $types } : { $values } la tuile
   *[other] Complète les { $types } : { $values } la tuile, dans l’ordre choisi par l’acheteur
}
canaletto-last-lot = La partie finit avec ce lot.
canaletto-then = Ensuite le palais { $palace } :
canaletto-choosing = { $is ->
    [you] Tu choisis ce qui est revendu maintenant
   *[other] { $name } choisit ce qui est revendu maintenant
}
canaletto-next-pays = Le prochain type rapporte { $value } la tuile
canaletto-scale = Ce que rapporte une tuile
canaletto-put-away = hors jeu : { $values }
canaletto-unseen = pas encore vus, dont deux hors jeu : { $values }
canaletto-marker-used = { $value }, utilisé
canaletto-marker-next = { $value }, le prochain
canaletto-marker-open = { $value }
canaletto-marker-hidden = caché
canaletto-holdings = Qui a quoi
canaletto-type = Type de trésor
canaletto-in-palaces = aux palais
canaletto-sold = revendu
canaletto-complete = complet
canaletto-left-of = { $left } sur { $all }
canaletto-track = Piste de score
canaletto-stands = { $debt ->
    [0] { $name } : { $points }
   *[other] { $name } : { $points }, dette { $debt }, donc { $score } à la fin
}
canaletto-rests = Des trésors sont revendus : chacun touche sa part
canaletto-sold-at = { $types } : revente à { $value }
canaletto-debt-word = Dette
canaletto-mask-word = Masque
canaletto-debt = dette { $debt }
canaletto-debt-says = Une dette de { $debt }. Elle compte double à la fin.
canaletto-has-mask = a encore son masque
canaletto-mask-used = masque joué
canaletto-treasures-of = Trésors : { $name }
canaletto-takes-gondola = { $steps ->
    [one] { $steps } pas, jusqu’au palais { $palace }.
   *[other] { $steps } pas, jusqu’au palais { $palace }.
}
canaletto-sold-there = En vente là ensuite :
canaletto-passes-on = Il est vide, donc ensuite le palais { $palace } :
canaletto-would-pay = La revente te rapporterait { $points }.
canaletto-would-borrow = Dont { $debt } de dette, qui compte double à la fin.
canaletto-really-bribe = Vraiment jouer le masque ?
canaletto-bribe-says = { $ends ->
    [true] Tu prends gratuitement : { $treasures }. La partie finit.
   *[false] Tu prends gratuitement : { $treasures }. Une fois par partie. La prochaine manche est au palais { $palace }.
}
canaletto-why-no-bribe = Pourquoi ne puis-je pas jouer mon masque ?
canaletto-each = { $value } la tuile :
