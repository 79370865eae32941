"""How Moderne Zeiten is played well: prospects, plans for an action, what a lot is worth."""
