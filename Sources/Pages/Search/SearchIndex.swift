/// Which documents hold which words; small enough to be asked from a page without a server.
struct SearchIndex {
  /// How many documents a word leads to: the best ones.
  static let postingLimit = 300
  /// How many documents one file tells of.
  static let blockSize = 64
  /// How large a file of words becomes, in bytes, before it is parted.
  static let shardSize = 40_000

  /// What a hit shows and where it leads.
  struct Document: Hashable {
    /// Relative to the site's folder, percent-encoded, with an anchor.
    let address: String
    let title: String
    /// The guide it belongs to; empty for a guide.
    let guide: String
    /// The verdict's name; empty for none.
    let verdict: String
    /// What a reader recognises it by.
    let text: String
  }

  /// A word's documents: number and weight, 1 to 9.
  struct Posting: Hashable {
    let document: Int
    var weight: Int
  }

  private(set) var documents: [Document] = []
  private var numbers: [String: Int] = [:]
  private var words: [String] = []
  private var postings: [[Posting]] = []

  /// Adds a document with its texts and how much a word of each weighs, 1 to 9.
  mutating func add(_ document: Document, _ texts: [(text: String, weight: Int)]) {
    let number = documents.count
    documents.append(document)
    for (text, weight) in texts {
      SearchTokenizer.words(of: text) { word in note(word, number, weight) }
    }
  }

  private mutating func note(_ word: String, _ document: Int, _ weight: Int) {
    let index: Int
    if let known = numbers[word] {
      index = known
    } else {
      index = words.count
      numbers[word] = index
      words.append(word)
      postings.append([])
    }
    // The words of one document come one after another.
    let last = postings[index].count - 1
    if last >= 0, postings[index][last].document == document {
      postings[index][last].weight = max(postings[index][last].weight, weight)
      return
    }
    postings[index].append(Posting(document: document, weight: weight))
    if postings[index].count > Self.postingLimit * 4 {
      postings[index] = Self.best(postings[index])
    }
  }

  /// The heaviest documents, earlier ones first among equals, in the order of their numbers.
  static func best(_ postings: [Posting]) -> [Posting] {
    guard postings.count > postingLimit else { return postings }
    let best = postings.sorted {
      $0.weight != $1.weight ? $0.weight > $1.weight : $0.document < $1.document
    }
    return best.prefix(postingLimit).sorted { $0.document < $1.document }
  }

  // MARK: - Its files

  /// A file of words that follow one another.
  struct Shard {
    /// In the order of UTF-16, which is that of scripts.
    var entries: [(word: String, postings: String)]
    /// About how large it is, in bytes.
    var size: Int

    var first: String { entries[0].word }
  }

  /// All words, parted into files of at most about `shardSize` bytes.
  func shards() -> [Shard] {
    let order = words.indices.sorted {
      words[$0].utf16.lexicographicallyPrecedes(words[$1].utf16)
    }
    var shards: [Shard] = []
    for index in order {
      let entry = (word: words[index], postings: Self.text(Self.best(postings[index])))
      let size = entry.word.utf8.count + entry.postings.utf8.count + 6
      if let last = shards.last, last.size + size <= Self.shardSize {
        shards[shards.count - 1].entries.append(entry)
        shards[shards.count - 1].size += size
      } else {
        shards.append(Shard(entries: [entry], size: size))
      }
    }
    return shards
  }

  /// `3a9,15`: for each document the distance to the one before in base 36, with a weight behind it.
  private static func text(_ postings: [Posting]) -> String {
    var text = ""
    var before = 0
    for posting in postings {
      if !text.isEmpty { text += "," }
      text += String(posting.document - before, radix: 36) + String(posting.weight)
      before = posting.document
    }
    return text
  }
}
