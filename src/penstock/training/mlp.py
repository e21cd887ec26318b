"""A net of real numbers that can learn, over NumPy or CuPy: the same sums as `bots/foresight.py`."""

from __future__ import annotations

from typing import Any

import numpy as np

from penstock.bots.net import HIDDEN_ONE, MOST_HIDDEN, OUTPUTS, WEIGHT_BITS

TOP = MOST_HIDDEN / HIDDEN_ONE  # of a hidden sum
MOST_WEIGHT = ((1 << 15) - 1) / (1 << WEIGHT_BITS)
KEEP, KEEP_SQUARES, TINY = 0.9, 0.999, 1e-8  # Adam's


class Mlp:
    """Weights by layer as `net.layers` has them, and Adam's memory of their gradients."""

    def __init__(self, xp: Any, sizes: tuple[int, int, int], seed: int) -> None:
        self.xp = xp
        chance = np.random.default_rng(seed)
        self.weights = []
        for wide, narrow in zip(sizes, (*sizes[1:], OUTPUTS), strict=True):
            spread = np.sqrt(2.0 / wide) * (0.1 if narrow == OUTPUTS else 1.0)
            layer = chance.normal(0.0, spread, (wide + 1, narrow))
            layer[-1] = 0.0
            self.weights.append(xp.asarray(layer.astype(np.float32)))
        self.means = [xp.zeros_like(layer) for layer in self.weights]
        self.squares = [xp.zeros_like(layer) for layer in self.weights]
        self.steps = 0

    def forward(self, x: Any) -> list[Any]:
        """The numbers of every layer, the inputs first and the outputs last."""
        found = [x]
        for k, layer in enumerate(self.weights):
            y = found[-1] @ layer[:-1]
            y += layer[-1]
            if k < len(self.weights) - 1:
                self.xp.clip(y, 0.0, TOP, out=y)
            found.append(y)
        return found

    def learn(self, found: list[Any], slope: Any, rate: float) -> None:
        """One step of Adam against the slope of the loss by the outputs."""
        self.steps += 1
        gradients: list[Any] = []
        for k in range(len(self.weights) - 1, -1, -1):
            below = found[k]
            gradients.append(self.xp.concatenate([below.T @ slope, slope.sum(axis=0)[None]]))
            if k > 0:
                slope = slope @ self.weights[k][:-1].T
                slope *= (below > 0.0) & (below < TOP)
        scale = rate * np.sqrt(1.0 - KEEP_SQUARES**self.steps) / (1.0 - KEEP**self.steps)
        for k, gradient in enumerate(reversed(gradients)):
            mean, square = self.means[k], self.squares[k]
            mean *= KEEP
            mean += (1.0 - KEEP) * gradient
            square *= KEEP_SQUARES
            square += (1.0 - KEEP_SQUARES) * gradient * gradient
            self.weights[k] -= np.float32(scale) * mean / (self.xp.sqrt(square) + np.float32(TINY))
            self.xp.clip(self.weights[k], -MOST_WEIGHT, MOST_WEIGHT, out=self.weights[k])


def squashed(z: Any) -> Any:
    """From any number to 0..1, as `foresight.squashed` does with whole ones."""
    return 0.5 + 0.5 * z / (1.0 + abs(z))


def slope_of(z: Any, target: Any) -> Any:
    """The slope of the cross entropy between a target in 0..1 and the squashed output."""
    return 2.0 * (squashed(z) - target) / (1.0 + 2.0 * abs(z))
