"""What can be said of a site's files without a browser."""

import unittest
from collections import Counter

import pages

# Compressed, without the live control.
LARGEST_PAGE = 60 * 1024


class EveryFile(unittest.TestCase):
    def test_every_link_anchor_image_and_id_resolves(self):
        elements = {page: pages.Elements(page) for page in pages.every()}
        self.assertGreater(len(elements), 10)
        ids = {page: set(found.ids) for page, found in elements.items()}
        wrong = []
        for page, found in elements.items():
            for identifier, count in Counter(found.ids).items():
                if count > 1:
                    wrong.append(f"{pages.name(page)}: the id {identifier} stands {count} times")
            for attribute, address in found.targets:
                target = pages.local(page, address)
                if target is None:
                    continue
                path, fragment = target
                place = f"{pages.name(page)}: {attribute}={address}"
                if not path.is_file():
                    wrong.append(f"{place} leads to no file")
                elif fragment and path in ids and fragment not in ids[path]:
                    wrong.append(f"{place} leads to no element")
        self.assertEqual(wrong, [])

    def test_no_page_is_heavier_than_its_budget(self):
        packed = {}
        heavy = []
        for page in pages.every():
            total = pages.packed(page.read_bytes())
            for address in pages.Elements(page).assets:
                # The page for missing addresses may load its files by their whole address.
                path, _ = pages.local(page, address) or (page.parent / "assets" / address.rsplit("/", 1)[1], "")
                if path not in packed:
                    packed[path] = pages.packed(path.read_bytes())
                total += packed[path]
            if total > LARGEST_PAGE:
                heavy.append(f"{pages.name(page)}: {total} bytes")
        self.assertEqual(heavy, [])

    def test_no_page_has_anything_inline(self):
        wrong = []
        for page in pages.every():
            text = page.read_text(encoding="utf-8")
            for sign in (" style=", "<style", " onclick=", " onload=", "javascript:"):
                # Text and attributes hold these words with their quotes and brackets escaped.
                if sign in text and "<code" not in text.split(sign)[0][-200:]:
                    wrong.append(f"{pages.name(page)}: {sign.strip()}")
        self.assertEqual(wrong, [])


if __name__ == "__main__":
    unittest.main()
