"""Plots as inline SVG. Places are percentages: a plot fits any width, and its text stays legible."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape
from typing import Any

import numpy as np
from numpy.typing import NDArray

Values = Sequence[float] | NDArray[Any]

# Markers differ in shape as well as in colour; paths around the origin.
SHAPES = (
    "M-5.5 0a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0 -11 0Z",  # circle
    "M-5 -5H5V5H-5Z",  # square
    "M0 -6.5L6 5H-6Z",  # triangle
    "M0 -7L6 0L0 7L-6 0Z",  # diamond
    "M-3.2 -5.6H3.2L6.4 0L3.2 5.6H-3.2L-6.4 0Z",  # hexagon
    "M-2 -6H2V-2H6V2H2V6H-2V2H-6V-2H-2Z",  # cross
)
ROW = 34  # pixels
AXIS = 22


@dataclass(frozen=True)
class Scale:
    """From values to percentages of the width."""

    low: float
    high: float
    most_ticks: int = 4

    def __call__(self, value: float) -> float:
        span = self.high - self.low
        return 100 * (min(max(value, self.low), self.high) - self.low) / span if span else 50.0

    @property
    def ticks(self) -> list[float]:
        """Round numbers within the scale."""
        step = round_step((self.high - self.low) / self.most_ticks)
        first = math.ceil(self.low / step - 1e-9)
        last = math.floor(self.high / step + 1e-9)
        return [k * step for k in range(first, last + 1)]


def round_step(least: float) -> float:
    """The next 1, 2 or 5 times a power of ten."""
    if least <= 0:
        return 1.0
    power = 10.0 ** math.floor(math.log10(least))
    return next(k * power for k in (1, 2, 5, 10) if k * power >= least * (1 - 1e-9))


def scale_from_zero(highest: float) -> Scale:
    """A scale for shares, with room for a marker that stands on nothing or on everything."""
    return Scale(-0.025 * highest, 1.025 * highest)


def scale_around(values: Sequence[float], most_ticks: int = 4) -> Scale:
    """A scale that holds all values, with a little room at both ends."""
    low, high = min(values), max(values)
    margin = (high - low) * 0.06 or 1.0
    return Scale(low - margin, high + margin, most_ticks)


def marker(series: int) -> str:
    """A series' own shape and colour, for names and keys."""
    path = f'<path class="dot" d="{SHAPES[series % len(SHAPES)]}"/>'
    return f'<svg viewBox="-8 -8 16 16" class="s{series % 6}" aria-hidden="true">{path}</svg>'


def plot(height: float, parts: Sequence[str], label: str = "") -> str:
    said = f'role="img" aria-label="{escape(label)}"' if label else 'aria-hidden="true"'
    return f'<svg class="plot" style="height:{height:g}px" {said}>{"".join(parts)}</svg>'


def upright(x: float, kind: str) -> str:
    return f'<line class="{kind}" x1="{x:.2f}%" x2="{x:.2f}%" y1="0" y2="100%"/>'


def grid(scale: Scale) -> list[str]:
    return [upright(scale(t), "grid") for t in scale.ticks]


def axis(scale: Scale, say: Callable[[float], str]) -> str:
    """The numbers under a plot."""
    texts = []
    for tick in scale.ticks:
        x = scale(tick)
        anchor = "start" if x < 4 else "end" if x > 96 else "middle"
        texts.append(f'<text x="{x:.2f}%" y="15" text-anchor="{anchor}">{escape(say(tick))}</text>')
    return plot(AXIS, texts)


def interval(scale: Scale, low: float, value: float, high: float, series: int) -> list[str]:
    """A marker with its whisker."""
    colour = f"s{series % 6}"
    return [
        f'<line class="whisker {colour}" x1="{scale(low):.2f}%" x2="{scale(high):.2f}%" '
        'y1="50%" y2="50%"/>',
        f'<svg x="{scale(value):.2f}%" y="50%" overflow="visible" class="{colour}">'
        f'<path class="dot" d="{SHAPES[series % len(SHAPES)]}"/></svg>',
    ]


def bar(scale: Scale, value: float, series: int | None = None) -> str:
    """A bar from the scale's beginning."""
    kind = "soft" if series is None else f"bar s{series % 6}"
    return f'<rect class="{kind}" x="0" y="26%" width="{scale(value):.2f}%" height="48%" rx="1"/>'


@dataclass(frozen=True)
class Bins:
    """Equal steps over whole numbers, shared by the histograms of one figure."""

    first: int
    step: int
    count: int

    @property
    def scale(self) -> Scale:
        return Scale(self.first - 0.5, self.first + self.step * self.count - 0.5)

    def shares(self, values: Values) -> list[float]:
        """How large a part of the values falls into each step."""
        at = (np.asarray(values) - self.first) // self.step
        found = np.bincount(at.astype(np.int64), minlength=self.count)
        return [float(n) for n in found / max(len(values), 1)]


def bins_for(values: Values, most: int = 48) -> Bins:
    """Round steps that hold all values."""
    low, high = math.floor(np.min(values)), math.floor(np.max(values))
    step = max(1, int(round_step((high - low + 1) / most)))
    first = low // step * step
    return Bins(first, step, (high - first) // step + 1)


def histogram(bins: Bins, values: Values, tallest: float, series: int | None = None) -> list[str]:
    """Bars over the bins; `tallest` is the share that fills the height."""
    width = 100 / bins.count
    colour = "" if series is None else f" s{series % 6}"
    parts = []
    for k, share in enumerate(bins.shares(values)):
        if share:
            tall = max(94 * share / tallest, 1)
            begin = bins.first + k * bins.step
            span = f"{begin}" if bins.step == 1 else f"{begin}–{begin + bins.step - 1}"
            parts.append(
                f'<rect class="soft{colour}" x="{k * width:.3f}%" y="{100 - tall:.2f}%" '
                f'width="{width * 0.94:.3f}%" height="{tall:.2f}%">'
                f"<title>{span}: {share:.1%}</title></rect>"
            )
    return [*parts, '<line class="zero" x1="0" x2="100%" y1="100%" y2="100%"/>']
