"""`penstock rules`: our numbered paraphrase, whole, by chapter, by paragraph, by word."""

from __future__ import annotations

import os
from argparse import ArgumentParser, Namespace

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

import penstock
from penstock.rulebook import Rulebook, Section, load_rulebook
from penstock.terminal import arguments
from penstock.terminal.console import InputError, screen

HELP = "read the rules: all, a chapter, a paragraph, or a word"
EXAMPLE = "penstock rules schwarzer-freitag 4.3"


def declare(parser: ArgumentParser) -> None:
    arguments.add_game(parser)
    parser.add_argument("paragraph", metavar="PARAGRAPH", nargs="?", help="such as 4.3, or a chapter: 4")
    arguments.add_language(parser)
    parser.add_argument("--search", metavar="WORD", help="list paragraphs containing WORD")


def run(args: Namespace) -> int:
    from rich.markdown import Markdown  # slow to import, and every command imports this module

    book = load_rulebook(penstock.game(args.game), args.lang)
    console = screen()
    if args.search is not None:
        search(book, args.search, args.paragraph, console)
    elif args.paragraph is not None:
        console.print(Markdown("\n\n".join(s.markdown for s in book.find(args.paragraph))))
    elif console.is_terminal:
        os.environ.setdefault("LESS", "-RFX")
        with console.pager(styles=True):
            console.print(Markdown(book.markdown))
    else:
        console.print(Markdown(book.markdown))
    return 0


def search(book: Rulebook, word: str, within: str | None, console: Console) -> None:
    """Number, title and the lines with the word in them."""
    sections: list[Section] | None = book.find(within) if within else None
    hits = [hit for hit in book.search(word) if sections is None or hit[0] in sections]
    if not word.strip() or not hits:
        raise InputError(f"No paragraph contains '{word}'; try a shorter word.")
    for section, lines in hits:
        heading = " ".join(part for part in (section.number, section.title) if part)
        console.print(marked(heading, word, "bold"))
        for line in lines:
            console.print(Padding(marked(line.strip(), word), (0, 0, 0, 2)))


def marked(line: str, word: str, style: str = "") -> Text:
    text = Text(line, style=style)
    text.highlight_words([word], "bold reverse", case_sensitive=False)
    return text
