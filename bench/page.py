"""`python -m bench.page`: weight and speed of the page in a real Chromium, written to bench/results.md."""

from __future__ import annotations

import json
import tempfile
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser, Page, Request, expect, sync_playwright

from bench import report
from tests.web.conftest import DIST
from tests.web.house import House, launch
from tests.web.people import TURN, Person

ROUNDS = 5
SLOWED = 4
FOLDER = Path(__file__).parent
MOVES_PLAYED = 60
WATCHED = 12  # positions of the replay whose frames are counted

# When the first game can be clicked, in ms since the page was asked for.
READY = """() => new Promise((done) => {
  const isThere = () => document.querySelector('.game button')
  const look = () => isThere() ? done(performance.now()) : requestAnimationFrame(look)
  look()
})"""

# From the click on a move to the first frame that shows it was taken.
FEEDBACK = """() => new Promise((done) => {
  const find = () => document.querySelector('.decision button.move:not([aria-disabled="true"])')
  const button = find()
  const start = performance.now()
  button.click()
  requestAnimationFrame(() => requestAnimationFrame(() => {
    const taken = !find() || !button.isConnected
    done(taken ? performance.now() - start : NaN)
  }))
})"""

FRAMES = """() => {
  window.frames = []
  let last = performance.now()
  const tick = (now) => { window.frames.push(now - last); last = now; requestAnimationFrame(tick) }
  requestAnimationFrame(tick)
}"""


def weight(browser: Browser, url: str) -> int:
    ann = Person(browser, url, "Ann")
    sizes: list[int] = []

    def weigh(request: Request) -> None:
        sizes.append(request.sizes()["responseBodySize"])

    ann.page.on("requestfinished", weigh)
    ann.go("/")
    ann.page.wait_for_load_state("networkidle")
    ann.context.close()
    return sum(sizes)


def ready(browser: Browser, url: str) -> float:
    ann = Person(browser, url, "Ann")
    session = ann.context.new_cdp_session(ann.page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
    ann.go("/")
    time = float(ann.page.evaluate(READY))
    ann.context.close()
    return time


def feedback(page: Page) -> float:
    expect(page.locator(".decision.yours")).to_be_visible(timeout=TURN)
    return float(page.evaluate(FEEDBACK))


def frames(browser: Browser, url: str) -> list[float]:
    """Times between frames while pieces travel on a full board of Arriala."""
    ann = Person(browser, url, "Ann", settings={"motion": "normal"})
    table = ann.open_table("arriala", ["me", "random", "random", "random"])
    ann.look_at(table)
    ann.hurry()
    ann.wait_until_after(MOVES_PLAYED, 10 * TURN)
    ann.go(f"/table/{table}/replay?at={MOVES_PLAYED - WATCHED}")
    expect(ann.page.locator(".controls")).to_be_visible()
    ann.page.wait_for_timeout(1000)
    ann.page.evaluate(FRAMES)
    for _ in range(WATCHED):
        ann.page.locator("body").press("ArrowRight")
        ann.page.wait_for_timeout(500)
    found: list[float] = ann.page.evaluate("window.frames")
    ann.context.close()
    return found[2:]


def main() -> None:
    with (
        tempfile.TemporaryDirectory() as data,
        House(DIST, Path(data)) as house,
        sync_playwright() as playwright,
    ):
        browser = launch(playwright)
        bytes_moved = weight(browser, house.url)
        times = [ready(browser, house.url) for _ in range(ROUNDS)]
        ann = Person(browser, house.url, "Ann")
        ann.look_at(ann.open_table("schwarzer-freitag", ["me", "random", "random"]))
        clicks = [feedback(ann.page) for _ in range(ROUNDS * 3)]
        ann.context.close()
        seen = frames(browser, house.url)
        browser.close()
    (FOLDER / "page-frames.json").write_text(json.dumps([round(f, 1) for f in seen]) + "\n")
    rows = [
        ("first load on the wire, fonts included", f"{bytes_moved / 1000:.0f} kB", "under 300 kB"),
        (f"a game can be clicked, CPU slowed {SLOWED}×", f"{median(times):.0f} ms", "under 2000 ms"),
        ("a move's own feedback", f"{median(clicks):.0f} ms (worst {max(clicks):.0f})", "under 100 ms"),
        ("frames while pieces travel, Arriala", f"median {median(seen):.1f} ms", "16.7 ms"),
        ("of them later than 20 ms", f"{100 * sum(f > 20 for f in seen) / len(seen):.0f} %", "few"),
    ]
    table = report.table(["what", "figure", "wanted"], rows)
    report.write(
        report.PAGE, f"Command: `python -m bench.page`.\n\n{report.machine()} No GPU.\n\n{table}", {}
    )
    print(table)


if __name__ == "__main__":
    main()
