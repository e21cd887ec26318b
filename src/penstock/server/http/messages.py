"""The shapes of what the server answers and of what it is asked; OpenAPI is made from these."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from penstock.engine.header import MOST_SEATS

Name = Annotated[str, Meta(max_length=40)]  # too short a name is refused in a sentence of its own
UserName = Annotated[str, Meta(max_length=40)]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
Short = Annotated[str, Meta(max_length=80)]
Key = Annotated[str, Meta(min_length=1, max_length=80)]
Notation = Annotated[str, Meta(min_length=1, max_length=80)]
LAST_SEAT = MOST_SEATS - 1
Seat = Annotated[int, Meta(ge=0, le=LAST_SEAT)]
Seq = Annotated[int, Meta(ge=0, le=1_000_000)]
Lang = Literal["en", "de", "fr", "nl"]


class RequestBody(Struct, forbid_unknown_fields=True):
    """A request's body."""


# -- people -------------------------------------------------------------------------------------


class Notify(RequestBody):
    """Where notices of a turn go; empty: nowhere."""

    webhook: Annotated[str, Meta(max_length=500)] = ""
    email: Annotated[str, Meta(max_length=200)] = ""  # gets letters once it is confirmed
    turns: bool = True  # letters about turns; without, only about the account


class GuestRequest(RequestBody):
    name: Name


class AccountRequest(RequestBody):
    user_name: UserName
    password: Password


class PasswordChange(RequestBody):
    old: Annotated[str, Meta(max_length=200)]
    new: Password


class LostPassword(RequestBody):
    user_name: UserName


class PasswordReset(RequestBody):
    ticket: Short
    password: Password


class Ticket(RequestBody):
    ticket: Short


class Farewell(RequestBody):
    password: Annotated[str, Meta(max_length=200)] = ""  # of an account


class SessionShown(Struct):
    id: str
    device: str  # "Firefox, Linux"; empty: unknown
    created: float
    seen: float  # to the hour
    is_this: bool


class MeChanges(RequestBody):
    name: Name | UnsetType = UNSET
    language: Lang | UnsetType | None = UNSET
    settings: dict[Short, str | int | float | bool | None] | UnsetType = UNSET
    notify: Notify | UnsetType = UNSET


class Me(Struct):
    id: str
    name: str
    is_guest: bool
    user_name: str | None
    language: str | None
    settings: dict[str, Any]
    notify: Notify
    email: str | None  # confirmed
    has_mail: bool  # this server can send letters


class RatingShown(Struct):
    game: str
    title: str
    rating: int  # around 1500
    spread: int  # 95 of 100 are within it
    games: int
    is_provisional: bool


class PastGame(Struct):
    table: str
    game: str
    title: str
    seats: int
    people: int
    place: int
    score: int
    has_left: bool
    is_rated: bool
    ended: float


class Profile(Struct):
    id: str
    name: str
    is_guest: bool
    since: float
    games: int  # finished, with other people
    left: int  # of the last twenty of these
    is_leaver: bool
    ratings: list[RatingShown]
    results: list[PastGame]
    is_blocked: bool  # by you


class PersonNamed(Struct):
    id: str
    name: str


class BlockRequest(RequestBody):
    blocked: bool


class MuteRequest(RequestBody):
    muted: bool


class Mute(Struct):
    muted: bool


LONGEST_NOTE = 2000


class NoteRequest(RequestBody):
    text: Annotated[str, Meta(max_length=LONGEST_NOTE)]


class NoteShown(Struct):
    """What this person has written down about a game; nobody else is told."""

    text: str


class ReportRequest(RequestBody):
    reason: Annotated[str, Meta(max_length=300)] = ""


# -- games --------------------------------------------------------------------------------------


class Choice(Struct):
    value: str
    text: str
    seats: list[int]  # numbers of seats it fits


class OptionShown(Struct):
    name: str
    default: str
    text: str
    paragraph: str
    choices: list[Choice]


class BotShown(Struct):
    name: str
    text: str


class GameShown(Struct):
    id: str
    title: str
    seats: list[int]
    options: list[OptionShown]
    rules_version: int
    compile_state: str
    bots: list[BotShown]
    colours: list[str]  # by seat, where the game deals them; empty where it names none


class Paragraph(Struct):
    number: str
    title: str
    text: str


class Chapter(Struct):
    number: str
    title: str
    text: str
    paragraphs: list[Paragraph]


class Rules(Struct):
    language: str  # English where the book is not translated
    preface: str
    chapters: list[Chapter]
    reconstructed: list[str]


class GameText(Struct):
    messages: str


class WishShown(Struct):
    field: str
    least: int


class LessonShown(Struct):
    """A position to be set up by its seed and moves, and a task there; see `penstock/lessons.py`."""

    id: str
    paragraph: str
    seats: int
    seed: str
    seat: int
    options: dict[str, Any]
    moves: list[list[int | str]]  # seat and notation
    play: list[list[str]]
    reach: WishShown | None
    replies: list[list[list[int | str]]]
    point: list[list[str]]
    head: str
    text: str
    task: str
    right: str


class TipShown(Struct):
    id: str
    paragraph: str
    offers: list[str]
    event: list[str]
    reach: WishShown | None
    point: list[str]
    text: str


class LessonsShown(Struct):
    lessons: list[LessonShown]
    tips: list[TipShown]


# -- tables -------------------------------------------------------------------------------------


class SeatRequest(RequestBody):
    kind: Literal["me", "open", "bot", "invite"]
    bot: Short | None = None
    name: Name | None = None  # of somebody at one screen


class ClockRequest(RequestBody):
    kind: Literal["none", "move", "bank"] = "none"
    seconds: Annotated[int, Meta(ge=5, le=60 * 60 * 24 * 30)] = 600
    increment: Annotated[int, Meta(ge=0, le=60 * 60 * 24)] = 0
    on_timeout: Literal["claim", "lose"] = "claim"


class TableRequest(RequestBody):
    game: Short
    seats: Annotated[list[SeatRequest], Meta(min_length=1, max_length=MOST_SEATS)]
    options: dict[Short, str | int | bool] = {}
    visibility: Literal["public", "private"] = "public"
    pace: Literal["live", "days"] = "live"
    clock: ClockRequest | None = None
    spectators: bool = True
    hot_seat: bool = False
    seed: Annotated[int, Meta(ge=0, le=2**53)] | None = None


class SeatShown(Struct):
    seat: int
    kind: str
    person: str | None
    name: str | None  # null on a human seat: somebody who has deleted their account
    bot: str | None
    connected: bool
    is_you: bool
    resigned: bool
    clock_left: float | None
    away_bot: str | None
    is_leaver: bool  # has left 3 of the last 20 games with other people, or more


class ClockShown(Struct):
    kind: str
    seconds: int
    increment: int
    on_timeout: str


class Offer(Struct):
    number: int  # an answer names it
    kind: str  # stop, undo, takeover, share
    seat: int  # of who asks
    accepted: list[int]  # seats that agree
    until: float  # then it is over: a takeover happens, the others do not
    to_seq: int | None = None  # an undo: the point it goes back to
    about: int | None = None  # a takeover: the seat that keeps the others waiting


class ShareShown(Struct):
    """One seat's part in the dice."""

    by: str  # player, server: of a bot, or of a page that sent none
    commitment: str
    share: str | None  # at the end


class DiceShown(Struct):
    """Where the seed comes from; docs/server.md says how it is made."""

    commitment: str  # of the server, since the table was made
    seats: list[ShareShown]
    share: str | None  # the server's, at the end


class ResultShown(Struct):
    scores: list[int]
    ranking: list[int]
    ending: str | None


class TableInfo(Struct):
    id: str
    game: str
    title: str
    options: dict[str, str]
    state: str
    kind: str
    seats: list[SeatShown]
    watching: int  # spectators who are here
    host: str
    is_host: bool
    visibility: str
    spectators: bool
    pace: str
    clock: ClockShown
    dice: DiceShown | None  # None: the seed was chosen
    seed: str | None  # at the end
    your_seats: list[int]
    invite_link: str | None
    offers: list[Offer]
    seq: int
    revision: int
    to_act: list[int]
    result: ResultShown | None
    rematch: str | None
    created: float
    changed: float


class TableCard(Struct):
    id: str
    game: str
    title: str
    state: str
    kind: str
    host: str
    seats: list[SeatShown]
    visibility: str
    spectators: bool
    pace: str
    clock: ClockShown
    options: dict[str, str]
    your_seats: list[int]
    your_turn: bool
    seq: int
    result: ResultShown | None
    note: str  # what this person has written down about it
    created: float
    changed: float


class JoinRequest(RequestBody):
    seat: Seat | None = None
    invite: Short | None = None
    watch: bool = False


class ShareRequest(RequestBody):
    share: Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]


class SeatOnly(RequestBody):
    seat: Seat


class TakeoverRequest(RequestBody):
    seat: Seat
    bot: Short | None = None


class TimeoutRequest(RequestBody):
    seat: Seat
    action: Literal["bot", "wait"]


class AnswerRequest(RequestBody):
    offer: Annotated[int, Meta(ge=0, le=2**53)]  # its number
    accept: bool


class MoveRequest(RequestBody):
    move: Notation
    expected_seq: Seq
    key: Key
    seat: Seat | None = None


class UndoRequest(RequestBody):
    expected_seq: Seq
    key: Key
    seat: Seat | None = None


class UndoOfferRequest(RequestBody):
    seat: Seat | None = None


class ChatRequest(RequestBody):
    text: Annotated[str, Meta(max_length=500)]
    room: Literal["players", "spectators"] | None = None


class ChatLine(Struct):
    id: int
    room: str
    person: str
    name: str
    text: str
    at: float


class MoveShown(Struct):
    id: int
    family: str
    params: dict[str, str | int]
    notation: str
    text: str
    facts: dict[str, Any]
    final: bool | None  # the turn passes or something is revealed; null while the rules are not compiled


class BlockedMove(Struct):
    notation: str
    family: str
    params: dict[str, str | int]
    code: str
    paragraph: str
    text: str


class EventShown(Struct):
    kind: str
    seat: int | None
    params: dict[str, str | int]
    text: str


class UndoShown(Struct):
    possible: bool
    why_not: str | None


class ClocksShown(Struct):
    left: list[float]  # seconds when `since` was written
    since: list[float | None]  # when the running clocks were started


class WorthShown(Struct):
    """What a seat would be paid if the game ended now, as far as the viewer may know."""

    seat: int
    known: int
    parts: dict[str, int | None]  # of the score sheet; null what the viewer may not know
    hidden: bool  # is there more than `known`?


class Position(Struct):
    seq: int
    to_act: list[int]
    over: bool
    ending: str | None
    scores: list[int]
    ranking: list[int]
    worth: list[WorthShown]
    view: dict[str, Any]
    viewer: int | None
    moves: dict[str, list[MoveShown]]
    blocked: dict[str, list[BlockedMove]]
    events: list[EventShown]
    undo: UndoShown
    clocks: ClocksShown | None


class MoveAccepted(Struct):
    """The move is stored; the stream brings the position it led to."""

    seq: int


class LogLine(Struct):
    seq: int
    kind: str
    seat: int | None
    notation: str | None
    text: str
    events: list[EventShown]
    at: float
    back: int  # moves an undo takes back


class PositionMessage(Struct, tag_field="type", tag="position"):
    """A stream's message: the position now, and the log since the last message."""

    seq: int
    position: Position
    log: list[LogLine]
    version: int = 1


class Story(Struct):
    from_seq: int
    to_seq: int
    lines: list[LogLine]


class RefusalShown(Struct):
    code: str
    paragraph: str
    text: str


class WhyNot(Struct):
    refusal: RefusalShown | None


class HintReason(Struct):
    term: str  # of the game's value
    text: str
    change: float  # points, or coins where money decides


class Hint(Struct):
    move: str
    text: str = ""  # of the whole course
    course: list[MoveShown] = []  # the move itself, then what would bring its action to the end
    value: float | None = None  # the chance of winning
    visits: int | None = None  # how often the bot looked at it
    place: int | None = None  # by the chances of all seats
    score: float | None = None  # expected in the end
    reasons: list[HintReason] = []  # what it is for, gains first


class ImportRequest(RequestBody):
    file: dict[str, Any]
    kind: Literal["hot_seat", "analysis"] = "hot_seat"


class ScoresOverTime(Struct):
    seqs: list[int]
    values: list[list[int]]  # by seat: what a seat would have been paid then, as it knew itself


class ErrorInside(Struct):
    code: str
    message: str
    paragraph: str | None
    details: dict[str, Any]


class Error(Struct):
    """Every refusal of the server."""

    error: ErrorInside


class Done(Struct):
    ok: bool = True
