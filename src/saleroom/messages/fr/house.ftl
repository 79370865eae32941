# La maison : les sièges, ce qui se passe à une table à côté du jeu, et pourquoi rien n’a été fait.

# Quand personne n’a donné de nom.
seat-numbered = Siège { $seat }

## Ce qui s’est passé à la table

line-sat = { $seat_is ->
    [you] Tu prends place
   *[other] { $text } prend place
}
line-stood = { $seat_is ->
    [you] Tu quittes la table
   *[other] { $text } quitte la table
}
line-mixed = { $seat_is ->
    [you] Tu mêles ton grain de hasard à la donne
   *[other] { $seat } mêle son grain de hasard à la donne
}
line-filled = Un robot prend place : { $text }
line-called = { $text ->
    [once] Une fois…
   *[twice] Deux fois…
}
line-handed-over = { $text ->
    [time] { $seat_is ->
        [you] Ton temps est écoulé : un robot joue pour toi
       *[other] Le temps de { $seat } est écoulé : un robot continue
    }
    [left] { $seat_is ->
        [you] Tu pars : un robot joue pour toi
       *[other] { $seat } part : un robot continue
    }
   *[wish] { $seat_is ->
        [you] Tu confies ta place à un robot
       *[other] { $seat } confie sa place à un robot
    }
}
line-took-back = { $seat_is ->
    [you] Tu reprends ta place
   *[other] { $seat } reprend sa place
}
line-paused = { $seat_is ->
    [you] Ta connexion est perdue : le marteau attend
   *[other] La connexion de { $seat } est perdue : le marteau attend
}
line-resumed = Le marteau reprend
line-said = { $seat } : { $text }
line-followed = Les mêmes joueurs continuent à une autre table
line-frozen = On ne peut plus jouer à cette table

## Pourquoi quelque chose n’a pas été fait

error-bad-setup = Ces réglages ne vont pas avec ce jeu.
error-bad-token = Personne n’est connu sous ce jeton.
error-begun = La partie a commencé.
error-bot-plays = Un robot joue à cette place. Reprends-la d’abord.
error-frozen = On ne peut plus jouer à cette table : les règles ont changé.
error-illegal = Les règles ne le permettent pas maintenant.
error-internal = Quelque chose s’est mal passé ici. C’est noté.
error-malformed = Cela n’a pas été compris.
error-method = Ce n’est pas ce qu’on peut faire ici.
error-no-change = C’est déjà le cas.
error-no-origin = Un programme montre son jeton dans l’en-tête Authorization, pas dans un cookie.
error-no-seat = Ce siège n’existe pas.
error-no-such-page = Cette page n’existe pas.
error-no-such-table = Cette table n’existe pas.
error-nobody = Tu n’as encore de place nulle part. Prends-en une d’abord.
error-not-begun = La partie commence quand tous les sièges sont pris.
error-not-here = On ne peut pas faire cela à cette table.
error-not-invited = Ce siège est pour ceux qui ont reçu le lien.
error-not-now = On ne peut pas faire cela maintenant.
error-not-yet = On ne le montre qu’une fois la partie finie.
error-not-yours = Ce n’est pas à toi de le faire.
error-over = La partie est finie.
error-rate = C’était trop à la fois. Attends un instant.
error-seated = Tu as une place à cette table.
error-sockets = Cette table est ouverte dans trop de fenêtres. Fermes-en une.
error-stale = C’était une autre question. Regarde à nouveau.
error-taken = C’est déjà pris.
error-too-large = C’est trop à la fois.
error-too-soon = Laisse du temps aux autres : deux secondes après chaque offre et chaque annonce.
error-unavailable = La partie ne peut pas être enregistrée pour l’instant. Réessaie dans un moment.
error-wrong-origin = Une page venue d’ailleurs ne peut pas faire cela.

## La même chose, plus précisément

refused-house-another-seat = Tu as une autre place à cette table.
refused-house-as-it-is = C’est déjà le cas.
refused-house-bot-already = Un robot joue déjà à cette place.
refused-house-figures = Les chiffres sont pour cette machine, ou avec un jeton.
refused-house-leads = Tu es en tête, et qui est en tête n’est pas sorti.
refused-house-name-length = { $most_n ->
    [one] Un nom a une lettre.
   *[other] Un nom a de 1 à { $most_n } lettres.
}
refused-house-name-taken = Quelqu’un à cette table porte déjà ce nom.
refused-house-no-call = Le vendeur n’a rien à annoncer maintenant.
refused-house-no-chat = On ne discute pas à cette table.
refused-house-no-free-seat = Il n’y a plus de siège libre.
refused-house-no-lot = Il n’y a pas de lot pour lequel laisser un ordre.
refused-house-no-orders = Cette table ne prend pas d’ordres permanents.
refused-house-no-outcry = On ne sort que d’une enchère libre.
refused-house-no-plain-text = Il y a un caractère qui n’est pas du simple texte.
refused-house-no-such-bot = Il n’y a pas de tel robot pour ce jeu.
refused-house-no-such-language = Saleroom ne parle pas cette langue.
refused-house-no-such-link = Ce lien ne ramène à aucun siège.
refused-house-no-such-seat = Ce siège n’existe pas à cette table.
refused-house-not-played = Seuls ceux qui ont joué peuvent demander une revanche.
refused-house-not-seated = Tu n’as pas de place à cette table.
refused-house-pass-only = Ici la hauteur d’une offre compte : un ordre ne peut être que de passer.
refused-house-person-already = Tu joues toi-même à cette place.
refused-house-same-deal = Cette table rejoue une donne : on n’y mêle rien.
refused-house-seat-taken = Quelqu’un y est assis.
refused-house-seller-calls = C’est au vendeur d’annoncer.
refused-house-webhook = Un webhook est une adresse qui commence par https:// ou http://.

## Une table qu’on ne peut pas préparer ainsi

refused-house-setup-range = { $option } : il faut un nombre de { $least_n } à { $most_n }, pas { $given_n }.
refused-house-setup-entry-range = { $option }, entrée { $entry_n } : il faut un nombre de { $least_n } à { $most_n }, pas { $given_n }.
refused-house-setup-entry-least = { $option }, entrée { $entry_n } : il faut au moins { $least_n }, pas { $given_n }.
refused-house-setup-seat = { $option } : il n’y a pas de siège { $seat_n } à une table pour { $players_n }.
refused-house-setup-mystery-hand = La main mystère se joue à trois, pas à { $players_n }.
refused-house-setup-count = { $wanted_n ->
    [one] { $option } : il faut une entrée ; tu en as donné { $given_n }.
   *[other] { $option } : il faut { $wanted_n } entrées ; tu en as donné { $given_n }.
}
refused-house-setup-entry-count = { $option }, entrée { $entry_n } : { $least_n ->
    [1] il en faut de 1 à { $most_n } ; tu en as donné { $given_n }.
   *[other] il en faut { $most_n } ; tu en as donné { $given_n }.
}
refused-house-setup-entry-unknown = { $option }, entrée { $entry_n } : « { $name } » n’est aucun de ceux-ci : { $known }.
refused-house-setup-entry-twice = { $option }, entrée { $entry_n } : « { $name } » y est plus d’une fois.
refused-house-setup-entry-repeats = { $option } : l’entrée { $entry_n } répète l’entrée { $other_n }.
refused-house-setup-entry-form = { $option }, entrée { $entry_n } : « { $name } » ne s’écrit pas comme « { $form } ».
refused-house-setup-tiles = { $wanted_n ->
    [one] { $option } : il faut une fois « { $name } » ; tu l’as donné { $given_n } fois.
   *[other] { $option } : il faut { $wanted_n } fois « { $name } » ; tu l’as donné { $given_n } fois.
}
refused-house-setup-sum = { $option } : tous les nombres font ensemble { $wanted_n }, pas { $given_n }.
refused-house-setup-unknown = { $entry_n ->
    [0] { $option } : « { $name } » ne peut pas être choisi ici.
   *[other] { $option }, entrée { $entry_n } : « { $name } » ne peut pas être choisi ici.
}
refused-house-setup-kind = { $entry_n ->
    [0] { $option } : il faut { refused-house-setup-kind-needed }, pas { refused-house-setup-kind-got }.
   *[other] { $option }, entrée { $entry_n } : il faut { refused-house-setup-kind-needed }, pas { refused-house-setup-kind-got }.
}
refused-house-setup-kind-needed = { $needed ->
    [int] un nombre entier
    [bool] oui ou non
    [str] un texte entre guillemets
    [array] une liste entre crochets
   *[other] autre chose
}
refused-house-setup-kind-got = { $got ->
    [int] un nombre
    [float] une fraction
    [bool] oui ou non
    [str] un texte
    [array] une liste
   *[other] autre chose
}

## Trop à la fois

refused-house-too-many-tables = { $wait_n ->
    [one] Trop de tables ont été ouvertes d’ici. Réessaie dans { $wait_n } seconde.
   *[other] Trop de tables ont été ouvertes d’ici. Réessaie dans { $wait_n } secondes.
}
refused-house-too-many-people = { $wait_n ->
    [one] Trop de nouveaux joueurs sont venus d’ici. Réessaie dans { $wait_n } seconde.
   *[other] Trop de nouveaux joueurs sont venus d’ici. Réessaie dans { $wait_n } secondes.
}
refused-house-too-many-requests = { $wait_n ->
    [one] Trop de demandes sont venues d’ici. Réessaie dans { $wait_n } seconde.
   *[other] Trop de demandes sont venues d’ici. Réessaie dans { $wait_n } secondes.
}
refused-house-too-many-messages = { $wait_n ->
    [one] Trop de messages sont venus de ce siège. Réessaie dans { $wait_n } seconde.
   *[other] Trop de messages sont venus de ce siège. Réessaie dans { $wait_n } secondes.
}
