"""What was tried on the server and what it got: tables that the tests leave behind for a person to read."""

import os
import pathlib

FOLDER = pathlib.Path(os.environ.get("REPRISE_ATTACKS", pathlib.Path(__file__).resolve().parents[2] / ".build/browser/attacks"))


class AttackTable:
    """The attacks of one file of tests, in the order in which they were tried."""

    def __init__(self, title):
        self.title, self.rows = title, []

    def note(self, kind, attack, got):
        self.rows.append([self.cell(kind), self.cell(attack), self.cell(got)])

    def write(self):
        FOLDER.mkdir(parents=True, exist_ok=True)
        lines = [f"## {self.title}", "", "| what | attack | got |", "|---|---|---|"] + [f"| {' | '.join(row)} |" for row in self.rows]
        FOLDER.joinpath(self.title.lower().replace(" ", "-") + ".md").write_text("\n".join(lines) + "\n")

    @staticmethod
    def cell(value, most=110):
        """A value as it may stand in a table: what cannot be seen is spelled."""
        text = str(value).encode("unicode_escape").decode() if not str(value).isprintable() else str(value)
        text = text if len(text) <= most else f"{text[:most]} … ({len(text)})"
        return text.replace("|", "\\|").replace("`", "'")
