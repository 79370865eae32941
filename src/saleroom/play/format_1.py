"""What format 1 of records said otherwise: why a game ended, as an English sentence.

Its sentences stand here as they were written, so that old records stay good whatever the ending is
called today. Leaves everything else to `record`.
"""

FORMAT_1 = 1

ENDINGS = {
    "modern-art": {
        "the fifth painting of an artist ended the fourth round": "fifth_offered",
        "the last card of all hands ended the fourth round": "hands_empty",
        "the fourth round began with no cards": "no_cards",
    },
    "alles-futsch": {
        "a player was bankrupt: the winning bid took all he had": "bid_everything",
        "a player was bankrupt: an object he had to buy took all he had": "nothing_left",
        "a player was bankrupt: he could not pay what he owed": "could_not_pay",
        "no object of any card could be used any more": "nothing_usable",
        "nobody had any money left": "no_money",
    },
    "canaletto": {
        "all treasures were sold": "all_sold",
        "only one type of treasure was left": "one_type_left",
        "only two types of treasure were left": "two_types_left",
    },
    "moderne-zeiten": {
        "a zeppelin reached the Goal": "goal_reached",
        "nobody could draw or lay a share any more": "stuck",
    },
}


def ending_named(game: str, sentence: str) -> str:
    """Name the ending that a sentence stands for; one that never stood in a record is none."""
    return ENDINGS.get(game, {}).get(sentence, "")
