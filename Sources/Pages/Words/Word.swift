/// The words of the interface, by their keys in templates/strings.
///
/// Templates write them as `{{words.KEY}}`.
package enum Word: String, Hashable, Sendable, CaseIterable {

  // MARK: Around every page

  case skipToContent = "skip-to-content"
  case siteNavigation = "site-navigation"
  case breadcrumb
  case onThisPage = "on-this-page"
  case languages
  case pages
  case pageNumber = "page-number"
  case catalogue
  case controls
  case topics
  case coverage
  case failingPage = "failing-page"
  case changes
  case sources
  case glossary
  case howToRead = "how-to-read"
  case diagnostics
  case notFound = "not-found"
  case notFoundMeaning = "not-found-meaning"
  case generatedFrom = "generated-from"
  case notes
  case otherLetters = "other-letters"
  case neighbours
  case previous
  case next
  case useBadge = "use-badge"
  case snippetAddress = "snippet-address"
  case snippetsAreRelative = "snippets-are-relative"

  // MARK: What scripts say

  case search
  case searchHint = "search-hint"
  case searchFound = "search-found"
  case searchNone = "search-none"
  case searchNarrow = "search-narrow"
  case searchIn = "search-in"
  case copyLink = "copy-link"
  case copyCode = "copy-code"
  case copied
  case copyFailed = "copy-failed"
  case filterStatus = "filter-status"
  case showAll = "show-all"
  case worstFirst = "worst-first"
  case filterGuides = "filter-guides"
  case filterGuidesStatus = "filter-guides-status"
  case filterAny = "filter-any"
  case language

  // MARK: Runs and their age

  case runs
  case noRuns = "no-runs"
  case testsOne = "tests-one"
  case testsFew = "tests-few"
  case testsMany = "tests-many"
  case testsOther = "tests-other"
  case commitUnknown = "commit-unknown"
  case ageUnknown = "age-unknown"
  case incomplete
  case stale
  case staleMeaning = "stale-meaning"
  case superseded
  case shard
  case resultsOf = "results-of"
  case dateAndTime = "date-and-time"
  case date
  case months
  case decimalMark = "decimal-mark"

  // MARK: A guide

  case guide
  case deprecated
  case useInstead = "use-instead"
  case introduced
  case similar
  case owner
  case counts
  case fallbackNote = "fallback-note"
  case glance
  case glancePictures = "glance-pictures"
  case glanceUtterances = "glance-utterances"
  case property
  case type
  case `default`
  case setIn = "set-in"
  case note
  case trait
  case bit
  case spoken
  case table
  case code
  case footnote
  case backToText = "back-to-text"
  case done
  case toDo = "to-do"

  // MARK: A rule

  case rule
  case given
  case when
  case then
  case verdict
  case why
  case evidence
  case source
  case era
  case status
  case statusRestored = "status-restored"
  case statusContradicted = "status-contradicted"
  case statusChoice = "status-choice"
  case waiver
  case noOwner = "no-owner"
  case until
  case noEnd = "no-end"
  case issue
  case decided
  case decidedAs = "decided-as"
  case since
  case atLeast = "at-least"
  case firstBad = "first-bad"
  case lastGood = "last-good"
  case history
  case historyOldestFirst = "history-oldest-first"
  case buildsOne = "builds-one"
  case buildsFew = "builds-few"
  case buildsMany = "builds-many"
  case buildsOther = "builds-other"
  case absent
  case rules
  case rulesOne = "rules-one"
  case rulesFew = "rules-few"
  case rulesMany = "rules-many"
  case rulesOther = "rules-other"

  // MARK: Verdicts

  case verdictFailing = "verdict-failing"
  case verdictError = "verdict-error"
  case verdictUnexpectedPass = "verdict-unexpected-pass"
  case verdictFlaky = "verdict-flaky"
  case verdictNoData = "verdict-no-data"
  case verdictKnownFailing = "verdict-known-failing"
  case verdictPartial = "verdict-partial"
  case verdictNotRun = "verdict-not-run"
  case verdictUntested = "verdict-untested"
  case verdictSuspect = "verdict-suspect"
  case verdictPassing = "verdict-passing"
  case verdictNotTestable = "verdict-not-testable"
  case countFailing = "count-failing"
  case countError = "count-error"
  case countUnexpectedPass = "count-unexpected-pass"
  case countFlaky = "count-flaky"
  case countNoData = "count-no-data"
  case countKnownFailing = "count-known-failing"
  case countPartial = "count-partial"
  case countNotRun = "count-not-run"
  case countUntested = "count-untested"
  case countSuspect = "count-suspect"
  case countPassing = "count-passing"
  case countNotTestable = "count-not-testable"
  case meaningFailing = "meaning-failing"
  case meaningError = "meaning-error"
  case meaningUnexpectedPass = "meaning-unexpected-pass"
  case meaningFlaky = "meaning-flaky"
  case meaningNoData = "meaning-no-data"
  case meaningKnownFailing = "meaning-known-failing"
  case meaningPartial = "meaning-partial"
  case meaningNotRun = "meaning-not-run"
  case meaningUntested = "meaning-untested"
  case meaningSuspect = "meaning-suspect"
  case meaningPassing = "meaning-passing"
  case meaningNotTestable = "meaning-not-testable"

  // MARK: Outcomes of tests and how they are linked

  case outcomePassed = "outcome-passed"
  case outcomeFailed = "outcome-failed"
  case outcomeError = "outcome-error"
  case outcomeExpectedFailure = "outcome-expected-failure"
  case outcomeUnexpectedPass = "outcome-unexpected-pass"
  case outcomeFlaky = "outcome-flaky"
  case outcomeSkipped = "outcome-skipped"
  case outcomeCancelled = "outcome-cancelled"
  case outcomeNotRun = "outcome-not-run"
  case outcomeUnknown = "outcome-unknown"
  case linkEvidence = "link-evidence"
  case linkProperty = "link-property"
  case linkName = "link-name"
  case linkExactName = "link-exact-name"
  case linkTag = "link-tag"
  case linkBinding = "link-binding"
  case moreTests = "more-tests"
  case seconds

  // MARK: What tests observed

  case transcript
  case scenario
  case comparison
  case picture
  case textEvidence = "text-evidence"
  case step
  case observed
  case nothingObserved = "nothing-observed"
  case what
  case expected
  case got
  case setting
  case screen
  case objects
  case delegates
  case targets
  case said
  case hint
  case focus
  case event
  case from
  case action
  case delegate
  case set
  case to
  case pictureRefused = "picture-refused"
  case evidenceCut = "evidence-cut"

  // MARK: Pages of the site

  case name
  case summary
  case allRules = "all-rules"
  case otherSections = "other-sections"
  case coverageMeaning = "coverage-meaning"
  case noRulesHere = "no-rules-here"
  case noSection = "no-section"
  case failingNone = "failing-none"
  case failingCountOne = "failing-count-one"
  case failingCountFew = "failing-count-few"
  case failingCountMany = "failing-count-many"
  case failingCountOther = "failing-count-other"
  case changesSince = "changes-since"
  case changesSinceUnknown = "changes-since-unknown"
  case changesFirst = "changes-first"
  case changesNone = "changes-none"
  case changesAll = "changes-all"
  case changeRegressed = "change-regressed"
  case changeFixed = "change-fixed"
  case changeImproved = "change-improved"
  case changeNew = "change-new"
  case changeReworded = "change-reworded"
  case changeRemoved = "change-removed"
  case textBefore = "text-before"
  case textAfter = "text-after"
  case attention
  case attentionAll = "attention-all"
  case problemsTitleOne = "problems-title-one"
  case problemsTitleFew = "problems-title-few"
  case problemsTitleMany = "problems-title-many"
  case problemsTitleOther = "problems-title-other"
  case moreProblems = "more-problems"
  case severityError = "severity-error"
  case severityWarning = "severity-warning"
  case diagnosticsMeaning = "diagnostics-meaning"
  case before
  case after
  case sourcesMeaning = "sources-meaning"

  // MARK: Sections

  case sectionPurpose = "section-purpose"
  case sectionImplementation = "section-implementation"
  case sectionConfiguration = "section-configuration"
  case sectionContent = "section-content"
  case sectionBehaviour = "section-behaviour"
  case sectionAppearance = "section-appearance"
  case sectionLayout = "section-layout"
  case sectionAccessibility = "section-accessibility"
  case sectionInternationalisation = "section-internationalisation"
  case sectionDebugging = "section-debugging"
  case sectionSimilarElements = "section-similar-elements"

  // MARK: How to read this

  case readIntro = "read-intro"
  case readVerdictsTitle = "read-verdicts-title"
  case readVerdictsIntro = "read-verdicts-intro"
  case readRollUpTitle = "read-roll-up-title"
  case readRollUp = "read-roll-up"
  case readFreshnessTitle = "read-freshness-title"
  case readFreshness = "read-freshness"
  case readEvidenceTitle = "read-evidence-title"
  case readEvidence = "read-evidence"
  case readTroubleTitle = "read-trouble-title"
  case readTrouble = "read-trouble"

  // MARK: Glossary

  case termGuide = "term-guide"
  case definitionGuide = "definition-guide"
  case termRule = "term-rule"
  case definitionRule = "definition-rule"
  case termOutcome = "term-outcome"
  case definitionOutcome = "definition-outcome"
  case termEvidence = "term-evidence"
  case definitionEvidence = "definition-evidence"
  case termVerdict = "term-verdict"
  case definitionVerdict = "definition-verdict"
  case termWaiver = "term-waiver"
  case definitionWaiver = "definition-waiver"
  case termFreshness = "term-freshness"
  case definitionFreshness = "definition-freshness"
  case termRun = "term-run"
  case definitionRun = "definition-run"
  case termEnvironment = "term-environment"
  case definitionEnvironment = "definition-environment"
}
