"""Measures built documentation sites beside each other, and prints one table. `beside.py` calls it.

Of each site it has a `name`, its `folder`, the `address` at which it is served, `pages` and `queries`, the addresses that are
`missing`, at which the folder's 404.html is shown, and selectors: the sidebar's `entry` of the current page, `columns`, the search's
`opener` or None, its `field`, a `result` and its `snippet`. A kB is 1,000 bytes, as gzip -9 makes them of text; fonts and pictures
are as they are. Requests to other hosts are refused.
"""

import contextlib
import gzip
import json
import os
import pathlib
from statistics import median
from urllib.parse import urljoin

from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import sync_playwright

CHROMIUM = os.environ.get("REPRISE_CHROMIUM", "/usr/bin/chromium-headless-shell")
TIMED_LENGTH = 8000  # Characters of main: the page of each site that is nearest to it is the one whose loading is timed.

# Whether nothing that scrolls hides the entry; null without an entry.
IS_SEEN = """(name) => document.querySelector(name) && new Promise((resolve) => new IntersectionObserver(
  ([{ intersectionRatio }]) => resolve(intersectionRatio > 0.9)).observe(document.querySelector(name)))"""
FIRST_BLOCK = """() => [...document.querySelectorAll("main :is(pre, figure)")].filter((node) => node.checkVisibility())
  .map((node) => node.getBoundingClientRect().top + scrollY).sort((one, other) => one - other)[0] ?? null"""

# The share of the window's width that has a block of a column somewhere above or below it.
COVERED = """(columns) => {
  const isCovered = Array(innerWidth).fill(0), place = (x) => Math.max(0, Math.round(x));
  [...document.querySelectorAll(`:is(${columns}) :is(h1, h2, p, li, pre, table, figure)`)]
    .filter((node) => node.checkVisibility({ visibilityProperty: true })).map((node) => node.getBoundingClientRect())
    .forEach(({ left, right }) => isCovered.fill(1, place(left), place(right)));
  return isCovered.reduce((sum, one) => sum + one) / innerWidth;
}"""

# What a finger must hit and is smaller than 24 pixels, but for links in running text and what only screen readers get.
SMALL = """() => [...document.querySelectorAll("main :is(a[href], button, summary, select, input, [role=tab])")]
  .filter((node) => node.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    && (getComputedStyle(node).display !== "inline" || !node.parentElement.closest("p, li")))
  .map((node) => [node, node.getBoundingClientRect()])
  .filter(([, { width, height }]) => Math.min(width, height) > 1 && Math.min(width, height) < 24)
  .map(([{ localName, className }, { width, height }]) => `${localName}.${className} ${Math.round(width)}x${Math.round(height)}`)"""
BARRIERS = "axe.run({ preload: false, resultTypes: ['violations'] }).then(({ violations }) => violations.map(({ id }) => id))"
# The characters that a snippet's box does not cut off, and whether words in it are lit.
FOUND = """([result, snippet]) => [...document.querySelectorAll(result)].filter((node) => node.checkVisibility()).map((node) => ({
  lengths: [...node.querySelectorAll(snippet)].map((part) => part.innerText.trim().length * (part.clientHeight / part.scrollHeight || 1)),
  isLit: !!node.querySelector("mark, em") }))"""
NOT_FOUND = """(search) => ({ height: document.documentElement.scrollHeight, links: document.querySelectorAll("main a[href]").length,
  hasSearch: !!document.querySelector(search)?.checkVisibility(), isStyled: [...document.styleSheets].some(({ href, cssRules }) => href && cssRules.length) })"""


@contextlib.contextmanager
def opened(browser, site, path, width=1280, height=900, **options):
    """A page in a browser that has nothing of the site yet, and what it asked for."""
    context = browser.new_context(viewport={"width": width, "height": height}, bypass_csp=True, reduced_motion="reduce", **options)
    page, missing_page = context.new_page(), pathlib.Path(site["folder"], "404.html").read_text()
    page.answers, page.elsewhere = [], []
    page.on("response", lambda answer: page.answers.append(answer))
    page.route(lambda address: not address.startswith((site["address"], "data:", "blob:")),
               lambda route: (page.elsewhere.append(route.request.url), route.abort()))
    for missing in site["missing"]:
        page.route(urljoin(site["address"], missing), lambda route: route.fulfill(status=404, content_type="text/html", body=missing_page))
    page.goto(urljoin(site["address"], path), wait_until="networkidle")
    yield page
    context.close()


def kilobytes(answer):
    is_text = answer.request.resource_type not in ("font", "image") or "svg" in answer.headers.get("content-type", "")
    return len(gzip.compress(answer.body(), 9, mtime=0) if is_text else answer.body()) / 1000


def measured(browser, site, path):
    with opened(browser, site, path) as page:
        sizes = [(answer.request.resource_type, kilobytes(answer)) for answer in page.answers if answer.url.startswith("http")]
        found = {kind: sum(size for name, size in sizes if name == kind) for kind in ["document", "stylesheet", "script"]}
        found |= {"path": path, "all": sum(size for _, size in sizes), "requests": len(sizes), "elsewhere": page.elsewhere,
                  "seen": page.evaluate(IS_SEEN, site["entry"]), "first": page.evaluate(FIRST_BLOCK), "text": len(page.inner_text("main"))}
    for scheme in ["light", "dark"]:
        with opened(browser, site, path, color_scheme=scheme) as page:
            page.evaluate(AXE_SCRIPT)
            found[scheme] = page.evaluate(BARRIERS)
    with opened(browser, site, path, 1920, 1080) as page:
        found["covered"] = page.evaluate(COVERED, site["columns"])
    with opened(browser, site, path, 390, 844, is_mobile=True, has_touch=True) as page:
        found |= {"small": page.evaluate(SMALL), "wide": page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth")}
    with opened(browser, site, path, java_script_enabled=False) as page:
        return found | {"plain": len(page.inner_text("main"))}


def searched(browser, site, query):
    with opened(browser, site, site["pages"][0]) as page:
        if site["opener"]:
            page.click(site["opener"])
        page.locator(site["field"]).press_sequentially(query, delay=30)
        page.wait_for_timeout(4000)
        return page.evaluate(FOUND, [site["result"], site["snippet"]])


def load_time(browser, site, path):
    with opened(browser, site, "about:blank") as page:
        page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": 4})
        page.goto(urljoin(site["address"], path), wait_until="load")
        return page.evaluate("performance.getEntriesByType('navigation')[0].loadEventStart")


def whole(browser, site):
    pages, missing = [measured(browser, site, path) for path in site["pages"]], []
    for path in site["missing"]:
        with opened(browser, site, path) as page:
            missing.append(page.evaluate(NOT_FOUND, site["opener"] or site["field"]))
    timed = min(pages, key=lambda page: abs(page["text"] - TIMED_LENGTH))
    return {"name": site["name"], "pages": pages, "missing": missing,
            "timed": timed, "times": [load_time(browser, site, timed["path"]) for _ in range(5)],
            "found": [searched(browser, site, query) for query in site["queries"]],
            "partly": [searched(browser, site, f"{query} zzqx") for query in site["queries"]]}


def rows(site):
    """The names and values of the table's rows."""
    pages, found = site["pages"], [result for results in site["found"] for result in results[:5]]
    every = lambda name: [page[name] for page in pages if page[name] is not None]
    share = lambda values: f"{sum(map(bool, values))} of {len(values)}"
    yield "", site["name"]
    for name, label in {"document": "HTML", "stylesheet": "CSS", "script": "scripts", "all": "all of a first visit"}.items():
        yield f"kB of {label}, median (most)", f"{median(every(name)):.1f} ({max(every(name)):.1f})"
    yield "requests; further ones, to other hosts", f"{median(every('requests')):.0f}; {median(map(len, every('elsewhere'))):.0f}"
    for scheme in ["light", "dark"]:
        yield f"axe rules violated a page, {scheme}", f"{sum(map(len, every(scheme))) / len(pages):.2f}: {' '.join(sorted(set(sum(every(scheme), []))))}"
    yield "pages with their entry in sight in the sidebar", share(every("seen"))
    yield "controls below 24 px at 390: a page, pages", f"{sum(map(len, every('small'))) / len(pages):.1f}, {share(every('small'))}"
    yield "pages wider than 390", share(every("wide"))
    for page in site["missing"]:
        yield "404 page, root and folder", "{height} px, links: {links}, search: {hasSearch}, styles: {isStyled}".format(**page)
    yield "width covered at 1920, median", f"{median(every('covered')):.0%}"
    yield "search: characters of snippets, lit words", f"{median(sum(one['lengths']) for one in found):.0f}, {share([one['isLit'] for one in found])}"
    yield "search: queries with results; with zzqx too", f"{share(site['found'])}; {share(site['partly'])}"
    yield "px above the first code block or figure, median", f"{median(every('first') or [0]):.0f}, {len(every('first'))} pages have one"
    yield "text without scripts: least share", f"{min(page['plain'] / page['text'] for page in pages):.0%}"
    yield "ms to load, processor 4 times slower (characters of the page)", f"{median(site['times']):.0f} ({site['timed']['text']})"


def main(described, details):
    """Prints the table of some sites, and writes all that was measured as JSON into a file."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", "--disable-dev-shm-usage"])
        sites = [whole(browser, site) for site in described]
    details.write_text(json.dumps(sites, indent=1))
    for lines in zip(*map(rows, sites)):
        print("| " + " | ".join([lines[0][0], *(value for _, value in lines)]) + " |")
