"""What an operator watches; `/metrics` for Prometheus."""

from __future__ import annotations

from prometheus_client import Counter, Gauge, Histogram

REQUEST_SECONDS = Histogram("penstock_request_seconds", "Time to the first byte", ["method", "status"])
REFUSALS = Counter("penstock_refusals_total", "Requests turned down", ["code"])
MOVES = Counter("penstock_moves_total", "Moves stored", ["game", "by"])
COMMIT_SECONDS = Histogram("penstock_commit_seconds", "Time to store a change of a table")
STREAMS = Gauge("penstock_streams", "Open streams")
TABLES = Gauge("penstock_tables_in_memory", "Tables in memory")
BOT_DECISIONS = Counter(
    "penstock_bot_decisions_total", "Decisions by bots that stayed, or new ones", ["bot"]
)
BOT_SECONDS = Histogram("penstock_bot_seconds", "Time of a bot's decision", ["bot"])
BOT_QUEUE = Gauge("penstock_bot_queue", "Decisions that wait for a process", ["line"])
BOT_WAIT_SECONDS = Histogram("penstock_bot_wait_seconds", "Time until a bot's turn", ["line"])
BOT_FAILURES = Counter("penstock_bot_failures_total", "Decisions a bot did not make", ["why"])
DAMAGED = Counter("penstock_damaged_total", "Stored things that could not be read", ["what"])
CHORES = Counter("penstock_chores_total", "Chores by what became of them", ["chore", "state"])
CHORE_SECONDS = Histogram("penstock_chore_seconds", "Time of a chore", ["chore"])
OUTBOX = Gauge("penstock_outbox_due", "Notices that should have left")
NOTICES = Counter("penstock_notices_total", "Notices by what became of them", ["state"])
