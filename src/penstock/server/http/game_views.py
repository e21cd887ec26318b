"""The shapes of a game: what it is, its rulebook, its lessons."""

from __future__ import annotations

from functools import cache

import penstock
from penstock.engine.options import Option
from penstock.lessons import Lesson, Tip, Wish, lessons_of, words_of
from penstock.rulebook import Section, load_rulebook
from penstock.server.http import messages
from penstock.server.problems import TEXT
from penstock.server.table.opening import bots_of


def game_shown(game: penstock.Game, compile_state: str, lang: str) -> messages.GameShown:
    return messages.GameShown(
        game.id,
        game.title,
        list(game.seats),
        options_shown(game.id, lang),
        game.rules_version,
        compile_state,
        [messages.BotShown(name, TEXT.say(lang, f"bot-{name}")) for name in bots_of(game)],
        seat_colours(game.id),
    )


@cache
def seat_colours(game_id: str) -> list[str]:
    """What everybody plays in a game with usual options, if no chance decides it: lists show the same."""
    game = penstock.game(game_id)
    tables = [game.new(max(game.seats), seed, {}, "plain").view(None) for seed in (1, 2, 3)]
    dealt = [
        [player.get("colour") or player.get("company") or "" for player in table["players"]]
        for table in tables
    ]
    return dealt[0] if all(dealt[0]) and dealt.count(dealt[0]) == len(dealt) else []


@cache
def options_shown(game_id: str, lang: str) -> list[messages.OptionShown]:
    """Every visit of a page asks for them, and they never change."""
    game = penstock.game(game_id)
    return [option_shown(game, option, lang) for option in game.options]


def option_shown(game: penstock.Game, option: Option, lang: str) -> messages.OptionShown:
    """An option's words are the game's own messages `option-…`, or its name."""
    words = game.language
    title = f"option-{option.name.lower()}"
    choices = [
        messages.Choice(
            value,
            words.say(lang, f"{title}-{value}") if words.has("en", f"{title}-{value}") else value,
            [n for n in game.seats if value in option.choices_for(n)],
        )
        for value in option.choices
    ]
    text = words.say(lang, title) if words.has("en", title) else option.name
    return messages.OptionShown(option.name, option.default, text, option.paragraph, choices)


def rules_shown(game: penstock.Game, lang: str) -> messages.Rules:
    book = load_rulebook(game, lang)
    return messages.Rules(
        book.language,
        book.preface,
        [
            messages.Chapter(c.number, c.title, c.text, [paragraph(s) for s in book.find(c.number)[1:]])
            for c in book.chapters
        ],
        list(game.components.reconstructed),
    )


def paragraph(section: Section) -> messages.Paragraph:
    return messages.Paragraph(section.number, section.title, section.text)


def lessons_shown(game: penstock.Game, lang: str) -> messages.LessonsShown:
    found = lessons_of(game)
    return messages.LessonsShown(
        [lesson_shown(game, one, lang) for one in found.lessons],
        [tip_shown(game, one, lang) for one in found.tips],
    )


def lesson_shown(game: penstock.Game, lesson: Lesson, lang: str) -> messages.LessonShown:
    words, name = words_of(game), f"lesson-{lesson.id}"
    return messages.LessonShown(
        id=lesson.id,
        paragraph=lesson.paragraph,
        seats=lesson.seats,
        seed=str(lesson.seed),
        seat=lesson.seat,
        options=lesson.options,
        moves=[list(made) for made in lesson.moves],
        play=[list(step) for step in lesson.play],
        reach=wish_shown(lesson.reach),
        replies=[[list(made) for made in step] for step in lesson.replies],
        point=[list(step) for step in lesson.point],
        head=words.say(lang, f"{name}-head"),
        text=words.say(lang, name),
        task=words.say(lang, f"{name}-task"),
        right=words.say(lang, f"{name}-right"),
    )


def tip_shown(game: penstock.Game, tip: Tip, lang: str) -> messages.TipShown:
    return messages.TipShown(
        tip.id,
        tip.paragraph,
        list(tip.offers),
        list(tip.event),
        wish_shown(tip.reach),
        list(tip.point),
        words_of(game).say(lang, f"tip-{tip.id}"),
    )


def wish_shown(wish: Wish | None) -> messages.WishShown | None:
    return messages.WishShown(wish.field, wish.least) if wish else None
