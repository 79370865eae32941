"""Every action has two forms, and whatever is neither is called malformed."""

from types import MappingProxyType
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from saleroom.core.codec import Codec, Verb, shown
from saleroom.core.errors import MalformedAction

CODEC = Codec(Verb("pass", 0), Verb("offer", 1, 12, "choice"), Verb("bid", 100, 51, "amount"))

TEXT = st.text("abcdefipsors _{}\"'\\\0\n\u00e9\u2603\ud800\U0001f3a8", max_size=8)
ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | TEXT | st.binary(),
    lambda inner: (
        st.lists(inner)
        | st.dictionaries(TEXT | st.integers(), inner)
        | st.dictionaries(st.sampled_from(["pass", "offer", "bid"]), inner, max_size=2)
    ),
    max_leaves=5,
)


@pytest.mark.parametrize(
    ("named", "compact"),
    [
        ({"pass": True}, 0),
        ({"offer": 0}, 1),
        ({"offer": 11}, 12),
        ({"bid": 0}, 100),
        ({"bid": 50}, 150),
    ],
)
def test_a_verb_owns_a_run_of_numbers(named: dict[str, int | bool], compact: int) -> None:
    assert CODEC.encode(named) == compact
    assert CODEC.decode(compact) == named
    assert CODEC.verb_of(compact).name in named


def test_any_mapping_will_do() -> None:
    assert CODEC.encode(MappingProxyType({"bid": 7})) == 107


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        (None, "action_form: given=None, known=pass, offer, bid"),
        ({}, "action_form: given={}, known=pass, offer, bid"),
        ({"bid": 1, "pass": True}, "action_form"),
        ([("bid", 1)], "action_form"),
        ({"fly": 1}, "action_verb: given='fly', known=pass, offer, bid"),
        ({3: 1}, "action_verb: given=3, known=pass, offer, bid"),
        ({"pass": 1}, "action_bare: verb=pass, given=1"),
        ({"pass": False}, "action_bare: verb=pass, given=False"),
        ({"bid": True}, "action_whole: verb=bid, given=True"),
        ({"bid": 7.0}, "action_whole: verb=bid, given=7.0"),
        ({"bid": "7"}, "action_whole: verb=bid, given='7'"),
        ({"bid": 51}, "action_range: verb=bid, given=51, most=50"),
        ({"offer": -1}, "action_range: verb=offer, given=-1, most=11"),
        ({"bid": 10**5000}, "given=a int too large to show"),
    ],
)
def test_what_is_no_action_is_told_what_would_be(wrong: Any, says: str) -> None:
    with pytest.raises(MalformedAction) as caught:
        CODEC.encode(wrong)
    assert says in str(caught.value)


@pytest.mark.parametrize("number", [-1, 13, 99, 151, 1 << 70, True, False, 1.0, None, "0"])
def test_numbers_that_belong_to_no_verb(number: Any) -> None:
    with pytest.raises(MalformedAction, match="action_number: given="):
        CODEC.decode(number)


@given(ANYTHING)
def test_anything_at_all_is_an_action_or_malformed(thing: Any) -> None:
    try:
        compact = CODEC.encode(thing)
    except MalformedAction as error:
        said = str(error)
    else:
        assert CODEC.decode(compact) == thing
        return
    assert 0 < len(said) < 200


@given(st.integers())
def test_any_number_is_an_action_or_malformed(number: int) -> None:
    owned = number == 0 or 1 <= number <= 12 or 100 <= number <= 150
    try:
        named = CODEC.decode(number)
    except MalformedAction:
        assert not owned
    else:
        assert owned
        assert CODEC.encode(named) == number


def test_what_is_shown_never_floods() -> None:
    endless: list[Any] = []
    endless.append(endless)
    deep: list[Any] = []
    for _ in range(50_000):
        deep = [deep]
    doubled: Any = []
    for _ in range(60):
        doubled = [doubled, {"bid": doubled}]  # written out in full it would fill any disk
    for thing in ("x" * 1000, [0] * 1000, endless, deep, 10**5000, {"a": deep}, doubled):
        assert len(shown(thing)) <= 60
    assert shown("abc") == "'abc'"
