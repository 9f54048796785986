"""Serves our site and two others, and measures them beside each other: `python beside.py OURS MDBOOK STARLIGHT DETAILS.json`.

Each is the folder of a built site: ours is what `reprise build` writes; see README.md for the others.
"""

import functools
import http.server
import json
import pathlib
import sys
import tempfile
import threading

import measure

MOST_PAGES = 20


def spread(paths, folder):
    """Some of the pages, evenly from the smallest to the largest."""
    paths = sorted(paths, key=lambda path: (folder / path).stat().st_size)
    if len(paths) <= MOST_PAGES:
        return paths
    return [paths[round(index * (len(paths) - 1) / (MOST_PAGES - 1))] for index in range(MOST_PAGES)]


class QuietHandler(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_):
        """Says nothing of the thousand requests of a run."""


def served(folder):
    """The address at which a folder is served until the program ends."""
    handler = functools.partial(QuietHandler, directory=folder)
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return f"http://127.0.0.1:{server.server_port}/"


def ours(folder):
    pages = [path.name for path in folder.glob("*.html") if path.with_suffix(".md").exists() and path.stem != "index"]
    return {
        "name": "ours", "folder": str(folder), "address": served(folder), "pages": spread(pages, folder),
        "queries": ["selected tab", "text field", "navigation stack"],
        "missing": ["a-force-quit-of-it.html", "reference/no-such-page.html"],
        "entry": ".side [aria-current=page]", "columns": ".side, main, .contents", "opener": None,
        "field": "site-search input", "result": "#search-results > li", "snippet": "small",
    }


def mdbook(folder):
    # Its page for wrong addresses says that the site stands in a folder of this name.
    root = pathlib.Path(tempfile.mkdtemp())
    (root / "mdBook").symlink_to(folder.resolve())
    others = ["404.html", "print.html", "toc.html", "format/config.html"]
    pages = [path.relative_to(folder).as_posix() for path in folder.rglob("*.html")]
    pages = [path for path in pages if not path.startswith("pre-release") and path not in others]
    return {
        "name": "mdBook", "folder": str(folder), "address": served(root) + "mdBook/", "pages": spread(pages, folder),
        "queries": ["code block", "theme file", "search index"], "missing": ["reading-of-it.html", "format/no-such-page.html"],
        "entry": "#mdbook-sidebar a.active", "columns": "#mdbook-sidebar, main", "opener": "#mdbook-search-toggle",
        "field": "#mdbook-searchbar", "result": "#mdbook-searchresults > li", "snippet": ".teaser",
    }


def starlight(folder):
    pages = [path.relative_to(folder).as_posix() for path in folder.rglob("index.html") if path.parent != folder]
    pages = [path for path in pages if not path.startswith("pr-preview")]
    return {
        "name": "Starlight", "folder": str(folder), "address": served(folder),
        "pages": [path.removesuffix("index.html") for path in spread(pages, folder)],
        "queries": ["environment variable", "helm chart", "import path"], "missing": ["helmm/", "jsonnet/no-such-page/"],
        "entry": "#starlight__sidebar [aria-current=page]", "columns": "#starlight__sidebar, main, .right-sidebar",
        "opener": "button[data-open-modal]", "field": ".pagefind-ui__search-input", "result": ".pagefind-ui__result",
        "snippet": ".pagefind-ui__result-excerpt",
    }


if __name__ == "__main__":
    folders = [pathlib.Path(path) for path in sys.argv[1:4]]
    sites = [describe(folder) for describe, folder in zip([ours, mdbook, starlight], folders)]
    measure.main(sites, pathlib.Path(sys.argv[4]))
