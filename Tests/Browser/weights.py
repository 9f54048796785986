"""What a reader downloads: gzip sizes of a built site's files, beside what they may be.

`python3 weights.py SITE` prints the table; test_weights.py holds the site to it.
"""

import gzip
import pathlib
import re
import sys

# In kilobytes of 1,000 bytes, as gzip makes them.
# The largest guides have twelve mistakes, each with what it does, and, in two pages, the drawings of every control and container. The others are below 14.4 KiB; two translations of
# a guide with eight variants are the largest of them, of which the values that scripts read in events are 0.1.
# Each guide costs every page 0.04 for its line in the sidebar; the part about moving to scenes, of sixteen guides, costs 0.64.
# The four about identities of stored objects, coordinators, snapshots and the simulator cost 0.12.
# What windows saved, entry by entry, costs the guide of the forum app, which has two apps, 0.2; the events that its table has already are not in its trace.
# The link to the code of an example costs a page 0.04 to 0.05.
# Styles have their lines without indentation and comments; a minifier would save 0.4, and need to know their grammar.
# The drawings of what the user saw cost a page with one app 0.5 to 1.2; the guide of the file app has ten screens of two apps.
# The signs of edited rows, the index of a list and the ends of steppers cost the guide of the driver, with sixteen screens, 0.1.
BUDGETS = {
    "a usual page": 14.0,
    "the largest pages": 40.0,
    "every other guide": 32.2,
    "styles": 12.5,
    "scripts": 25.2,
    "requests elsewhere": 0,
}

SCRIPT = re.compile(r'''<script src="?([^":>\s]+)(?=[">\s])''')

LOADED = re.compile(
    r"""<(?:script|img|iframe|source|video|audio|embed|object|link\s+rel="?(?:stylesheet|icon|preload)"?)[^>]*?"""
    r"""\s(?:src|href|data)="?(https?:)?//""",
    re.IGNORECASE,
)


def kilobytes(data):
    return len(gzip.compress(data, 9, mtime=0)) / 1000


def weights(site):
    """The weights by the names of the budgets, and the sizes of all pages, the largest first."""
    pages = {path.relative_to(site).as_posix(): path.read_bytes() for path in sorted(site.rglob("*.html"))}
    sizes = sorted(((kilobytes(data), name) for name, data in pages.items()), reverse=True)
    # Of the pages with panels; the index of APIs is none, and grows with the guides.
    guides = [size for size, name in sizes if b"<trace-player" in pages[name]]
    style = (site / "style.css").read_bytes()
    elsewhere = sum(len(LOADED.findall(data.decode())) for data in pages.values())
    elsewhere += len(re.findall(rb"url\(\s*[\"']?(?:https?:)?//|@import", style))
    # All that one page reads before anybody asks for more.
    scripts = {
        tuple(sorted(str((site / name).parent.joinpath(path).resolve()) for path in SCRIPT.findall(data.decode())))
        for name, data in pages.items()
    }
    return {
        # Half of them are smaller.
        "a usual page": guides[len(guides) // 2] if guides else 0.0,
        "the largest pages": sizes[0][0],
        # Without that of twelve mistakes, and the two with the drawings of every control and container.
        "every other guide": max(guides[3:], default=0.0),
        "styles": kilobytes(style),
        "scripts": max(sum(kilobytes(pathlib.Path(path).read_bytes()) for path in paths) for paths in scripts),
        "requests elsewhere": elsewhere,
    }, sizes


def main(site):
    found, sizes = weights(site)
    print(f"{'what a reader downloads':28} {'gzip kB':>8} {'at most':>8}")
    for name, weight in found.items():
        print(f"{name:28} {weight:8.1f} {BUDGETS[name]:8.1f}{'' if weight <= BUDGETS[name] else '  too much'}")
    print("the heaviest: " + ", ".join(f"{name} {size:.1f}" for size, name in sizes[:5]))


if __name__ == "__main__":
    main(pathlib.Path(sys.argv[1]))
