"""What can go wrong at a table, told in the caller's language and in one shape."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from penstock.engine.game import Refusal
from penstock.engine.language import LANGUAGES, Language

TEXT = Language(str(Path(__file__).parent / "text" / "{lang}.ftl"))

# code: HTTP status; every code has a message `problem-<code>` in text/*.ftl
STATUS = {
    "bad_request": 400,
    "bad_move": 400,
    "bad_option": 400,
    "bad_save": 400,
    "name_missing": 400,
    "message_empty": 400,
    "user_name_short": 400,
    "bad_address": 400,
    "bad_ticket": 400,
    "no_session": 401,
    "wrong_password": 401,
    "forbidden": 403,
    "not_your_seat": 403,
    "not_host": 403,
    "seat_gone": 403,
    "needs_account": 403,
    "suspended": 403,
    "bad_origin": 403,
    "bad_csrf": 403,
    "not_found": 404,
    "no_such_table": 404,
    "no_such_game": 404,
    "no_such_person": 404,
    "no_such_seat": 404,
    "no_such_seq": 404,
    "method_not_allowed": 405,
    "stale": 409,
    "key_reused": 409,
    "refused": 409,
    "not_open": 409,
    "not_running": 409,
    "not_for_others": 409,
    "not_over": 409,
    "seats_empty": 409,
    "seat_taken": 409,
    "already_seated": 409,
    "cannot_undo": 409,
    "no_offer": 409,
    "offer_open": 409,
    "no_bot_here": 409,
    "no_hints": 409,
    "time_left": 409,
    "name_taken": 409,
    "no_mail": 409,
    "rules_changed": 409,
    "damaged": 409,
    "too_slow": 408,
    "too_large": 413,
    "bad_media": 415,
    "too_many": 429,
    "too_many_tables": 429,
    "internal": 500,
    "unavailable": 503,
}


class Problem(Exception):
    """A request that is turned down; nothing has changed."""

    def __init__(
        self,
        code: str,
        *,
        details: dict[str, Any] | None = None,
        refusal: Refusal | None = None,
        **facts: Any,
    ) -> None:
        super().__init__(code)
        self.code = code
        self.status = STATUS[code]
        self.details = details or {}
        self.refusal = refusal
        self.facts = facts

    def answer(self, lang: str) -> dict[str, Any]:
        """The one error shape."""
        if self.refusal is not None:
            code, paragraph = self.refusal.code.lower(), self.refusal.paragraph
            message = self.refusal.text(lang)
        else:
            code, paragraph = self.code, None
            message = TEXT.say(lang, f"problem-{self.code.replace('_', '-')}", **self._said(lang))
        return {
            "error": {"code": code, "message": message, "paragraph": paragraph, "details": self.details}
        }

    def _said(self, lang: str) -> dict[str, Any]:
        """`because` names a message that gives the reason."""
        if "because" not in self.facts:
            return self.facts
        facts = {name: value for name, value in self.facts.items() if name != "because"}
        return {**facts, "why": TEXT.say(lang, self.facts["because"], **facts)}


def choose_language(asked: str | None, header: str | None, own: str | None) -> str:
    """`?lang=`, then the person's own, then the first known of Accept-Language."""
    for wish in (asked, own):
        if wish in LANGUAGES:
            return str(wish)
    for part in (header or "")[:200].split(","):
        language = part.split(";")[0].strip()[:2].lower()
        if language in LANGUAGES:
            return language
    return "en"
