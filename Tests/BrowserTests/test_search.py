"""Search, by keyboard alone and from the disk."""

import unittest

from selenium.webdriver.common.keys import Keys

import pages
from browser import BrowserTest

FOUND = "return [...document.querySelectorAll('.found a')].map(one => one.textContent)"


class Search(BrowserTest):
    def ask(self, page, query):
        """Types a query as a reader would, and returns what is found."""
        self.browser.open(pages.ROOT / "uikit" / page)
        self.browser.console()
        self.browser.press("/")
        self.browser.press(query)
        self.browser.wait_for("return document.querySelector('.search-status').textContent")
        return self.browser.run(FOUND)

    def test_lands_on_the_rule(self):
        found = self.ask("coverage/index.html", "magictap.phone")
        self.assertTrue(found[0].startswith("magictap.phone"), found)
        self.assertIn("✓ Passing", found[0])
        self.browser.press(Keys.ARROW_DOWN)
        active = self.browser.run(
            "return document.querySelector('.search input').getAttribute('aria-activedescendant')"
        )
        self.assertEqual(active, "page_found-0")
        self.browser.press(Keys.ENTER)
        self.browser.wait_for("return location.hash === '#magictap.phone'")
        self.assertTrue(
            self.browser.driver.current_url.startswith((pages.ROOT / "uikit/topics").as_uri())
        )
        self.assertEqual(self.browser.console(), [])

    def test_finds_parts_of_names_spoken_words_and_classes(self):
        for query, word in (
            ("tint", "on-tint-field-is-ontintcolor"),
            ("UIActionSheet", "Action sheet"),
            ("Double tap to toggle setting", "Accessibility"),
            ("ontint", "ontintcolor"),
        ):
            found = self.ask("controls/switch/index.html", query)
            self.assertTrue(any(word in one for one in found), f"{query}: {found}")

    def test_finds_russian_and_chinese_words(self):
        for page, query, word in (
            ("ru/controls/switch/index.html", "переключ", "Переключатель"),
            ("zh-hans/controls/switch/index.html", "开关", "开关"),
            ("index.html", "переключатель", "Переключатель"),
        ):
            found = self.ask(page, query)
            self.assertTrue(any(word in one for one in found), f"{query}: {found}")

    def chips(self):
        return self.browser.run(
            "return [...document.querySelectorAll('.found-chips button')].map(one => one.textContent)"
        )

    def test_is_narrowed_to_a_verdict(self):
        self.browser.open(pages.ROOT / "web" / "index.html")
        self.browser.press("/", "button")
        self.browser.wait_for("return document.querySelector('.found a')")
        everything = self.browser.run(FOUND)
        self.assertEqual(self.chips()[:2], ["✕ Failing 2", "✓ Passing 2"])
        self.browser.press(Keys.TAB, Keys.ENTER)
        pressed = "return document.querySelectorAll('.found-chips [aria-pressed=true]').length"
        self.browser.wait_for(pressed)
        failing = self.browser.run(FOUND)
        self.assertEqual(len(failing), 2)
        self.assertTrue(all("✕ Failing" in one for one in failing), failing)
        # The focus stays where it was, so that the same key takes it back.
        self.browser.press(Keys.ENTER)
        self.browser.wait_for(pressed.replace(".length", ".length === 0"))
        self.assertEqual(self.browser.run(FOUND), everything)

    def test_is_narrowed_to_a_guide(self):
        self.ask("index.html", "double tap")
        chips = self.chips()
        self.assertGreater(len(chips), 1, chips)
        self.browser.press(Keys.TAB, Keys.ENTER)
        self.browser.wait_for("return document.querySelectorAll('.found-chips button').length === 1")
        guide = self.chips()[0].removeprefix("in ")
        found = self.browser.run(
            "return [...document.querySelectorAll('.found .muted')].map(one => one.textContent)"
        )
        self.assertGreater(len(found), 0)
        self.assertEqual(set(found), {guide})
        self.browser.press(Keys.ESCAPE)
        self.assertEqual(self.chips(), [])
        self.assertEqual(
            self.browser.run("return document.activeElement.getAttribute('role')"), "combobox"
        )

    def test_verdicts_are_in_the_pages_language(self):
        found = self.ask("ru/controls/switch/index.html", "switch.user-toggle-flips")
        self.assertIn("✓ Проходит", found[0])

    def test_says_when_nothing_is_found_and_escape_closes(self):
        self.assertEqual(self.ask("index.html", "zzzzqqq"), [])
        status = self.browser.run("return document.querySelector('.search-status').textContent")
        self.assertEqual(status, "Nothing found for “zzzzqqq”")
        self.browser.press(Keys.ESCAPE)
        self.assertEqual(
            self.browser.run("return document.querySelector('.search input').value"), ""
        )

    def test_is_the_first_stop_behind_the_skip_link_on_every_page(self):
        for page in ("index.html", "controls/switch/index.html", "404.html"):
            self.browser.open(pages.ROOT / "uikit" / page)
            self.browser.press(Keys.TAB, Keys.TAB)
            self.assertEqual(
                self.browser.run("return document.activeElement.getAttribute('role')"), "combobox"
            )

    def test_text_is_only_ever_text(self):
        self.ask("index.html", "<img src=x onerror=alert(1)>")
        self.assertEqual(
            self.browser.run("return document.querySelectorAll('.search img, .found script').length"),
            0,
        )


if __name__ == "__main__":
    unittest.main()
