"""Runs many apps as they are, and writes a table of how far each comes and what stops it.

`make apps LIST=FILE APPS=FOLDER` takes a list of apps, one a line: the repository, its commit and the app's folder in it,
separated by tabs; and the path of the Xcode project in that folder, if it is not the first one there. The checkouts are in a folder, each named as its repository, with `+` for `/`. Each app is driven by
`anyApp.md`, sent to the background, killed, and launched again.
"""

import argparse
import concurrent.futures
import json
import pathlib
import subprocess
import sys
import time

import app_kind
import app_table
from app_outcome import Outcome

HERE = pathlib.Path(__file__).parent


def run(tool, app, folder, project, seconds):
    """What came of an app."""
    command = [tool, "run", "--json", "--app", str(folder), "--launches", str(HERE / "anyApp.md")]
    if project:
        command += ["--project", project]
    kind = app_kind.of(folder / pathlib.Path(project).parent)
    try:
        finished = subprocess.run(command, capture_output=True, text=True, timeout=seconds)
    except subprocess.TimeoutExpired:
        return Outcome.timed_out(app, kind, seconds)
    return Outcome.read(app, kind, finished.stdout, finished.stderr)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--reprise", default=".build/debug/reprise", help="the tool")
    parser.add_argument("--list", type=pathlib.Path, required=True, help="the apps: repository, commit, folder, project")
    parser.add_argument("--apps", type=pathlib.Path, required=True, help="where the checkouts are")
    parser.add_argument("--table", type=pathlib.Path, help="the file to write; standard output if there is none")
    parser.add_argument("--outcomes", type=pathlib.Path, help="a file for everything that was found, as JSON")
    parser.add_argument("--seconds", type=int, default=240, help="how long an app may take")
    parser.add_argument("--date", default=time.strftime("%Y-%m-%d"), help="the date in the table")
    parser.add_argument("--only", default="", help="a part of the names of the apps to run")
    options = parser.parse_args()
    apps = [line.split("\t") for line in options.list.read_text().splitlines() if options.only in line]
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        outcomes = list(pool.map(lambda app: one(options, app), apps))
    table = app_table.text(outcomes, options.date)
    if options.table:
        options.table.write_text(table)
    else:
        print(table)
    if options.outcomes:
        options.outcomes.write_text(json.dumps([outcome.__dict__ for outcome in outcomes], indent=1, ensure_ascii=False))
    return 0


def one(options, app):
    repository, commit, folder, *project = app
    place = options.apps / repository.replace("/", "+") / folder
    shown = [repository, commit, "/".join([folder] + [path.rpartition("/")[0] for path in project]).strip("/")]
    outcome = run(options.reprise, shown, place, project[0] if project else "", options.seconds)
    print(f"{outcome.furthest:12} {repository} {folder}", file=sys.stderr, flush=True)
    return outcome


if __name__ == "__main__":
    sys.exit(main())
