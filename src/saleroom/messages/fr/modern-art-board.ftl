# La galerie : ce que dit le plateau de Modern Art.

## Le plateau
gallery-round = Manche { $round } sur { $rounds }
gallery-bank = Banque
gallery-thousands = Chiffres en milliers
gallery-one-beneficiary = le nouveau vendeur d’une double garde tout
gallery-values = Ce que rapportent les tableaux
gallery-row-round = Manche { $round }
gallery-would-get = recevrait { $marker } maintenant
gallery-offered = Proposés
gallery-offered-count = { $count } sur { $last } proposés
gallery-next-ends = Le prochain termine la manche
gallery-pays-now = Rapporterait
gallery-unseen = Pas vus

## Le chevalet
gallery-look-at = Voir de près : { $what }
gallery-second-frame = Un second tableau ?
gallery-sells = { $count ->
    [one] { $seller_is ->
        [you] Tu vends
       *[other] { $names } vend
    }
   *[other] { $names } se partagent le prix
}
gallery-lot-pays = Rapporterait { $amount } maintenant
gallery-lot-pays-nothing = Ne rapporterait rien maintenant
gallery-preview = Ton choix, pas encore proposé
gallery-would-end = Il termine la manche : invendu, mais il compte.
gallery-would-pay = Proposé, il rapporterait { $amount }
gallery-sold = { $buyer_is ->
    [you] Adjugé à toi pour { $amount }
   *[other] Adjugé à { $name } pour { $amount }
}
gallery-taken-free = { $buyer_is ->
    [you] À toi, gratuitement
   *[other] À { $name }, gratuitement
}
gallery-chooses = { $name } choisit un tableau…
gallery-pick = Choisis un tableau dans ta main.
gallery-pick-first = Choisis d’abord un tableau
gallery-last-sale = { $buyer_is ->
    [you] Adjugé : { $what } à toi pour { $amount }
   *[other] Adjugé : { $what } à { $name } pour { $amount }
}
gallery-last-free = { $buyer_is ->
    [you] { $what } est à toi gratuitement
   *[other] { $what } va à { $name } gratuitement
}
gallery-mystery = { $count ->
    [one] Main mystère : { $count } carte
   *[other] Main mystère : { $count } cartes
}
gallery-unsold = { $count ->
    [one] Invendu, mais il compte :
   *[other] Invendus, mais ils comptent :
}

## La main
gallery-your-hand = { $count ->
    [one] Ta main : { $count } tableau
   *[other] Ta main : { $count } tableaux
}
gallery-hand-of = { $count ->
    [one] { $name } : { $count } tableau
   *[other] { $name } : { $count } tableaux
}
gallery-no-cards = Aucun tableau en main.
gallery-next-card = Tableau suivant
gallery-previous-card = Tableau précédent
gallery-signs = Les signes sur les cartes
gallery-explains = { $id ->
    [0] Chacun lance ses offres quand il veut, jusqu’à ce que personne ne veuille offrir plus.
    [1] Chacun a une seule occasion d’offrir plus ou de passer, le vendeur en dernier.
    [2] Tous misent en secret, poing fermé ; les poings s’ouvrent ensemble.
    [3] Le vendeur annonce un prix ; le premier dans l’ordre qui le veut achète.
   *[4] Vendu avec un second tableau du même artiste, selon l’enchère de celui-ci.
}

## Les places
seat-screen = L’argent est secret, derrière le paravent
seat-cards = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
seat-wall = { $count ->
    [0] Pas encore de tableau
    [one] { $count } tableau au mur
   *[other] { $count } tableaux au mur
}
seat-wall-of = { $seat_is ->
    [you] Ton mur
   *[other] Mur : { $name }
}
seat-wall-pays = la banque paierait { $amount } maintenant

## La fin d’une manche
round-over = La manche { $round } est finie
round-why = { $why_ended ->
    [fifth_offered] Le cinquième tableau d’un artiste a été proposé.
    [hands_empty] La dernière carte de toutes les mains a été proposée.
   *[no_cards] Personne n’avait de carte.
}
round-pays = rapporte { $amount }
round-pays-nothing = ne rapporte rien
round-close = Revenir au plateau

## Double enchère
double-offered = { $seat_is ->
    [you] l’as proposée
   *[other] l’a proposée
}
double-adds-nothing = { $seat_is ->
    [you] n’ajoutes rien
   *[other] n’ajoute rien
}
double-new-seller = Qui ajoute un second tableau devient le vendeur et reçoit tout le prix.
double-split = Qui ajoute un second tableau devient le vendeur ; les deux se partagent le prix.
double-none-fits = Aucun tableau de ta main ne convient.
