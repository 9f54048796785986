"""Pictures of chosen pages at fixed sizes, in light and dark and on paper, for a person to look at.

Nothing is compared: `make screenshots` writes them, and a person looks at them one by one.
"""

import os
import pathlib
import sys

from playwright.sync_api import sync_playwright

from kept_pages import CHROMIUM
from site_pages import address

PAGES = [
    "index.html",
    "the-launch-from-start-to-finish.html",
    "a-tab-bar-without-scenes.html",
    "forgetting-super.html",
    "opting-in.html",
    "a-tab-bar-that-comes-back.html",
    "tabs-that-come-back-empty.html",
    "moving-a-stack.html",
    "scenes-are-required.html",
    "several-windows.html",
    "a-split-view.html",
    "in-code-and-as-a-storyboard.html",
    "nothing-came-back.html",
    "a-checklist.html",
    "reference/the-grammar-of-examples.html",
    "reference/where-apple-is-silent.html",
    "ko/index.html",
    "callbacks.html",
    "api.html",
    "404.html",
]
WIDTHS = [360, 768, 1280, 1920]
SCHEMES = ["light", "dark"]
HEIGHT = 900

# Longer pages are cut: what is below is looked at with other pages.
LONGEST = 4200


def name(page):
    return page.removesuffix(".html").replace("/", "-")


def picture(page, path):
    page.evaluate("document.fonts.ready")
    height = min(page.evaluate("document.documentElement.scrollHeight"), LONGEST)
    page.screenshot(path=path, full_page=True, clip={"x": 0, "y": 0, "width": page.viewport_size["width"], "height": height})


def screenshots(browser, folder):
    for scheme in SCHEMES:
        for width in WIDTHS:
            context = browser.new_context(
                viewport={"width": width, "height": HEIGHT}, color_scheme=scheme, reduced_motion="reduce"
            )
            page = context.new_page()
            for path in PAGES:
                page.goto(address(path))
                picture(page, folder / f"{name(path)}.{width}.{scheme}.png")
            context.close()


def prints(browser, folder):
    """The pages as they come out of a printer, as files to be opened or printed."""
    page = browser.new_page()
    for path in PAGES:
        page.goto(address(path))
        page.pdf(path=folder / f"{name(path)}.pdf", format="A4", margin={side: "18mm" for side in ("top", "bottom", "left", "right")})


def card(browser, folder):
    """What networks show beside a link to the site: the story of one run. Site/card.png is a copy made by hand."""
    page = browser.new_page(viewport={"width": 1200, "height": 630}, reduced_motion="reduce")
    page.goto(address("index.html"))
    title = page.inner_text("h1")
    page.goto(address("a-tab-bar-without-scenes.html"))
    page.evaluate(
        """(title) => {
            const [main, run] = [document.querySelector("main"), document.querySelector("section.run")];
            const heading = document.querySelector("h1");
            heading.textContent = title;
            heading.style.fontSize = "52px";
            for (const part of run.querySelectorAll(".launch, .disk, .player-bar, .player-now, .now-archive")) part.remove();
            main.replaceChildren(heading, run);
            main.style.cssText = "display: block; border: 0; padding: 46px 56px";
            document.body.style.cssText = "display: block; zoom: 1.15";
            document.body.replaceChildren(main);
        }""",
        title,
    )
    page.screenshot(path=folder / "card.png")


def main(folder):
    folder.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", "--disable-dev-shm-usage"])
        screenshots(browser, folder)
        prints(browser, folder)
        card(browser, folder)
        browser.close()
    print(f"{len(list(folder.iterdir()))} files in {os.path.relpath(folder)}")


if __name__ == "__main__":
    main(pathlib.Path(sys.argv[1]).resolve())
