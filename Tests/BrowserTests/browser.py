"""Headless Chromium, as the tests need it."""

import json
import os
import unittest
from pathlib import Path

from selenium import webdriver
from selenium.webdriver.chrome.options import Options
from selenium.webdriver.chrome.service import Service

WIDTHS = (320, 768, 1440)


class Browser:
    """One browser; pages are opened from the disk."""

    def __init__(self):
        options = Options()
        for argument in (
            "--headless=new",
            "--no-sandbox",
            "--disable-gpu",
            "--disable-dev-shm-usage",
            "--disable-background-networking",
            "--no-first-run",
            "--lang=en-GB",
        ):
            options.add_argument(argument)
        options.binary_location = os.environ.get("CHROMIUM", "/usr/bin/chromium")
        options.set_capability("goog:loggingPrefs", {"browser": "ALL", "performance": "ALL"})
        driver = os.environ.get("CHROMEDRIVER", "/usr/bin/chromedriver")
        self.driver = webdriver.Chrome(options=options, service=Service(driver))
        self.driver.set_page_load_timeout(60)
        self.driver.set_script_timeout(120)

    def close(self):
        self.driver.quit()

    def command(self, name, **arguments):
        return self.driver.execute_cdp_cmd(name, arguments)

    def size(self, width, height=900):
        """Sets the window's size in CSS pixels."""
        self.command(
            "Emulation.setDeviceMetricsOverride",
            width=width,
            height=height,
            deviceScaleFactor=1,
            mobile=False,
        )

    def prefer(self, scheme="light", **features):
        """Sets what the reader prefers: a colour scheme and other media features."""
        values = {"prefers-color-scheme": scheme}
        values.update({key.replace("_", "-"): value for key, value in features.items()})
        self.command(
            "Emulation.setEmulatedMedia",
            features=[{"name": key, "value": value} for key, value in values.items()],
        )

    def slow_down(self, times):
        """Makes the page as slow as on a machine so many times slower; 1 undoes it."""
        self.command("Emulation.setCPUThrottlingRate", rate=times)

    def scripts(self, are_on):
        self.command("Emulation.setScriptExecutionDisabled", value=not are_on)

    def open(self, page, fragment=""):
        """Opens a page of the disk afresh."""
        self.driver.get("about:blank")
        self.driver.get(Path(page).as_uri() + ("#" + fragment if fragment else ""))

    def run(self, script, *arguments):
        return self.driver.execute_script(script, *arguments)

    def wait_for(self, script, *arguments, seconds=10):
        """Runs a script until it returns something true, and returns that."""
        from selenium.webdriver.support.ui import WebDriverWait

        return WebDriverWait(self.driver, seconds, poll_frequency=0.05).until(
            lambda driver: driver.execute_script(script, *arguments)
        )

    def press(self, *keys):
        """Presses keys one after another, wherever the focus is."""
        from selenium.webdriver.common.action_chains import ActionChains

        chain = ActionChains(self.driver)
        for key in keys:
            chain.send_keys(key)
        chain.perform()

    def console(self):
        """What the console said since the last question."""
        return [f"{entry['level']}: {entry['message']}" for entry in self.driver.get_log("browser")]

    def requests(self):
        """The addresses that were asked for since the last question."""
        found = []
        for entry in self.driver.get_log("performance"):
            message = json.loads(entry["message"])["message"]
            if message["method"] == "Network.requestWillBeSent":
                found.append(message["params"]["request"]["url"])
        return found

    def boxes(self):
        """The size of the box of every element that has an id, without running any script."""
        snapshot = self.command("DOMSnapshot.captureSnapshot", computedStyles=[])
        strings = snapshot["strings"]
        document = snapshot["documents"][0]
        attributes = document["nodes"]["attributes"]
        boxes = {}
        for node, bounds in zip(document["layout"]["nodeIndex"], document["layout"]["bounds"]):
            pairs = attributes[node] if node < len(attributes) else []
            for key, value in zip(pairs[::2], pairs[1::2]):
                if strings[key] == "id":
                    boxes[strings[value]] = bounds[2:]
        return boxes

    def text(self):
        """The text that is laid out, without running any script."""
        snapshot = self.command("DOMSnapshot.captureSnapshot", computedStyles=[])
        strings = snapshot["strings"]
        texts = snapshot["documents"][0]["layout"]["text"]
        return " ".join(strings[index] for index in texts if index >= 0)


class BrowserTest(unittest.TestCase):
    """Tests that share one browser, in light colours and a wide window."""

    @classmethod
    def setUpClass(cls):
        cls.browser = Browser()
        cls.browser.prefer("light")
        cls.browser.size(1440)

    @classmethod
    def tearDownClass(cls):
        cls.browser.close()
