"""Pages as a server gives them: what they know only then."""

import functools
import http.server
import threading
import unittest

import pages
from browser import BrowserTest


class Site(http.server.SimpleHTTPRequestHandler):
    """A site's files, and its page for missing addresses."""

    def send_error(self, code, message=None, explain=None):
        body = (pages.ROOT / "web" / "404.html").read_bytes()
        self.send_response(code)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, format, *arguments):
        pass


class Served(BrowserTest):
    @classmethod
    def setUpClass(cls):
        handler = functools.partial(Site, directory=str(pages.ROOT / "web"))
        cls.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
        cls.address = f"http://127.0.0.1:{cls.server.server_port}/"
        threading.Thread(target=cls.server.serve_forever, daemon=True).start()
        super().setUpClass()

    @classmethod
    def tearDownClass(cls):
        super().tearDownClass()
        cls.server.shutdown()
        cls.server.server_close()

    def test_a_missing_address_is_searched_for(self):
        self.browser.driver.get(self.address + "old-tabs.html")
        self.browser.wait_for("return document.querySelector('.from-address .found a')")
        field = self.browser.run("return document.querySelector('.from-address input').value")
        self.assertEqual(field, "old tabs")
        links = self.browser.run(
            "return [...document.querySelectorAll('.from-address .found a')].map(one => one.href)"
        )
        self.assertIn(self.address + "controls/tide-tabs/index.html", links)
        # The page's search is another one.
        self.assertEqual(self.browser.run("return document.querySelector('.top input').value"), "")

    def test_a_badge_has_its_whole_address(self):
        self.browser.driver.get(self.address + "controls/tide-tabs/index.html")
        codes = self.browser.run(
            "return [...document.querySelectorAll('.snippets code')].map(one => one.textContent)"
        )
        badge = self.address + "badges/tide-tabs.svg"
        page = self.address + "controls/tide-tabs/index.html"
        self.assertEqual(
            codes,
            [badge, f"[![Tabs]({badge})]({page})", f'<a href="{page}"><img src="{badge}" alt="Tabs"></a>'],
        )
        self.assertIsNone(self.browser.run("return document.querySelector('.snippets-note')"))


if __name__ == "__main__":
    unittest.main()
