"""What came of running one app."""

import json
import re

# What the trace says where something that was saved is not there again.
LOSSES = {
    "archiveNotRead": "the archive was not read",
    "elementNotSelected": "a row was not selected",
    "notDecoded": "an object of another class was not decoded",
    "notFound": "an object was not found",
    "nothingRestored": "the app did not restore",
    "objectNotDecoded": "an object was not decoded",
    "presentedControllerIsElsewhere": "a presented controller was not presented",
    "presentedControllerNotRestored": "a presented controller was not presented",
    "referencesNotDecoded": "references were not decoded",
    "restorationClassDoesNotConform": "a restoration class does not conform",
    "restorationClassNotFound": "a restoration class was not found",
    "savedActivityNotRead": "the activity was not read",
    "selectedTabNotRestored": "a tab was not selected",
    "stackCutOff": "a stack came back short",
    "userInfoLost": "values of an activity were lost",
    "valueNotDecoded": "a value was not decoded",
}

FINDING = re.compile(r"^(?P<place>.*?): error: (?P<text>.*?) \[(?P<rule>[a-z0-9.-]+)\]$", re.M)

# What findings name, and how the table calls it.
NAMED = [
    (r"Foundation on Linux has no (.+)", lambda found: "Foundation: " + ", ".join(re.findall(r"`(\w+)`", found[1]))),
    (r"(\w+) is unavailable here", lambda found: f"framework {found[1]}"),
    (r"no such module '(\w+)'", lambda found: f"package {found[1]}"),
    (r"cannot find (?:type )?'(\w+)' in scope", lambda found: found[1]),
    (r"'(\w+)' is not a member type of \w+ '(?:UIKit\.)?([\w.]+)'", lambda found: f"{found[2]}.{found[1]}"),
    (r"type '([\w.]+)\??' has no member '(\w+)'", lambda found: f"{found[1]}.{found[2]}"),
    (r"value of type '([\w.]+)\??' has no member '(\w+)'", lambda found: f"{found[1]}.{found[2]}"),
]

# Findings about files that the repository does not have.
INCOMPLETE = ("app.unreadable", "app.no-code", "app.no-information-property-list", "from.missing")

# What Xcode leaves for the author to fill in, and does not compile either.
PLACEHOLDER = "editor placeholder in source file"


class Outcome:
    """How far an app came; what was saved and came back; what stopped it."""

    def __init__(self, app, kind):
        self.repository, self.commit, self.folder = app
        self.kind = kind.name
        self.restores = kind.restores
        self.files = kind.files
        self.compiles = self.launches = self.returns = self.same_screen = False
        self.acts, self.saved, self.losses, self.missing = [], [], [], []
        self.stopped = ""

    @property
    def furthest(self):
        if not self.compiles:
            return "stopped"
        if not self.launches:
            return "compiles"
        return "relaunched" if self.returns else "launches"

    @classmethod
    def timed_out(cls, app, kind, seconds):
        outcome = cls(app, kind)
        outcome.stopped = f"it took longer than {seconds} s"
        return outcome

    @classmethod
    def read(cls, app, kind, output, errors):
        outcome = cls(app, kind)
        outcome.find(errors)
        launches = records(output)
        if launches:
            outcome.compiles = True
            outcome.launches = is_active(launches[0])
            outcome.acts = [line[5:] for line in launches[0]["output"].splitlines() if line.startswith("act: ")]
            outcome.saved = saved(launches[0])
        if len(launches) > 1:
            outcome.losses = sorted({LOSSES[name] for name in decisions(launches[1]) if name in LOSSES})
            ended = launches[1]["termination"] == {"killedAtEnd": {}}
            outcome.returns = is_active(launches[1]) and ended and not outcome.losses
            outcome.same_screen = screen(launches[0], "saved") == screen(launches[1], "settled")
        if not outcome.stopped and outcome.losses:
            outcome.stopped = "; ".join(outcome.losses)
        return outcome

    def find(self, errors):
        """Notes the first error, and all that is missing by the errors."""
        for finding in FINDING.finditer(errors):
            text, rule = finding["text"], finding["rule"]
            name = missing(text)
            if name and name not in self.missing:
                self.missing.append(name)
            if (rule in INCOMPLETE or text == PLACEHOLDER) and self.kind == "UIKit":
                self.kind = "incomplete"
            if rule == "dialect.swift-2":
                self.kind = "Swift 2"
            if (name or "").startswith("package ") and self.kind == "UIKit":
                self.kind = "package"
            if not self.stopped:
                self.stopped = name or shortened(text)


def shortened(text):
    text = re.sub(r" UIKit raises an exception here\.$", "", text)
    return text if len(text) <= 110 else text[:107].rstrip() + "…"


def missing(text):
    for pattern, name in NAMED:
        found = re.search(pattern, text)
        if found:
            return name(found)
    return None


def records(output):
    try:
        examples = json.loads(output)["examples"]
    except (ValueError, KeyError):
        return []
    return examples[0]["launches"] if examples else []


def decisions(launch):
    """The names of what the engine decided and warned of."""
    for event in launch["events"]:
        if event["kind"] in ("decision", "warning", "life"):
            yield from event[event["kind"]]


def is_active(launch):
    return not {"appBecomesActive", "sceneBecomesActive"}.isdisjoint(decisions(launch))


def saved(launch):
    names = set(decisions(launch))
    return [text for name, text in (("archiveWritten", "archive"), ("activitySaved", "activity")) if name in names]


def screen(launch, moment):
    """What was on screen, the last time at a moment."""
    drawings = launch.get("drawings") or {}
    numbers = [each["drawing"] for each in drawings.get("moments", []) if moment in each["moment"]]
    return drawings["drawings"][numbers[-1]] if numbers else None
