"""Says what took longest in a run of the tests, and what the second tier would add.

    report.py FOLDER           what took longest, in 20 lines
    report.py --result FOLDER  the result of a whole run, for Tests/Tiers/last-run.md

FOLDER holds what the run noted: `parts.log`, and of each part that runs tests their XML and a log with a word for each
test that is left to the second tier. Those of a part that passed before are those of the run in which it passed.
"""

import collections
import datetime
import os
import pathlib
import subprocess
import sys
import xml.etree.ElementTree

LINES = 20


def parts(folder):
    """The parts of the run in order: seconds, name, how it ended."""
    log = folder / "parts.log"
    lines = log.read_text().splitlines() if log.exists() else []
    return [(float(seconds), name, ending) for seconds, name, ending in (line.split("\t") for line in lines)]


def tests(folder):
    """All tests: seconds, name, whether it failed."""
    for report in sorted(folder.glob("*.xml")):
        for case in xml.etree.ElementTree.parse(report).iter("testcase"):
            name = f"{case.get('classname', '')} {case.get('name', '')}".strip()
            failed = case.find("failure") is not None or case.find("error") is not None
            if case.find("skipped") is None:
                yield float(case.get("time") or 0), name, failed


def second_tier(folder):
    """How many tests the second tier adds, by the word that says why."""
    logs = sorted(folder.glob("*-skipped.log"))
    return collections.Counter(word for log in logs for word in log.read_text().split())


def longest(folder):
    lines = [(seconds, name) for seconds, name, _ in parts(folder)]
    # Tests run beside each other, so their times do not add up.
    slowest = sorted(((seconds, name) for seconds, name, _ in tests(folder)), reverse=True)
    return lines + slowest[: max(0, LINES - len(lines))]


def print_longest(folder):
    print("\nWhat took longest, in seconds:")
    for seconds, name in longest(folder):
        print(f"{seconds:8.1f}  {name[:110]}")
    added = second_tier(folder)
    if added:
        print(f"\n`make test-all` runs {added.total()} tests more:")
        print("  " + ", ".join(f"{count} {word}" for word, count in added.most_common()))


def print_result(folder):
    commit = subprocess.run(["git", "rev-parse", "HEAD"], capture_output=True, text=True).stdout.strip()
    now = datetime.datetime.now(datetime.timezone.utc)
    done = list(tests(folder))
    print("# The last run of `make test-all`\n")
    print(f"On {now:%Y-%m-%d %H:%M} UTC, commit {commit}, {os.cpu_count()} processors:")
    print(f"{len(done)} tests, {sum(failed for _, _, failed in done)} failed.\n")
    print("| part | seconds | |\n|---|---|---|")
    for seconds, name, ending in parts(folder):
        print(f"| {name} | {seconds:.0f} | {ending} |")
    for _, name, failed in done:
        if failed:
            print(f"\nFailed: {name}")


def main():
    *options, folder = sys.argv[1:]
    (print_result if options == ["--result"] else print_longest)(pathlib.Path(folder))


main()
