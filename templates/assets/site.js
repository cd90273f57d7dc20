// Decorates pages that are complete without it: marks of other guides in the sidebar, filters above
// tables and the catalogue, copy buttons, and a page that turns itself stale when its time has come.
(function () {
  "use strict";

  var shapes = {
    failing: "✕", error: "!", "unexpected-pass": "◆", flaky: "≈", "no-data": "◌",
    "known-failing": "⚑", partial: "◐", "not-run": "‖", untested: "?", suspect: "◉"
  };

  // The verdicts of all guides come from assets/verdicts.js, so that no page changes when
  // another guide does.
  function markMembers() {
    if (typeof assayVerdicts !== "object") { return; }
    document.querySelectorAll("a[data-guide]").forEach(function (link) {
      var guide = link.getAttribute("data-guide");
      if (!Object.prototype.hasOwnProperty.call(assayVerdicts, guide)) { return; }
      var verdict = assayVerdicts[guide];
      var shape = shapes[verdict[0]];
      if (!shape) { return; }
      var mark = document.createElement("span");
      mark.className = "v-mark v-" + verdict[0];
      mark.textContent = shape;
      mark.setAttribute("aria-hidden", "true");
      link.append(mark);
      link.title = verdict[1];
    });
  }

  function turnStale() {
    document.documentElement.classList.add("is-stale");
  }

  // Browsers cut timers at 24 days: a longer wait is set again each day.
  function watchAge() {
    var meta = document.querySelector('meta[name="assay:stale-at"]');
    var due = meta ? Date.parse(meta.content) : NaN;
    if (isNaN(due)) { return; }
    var left = due - Date.now();
    if (left <= 0) { turnStale(); return; }
    setTimeout(watchAge, Math.min(left + 1000, 86400000));
  }

  // The words of the page's language stand on its body.
  function word(name, values) {
    var text = document.body.getAttribute("data-" + name) || "";
    Object.keys(values || {}).forEach(function (key) {
      text = text.replace("{" + key + "}", function () { return values[key]; });
    });
    return text;
  }

  function button(text, className, act) {
    var made = document.createElement("button");
    made.type = "button";
    made.className = className;
    made.textContent = text;
    made.addEventListener("click", act);
    return made;
  }

  // Filters: the counts above a table become buttons. What is hidden is always said, and can be
  // brought back with one key.
  function addFilters() {
    document.querySelectorAll(".counts").forEach(function (list) {
      var table = list.nextElementSibling && list.nextElementSibling.querySelector(".rules");
      var links = list.querySelectorAll("a[data-verdict]");
      if (!table || links.length < 2) { return; }
      var rows = Array.prototype.slice.call(table.tBodies);
      var status = document.createElement("p");
      status.className = "filter-status";
      var said = document.createElement("span");
      said.setAttribute("role", "status");
      var reset = button(word("show-all"), "action", function () {
        show(null);
        list.querySelector("button").focus();
      });
      reset.hidden = true;
      status.append(said, reset);
      list.after(status);
      addWorstFirst(list, table, rows);
      var buttons = Array.prototype.map.call(links, function (link) {
        var verdict = link.getAttribute("data-verdict");
        var made = button("", link.className, function () {
          show(made.getAttribute("aria-pressed") === "true" ? null : made);
        });
        made.append.apply(made, Array.prototype.slice.call(link.childNodes));
        made.setAttribute("aria-pressed", "false");
        made.dataset.verdict = verdict;
        link.replaceWith(made);
        return made;
      });

      function show(chosen) {
        var count = 0;
        rows.forEach(function (row) {
          row.hidden = Boolean(chosen) && row.dataset.verdict !== chosen.dataset.verdict;
          if (!row.hidden) { count += 1; }
        });
        buttons.forEach(function (made) {
          made.setAttribute("aria-pressed", String(made === chosen));
        });
        reset.hidden = !chosen;
        said.textContent = chosen
          ? word("filter-status", {
            n: count, count: rows.length,
            verdict: chosen.firstElementChild.nextSibling.textContent.trim()
          })
          : "";
      }

      table.assayShowAll = function () { show(null); };
    });
  }

  // Brings the rows in the order of the counts, which begin with the worst verdict, and back.
  function addWorstFirst(list, table, rows) {
    var ranks = {};
    list.querySelectorAll("[data-verdict]").forEach(function (one, rank) {
      ranks[one.getAttribute("data-verdict")] = rank;
    });
    var sorted = rows.map(function (row, place) { return [ranks[row.dataset.verdict], place]; })
      .sort(function (a, b) { return a[0] - b[0] || a[1] - b[1]; })
      .map(function (one) { return rows[one[1]]; });
    if (sorted.every(function (row, place) { return row === rows[place]; })) { return; }
    var item = document.createElement("li");
    var made = button(word("worst-first"), "action", function () {
      var isOn = made.getAttribute("aria-pressed") !== "true";
      made.setAttribute("aria-pressed", String(isOn));
      table.append.apply(table, isOn ? sorted : rows);
    });
    made.setAttribute("aria-pressed", "false");
    item.append(made);
    list.classList.add("has-order");
    list.append(item);
  }

  // Filters of the catalogue: one choice for each thing in which its guides differ.
  function addCatalogueFilters() {
    var place = document.querySelector(".catalogue-filters");
    var members = Array.prototype.slice.call(document.querySelectorAll(".catalogue > li"));
    if (!place || members.length < 2) { return; }
    var filters = [
      choice("verdict", function (member) { return [member.dataset.verdict]; }, function (value) {
        var named = members.find(function (one) { return one.dataset.verdict === value; });
        return named.dataset.verdictTitle;
      }),
      choice("trait", values("traits"), function (value) { return value; }),
      choice("language", values("languages"), languageName)
    ].filter(Boolean);
    if (!filters.length) { return; }
    var status = document.createElement("p");
    status.className = "filter-status";
    var said = document.createElement("span");
    said.setAttribute("role", "status");
    var reset = button(word("show-all"), "action", function () {
      filters.forEach(function (one) { one.field.value = ""; });
      apply();
      filters[0].field.focus();
    });
    reset.hidden = true;
    status.append(said, reset);
    place.setAttribute("role", "group");
    place.setAttribute("aria-label", place.dataset.label);
    filters.forEach(function (one) {
      one.field.addEventListener("change", apply);
      place.append(one.label);
    });
    place.append(status);

    function values(name) {
      return function (member) { return member.dataset[name].split("|").filter(Boolean); };
    }

    function languageName(tag) {
      try {
        return new Intl.DisplayNames([tag], { type: "language" }).of(tag);
      } catch (error) { return tag; }
    }

    // Nothing to choose from where all guides have the same.
    function choice(name, valuesOf, nameOf) {
      var counts = new Map();
      members.forEach(function (member) {
        valuesOf(member).forEach(function (value) {
          counts.set(value, (counts.get(value) || 0) + 1);
        });
      });
      var options = Array.from(counts.keys()).filter(function (value) {
        return value && counts.get(value) < members.length;
      });
      if (!options.length) { return null; }
      var label = document.createElement("label");
      var field = document.createElement("select");
      field.name = name;
      field.append(new Option(place.dataset.any, ""));
      options.map(function (value) { return [nameOf(value), value]; })
        .sort(function (a, b) { return a[0].localeCompare(b[0]); })
        .forEach(function (one) {
          field.append(new Option(one[0] + " (" + counts.get(one[1]) + ")", one[1]));
        });
      label.append(place.getAttribute("data-" + name), field);
      return { label: label, field: field, valuesOf: valuesOf };
    }

    function apply() {
      var count = 0;
      members.forEach(function (member) {
        member.hidden = !filters.every(function (one) {
          return !one.field.value || one.valuesOf(member).indexOf(one.field.value) >= 0;
        });
        if (!member.hidden) { count += 1; }
      });
      document.querySelectorAll(".group").forEach(function (group) {
        group.hidden = !group.querySelector(".catalogue > li:not([hidden])");
      });
      var isOn = filters.some(function (one) { return one.field.value; });
      reset.hidden = !isOn;
      said.textContent = isOn
        ? place.dataset.status.replace("{n}", count).replace("{count}", members.length) : "";
    }
  }

  // A link to a rule that a filter hides brings it back.
  function revealTarget() {
    var id = decodeURIComponent(location.hash.slice(1));
    var target = id && document.getElementById(id);
    var row = target && target.closest("tbody[hidden]");
    if (!row) { return; }
    row.closest("table").assayShowAll();
    row.scrollIntoView();
  }

  // Copies without asking for permission, also where pages come from the disk.
  function copy(text, done) {
    function fallBack() {
      var field = document.createElement("textarea");
      field.value = text;
      field.setAttribute("readonly", "");
      field.className = "off-screen";
      document.body.append(field);
      field.select();
      var isDone = false;
      try { isDone = document.execCommand("copy"); } catch (error) { isDone = false; }
      field.remove();
      done(isDone);
    }
    if (navigator.clipboard && window.isSecureContext) {
      navigator.clipboard.writeText(text).then(function () { done(true); }, fallBack);
    } else {
      fallBack();
    }
  }

  function copyButton(label, text) {
    var line = document.createElement("p");
    var said = document.createElement("span");
    line.className = "copy";
    said.setAttribute("role", "status");
    var made = button(label, "action", function () {
      copy(text(), function (isDone) {
        said.textContent = word(isDone ? "copied" : "copy-failed");
        made.focus();
        setTimeout(function () { said.textContent = ""; }, 4000);
      });
    });
    line.append(made, said);
    return line;
  }

  // Where the site's address is unknown to its author, its server knows it.
  function completeSnippets() {
    if (!/^https?:$/.test(location.protocol)) { return; }
    document.querySelectorAll(".snippets").forEach(function (snippets) {
      var note = snippets.querySelector(".snippets-note");
      if (!note) { return; }
      note.remove();
      var root = new URL(snippets.dataset.root || "./", location.href).href;
      [snippets.dataset.image, snippets.dataset.page].forEach(function (address) {
        snippets.querySelectorAll("code").forEach(function (code) {
          code.textContent = code.textContent.split(address).join(root + address);
        });
      });
    });
  }

  function addCopyButtons() {
    // A row gets its button when it is opened: most never are.
    document.addEventListener("toggle", function (event) {
      var row = event.target.closest && event.target.closest("tbody.rule");
      if (!row || !event.target.open || event.target.querySelector(".copy")) { return; }
      var line = copyButton(word("copy-link"), function () {
        return location.href.split("#")[0] + "#" + encodeURIComponent(row.id);
      });
      event.target.querySelector("summary").after(line);
    }, true);
    document.querySelectorAll(".snippets").forEach(function (snippets) {
      // Like those of rows: most are never opened.
      snippets.addEventListener("toggle", function () {
        if (!snippets.open || snippets.querySelector(".copy")) { return; }
        snippets.querySelectorAll("dd").forEach(function (line) {
          line.append(copyButton(word("copy-code"), function () {
            return line.querySelector("code").textContent;
          }));
        });
      });
    });
    document.querySelectorAll(".body pre > code").forEach(function (code) {
      if (code.closest(".evidence")) { return; }
      // In its corner, so that nothing moves.
      var block = document.createElement("div");
      block.className = "code-block";
      code.parentElement.replaceWith(block);
      block.append(
        code.parentElement,
        copyButton(word("copy-code"), function () { return code.textContent; }));
    });
  }

  watchAge();
  document.addEventListener("DOMContentLoaded", function () {
    markMembers();
    addFilters();
    addCatalogueFilters();
    completeSnippets();
    addCopyButtons();
    revealTarget();
    window.addEventListener("hashchange", revealTarget);
  });
}());
