"""Logs a program can read: one JSON object a line, without names, texts, tokens or addresses.

An error's own words may quote what somebody has sent: told are its kind, and where it happened.
"""

from __future__ import annotations

import json
import logging
import sys
import time
import traceback
from pathlib import Path

LONGEST = 200  # characters of a message
MOST_CAUSES = 5
MOST_PLACES = 40


class JsonLines(logging.Formatter):
    """A record as one line of JSON; `extra={"facts": {…}}` adds fields."""

    def format(self, record: logging.LogRecord) -> str:
        message = record.getMessage() if is_ours(record) else str(record.msg)
        line = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": message.partition("\n")[0][:LONGEST],  # asyncio quotes errors below the first line
            **getattr(record, "facts", {}),
        }
        if record.exc_info:
            line["error"], line["trace"] = told(record.exc_info[1])
        return json.dumps(line, default=str)


def is_ours(record: logging.LogRecord) -> bool:
    return record.name.startswith("penstock")


def told(error: BaseException | None) -> tuple[str, list[str]]:
    """The kinds of an error and of what caused it, and the places it came through; none of its words."""
    kinds: list[str] = []
    places: list[str] = []
    while error is not None and len(kinds) < MOST_CAUSES:
        kinds.append(type(error).__name__)
        frames = traceback.extract_tb(error.__traceback__)
        places += [f"{Path(f.filename).name}:{f.lineno} {f.name}" for f in frames]
        error = error.__cause__ or error.__context__
    return " from ".join(kinds), places[-MOST_PLACES:]


def set_up_logs() -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
    for noisy in ("alembic", "sqlalchemy", "uvicorn"):
        logging.getLogger(noisy).setLevel(logging.WARNING)
