# Le Grenier. Ce qui n’est pas dit ici l’est en anglais.

attic-title = Le Grenier
attic-tagline = Trois lots, des poings fermés.
attic-money = { $amount ->
    [one] { $amount } pièce
   *[other] { $amount } pièces
}
attic-thing = { $id ->
    [0] une cage à oiseaux, qui vaut 2
    [1] un haut-de-forme, qui vaut 4
    [2] un cheval à bascule, qui vaut 6
    [3] un gramophone, qui vaut 8
    [4] un globe, qui vaut 10
   *[5] une maison de poupée, qui vaut 12
}
attic-auctioneer = commissaire-priseur
attic-coins = Pièces
attic-things = Objets
attic-asks-seal = Fermez le poing sur une somme.
