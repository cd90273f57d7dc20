"""What scripts add, used by keyboard alone."""

import unittest

from selenium.webdriver.common.keys import Keys

import pages
from browser import Browser

VISIBLE = "return [...document.querySelectorAll('tbody.rule')].filter(row => !row.hidden).length"


class Keyboard(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.browser = Browser()
        cls.browser.prefer("light")
        cls.browser.size(1440)

    @classmethod
    def tearDownClass(cls):
        cls.browser.close()

    def failing_page(self):
        """A guide of the second site, whose rules have several verdicts."""
        found = [page for page in pages.every() if page.parts[-3] == "controls" and "web" in page.parts]
        return max(found, key=lambda page: page.read_text(encoding="utf-8").count("data-verdict"))

    def test_a_filter_says_what_it_hides_and_can_be_undone(self):
        self.browser.open(self.failing_page())
        everything = self.browser.run(VISIBLE)
        first = self.browser.run("return document.querySelector('.counts button')")
        self.assertIsNotNone(first, "no table of the page has two verdicts")
        self.browser.run("arguments[0].focus()", first)
        self.browser.press(Keys.ENTER)
        shown = self.browser.run(VISIBLE)
        self.assertLess(shown, everything)
        self.assertEqual(first.get_attribute("aria-pressed"), "true")
        status = self.browser.run(
            "return document.querySelector('.filter-status [role=status]').textContent"
        )
        self.assertRegex(status, r"^Showing \d+ of \d+ rules: \S")
        self.browser.press(Keys.ENTER)
        self.assertEqual(self.browser.run(VISIBLE), everything)
        self.browser.press(Keys.SPACE)
        self.assertEqual(self.browser.run(VISIBLE), shown)
        self.browser.run("document.querySelector('.filter-status .action').focus()")
        self.browser.press(Keys.ENTER)
        self.assertEqual(self.browser.run(VISIBLE), everything)

    def test_a_link_to_a_hidden_row_brings_it_back(self):
        self.browser.open(self.failing_page())
        first = self.browser.run("return document.querySelector('.counts button')")
        self.browser.run("arguments[0].focus()", first)
        self.browser.press(Keys.ENTER)
        hidden = self.browser.run("return document.querySelector('tbody.rule[hidden]').id")
        self.browser.run("location.hash = '#' + arguments[0]", hidden)
        self.browser.wait_for("return !document.getElementById(arguments[0]).hidden", hidden)

    def test_a_row_opens_and_offers_its_link(self):
        self.browser.open(self.failing_page())
        summary = self.browser.run("return document.querySelector('tbody.rule summary')")
        self.browser.run("arguments[0].focus()", summary)
        self.browser.press(Keys.ENTER)
        self.browser.wait_for("return document.querySelector('tbody.rule details').open")
        self.browser.wait_for("return document.querySelector('.copy .action')")
        self.browser.press(Keys.TAB)
        focused = self.browser.run("return document.activeElement.textContent")
        self.assertEqual(focused, "Copy link")
        self.browser.press(Keys.ENTER)
        self.browser.wait_for("return document.querySelector('.copy [role=status]').textContent")
        said = self.browser.run("return document.querySelector('.copy [role=status]').textContent")
        self.assertEqual(said, "Copied")

    def test_the_first_tab_stop_skips_to_the_content(self):
        self.browser.open(self.failing_page())
        self.browser.press(Keys.TAB)
        self.assertEqual(
            self.browser.run("return document.activeElement.getAttribute('href')"), "#page_main"
        )


if __name__ == "__main__":
    unittest.main()
