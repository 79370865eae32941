# La fin d’une partie, et sa relecture.

## Le résultat

ending-won = { $who ->
    [you] Tu gagnes !
    [shared] Victoire partagée : { $names }
   *[others] { $count ->
        [one] { $names } gagne
       *[other] { $names } se partagent la victoire
    }
}
ending-ranking = Le classement
ending-rank = Rang
ending-player = Joueur
ending-score = Score
ending-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
ending-points-word = Points
ending-money-word = Argent
ending-story-coming = La partie est passée en revue…
ending-no-story = Le déroulement de la partie n’est pas disponible pour l’instant.
ending-try-again = Réessayer

## Et maintenant

ending-onward = Et maintenant
ending-rematch = Revanche
ending-next-level = Niveau suivant : { $bot }
ending-to-rematch = Rejoindre la revanche
ending-watch-rematch = Regarder la revanche
ending-same-deal = Rejouer la même donne
ending-same-deal-how = Les mêmes cartes dans le même ordre, aux mêmes places.
ending-record = Télécharger l’enregistrement
ending-share = Partager
ending-share-title = Partager le résultat
ending-share-who = Quiconque a le lien peut revoir la partie.
ending-share-copy = Copier le lien
ending-share-picture = Télécharger l’image
ending-share-send = Envoyer…
ending-share-shown = Le résultat en image
share-open = { $game } : une table attend des joueurs
share-playing = { $game } : une partie est en cours
ending-new-table = Ouvrir une nouvelle table

## Comment on en est arrivé là

ending-chart-money = L’argent de chacun
ending-chart-points = Les points de chacun
ending-chart-what = Ce que montre le graphique
ending-chart-read = Lire le graphique à un coup
ending-axis-round = Manche
ending-axis-turn = Tour
ending-axis-lot = Lot
ending-look-there = Voir ce coup

## Ce qui a été acheté

ending-dearest = Les achats les plus chers
ending-prices = Ce que cela a coûté et rapporté
ending-price-paid = Prix
ending-price-back = Rapporté
ending-gain = Gain
ending-lot = Lot
ending-lot-said = acheté { $price }, a rapporté { $back }
ending-order = Ordre
ending-order-gain = Par gain
ending-order-time = Dans l’ordre du jeu
ending-show-all = Montrer les { $count } lots
ending-show-few = En montrer moins
ending-as-table = En tableau
ending-all-lots-of = Tous les lots : { $name }

## La donne

ending-deal = Un mélange vérifiable
ending-deal-checking = Vérification du sceau…
ending-deal-fair = Le sceau est intact : c’est bien le hasard que la maison avait scellé avant la partie.
ending-deal-wrong = Le sceau ne correspond pas : ce n’est pas le hasard que la maison avait scellé avant la partie.
ending-deal-unchecked = Ce navigateur ne peut vérifier le sceau que sur une page reçue par https ou de cette machine.
ending-deal-how = Avant que quiconque s’assoie, la maison a tiré une graine secrète et en a montré le sceau. La graine est maintenant dévoilée.
ending-deal-compared = Ton navigateur a recalculé le sceau à partir de la graine et comparé les deux.
ending-deal-verify = Pour recalculer chaque carte, télécharge l’enregistrement et lance « saleroom verify ».
ending-deal-taken-over = { $count ->
    [one] Le premier tirage a été repris d’une autre partie.
   *[other] Les { $count } premiers tirages ont été repris d’une autre partie.
}
ending-deal-numbers = Les nombres
ending-deal-promised = Le sceau montré avant la partie
ending-deal-found = Le sceau calculé par ton navigateur
ending-deal-seed = La graine de la maison
ending-deal-table = La table
ending-deal-rules = Les règles
ending-deal-nonce = Ajouté au mélange par { $name }
ending-deal-no-nonce = rien
ending-deal-sum = Le sceau est le SHA-256 de la graine, de la table et des règles, chacune précédée de sa longueur sur quatre octets. La graine et ce que les joueurs ont ajouté au mélange donnent chaque mélange et chaque lancer.

## La relecture

replay-title = Relecture
replay-opening = Tout est en place ; la partie commence.
replay-unheard = Il se passe quelque chose qu’on ne voit pas de ce point de vue.
replay-at = { $at ->
    [0] Avant le premier des { $moves } coups
   *[other] Coup { $at } sur { $moves }
}
replay-round = Manche { $number }
replay-turn = Tour { $number }
replay-lot = Lot { $number }
replay-controls = Relecture
replay-auction = La vente
replay-scrubber = Coup
replay-steps = Pas à pas
replay-back = Un pas en arrière
replay-forward = Un pas en avant
replay-last-mark = À la vente ou à la manche précédente
replay-next-mark = À la vente ou à la manche suivante
replay-play = Lecture
replay-pause = Pause
replay-speed = Vitesse
replay-eyes = Point de vue
replay-eyes-all = Tout voir
replay-eyes-seat = Vu par { $name }
replay-eyes-spectator = Vu par un spectateur
replay-menu = Ce coup
replay-copy = Copier le lien vers ce coup
replay-to-result = Voir le résultat
replay-key-back = Un pas en arrière ; avec ⇧, à la vente ou à la manche précédente
replay-key-forward = Un pas en avant ; avec ⇧, à la vente ou à la manche suivante
replay-key-start = Au début
replay-key-end = À la fin
replay-key-play = Lecture ou pause
replay-play-on = Reprendre la partie ici
replay-play-on-how = { $at ->
    [0] Une nouvelle table commence là où cette partie a commencé.
   *[other] Une nouvelle table commence là où en était cette partie après le coup { $at }.
}
replay-play-on-who = Qui joue
replay-play-on-bots = Moi contre des robots
replay-play-on-same = Les mêmes joueurs aux mêmes places
replay-play-on-same-how = Les personnes reprennent leur place ; les robots restent des robots.
replay-play-on-seat = Je prends la place :
replay-play-on-strength = Force des robots
replay-play-on-begin = Continuer la partie
