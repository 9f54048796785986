"""Two tiers of tests: what `make test` runs, and what only `make test-all` runs, each with a word that says why."""

import collections

import pytest

# Why a test waits for the second tier.
WORDS = {
    "pages": "the other pages of the site: the first tier has a page of every kind",
    "widths": "the other widths, heights and color schemes",
    "editors": "the same in the other of the two editors",
    "languages": "the same in another language",
    "texts": "further texts of the same kind",
    "attacks": "further attacks of the same kind",
    "programs": "further programs of the same kind",
    "edits": "further edits of the same kind",
    "patience": "waits for the time limits of the server or of a program",
    "load": "many pages, requests or edits at once",
    "soak": "many runs and edits in a row",
}

COUNTS = pytest.StashKey[collections.Counter]()


def first(wanted, values, word):
    """Parameters of which only those that are `wanted` run in the first tier."""
    values, wanted = list(values), list(wanted)
    missing = [value for value in wanted if value not in values]
    assert not missing, f"no such parameter: {missing}"
    return [value if value in wanted else pytest.param(value, marks=pytest.mark.nightly(word)) for value in values]


def is_known(mark):
    return len(mark.args) == 1 and not mark.kwargs and mark.args[0] in WORDS


def word_of(item):
    """Why a test is in the second tier; nothing for a test of the first."""
    return next((mark.args[0] for mark in item.iter_markers("nightly") if is_known(mark)), None)


def check(item):
    """Fails a test that gives another reason; an error while tests are collected is lost between processes."""
    if not all(map(is_known, item.iter_markers("nightly"))):
        pytest.fail(f"nightly takes one of these words: {', '.join(WORDS)}", pytrace=False)


def select(config, items):
    """Leaves out the tests of the second tier, and counts them by their words."""
    counts = config.stash.setdefault(COUNTS, collections.Counter())
    words = [word_of(item) for item in items]
    if config.getoption("all"):
        return
    counts.update(word for word in words if word)
    config.hook.pytest_deselected(items=[item for item, word in zip(items, words) if word])
    items[:] = [item for item, word in zip(items, words) if not word]


def summary(counts):
    """The lines that say what the second tier would add."""
    return [f"{count:5}  {word:10} {WORDS[word]}" for word, count in sorted(counts.items(), key=lambda entry: -entry[1])]
