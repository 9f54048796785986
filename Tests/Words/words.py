"""Finds the words that this project does not use, and says what to write instead.

    words.py [FOLDER]   checks the project in FOLDER, or the one that this file belongs to

`words.txt` beside this file lists the phrases, `exceptions.txt` the places where one of them is
right. Two kinds of text are read: *prose* is Markdown without code blocks, code spans and
addresses; *code* is the comments and texts of programs, style sheets, templates and configuration.
Translations are not read. Each finding is a line:

    Content/a-search.md:12:5: say "the user" instead of "the finger" [words.glossary]

An exception that hides no finding is a finding too. Exits with 1 if there are findings.
"""

import fnmatch
import itertools
import os
import pathlib
import re
import sys
from typing import NamedTuple

HERE = pathlib.Path(__file__).resolve().parent
TABLE = "Tests/Words/words.txt"
EXCEPTIONS = "Tests/Words/exceptions.txt"


def main(arguments):
    root = pathlib.Path(arguments[0]) if arguments else HERE.parent.parent
    findings = check(files(root), phrases(root / TABLE), exceptions(root / EXCEPTIONS))
    for finding in findings:
        print(finding)
    return 1 if findings else 0


# The two tables


class Phrase(NamedTuple):
    """A row of `words.txt`: what not to write, and in which kinds of text."""

    text: str
    instead: str
    kinds: frozenset


class Allowed(NamedTuple):
    """A row of `exceptions.txt`: where a text is right, although a phrase is in it."""

    line: int
    paths: str
    text: str
    reason: str


def phrases(path):
    """Returns the phrases of the table: `phrase | what to say | kinds`; kinds are optional."""
    for number, columns in rows(path):
        if len(columns) not in (2, 3):
            raise SystemExit(f"{path}:{number}: a row is `phrase | what to say | kinds`")
        kinds = frozenset(columns[2].split() if len(columns) == 3 else KINDS)
        if not kinds <= KINDS:
            raise SystemExit(f"{path}:{number}: the kinds are {', '.join(sorted(KINDS))}")
        yield Phrase(columns[0], columns[1], kinds)


def exceptions(path):
    """Returns the exceptions of the table: `path pattern | text | reason`."""
    for number, columns in rows(path):
        if len(columns) != 3:
            raise SystemExit(f"{path}:{number}: a row is `path pattern | text | reason`")
        yield Allowed(number, *columns)


def rows(path):
    """Returns the number and the columns of each line that is neither empty nor a comment."""
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if line.strip() and not line.startswith("#"):
            yield number, [column.strip() for column in line.split(" | ")]


def pattern(text):
    """Returns a pattern for a phrase: `a/b` are two forms of a word, and lines may break."""
    words = ["(?:" + "|".join(map(re.escape, forms)) + ")" for forms in words_of(text)]
    return re.compile(r"(?<![\w-])" + SPACE.join(words) + r"(?![\w-])", re.IGNORECASE)


SPACE = r"(?: +| *\n *)"


# The check


def check(texts, phrases, exceptions):
    """Returns the findings in `texts`, which are paths with a kind and what is written there."""
    patterns = [(phrase, pattern(phrase.text), spellings_of(phrase.text)) for phrase in phrases]
    allowed = [(exception, pattern(exception.text)) for exception in exceptions]
    used = set()
    findings = []
    for path, kind, raw, read in texts:
        bare = bare_words(raw)
        candidates = [
            (phrase, finder)
            for phrase, finder, spellings in patterns
            if kind in phrase.kinds and any(spelling in bare for spelling in spellings)
        ]
        if not candidates:
            continue
        text = read(raw)
        here = [row for row in allowed if fnmatch.fnmatchcase(path, row[0].paths)]
        hidden = [(row, match.span()) for row, finder in here for match in finder.finditer(text)]
        for phrase, finder in candidates:
            for match in finder.finditer(text):
                covers = {row for row, span in hidden if covered(match.span(), span)}
                used |= covers
                if not covers:
                    place = position(text, match.start())
                    findings.append((path, *place, phrase, match.group()))
    stale = [row for row, _ in allowed if row not in used]
    return [finding_line(*finding) for finding in sorted(findings)] + [
        stale_line(exception) for exception in stale
    ]


def bare_words(text):
    """Returns only the words of a text, in which most phrases are quickly seen to be missing."""
    return " " + " ".join(WORD.findall(text.lower())) + " "


def spellings_of(phrase):
    """Returns all that a phrase stands for, as `bare_words` does."""
    return [bare_words(" ".join(words)) for words in itertools.product(*words_of(phrase))]


def words_of(phrase):
    """Returns the words of a phrase, each in all its forms."""
    return [word.split("/") for word in phrase.split()]


WORD = re.compile(r"[^\W_]+(?:-[^\W_]+)*")


def covered(span, by):
    return by[0] <= span[0] and span[1] <= by[1]


def position(text, index):
    """Returns the line and the column of an index, both counted from 1."""
    start = text.rfind("\n", 0, index) + 1
    return text.count("\n", 0, index) + 1, index - start + 1


def finding_line(path, line, column, phrase, found):
    found = " ".join(found.split())
    return f'{path}:{line}:{column}: say "{phrase.instead}" instead of "{found}" [words.glossary]'


def stale_line(exception):
    return (
        f'{EXCEPTIONS}:{exception.line}:1: no "{exception.text}" that needs an exception is in '
        f"{exception.paths}: remove the line [words.stale-exception]"
    )


# The texts


def files(root):
    """Returns the path, the kind and the text of each file that people write, and its reader."""
    for path in sorted(paths(root)):
        name = path.relative_to(root).as_posix()
        reader = reader_of(name)
        if reader and not any(fnmatch.fnmatchcase(name, pattern) for pattern in NOT_READ):
            kind, read = reader
            yield name, kind, path.read_text(encoding="utf-8"), read


def paths(root):
    yield from (path for path in root.iterdir() if path.is_file())
    for folder in FOLDERS:
        for parent, _, names in os.walk(root / folder):
            yield from (pathlib.Path(parent, name) for name in names)


def reader_of(name):
    """Returns the kind of a file and the function that reads it, by its name; None for others."""
    return next((found for ending, found in READERS.items() if name.endswith(ending)), None)


FOLDERS = [".ci", ".github", "Content", "Site", "Sources", "Tests"]

# Translations, what a program wrote, and the examples of this check.
NOT_READ = ["Content/ko/*", "Content/zh-Hans/*", "Tests/*/last-run.md", "Tests/Words/*"]


# Reading. What is not read becomes gaps, which no phrase matches: lines and columns stay the same.


GAP = "\0"


def prose(text):
    """Returns Markdown without code blocks, code spans and addresses of links."""
    text = FENCED.sub(gap, text)
    text = NOT_PROSE.sub(gap, text)
    return QUOTE.sub(spaces, text)


# A block ends at a fence of the same sign that is at least as long.
FENCED = re.compile(
    r"^[ >]*(`{3,}|~{3,})[^\n]*\n(?:.*?^[ >]*\1[`~]*[ ]*$|.*\Z)", re.MULTILINE | re.DOTALL
)
CODE_SPAN = r"(?<!`)(`+)(?!`)(?:[^`\n]|\n(?!\s*\n)|(?!(?<!`)\1(?!`))`)+?(?<!`)\1(?!`)"
NOT_PROSE = re.compile(CODE_SPAN + r"|(?<=\])\([^)\s]*\)|https?://\S+", re.DOTALL)
QUOTE = re.compile(r"^[ ]*>[ >]*", re.MULTILINE)


def code(*tokens):
    """Returns a function that keeps what `tokens` find, without code spans and interpolation."""
    tokens = re.compile("|".join(tokens), re.DOTALL)

    def read(text):
        pieces, end = [], 0
        for match in tokens.finditer(text):
            words = NOT_PROSE.sub(gap, INTERPOLATION.sub(gap, match.group()))
            pieces += [gap_for(text[end : match.start()]), words]
            end = match.end()
        return MARKER.sub(spaces, "".join(pieces) + gap_for(text[end:]))

    return read


INTERPOLATION = re.compile(r"\\\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)|\\[nt\"]|\$\{[^}]*\}")

# What comes before the words of a line of a comment.
MARKER = re.compile(r"^ *(?:///?|#+|\*) +", re.MULTILINE)


def whole(text):
    return text


def gap(match):
    return gap_for(match.group())


def gap_for(text):
    """Returns a gap as long as a text, with its line breaks and its blank lines."""
    return "\n".join(GAP * len(line) if line.strip() else line for line in text.split("\n"))


def spaces(match):
    return " " * len(match.group())


DOUBLE = r'"(?:\\\((?:[^()\n]|\((?:[^()\n]|\([^()\n]*\))*\))*\)|\\.|[^"\\\n])*"'
SINGLE = r"'(?:\\.|[^'\\\n])*'"
LONG = r'"""(?:\\.|.)*?"""'
SLASHES = r"//[^\n]*"
STARS = r"/\*.*?\*/"
HASH = r"(?<![^\s])#(?!!)[^\n]*"
BACKTICKS = r"`(?:\\.|[^`\\])*`"

C = "code", code(SLASHES, STARS, DOUBLE, SINGLE)
PYTHON = "code", code(HASH, LONG, DOUBLE, SINGLE)
READERS = {
    ".md": ("prose", prose),
    ".swift": ("code", code(SLASHES, STARS, LONG, DOUBLE)),
    ".c": C,
    ".h": C,
    ".js": ("code", code(SLASHES, STARS, BACKTICKS, DOUBLE, SINGLE)),
    ".css": ("code", code(STARS)),
    ".py": PYTHON,
    ".yaml": ("code", whole),
    ".yml": ("code", whole),
    ".mustache": ("code", whole),
    "Makefile": ("code", code(HASH)),
    ".ci/run": ("code", code(HASH)),
}
KINDS = {"prose", "code"}


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
