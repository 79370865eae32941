# What is said to whoever reads and writes text: programs, language models. The table itself is in the words of its game.

text-seat = Tu as la place { $seat }.
text-watching = Tu regardes.
text-heard = Depuis ta dernière réponse :
text-heard-lately = Ce qui vient de se passer :
text-asked = { $question } ({ $paragraph }) Réponds par l’un de ces choix :
text-not-asked = On ne te demande rien pour l’instant.
text-waits-for = La table attend : { $names }.
text-not-begun = { $free ->
    [one] La partie n’a pas commencé : { $free } place est libre.
   *[other] La partie n’a pas commencé : { $free } places sont libres.
}
text-interval = Une manche est finie ; la partie reprend dans un instant.
text-frozen = On ne peut plus jouer à cette table.
text-over = La partie est finie.
text-score = place { $seat } : { $score } (rang { $rank })
text-ended = La partie est finie. { $why } ({ $paragraph }) { $scores }
text-seats = Places : { $list }.
text-seat-person = { $seat } { $name }
text-seat-bot = { $seat } { $name } (robot)
text-seat-program = { $seat } { $name } (programme)
text-seat-free = { $seat } libre
text-is-legal = C’est permis maintenant.
text-turn = Question { $turn }.

refused-house-rules-no-card = Personne n’a écrit de fiche pour { $game } ; ses règles se lisent par paragraphe.
refused-house-setup-nobody-reads = { $players_n ->
    [one] La seule place a un robot : il ne reste personne pour lire.
   *[other] Les { $players_n } places ont toutes un robot : il ne reste personne pour lire.
}
refused-house-too-many-waits = Trop de requêtes de ton adresse attendent déjà leur tour.
refused-house-client-address = « { $name } » n’est pas l’adresse d’un serveur ; elle ressemble à http://127.0.0.1:8080.
refused-house-client-link = « { $name } » n’est pas le lien d’une table ; il ressemble à http://127.0.0.1:8080/t/TABLE#INVITE.
error-strange-answer = La réponse { $status_n } ne vient pas d’un serveur Saleroom.
refused-house-line-lost = { $address } ne répond pas ({ $why }).
refused-house-line-away = { $address } est resté trop longtemps absent.
refused-house-line-nothing-shown = Rien n’a encore été montré : regarde, ou attends ton tour.
