"""One game at the terminal: whose turn, the table, the question, the answer, the save."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from penstock.bots import Bot, end_match, make_bot
from penstock.bots.courses import course_text
from penstock.bots.reasons import reasons
from penstock.engine.errors import CannotUndo, IllegalMove, MalformedMove, PenstockError
from penstock.engine.match import Match
from penstock.rulebook import load_rulebook
from penstock.terminal.choices import example, list_moves, read_move
from penstock.terminal.console import InputError, write_text
from penstock.terminal.drawings import drawing_of
from penstock.terminal.drawings.drawing import Drawing
from penstock.terminal.running import ready_to_search
from penstock.terminal.telling import Happening, final_ranking, last_happening, tell
from penstock.terminal.words import Words

ADVISER = "medium"  # who gives hints
LEAVING = ("quit", "q", "exit")
Reader = Callable[[str], str | None]  # a prompt → a line, or None when there are no more


@dataclass
class Session:
    """A match, who sits where, and what each of them has seen."""

    match: Match
    words: Words
    console: Console
    bots: Mapping[int, Bot]  # the other seats are people's
    players: Mapping[int, str]  # how the seats are called in tables
    read: Reader
    save_file: Path | None = None
    log: list[Happening] = field(default_factory=list)
    hand_over: Callable[[int], None] = lambda seat: None  # several people at one screen
    seen: dict[int, int] = field(default_factory=dict)  # how much of the log a seat has seen
    at_screen: int | None = None  # who looked last

    @property
    def drawing(self) -> Drawing:
        return drawing_of(self.match.game.id)

    def run(self) -> bool:
        """Play to the end; False if a person leaves before."""
        if not self.log:
            self.log.append(last_happening(self.match))
        for seat in set(range(self.match.seats)) - set(self.bots):
            own = [k for k, happening in enumerate(self.log) if happening.seat == seat]
            self.seen[seat] = own[-1] + 1 if own else 0
        while not self.match.over:
            seat = self.match.to_act[0]
            if seat in self.bots:
                self.play(self.bots[seat].choose(self.match, seat).id, seat)
            else:
                self.save()
                if not self.decide(seat):
                    return False
        end_match(self.bots, self.match)
        self.save()
        self.show_end()
        return True

    def play(self, move: int, seat: int) -> None:
        self.match.play(move, seat)
        self.log.append(last_happening(self.match))

    # -- a person's decision ------------------------------------------------------------------

    def decide(self, seat: int) -> bool:
        """Show the table and answer whatever is typed until a move is made; False if nobody types more."""
        if self.at_screen not in (None, seat):
            self.hand_over(seat)
        self.show(seat, in_full=self.at_screen != seat or self.has_news(seat))
        self.at_screen = seat
        self.seen[seat] = len(self.log)
        before = len(self.match.history)
        while len(self.match.history) == before:
            line = self.read(f"{self.words.seat(seat)} > ")
            if line is None or line.strip() in LEAVING:
                return False
            self.answer(line.strip(), seat)
        return True

    def has_news(self, seat: int) -> bool:
        """Has the table changed by more than the seat's own small steps?"""
        since = self.log[self.seen.get(seat, 0) :]
        return any(h.seat != seat or any(e.kind in self.drawing.headings for e in h.events) for h in since)

    def answer(self, line: str, seat: int) -> None:
        """One line typed: a command, or a move."""
        name, _, rest = line.partition(" ")
        commands = self.commands()
        try:
            if name in commands:
                commands[name](rest.strip(), seat)
            elif line:
                self.play(read_move(line, self.match.moves(seat), self.drawing, self.words), seat)
        except IllegalMove as error:
            self.refuse(error.refusal.text(self.words.lang), error.refusal.paragraph)
        except PenstockError as error:
            self.say(str(error))

    def commands(self) -> dict[str, Callable[[str, int], None]]:
        """What can be typed besides moves; no game may have a family of moves with such a name."""
        return {
            "?": self.help,
            "help": self.help,
            "why": self.why,
            "hint": self.hint,
            "rules": self.rules,
            "undo": self.undo,
            "save": self.save_as,
            "log": self.tell_all,
            "show": lambda rest, seat: self.show(seat),
        }

    def why(self, text: str, seat: int) -> None:
        if not text:
            raise MalformedMove(self.words.say("why-what", move=example(self.match.moves(seat))))
        refusal = self.match.why_not(
            read_move(text, self.match.moves(seat), self.drawing, self.words), seat
        )
        if refusal is None:
            self.say(self.words.say("why-allowed"))
        else:
            self.refuse(refusal.text(self.words.lang), refusal.paragraph)

    def hint(self, rest: str, seat: int) -> None:
        """What the best bot would do here, from what the seat knows."""
        ready_to_search(self.match.game, [ADVISER])
        seed = len(self.match.history)
        found = make_bot(ADVISER, seed).explain(self.match, seat)
        why = reasons(self.match, seat, [p.course for p in found], seed)
        for p, each in zip(found, why, strict=True):
            score = self.words.say(self.drawing.score, score=round(p.score))
            figures = {"visits": p.visits, "chance": round(100 * p.win_chance), "score": score}
            told = [self.words.say("hint", move=course_text(p.course, self.words.lang), **figures)]
            for message, wanted in (("hint-for", 1), ("hint-costs", -1)):
                terms = [self.term(r.term) for r in each if r.change * wanted > 0]
                if terms:
                    told.append(self.words.say(message, terms=", ".join(terms)))
            self.say(" ".join(told))

    def term(self, name: str) -> str:
        return self.match.game.language.say(self.words.lang, f"term-{name}")

    def rules(self, number: str, seat: int) -> None:
        from rich.markdown import Markdown  # slow to import, rarely asked for

        book = load_rulebook(self.match.game, self.words.lang)
        if number:
            text = "\n\n".join(section.markdown for section in book.find(number))
        else:
            text = "\n".join(f"- {c.number} {c.title}" for c in book.chapters)
        self.console.print(Markdown(text))

    def undo(self, rest: str, seat: int) -> None:
        """Back to this seat's last decision, unless something was revealed since."""
        earlier = self.match.copy()
        mover = None
        while mover != seat:
            problem = earlier.why_not_undo(self.words.lang)
            if problem:
                raise CannotUndo(problem)
            mover = earlier.history[-1][0]
            earlier.undo()
        taken = len(self.match.history) - len(earlier.history)
        self.match = earlier
        del self.log[len(self.log) - taken :]
        self.seen[seat] = len(self.log)
        self.at_screen = None  # the table is drawn again
        self.say(self.words.say("undo-done"))

    def save_as(self, name: str, seat: int) -> None:
        if not name and self.save_file is None:
            raise InputError(self.words.say("save-where"))
        file = Path(name) if name else self.save_file
        assert file is not None
        self.write(file)
        self.say(self.words.say("saved", file=str(file)))

    # -- showing ------------------------------------------------------------------------------

    def show(self, seat: int, in_full: bool = True) -> None:
        """The table, what happened since the seat's last turn, and what it may do."""
        console, words, view = self.console, self.words, self.match.view(seat)
        brief = None if in_full else self.drawing.brief(view, words, seat)
        if brief is None:
            title = words.say("table-title", title=self.match.game.title, who=words.seat(seat))
            console.print(Rule(Text(title, style="bold"), style="cyan"))
            console.print(self.drawing.board(view, words, self.players, console.width))
        since = self.log[self.seen.get(seat, 0) :]
        if any(happening.events for happening in since):
            self.heading("since")
            console.print(tell(since, self.drawing, words))
        self.heading("your-moves")
        if brief is not None:
            console.print(brief)
        console.print(list_moves(self.match.moves(seat), self.drawing, words, console.width))

    def show_end(self) -> None:
        """The last turns, the table open to all, the ranking."""
        printed = min((self.seen.get(seat, 0) for seat in self.seen), default=len(self.log))
        self.console.print(tell(self.log[printed:], self.drawing, self.words))
        view = self.match.view(None)
        self.console.print(self.drawing.board(view, self.words, self.players, self.console.width))
        self.console.print(final_ranking(self.match, self.words, self.players))

    def help(self, rest: str, seat: int) -> None:
        self.console.print(Text(self.words.say("help", move=example(self.match.moves(seat)))))

    def tell_all(self, rest: str, seat: int) -> None:
        self.console.print(tell(self.log, self.drawing, self.words))

    def heading(self, message: str) -> None:
        self.console.print(Text(self.words.say(message), style="bold cyan"))

    def say(self, text: str) -> None:
        self.console.print(Text(text, style="italic"))

    def refuse(self, text: str, paragraph: str) -> None:
        self.say(self.words.say("refused", text=text, paragraph=paragraph))

    # -- saving -------------------------------------------------------------------------------

    def save(self) -> None:
        if self.save_file is not None:
            self.write(self.save_file)

    def write(self, file: Path) -> None:
        write_text(file, json.dumps(self.match.save(), indent=1) + "\n")
