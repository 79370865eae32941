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
text-at = Table { $table }, question { $turn }, ligne { $n }.

refused-house-rules-no-card = Personne n’a écrit de fiche pour { $game } ; ses règles se lisent par paragraphe.
refused-house-setup-nobody-reads = { $players_n ->
    [one] La seule place a un robot : il ne reste personne pour lire.
   *[other] Les { $players_n } places ont toutes un robot : il ne reste personne pour lire.
}
refused-house-too-many-waits = Trop de requêtes de ton adresse attendent déjà leur tour.
refused-house-client-address = « { $name } » n’est pas l’adresse d’un serveur ; elle ressemble à http://127.0.0.1:8080.
refused-house-client-token = Un jeton est un seul mot, comme le serveur l’a dit ; celui-ci est vide, ou contient une espace ou un saut de ligne.
refused-house-client-link = « { $name } » n’est pas le lien d’une table ; il ressemble à http://127.0.0.1:8080/t/TABLE#INVITE.
error-strange-answer = La réponse { $status_n } ne vient pas d’un serveur Saleroom.
refused-house-line-lost = { $address } ne répond pas ({ $why }).
refused-house-line-away = { $address } est resté trop longtemps absent.
refused-house-line-nothing-shown = Rien n’a encore été montré : regarde, ou attends ton tour.
text-game = { $name } : { $title } ; joueurs : { $players } ; éditions : { $editions } ; robots : { $bots }
text-listed = { $table } : { $title }, { $status ->
    [open] ouverte
    [playing] en cours
    [frozen] bloquée
   *[over] finie
}, { $free ->
    [one] { $free } place libre
   *[other] { $free } places libres
} ; { $names }{ $waits ->
    [yes]  ; t’attend
   *[no] {""}
}
text-no-tables = Il n’y en a pas.
text-opened = La table { $table } est ouverte. Les autres prennent place avec cette invitation : { $invite }
text-token = Ton jeton est { $token }. Garde-le et donne-le à chaque appel (token), ou envoie-le dans l’en-tête « Authorization: Bearer ».
refused-house-agent-no-seat = Tu n’as pas de place à la table { $table } : prends-en une, ou donne ton jeton.
refused-house-agent-stale = On en est à la question { $turn_n }, plus à { $given_n } : regarde, et décide à nouveau.
refused-house-agent-not-asked = On ne te demande rien pour l’instant : attends ton tour.
refused-house-agent-no-tool = Il n’y a pas d’outil « { $name } » ; il y a : { $known }.
refused-house-agent-arguments = { $name } n’accepte pas cela : { $why }.
refused-house-agent-busy = Trop d’appels de ton adresse sont en cours.
refused-house-no-mcp = Ce serveur ne parle pas MCP : l’extra « mcp » n’est pas installé.
refused-house-setup-program-at = { $name } joue sur un serveur : dis lequel avec --at.
refused-house-program-missing = { $name } n’est pas venu à la table { $table }. Est-ce qu’il tourne, et est-il inscrit sous ce nom ?
refused-house-program-stood-still = { $name } a laissé passer son temps à la table { $table } ; un robot joue à sa place.
refused-house-program-table = La table { $table } n’a pas été jouée jusqu’au bout : { $why }
