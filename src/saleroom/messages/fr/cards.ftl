# The rules of each game on one card, for whoever plays by text. Under 1,000 tokens each: see saleroom.text.cards.

modern-art-summary =
    MODERN ART. Gagne qui est le plus riche après quatre manches (MA-47). L’argent se compte en milliers ; chacun commence avec 100. Les mains et l’argent sont secrets, les prix payés et les tableaux achetés sont publics (MA-6).
    À ton tour, propose un tableau de ta main : tu en es le vendeur (MA-8). L’acheteur paie le vendeur ; un vendeur qui achète paie la banque (MA-16). Une offre ne dépasse pas ton argent (MA-14), vaut au moins 1 et plus que la dernière. Si personne n’offre, le vendeur garde le lot pour rien (MA-15). La carte dit comment on vend :
    - libre : chacun offre quand il veut ; chaque surenchère demande de nouveau aux autres de surenchérir ou de laisser filer (MA-19).
    - un seul tour : une chance chacun, dans le sens horaire depuis la gauche du vendeur, lui en dernier (MA-20).
    - cachée : tous offrent en secret à la fois, 0 n’est pas une offre ; la plus haute paie. Égalité : le vendeur, puis le plus proche dans le sens horaire (MA-22 à MA-24).
    - prix fixe : le vendeur nomme un prix, au plus son argent ; tour à tour chacun achète ou passe ; si personne n’achète, c’est le vendeur (MA-27 à MA-29).
    - double : le vendeur, sinon le premier joueur suivant qui le veut, ajoute une carte du même artiste qui n’est pas double ; les deux se vendent comme le dit la seconde. Qui l’ajoute devient vendeur ; en 1992 les deux vendeurs partagent le prix, en 2009 le nouveau prend tout (MA-30 à MA-36). Si personne n’ajoute, le vendeur garde la double pour rien (MA-32).
    Fin d’une manche : dès que le cinquième tableau d’un artiste est proposé ; il n’est pas vendu mais compte (MA-39). Les trois artistes les plus proposés (égalité : le plus à gauche) reçoivent des marqueurs de 30, 20 et 10 (MA-41, MA-42). Un tableau d’un artiste classé rapporte la somme de tous ses marqueurs, manches passées comprises ; les autres rien (MA-43). Tous les tableaux vont à la banque, on redistribue (MA-44, MA-45), sauf à la manche 4.
    Un lot vaut donc ce qu’il rapportera en fin de manche. Le vendeur reçoit le prix, l’acheteur le tableau ; proposer une carte aide aussi son artiste.

alles-futsch-summary =
    ALLES FUTSCH. Gagne qui est le plus riche quand quelqu’un fait faillite : la partie s’arrête aussitôt (AF-15, AF-16). L’argent se compte en milliers ; chacun commence avec 200. L’argent est secret, les paiements sont publics (AF-5).
    Chaque plateau collectionne quatre sortes sur cinq (tableau, sculpture, meuble, horloge, vase), jusqu’à cinq de chacune. Une carte a trois objets. Cinq cartes sont visibles.
    Le joueur qui choisit en met une aux enchères (AF-6). On offre dans le sens horaire à partir de lui : au moins 1 de plus et au plus ce que tu as, ou passer pour de bon. Qui choisit doit ouvrir à 1 au moins (AF-7). La plus haute offre paie la banque (AF-8).
    L’acheteur emploie les trois objets l’un après l’autre, dans l’ordre qu’il veut (AF-9) :
    - une sorte que tu collectionnes et dont tu as 0 à 2 : tu dois le prendre. Le troisième d’une sorte rapporte 30 de la banque (AF-10).
    - sinon : tu dois le vendre à un autre joueur qui collectionne la sorte et en a au plus quatre. Tu choisis à qui, il ne peut pas refuser et te paie 20. Si c’est son troisième, il reçoit 30 de la banque ; pour un quatrième ou un cinquième il paie 10 de plus à la banque (AF-11).
    - si personne ne peut le prendre, il est perdu (AF-12).
    Puis on retourne une carte et l’acheteur choisit la suivante (AF-13).
    Faillite : qui ne peut payer en entier, ou n’a exactement plus rien après un paiement sans prime due au même objet. Une offre gagnante est un tel paiement : n’offre jamais ton dernier argent (AF-15). D’abord le vendeur, puis la banque, la prime en dernier (AF-14).
    À argent égal, plus d’objets l’emportent (AF-16). La partie finit aussi si plus personne ne peut employer un objet (AF-17).
    Un troisième objet vaut donc 30, vendre rapporte 20, et l’on peut ruiner un rival pauvre quand on est le plus riche.

moderne-zeiten-summary =
    MODERNE ZEITEN. Gagne qui a le plus de points. L’argent se compte en millions ; chacun commence avec 15 et 8 actions en main. Cinq industries, six villes, une piste de 30 cases, une par ville et industrie (MZ-3). Mains et argent sont secrets, les paiements publics (MZ-7).
    Un tour : une enchère, puis une action de chacun.
    Enchère : un dé dit combien d’actions on retourne ; les invendues s’y ajoutent. On commence à gauche de qui a l’initiative : au moins 1 de plus et au plus ce que tu as, ou passer pour de bon (MZ-8, MZ-9). Le gagnant prend le lot en main, paie le prix aux autres billet par billet depuis sa gauche (MZ-11), prend l’initiative et agit en premier (MZ-12).
    Action, au choix :
    - piocher 2 actions (MZ-13) ;
    - poser une ou plusieurs actions, de façon à avoir la majorité d’au moins une industrie : strictement plus posées que chaque autre joueur (MZ-14). Puis voler à la prochaine case libre de cette industrie (MZ-15), qui est à toi : un carré dans sa ville et son industrie (MZ-16).
    Krach : quand 21 actions (à trois) ou 25 (à quatre ou cinq) sont posées en tout, on défausse toutes celles de l’industrie qui en a le plus, de plusieurs si égales, jusqu’à moins (MZ-17). Il vient après le vol (MZ-18).
    Fin : s’il n’y a plus de case libre devant ton zeppelin, ta prochaine action est de voler au But ; la partie finit aussitôt (MZ-21).
    Points : le plus d’argent 3 (MZ-22) ; chaque majorité d’actions posées 1, personne si égalité (MZ-23) ; atteindre le But 1 (MZ-24) ; le plus de carrés d’une industrie 3 (MZ-25) ; d’une ville ses points : New York 6, Londres 5, Paris 4, Berlin 3, Chicago 2, La Nouvelle-Orléans 1 (MZ-26). En cas d’égalité ailleurs, 1 chacun. À la fin, plus d’argent départage (MZ-27).
    Les vols courts prennent donc plus de cases ; ce que tu paies va aux rivaux ; gardes-en jusqu’au bout.

canaletto-summary =
    CANALETTO. Plus haut score à la fin, moins le double de la dette (CA-16, CA-20). Tout est public. Chacun commence avec 30 points et un masque (CA-4). L’argent, ce sont les points.
    34 trésors de 12 types sont dans des palais sur une boucle de 16 (CA-2). Chaque manche vend tous les trésors du palais de la colonne, un à trois, en un lot (CA-7).
    Tour à tour, offrir au moins 1 de plus ou passer pour la manche ; qui ouvre doit offrir au moins 1 (CA-8). Chaque offre fait avancer la gondole de la différence ; à la fin elle est à autant de palais de la colonne que le prix ; les vides comptent (CA-9). Une offre peut dépasser tes points : le reste devient une dette qu’aucun revenu ne rembourse (CA-15). Le gagnant prend le lot et paie, les autres ne paient rien (CA-10). Puis la colonne rejoint la gondole, ou le palais suivant qui a des trésors : c’est le prochain lot (CA-11). Le joueur à gauche de l’acheteur ouvre (CA-12).
    Revente : quand toutes les tuiles d’un type ont quitté les palais, chacune rapporte à qui la détient le prochain marqueur de l’échelle (CA-13). Si un lot complète plusieurs types, l’acheteur choisit l’ordre (CA-14).
    Masque, une fois par partie : à ton tour d’enchérir, si l’enchère a commencé et que la dernière offre est d’au plus 15, prends le lot pour rien ; l’enchère s’arrête, la gondole reste (CA-17, CA-18).
    Fin : après les reventes d’une manche, s’il reste au plus deux types ; ils ne valent rien (CA-19). À égalité, moins de dette vaut mieux (CA-20).
    Une tuile vaut donc le marqueur que son type rencontrera, s’il est complété ; une offre décide aussi quel palais suit, et quels types il complète.
