// Decorates pages that are complete without it: marks of other guides in the sidebar, and a page
// that turns itself stale when its time has come.
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

  watchAge();
  document.addEventListener("DOMContentLoaded", markMembers);
}());
