import pytest

from saleroom.core.english import begun, counted, doing, listed, who


@pytest.mark.parametrize(
    ("verb", "third"),
    [("bid", "bids"), ("pass", "passes"), ("have", "has"), ("go", "goes"), ("reach", "reaches")],
)
def test_others_do_it_in_the_third_person(verb: str, third: str) -> None:
    assert doing(2, 0, verb) == f"seat 2 {third}"
    assert doing(2, 2, verb) == f"you {verb}"


def test_the_viewer_is_you() -> None:
    assert (who(1, 1), who(1, 0)) == ("you", "seat 1")


@pytest.mark.parametrize(
    ("number", "text"), [(0, "0 cards"), (1, "1 card"), (-1, "-1 card"), (3, "3 cards")]
)
def test_one_is_singular(number: int, text: str) -> None:
    assert counted(number, "card") == text


@pytest.mark.parametrize(
    ("things", "text"), [((), ""), ((3,), "3"), ((3, 4), "3 and 4"), ("abc", "a, b and c")]
)
def test_lists_are_joined_as_people_do(things: tuple[object, ...], text: str) -> None:
    assert listed(things) == text


def test_a_sentence_begins_with_a_capital_and_keeps_the_rest() -> None:
    assert begun("the Goal") == "The Goal"
    assert begun("") == ""
