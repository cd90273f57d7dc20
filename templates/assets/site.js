// Decorates pages that are complete without it: marks of other guides in the sidebar, filters above
// tables, copy buttons, and a page that turns itself stale when its time has come.
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
    document.querySelectorAll(".stale-note").forEach(function (note) { note.hidden = false; });
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
    addCopyButtons();
    revealTarget();
    window.addEventListener("hashchange", revealTarget);
  });
}());
