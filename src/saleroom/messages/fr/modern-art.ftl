# Modern Art

modern-art-title = Modern Art
modern-art-tagline = Des tableaux, cinq types d’enchères, et du flair pour ce qui sera à la mode.
modern-art-blurb = Chacun fait commerce des tableaux de cinq artistes. Tu en mets un aux enchères, et l’argent est à toi ; tu en achètes un, et à la fin de la manche la banque paie pour les artistes les plus proposés. Après quatre manches, le plus riche gagne.

## L’argent et les choses

# $amount compte des milliers.
modern-art-money = { $amount ->
    [0] { $edition ->
        [1992] 0 $
       *[2009] 0 €
    }
   *[other] { $edition ->
        [1992] { NUMBER($amount, useGrouping: "always") } 000 $
       *[2009] { NUMBER($amount, useGrouping: "always") } 000 €
    }
}
modern-art-artist = { $edition ->
    [1992] { $id ->
        [0] Lite Metal
        [1] Yoko
        [2] Christin P.
        [3] Karl Gitter
       *[4] Krypto
    }
   *[2009] { $id ->
        [0] Nex
        [1] Bahut
        [2] Darmoir
        [3] Sadland
       *[4] Koriko
    }
}
modern-art-artist-letter = { $edition ->
    [1992] { $id ->
        [0] LM
        [1] Yo
        [2] CP
        [3] KG
       *[4] Kr
    }
   *[2009] { $id ->
        [0] Ne
        [1] Ba
        [2] Da
        [3] Sa
       *[4] Ko
    }
}
modern-art-auction = { $id ->
    [0] libre
    [1] un seul tour
    [2] secrète
    [3] prix fixe
   *[4] double
}
    .title = { $id ->
        [0] Enchère libre
        [1] Un seul tour
        [2] Enchère secrète
        [3] Prix fixe
       *[4] Double enchère
    }
modern-art-auction-letter = { $id ->
    [0] L
    [1] T
    [2] S
    [3] F
   *[4] D
}
modern-art-card = { $artist } ({ $auction })
modern-art-lot = { $second_is ->
    [some] { $card } avec { $second }
   *[none] { $card }
}

## Ce qui s’est passé

modern-art-event-first-seller = { $seat_is ->
    [you] Tu vends en premier
   *[other] { $seat } vend en premier
}
modern-art-event-round-began = La manche { $round } commence
modern-art-event-dealt = { $seat_is ->
    [you] { $count ->
        [one] Tu reçois { $count } carte
       *[other] Tu reçois { $count } cartes
    }
   *[other] { $count ->
        [one] { $seat } reçoit { $count } carte
       *[other] { $seat } reçoit { $count } cartes
    }
}
modern-art-event-card-dealt = { $seat_is ->
    [you] Tu reçois { $card }
   *[other] { $seat } reçoit { $card }
}
modern-art-run-dealt = { $viewer ->
    [seat] { $count ->
        [one] Tu reçois { $count } carte : { $list }
       *[other] Tu reçois { $count } cartes : { $list }
    }
   *[watcher] { $count ->
        [one] { $count } carte par joueur
       *[other] { $count } cartes par joueur
    }
}
modern-art-event-turn = { $seat_is ->
    [you] À toi de jouer
   *[other] C’est à { $seat }
}
modern-art-event-offered = { $seat_is ->
    [you] Tu proposes { $card }
   *[other] { $seat } propose { $card }
}
modern-art-event-added = { $seat_is ->
    [you] Tu ajoutes { $card }
   *[other] { $seat } ajoute { $card }
}
modern-art-event-not-added = { $seat_is ->
    [you] Tu n’ajoutes rien
   *[other] { $seat } n’ajoute rien
}
modern-art-event-sold = { $seat_is ->
    [you] Adjugé : tu achètes { modern-art-lot } pour { $price }
   *[other] Adjugé : { $seat } achète { modern-art-lot } pour { $price }
}
modern-art-event-paid = { $payee_is ->
    [bank] { $seat_is ->
        [you] Tu paies { $amount } à la banque ({ modern-art-paid-for })
       *[other] { $seat } paie { $amount } à la banque ({ modern-art-paid-for })
    }
    [you] { $seat } te paie { $amount } ({ modern-art-paid-for })
   *[other] { $seat_is ->
        [you] Tu paies { $amount } à { $payee } ({ modern-art-paid-for })
       *[other] { $seat } paie { $amount } à { $payee } ({ modern-art-paid-for })
    }
}
modern-art-paid-for = { $why_paid ->
    [own_share] { $seat_is ->
        [you] ta propre part de la double
       *[other] sa propre part de la double
    }
    [other_share] une part de la double
   *[price] { $payee_is ->
        [bank] { $seat_is ->
            [you] pour ton propre lot
           *[other] pour son propre lot
        }
       *[other] pour le lot
    }
}
modern-art-event-taken-free = { $seat_is ->
    [you] { modern-art-free-why } : tu prends { modern-art-lot } gratuitement
   *[other] { modern-art-free-why } : { $seat } prend { modern-art-lot } gratuitement
}
modern-art-free-why = { $why_free ->
    [nobody_bid] Personne n’a fait d’offre
    [nobody_added] Personne n’a ajouté de second tableau
   *[price_was_zero] Le prix était nul
}
modern-art-event-turned-up = { $seat_is ->
    [you] Tu retournes { $card } : la carte compte
   *[other] { $seat } retourne { $card } : la carte compte
}
modern-art-event-left-face-down = { $seat_is ->
    [you] Tu ne touches pas à la main mystère
   *[other] { $seat } ne touche pas à la main mystère
}
modern-art-event-round-ended = { $why_ended ->
    [fifth_offered] Fin de la manche { $round } : un cinquième tableau d’un artiste a été proposé
    [hands_empty] Fin de la manche { $round } : la dernière carte de toutes les mains a été proposée
   *[no_cards] Fin de la manche { $round } : personne n’a de carte
}
modern-art-event-unsold = { $card } reste invendu, mais compte
modern-art-event-counted = { $marker ->
    [0] { $offered ->
        [one] { $artist } : { $offered } tableau proposé, non classé ; un tableau ne rapporte rien
       *[other] { $artist } : { $offered } tableaux proposés, non classé ; un tableau ne rapporte rien
    }
   *[other] { $offered ->
        [one] { $artist } : { $offered } tableau proposé, marqueur { $marker } ; un tableau rapporte { $value }
       *[other] { $artist } : { $offered } tableaux proposés, marqueur { $marker } ; un tableau rapporte { $value }
    }
}
modern-art-event-bank-paid = { $each_n ->
    [0] { $seat_is ->
        [you] Tu ne reçois rien pour { $paintings ->
            [one] ton tableau
           *[other] tes { $paintings } tableaux
        } de { $artist }
       *[other] { $seat } ne reçoit rien pour { $paintings ->
            [one] un tableau
           *[other] { $paintings } tableaux
        } de { $artist }
    }
   *[other] { $paintings ->
            [one] { $seat_is ->
                [you] La banque te paie { $each } pour { $paintings } tableau de { $artist }
               *[other] La banque paie { $each } à { $seat } pour { $paintings } tableau de { $artist }
            }
           *[other] { $seat_is ->
                [you] La banque te paie { $each } pièce pour { $paintings } tableaux de { $artist }
               *[other] La banque paie { $each } pièce à { $seat } pour { $paintings } tableaux de { $artist }
            }
        }
}
modern-art-event-money-shown = { $seat_is ->
    [you] Tu as { $money }
   *[other] { $seat } a { $money }
}
modern-art-event-won = { $seat_is ->
    [you] Tu gagnes avec { $money }
   *[other] { $seat } gagne avec { $money }
}

## Ce qu’on peut faire

modern-art-do-offer = Proposer { $value }
modern-art-do-add = Ajouter { $value }
modern-art-do-turn-up = Retourner une carte mystère
modern-art-do-pass = { $phase ->
    [add] Ne rien ajouter
    [mystery] Ne pas toucher à la main mystère
   *[other] Passer
}

## Ce qui est demandé

modern-art-asks-draw-seller = Le hasard désigne le premier vendeur.
modern-art-asks-shuffle = On mélange les cartes.
modern-art-asks-offer = Quel tableau proposes-tu ?
modern-art-asks-add = Ajoutes-tu un second tableau à la double ?
modern-art-asks-outcry = { $price_n ->
    [0] Ouvres-tu les enchères, ou laisses-tu filer ?
   *[other] Surenchéris-tu, ou laisses-tu filer à ce prix ?
}
modern-art-asks-once-around = Ta seule chance : fais-tu une offre, ou passes-tu ?
modern-art-asks-sealed = Sur combien fermes-tu le poing ? 0 veut dire : pas d’offre.
modern-art-asks-name-price = Quel prix demandes-tu ?
modern-art-asks-fixed-price = Achètes-tu à ce prix ?
modern-art-asks-mystery = Retournes-tu une carte de la main mystère ?
modern-art-asks-over = La partie est finie.

modern-art-phase-draw-seller = Premier vendeur
modern-art-phase-shuffle = Mélange
modern-art-phase-offer = Choix d’un tableau
modern-art-phase-add = Second tableau de la double
modern-art-phase-outcry = Enchère libre
modern-art-phase-once-around = Un seul tour
modern-art-phase-sealed = Enchère secrète
modern-art-phase-name-price = Choix du prix
modern-art-phase-fixed-price = Prix fixe
modern-art-phase-mystery = Main mystère
modern-art-phase-over = Fin

## Pourquoi pas

modern-art-refused-not-in-hand = Cette carte n’est pas dans ta main.
modern-art-refused-other-artist = La seconde carte doit être du même artiste.
modern-art-refused-second-double = La seconde carte ne peut pas être elle-même une double.
modern-art-refused-below-one = Une offre est d’au moins mille.
modern-art-refused-card-is-drawn = Cette carte a déjà été tirée.
modern-art-refused-no-such-player = Le premier vendeur est l’un des joueurs.

## Pourquoi c’est fini

modern-art-ended-fifth-offered = Le cinquième tableau d’un artiste a mis fin à la quatrième manche.
modern-art-ended-hands-empty = La dernière carte de toutes les mains a mis fin à la quatrième manche.
modern-art-ended-no-cards = La quatrième manche a commencé sans aucune carte.

## Options

modern-art-option-double-proceeds = Argent d’une double complétée
    .meaning = Qui reçoit le prix quand un autre joueur ajoute la seconde carte. Par défaut, les deux vendeurs partagent dans l’édition de 1992, et le nouveau vendeur prend tout dans celle de 2009 (MA-35, MA-36).
    .split = les deux vendeurs partagent
    .new-seller = le nouveau vendeur prend tout
modern-art-option-mystery-hand = Main mystère
    .meaning = Une quatrième main est posée face cachée, à trois joueurs seulement. Après une vente, le vendeur peut en retourner une carte ; elle compte (MA-50).
modern-art-option-open-money = Argent visible
    .meaning = Chacun voit l’argent de tous (MA-6).
modern-art-option-first-seller = Premier vendeur
    .meaning = Qui vend en premier. Tiré au sort si personne n’est désigné (MA-5).
