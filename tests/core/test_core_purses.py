from saleroom.core.events import Event
from saleroom.core.purses import BANK, after_payment, changed


def paid(seat: int, payee: int, amount: int) -> Event:
    return Event("paid", {"seat": seat, "payee": payee, "amount": amount})


def test_money_goes_from_purse_to_purse() -> None:
    assert after_payment((100, 100, 100), paid(2, 0, 30)) == (130, 100, 70)


def test_money_paid_to_the_bank_is_gone() -> None:
    assert after_payment((100, 100), paid(1, BANK, 30)) == (100, 70)


def test_one_purse_changes_alone() -> None:
    assert changed((1, 2, 3), 1, 5) == (1, 7, 3)
