"""`python -m tests.web.icons`: the page's icons, drawn from its own sign into web/public/icons."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.web.house import launch

ICONS = Path(__file__).parents[2] / "web" / "public" / "icons"
PAPER, INK, GATE = "#F6F1E7", "#1D2A33", "#0B5C6B"
# the sluice gate of the logo: two posts, a beam, the gate and the water
LINE = f'fill="none" stroke="{INK}" stroke-linecap="round"'
SIGN = f"""
  <path d="M3.5 1v13M12.5 1v13M1.5 3h13" stroke-width="1.6" {LINE}/>
  <rect x="4.6" y="4.6" width="6.8" height="5" rx=".6" fill="{GATE}"/>
  <path d="M2 14.6q1.5-1.4 3 0t3 0 3 0 3 0" stroke-width="1.2" {LINE}/>
"""
SIZES = {
    "icon-192": (192, 0.8),
    "icon-512": (512, 0.8),
    "maskable-512": (512, 0.6),
}  # pixels; the sign's part


def picture(size: int, part: float) -> str:
    around = 16 * (1 - part) / 2 / part
    box = f"{-around} {-around} {16 + 2 * around} {16 + 2 * around}"
    sized = f'width="{size}" height="{size}" viewBox="{box}"'
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" {sized}>{SIGN}</svg>'
    return f'<body style="margin:0;background:{PAPER}">{svg}'


def main() -> None:
    ICONS.mkdir(exist_ok=True)
    with sync_playwright() as playwright:
        browser = launch(playwright)
        for name, (size, part) in SIZES.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(picture(size, part))
            page.screenshot(path=ICONS / f"{name}.png")
        browser.close()


if __name__ == "__main__":
    main()
