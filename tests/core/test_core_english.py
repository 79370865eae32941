import pytest

from saleroom.core.english import counted, listed, who


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
