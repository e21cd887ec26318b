"""`python -m bench.page`: weight and speed of the page in a real Chromium, written to bench/results.md."""

from __future__ import annotations

import gzip
import json
import tempfile
import time
from pathlib import Path
from statistics import median
from urllib.parse import urlsplit

from playwright.sync_api import Browser, Page, Request, expect, sync_playwright

import penstock
from bench import report
from bench.analysis import played
from penstock.engine.match import Match
from penstock.server.site.folder import write_site
from tests.web.alone import PLACE, Loner, Site, row_of
from tests.web.conftest import DIST
from tests.web.house import House, launch
from tests.web.late import late_match
from tests.web.people import TURN, Person
from tests.web.ways import somewhere, study

ROUNDS = 5
SLOWED = 4
FOLDER = Path(__file__).parent
MOVES_PLAYED = {"packhuys": 190, "panamax": 150}  # until the board is full
USUALLY_PLAYED = 60
TURNS = 6  # of `hard` whose frames are counted
FIRST_LINE = 1  # of a game's log: it has been set up
LOTS = 12  # at most
CLICKS, PACE, REST = 20, 1500, 30_000  # of a person whose page's memory is read, in ms
PATIENCE = 120_000  # ms
WATCHED = 12  # positions of the replay whose frames are counted

# When the first game can be clicked, in ms since the page was asked for.
READY = """() => new Promise((done) => {
  const isThere = () => document.querySelector('.game button')
  const look = () => isThere() ? done(performance.now()) : requestAnimationFrame(look)
  look()
})"""

# From the click on a move to the first frame that shows it was taken.
FEEDBACK = """() => new Promise((done) => {
  const button = document.querySelector('.decision button.move:not([aria-disabled="true"])')
  const seq = () => document.querySelector('.table').dataset.seq
  const before = seq()
  const start = performance.now()
  button.click()
  requestAnimationFrame(() => requestAnimationFrame(() => {
    const taken = !document.querySelector('.decision.yours') || seq() !== before
    done(taken ? performance.now() - start : NaN)
  }))
})"""

FRAMES = """() => {
  window.frames = []
  let last = performance.now()
  const tick = (now) => { window.frames.push(now - last); last = now; requestAnimationFrame(tick) }
  requestAnimationFrame(tick)
}"""

# To the first move, by the page's own clock: somebody outside who looks every so often takes time himself.
# Who begins is drawn by lot; how many lines the game has by then says whether bots moved before.
FIRST_MOVE = """(title) => new Promise((done) => {
  const play = () => [...document.querySelectorAll('article')]
    .find((card) => card.textContent.includes(title))?.querySelector('button.primary:not([disabled])')
  let clicked = false
  const look = (now) => {
    if (document.querySelector('.decision.yours'))
      return done([now, Number(document.querySelector('.table').dataset.seq)])
    if (!clicked && play()) {
      clicked = true
      play().click()
    }
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
})"""

# A hasty player skips scenes and plays on until the bots had some turns: times between frames, by turn.
BOTS_TURNS = """(wanted) => new Promise((done) => {
  const isMine = () => document.querySelector('.decision.yours')
  let luck = 7
  const any = (list) => list[(luck = (luck * 16807) % 2147483647) % list.length]
  const click = () => {
    const sure = [...document.querySelectorAll('.decision .primary, .decision .skip')]
    const moves = [...document.querySelectorAll('.decision button.move:not([aria-disabled="true"])')]
    any(sure.length ? sure : moves)?.click()
  }
  const turns = []
  let last = null
  const look = (now) => {
    if (isMine()) {
      if (turns.length === wanted) return done(turns)
      last = null
      click()
    } else if (last === null) {
      turns.push([])
      last = now
    } else {
      turns.at(-1).push(now - last)
      last = now
    }
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
})"""


# A player who clicks anything.
CLICK = """() => {
  const sure = [...document.querySelectorAll('.decision .primary, .decision .skip')]
  const moves = [...document.querySelectorAll('.decision button.move:not([aria-disabled="true"])')]
  const choice = sure.length ? sure : moves
  choice[Math.floor(choice.length / 2)]?.click()
}"""


def weight(browser: Browser, house: House) -> int:
    ann = Person(browser, house, "Ann")
    sizes: list[int] = []

    def weigh(request: Request) -> None:
        sizes.append(request.sizes()["responseBodySize"])

    ann.page.on("requestfinished", weigh)
    ann.go("/")
    ann.page.wait_for_load_state("networkidle")
    ann.context.close()
    return sum(sizes)


def ready(browser: Browser, house: House) -> float:
    ann = Person(browser, house, "Ann")
    session = ann.context.new_cdp_session(ann.page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
    ann.go("/")
    milliseconds = float(ann.page.evaluate(READY))
    ann.context.close()
    return milliseconds


def feedback(page: Page) -> float:
    expect(page.locator(".decision.yours")).to_be_visible(timeout=TURN)
    return float(page.evaluate(FEEDBACK))


def moves_played(game: str) -> int:
    return MOVES_PLAYED.get(game, USUALLY_PLAYED)


def full_board(game: str) -> Match:
    return somewhere(game, 4, lambda m: len(m.played) == moves_played(game))


def clicks_at(browser: Browser, house: House, game: str) -> list[float]:
    """Feedback times on a full board."""
    ann = Person(browser, house, "Ann")
    study(ann, full_board(game))
    times = [feedback(ann.page) for _ in range(ROUNDS * 3)]
    ann.context.close()
    return times


def frames(browser: Browser, house: House, game: str) -> list[float]:
    """Times between frames while pieces travel on a full board."""
    ann = Person(browser, house, "Ann", settings={"motion": "normal"})
    study(ann, full_board(game))
    ann.go(f"{ann.page.url.removeprefix(ann.url)}/replay?at={moves_played(game) - WATCHED}")
    expect(ann.page.locator(".controls")).to_be_visible()
    ann.page.wait_for_timeout(1000)
    ann.page.evaluate(FRAMES)
    for _ in range(WATCHED):
        ann.page.locator("body").press("ArrowRight")
        ann.page.wait_for_timeout(500)
    found: list[float] = ann.page.evaluate("window.frames")
    ann.context.close()
    return found[2:]


# -- without a server ---------------------------------------------------------------------------


def first_move(browser: Browser, site: Site, game: str) -> tuple[int, float]:
    """Bytes (gzipped) and seconds from the address to the first move of a game, CPU slowed.

    Until the lot falls on the person: bots who begin take a time of their own.
    """
    for _ in range(LOTS):
        size, seconds, lines = one_first_move(browser, site, game)
        if lines == FIRST_LINE:
            break
    return size, seconds


def one_first_move(browser: Browser, site: Site, game: str) -> tuple[int, float, int]:
    ann = Loner(browser, site, "Ann")  # type: ignore[arg-type]
    asked: set[str] = set()
    ann.page.on("request", lambda r: asked.add(urlsplit(r.url).path.removeprefix(f"/{PLACE}/")))
    session = ann.context.new_cdp_session(ann.page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
    ann.page.goto(f"{ann.url}#/", wait_until="commit")
    milliseconds, lines = ann.page.evaluate(FIRST_MOVE, penstock.game(game).title)
    files = [site.files / (name or "index.html") for name in asked]
    ann.context.close()
    size = sum(len(gzip.compress(file.read_bytes())) for file in files if file.is_file())
    return size, milliseconds / 1000, lines


def against_hard(browser: Browser, site: Site, game: str, motion: str) -> list[list[float]]:
    """Times between frames in turns of `hard`."""
    ann = Loner(browser, site, "Ann", settings={"motion": motion})  # type: ignore[arg-type]
    ann.lay_down(row_of(late_match(game, 2, 1, moves_played(game)), "hard"))
    ann.wait_for_turn()
    turns: list[list[float]] = ann.page.evaluate(BOTS_TURNS, TURNS)
    ann.context.close()
    return turns


def memory_against_hard(browser: Browser, site: Site, game: str) -> tuple[int, int]:
    """The page's memory in bytes: the most while a game is played at a person's pace, and after a rest.

    The difference is what Chromium has not tidied up yet.
    """
    ann = Loner(browser, site, "Ann", settings={"motion": "normal"})  # type: ignore[arg-type]
    ann.lay_down(row_of(late_match(game, 2, 1, moves_played(game)), "hard"))
    ann.wait_for_turn()
    most = 0
    for _ in range(CLICKS):
        ann.page.evaluate(CLICK)
        ann.page.wait_for_timeout(PACE)
        most = max(most, memory(browser))
    ann.page.wait_for_timeout(REST)
    rested = memory(browser)
    ann.context.close()
    return most, rested


def first_pass(browser: Browser, site: Site, game: str) -> float:
    """Seconds until the fast analysis of a whole game of `hard` is told, at the largest table."""
    found = penstock.game(game)
    seats = found.seats[-1]
    match = played(found, ["hard"] * seats, seed=3)
    ann = Loner(browser, site, "Ann")  # type: ignore[arg-type]
    result = {"scores": match.scores, "ranking": match.ranking, "ending": match.ending}
    ann.lay_down({**row_of(match, "hard"), "state": "finished", "result": result})
    begin = time.monotonic()
    ann.go(f"/table/here-{game}/replay?analyse")
    expect(ann.page.locator(".analysis ol.decisions")).to_be_visible(timeout=PATIENCE)
    seconds = time.monotonic() - begin
    ann.context.close()
    return seconds


def memory(browser: Browser) -> int:
    """What the page's process holds for itself alone, with its workers and Chromium's own needs."""
    session = browser.new_browser_cdp_session()
    processes = session.send("SystemInfo.getProcessInfo")["processInfo"]
    session.detach()
    return max(private_bytes(p["id"]) for p in processes if p["type"] == "renderer")


def private_bytes(process: int) -> int:
    lines = Path(f"/proc/{process}/smaps_rollup").read_text().splitlines()
    return sum(1024 * int(line.split()[1]) for line in lines if line.startswith("Private"))


def local_rows(browser: Browser) -> list[tuple[str, str, str]]:
    rows = []
    with tempfile.TemporaryDirectory() as name:
        write_site(DIST, Path(name, PLACE))
        site = Site(Path(name), Path(name))
        for game in penstock.games():
            size, seconds = first_move(browser, site, game)
            what = f"from the address to the first move without a server, {game}"
            rows.append((what, f"{size / 1000:.0f} kB gzipped", "under 350 kB"))
            rows.append((f"the same, CPU slowed {SLOWED}×", f"{seconds:.1f} s", "under 2 s"))
            turns = against_hard(browser, site, game, "none")  # nobody waits for pieces to travel
            seconds = max(map(sum, turns)) / 1000
            watched = against_hard(browser, site, game, "normal")
            found = [frame for turn in watched for frame in turn]
            late = 100 * sum(f > 20 for f in found) / len(found)
            figure = f"median {median(found):.1f} ms, {late:.0f} % later than 20 ms"
            rows.append((f"frames while `hard` thinks, {game}", figure, "16.7 ms, few late"))
            what = f"the longest of {TURNS} turns of `hard`, {game}"
            rows.append((what, f"{seconds:.1f} s", "about 2 s at most"))
            seconds = first_pass(browser, site, game)
            what = f"first pass of the analysis, a game of {penstock.game(game).seats[-1]} `hard`, {game}"
            rows.append((what, f"{seconds:.1f} s", "under 20 s"))
            most, rested = memory_against_hard(browser, site, game)
            figure = f"{most / 1e6:.0f} MB at most, {rested / 1e6:.0f} MB after a rest"
            rows.append(
                (f"memory of the page, a move every {PACE / 1000} s, {game}", figure, "under 150 MB")
            )
        site.stop()
    return rows


def main() -> None:
    with (
        tempfile.TemporaryDirectory() as data,
        House(DIST, Path(data)) as house,
        sync_playwright() as playwright,
    ):
        browser = launch(playwright)
        bytes_moved = weight(browser, house)
        times = [ready(browser, house) for _ in range(ROUNDS)]
        clicks = {game: clicks_at(browser, house, game) for game in penstock.games()}
        seen = {game: frames(browser, house, game) for game in penstock.games()}
        without_server = local_rows(browser)
        browser.close()
    (FOLDER / "page-frames.json").write_text(
        json.dumps({game: [round(f, 1) for f in found] for game, found in seen.items()}) + "\n"
    )
    rows = [
        ("first load on the wire, fonts included", f"{bytes_moved / 1000:.0f} kB", "under 300 kB"),
        (f"a game can be clicked, CPU slowed {SLOWED}×", f"{median(times):.0f} ms", "under 2000 ms"),
    ]
    for game, times in clicks.items():
        figure = f"{median(times):.0f} ms (worst {max(times):.0f})"
        rows.append((f"a move's own feedback, {game}", figure, "under 100 ms"))
    for game, found in seen.items():
        late = 100 * sum(f > 20 for f in found) / len(found)
        figure = f"median {median(found):.1f} ms, {late:.0f} % later than 20 ms"
        rows.append((f"frames while pieces travel, full board, {game}", figure, "16.7 ms, few late"))
    rows += without_server
    table = report.table(["what", "figure", "wanted"], rows)
    report.write(
        report.PAGE, f"Command: `python -m bench.page`.\n\n{report.machine()} No GPU.\n\n{table}", {}
    )
    print(table)


if __name__ == "__main__":
    main()
