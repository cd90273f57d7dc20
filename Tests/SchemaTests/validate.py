"""Holds the files for machines of built sites to the JSON Schemas that the sites publish.

  validate.py SCHEMAS SITE…
"""

import copy
import json
import sys
from pathlib import Path

from jsonschema import Draft202012Validator

NAMES = ("site", "control", "problems", "history")


def validators(folder):
    found = {}
    for name in NAMES:
        schema = json.loads((folder / f"{name}.schema.json").read_text(encoding="utf-8"))
        Draft202012Validator.check_schema(schema)
        found[name] = Draft202012Validator(
            schema, format_checker=Draft202012Validator.FORMAT_CHECKER
        )
    return found


def documents(site):
    """Every document of a site, with the schema that it must follow."""
    api = site / "api"
    yield "site", api / "site.json", json.loads((api / "site.json").read_text(encoding="utf-8"))
    for path in sorted((api / "controls").glob("*.json")):
        yield "control", path, json.loads(path.read_text(encoding="utf-8"))
    path = api / "problems.json"
    yield "problems", path, json.loads(path.read_text(encoding="utf-8"))
    path = api / "history.jsonl"
    if path.exists():
        for line in path.read_text(encoding="utf-8").splitlines():
            yield "history", path, json.loads(line)


def damages(name, document):
    """Documents that are wrong in one way each, made from a right one."""

    def damaged(change):
        other = copy.deepcopy(document)
        change(other)
        return other

    yield "another schema", damaged(lambda it: it.update(schema=2))
    yield "an unknown key", damaged(lambda it: it.update(extra=1))
    for key in sorted(set(document) - {"class", "madeAt", "full", "gone", "texts"}):
        yield f"no {key}", damaged(lambda it: it.pop(key))
    if name in ("site", "control"):
        yield "an unknown verdict", damaged(lambda it: it.update(verdict="green"))
        yield "a count of zero", damaged(lambda it: it["counts"].update(failing=0))
        yield "a count in words", damaged(lambda it: it["counts"].update(failing="one"))
        yield "a count of nothing", damaged(lambda it: it["counts"].update(green=1))
    if name == "control" and document["rules"]:
        yield "a rule without an id", damaged(lambda it: it["rules"][0].pop("id"))
        yield "an id with capitals", damaged(lambda it: it["rules"][0].update(id="Switch.on"))
        yield "no reasons", damaged(lambda it: it["rules"][0].update(reasons=[]))
        yield "a waiver of text", damaged(lambda it: it["rules"][0].update(waiver="yes"))
    if name == "site":
        yield "a day as a moment", damaged(lambda it: it["results"].update(madeAt="2026-11-30Z"))
    if name == "problems" and document["problems"]:
        yield "a line before the first", damaged(lambda it: it["problems"][0].update(line=-1))
    if name == "history":
        yield "a verdict of nobody", damaged(lambda it: it["verdicts"].update(green=["a.b"]))


def main():
    schemas, sites = Path(sys.argv[1]), [Path(name) for name in sys.argv[2:]]
    wrong, count, refused = [], 0, 0
    found = validators(schemas)
    tried = set()
    for site in sites:
        for name, path, document in documents(site):
            count += 1
            for error in found[name].iter_errors(document):
                wrong.append(f"{path}: {error.json_path}: {error.message[:300]}")
            # Schemas that take everything would find nothing: one document of each is damaged.
            if (name, site) not in tried:
                tried.add((name, site))
                for what, damaged in damages(name, document):
                    if found[name].is_valid(damaged):
                        wrong.append(f"{name}.schema.json takes {what}")
                    refused += 1
    missing = set(NAMES) - {name for name, _ in tried}
    wrong += [f"no document for {name}.schema.json" for name in sorted(missing)]
    for line in wrong:
        print(line, file=sys.stderr)
    if wrong:
        sys.exit(1)
    print(f"schemas: {count} documents follow them, {refused} damaged ones do not")


main()
