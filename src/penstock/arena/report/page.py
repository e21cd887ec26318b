"""The page around the plots: a heading, the facts, sections, the numbers behind them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from pathlib import Path

STYLE = Path(__file__).with_name("page.css")

# Two posts and a lifted gate.
MARK = (
    '<svg viewBox="0 0 22 22" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="2">'
    '<path d="M4 2V20M18 2V20M2 2H20"/><path d="M7 6H15V12H7Z" fill="currentColor" stroke="none"/>'
    '<path d="M4 17.5c2.3-1.6 4.7-1.6 7 0s4.7 1.6 7 0" stroke-width="1.5"/></svg>'
)


@dataclass(frozen=True)
class Row:
    """One line of a figure: who, a drawing, a number and a remark to it."""

    name: str
    drawing: str
    number: str
    remark: str = ""
    marker: str = ""


def rows(lines: Sequence[Row], axis: str) -> str:
    """Drawings under each other that share one axis."""
    out = []
    for line in lines:
        remark = f"<small>{escape(line.remark)}</small>" if line.remark else ""
        out.append(
            f'<div class="row"><span class="name">{line.marker}<span>{escape(line.name)}</span></span>'
            f'{line.drawing}<span class="num"><b>{escape(line.number)}</b>{remark}</span></div>'
        )
    if axis:
        out.append(f'<div class="row axis"><span class="name"></span>{axis}<span class="num"></span></div>')
    is_long = any(len(line.name) > 24 for line in lines)
    return f'<div class="rows{" long-names" if is_long else ""}">{"".join(out)}</div>'


def section(title: str, note: str, *content: str, wide: bool = False) -> str:
    kind = ' class="wide"' if wide else ""
    said = f'<p class="note">{escape(note)}</p>' if note else ""
    return f"<section{kind}><h2>{escape(title)}</h2>{said}{''.join(content)}</section>"


def table(heads: Sequence[str], lines: Sequence[Sequence[str]]) -> str:
    head = "".join(f"<th scope=col>{escape(h)}</th>" for h in heads)
    body = "".join(f"<tr>{''.join(f'<td>{escape(c)}</td>' for c in line)}</tr>" for line in lines)
    return f'<div class="scroll"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'


def numbers(heads: Sequence[str], lines: Sequence[Sequence[str]]) -> str:
    """The numbers behind a figure, folded away."""
    return f"<details><summary>The numbers</summary>{table(heads, lines)}</details>"


def key(*entries: tuple[str, str]) -> str:
    """What the signs of a figure mean."""
    said = "".join(f"<span>{sign}{escape(meaning)}</span>" for sign, meaning in entries)
    return f'<p class="key">{said}</p>'


def stroke_sign(kind: str) -> str:
    line = f'<line class="{kind}" x1="7" x2="7" y1="0" y2="14"/>'
    return f'<svg viewBox="0 0 14 14" aria-hidden="true">{line}</svg>'


def about(facts: Sequence[tuple[str, str]], command: str) -> str:
    """What one needs to repeat it."""
    said = "".join(f"<dt>{escape(k)}</dt><dd>{escape(v)}</dd>" for k, v in facts)
    again = f"<dt>again</dt><dd><code>{escape(command)}</code></dd>"
    return f'<section class="wide about"><h2>How it was played</h2><dl>{said}{again}</dl></section>'


FOOTER = "Made by Penstock. Everything is in this one file; nothing is loaded from anywhere."


def page(
    kicker: str,
    title: str,
    lede: str,
    facts: Sequence[tuple[str, str]],
    sections: Sequence[str],
    lang: str = "en",
    footer: str = FOOTER,
) -> str:
    """The whole file."""
    said = "".join(f"<div><dt>{escape(k)}</dt><dd>{escape(v)}</dd></div>" for k, v in facts)
    return f"""<!doctype html>
<html lang="{lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>{escape(title)} · {escape(kicker)}</title>
<style>{STYLE.read_text("utf-8")}</style>
</head>
<body>
<header>
<div class="mark">{MARK}Penstock</div>
<p class="kicker">{escape(kicker)}</p>
<h1>{escape(title)}</h1>
<p class="lede">{escape(lede)}</p>
<dl class="facts">{said}</dl>
</header>
<main><div class="sections">
{chr(10).join(s for s in sections if s)}
</div></main>
<footer>{escape(footer)}</footer>
</body>
</html>
"""
