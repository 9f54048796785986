"""The pages of the finished site."""

import os
import pathlib

SITE = pathlib.Path(os.environ["REPRISE_SITE"]).resolve()


def pages():
    """The paths of all pages, from the site's folder."""
    return sorted(str(path.relative_to(SITE)) for path in SITE.rglob("*.html"))


# A page of every kind: trace, archive, matrix and what-if; diff; output; diagnostics; diagrams and tabs; tables; the
# list of topics; nothing found; Korean and Chinese. Hostile guides are pages of the other site.
CHOSEN = [
    "index.html", "404.html", "topics.html", "a-tab-bar-without-scenes.html", "what-changed-between-two-saves.html",
    "several-windows.html", "reference/the-grammar-of-examples.html", "reference/what-if-and-drawings.html",
    "reference/every-key.html", "ko/paths-and-positions.html", "zh-Hans/suspended-or-gone.html",
]


def address(path):
    return SITE.joinpath(path).as_uri()
