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

  function note(scores, postings, factor) {
    var document = 0;
    postings.split(",").forEach(function (posting) {
      document += parseInt(posting.slice(0, -1), 36);
      var score = Number(posting.slice(-1)) * factor;
      scores[document] = Math.max(scores[document] || 0, score);
    });
  }

  // The scores of one word by document; the last word of a query also finds what begins with it.
  function scoresOf(word, isLast, firsts) {
    return Promise.all(shardsOf(word, isLast, firsts).map(function (number) {
      return load("t-" + number + ".js", "words(" + number + ")");
    })).then(function (shards) {
      var scores = {};
      shards.forEach(function (shard) {
        if (Object.prototype.hasOwnProperty.call(shard, word)) { note(scores, shard[word], 1); }
        if (!isLast) { return; }
        Object.keys(shard).forEach(function (other) {
          if (other !== word && other.indexOf(word) === 0) {
            note(scores, shard[other], 0.3 + 0.5 * word.length / other.length);
          }
        });
      });
      return scores;
    });
  }

  // The best documents: those that hold most of the words, then by weight, then in their order.
  function ask(query) {
    var asked = words(query);
    if (!asked.length) { return Promise.resolve([]); }
    return directory().then(function (index) {
      return Promise.all(asked.map(function (word, place) {
        return scoresOf(word, place === asked.length - 1, index.shards);
      })).then(function (all) {
        var totals = {};
        all.forEach(function (scores) {
          Object.keys(scores).forEach(function (document) {
            totals[document] = (totals[document] || 0) + 100 + scores[document];
          });
        });
        var best = Object.keys(totals).map(Number).sort(function (a, b) {
          return totals[b] - totals[a] || a - b;
        });
        // What lacks a word is shown only where nothing holds all of them.
        var most = best.length ? Math.floor(totals[best[0]] / 100) : 0;
        best = best.filter(function (document) {
          return Math.floor(totals[document] / 100) === most;
        }).slice(0, shown);
        return Promise.all(best.map(function (document) {
          var block = Math.floor(document / index.blockSize);
          return load("d-" + block + ".js", "documents(" + block + ")").then(function (documents) {
            return documents[document % index.blockSize];
          });
        }));
      });
    });
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
    var list = element("ul", "found");
    list.id = identifier;
    list.hidden = true;
    list.setAttribute("role", "listbox");
    list.setAttribute("aria-label", place.dataset.label);
    var status = element("p", "search-status");
    status.setAttribute("role", "status");
    place.append(field, list, status);
    var current = -1;
    var asked = 0;

    function close() {
      list.hidden = true;
      list.replaceChildren();
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

    function option(found, index) {
      var made = element("li");
      made.id = identifier + "-" + index;
      made.setAttribute("role", "option");
      made.setAttribute("aria-selected", "false");
      var link = element("a");
      link.href = root + found[0];
      link.tabIndex = -1;
      link.append(element("strong", "", found[1]));
      if (found[3] && marks[found[3]]) {
        link.append(" ", element("span", "v-mark v-" + found[3],
          marks[found[3]] + " " + found[3].replace(/-/g, " ")));
      }
      if (found[2]) { link.append(" ", element("span", "muted", found[2])); }
      if (found[4]) { link.append(element("span", "found-text", found[4])); }
      made.append(link);
      return made;
    }

    function show(found, query) {
      close();
      if (!query.trim()) { status.textContent = ""; return; }
      if (!found.length) {
        status.textContent = place.dataset.none.replace("{query}", function () { return query; });
        return;
      }
      found.forEach(function (one, index) { list.append(option(one, index)); });
      list.hidden = false;
      field.setAttribute("aria-expanded", "true");
      status.textContent = place.dataset.found.replace("{n}", found.length);
    }

    field.addEventListener("input", function () {
      var query = field.value;
      asked += 1;
      var mine = asked;
      ask(query).then(function (found) {
        if (mine === asked) { show(found, query); }
      }, function () {
        if (mine === asked) { show([], query); }
      });
    });
    field.addEventListener("focus", function () { directory().catch(function () {}); });
    field.addEventListener("keydown", function (event) {
      if (event.key === "ArrowDown") {
        select(current + 1);
      } else if (event.key === "ArrowUp") {
        select(current < 0 ? -1 : current - 1);
      } else if (event.key === "Enter" && list.children.length) {
        list.children[Math.max(current, 0)].firstElementChild.click();
        close();
      } else if (event.key === "Escape") {
        close();
        field.value = "";
        status.textContent = "";
      } else {
        return;
      }
      event.preventDefault();
    });
    place.addEventListener("focusout", function (event) {
      if (!place.contains(event.relatedTarget)) { close(); status.textContent = ""; }
    });
    list.addEventListener("mousedown", function (event) { event.preventDefault(); });
    list.addEventListener("click", function () { setTimeout(close, 0); });
    if (place.classList.contains("from-address")) {
      field.value = addressed(root);
      if (field.value) { field.dispatchEvent(new Event("input")); }
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
