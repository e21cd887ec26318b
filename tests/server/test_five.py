"""Five programs finish a game, with a restart of the server in the middle.

Here one game on SQLite; every game on both storages is the long form: `python -m tests.server.five`, part
of `make soak`.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.five import finish_games


@pytest.mark.long
def test_five_programs_finish_games_on_sqlite(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    did = finish_games(["schwarzer-freitag"], tmp_path)
    assert all(did.values()), did
