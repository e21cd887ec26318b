"""Options: choices that fit some numbers of seats only."""

from __future__ import annotations

import pytest

import penstock
from penstock.engine.options import choice, number

SIZE = choice(
    "size", "any", "small", "large", paragraph="1.1", seats={"small": range(2, 3), "large": range(3, 5)}
)


def test_choices_depend_on_the_number_of_seats() -> None:
    assert SIZE.choices_for(2) == ("any", "small")
    assert SIZE.choices_for(4) == ("any", "large")


def test_a_number_may_also_be_a_word() -> None:
    guard = number("guard", 1, 3, default=2, also=("off",), paragraph="1.1")
    assert (guard.default, guard.choices) == ("2", ("1", "2", "3", "off"))
    assert (guard.read(3), guard.read("off")) == ("3", "off")


def test_a_choice_that_does_not_fit_names_those_that_do() -> None:
    SIZE.check_seats("small", 2)
    with pytest.raises(
        penstock.BadOption, match="With 3 seats option size cannot be 'small'; it can be any or large"
    ):
        SIZE.check_seats("small", 3)


def test_matches_and_batches_refuse_what_does_not_fit() -> None:
    for build in (
        penstock.game("packhuys").new,
        lambda seats, options: penstock.batch("packhuys", 1, seats, options=options),
    ):
        with pytest.raises(penstock.BadOption, match="With 3 seats option mode cannot be 'basic'"):
            build(3, options={"mode": "basic"})
