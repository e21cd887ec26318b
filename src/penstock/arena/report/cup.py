"""The page of a tournament: who is strongest, how sure that is, and how they play."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from html import escape
from typing import Any

from penstock.arena.playing import Result
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
    scale_from_zero,
    upright,
)
from penstock.arena.report.page import Row, about, key, numbers, page, rows, section, stroke_sign, table
from penstock.arena.report.words import percent, plain, seconds, short_names, span

RIDGE = 58  # pixels of one histogram among several
SURE = 0.95
MOST_SURE = 0.9995  # two thousand draws can say no more


def cup_page(summary: dict[str, Any], results: Sequence[Result], command: str) -> str:
    """The whole page of a tournament with at least one finished game."""
    summary, results = with_short_names(summary, results)
    series = {bot["bot"]: k for k, bot in enumerate(summary["bots"])}
    length = summary["decisions"]
    facts = [
        ("games", f"{summary['games']:,}"),
        ("duplicate groups", f"{summary['groups']:,}"),
        ("seats", str(summary["seats"])),
        ("decisions a game", f"{length['mean']:.0f}"),
        ("forfeits", str(len(summary["failures"]))),
    ]
    sections = [
        ratings(summary, series),
        games_won(summary, series),
        head_to_head(summary),
        by_seat(summary, series),
        points(summary, results, series),
        thinking(summary, series),
        lengths(results),
        lost_clocks(summary),
        about(played_facts(summary), command),
    ]
    return page(f"Tournament of {len(series)} bots", summary["title"], lede(summary), facts, sections)


def with_short_names(
    summary: dict[str, Any], results: Sequence[Result]
) -> tuple[dict[str, Any], list[Result]]:
    """The same with short names for programs: `mybot.py` for `cmd:python3 tools/mybot.py --deep`."""
    short = short_names([bot["bot"] for bot in summary["bots"]])

    def renamed(data: Any) -> Any:
        if isinstance(data, dict):
            return {short.get(k, k): v if k in ("why", "options") else renamed(v) for k, v in data.items()}
        if isinstance(data, list):
            return [renamed(entry) for entry in data]
        return short.get(data, data) if isinstance(data, str) else data

    full = [(new, old) for old, new in short.items() if new != old]
    return (
        {**renamed(summary), "full_names": full},
        [replace(r, bots=tuple(short[bot] for bot in r.bots)) for r in results],
    )


def lede(summary: dict[str, Any]) -> str:
    """What the tournament shows, in two sentences."""
    first, second = summary["bots"][:2]
    sure = summary["surely_stronger"][first["bot"]][second["bot"]]
    fair = percent(1 / summary["seats"])
    won = f"It won {percent(first['share'])} of its games; {fair} would be fair."
    if sure < SURE:
        return (
            f"{first['bot']} leads with a rating of {first['rating']['value']:.0f}, but it is not sure "
            f"that it is stronger than {second['bot']}: the chance is {percent(sure)}. {won}"
        )
    ahead = first["rating"]["value"] - second["rating"]["value"]
    return f"{first['bot']} is the strongest, {ahead:.0f} rating points ahead of {second['bot']}. {won}"


def ratings(summary: dict[str, Any], series: dict[str, int]) -> str:
    ends = [bot["rating"][end] for bot in summary["bots"] for end in ("low", "high")]
    scale = scale_around(ends, most_ticks=8)
    lines = []
    for bot in summary["bots"]:
        name, rating = bot["bot"], bot["rating"]
        drawn = [
            *grid(scale),
            *interval(scale, rating["low"], rating["value"], rating["high"], series[name]),
        ]
        label = (
            f"{name}: rating {rating['value']:.0f}, 95% from {rating['low']:.0f} to {rating['high']:.0f}"
        )
        remark = f"{rating['low']:.0f}–{rating['high']:.0f}"
        lines.append(
            Row(name, plot(ROW, drawn, label), f"{rating['value']:.0f}", remark, marker(series[name]))
        )
    details = numbers(
        ["bot", "rating", "95% CI", "games won", "95% CI", "mean place", "mean score", "seats held"],
        [
            [
                bot["bot"],
                f"{bot['rating']['value']:.0f}",
                f"{bot['rating']['low']:.0f}–{bot['rating']['high']:.0f}",
                percent(bot["share"]),
                span(bot["win_share"]),
                f"{bot['mean_place']:.2f}",
                plain(bot["mean_score"]),
                f"{bot['seats_held']:,}",
            ]
            for bot in summary["bots"]
        ],
    )
    note = (
        "Rating with its 95% interval. 400 points more mean being placed before the other "
        "ten times out of eleven; 1500 is the average of the field."
    )
    return section("Strength", note, rows(lines, axis(scale, lambda v: f"{v:.0f}")), details, wide=True)


def head_to_head(summary: dict[str, Any]) -> str:
    """A table of bots by bots."""
    names = [bot["bot"] for bot in summary["bots"]]
    head = "".join(f"<th scope=col>{escape(n)}</th>" for n in names)
    lines = []
    for own in names:
        cells = [f"<td>{escape(own)}</td>"]
        for other in names:
            share = summary["placed_before"][own].get(other)
            if share is None:
                cells.append('<td class="self">–</td>')
                continue
            sure = min(summary["surely_stronger"][own][other], MOST_SURE)
            how_sure = f"<small>{percent(sure)} sure</small>" if sure > 0.5 else ""
            cells.append(f'<td style="--p:{share:.3f}">{percent(share)}{how_sure}</td>')
        lines.append(f"<tr>{''.join(cells)}</tr>")
    drawn = (
        f'<div class="scroll"><table class="matrix"><thead><tr><th></th>{head}</tr></thead>'
        f"<tbody>{''.join(lines)}</tbody></table></div>"
    )
    note = (
        "How often the bot of the row was placed before that of the column, "
        "and how sure it is that it is the stronger of the two."
    )
    return section("One against another", note, drawn)


def games_won(summary: dict[str, Any], series: dict[str, int]) -> str:
    """The share of games won, with its interval."""
    fair = 1 / summary["seats"]
    scale = scale_from_zero(max([fair, *(bot["win_share"]["high"] for bot in summary["bots"])]))
    lines = []
    for bot in summary["bots"]:
        name, share = bot["bot"], bot["win_share"]
        drawn = [
            *grid(scale),
            upright(scale(fair), "fair"),
            *interval(scale, share["low"], share["value"], share["high"], series[name]),
        ]
        label = f"{name}: {percent(share['value'])}, 95% {span(share)}"
        lines.append(
            Row(name, plot(ROW, drawn, label), percent(share["value"]), span(share), marker(series[name]))
        )
    return section(
        "Games won",
        "Share of the games, with its 95% interval; a bot on several seats is counted for each.",
        rows(lines, axis(scale, percent)),
        key((stroke_sign("fair"), f"fair share, {percent(fair)}")),
    )


def by_seat(summary: dict[str, Any], series: dict[str, int]) -> str:
    """Games won on every seat."""
    fair = 1 / summary["seats"]
    shares = [s["share"] for bot in summary["bots"] for s in bot["by_seat"] if s["share"] is not None]
    scale = Scale(0, min(1.0, max([*shares, fair]) * 1.08))
    part = 100 / (len(series) + 0.5)  # percent of the height; half a bar is left between two seats
    lines = []
    for seat, total in enumerate(summary["by_seat"]):
        drawn = [*grid(scale), upright(scale(fair), "fair")]
        said = []
        for k, bot in enumerate(summary["bots"]):
            share = bot["by_seat"][seat]["share"]
            if share is None:
                continue
            said.append(f"{bot['bot']} {percent(share)}")
            drawn.append(
                f'<rect class="bar s{series[bot["bot"]] % 6}" x="0" y="{part * (k + 0.32):.1f}%" '
                f'width="{scale(share):.2f}%" height="{part * 0.8:.1f}%" rx="1">'
                f"<title>{escape(said[-1])}</title></rect>"
            )
        label = f"Seat {seat + 1}: {', '.join(said)}"
        height = max(ROW, 14 * len(series) + 10)
        lines.append(
            Row(f"Seat {seat + 1}", plot(height, drawn, label), percent(total["share"]), "all bots")
        )
    signs = [(marker(k), name) for name, k in series.items()]
    details = numbers(
        ["bot", "seat", "games", "won", "mean place", "mean score"],
        [
            [
                bot["bot"],
                str(seat + 1),
                f"{s['seats_held']:,}",
                percent(s["share"]),
                f"{s['mean_place']:.2f}",
                plain(s["mean_score"]),
            ]
            for bot in summary["bots"]
            for seat, s in enumerate(bot["by_seat"])
            if s["seats_held"]
        ],
    )
    return section(
        "Games won by seat",
        "Every bot of a line-up has sat on every seat with the same luck.",
        rows(lines, axis(scale, percent)),
        key(*signs, (stroke_sign("fair"), f"fair share, {percent(fair)}")),
        details,
    )


def points(summary: dict[str, Any], results: Sequence[Result], series: dict[str, int]) -> str:
    """How the scores of every bot are spread."""
    scores = {
        name: [float(r.scores[k]) for r in results for k, bot in enumerate(r.bots) if bot == name]
        for name in series
    }
    bins = bins_for([s for many in scores.values() for s in many])
    tallest = max(max(bins.shares(many)) for many in scores.values() if many)
    lines = []
    for bot in summary["bots"]:
        name = bot["bot"]
        if not scores[name]:
            continue
        ordered = sorted(scores[name])
        middle = ordered[len(ordered) // 2]
        drawn = [
            *grid(bins.scale),
            *histogram(bins, ordered, tallest, series[name]),
            upright(bins.scale(middle), "median"),
        ]
        label = f"{name}: half of its scores are {middle:.0f} or less"
        lines.append(
            Row(name, plot(RIDGE, drawn, label), plain(bot["mean_score"]), "mean", marker(series[name]))
        )
    return section(
        "Scores",
        "How often a bot reached how many points.",
        rows(lines, axis(bins.scale, lambda v: f"{v:.0f}")),
        key((stroke_sign("median"), "median")),
    )


def thinking(summary: dict[str, Any], series: dict[str, int]) -> str:
    """Time a decision takes."""
    times = summary["thinking"]
    scale = Scale(0, max(max(t["per_decision"] for t in times.values()), 1e-6) * 1.05)
    lines = []
    for name, took in times.items():
        drawn = [*grid(scale), bar(scale, took["per_decision"], series[name])]
        label = f"{name}: {seconds(took['per_decision'])} a decision"
        remark = f"longest {seconds(took['longest'])}"
        lines.append(
            Row(name, plot(ROW, drawn, label), seconds(took["per_decision"]), remark, marker(series[name]))
        )
    return section(
        "Thinking time",
        "Mean time of one decision, and the longest. This alone depends on the machine.",
        rows(lines, axis(scale, seconds)),
        numbers(
            ["bot", "decisions", "a decision", "a game", "longest"],
            [
                [
                    name,
                    f"{took['decisions']:,}",
                    seconds(took["per_decision"]),
                    seconds(took["per_game"]),
                    seconds(took["longest"]),
                ]
                for name, took in times.items()
            ],
        ),
    )


def lengths(results: Sequence[Result]) -> str:
    """How many decisions the games took."""
    made = [float(sum(r.decisions)) for r in results]
    bins = bins_for(made)
    drawn = [*grid(bins.scale), *histogram(bins, made, max(bins.shares(made)))]
    label = f"Games took from {min(made):.0f} to {max(made):.0f} decisions"
    line = Row("games", plot(RIDGE * 2, drawn, label), f"{sum(made) / len(made):.0f}", "mean")
    return section(
        "Length",
        "Decisions a game took, all seats together.",
        rows([line], axis(bins.scale, lambda v: f"{v:.0f}")),
    )


def lost_clocks(summary: dict[str, Any]) -> str:
    failures = summary["failures"]
    if not failures:
        return ""
    note = "The rest of such a game is played at random for the bot, and it takes the last place."
    lines = [[f["bot"], str(f["game"]), str(f["seat"] + 1), f["why"]] for f in failures[:50]]
    more = f"The first 50 of {len(failures)}. " if len(failures) > 50 else ""
    return section("Lost clocks", more + note, table(["bot", "game", "seat", "why"], lines), wide=True)


def played_facts(summary: dict[str, Any]) -> list[tuple[str, str]]:
    length = summary["decisions"]
    rules = f"rules version {summary['rules_version']}, components {summary['components']}"
    return [
        *summary["full_names"],
        ("rules", f"{summary['title']}, {rules}"),
        ("options", ", ".join(f"{k}={v}" for k, v in summary["options"].items())),
        ("seed", str(summary["seed"])),
        ("length", f"{length['mean']:.1f} decisions a game, from {length['min']} to {length['max']}"),
        ("endings", ", ".join(f"{name} {n:,}" for name, n in summary["endings"].items())),
    ]
