"""Pages of a browser that one test leaves to the next: opening a new one costs more than most tests do."""

import os

# The browser without windows: it needs two thirds of the time of the one that only hides them.
CHROMIUM = os.environ.get("REPRISE_CHROMIUM", "/usr/bin/chromium-headless-shell")

BLANK = "about:blank"

# What a test may change of a page's media, and a context's options may say.
MEDIA = ["color_scheme", "contrast", "forced_colors", "reduced_motion"]


class KeptPages:
    """Pages by the options of their contexts, each in a context of its own.

    A page that a test gives back is as good as new: it has no address, no storage, no page beside it, and the media that its
    context's options say.
    """

    def __init__(self, browser):
        self.browser = browser
        self.free = {}

    def take(self, **options):
        """A page with these options that no test uses, and whatever gives it back."""
        key = repr(sorted(options.items()))
        page = self.free[key].pop() if self.free.get(key) else self.opened(options)
        return page, lambda: self.give_back(page, key, options)

    def opened(self, options):
        context = self.browser.new_context(**options)
        context.set_default_timeout(60_000)
        return context.new_page()

    def give_back(self, page, key, options):
        for other in page.context.pages:
            if other != page:
                other.close()
        if page.is_closed():
            page.context.close()
            return
        # Without scripts, a page has stored nothing.
        if options.get("java_script_enabled", True) and page.url != BLANK:
            page.evaluate("localStorage.clear(), sessionStorage.clear()")
        page.goto(BLANK)
        page.mouse.move(0, 0)
        media = {name: options.get(name, "null") for name in MEDIA}
        page.emulate_media(media="null", **media)
        self.free.setdefault(key, []).append(page)
