"""What scripts add, used by keyboard alone."""

import unittest

from selenium.webdriver.common.keys import Keys

import pages
from browser import BrowserTest

VISIBLE = "return [...document.querySelectorAll('tbody.rule')].filter(row => !row.hidden).length"


class Keyboard(BrowserTest):
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

    def test_the_worst_rows_come_first_when_asked(self):
        self.browser.open(self.failing_page())
        order = "return [...document.querySelectorAll('tbody.rule')].map(row => row.dataset.verdict)"
        written = self.browser.run(order)
        self.assertNotEqual(written[0], "failing")
        button = self.browser.run(
            "return [...document.querySelectorAll('.counts button')].find(one => one.textContent === 'Worst first')"
        )
        self.browser.run("arguments[0].focus()", button)
        self.browser.press(Keys.ENTER)
        self.assertEqual(self.browser.run(order)[0], "failing")
        self.assertEqual(sorted(self.browser.run(order)), sorted(written))
        self.assertEqual(button.get_attribute("aria-pressed"), "true")
        self.browser.press(Keys.ENTER)
        self.assertEqual(self.browser.run(order), written)

    def catalogue(self, site):
        self.browser.open(pages.ROOT / site / "index.html")
        return self.browser.run(
            "return [...document.querySelectorAll('.catalogue-filters select')].map(one => one.name)"
        )

    def shown(self):
        return self.browser.run(
            "return [...document.querySelectorAll('.catalogue > li')]"
            ".filter(one => one.checkVisibility()).map(one => one.querySelector('a').textContent)"
        )

    def choose(self, name, value):
        """Chooses an entry of a filter by typing its first letters."""
        self.browser.run(f"document.querySelector('.catalogue-filters [name={name}]').focus()")
        self.browser.press(value)

    def test_the_catalogue_is_filtered_by_verdict(self):
        self.assertEqual(self.catalogue("web"), ["verdict"])
        everything = self.shown()
        self.choose("verdict", "Fail")
        self.assertEqual(self.shown(), ["Button"])
        said = "return document.querySelector('.catalogue-filters [role=status]').textContent"
        self.assertEqual(
            self.browser.run(said), f"Showing 1 of {len(everything)} guides on this page"
        )
        self.browser.press(Keys.TAB, Keys.ENTER)
        self.assertEqual(self.shown(), everything)
        self.assertEqual(self.browser.run(said), "")

    def test_the_catalogue_is_filtered_by_trait_and_language(self):
        self.assertLessEqual({"trait", "language"}, set(self.catalogue("uikit")))
        everything = self.shown()
        self.choose("trait", "adj")
        adjustable = self.shown()
        self.assertIn("Slider", adjustable)
        self.assertNotIn("Switch", adjustable)
        self.catalogue("uikit")
        self.choose("language", "рус")
        self.assertEqual(self.shown(), ["Action sheet", "Switch", "VoiceOver"])
        self.assertGreater(len(everything), 3)

    def test_a_badge_is_copied(self):
        self.browser.open(self.failing_page())
        self.browser.run("document.querySelector('.snippets summary').focus()")
        self.browser.press(Keys.ENTER)
        self.browser.wait_for("return document.querySelectorAll('.snippets .copy').length === 3")
        self.browser.press(Keys.TAB, Keys.TAB, Keys.ENTER)
        self.browser.wait_for(
            "return document.querySelectorAll('.snippets [role=status]')[1].textContent === 'Copied'"
        )
        # What was copied, as a reader gets it.
        self.browser.run(
            "const area = document.createElement('textarea'); area.id = 'pasted';"
            "document.querySelector('main').append(area); area.focus()"
        )
        from selenium.webdriver.common.action_chains import ActionChains

        ActionChains(self.browser.driver).key_down(Keys.CONTROL).send_keys("v").key_up(
            Keys.CONTROL
        ).perform()
        pasted = self.browser.run("return document.getElementById('pasted').value")
        self.assertRegex(pasted, r"^\[!\[\w+\]\(badges/tide-\w+\.svg\)\]\(controls/tide-\w+/index\.html\)$")

    def test_the_first_tab_stop_skips_to_the_content(self):
        self.browser.open(self.failing_page())
        self.browser.press(Keys.TAB)
        self.assertEqual(
            self.browser.run("return document.activeElement.getAttribute('href')"), "#page_main"
        )


if __name__ == "__main__":
    unittest.main()
