"""What was tried on the server and what it got: tables that the tests leave behind for a person to read."""

import fcntl
import os
import pathlib

FOLDER = pathlib.Path(os.environ.get("REPRISE_ATTACKS", pathlib.Path(__file__).resolve().parents[2] / ".build/browser/attacks"))


# The same in all processes that share the tests of a run.
RUN = os.environ.get("PYTEST_XDIST_TESTRUNUID", f"process {os.getpid()}")


class AttackTable:
    """The attacks of one file of tests, in the order of their names."""

    def __init__(self, title):
        self.title, self.rows = title, []

    def note(self, kind, attack, got):
        self.rows.append(f"| {self.cell(kind)} | {self.cell(attack)} | {self.cell(got)} |")

    def write(self):
        """Adds the rows to those that another process of the same run has written, or starts a new table."""
        FOLDER.mkdir(parents=True, exist_ok=True)
        mark = f"<!-- {RUN} -->"
        with FOLDER.joinpath(self.title.lower().replace(" ", "-") + ".md").open("a+") as file:
            fcntl.flock(file, fcntl.LOCK_EX)
            file.seek(0)
            lines = file.read().splitlines()
            known = [line for line in lines[4:] if line] if lines[-1:] == [mark] else []
            rows = sorted(set(self.rows + known[:-1]))
            file.truncate(0)
            file.write("\n".join([f"## {self.title}", "", "| what | attack | got |", "|---|---|---|", *rows, "", mark]) + "\n")

    @staticmethod
    def cell(value, most=110):
        """A value as it may stand in a table: what cannot be seen is spelled."""
        text = str(value).encode("unicode_escape").decode() if not str(value).isprintable() else str(value)
        text = text if len(text) <= most else f"{text[:most]} … ({len(text)})"
        return text.replace("|", "\\|").replace("`", "'")
