"""Edits and runs without end, and what they leave behind: `make soak` at full count, shorter in the tests."""

import json
import os
import sys
import tempfile

from playwright.sync_api import sync_playwright

from kept_pages import CHROMIUM
from serving import GUIDE, Project, Server, until, wait_until


def files(project):
    return sum(len(names) for _, _, names in os.walk(project.folder / "cache"))


def soak(server, project, page, runs, edits, say=lambda _: None):
    """Runs and edits in turns; returns how much of everything is there more than after the first few."""

    def run(number):
        kinds = [
            f'print("run {number}")', "print(undefined)", "fatalError()", 'for n in 0..<1000 { print(n) }',
            "let p = Process(); p.executableURL = URL(fileURLWithPath: \"/bin/sleep\"); p.arguments = [\"9\"]; try? p.run()",
        ]
        answer = page.evaluate(
            """async ([text]) => {
                const answer = await fetch('/_reprise/run', {method: 'POST', body: JSON.stringify({page: window.reprisePage, example: 'templates#run-1', files: [text], launches: []}),
                  headers: {'Content-Type': 'application/json', 'X-Reprise-Token': window.repriseToken()}});
                return [answer.status, await answer.text()];
            }""",
            ["import Foundation\n" + kinds[number % len(kinds)]],
        )
        assert answer[0] == 200, answer
        return json.loads(answer[1])

    def edit(number):
        version = int(page.evaluate("document.documentElement.dataset.version"))
        text = GUIDE.replace("one word.", f"one word, {number}.")
        project.save("words", text.replace('"milk"', f'"milk {number}"') if number % 4 == 0 else text)
        until(page, f"document.querySelector('main').textContent.includes('one word, {number}.')", 60)
        until(page, f"Number(document.documentElement.dataset.version) > {version}", 60)

    def settle():
        wait_until(lambda: not server.children() and not project.work)
        return {"descriptors": server.descriptors, "memory KiB": server.memory, "files": files(project)}

    warm = min(25, max(5, runs // 8))
    for number in range(warm):
        run(number)
    for number in range(min(10, edits)):
        edit(number)
    before = settle()
    for number in range(runs):
        run(number)
        if edits and number % max(1, runs // edits) == 0 and number // max(1, runs // edits) < edits:
            edit(1000 + number)
        if number % 100 == 99:
            say(f"{number + 1} runs: {settle()}")
    after = settle()
    return {name: after[name] - before[name] for name in before}


def main():
    runs, edits = int(os.environ.get("REPRISE_SOAK_RUNS", "1000")), int(os.environ.get("REPRISE_SOAK_EDITS", "200"))
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        project = Project(folder + "/project")
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", "--disable-dev-shm-usage"])
        with Server(project) as server:
            page = browser.new_page()
            page.goto(server.address + "words.html")
            page.wait_for_selector("html[data-live=connected][data-version]")
            growth = soak(server, project, page, runs, edits, print)
        browser.close()
        print(f"{runs} runs, {edits} edits: growth {growth}; left when it had ended: {project.work}")
        # Every edit of an example leaves one result and one adaptation in the cache, which is what it is for.
        kept = 3 * (edits // 4 + 1)
        return 0 if growth["descriptors"] <= 2 and growth["memory KiB"] <= 10_240 and growth["files"] <= kept else 1


if __name__ == "__main__":
    sys.exit(main())
