"""Few bids in all lanes: the same as at one table, and what stands for nothing is refused."""

import numpy as np
import pytest

from saleroom.core.errors import BadSetup, IllegalNow, MalformedAction, Misuse
from saleroom.research import pettingzoo
from saleroom.research.few_bids import FewBidTables
from saleroom.research.vector import Tables

SHARES, MULTIPLES = (0.0, 0.5), (0.5, 1.0, 1.1)


def test_lanes_offer_the_bids_that_one_table_offers() -> None:
    alone = pettingzoo.FewBids(pettingzoo.env("modern-art", players=3), SHARES, MULTIPLES)
    lanes = FewBidTables(Tables("modern-art", 2, players=3), SHARES, MULTIPLES)
    alone.reset(seed=8)
    seen, info = lanes.reset(seed=8)
    draws = np.random.default_rng(1)
    kinds = set()
    for _ in range(120):
        mask = alone.last()[0]["action_mask"]
        assert (seen["action_mask"][0] == mask).all()
        assert info["action_mask"] is seen["action_mask"]
        action = draws.choice(np.flatnonzero(mask))
        other = draws.choice(np.flatnonzero(seen["action_mask"][1]))
        if action >= lanes.choices:
            kinds.add(int(action))
            assert lanes.unfolded([action, other])[0] == alone.bid_of(action)
        alone.step(action)
        seen, _, _, _, info = lanes.step([action, other])
    assert kinds == set(range(lanes.choices, lanes.actions))


def test_a_bid_that_stands_for_nothing_is_refused_and_no_lane_moves() -> None:
    lanes = FewBidTables(Tables("modern-art", 2, players=3), SHARES, MULTIPLES)
    with pytest.raises(Misuse):
        lanes.step([0, 0])
    seen, _ = lanes.reset(seed=1)
    before = lanes.unwrapped.state()
    legal = [int(np.flatnonzero(row)[0]) for row in seen["action_mask"]]
    with pytest.raises((IllegalNow, MalformedAction)):
        lanes.step([legal[0], lanes.choices])  # a card is to be offered
    with pytest.raises(MalformedAction):
        lanes.step([legal[0], lanes.actions])
    with pytest.raises(Misuse):
        lanes.step(legal[:1])
    assert (lanes.unwrapped.state() == before).all()
    with pytest.raises(BadSetup):
        FewBidTables(Tables("modern-art", 1), judge="nobody")
    with pytest.raises(Misuse):
        FewBidTables(Tables("modern-art", 1), shares=(-1.0,))
