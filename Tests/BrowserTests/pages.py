"""The pages of built sites, as files; nothing here needs a browser."""

import gzip
import os
import re
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

# A folder that holds a site in each of its folders.
ROOT = Path(os.environ.get("ASSAY_SITES", ".build/browser")).resolve()
EVERY_PAGE = os.environ.get("ASSAY_EVERY_PAGE") == "1"
LANGUAGES = {"ru", "zh-hans"}


def every():
    """Every page of every site, sorted by path."""
    return sorted(ROOT.rglob("*.html"))


def name(page):
    """A page's site and its path inside of it."""
    return page.relative_to(ROOT).as_posix()


# Of the site with every verdict only what the first one cannot show: rules that fail, problems, changes.
SECOND = {"index.html", "controls", "failing", "changes"}
# What takes long on a page takes longest on the largest: all elements stand on smaller ones too.
LARGEST_EXAMPLE = 250_000


def kind(page):
    """What a page is an example of: its folder, with its site, or that it is translated on any."""
    site, *parts = page.relative_to(ROOT).parts
    if parts[0] in LANGUAGES:
        site, parts = "translated", parts[1:]
    return f"{site} {parts[0] if len(parts) > 1 else parts[-1]}"


def is_better(page, best):
    """Whether a page of the same kind is the better example: the richest one that is not too large;
    of translations, which have the same elements, the smallest."""
    size, other = page.stat().st_size, best.stat().st_size
    if "translated" in kind(page) or other > LARGEST_EXAMPLE:
        return size < other
    return other < size <= LARGEST_EXAMPLE


def chosen():
    """One page of every kind; with ASSAY_EVERY_PAGE=1 every page."""
    if EVERY_PAGE:
        return every()
    examples = {}
    for page in every():
        site = page.relative_to(ROOT).parts[0]
        if site != "uikit" and (site != "verdicts" or kind(page).split()[-1] not in SECOND):
            continue
        best = examples.get(kind(page))
        if best is None or is_better(page, best):
            examples[kind(page)] = page
    return sorted(examples.values())


class Elements(HTMLParser):
    """The ids, links and assets of one page."""

    def __init__(self, page):
        super().__init__(convert_charrefs=True)
        self.page = page
        self.ids = []
        self.targets = []  # (attribute, address)
        self.assets = []  # files that are loaded with the page
        self.feed(page.read_text(encoding="utf-8"))

    def handle_starttag(self, tag, attributes):
        values = dict(attributes)
        if "id" in values:
            self.ids.append(values["id"])
        for attribute in ("href", "src", "data", "poster"):
            if values.get(attribute) is not None:
                self.targets.append((attribute, values[attribute]))
        for reference in ("aria-labelledby", "aria-describedby", "aria-controls", "for"):
            for target in (values.get(reference) or "").split():
                self.targets.append((reference, "#" + target))
        if tag == "script" and values.get("src"):
            self.assets.append(values["src"])
        if tag == "link" and values.get("rel") == "stylesheet":
            self.assets.append(values["href"])


def local(page, address):
    """The file that an address of a page leads to, and its fragment; None for elsewhere."""
    parts = urlsplit(address)
    if parts.scheme or parts.netloc:
        return None
    path = unquote(parts.path)
    target = page if not path else (page.parent / path).resolve()
    return target, unquote(parts.fragment)


def packed(data):
    """How many bytes travel when a server compresses."""
    return len(gzip.compress(data, 9, mtime=0))


RULE = re.compile(r'<tr[^>]* id="([^"]+\.[^"]+)"')


def rules(page):
    """The ids of the rules whose rows stand on a page."""
    return RULE.findall(page.read_text(encoding="utf-8"))
