"""The table of many apps: how far each comes, the rates, and what is missing by how many apps use it."""

import collections

HEAD = """# Public apps, and what stops them

Written by `make apps` on {date}: {count} public apps, run as they are from their folders at these commits. None of their
code is kept here.

The apps were chosen by name before any of them was run, and none was dropped for what came of it. Not here are the programs
of `make programs` and the others in `../UIKitTests/Corpus/corpus.md`, which the engine was made with.

* **compiles**: the target that builds the app compiles, without a change.
* **launches**: the app becomes active.
* **driven**: what the driver in `anyApp.md` did on the screen: it types a word, turns a switch, opens the first row, item,
  button or tab, and types again. **–** means that it found nothing to press.
* **relaunched**: the app was sent to the background, killed, and launched again, and became active. If it had written an archive
  or an activity, the trace names nothing that was lost. *same screen* means that the screen of the second launch is that of the
  first when it was saved; an app that does not save what the driver did shows another one.
* **stopped by**: the first error, by what it names.
"""

UNSUPPORTED = {
    "SwiftUI": "the app itself is in SwiftUI",
    "Core Data": "it keeps its data in Core Data",
    "Objective-C": "it has no Swift code",
    "Swift 2": "it is in Swift 2 or older, which today's compilers don't read",
    "game or 3D": "it is a game, or 3D",
    "package": "it needs a package that is not in its folder, or that is in Objective-C",
    "incomplete": "its repository lacks files of the project or parts of the code, so Xcode does not build it either",
}


def text(outcomes, date):
    counted = [outcome for outcome in outcomes if outcome.kind not in UNSUPPORTED]
    apart = [outcome for outcome in outcomes if outcome.kind in UNSUPPORTED]
    parts = [
        HEAD.format(date=date, count=len(outcomes)),
        "## Rates\n\n" + rates(outcomes, counted),
        "## Why apps stop\n\n" + causes(counted),
        "## What is missing\n\nBy the number of counted apps whose errors name it:\n\n" + missing(counted),
        "In the apps that are counted apart:\n\n" + missing(apart),
        "## Counted apps\n\n" + rows(counted),
        "## Counted apart\n\n" + kinds(apart) + "\n" + rows(apart),
    ]
    return "\n".join(parts)


def rates(outcomes, counted):
    restoring = [outcome for outcome in counted if outcome.restores]
    groups = [
        ("UIKit apps that restore state", restoring),
        ("UIKit apps that do not", [outcome for outcome in counted if not outcome.restores]),
        ("all UIKit apps", counted),
        ("everything in this table", outcomes),
    ]
    lines = ["| | apps | compile | launch | driven | relaunched without loss | saved state that is restored |", "|---|---|---|---|---|---|---|"]
    for name, group in groups:
        saving = [outcome for outcome in group if outcome.saved]
        numbers = [
            share(group, lambda outcome: outcome.compiles),
            share(group, lambda outcome: outcome.launches),
            share(group, lambda outcome: bool(outcome.acts)),
            share(group, lambda outcome: outcome.returns),
            share(saving, lambda outcome: outcome.returns),
        ]
        lines.append(f"| {name} | {len(group)} | " + " | ".join(numbers) + " |")
    return "\n".join(lines) + "\n"


def share(group, condition):
    count = sum(1 for outcome in group if condition(outcome))
    return f"{count} of {len(group)}" + (f" ({100 * count / len(group):.0f} %)" if group else "")


def causes(outcomes):
    names = collections.Counter(cause(outcome) for outcome in outcomes if not outcome.returns)
    lines = ["| cause | apps | share |", "|---|---|---|"]
    for name, count in sorted(names.items(), key=lambda each: (-each[1], each[0])):
        lines.append(f"| {name} | {count} | {100 * count / len(outcomes):.0f} % |")
    return "\n".join(lines) + "\n"


def cause(outcome):
    if outcome.compiles:
        return "something saved was lost" if outcome.losses else "it traps"
    first = outcome.stopped
    if first.startswith("framework "):
        return "a framework is missing"
    if outcome.missing and first == outcome.missing[0]:
        return "a symbol is missing"
    return "another error of the compiler" if "took longer" not in first and "not compiled" not in first else "it takes too long"


def missing(outcomes):
    uses = collections.Counter(name for outcome in outcomes for name in outcome.missing)
    if not uses:
        return "Nothing.\n"
    lines = ["| what | apps |", "|---|---|"]
    lines += [f"| `{name}` | {count} |" for name, count in sorted(uses.items(), key=lambda each: (-each[1], each[0]))]
    return "\n".join(lines) + "\n"


def kinds(outcomes):
    count = collections.Counter(outcome.kind for outcome in outcomes)
    lines = ["| kind | apps | why it is counted apart |", "|---|---|---|"]
    lines += [f"| {kind} | {count[kind]} | {why} |" for kind, why in UNSUPPORTED.items() if count[kind]]
    return "\n".join(lines) + "\n"


def rows(outcomes):
    lines = ["| app | kind | compiles | launches | driven | saves | relaunched | stopped by |", "|---|---|---|---|---|---|---|---|"]
    lines += [row(outcome) for outcome in sorted(outcomes, key=lambda each: (not each.restores, each.repository.lower(), each.folder))]
    return "\n".join(lines) + "\n"


def row(outcome):
    name = f"{outcome.repository} {outcome.commit[:8]}" + (f", `{outcome.folder}`" if outcome.folder not in ("", ".") else "")
    kind = outcome.kind + (", restores" if outcome.restores else "")
    returns = answer(outcome.returns)
    if outcome.returns and outcome.same_screen:
        returns += ", same screen"
    cells = [
        name,
        kind,
        answer(outcome.compiles),
        answer(outcome.launches),
        driven(outcome.acts) if outcome.launches else "",
        ", ".join(outcome.saved) if outcome.launches else "",
        returns if outcome.launches else "",
        outcome.stopped.replace("|", "\\|"),
    ]
    return "| " + " | ".join(cells) + " |"


def answer(value):
    return "yes" if value else "no"


def driven(acts):
    names = list(dict.fromkeys(acts))
    return ", ".join(names) or "–"
