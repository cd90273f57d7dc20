// Search without a server: words and documents lie in scripts beside the pages and are loaded as they
// are needed, so that it works from the disk as well.
var assaySearch = {};

(function () {
  "use strict";

  var shown = 12;
  var marks = {
    failing: "✕", error: "!", "unexpected-pass": "◆", flaky: "≈", "no-data": "◌",
    "known-failing": "⚑", partial: "◐", "not-run": "‖", untested: "?", suspect: "◉",
    passing: "✓", "not-testable": "–"
  };

  // MARK: Words

  // Parts a query as the index parts texts: small letters, Chinese in single characters and pairs.
  function words(text) {
    var found = [];
    var run = /[\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7af\uf900-\ufaff]+|[\p{L}\p{N}\p{M}]+/gu;
    (text.normalize("NFC").match(run) || []).forEach(function (part) {
      if (/^[\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7af\uf900-\ufaff]/.test(part)) {
        if (part.length === 1) { found.push(part); }
        for (var i = 0; i + 1 < part.length; i += 1) { found.push(part.slice(i, i + 2)); }
      } else {
        found.push(part.toLowerCase().slice(0, 40));
      }
    });
    return found;
  }

  // MARK: Files

  var base = "";
  var loading = {};

  // Loads one script, once.
  function load(name, key) {
    if (!loading[name]) {
      loading[name] = new Promise(function (resolve, reject) {
        var script = document.createElement("script");
        script.src = base + name;
        script.onload = function () { resolve(assaySearch[key]); };
        script.onerror = function () { delete loading[name]; reject(new Error(name)); };
        document.head.append(script);
      });
    }
    return loading[name];
  }

  function directory() { return load("index.js", "directory"); }

  // The files that hold a word, or words that begin with it; at most four.
  function shardsOf(word, isPrefix, firsts) {
    var low = 0;
    var high = firsts.length;
    while (low < high) {
      var middle = (low + high) >> 1;
      if (firsts[middle] <= word) { low = middle + 1; } else { high = middle; }
    }
    var numbers = [Math.max(low - 1, 0)];
    while (isPrefix && low < firsts.length && firsts[low].indexOf(word) === 0 && numbers.length < 4) {
      numbers.push(low);
      low += 1;
    }
    return numbers;
  }

  // MARK: Asking

  // The letter of a document without a verdict; passing ones have none.
  var noVerdict = "-";

  function note(scores, postings, factor, limit) {
    var document = 0;
    var all = postings.split(",");
    if (all.length >= limit) { scores.isCut = true; }
    all.forEach(function (posting) {
      var letter = /[A-Z-]$/.test(posting) ? posting.slice(-1) : "";
      var rest = letter ? posting.slice(0, -1) : posting;
      document += parseInt(rest.slice(0, -1), 36);
      add(scores, document, Number(rest.slice(-1)) * factor, letter);
    });
  }

  function add(scores, document, score, letter) {
    var before = scores.get(document);
    if (!before || before[0] < score) { scores.set(document, [score, letter]); }
  }

  // The scores and letters of one word by document; the last word of a query also finds what begins
  // with it.
  function scoresOf(word, isLast, index) {
    return Promise.all(shardsOf(word, isLast, index.shards).map(function (number) {
      return load("t-" + number + ".js", "words(" + number + ")");
    })).then(function (shards) {
      var scores = new Map();
      shards.forEach(function (shard) {
        if (Object.prototype.hasOwnProperty.call(shard, word)) { note(scores, shard[word], 1, index.limit); }
        if (!isLast) { return; }
        Object.keys(shard).forEach(function (other) {
          if (other !== word && other.indexOf(word) === 0) {
            note(scores, shard[other], 0.3 + 0.5 * word.length / other.length, index.limit);
          }
        });
      });
      return scores;
    });
  }

  function documentOf(number, index) {
    var block = Math.floor(number / index.blockSize);
    return load("d-" + block + ".js", "documents(" + block + ")").then(function (documents) {
      return documents[number % index.blockSize];
    });
  }

  // The first document of a guide and how many it has; nothing for a guide that is not there.
  function rangeOf(guide, index) {
    var word = "!" + guide;
    var number = shardsOf(word, false, index.shards)[0];
    return load("t-" + number + ".js", "words(" + number + ")").then(function (shard) {
      if (!Object.prototype.hasOwnProperty.call(shard, word)) { return null; }
      var parts = shard[word].split("+");
      return { start: parseInt(parts[0], 36), count: Math.min(parseInt(parts[1], 36), 1200) };
    });
  }

  // A common word leads to its best documents alone, which may all be of other guides: within one
  // guide its documents are read through as well.
  function readThrough(range, asked, all, index) {
    var numbers = [];
    for (var i = 0; i < range.count; i += 1) { numbers.push(range.start + i); }
    var letters = {};
    index.verdicts.forEach(function (verdict, rank) {
      letters[verdict[0]] = verdict[0] === "passing" ? "" : String.fromCharCode(65 + rank);
    });
    return Promise.all(numbers.map(function (number) { return documentOf(number, index); }))
      .then(function (documents) {
        documents.forEach(function (document, place) {
          var held = words(document[1] + " " + document[4]);
          asked.forEach(function (word, position) {
            var isLast = position === asked.length - 1;
            var isHeld = held.some(function (one) {
              return one === word || isLast && one.indexOf(word) === 0;
            });
            if (isHeld) {
              var letter = document[3] ? letters[document[3]] : noVerdict;
              add(all[position], numbers[place], 1, letter);
            }
          });
        });
      });
  }

  // The best documents: those that hold most of the words, then by weight, then in their order.
  // With them how many there are of each verdict, whatever verdict is asked for.
  function ask(query, filter) {
    var asked = words(query);
    if (!asked.length) { return Promise.resolve({ found: [], counts: [] }); }
    return directory().then(function (index) {
      return Promise.all([
        filter.guide ? rangeOf(filter.guide, index) : null,
        Promise.all(asked.map(function (word, place) {
          return scoresOf(word, place === asked.length - 1, index);
        }))
      ]).then(function (both) {
        if (!both[0]) { return rank(both[1], null, filter, index); }
        return readThrough(both[0], asked, both[1], index).then(function () {
          return rank(both[1], both[0], filter, index);
        });
      });
    });
  }

  function rank(all, range, filter, index) {
    var totals = new Map();
    var letters = new Map();
    all.forEach(function (scores) {
      scores.forEach(function (scored, document) {
        if (range && (document < range.start || document >= range.start + range.count)) { return; }
        totals.set(document, (totals.get(document) || 0) + 100 + scored[0]);
        letters.set(document, scored[1]);
      });
    });
    var best = Array.from(totals.keys()).sort(function (a, b) {
      return totals.get(b) - totals.get(a) || a - b;
    });
    // What lacks a word is shown only where nothing holds all of them.
    var most = best.length ? Math.floor(totals.get(best[0]) / 100) : 0;
    best = best.filter(function (document) {
      return Math.floor(totals.get(document) / 100) === most;
    });
    // Of a word that is everywhere the index keeps the best documents: there may be more.
    var isCut = !range && all.some(function (scores) { return scores.isCut; });
    var counts = index.verdicts.map(function (verdict, rank) {
      var letter = verdict[0] === "passing" ? "" : String.fromCharCode(65 + rank);
      return {
        name: verdict[0], title: verdict[1], letter: letter, more: isCut ? "+" : "",
        count: best.filter(function (one) { return letters.get(one) === letter; }).length
      };
    });
    var wanted = counts.find(function (one) { return one.name === filter.verdict; });
    if (wanted) {
      best = best.filter(function (one) { return letters.get(one) === wanted.letter; });
    }
    return Promise.all(best.slice(0, shown).map(function (one) { return documentOf(one, index); }))
      .then(function (found) { return { found: found, counts: counts }; });
  }

  // MARK: The field and its list

  function element(tag, className, text) {
    var made = document.createElement(tag);
    if (className) { made.className = className; }
    if (text) { made.textContent = text; }
    return made;
  }

  // The words of a missing address: what its reader was looking for.
  function addressed(root) {
    if (!/^https?:$/.test(location.protocol)) { return ""; }
    var start = new URL(root || "./", location.href).pathname;
    var path = location.pathname;
    try { path = decodeURIComponent(path); } catch (error) { /* as it stands */ }
    return path.replace(start, "").replace(/(index)?\.html$/, "").replace(/[^\p{L}\p{N}]+/gu, " ").trim();
  }

  function build(place, number) {
    var root = place.dataset.index.replace(/assets\/search\/[^/]+\/index\.js$/, "");
    base = place.dataset.index.replace(/index\.js$/, "");
    var field = element("input");
    field.type = "search";
    field.autocomplete = "off";
    field.spellcheck = false;
    field.placeholder = place.dataset.hint;
    field.setAttribute("role", "combobox");
    field.setAttribute("aria-label", place.dataset.label);
    field.setAttribute("aria-expanded", "false");
    var identifier = "page_found" + (number || "");
    field.setAttribute("aria-controls", identifier);
    field.setAttribute("aria-autocomplete", "list");
    var panel = element("div", "found-panel");
    panel.hidden = true;
    var chips = element("div", "found-chips");
    chips.setAttribute("role", "group");
    chips.setAttribute("aria-label", place.dataset.narrow);
    var list = element("div", "found");
    list.id = identifier;
    list.setAttribute("role", "listbox");
    list.setAttribute("aria-label", place.dataset.label);
    var status = element("p", "search-status");
    status.setAttribute("role", "status");
    panel.append(chips, list);
    place.append(field, panel, status);
    var current = -1;
    var asked = 0;
    var filter = { verdict: "", guide: "", guideTitle: "" };
    var titles = {};

    function close() {
      panel.hidden = true;
      list.replaceChildren();
      chips.replaceChildren();
      current = -1;
      field.setAttribute("aria-expanded", "false");
      field.removeAttribute("aria-activedescendant");
    }

    function select(index) {
      var options = list.children;
      if (!options.length) { return; }
      if (current >= 0) { options[current].setAttribute("aria-selected", "false"); }
      current = (index + options.length) % options.length;
      options[current].setAttribute("aria-selected", "true");
      options[current].scrollIntoView({ block: "nearest" });
      field.setAttribute("aria-activedescendant", options[current].id);
    }

    // A link that is the option itself, so that it can be opened as links can.
    function option(found, index) {
      var made = element("a");
      made.href = root + found[0];
      made.tabIndex = -1;
      made.id = identifier + "-" + index;
      made.setAttribute("role", "option");
      made.setAttribute("aria-selected", "false");
      made.append(element("strong", "", found[1]));
      if (found[3] && marks[found[3]]) {
        made.append(" ", element("span", "v-mark v-" + found[3],
          marks[found[3]] + " " + (titles[found[3]] || found[3])));
      }
      if (found[2]) { made.append(" ", element("span", "muted", found[2])); }
      if (found[4]) { made.append(element("span", "found-text", found[4])); }
      return made;
    }

    // Narrows what is found to one verdict or one guide, or takes that back.
    function chip(key, isOn, parts, change) {
      var made = element("button", "chip-button");
      made.type = "button";
      made.dataset.key = key;
      made.setAttribute("aria-pressed", String(isOn));
      made.append.apply(made, parts);
      made.addEventListener("click", function () { change(); search(); });
      chips.append(made);
    }

    function showChips(answer) {
      answer.counts.forEach(function (one) { titles[one.name] = one.title; });
      var several = answer.counts.filter(function (one) { return one.count; });
      several = several.length > 1 || filter.verdict ? several : [];
      if (filter.verdict && !several.some(function (one) { return one.name === filter.verdict; })) {
        several.push({ name: filter.verdict, title: titles[filter.verdict], count: 0, more: "" });
      }
      several.forEach(function (one) {
        var isOn = filter.verdict === one.name;
        var mark = element("span", "v-mark v-" + one.name, marks[one.name] || "");
        chip("verdict " + one.name, isOn, [mark, " " + one.title + " " + one.count + one.more], function () {
          filter.verdict = isOn ? "" : one.name;
        });
      });
      var guides = filter.guide ? [[filter.guide, filter.guideTitle]] : guidesOf(answer.found);
      guides.forEach(function (guide) {
        var text = place.dataset["in"].replace("{guide}", function () { return guide[1]; });
        chip("guide " + guide[0], Boolean(filter.guide), [text], function () {
          filter.guideTitle = filter.guide ? "" : guide[1];
          filter.guide = filter.guide ? "" : guide[0];
        });
      });
    }

    // At most three guides, where there is more than one.
    function guidesOf(found) {
      var seen = new Map();
      found.forEach(function (one) {
        var slug = /(?:controls|topics)\/([^/]+)\/index\.html/.exec(one[0]);
        if (slug && one[2] && !seen.has(slug[1])) { seen.set(slug[1], one[2]); }
      });
      return seen.size > 1 ? Array.from(seen).slice(0, 3) : [];
    }

    function show(answer, query) {
      var key = chips.contains(document.activeElement) ? document.activeElement.dataset.key : null;
      close();
      if (!query.trim()) { status.textContent = ""; return; }
      showChips(answer);
      answer.found.forEach(function (one, index) { list.append(option(one, index)); });
      panel.hidden = !answer.found.length && !chips.children.length;
      list.hidden = !answer.found.length;
      field.setAttribute("aria-expanded", String(answer.found.length > 0));
      status.textContent = answer.found.length
        ? place.dataset.found.replace("{n}", answer.found.length)
        : place.dataset.none.replace("{query}", function () { return query; });
      if (key !== null) {
        var again = Array.from(chips.children).find(function (one) { return one.dataset.key === key; });
        (again || field).focus();
      }
    }

    function search() {
      var query = field.value;
      asked += 1;
      var mine = asked;
      ask(query, filter).then(function (answer) {
        if (mine === asked) { show(answer, query); }
      }, function () {
        if (mine === asked) { show({ found: [], counts: [] }, query); }
      });
    }

    function reset() {
      close();
      field.value = "";
      status.textContent = "";
      filter = { verdict: "", guide: "", guideTitle: "" };
    }

    field.addEventListener("input", search);
    field.addEventListener("focus", function () { directory().catch(function () {}); });
    field.addEventListener("keydown", function (event) {
      if (event.key === "ArrowDown") {
        select(current + 1);
      } else if (event.key === "ArrowUp") {
        select(current < 0 ? -1 : current - 1);
      } else if (event.key === "Enter" && list.children.length) {
        list.children[Math.max(current, 0)].click();
        close();
      } else if (event.key === "Escape") {
        reset();
      } else {
        return;
      }
      event.preventDefault();
    });
    place.addEventListener("focusout", function (event) {
      if (!place.contains(event.relatedTarget)) { close(); status.textContent = ""; }
    });
    chips.addEventListener("keydown", function (event) {
      if (event.key !== "Escape") { return; }
      reset();
      field.focus();
    });
    panel.addEventListener("mousedown", function (event) { event.preventDefault(); });
    list.addEventListener("click", function () { setTimeout(close, 0); });
    if (place.classList.contains("from-address")) {
      field.value = addressed(root);
      if (field.value) { search(); }
      return;
    }
    document.addEventListener("keydown", function (event) {
      var target = event.target;
      if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey
        || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName) || target.isContentEditable) { return; }
      event.preventDefault();
      field.focus();
      field.select();
    });
  }

  document.addEventListener("DOMContentLoaded", function () {
    document.querySelectorAll(".search").forEach(build);
  });
}());
