/// What one file of results came to.
struct FileReading {
  /// The format's name for machines.
  let format: String
  /// nil for a file that was refused.
  var run: Run?
  /// Its tests by outcome; nil where those of the run are they.
  var counts: ResultCounts?

  /// Failures that belong to no test; nil where those of the run are they.
  var suiteErrors: Int?

  /// Whether nothing in it counts.
  var isRefused: Bool { run == nil && counts == nil }

  /// Evidence outside of its run: nothing is lost by not counting it.
  var isEvidence: Bool { format == ForeignFormat.evidence.id }
}
