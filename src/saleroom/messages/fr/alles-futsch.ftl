# Alles Futsch

alles-futsch-title = Alles Futsch
alles-futsch-tagline = Achète trop, et tout est fichu.
alles-futsch-blurb = Trois objets sur chaque carte, et la carte va au plus offrant. Le troisième objet d’un type rapporte, le quatrième et le cinquième coûtent, et ce que tu ne peux pas garder, un autre doit l’acheter. Dès qu’un joueur est en faillite, le plus riche gagne.

## L’argent et les choses

# $amount compte des milliers.
alles-futsch-money = { $amount ->
    [0] 0 mark
   *[other] { NUMBER($amount, useGrouping: "always") } 000 marks
}
alles-futsch-money-short = { $amount ->
    [0] 0
   *[other] { NUMBER($amount, useGrouping: "always") } 000
}
alles-futsch-kind = { $id ->
    [0] peinture
    [1] sculpture
    [2] meuble
    [3] horloge
   *[4] vase
}
alles-futsch-kind-letter = { $id ->
    [0] P
    [1] S
    [2] M
    [3] H
   *[4] V
}
alles-futsch-kinds = { $id ->
    [0] peintures
    [1] sculptures
    [2] meubles
    [3] horloges
   *[4] vases
}
alles-futsch-card = { $id ->
    [0] trois peintures
    [1] deux peintures et une sculpture
    [2] deux peintures et un meuble
    [3] deux peintures et une horloge
    [4] deux peintures et un vase
    [5] une peinture et deux sculptures
    [6] une peinture, une sculpture et un meuble
    [7] une peinture, une sculpture et une horloge
    [8] une peinture, une sculpture et un vase
    [9] une peinture et deux meubles
    [10] une peinture, un meuble et une horloge
    [11] une peinture, un meuble et un vase
    [12] une peinture et deux horloges
    [13] une peinture, une horloge et un vase
    [14] une peinture et deux vases
    [15] trois sculptures
    [16] deux sculptures et un meuble
    [17] deux sculptures et une horloge
    [18] deux sculptures et un vase
    [19] une sculpture et deux meubles
    [20] une sculpture, un meuble et une horloge
    [21] une sculpture, un meuble et un vase
    [22] une sculpture et deux horloges
    [23] une sculpture, une horloge et un vase
    [24] une sculpture et deux vases
    [25] trois meubles
    [26] deux meubles et une horloge
    [27] deux meubles et un vase
    [28] un meuble et deux horloges
    [29] un meuble, une horloge et un vase
    [30] un meuble et deux vases
    [31] trois horloges
    [32] deux horloges et un vase
    [33] une horloge et deux vases
   *[34] trois vases
}
alles-futsch-an-object = { $kind_n ->
    [0] une peinture
    [1] une sculpture
    [2] un meuble
    [3] une horloge
   *[4] un vase
}

## Ce qui s’est passé

alles-futsch-event-first-chooser = { $seat_is ->
    [you] Tu choisis en premier
   *[other] { $seat } choisit en premier
}
alles-futsch-event-board-drawn = { $seat_is ->
    [you] Tu collectionnes tout sauf les { alles-futsch-all-of-them }
   *[other] { $seat } collectionne tout sauf les { alles-futsch-all-of-them }
}
alles-futsch-all-of-them = { $kind_n ->
    [0] peintures
    [1] sculptures
    [2] meubles
    [3] horloges
   *[4] vases
}
alles-futsch-event-reshuffled = { $cards ->
    [one] { $cards } carte défaussée forme la nouvelle pioche
   *[other] { $cards } cartes défaussées sont mélangées en une nouvelle pioche
}
alles-futsch-event-turned-up = Carte retournée : { $card }
alles-futsch-event-turn = { $seat_is ->
    [you] Tu choisis la prochaine carte
   *[other] { $seat } choisit la prochaine carte
}
alles-futsch-event-chosen = { $seat_is ->
    [you] Tu mets en vente { $card }
   *[other] { $seat } met en vente { $card }
}
alles-futsch-event-sold = { $seat_is ->
    [you] Adjugé : tu achètes { $card } pour { $price }
   *[other] Adjugé : { $seat } achète { $card } pour { $price }
}
alles-futsch-event-unsold = Aucune offre ; { $card } : la carte est défaussée
alles-futsch-event-paid = { $payee_is ->
    [bank] { $seat_is ->
        [you] Tu paies { $amount } à la banque ({ alles-futsch-paid-for })
       *[other] { $seat } paie { $amount } à la banque ({ alles-futsch-paid-for })
    }
    [you] { $seat } te paie { $amount } ({ alles-futsch-paid-for })
   *[other] { $seat_is ->
        [you] Tu paies { $amount } à { $payee } ({ alles-futsch-paid-for })
       *[other] { $seat } paie { $amount } à { $payee } ({ alles-futsch-paid-for })
    }
}
alles-futsch-paid-for = { $why_paid ->
    [card] pour la carte
    [object] pour l’objet
   *[too_many] plus de trois du même type
}
alles-futsch-event-object-sold = { $seat_is ->
    [you] Tu vends { alles-futsch-an-object } à { $buyer }
   *[other] { $buyer_is ->
        [you] { $seat } te vend { alles-futsch-an-object }
       *[other] { $seat } vend { alles-futsch-an-object } à { $buyer }
    }
}
alles-futsch-event-collected = { $seat_is ->
    [you] Tu prends { alles-futsch-an-object } et tu en as { $count }
   *[other] { $seat } prend { alles-futsch-an-object } et en a { $count }
}
alles-futsch-event-rewarded = { $seat_is ->
    [you] La banque te paie { $amount } pour le troisième objet du type ({ $kind })
   *[other] La banque paie { $amount } à { $seat } pour le troisième objet du type ({ $kind })
}
alles-futsch-event-not-used = { $count ->
    [one] Personne ne peut prendre { alles-futsch-an-object } : l’objet n’est pas utilisé
   *[other] Personne ne peut prendre { $count } objets ({ $kind }) : ils ne sont pas utilisés
}
alles-futsch-event-bankrupt = { $why_ended ->
    [bid_everything] { $seat_is ->
        [you] Tu es en faillite : ton offre de { $owed } a tout englouti
       *[other] { $seat } est en faillite : l’offre de { $owed } a tout englouti
    }
    [nothing_left] { $seat_is ->
        [you] Tu es en faillite : après { $owed } à payer, il ne te reste rien
       *[other] { $seat } est en faillite : après { $owed } à payer, il ne reste rien
    }
   *[could_not_pay] { $seat_is ->
        [you] Tu es en faillite : { $owed } à payer, et seulement { $had } en caisse
       *[other] { $seat } est en faillite : { $owed } à payer, et seulement { $had } en caisse
    }
}
alles-futsch-event-game-ended = { $why_ended ->
    [nothing_usable] La partie est finie : plus aucun objet d’aucune carte ne peut être utilisé
    [no_money] La partie est finie : personne n’a plus d’argent
   *[other] Alles futsch : la partie s’arrête aussitôt
}
alles-futsch-event-money-shown = { $seat_is ->
    [you] Tu as { $money }
   *[other] { $seat } a { $money }
}
alles-futsch-event-won = { $objects ->
    [one] { $seat_is ->
        [you] Tu gagnes avec { $money } et { $objects } objet
       *[other] { $seat } gagne avec { $money } et { $objects } objet
    }
   *[other] { $seat_is ->
        [you] Tu gagnes avec { $money } et { $objects } objets
       *[other] { $seat } gagne avec { $money } et { $objects } objets
    }
}

## Ce qu’on peut faire

alles-futsch-do-choose = Mettre en vente { $value }
alles-futsch-do-use = { $value_n ->
    [0] Utiliser la peinture
    [1] Utiliser la sculpture
    [2] Utiliser le meuble
    [3] Utiliser l’horloge
   *[4] Utiliser le vase
}
alles-futsch-do-sell-to = Vendre à { $value }
alles-futsch-do-take = { $kind_n ->
    [0] Prendre la peinture
    [1] Prendre la sculpture
    [2] Prendre le meuble
    [3] Prendre l’horloge
   *[4] Prendre le vase
}
alles-futsch-do-sell-it-to = { $kind_n ->
    [0] Vendre la peinture à { $who }
    [1] Vendre la sculpture à { $who }
    [2] Vendre le meuble à { $who }
    [3] Vendre l’horloge à { $who }
   *[4] Vendre le vase à { $who }
}

## Ce qui est demandé

alles-futsch-asks-name-chooser = Le hasard désigne qui choisit en premier.
alles-futsch-asks-draw-boards = On distribue les plateaux.
alles-futsch-asks-turn-up = On retourne une carte.
alles-futsch-asks-choose = Quelle carte mets-tu aux enchères ?
alles-futsch-asks-bid = Fais-tu une offre, ou passes-tu ?
alles-futsch-asks-use = Quel objet utilises-tu maintenant ?
alles-futsch-asks-sell = Qui doit l’acheter ?
alles-futsch-asks-over = La partie est finie.

alles-futsch-phase-name-chooser = Premier à choisir
alles-futsch-phase-draw-boards = Plateaux
alles-futsch-phase-turn-up = Nouvelle carte
alles-futsch-phase-choose = Choix d’une carte
alles-futsch-phase-bid = Enchère
alles-futsch-phase-use = Utilisation des objets
alles-futsch-phase-sell = Vente forcée
alles-futsch-phase-over = Fin

## Pourquoi pas

alles-futsch-refused-must-open = Tu as choisi la carte, à toi d’ouvrir : avec au moins { $least }.
alles-futsch-refused-not-turned-up = Cette carte n’est pas parmi les cartes visibles.
alles-futsch-refused-not-on-card = Il ne reste pas d’objet de ce type sur la carte.
alles-futsch-refused-not-usable = Aucun joueur ne peut prendre cet objet : il n’est pas utilisé.
alles-futsch-refused-no-such-player = Ce joueur n’est pas à cette table.
alles-futsch-refused-himself = Un objet se vend à un autre joueur.
alles-futsch-refused-does-not-collect = Ce joueur ne collectionne pas ce type d’objet.
alles-futsch-refused-has-enough = Ce joueur a cinq objets de ce type ; personne n’en a plus.
alles-futsch-refused-not-in-stock = Cette carte n’est pas dans la pioche.
alles-futsch-refused-board-is-taken = Un autre joueur a ce plateau.

## Pourquoi c’est fini

alles-futsch-ended-bid-everything = { $seat_is ->
    [you] Tu es en faillite : ton offre gagnante a pris tout ton argent.
    [bank] Une faillite : l’offre gagnante a pris tout l’argent.
   *[other] { $seat } est en faillite : l’offre gagnante a pris tout l’argent.
}
alles-futsch-ended-nothing-left = { $seat_is ->
    [you] Tu es en faillite : un objet qu’il a fallu acheter a pris tout ton argent.
    [bank] Une faillite : un objet qu’il a fallu acheter a pris tout l’argent.
   *[other] { $seat } est en faillite : un objet qu’il a fallu acheter a pris tout l’argent.
}
alles-futsch-ended-could-not-pay = { $seat_is ->
    [you] Tu es en faillite : tu n’avais pas assez d’argent pour payer.
    [bank] Une faillite : il n’y avait pas assez d’argent pour payer.
   *[other] { $seat } est en faillite : il n’y avait pas assez d’argent pour payer.
}
alles-futsch-ended-nothing-usable = Plus aucun objet d’aucune carte ne pouvait être utilisé.
alles-futsch-ended-no-money = Personne n’avait plus d’argent.

## Options

alles-futsch-option-open-money = Argent visible
    .meaning = Chacun voit l’argent de tous (AF-5).
alles-futsch-option-zero-is-bankrupt = Plus rien, c’est la faillite
    .meaning = Qui n’a exactement plus rien est en faillite. Sinon, seul un paiement impossible est une faillite (AF-15).
alles-futsch-option-first-chooser = Premier à choisir
    .meaning = Qui choisit la première carte. Tiré au sort si personne n’est désigné (AF-6).
alles-futsch-option-boards = Plateaux
    .meaning = Pour chaque place, le type d’objet qu’elle ne collectionne pas, tous différents. Tirés au sort si rien n’est dit (AF-3).
    .painting = peinture
    .sculpture = sculpture
    .furniture = meuble
    .clock = horloge
    .vase = vase
alles-futsch-option-cards = Cartes
    .meaning = Les trois objets de chacune des 35 cartes. Sinon, chaque mélange existe une fois (AF-2).
    .painting = peinture
    .sculpture = sculpture
    .furniture = meuble
    .clock = horloge
    .vase = vase

## Le plateau

alles-futsch-players = Les joueurs et leurs collections (x : pas dans la collection)
alles-futsch-open-cards = Cartes visibles
alles-futsch-stock = { $count ->
    [one] { $count } carte dans la pioche
   *[other] { $count } cartes dans la pioche
}
alles-futsch-stock-short = Pioche
alles-futsch-discards = { $count ->
    [one] { $count } carte défaussée
   *[other] { $count } cartes défaussées
}
alles-futsch-discards-short = Défausse
alles-futsch-bank = La banque
alles-futsch-being-laid = On prépare la table.
alles-futsch-next-card = On retourne la prochaine carte.
alles-futsch-chooses = { $who_is ->
    [you] Tu choisis une carte
   *[other] { $who } choisit une carte
}
alles-futsch-up-for-auction = En vente
alles-futsch-no-bid = Pas encore d’offre
alles-futsch-leads = { $who_is ->
    [you] Tu es en tête
   *[other] { $who } est en tête
}
alles-futsch-bought = { $who_is ->
    [you] Tu l’as achetée
   *[other] { $who } l’a achetée
}
alles-futsch-uses = { $who_is ->
    [you] Tu utilises les objets
   *[other] { $who } utilise les objets
}
alles-futsch-sells = { $who_is ->
    [you] Tu dois vendre { alles-futsch-an-object }
   *[other] { $who } doit vendre { alles-futsch-an-object }
}
alles-futsch-takes = { $who_is ->
    [you] pour toi
   *[other] pour { $who }
}
alles-futsch-short-take = à prendre
alles-futsch-short-sell = à vendre
alles-futsch-if-you-buy = Si tu l’achètes
alles-futsch-if-you-buy-for = Si tu l’achètes { $amount } :
alles-futsch-if-you-pass = Si tu passes, { $who } l’obtient pour { $amount } :
alles-futsch-if-it-stays = { $who_is ->
    [you] Si personne ne surenchérit, tu l’as pour { $amount } :
   *[other] Si personne ne surenchérit, { $who } l’a pour { $amount } :
}
alles-futsch-everybody = Effet sur chacun : { $card }
    .meaning = En milliers, sans compter le prix, et si personne ne fait faillite. Quand il y a une fourchette, c’est l’acheteur qui choisit à qui vendre.
alles-futsch-buyer = acheteur
alles-futsch-range = de { $least } à { $most }
alles-futsch-can-ruin = faillite possible
alles-futsch-brings = { $amount_n ->
    [0] Les objets ne te rapportent rien
   *[other] Les objets te rapportent { $amount }
}
alles-futsch-brings-short = rapporte { $amount }
alles-futsch-fate-taken = pour toi
alles-futsch-fate-third = ton troisième : +{ $amount }
alles-futsch-fate-sold = à vendre : +{ $amount }
alles-futsch-fate-useless = pour personne
alles-futsch-rest = { $amount_n ->
    [0] Il ne te resterait rien
   *[other] Tu aurais ensuite { $amount }
}
alles-futsch-ruinous = Tout ce que tu as : tu serais en faillite, et la partie finie.
alles-futsch-collection-of = { $who_is ->
    [you] Ta collection
   *[other] Collection : { $who }
}
alles-futsch-own-money = Ton argent
alles-futsch-secret-money = L’argent est derrière le paravent
alles-futsch-leaves-out = { $id ->
    [0] pas de peintures
    [1] pas de sculptures
    [2] pas de meubles
    [3] pas d’horloges
   *[4] pas de vases
}
alles-futsch-stones = { $kind } : { $count } sur { $most }
alles-futsch-not-collected = { $kind } : pas dans la collection
alles-futsch-next-taken = suivant : tu le gardes
alles-futsch-next-third = suivant : +{ $amount }
alles-futsch-next-sold = suivant : tu dois le vendre
alles-futsch-next-full = complet
alles-futsch-if-sold-to-you = si on te le vend : { $amount }
alles-futsch-objects = { $count ->
    [one] { $count } objet
   *[other] { $count } objets
}
alles-futsch-nothing-happens = La pierre avance d’un pas ; personne ne paie.
alles-futsch-pays = { $payer_is ->
    [bank] { $payee_is ->
        [you] La banque te paie { $amount } pour le troisième
       *[other] La banque paie { $amount } à { $payee } pour le troisième
    }
    [you] { $payee_is ->
        [bank] Tu paies { $amount } à la banque pour l’objet de trop
       *[other] Tu paies { $amount } à { $payee }
    }
   *[other] { $payee_is ->
        [bank] { $payer } paie { $amount } à la banque pour l’objet de trop
        [you] { $payer } te paie { $amount }
       *[other] { $payer } paie { $amount } à { $payee }
    }
}
alles-futsch-ruin-unknown = { $who } est en faillite avec moins de { $amount }. Ce que possède { $who } est secret.
alles-futsch-ruin-no = { $who_is ->
    [you] Il te reste { $amount }
   *[other] Il reste { $amount } à { $who }
}
alles-futsch-ruin-yes = { $who_is ->
    [you] Tu es en faillite : la partie est finie
   *[other] { $who } est en faillite : la partie est finie
}
alles-futsch-ruin-short = faillite
alles-futsch-no-way = Personne ne peut le prendre
alles-futsch-gone = Alles futsch : tout est fichu !
alles-futsch-gone-who = { $who_is ->
    [you] Tu es en faillite
   *[other] { $who } est en faillite
}
alles-futsch-key-card = Choisir la carte { $number }
alles-futsch-key-way = Choisir la possibilité { $number }
alles-futsch-key-next = Acheteur suivant
alles-futsch-key-previous = Acheteur précédent
alles-futsch-choose-first = Choisis d’abord une carte
alles-futsch-use-first = Choisis d’abord un objet
alles-futsch-sell-first = Choisis qui doit l’acheter
