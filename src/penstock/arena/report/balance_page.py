"""The page of a game's balance: seats, scores, length, endings, moves."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import numpy as np

from penstock.arena.balance import Games, Usage, mean_scores, usage, win_shares
from penstock.arena.ratings import Estimate
from penstock.arena.report.drawing import (
    ROW,
    Scale,
    axis,
    bar,
    bins_for,
    grid,
    histogram,
    interval,
    marker,
    plot,
    scale_around,
    upright,
)
from penstock.arena.report.page import Row, about, key, numbers, page, rows, section, stroke_sign
from penstock.arena.report.words import percent, plain, short_names, signed, span

RIDGE = 58  # pixels of one histogram among several
FEW = 1e-9
DIAMOND = '<path class="dot" d="M0 -6L5 0L0 6L-5 0Z"/>'
ORDINALS = ("first", "second", "third", "fourth", "fifth")


def balance_page(summary: dict[str, Any], games: Games, families: Sequence[str], command: str) -> str:
    """The whole page; `summary` is what `penstock simulate --json` prints."""
    by_order = games.can_turn
    games = games.turned() if by_order else games
    players = Players(games.bots, by_order)
    shares = win_shares(games)
    length = summary["decisions"]
    facts = [
        ("games", f"{games.n:,}"),
        ("seats", str(games.seats)),
        ("decisions a game", f"{length['mean']:.0f}"),
        ("winning score", plain(float(games.scores.max(axis=1).mean()))),
        ("won by", f"{plain(float(games.margins.mean()))} points"),
        ("shared wins", percent(float(((games.places == 1).sum(axis=1) > 1).mean()))),
        ("won by nobody", percent(float((games.wins.sum(axis=1) == 0).mean()))),
    ]
    sections = [
        advantage(shares, players),
        score_means(games, players),
        endings(games),
        score_spread(games, players),
        one_histogram("Margin", "Points between the winner and the next.", games.margins, "margin"),
        one_histogram("Length", "Decisions a game takes, all seats together.", games.lengths, "length"),
        moves(usage(games, families)),
        about(played_facts(summary, players), command),
    ]
    kicker = f"Balance with {games.seats} seats, played by {players.bots}"
    return page(kicker, summary["title"], lede(shares, players), facts, sections)


class Players:
    """How the players are called: by order of play or by seat, with their bots if they differ."""

    def __init__(self, bots: Sequence[str], by_order: bool) -> None:
        self.are_alike = len(set(bots)) == 1
        self.by_order = by_order
        short = short_names(bots)
        self._bots = [short[bot] for bot in bots]

    @property
    def bots(self) -> str:
        return self._bots[0] if self.are_alike else ", ".join(self._bots)

    @property
    def heading(self) -> str:
        return "order of play" if self.by_order else "seat"

    def __getitem__(self, k: int) -> str:
        if self.by_order:
            return f"{ORDINALS[k]} to play"
        return f"Seat {k + 1}" if self.are_alike else f"Seat {k + 1} · {self._bots[k]}"

    def subject(self, k: int) -> str:
        """The same at the beginning of a sentence."""
        return f"Whoever plays {ORDINALS[k]}" if self.by_order else f"Seat {k + 1}"


def lede(shares: Sequence[Estimate], players: Players) -> str:
    """What the games show about the seats."""
    fair = 1 / len(shares)
    if not players.are_alike:
        best = max(range(len(shares)), key=lambda k: shares[k].value)
        return (
            "Different bots sit on these seats, so this compares bots more than seats: "
            f"{players[best]} won {percent(shares[best].value)} of the games. "
            "To compare bots fairly, use 'penstock tournament'."
        )
    off = [k for k, s in enumerate(shares) if not s.low <= fair <= s.high]
    if not off:
        reach = max(max(s.high - fair, fair - s.low) for s in shares)
        return (
            f"Nobody has an advantage by {players.heading} that these games could show: if there is one, "
            f"it is less than {signed(100 * reach)[1:]} points of a hundred."
        )
    most = max(off, key=lambda k: abs(shares[k].value - fair))
    what = "an advantage" if shares[most].value > fair else "a disadvantage"
    return (
        f"{players.subject(most)} has {what}, winning {percent(shares[most].value)} of the games "
        f"(95\u202f% interval {span_of(shares[most])}) where {percent(fair)} would be fair."
    )


def span_of(estimate: Estimate) -> str:
    return span({"low": estimate.low, "high": estimate.high})


def advantage(shares: Sequence[Estimate], players: Players) -> str:
    fair = 1 / len(shares)
    scale = scale_around([fair, *(e for s in shares for e in (s.low, s.high))], most_ticks=8)
    lines = []
    for seat, share in enumerate(shares):
        drawn = [
            *grid(scale),
            upright(scale(fair), "fair"),
            *interval(scale, share.low, share.value, share.high, seat),
        ]
        label = f"{players[seat]}: {percent(share.value)}, 95% {span_of(share)}"
        remark = f"{signed(100 * (share.value - fair))} points"
        lines.append(
            Row(players[seat], plot(ROW, drawn, label), percent(share.value), remark, marker(seat))
        )
    return section(
        f"Advantage by {players.heading}",
        "Share of games won with its 95% interval, and how far it is from a fair share.",
        rows(lines, axis(scale, percent)),
        key((stroke_sign("fair"), f"fair share, {percent(fair)}")),
        wide=True,
    )


def score_means(games: Games, players: Players) -> str:
    means = mean_scores(games)
    scale = scale_around([e for m in means for e in (m.low, m.high)])
    lines = []
    for seat, mean in enumerate(means):
        drawn = [*grid(scale), *interval(scale, mean.low, mean.value, mean.high, seat)]
        label = f"{players[seat]}: mean score {mean.value:.2f}"
        remark = f"± {(mean.high - mean.low) / 2:.2f}"
        lines.append(Row(players[seat], plot(ROW, drawn, label), f"{mean.value:.2f}", remark, marker(seat)))
    return section(
        f"Mean score by {players.heading}",
        "With its 95% interval.",
        rows(lines, axis(scale, lambda v: f"{v:g}")),
    )


def score_spread(games: Games, players: Players) -> str:
    """Histograms of scores, one a seat."""
    bins = bins_for(games.scores.ravel())
    tallest = max(max(bins.shares(games.scores[:, seat])) for seat in range(games.seats))
    lines, cells = [], []
    for seat in range(games.seats):
        scores = games.scores[:, seat]
        low, quarter, middle, most, high = (float(q) for q in np.percentile(scores, [0, 25, 50, 75, 100]))
        drawn = [
            *grid(bins.scale),
            *histogram(bins, scores, tallest, seat),
            upright(bins.scale(middle), "median"),
        ]
        label = f"{players[seat]}: median score {middle:.0f}, from {low:.0f} to {high:.0f}"
        lines.append(Row(players[seat], plot(RIDGE, drawn, label), f"{middle:.0f}", "median", marker(seat)))
        cells.append(
            [players[seat]]
            + [f"{v:.0f}" for v in (low, quarter, middle, most, high)]
            + [f"{scores.mean():.2f}", f"{scores.std():.2f}"]
        )
    return section(
        "Scores",
        "How often how many points are reached.",
        rows(lines, axis(bins.scale, lambda v: f"{v:.0f}")),
        key((stroke_sign("median"), "median")),
        numbers(
            ["player", "least", "quarter", "median", "three quarters", "most", "mean", "deviation"], cells
        ),
        wide=True,
    )


def one_histogram(title: str, note: str, values: Any, name: str) -> str:
    bins = bins_for(values)
    middle = float(np.median(values))
    drawn = [
        *grid(bins.scale),
        *histogram(bins, values, max(bins.shares(values))),
        upright(bins.scale(middle), "median"),
    ]
    label = f"{title}: median {middle:.0f}, from {np.min(values)} to {np.max(values)}"
    line = Row(name, plot(2 * RIDGE, drawn, label), f"{middle:.0f}", "median")
    cells = [[f"{q} %", f"{np.percentile(values, q):.0f}"] for q in (0, 5, 25, 50, 75, 95, 100)]
    return section(
        title,
        note,
        rows([line], axis(bins.scale, lambda v: f"{v:.0f}")),
        numbers(["so many games have at most", name], cells),
    )


def endings(games: Games) -> str:
    counts = Counter(games.endings).most_common()
    scale = Scale(0, 1)
    lines = []
    for name, n in counts:
        share = n / games.n
        drawn = [*grid(scale), bar(scale, share)]
        words = name.replace("_", " ").lower()
        lines.append(
            Row(words, plot(ROW, drawn, f"{words}: {percent(share)}"), percent(share), f"{n:,} games")
        )
    return section("Endings", "How the games ended.", rows(lines, axis(scale, percent)))


def moves(used: Sequence[Usage]) -> str:
    """Bars for all, markers for winners and others."""
    scale = Scale(0, max(max(max(u.all, u.winners, u.others) for u in used), FEW) * 1.03, most_ticks=8)
    lines = []
    for kind in used:
        drawn = grid(scale)
        if kind.all:
            at = f'x="{scale(kind.winners):.2f}%" y="50%" overflow="visible"'
            drawn += [bar(scale, kind.all), f'<svg {at} class="s1">{DIAMOND}</svg>']
        label = f"{kind.family}: {kind.all:.2f} a seat and game, winners {kind.winners:.2f}"
        lines.append(Row(kind.family, plot(ROW, drawn, label), number_of(kind.all), lean(kind)))
    cells = [
        [u.family, f"{u.all:.3f}", f"{u.winners:.3f}", f"{u.others:.3f}", percent(u.games)] for u in used
    ]
    sign = f'<svg viewBox="-8 -8 16 16" class="s1" aria-hidden="true">{DIAMOND}</svg>'
    return section(
        "Kinds of moves",
        "How often a seat makes such a move in a game, and how much more or less often winners do. "
        "What is never used may be too weak, or too hard to find for these bots.",
        rows(lines, axis(scale, lambda v: f"{v:g}")),
        key((sign, "winners")),
        numbers(["kind", "all seats", "winners", "others", "used in games"], cells),
        wide=True,
    )


def number_of(value: float) -> str:
    return "0" if value == 0 else f"{value:.2f}" if value >= 0.01 else f"{value:.1g}"


def lean(kind: Usage) -> str:
    """How winners differ from the others."""
    if kind.all == 0:
        return "never used"
    if kind.others < FEW:
        return "winners only"
    change = kind.winners / kind.others - 1
    return "winners the same" if abs(change) < 0.005 else f"winners {signed(100 * change, 0)}\u202f%"


def played_facts(summary: dict[str, Any], players: Players) -> list[tuple[str, str]]:
    length = summary["decisions"]
    rules = f"rules version {summary['rules_version']}, components {summary['components']}"
    return [
        ("bots", players.bots),
        ("rules", f"{summary['title']}, {rules}"),
        ("options", ", ".join(f"{k}={v}" for k, v in summary["options"].items())),
        ("seed", str(summary["seed"])),
        ("length", f"{length['mean']:.1f} decisions a game, from {length['min']} to {length['max']}"),
    ]
