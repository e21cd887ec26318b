"""Before the tests: every game's shared library, so that no test compiles what nearly all of them use.

`make web/dist` has already done the slow half of it, the module that all targets begin with.
"""

from __future__ import annotations

import penstock
from penstock.server.site.building import build_all

if __name__ == "__main__":
    build_all(penstock.games(), "native")
