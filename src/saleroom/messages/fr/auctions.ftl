# Ce qui se passe dans toute vente, ce qu’on peut y faire, et pourquoi quelque chose ne va pas.

## Ce qui s’est passé

event-bid = { $seat_is ->
    [you] Tu offres { $amount }
   *[other] { $seat } offre { $amount }
}
event-passed = { $seat_is ->
    [you] Tu passes
   *[other] { $seat } passe
}
event-let-go = { $price_n ->
    [0] { $seat_is ->
        [you] Tu laisses filer
       *[other] { $seat } laisse filer
    }
   *[other] { $seat_is ->
        [you] Tu laisses filer à { $price }
       *[other] { $seat } laisse filer à { $price }
    }
}
event-took-let-go-back = { $seat_is ->
    [you] Tu te ravises
   *[other] { $seat } se ravise
}
event-fist-closed = { $amount_is ->
    [secret] { $seat } ferme le poing
   *[some] { $seat_is ->
        [you] Tu fermes le poing sur { $amount }
       *[other] { $seat } ferme le poing sur { $amount }
    }
}
event-fist-opened = { $seat_is ->
    [you] Tu rouvres le poing et reprends ton offre
   *[other] { $seat } rouvre le poing et reprend son offre
}
event-revealed = { $amount_n ->
    [0] { $seat_is ->
        [you] Tu ouvres le poing : pas d’offre
       *[other] { $seat } ouvre le poing : pas d’offre
    }
   *[other] { $seat_is ->
        [you] Tu ouvres le poing : { $amount }
       *[other] { $seat } ouvre le poing : { $amount }
    }
}
event-priced = { $seat_is ->
    [you] Tu demandes { $price }
   *[other] { $seat } demande { $price }
}
auction-leads = { $name_is ->
    [you] Tu es en tête avec { $amount }
   *[other] { $name } est en tête avec { $amount }
}

## Ce qu’on peut faire

do-bid = Offrir { $value }
do-pass = Passer
do-let-go = { $price_n ->
    [0] Laisser filer
   *[other] Laisser filer à { $price }
}
do-take-back = Se raviser
do-buy = Acheter pour { $price }
do-price = Demander { $value }

## Pourquoi pas

refused-not-now = Ce n’est pas ce qui se décide maintenant.
refused-not-asked = C’est à un autre joueur de décider.
refused-bid-too-low = Une offre doit dépasser la précédente : au moins { $least }.
refused-meant-less = Tu voulais « { $meant } », mais les enchères en sont déjà à { $price }.
refused-meant-before = « { $meant } » répondait à une question déjà passée.
refused-bid-too-high = On n’offre pas plus qu’on n’a : tu as { $purse }.
refused-leads-already = La meilleure offre est déjà la tienne.
refused-nothing-to-take-back = Il n’y a rien à reprendre.
refused-fist-is-closed = Ton poing est fermé : reprends d’abord cette offre.
refused-has-let-go = Tu as déjà laissé filer à ce prix.
refused-price-too-low = Le prix est d’au moins { $least }.
refused-price-too-high = Le prix ne dépasse pas ce que tu as : { $purse }.
refused-cannot-afford = Tu n’as que { $purse } : tu ne peux que passer.
refused-must-open = C’est à toi d’ouvrir les enchères.

## Toute enchère
auction-sells = { $seat_is ->
    [you] vends
   *[other] vend
}
auction-passed = { $seat_is ->
    [you] passes
   *[other] passe
}

## Enchère libre
outcry-no-bid = Pas encore d’offre
outcry-leads = { $leader_is ->
    [you] Ton offre
   *[other] { $name } est en tête
}
outcry-room = La salle
outcry-who-opens = Qui ouvre ?
outcry-who-more = Qui dit mieux ?
outcry-no-clock = Sans marteau : adjugé quand tous les autres se sont retirés
outcry-until = Ouverte jusqu’à { $time }
outcry-seller-calls = { $seller_is ->
    [you] Le marteau est à toi
   *[other] { $name } tient le marteau
}
outcry-waits-for = Le marteau attend { $name }
outcry-out = Je me retire
outcry-in = Je reviens
outcry-you-are-out = Tu ne suis plus à ce prix. Personne d’autre ne le voit.
outcry-you-lead = Tu es en tête avec { $amount }.
outcry-too-poor = Tu as { $amount } : trop peu pour offrir plus.

## Un seul tour
around-too-poor = Tu as { $amount } : trop peu pour offrir plus, tu ne peux que passer.

## Enchère secrète
sealed-empty = pas d’offre
sealed-closed = poing fermé
sealed-opened = Ce que tenaient les poings
sealed-bid-nothing = Poing vide : pas d’offre
sealed-you-hold = Ton poing est fermé sur { $amount }.
sealed-you-hold-nothing = Ton poing est fermé et vide.
sealed-until-all = Personne d’autre ne le sait, jusqu’à ce que tous les poings soient fermés.
sealed-open-again = Rouvrir le poing

## Prix fixe
tag-being-written = { $seller_is ->
    [you] Écris l’étiquette de prix.
   *[other] { $name } écrit l’étiquette de prix…
}
tag-must-buy = { $seat_is ->
    [you] dois acheter
   *[other] doit acheter
}
tag-you-must-buy = Si personne n’achète, c’est à toi d’acheter : à ce prix, payé à la banque.
tag-cannot-buy = Pourquoi ne puis-je pas acheter ?

## Les tableaux de chiffres

sheet-seat = { $seat_is ->
    [you] toi
   *[other] { $seat }
}
sheet-leads = en tête
sheet-bought = l’a acheté
sheet-hand = Main
sheet-markers = Marqueurs par manche
