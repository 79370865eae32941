"""The ladder: what is measured, and the table it is written into."""

import pytest

from saleroom.arena.ladder.page import BadPage, updated
from saleroom.arena.ladder.rungs import Contest, Rung, contests, games_for, measured_rung
from saleroom.arena.tournament.holding import hold
from saleroom.arena.tournament.intervals import Measured
from saleroom.arena.workers import Where
from saleroom.bots.expert import EXPERT, MASTER
from saleroom.bots.skill import skill_for
from saleroom.core.errors import BadSetup
from saleroom.games.registry import GAMES, game_named

CANALETTO = game_named("canaletto")


def rung(
    above: str = "collector", below: str = "visitor", players: int = 3, wins: float = 0.5
) -> Rung:
    return Rung(
        above=above,
        below=below,
        players=players,
        games=1200,
        wins=Measured(wins, wins - 0.02, wins + 0.02),
        index=Measured(players * wins, players * (wins - 0.02), players * (wins + 0.02)),
        seed=1,
        command="saleroom arena canaletto --players 3",
    )


# What is measured


def test_every_rung_meets_the_one_below_at_every_table() -> None:
    found = [(one.below, one.above, one.players) for one in contests(CANALETTO)]
    assert found == [
        (below, above, players)
        for below, above in [
            ("random", "visitor"),
            ("visitor", "collector"),
            ("collector", "dealer"),
            ("dealer", "expert"),
        ]
        for players in (3, 4)
    ] + [("expert", "master", players) for players in skill_for("canaletto").mastered]


def test_one_sits_against_a_table_of_the_others() -> None:
    assert Contest("dealer", "collector", 4).bots == ("dealer", *["collector"] * 3)


def test_only_some_can_be_asked_for() -> None:
    found = list(contests(CANALETTO, [4], ["dealer"]))
    assert found == [Contest("dealer", "collector", 4)]


@pytest.mark.parametrize(
    ("players", "rungs", "why"),
    [
        ([6], [], "players"),
        ([], ["random"], "setup_no_bot"),
        ([], ["genius"], "setup_no_bot: name=genius"),
    ],
)
def test_what_is_not_there_is_refused(players: list[int], rungs: list[str], why: str) -> None:
    with pytest.raises(BadSetup, match=why):
        list(contests(CANALETTO, players, rungs))


def test_where_expert_plays_there_may_be_fewer_games() -> None:
    assert games_for(Contest("expert", "dealer", 4), 2400, 400) == 400
    assert games_for(Contest("master", "expert", 4), 2400, 400) == 400
    assert games_for(Contest("dealer", "collector", 4), 2400, 400) == 2400


def test_a_rung_holds_if_its_whole_interval_is_above_the_fair_share() -> None:
    assert rung(wins=0.40).holds
    assert not rung(wins=0.34).holds
    assert not rung(wins=0.30).holds


# The page


def test_a_page_is_made() -> None:
    page = updated("", CANALETTO, [rung()])
    assert page.startswith("# Bots\n\n## Canaletto\n\n<!-- ladder canaletto begin -->\n| bot |")
    assert page.endswith("<!-- ladder canaletto end -->\n")
    assert (
        "| collector | visitor | 3 | 1,200 | 50.0 % (48.0 to 52.0) | 1.50 (1.44 to 1.56) | 1 "
        "| `saleroom arena canaletto --players 3` |"
    ) in page


def test_what_is_measured_again_is_replaced_and_all_else_stays() -> None:
    before = "# Bots\n\nWords.\n\n## Canaletto\n\nMore words.\n\n## Other\n\nLast words.\n"
    page = updated(before, CANALETTO, [rung(), rung(players=4), rung("dealer", "collector")])
    again = updated(page, CANALETTO, [rung(players=4, wins=0.6)])
    assert again.count("| collector | visitor |") == 2
    assert again.count("\n|") == page.count("\n|")
    changed = [
        (old, new)
        for old, new in zip(page.splitlines(), again.splitlines(), strict=True)
        if old != new
    ]
    assert len(changed) == 1
    assert "60.0 %" in changed[0][1]
    for words in ("Words.", "More words.", "Last words."):
        assert words in again
    assert again.index("begin -->") < again.index("More words.") < again.index("## Other")


def test_rows_stand_in_the_order_of_the_ladder() -> None:
    page = ""
    for one in (rung("expert", "dealer"), rung(players=4), rung("visitor", "random"), rung()):
        page = updated(page, CANALETTO, [one])
    rows = [line.split(" | ")[::2][:2] for line in page.splitlines() if line.startswith("| ")][2:]
    assert rows == [
        ["| visitor", "3"],
        ["| collector", "3"],
        ["| collector", "4"],
        ["| expert", "3"],
    ]


def test_games_have_tables_of_their_own() -> None:
    page = updated(updated("", CANALETTO, [rung()]), game_named("modern-art"), [rung(wins=0.7)])
    assert page.count("| collector | visitor |") == 2
    assert page.index("ladder canaletto end") < page.index("ladder modern-art begin")


@pytest.mark.parametrize(
    "page",
    [
        "<!-- ladder canaletto begin -->\n",
        "<!-- ladder canaletto end -->\n<!-- ladder canaletto begin -->\n",
        "<!-- ladder canaletto begin -->\n<!-- ladder canaletto end -->\n" * 2,
    ],
)
def test_marks_that_do_not_fit_are_refused(page: str) -> None:
    with pytest.raises(BadPage, match="ladder_marks"):
        updated(page, CANALETTO, [rung()])


# Measured


def test_a_rung_is_measured() -> None:
    contest = Contest("visitor", "random", 3)
    found = measured_rung(
        CANALETTO,
        contest,
        60,
        3,
        lambda *a: hold(*a, where=Where(workers=1), plain=True, rated=False),
    )
    assert found.games == 60
    assert found.index.mean == pytest.approx(3 * found.wins.mean)
    assert found.command == (
        "saleroom arena canaletto --players 3 --bots visitor,random,random --games 60 --seed 3"
    )


@pytest.mark.soak
@pytest.mark.parametrize(
    ("name", "contest"),
    [(name, contest) for name in GAMES for contest in contests(game_named(name))],
    ids=lambda value: value if isinstance(value, str) else "-".join(map(str, value.bots[:2])),
)
def test_the_ladder_is_monotone(name: str, contest: Contest) -> None:
    """A small version of `saleroom ladder`; those who search are given fewer games."""
    games = {EXPERT: 100, MASTER: 200}.get(contest.above, 2000)
    found = measured_rung(
        game_named(name), contest, games, 20_261, lambda *a: hold(*a, rated=False)
    )
    assert found.holds, found
