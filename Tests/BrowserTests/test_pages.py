"""One page of every kind in Chromium: three widths, scripts on and off."""

import unittest

import pages
from browser import WIDTHS, Browser

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


class EveryKindOfPage(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.browser = Browser()

    @classmethod
    def tearDownClass(cls):
        cls.browser.close()

    def setUp(self):
        self.browser.scripts(True)
        self.browser.console()
        self.browser.requests()

    def test_is_silent_asks_nobody_and_stands_still(self):
        self.browser.prefer("light")
        wrong = []
        root = pages.ROOT.as_uri()
        for width in WIDTHS:
            self.browser.size(width)
            for page in pages.chosen():
                self.browser.open(page)
                shifts = self.browser.driver.execute_async_script(SHIFTS)
                place = f"{pages.name(page)} {width}"
                wrong += [f"{place}: the console says {line}" for line in self.browser.console()]
                wrong += [
                    f"{place}: asks for {address}"
                    for address in self.browser.requests()
                    if not address.startswith((root, "about:", "data:"))
                ]
                if sum(shifts) > 0.001:
                    wrong.append(f"{place}: the layout shifts by {sum(shifts)}")
        self.assertEqual(wrong, [])

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
            self.browser.run("document.querySelectorAll('.copy').forEach(one => one.remove())")
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
