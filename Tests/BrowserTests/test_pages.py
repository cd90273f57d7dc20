"""One page of every kind in Chromium: three widths, scripts on and off."""

import re
import unittest

import pages
from browser import WIDTHS, BrowserTest

# Every one of them.
OPEN_ALL = "document.querySelectorAll('details').forEach(one => { one.open = true; })"
SHIFTS = """
const done = arguments[0];
new PerformanceObserver(list => {}).observe({type: 'layout-shift', buffered: true});
requestAnimationFrame(() => setTimeout(() => {
  const found = [];
  const observer = new PerformanceObserver(list => {});
  observer.observe({type: 'layout-shift', buffered: true});
  for (const entry of observer.takeRecords()) found.push(entry.value);
  done(found);
}, 100));
"""


class EveryKindOfPage(BrowserTest):
    def setUp(self):
        self.browser.scripts(True)
        self.browser.console()
        self.browser.requests()

    def test_is_silent_asks_nobody_and_stands_still(self):
        self.browser.prefer("light")
        wrong = []
        root = pages.ROOT.as_uri()
        if pages.EVERY_PAGE:
            # A slow machine shows a page while it is still being read.
            self.browser.slow_down(6)
            self.addCleanup(self.browser.slow_down, 1)
        for width in WIDTHS:
            self.browser.size(width)
            for page in pages.chosen():
                place = f"{pages.name(page)} {width}"
                # Where the browser pauses in a page is chance; what always moves is a fault.
                shifts = []
                for _ in range(3):
                    self.browser.open(page)
                    shifts = self.browser.driver.execute_async_script(SHIFTS)
                    if sum(shifts) <= 0.001:
                        break
                wrong += [f"{place}: the console says {line}" for line in self.browser.console()]
                wrong += [
                    f"{place}: asks for {address}"
                    for address in self.browser.requests()
                    if not address.startswith((root, "about:", "data:"))
                ]
                if sum(shifts) > 0.001:
                    wrong.append(f"{place}: the layout shifts by {sum(shifts)}")
        self.assertEqual(wrong, [])

    def test_turns_stale_by_itself_before_it_is_seen(self):
        fresh = pages.ROOT / "uikit" / "controls" / "switch" / "index.html"
        text = fresh.read_text(encoding="utf-8").replace(' class="is-stale"', "", 1)
        stale, when = re.subn(r'(name="assay:stale-at" content=")[^"]*', r"\g<1>2020-01-01T00:00:00Z", text)
        self.assertEqual(when, 1)
        page = fresh.parent / "stale.html"
        page.write_text(stale, encoding="utf-8")
        self.addCleanup(page.unlink)
        self.browser.prefer("light")
        self.browser.size(1440)
        self.browser.open(page)
        self.assertEqual(sum(self.browser.driver.execute_async_script(SHIFTS)), 0)
        shown = self.browser.run("return document.querySelector('.stale-note').checkVisibility()")
        self.assertTrue(shown)
        self.browser.open(fresh)

    def test_never_scrolls_sideways(self):
        wide = []
        # 320 pixels are also what 1280 leave at 400 per cent.
        for width in WIDTHS:
            self.browser.size(width)
            for page in pages.chosen():
                self.browser.open(page)
                self.browser.run(OPEN_ALL)
                found = self.browser.run("return document.scrollingElement.scrollWidth")
                if found > width:
                    wide.append(f"{pages.name(page)}: {found} pixels in {width}")
        self.assertEqual(wide, [])

    def test_is_complete_without_scripts(self):
        self.browser.prefer("light")
        self.browser.size(1440)
        lacking = []
        for page in pages.chosen():
            self.browser.open(page)
            # What only scripts can do is no loss.
            self.browser.run(
                "document.querySelectorAll('.copy, .counts .action')"
                ".forEach(one => one.remove());"
                "document.querySelectorAll('.catalogue-filters').forEach(one => one.replaceChildren())")
            with_scripts = self.browser.run("return document.querySelector('main').innerText")
            self.browser.scripts(False)
            self.browser.open(page)
            laid_out = self.browser.boxes()
            text = "".join(self.browser.text().split())
            self.browser.scripts(True)
            for rule in pages.rules(page):
                if laid_out.get(rule, [0, 0])[1] == 0:
                    lacking.append(f"{pages.name(page)}: {rule} is not laid out")
            for line in with_scripts.splitlines():
                # Spaces are no part of it: where lines and cells end is told in other ways.
                for cell in line.split("\t"):
                    if "".join(cell.split()) not in text:
                        lacking.append(f"{pages.name(page)}: lacks '{cell}'")
        self.assertEqual(lacking, [])


if __name__ == "__main__":
    unittest.main()
