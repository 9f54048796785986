"""Tries whether the tests notice changes of the sources: `make mutants`.

    mutants.py MUTANTS [--count 40] [--seed 1] [--from N] [--new]
    mutants.py MUTANTS --again

MUTANTS is the program that prints them. What is mutated is a clone of the last commit in `.build/mutants`, so that nothing
here changes. A mutant is caught where a test of its area fails, again when it is run alone, and not without the mutant; or where
the tests do not end. The first failure ends them. One that does not compile is no mutant, and the next takes its place. Those
that `equivalent.txt` beside this file names change nothing that a program could observe, and are left out.

Prints a line for each, keeps it in `run.json` beside this file, writes the table to `last-run.md` when all of them were tried,
and exits 1 where one survived. A run that was interrupted goes on with the mutants that it has not tried; after a complete one,
or with `--new`, another begins. With `--again` it tries those alone that survived, wherever their lines are now, and brings the
table up to date.
"""

import argparse
import ctypes
import json
import os
import random
import signal
import subprocess
import sys
import time
from itertools import chain, count, zip_longest
from pathlib import Path

HERE = Path(__file__).resolve().parent
PACKAGE = HERE.parent.parent
TREE = PACKAGE / ".build" / "mutants" / "tree"

# What the last run found, or has found so far.
KEPT = HERE / "run.json"
ENVIRONMENT = {**os.environ, "REPRISE_PARTS": "tests"}

# The quick ones first: most mutants do not come to the others.
ENGINE = ["KeyedArchiveTests", "UIKitTests"]
TOOL = ["GuideExamplesTests|RunRecordTests", "ExampleRunnerTests", "RepriseCommandTests|SiteHTMLTests"]
TESTS = {"Restoration": ENGINE, "Coding": ENGINE, "Scenes": ENGINE, "Checking": TOOL, "Expectations": TOOL}

# How long the tests of each filter took without a mutant, in seconds.
DURATIONS = {}

# How much longer than without a mutant the tests may take, and how long at least, in seconds.
PATIENCE = 3
LEAST_PATIENCE = 120


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("mutants")
    parser.add_argument("--count", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--from", type=int, default=0, dest="first", help="how many to leave out at the start")
    parser.add_argument("--new", action="store_true", help="begin another run instead of continuing an interrupted one")
    parser.add_argument("--again", action="store_true", help="try those that survived the last run")
    options = parser.parse_args()
    adopt_orphans()
    commit = clone()
    mutants = current(options)
    if options.again:
        run = kept()
        count = run["count"]
        try_again(run, mutants, commit)
    else:
        count = options.count
        run = {"seed": options.seed, "count": count, "results": []}
        if not options.new and is_interrupted(kept(), run):
            run = kept()
            print(f"continuing after {len(run['results'])} of {count}: `--new` begins another run", flush=True)
    fill(run, mutants, count, commit, options.first)
    keep(run)
    print(summary(run))
    sys.exit(any(not result["caught"] for result in run["results"]))


def kept():
    """The last run, which may be incomplete; an empty one if there was none."""
    return json.loads(KEPT.read_text()) if KEPT.exists() else {"seed": None, "count": 0, "results": []}


def keep(run):
    """Writes down what a run has found so far."""
    KEPT.write_text(json.dumps(run, indent=1) + "\n")
    if len(run["results"]) == run["count"]:
        (HERE / "last-run.md").write_text(table(run))


def is_interrupted(run, other):
    """Whether a run is incomplete, and has the seed and the count of another."""
    return len(run["results"]) < run["count"] and all(run[name] == other[name] for name in ["seed", "count"])


def fill(run, mutants, count, commit, first):
    """Tries mutants that the run has not, until there are enough that compile."""
    results = run["results"]
    if len(results) == count:
        return
    known = {result["key"] for result in results}.union(run.setdefault("refused", []))
    for name in chosen(mutants, run["seed"])[first:]:
        mutant = mutants[name]
        if name in known:
            continue
        caught = tried(mutant)
        if caught is None:
            run["refused"].append(name)
            keep(run)
            continue
        results.append({"key": name, "name": told(mutant), "caught": caught, "commit": commit, "day": today()})
        keep(run)
        print(f"{len(results)}/{count} {told(mutant)}: {caught or 'SURVIVED'}", flush=True)
        if len(results) == count:
            return
    sys.exit(f"only {len(results)} of {count} mutants could be tried")


def try_again(run, mutants, commit):
    """Tries the survivors of a run, and puts what comes of them in their places.

    Those that are equivalent now go, and those whose line is another now: others take their places.
    """
    same = equivalent()
    run["results"] = [
        result for result in run["results"] if result["caught"] or (result["key"] in mutants and result["key"] not in same)
    ]
    survivors = [result for result in run["results"] if not result["caught"]]
    for result in survivors:
        mutant = mutants[result["key"]]
        result.update(name=told(mutant), caught=tried(mutant) or "", commit=commit, day=today())
        keep(run)
        print(f"{told(mutant)}: {result['caught'] or 'SURVIVED'}", flush=True)


def clone():
    """Brings the clone to the last commit; returns its short name."""
    if not TREE.exists():
        TREE.parent.mkdir(parents=True, exist_ok=True)
        run(["git", "clone", "--quiet", "--shared", str(PACKAGE), str(TREE)])
    run(["git", "-C", str(TREE), "fetch", "--quiet", "origin"])
    commit = output(["git", "-C", str(PACKAGE), "rev-parse", "HEAD"])
    run(["git", "-C", str(TREE), "reset", "--quiet", "--hard", commit])
    return commit[:9]


def current(options):
    """The mutants of the clone by what names them."""
    mutants = {}
    for line in output([options.mutants, "--package", str(TREE)]).splitlines():
        mutant = json.loads(line)
        name = key(mutant)
        # A file may have a line several times.
        number = next(number for number in count(1) if numbered(name, number) not in mutants)
        mutants[numbered(name, number)] = mutant
    return mutants


def numbered(name, number):
    return name if number == 1 else f"{name} (line {number} of them)"


def equivalent():
    """What names the mutants that change nothing."""
    lines = (HERE / "equivalent.txt").read_text().splitlines()
    return {line for line in lines if line and not line.startswith("#")}


def chosen(mutants, seed):
    """What names the mutants, in an order that the seed decides, the areas in turn, without those that change nothing."""
    same = equivalent()
    areas = {}
    for name, mutant in mutants.items():
        if name not in same:
            areas.setdefault(mutant["area"], []).append(name)
    order = random.Random(seed)
    for members in areas.values():
        order.shuffle(members)
    return [name for name in chain(*zip_longest(*areas.values())) if name]


def key(mutant):
    """What names a mutant wherever its line is: its file, the line with the place marked, and what is in whose place."""
    text = (TREE / mutant["path"]).read_bytes()
    start = text.rfind(b"\n", 0, mutant["offset"]) + 1
    before = text[start : mutant["offset"]].decode().strip()
    behind = text[mutant["offset"] :].split(b"\n")[0].decode().strip()
    return f"{mutant['path']}: {before} » {behind}: {mutant['replacement'].strip() or 'nothing'}"


def untouched(filter):
    """Builds and runs the tests of a filter without a mutant; returns how long they took, in seconds."""
    print(f"without a mutant: {filter}", flush=True)
    if error := built():
        sys.exit(f"the last commit does not build:\n{error}")
    start = time.monotonic()
    if failure := caught_by(filter, limit=3600):
        sys.exit(f"the tests fail without a mutant: {failure}")
    return time.monotonic() - start


def tried(mutant):
    """What caught a mutant, the empty text where nothing did; None for one that the compiler refuses."""
    with Mutation(mutant) as mutation:
        for filter in TESTS[mutant["area"]]:
            if filter not in DURATIONS:
                mutation.remove()
                DURATIONS[filter] = untouched(filter)
            mutation.insert()
            if built():
                return None
            if failure := caught_by(filter, max(LEAST_PATIENCE, PATIENCE * DURATIONS[filter])):
                return failure
    return ""


class Mutation:
    """Has a mutant in its file, or the original."""

    def __init__(self, mutant):
        self.path = TREE / mutant["path"]
        self.original = self.path.read_bytes()
        start, end = mutant["offset"], mutant["offset"] + mutant["length"]
        # As many lines as before: what fails for its lines' numbers alone is no catch.
        lines = "\n" * mutant["original"].count("\n")
        self.changed = self.original[:start] + (mutant["replacement"] + lines).encode() + self.original[end:]

    def insert(self):
        self.write(self.changed)

    def remove(self):
        self.write(self.original)

    def write(self, text):
        # A file that is as it was is not compiled again.
        if self.path.read_bytes() != text:
            self.path.write_bytes(text)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.remove()


def caught_by(filter, limit):
    """The failure of the tests of a filter that is none by chance; the empty text where there is none."""
    failure = failed(filter, limit)
    # A test that fails by chance beside others, and passes alone, catches nothing.
    if failure.endswith(")") and not failed(test_filter(failure), LEAST_PATIENCE):
        failure = failed(filter, limit)
    return failure


def test_filter(failure):
    """The filter for a test alone: of `saves(secure:)` the name, which a function has with its parenthesis."""
    return failure.strip("`").split("(")[0] + r"\("


def built():
    """Builds what the tests run; returns the end of what the compiler says where that fails."""
    for command in (["swift", "build", "--build-tests"], ["swift", "build"]):
        process = subprocess.run(command, cwd=TREE, env=ENVIRONMENT, capture_output=True, text=True, errors="replace")
        if process.returncode:
            return (process.stdout + process.stderr)[-2000:]
    return None


def failed(filter, limit):
    """Runs tests until the first failure; returns it, the empty text where there is none."""
    command = ["swift", "test", "--skip-build", "--filter", filter]
    deadline = time.monotonic() + limit
    with subprocess.Popen(
        command, cwd=TREE, env=ENVIRONMENT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace",
        start_new_session=True,
    ) as process:
        signal.signal(signal.SIGALRM, lambda *_: kill(process))
        signal.alarm(max(1, int(deadline - time.monotonic())))
        try:
            for line in process.stdout:
                if line.startswith("✘ Test ") and "recorded an issue" in line:
                    kill(process)
                    return one_line(line.split(" recorded")[0].removeprefix("✘ Test "))
        finally:
            signal.alarm(0)
            if process.poll() is None:
                process.wait()
            end_orphans()
        status = process.returncode
    if time.monotonic() >= deadline:
        return "the tests did not end"
    return f"the tests ended with status {status}" if status else ""


def kill(process):
    try:
        os.killpg(process.pid, signal.SIGKILL)
    except ProcessLookupError:
        pass


def adopt_orphans():
    """Makes what tests leave behind a child of this process, so that it can be ended."""
    PR_SET_CHILD_SUBREAPER = 36
    if ctypes.CDLL(None, use_errno=True).prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0):
        sys.exit(f"what tests leave behind cannot be ended: {os.strerror(ctypes.get_errno())}")


def end_orphans():
    """Ends what a run of tests left behind: apps that were started without a supervisor, whose parents are gone."""
    while left := children():
        for child in left:
            os.kill(child, signal.SIGKILL)
            os.waitpid(child, 0)


def children():
    """The numbers of this process's children."""
    result = []
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            # Behind the name, which may have any character, stand the state and the parent.
            parent = int(path.read_text().rpartition(")")[2].split()[1])
        except (OSError, ValueError):
            continue
        if parent == os.getpid():
            result.append(int(path.parent.name))
    return result


def told(mutant):
    return (
        f"{mutant['path'].removeprefix('Sources/')}:{mutant['line']} {one_line(mutant['original'])}"
        f" -> {mutant['replacement'].strip() or 'nothing'}"
    )


def one_line(text):
    line = " ".join(text.split())
    return line if len(line) <= 80 else f"{line[:77]}..."


def table(run):
    rows = "".join(
        f"| `{result['name'].replace('|', chr(92) + '|')}` | {result['caught'] or '**survived**'} |\n" for result in run["results"]
    )
    commits = dict.fromkeys(f"{result['commit']} ({result['day']})" for result in run["results"])
    return (
        "# The last run of `make mutants`\n\n"
        f"Seed {run['seed']}, {summary(run)}. The commits that were changed: {', '.join(commits)}.\n\n"
        "| mutant | the first test that failed |\n|---|---|\n" + rows
    )


def summary(run):
    caught = sum(1 for result in run["results"] if result["caught"])
    return f"{caught} of {len(run['results'])} mutants were caught"


def today():
    return time.strftime("%Y-%m-%d")


def run(command):
    subprocess.run(command, check=True)


def output(command):
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()


main()
