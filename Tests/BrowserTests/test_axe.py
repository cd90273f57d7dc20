"""One page of every kind as axe judges it: both schemes, three widths.

A process of its own, because it takes as long as all the others together.
"""

import unittest
from pathlib import Path

import axe_playwright_python

import pages
from browser import WIDTHS, BrowserTest

AXE = (Path(axe_playwright_python.__file__).parent / "axe.min.js").read_text(encoding="utf-8")
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
ASK_AXE = """
const done = arguments[arguments.length - 1];
axe.run(document, {preload: false, runOnly: arguments[0], resultTypes: ['violations']})
  .then(found => done(found.violations.map(one => one.id + ': ' + one.help + ' '
    + one.nodes.slice(0, 3).map(node => node.target.join(' ')).join(' | '))));
"""
# The rules that a colour scheme can break.
COLOURS = ["color-contrast", "link-in-text-block"]
# Some closed rows of every table, so that what they hold is judged as well; axe takes a minute for all.
OPEN_SOME = """
const rows = [...document.querySelectorAll('details')];
rows.forEach((one, index) => { one.open = index % Math.ceil(rows.length / 6) === 0; });
"""


class Axe(BrowserTest):
    def ask(self, scheme, width, rules):
        """What axe finds on every chosen page, with some of the rows opened on the widest one."""
        self.browser.prefer(scheme, prefers_reduced_motion="reduce")
        self.browser.size(width)
        violations = []
        for page in pages.chosen():
            self.browser.open(page)
            if width == WIDTHS[-1]:
                self.browser.run(OPEN_SOME)
            self.browser.run(AXE)
            for found in self.browser.driver.execute_async_script(ASK_AXE, rules):
                violations.append(f"{pages.name(page)} {scheme} {width}: {found}")
        return violations

    def test_has_no_accessibility_violation(self):
        everything = {"type": "tag", "values": TAGS}
        violations = []
        for width in WIDTHS:
            violations += self.ask("light", width, everything)
        for width in WIDTHS if pages.EVERY_PAGE else WIDTHS[-1:]:
            # No colour depends on the width, and nothing but colour on the scheme.
            rules = everything if pages.EVERY_PAGE else {"type": "rule", "values": COLOURS}
            violations += self.ask("dark", width, rules)
        self.assertEqual(violations, [])

    def test_has_none_with_everything_open_that_scripts_add(self):
        everything = {"type": "tag", "values": TAGS}
        for width in WIDTHS[0], WIDTHS[-1]:
            self.browser.prefer("light", prefers_reduced_motion="reduce")
            self.browser.size(width)
            self.browser.open(pages.ROOT / "web" / "index.html")
            self.browser.run("document.querySelectorAll('details').forEach(one => { one.open = true; })")
            self.browser.press("/", "button")
            self.browser.wait_for("return document.querySelector('.found a')")
            self.browser.run("document.querySelector('.found-chips button').click()")
            self.browser.run(AXE)
            self.assertEqual(
                self.browser.driver.execute_async_script(ASK_AXE, everything), [], width
            )

    def test_finds_what_it_is_asked_for(self):
        """Both questions see a fault that is put into a page."""
        self.browser.prefer("light")
        self.browser.open(pages.chosen()[0])
        self.browser.run(
            "const line = document.createElement('p'); line.textContent = 'faint';"
            "line.style.color = 'rgb(220 220 220)'; document.querySelector('main').append(line);"
            "document.querySelector('main').append(document.createElement('img'))"
        )
        self.browser.run(AXE)
        for rules in {"type": "tag", "values": TAGS}, {"type": "rule", "values": COLOURS}:
            found = self.browser.driver.execute_async_script(ASK_AXE, rules)
            names = {line.split(":")[0] for line in found}
            wanted = {"color-contrast"} | ({"image-alt"} if rules["type"] == "tag" else set())
            self.assertLessEqual(wanted, names)


if __name__ == "__main__":
    unittest.main()
