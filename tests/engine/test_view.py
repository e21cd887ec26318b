"""A view is declared once: its numbers, its JSON and its TypeScript."""

from enum import IntEnum

import pytest

from penstock.engine.errors import BadGame
from penstock.engine.record import NONE, i1, i2
from penstock.engine.typescript import WIDTH, folded, part_types
from penstock.engine.view import Names, Part, by, clear_of, maybe, names_of, one_of, some_of, up_to, yes


class Kind(IntEnum):
    BARGE = 0
    STEAMER = 2  # there is no 1


NATION = Names("Nation", ("eu", "china"))
KIND = names_of(Kind)


class Cargo(Part):
    die: i1
    nation: one_of(NATION)


class Ship(Part):
    kind: one_of(KIND)
    owner: maybe(i1)
    is_ready: yes
    cargo: up_to(3, Cargo)
    first: maybe(Cargo)
    flags: by(NATION, i1)
    shares: by(NATION, i2, is_sparse=True)
    calls: some_of(NATION)
    from_: maybe(one_of(NATION))
    fees: i2[2]
    hand: maybe(by(NATION, i1))
    hidden: maybe(up_to(2, i1))
    slots: maybe(Cargo)[2]
    tables: by(NATION, i1)[2]


EMPTY = {
    "kind": "barge",
    "owner": None,
    "is_ready": False,
    "cargo": [],
    "first": None,
    "flags": {"eu": 0, "china": 0},
    "shares": {},
    "calls": [],
    "from": None,
    "fees": [0, 0],
    "hand": None,
    "hidden": None,
    "slots": [None, None],
    "tables": [{"eu": 0, "china": 0}, {"eu": 0, "china": 0}],
}


def test_an_empty_part_says_that_nothing_is_there() -> None:
    assert Ship.empty().to_json() == EMPTY


def test_what_a_rule_writes_is_shown_by_its_declaration() -> None:
    ship = Ship.empty()
    ship.kind = Kind.STEAMER
    ship.owner = 0
    ship.is_ready = 1
    ship.n_cargo = 1
    ship.cargo[0].die, ship.cargo[0].nation = 5, 1
    ship.first.die = 0
    ship.flags[1] = 2
    ship.shares[0] = 0
    ship.calls = 0b11
    ship.from_ = 1
    ship.fees[1] = 7
    ship.hand[0], ship.hand[1] = 3, 0
    ship.n_hidden = 0
    ship.slots[1].die = 6
    ship.tables[1][0] = 9
    assert ship.to_json() == {
        "kind": "steamer",
        "owner": 0,
        "is_ready": True,
        "cargo": [{"die": 5, "nation": "china"}],
        "first": {"die": 0, "nation": "eu"},
        "flags": {"eu": 0, "china": 2},
        "shares": {"eu": 0},
        "calls": ["eu", "china"],
        "from": "china",
        "fees": [0, 7],
        "hand": {"eu": 3, "china": 0},
        "hidden": [],
        "slots": [None, {"die": 6, "nation": "eu"}],
        "tables": [{"eu": 0, "china": 0}, {"eu": 9, "china": 0}],
    }


def test_an_empty_part_is_nobody_elses() -> None:
    Ship.empty().cargo[0].die = 4
    assert Ship.empty().cargo[0].die == 0


def test_clearing_forgets_whatever_was_written() -> None:
    ship = Ship.load(bytes_of_ones())
    assert ship.to_bytes() != Ship.empty().to_bytes()
    clear_of(Ship)(ship)
    assert ship.to_bytes() == Ship.empty().to_bytes()


def bytes_of_ones() -> object:
    array = Ship().to_array()
    for name in Ship.declared:
        array[name] = array[name].dtype.type(1) if array[name].dtype.names is None else array[name]
    return array[0]


def test_the_lowest_set_of_a_wide_range_of_names_is_not_null() -> None:
    wide = Names("Wide", tuple(f"w{k}" for k in range(16)))

    class Wide(Part):
        all: maybe(some_of(wide))

    part = Wide.empty()
    assert part.to_json() == {"all": None}
    part.all = (1 << 16) - 1
    assert part.to_json() == {"all": list(wide.words)}
    part.to_bytes()  # the field is wide enough


def test_typescript_says_the_same() -> None:
    assert "\n".join(part_types((Ship,))).strip().splitlines() == [
        "export type Nation = 'eu' | 'china'",
        "",
        "export type Kind = 'barge' | 'steamer'",
        "",
        "export interface Cargo {",
        "  die: number",
        "  nation: Nation",
        "}",
        "",
        "export interface Ship {",
        "  kind: Kind",
        "  owner: number | null",
        "  is_ready: boolean",
        "  cargo: Cargo[]",
        "  first: Cargo | null",
        "  flags: Record<Nation, number>",
        "  shares: Partial<Record<Nation, number>>",
        "  calls: Nation[]",
        "  from: Nation | null",
        "  fees: number[]",
        "  hand: Record<Nation, number> | null",
        "  hidden: number[] | null",
        "  slots: (Cargo | null)[]",
        "  tables: Record<Nation, number>[]",
        "}",
    ]


def test_one_type_has_one_meaning() -> None:
    class Other(Part):
        nation: one_of(Names("Nation", ("us",)))
        cargo: Cargo

    with pytest.raises(BadGame, match="Two kinds of names are called Nation"):
        list(part_types((Other,)))


@pytest.mark.parametrize(
    ("name", "what"),
    [("Nation", "a kind of names"), ("Moves", "the families of moves"), ("Record", "TypeScript's own")],
)
def test_no_part_is_called_like_another_type(name: str, what: str) -> None:
    part = type(name, (Part,), {"__annotations__": {"nation": one_of(NATION)}, "__module__": "made.up"})
    with pytest.raises(BadGame) as refused:
        list(part_types((part,)))
    assert str(refused.value) == (
        f"The page's type {name} would be both {what} and a part of made.up; rename one of them."
    )


def test_null_is_none() -> None:
    assert Ship.empty().owner == NONE


def test_a_long_union_is_folded_between_its_names() -> None:
    line = "export type Place = " + " | ".join(f"'place {k} of many'" for k in range(12))
    lines = folded(line).split("\n")
    assert len(lines) > 1
    assert all(len(one) <= WIDTH for one in lines)
    assert " ".join(one.strip() for one in lines) == line
    assert folded("") == ""
    assert folded("  kind: Kind | null") == "  kind: Kind | null"
