# Le guide de la première partie et le conseiller. Les sommes sont écrites comme dans le jeu : { $m12 } vaut 12 de son argent.

guide-title = Guide de la première partie
guide-lead = De courtes leçons à une vraie table. Ada et Ben jouent avec toi ; chaque leçon dure une à trois minutes, et rien ne peut mal tourner.
guide-done-count = { $done } leçons sur { $all } terminées
guide-is-done = terminée
guide-minutes = { $minutes ->
    [one] environ { $minutes } minute
   *[other] environ { $minutes } minutes
}
guide-rules-of = Toutes les règles : { $game }
guide-leave = Quitter
guide-speaks = Le commissaire-priseur explique
guide-next = Suite
guide-back = Retour
guide-hurry = Avance rapide
guide-your-move = À toi
guide-show = Montre-moi
guide-hint = Bonne idée ! Mais pour cette leçon, essaie : { $wanted }.
guide-cites = Règles :
guide-progress = Étape { $at } sur { $all }
guide-well-done = Bravo !
guide-well-done-says = C’est tout ce qu’il y a à savoir. Le meilleur moyen d’apprendre { $game }, c’est d’y jouer.
guide-play = Jouer contre des robots
guide-next-lesson = Leçon suivante : { $title }
guide-all-lessons = Toutes les leçons
guide-again = Encore une fois

## Modern Art : le jeu
guide-modern-art-title = Le jeu
    .about = Vendre, acheter et rendre un artiste célèbre.
guide-modern-art-1 = Tu es marchand d’art. Ces tableaux sont à vendre, et chaque carte montre son type d’enchère. Chacun commence avec { $m100 }, et ton argent reste secret.
guide-modern-art-2 = C’est à toi de vendre. Choisis le Krypto entouré, qui se vend en un seul tour, et propose-le.
guide-modern-art-3 = Ada a offert { $m8 }, Ben { $m12 }. Tu vends, donc tu parles en dernier. Passe, et l’argent de Ben est à toi.
guide-modern-art-4 = Ben t’a payé { $m12 }. C’est le cœur du jeu : le prix va au vendeur, pas à la banque.
guide-modern-art-5 = Ada vend maintenant un Krypto, et Ben offre { $m9 }. Si Krypto est à la mode, il rapportera bien. Offre { $m14 }.
guide-modern-art-6 = Tes { $m14 } vont à Ada, et le Krypto reste à ton mur jusqu’à la fin de la manche. Deux Krypto ont été proposés : plus il y en a, plus ils peuvent rapporter.
guide-modern-art-7 = Quelques ventes plus tard, quatre Krypto ont été proposés. Le cinquième tableau d’un artiste termine la manche. Propose le tien !
guide-modern-art-8 = Le cinquième n’est pas vendu, mais il compte. L’artiste le plus proposé reçoit 30, les suivants 20 et 10. Yoko et Christin P. sont à égalité : le plus à gauche passe devant.
guide-modern-art-9 = La banque a acheté les tableaux classés. Ton Krypto a coûté { $m14 } et rapporte { $m30 }. Les tableaux des autres artistes ne rapportent rien.
guide-modern-art-10 = Les marqueurs restent. Si Krypto est de nouveau classé à la manche suivante, le nouveau marqueur s’ajoute à ces 30. Sinon, un Krypto n’y rapporte rien.
guide-modern-art-11 = Après quatre manches, le marchand le plus riche gagne. Alors vends cher, achète bon marché et pousse les artistes de ton mur.

## Modern Art : l'enchère libre
guide-open-title = Enchère libre
    .about = Tout le monde parle, dans n’importe quel ordre.
guide-open-1 = Ben propose un Lite Metal en enchère libre. Pas de tour de parole : chacun peut annoncer une offre plus haute à tout moment, Ben aussi.
guide-open-2 = Ada annonce { $m8 }. Chaque offre dépasse la précédente. Offre { $m10 }.
guide-open-3 = Ben enchérit sur son propre tableau : { $m12 }. Un vendeur en a le droit. Monte à { $m14 }.
guide-open-4 = Personne ne monte : une fois, deux fois, adjugé ! Tu paies { $m14 } à Ben, le vendeur.
guide-open-5 = À toi de vendre. Propose ton Lite Metal en enchère libre.
guide-open-6 = Ada a dit { $m9 }, Ben { $m11 }. Tu pourrais enchérir, mais tu paierais alors la banque. Laisse filer : personne ne l’entend.
guide-open-7 = Adjugé. Les { $m11 } de Ben sont à toi.
guide-open-8 = Si personne n’offre rien, le vendeur garde le tableau gratuitement. À une table en direct, le marteau compte après chaque offre ; tant qu’il est levé, tu peux revenir.

## Modern Art : un seul tour
guide-once-around-title = Un seul tour
    .about = Chacun parle une fois, le vendeur en dernier.
guide-once-around-1 = Ben propose un Yoko en un seul tour. Chacun a une seule chance d’offrir ou de passer, à partir de la gauche de Ben ; Ben parle en dernier.
guide-once-around-2 = Tu parles en premier, et il n’y aura pas de deuxième fois. Dis tout de suite ce qu’il vaut pour toi : { $m10 }.
guide-once-around-3 = Ada et Ben n’ont pas surenchéri : tu paies { $m10 } à Ben. Une offre trop basse aurait été dépassée.
guide-once-around-4 = Maintenant, tu vends. Propose ton Yoko, en un seul tour.
guide-once-around-5 = Ada { $m8 }, Ben { $m11 }, et tu as le dernier mot. Cette fois, garde-le : offre { $m12 }.
guide-once-around-6 = C’est ton propre tableau : les { $m12 } vont à la banque, et Ben garde ses { $m11 }. Il faut vraiment qu’il les vaille.
guide-once-around-7 = Si tout le monde passe, le vendeur garde le tableau gratuitement. La meilleure place est celle qui parle tard.

## Modern Art : l'enchère secrète
guide-sealed-title = Enchère secrète
    .about = Une offre cachée dans un poing fermé.
guide-sealed-1 = Ben propose un Karl Gitter en enchère secrète. Chacun, Ben compris, cache une offre dans son poing fermé. Tous les poings s’ouvrent ensemble.
guide-sealed-2 = Le poing d’Ada est fermé ; personne ne voit ce qu’il contient. Offre { $m15 }.
guide-sealed-3 = Toi { $m15 }, Ada { $m12 }, Ben { $m11 }. La plus haute offre achète et paie Ben ; les autres gardent leur argent.
guide-sealed-4 = À toi. Propose le Karl Gitter en enchère secrète.
guide-sealed-5 = Les deux poings sont fermés. À égalité, l’offre du vendeur l’emporte, et le vendeur, c’est toi. Offre { $m12 }.
guide-sealed-6 = Ada avait aussi { $m12 }, mais l’égalité profite au vendeur. Tu as acheté ton propre tableau : l’argent va à la banque.
guide-sealed-7 = Un poing vide n’est pas une offre. S’ils sont tous vides, le vendeur garde le tableau gratuitement. Entre d’autres offres égales, la plus proche du vendeur dans le sens horaire gagne.

## Modern Art : le prix fixe
guide-fixed-price-title = Prix fixe
    .about = Le vendeur annonce un prix : qui le prend ?
guide-fixed-price-1 = Ben demande { $m12 } pour un Christin P. À partir de sa gauche, chacun achète ou passe, et le premier qui achète l’emporte. C’est toi qu’on interroge d’abord : achète !
guide-fixed-price-2 = Tu as payé { $m12 } à Ben, et Ada n’a même pas été consultée. Être à gauche du vendeur est un avantage.
guide-fixed-price-3 = À toi. Propose ton Christin P. à prix fixe.
guide-fixed-price-4 = Annonce un prix. Trop bas, quelqu’un fait une affaire ; trop haut, personne n’achète. Demande { $m15 }.
guide-fixed-price-5 = Ada a passé, Ben a acheté : { $m15 } pour toi.
guide-fixed-price-6 = Ada demande { $m25 }. Ben a passé. C’est beaucoup pour un tableau qui ne rapportera peut-être rien : passe aussi.
guide-fixed-price-7 = Personne n’en a voulu : Ada a dû l’acheter elle-même et payer { $m25 } à la banque. Ne demande jamais plus que ce que tu paierais !

## Modern Art : la double
guide-double-title = Double enchère
    .about = Deux tableaux d’un artiste, peut-être deux vendeurs.
guide-double-1 = Ada propose une double Krypto. On peut y ajouter un second Krypto, qui décide du type d’enchère. Ada n’ajoute rien, Ben non plus : c’est à toi.
guide-double-2 = Tu as un Krypto qui se vend en un seul tour. Ajoute-le, et tu es le nouveau vendeur.
guide-double-3 = Deux tableaux en un lot : Ada offre { $m16 }, Ben { $m21 }. Passe, et laisse Ben payer.
guide-double-4 = Ben reçoit les deux. Les deux vendeurs partagent les { $m21 } : { $m10 } pour Ada et { $m11 } pour toi, car le millier impair va au nouveau vendeur. (Dans l’édition de 2009, il prend tout.)
guide-double-5 = Le tour continue à ta gauche, avec Ada : Ben a perdu le sien. Ajouter une carte te fait passer devant.
guide-double-6 = Deux ventes plus tard, c’est à toi. Propose ta double Karl Gitter.
guide-double-7 = Tu peux ajouter toi-même la seconde carte, avant tous les autres. Ajoute le Karl Gitter à prix fixe.
guide-double-8 = Les deux partent pour un seul prix. Demande { $m24 }.
guide-double-9 = Ada les a pris, et avec un seul vendeur les { $m24 } sont tous à toi. Si personne n’ajoute de carte, le vendeur garde la double gratuitement.

## Alles Futsch
guide-alles-futsch-title = Le jeu
    .about = Le troisième rapporte, le quatrième coûte.
guide-alles-futsch-1 = Cinq cartes sont visibles, avec trois objets chacune. Elles sont vendues l’une après l’autre ; qui achète une carte doit faire quelque chose de ses trois objets.
guide-alles-futsch-2 = Tu as { $m200 } et un plateau qui collectionne quatre des cinq types. Le tien ne prend pas de vases.
guide-alles-futsch-3 = Tu choisis ce qui est mis aux enchères. Prends la carte avec deux peintures et un vase.
guide-alles-futsch-4 = Qui choisit ouvre les enchères. Offre { $m5 }.
guide-alles-futsch-5 = Ada offre { $m8 }, Ben passe. Monte à { $m10 }.
guide-alles-futsch-6 = La carte est à toi, et { $m10 } vont à la banque. Utilise maintenant ses objets, dans l’ordre que tu veux. Tu collectionnes les peintures et n’en as pas : tu dois les prendre. Prends une peinture.
guide-alles-futsch-7 = Les deux peintures sont dans ta collection. Le vase n’est pas pour ton plateau : un autre doit l’acheter pour { $m20 }, et c’est toi qui dis lequel. Personne ne peut refuser. Vends-le à Ada.
guide-alles-futsch-8 = Ada collectionne les vases et n’en a pas : cela ne lui fait pas encore de mal. Vends-le à Ada.
guide-alles-futsch-9 = Ada t’a payé { $m20 }. Tu as acheté la carte suivante pour { $m6 }, et il y a une peinture dessus : ta troisième ! Prends-la.
guide-alles-futsch-10 = Le troisième objet d’un type rapporte { $m30 } de la banque. Puis tout change : les peintures que tu achètes, tu dois les vendre, et les autres peuvent t’en vendre une quatrième et une cinquième, pour { $m20 } chacune et { $m10 } de plus à la banque.
guide-alles-futsch-11 = Quand quelqu’un n’a plus d’argent, la partie est finie aussitôt, et le plus riche gagne. Regarde qui s’en approche.

## L'enchère montante
guide-ascending-title = L’enchère montante
    .about = On tourne, et qui passe est sorti. Aussi dans Moderne Zeiten et Canaletto.
guide-ascending-1 = Ada a choisi une carte et ouvert à { $m3 }, Ben est monté à { $m6 }. On tourne : surenchérir ou passer. Monte à { $m8 }.
guide-ascending-2 = Ada a passé : elle est sortie pour cette carte. Ben saute à { $m13 }. C’est trop : passe.
guide-ascending-3 = Tous les autres ont passé, donc Ben achète pour { $m13 }. Ici, l’argent va à la banque.
guide-ascending-4 = Moderne Zeiten et Canaletto vendent de la même façon. Dans Moderne Zeiten, personne n’est obligé d’ouvrir, et le prix va aux autres joueurs. Dans Canaletto, chaque surenchère déplace aussi la gondole.

## Moderne Zeiten
guide-moderne-zeiten-title = Le jeu
    .about = Acheter des titres, les poser, voler, et gare au krach.
guide-moderne-zeiten-1 = Les zeppelins volent de case en case. Chaque case est une ville et une industrie ; ton carré y reste et rapporte des points pour les deux.
guide-moderne-zeiten-2 = Chaque tour commence par une vente de titres : deux d’automobile et un de télécoms. Tu parles en premier. Offre { $m5 }.
guide-moderne-zeiten-3 = Personne n’a surenchéri. Tu as payé les autres, billet par billet : { $m3 } à Ada, { $m2 } à Ben. Tu prends l’initiative et joues en premier.
guide-moderne-zeiten-4 = Tu peux piocher deux titres, ou en poser et voler. Pour voler, il faut une majorité : plus de titres posés d’une industrie que chacun des autres. Pose un titre automobile.
guide-moderne-zeiten-5 = Un seul suffit, car personne d’autre n’en a posé. Une deuxième majorité te donne le choix : pose un titre télécoms.
guide-moderne-zeiten-6 = Deux majorités. Arrête de poser, et vole.
guide-moderne-zeiten-7 = Tu voles jusqu’à la prochaine case libre d’une industrie où tu as la majorité : automobile à Chicago (2 points) ou télécoms à New York (6 points). New York !
guide-moderne-zeiten-8 = Ada et Ben ont posé beaucoup de titres depuis : il y en a 20 sur la table. À trois joueurs, 21 provoquent un krach : l’industrie qui a le plus de titres les perd tous.
guide-moderne-zeiten-9 = C’est la navigation, et tu n’en as aucun. Pose encore un titre automobile.
guide-moderne-zeiten-10 = Le 21e titre. D’abord tu voles, ensuite vient le krach. Arrête de poser.
guide-moderne-zeiten-11 = Vole avec l’automobile : Londres vaut 5 points.
guide-moderne-zeiten-12 = Krach ! Tous les titres de navigation ont disparu, ceux d’Ada et ceux de Ben. Les tiens sont toujours là, et tes carrés aussi.
guide-moderne-zeiten-13 = Quand un zeppelin atteint l’Arrivée, on compte les points : le plus de carrés dans chaque ville et chaque industrie, les majorités et le plus d’argent. Qui a le plus de points gagne.

## Canaletto
guide-canaletto-title = Le jeu
    .about = Chaque offre mène la gondole.
guide-canaletto-1 = Les trésors du palais à la colonne sont vendus en un lot : un miroir et une lampe. Un trésor ne rapporte que quand tous ceux de son type ont quitté les palais. Et il n’y a que deux lampes !
guide-canaletto-2 = Tu ouvres. Chaque offre avance la gondole d’autant de palais qu’elle dépasse la précédente, et la prochaine vente a lieu où elle s’arrête. Offre 6.
guide-canaletto-3 = Ada est montée à 9. L’autre lampe est dans le palais 11, et une offre de 11 y mène la gondole. Offre 11.
guide-canaletto-4 = Tu as payé 11 de tes 30 points et tu as le miroir et la lampe. La prochaine vente est ici, avec la seconde lampe, et Ada l’ouvre.
guide-canaletto-5 = Ada 4, Ben 8. Une fois par partie, ton masque prend le lot gratuitement, si la dernière offre ne dépasse pas 15. Joue-le maintenant !
guide-canaletto-6 = Les deux lampes ont quitté les palais : elles sont revendues au marqueur suivant, 9 chacune. Tu as les deux : 18 points. Le marqueur est utilisé.
guide-canaletto-7 = Ada a 30 points mais offre 32. C’est permis : ce qu’elle ne peut payer devient une dette. Passe.
guide-canaletto-8 = Ada est à 0 avec une dette de 2. Ses gains ne la réduiront pas, et à la fin les dettes comptent double.
guide-canaletto-9 = Quand il reste au plus deux types, la partie est finie. Le meilleur score, dettes déduites, gagne. Regarde non seulement ce que tu achètes, mais aussi où tu envoies la gondole.

## Le conseiller à la première table
coach-title = Un conseil
coach-more = En savoir plus
coach-away = Ne plus me conseiller
modern-art-coach-offer = Propose un tableau dont tu veux revoir l’artiste : les trois artistes les plus proposés rapportent à la fin de la manche.
modern-art-coach-add = Un second tableau du même artiste fait de toi le vendeur des deux. Rien ne t’y oblige.
modern-art-coach-outcry = Annonce une offre plus haute, ou dis que tu laisses filer. Le prix va au vendeur.
modern-art-coach-once-around = Tu ne parles qu’une fois : offre ce qu’il vaut pour toi, ou passe.
modern-art-coach-sealed = Cache ton offre dans ton poing. Seule la plus haute paie ; 0 n’est pas une offre.
modern-art-coach-name-price = Demande ce que tu paierais toi-même : si personne n’achète, c’est à toi de le faire.
modern-art-coach-fixed-price = Achète à ce prix, ou passe. Le premier qui dit oui l’emporte.
modern-art-coach-mystery = Retourner une carte n’est pas une vente, mais elle compte pour son artiste.
alles-futsch-coach-choose = Choisis une carte qui te donne un troisième objet d’un type, ou des objets que les autres devront acheter.
alles-futsch-coach-bid = Surenchéris ou passe ; qui passe est sorti pour cette carte. Garde de l’argent : sans rien, c’est la faillite.
alles-futsch-coach-use = Utilise les objets dans l’ordre qui t’arrange. Le troisième d’un type rapporte un bonus.
alles-futsch-coach-sell = Un autre doit l’acheter. Un troisième lui rapporte un bonus, un quatrième lui coûte plus cher.
moderne-zeiten-coach-bid = Le prix est payé aux autres joueurs. Plus de titres, c’est plus de majorités.
moderne-zeiten-coach-act = Pioche deux titres, ou poses-en et vole. Tu peux voler avec chaque majorité que tu as.
moderne-zeiten-coach-fly = Une case proche te laisse plus de vols, une ville comme New York rapporte plus de points.
canaletto-coach-bid = Regarde où ton offre mènerait la gondole : c’est là que le prochain lot est vendu.
canaletto-coach-sell = Chaque type est revendu au marqueur suivant : garde le meilleur pour ce que tu as en nombre.
