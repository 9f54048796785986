"""What waiting for `reprise serve` costs, in a real browser: `make bench` runs it.

Each line is a median and the 95th of a hundred, in seconds, with the most that it may be.
"""

import os
import shutil
import statistics
import sys
import tempfile
import time

from playwright.sync_api import sync_playwright

from kept_pages import CHROMIUM
from serving import GUIDE, ROOT, Project, Server, until

COUNT = int(os.environ.get("REPRISE_BENCH_COUNT", "40"))
LISTEN = """() => {
  window.patched = [];
  document.addEventListener('reprise:patched', () => window.patched.push((performance.timeOrigin + performance.now()) / 1000));
}"""


def report(what, times, *limits):
    times = sorted(times)
    values = [statistics.median(times), times[min(len(times) - 1, int(len(times) * 0.95))]]
    texts = [f"{value:.3f} s (at most {limit})" for value, limit in zip(values, limits)]
    print(f"{what:44}" + "  ".join(f"{name} {text}" for name, text in zip(["p50", "p95"], texts)) + f"  of {len(times)}")
    return all(value <= limit for value, limit in zip(values, limits))


def saves(page, project, text_of):
    """How long it takes from writing a guide until its page is patched, again and again."""
    times = []
    page.evaluate(LISTEN)
    for number in range(COUNT):
        page.evaluate("window.patched = []")
        start = time.time()
        project.save("words", text_of(number))
        until(page, "window.patched.length > 0", 30)
        times.append(page.evaluate("window.patched[0]") - start)
        # What follows one save is not the next one's.
        time.sleep(0.15)
    return times


def runs(page, count):
    """How long it takes from the key until what happened is shown."""
    times = []
    for number in range(count):
        page.evaluate(
            """(number) => {
                const editor = document.querySelector('code-editor');
                editor.value = editor.value.replace(/"(milk|word \\d+)"/, '"word ' + number + '"');
                editor.edited();
                editor.focus();
            }""",
            number,
        )
        before = int(page.evaluate("document.querySelector('play-ground').dataset.runs ?? '0'"))
        page.keyboard.press("Control+Enter")
        until(page, f"Number(document.querySelector('play-ground').dataset.runs) > {before}", 60)
        until(page, "document.querySelector('play-ground').dataset.took != null")
        times.append(int(page.evaluate("document.querySelector('play-ground').dataset.took")) / 1000)
    return times


def ready(page):
    until(page, "window.reprisePage && document.querySelector('code-editor')?.inner != null && document.querySelector('play-ground').published != null", 60)


def main():
    good = True
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", "--disable-dev-shm-usage"])
        project = Project(folder + "/project")
        shutil.copytree(ROOT / "Content", project.folder / "Content", dirs_exist_ok=True)
        with Server(project) as server:
            guides = len(list((project.folder / "Content").rglob("*.md")))
            print(f"{guides} guides, {len(server.get('_reprise/examples').split('id')) - 1} examples, load {os.getloadavg()[0]:.1f}")
            page = browser.new_page()
            page.goto(server.address + "words.html")
            page.wait_for_selector("html[data-live=connected][data-version]")
            prose = saves(page, project, lambda number: GUIDE.replace("one word.", f"one word.\n\nThe {number}th time."))
            good &= report("save to patched page, no example changed", prose, 0.15, 0.6)
            example = saves(page, project, lambda number: GUIDE.replace('"milk"', f'"milk {number}"'))
            good &= report("save to patched page, one example changed", example, 0.3, 0.6)
        firsts = []
        for _ in range(5):
            with Server(project) as server:
                page = browser.new_page()
                page.goto(server.address + "playground#example=words%23word")
                ready(page)
                firsts += runs(page, 1)
        good &= report("playground, first run after start", firsts, 2.5, 2.5)
        with Server(project) as server:
            page = browser.new_page()
            page.goto(server.address + "playground#example=words%23word")
            ready(page)
            runs(page, 2)
            good &= report("playground, key to result, warm", runs(page, COUNT), 0.5, 1.0)
        browser.close()
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
