"""A slow, obvious reading of the harbour from the cards that lie: what the rules must agree with."""

from __future__ import annotations

from collections import defaultdict
from typing import Any

from penstock.games.packhuys.rules.state import CELLS, EMPTY, GOODS, SHORE, WIDTH

Cell = tuple[int, int]


def lying_cells(s: Any) -> dict[Cell, int]:
    return {(k % WIDTH, k // WIDTH): s.field[k] for k in range(CELLS) if s.field[k] not in (EMPTY, SHORE)}


def beside(cell: Cell) -> list[Cell]:
    x, y = cell
    return [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)]


def harbour_cells(s: Any) -> dict[Cell, Any]:
    return {cell: s.lying[at] for cell, at in lying_cells(s).items() if at >= 0}


def areas(s: Any) -> list[frozenset[Cell]]:
    """Harbour cards that hang together, by walking from card to card."""
    left = set(harbour_cells(s))
    found = []
    while left:
        group, edge = set(), {min(left)}
        while edge:
            cell = edge.pop()
            group.add(cell)
            edge |= {c for c in beside(cell) if c in left and c not in group}
        left -= group
        found.append(frozenset(group))
    return found


def fits(s: Any, cell: Cell, extent: tuple[int, int, int, int]) -> bool:
    """Would the cards still fit into the field with one more here?"""
    west, east, south, north = extent
    x, y = cell
    wide = max(east, x) - min(west, x) + 1
    high = max(north, y) - min(south, y) + 1
    return wide <= s.printed.size and high <= s.printed.size


def placeable(s: Any, extent: tuple[int, int, int, int]) -> set[Cell]:
    lying = lying_cells(s)
    return {c for cell in lying for c in beside(cell) if c not in lying and fits(s, c, extent)}


def stores(s: Any, group: frozenset[Cell]) -> list[set[int]]:
    """For each kind, who has a warehouse of it in the group."""
    who: list[set[int]] = [set() for _ in range(GOODS)]
    cards = harbour_cells(s)
    for cell in group:
        for good in range(GOODS):
            if cards[cell].placed[good]:
                who[good].add(cards[cell].owner)
    return who


def limit_allows(s: Any, seat: int, goods: list[int], cell: Cell) -> bool:
    """Would at most two players store each kind, one of the card's goods exported if need be?"""
    joined = frozenset().union(*(group for group in areas(s) if group & set(beside(cell))))
    who = stores(s, joined)
    breaches = [good for good in goods if len(who[good] | {seat}) > 2]
    if any(len(owners) > 2 for owners in who) or len(breaches) > 1:
        return False
    return not breaches or s.stock[breaches[0]] > 0


def counts(s: Any, group: frozenset[Cell]) -> dict[int, list[int]]:
    """Warehouses by seat and kind."""
    total: dict[int, list[int]] = defaultdict(lambda: [0] * GOODS)
    cards = harbour_cells(s)
    for cell in group:
        for good in range(GOODS):
            total[cards[cell].owner][good] += cards[cell].placed[good]
    return total


def controller(table: list[list[int]], strict: bool) -> int | None:
    """Who controls an area with these warehouses (a row for each seat), step by step."""
    left = [[0] * GOODS for _ in table]
    for good in range(GOODS):
        pile = [row[good] for row in table]
        while sum(n > 0 for n in pile) > 1:
            pile = [max(n - 1, 0) for n in pile]
        for seat, n in enumerate(pile):
            left[seat][good] = n
    best = max(max(row) for row in left)
    tied = [seat for seat, row in enumerate(left) if max(row) == best]
    if best == 0:
        return None
    if len(tied) == 1:
        return tied[0]
    if strict:
        return None
    kinds = {seat: sum(n > 0 for n in left[seat]) for seat in tied}
    tied = [seat for seat in tied if kinds[seat] == max(kinds.values())]
    if len(tied) == 1:
        return tied[0]
    beaten = {0: 1, 1: 2, 2: 0}
    winners = [
        a for a in tied if all(beaten[left[a].index(best)] == left[b].index(best) for b in tied if b != a)
    ]
    return winners[0] if len(winners) == 1 else None
