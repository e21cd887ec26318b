"""One declaration, two backends."""

from types import FunctionType
from typing import Any, cast

import numpy as np
import pytest

from penstock.engine.header import Header, Note, note
from penstock.engine.hiding import hide
from penstock.engine.linking import compile_later
from penstock.engine.record import Record, copy_into, f8, flags, i1, i2, i4, own, secret


class Coin(Record):
    side: i1
    worth: i2


class Board(Record, frozen=True):
    track: i1[3]


class Purse(Record):
    count: i1
    total: i4
    coins: Coin[2]
    grid: i1[2, 3]
    board: Board
    hand: i1[2, 2]


class Table(Header):
    hand: own(i1[2, 2])
    bag: secret(i2[2])
    total: i4
    events: Note[3]


def full_purse() -> Purse:
    p = Purse()
    p.count, p.total = -3, 70_000
    p.coins[1].worth = 500
    p.grid[1][2] = 7
    p.board.track[0] = 9
    p.hand = [[1, 2], [3, 4]]
    return p


def full_table() -> Table:
    s = Table()
    s.hand, s.bag, s.total, s.records_events = [[1, 2], [3, 4]], [5, 6], 70_000, 1
    note(s, 1, seat=0, a=7)
    return s


def test_both_backends_hold_the_same_values() -> None:
    p = full_purse()
    element = p.to_array()[0]
    assert element["total"] == 70_000
    assert element["coins"][1]["worth"] == 500
    assert element["grid"][1][2] == 7
    assert Purse.load(element).to_bytes() == p.to_bytes()
    assert Purse.from_bytes(p.to_bytes()).grid == [[0, 0, 0], [0, 0, 7]]


def test_every_byte_of_a_record_belongs_to_a_field_and_is_copied() -> None:
    dtype = Purse.dtype()
    assert sum(dtype[name].itemsize for name in dtype.names or ()) == dtype.itemsize
    array = full_purse().to_array()
    assert all(np.copy(array).tobytes() == array.tobytes() for _ in range(20))


def change_a_copy(purses: Any) -> None:
    copy_into(purses, 1, purses[0])
    purses[1].count += 1


def test_a_copy_is_laid_among_others_on_both_carriers() -> None:
    plain = [full_purse(), Purse()]
    compiled = np.concatenate([p.to_array() for p in plain])
    change_a_copy(plain)
    compile_later(cast(FunctionType, change_a_copy))(compiled)
    assert [p.count for p in plain] == [-3, -2]
    assert b"".join(p.to_bytes() for p in plain) == compiled.tobytes()


def test_fields_are_aligned() -> None:
    dtype = Purse.dtype()
    assert dtype.fields is not None
    assert dtype.fields["total"][1] % 4 == 0
    assert dtype.isalignedstruct


def test_a_number_too_wide_for_its_field_is_an_error() -> None:
    p = Purse()
    p.count = 128
    with pytest.raises(OverflowError):
        p.to_bytes()


def test_a_copy_shares_only_what_is_frozen() -> None:
    p = full_purse()
    q = p.copy()
    q.grid[0][0] = 1
    q.coins[0].side = 1
    q.hand[0][0] = 9
    assert p.to_bytes() == full_purse().to_bytes() != q.to_bytes()
    assert q.board is p.board


@pytest.mark.parametrize(
    ("seat", "hand"), [(0, [[1, 2], [0, 0]]), (1, [[0, 0], [3, 4]]), (None, [[0, 0], [0, 0]])]
)
def test_hide_blanks_secrets_and_the_rows_of_others(seat: int | None, hand: list[list[int]]) -> None:
    s = full_table()
    known = hide(s, seat)
    assert known.hand == hand
    assert known.bag == [0, 0]
    assert known.total == 70_000
    assert s.to_bytes() == full_table().to_bytes()


def test_a_simulation_may_be_played_on_and_notes_nothing() -> None:
    s = full_table()
    tried = s.simulation()
    tried.hand[0][0] = tried.bag[1] = tried.total = 0
    note(tried, 2, seat=1)
    assert tried.n_events == s.n_events
    assert tried.events is s.events
    assert s.to_bytes() == full_table().to_bytes() != tried.to_bytes()


def test_a_set_is_marked_and_otherwise_like_any_number() -> None:
    marked = own(flags(i2[4]))
    assert marked.is_set
    assert marked.is_own
    assert marked.numpy() == i2[4].numpy()
    assert not i2.is_set


class Belief(Record):
    worth: f8
    shares: f8[3]
    visits: i4


def test_fractions_survive_both_backends() -> None:
    belief = Belief()
    assert (belief.worth, belief.shares) == (0.0, [0.0, 0.0, 0.0])
    belief.worth, belief.shares[1], belief.visits = 0.1, -2.5, 7
    again = Belief.load(belief.to_array()[0])
    assert (again.worth, again.shares, again.visits) == (0.1, [0.0, -2.5, 0.0], 7)
    assert belief.copy().to_bytes() == again.to_bytes() == belief.to_bytes()
    other = belief.copy()
    other.shares[1] = 1.0
    assert belief.shares[1] == -2.5


class Chest(Record):
    lock: i1
    cube: i2[2, 3, 2]
    trays: Coin[2, 2]
    lid: Coin


def test_every_number_of_the_bytes_is_where_numpy_looks_for_it() -> None:
    """Numbers, rows and records, alone and in several dimensions, with gaps between them."""
    chest = Chest()
    chest.lock = -1
    for k in range(12):
        chest.cube[k // 6][k // 2 % 3][k % 2] = 100 + k
    for k in range(4):
        chest.trays[k // 2][k % 2].side, chest.trays[k // 2][k % 2].worth = k, -500 - k
    chest.lid.worth = 7
    element = chest.to_array()[0]
    assert element["lock"] == -1
    assert element["cube"].ravel().tolist() == list(range(100, 112))
    assert element["trays"]["side"].tolist() == [[0, 1], [2, 3]]
    assert element["trays"]["worth"].tolist() == [[-500, -501], [-502, -503]]
    assert element["lid"]["worth"] == 7
    again = Chest.load(element)
    assert again.cube == chest.cube
    assert [[coin.worth for coin in row] for row in again.trays] == [[-500, -501], [-502, -503]]
    assert again.to_bytes() == chest.to_bytes()


def test_bytes_of_another_length_are_no_record() -> None:
    for data in (b"", Coin().to_bytes() + b"x"):
        with pytest.raises(ValueError, match=r"Coin: \d bytes instead of 4"):
            Coin.from_bytes(data)


class Vineyard(Record):
    fields: i1
    workers: i1


def test_a_record_may_have_fields() -> None:
    """Arriala's vineyards do: what the class knows of its fields has another name."""
    vineyard = Vineyard()
    vineyard.fields, vineyard.workers = 4, 2
    again = Vineyard.load(vineyard.to_array()[0]).copy()
    assert (again.fields, again.workers) == (4, 2)
