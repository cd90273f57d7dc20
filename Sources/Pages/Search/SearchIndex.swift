import Reference

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
    /// nil for what has none: a section.
    let verdict: Verdict?
    /// What a reader recognises it by.
    let text: String
  }

  /// A document that holds a word, and how much the word weighs in it, 1 to 9.
  struct Posting: Hashable {
    let document: Int32
    var weight: UInt8
  }

  private(set) var documents: [Document] = []
  /// The documents of each guide, by its slug: they follow one another.
  private(set) var guides: [(slug: String, documents: Range<Int>)] = []
  /// The numbers of the words by a hash of theirs: two words of one hash would be found as one.
  private var numbers: [UInt64: Int] = [:]
  private var words: [String] = []
  private var postings: [[Posting]] = []
  private var tokenizer = SearchTokenizer()

  /// Says that the documents from `start` on are those of a guide.
  mutating func endGuide(_ slug: String, from start: Int) {
    guides.append((slug, start..<documents.count))
  }

  /// Adds a document with its texts and how much a word of each weighs, 1 to 9.
  mutating func add(_ document: Document, _ texts: [(text: String, weight: UInt8)]) {
    let number = Int32(documents.count)
    documents.append(document)
    // Taken out while it calls back into the index.
    var tokenizer = SearchTokenizer()
    swap(&tokenizer, &self.tokenizer)
    for (text, weight) in texts {
      tokenizer.words(of: text) { word in note(word, number, weight) }
    }
    swap(&tokenizer, &self.tokenizer)
  }

  private mutating func note(_ word: SearchTokenizer.Word, _ document: Int32, _ weight: UInt8) {
    // FNV-1a.
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in word { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    guard let index = numbers[hash] else {
      numbers[hash] = words.count
      words.append(String(decoding: word, as: UTF8.self))
      postings.append([Posting(document: document, weight: weight)])
      return
    }
    // The words of one document come one after another.
    let last = postings[index].count - 1
    if postings[index][last].document == document {
      if postings[index][last].weight < weight { postings[index][last].weight = weight }
      return
    }
    postings[index].append(Posting(document: document, weight: weight))
    if postings[index].count > Self.postingLimit * 8 {
      postings[index] = Self.best(postings[index])
    }
  }

  /// The heaviest documents, earlier ones first among equals, in the order of their numbers.
  static func best(_ postings: [Posting]) -> [Posting] {
    guard postings.count > postingLimit else { return postings }
    var room = postingLimit
    var kept: [Posting] = []
    // As many of the lightest that fit as there is room for, the earlier ones.
    var counts = [Int](repeating: 0, count: 10)
    for posting in postings { counts[Int(min(posting.weight, 9))] += 1 }
    var allowed = [Int](repeating: 0, count: 10)
    for weight in stride(from: 9, through: 1, by: -1) {
      allowed[weight] = min(room, counts[weight])
      room -= allowed[weight]
    }
    kept.reserveCapacity(postingLimit)
    for posting in postings where allowed[Int(min(posting.weight, 9))] > 0 {
      allowed[Int(min(posting.weight, 9))] -= 1
      kept.append(posting)
    }
    return kept
  }

  // MARK: - Its files

  /// A file of words that follow one another.
  struct Shard {
    /// In the order of their characters.
    var entries: [(word: String, postings: String)]
    /// About how large it is, in bytes.
    var size: Int

    var first: String { entries[0].word }
  }

  /// All words, parted into files of at most about `shardSize` bytes; before them the guides, as
  /// words that begin with a mark which no word of a text has, and which comes before all of them.
  func shards() -> [Shard] {
    let order = words.indices.sorted { words[$0] < words[$1] }
    var shards: [Shard] = []
    let ranges = guides.sorted { $0.slug < $1.slug }.lazy.map { guide in
      (word: "!" + guide.slug, postings: Self.text(guide.documents))
    }
    let found = order.lazy.map { index in
      (word: words[index], postings: text(Self.best(postings[index])))
    }
    for entry in ranges { add(entry) }
    for entry in found { add(entry) }
    return shards

    func add(_ entry: (word: String, postings: String)) {
      let size = entry.word.utf8.count + entry.postings.utf8.count + 6
      if let last = shards.last, last.size + size <= Self.shardSize {
        shards[shards.count - 1].entries.append(entry)
        shards[shards.count - 1].size += size
      } else {
        shards.append(Shard(entries: [entry], size: size))
      }
    }
  }

  /// `3a+1c`: the first document and how many there are, in base 36.
  private static func text(_ documents: Range<Int>) -> String {
    String(documents.lowerBound, radix: 36) + "+" + String(documents.count, radix: 36)
  }

  /// `3a9,15A,27-`: for each document the distance to the one before in base 36, a weight, and the
  /// verdict's letter in the order of the roll-up; none for passing, and `-` where there is none.
  private func text(_ postings: [Posting]) -> String {
    var text = ""
    var before: Int32 = 0
    for posting in postings {
      if !text.isEmpty { text += "," }
      text += String(posting.document - before, radix: 36) + String(posting.weight)
      switch documents[Int(posting.document)].verdict {
      case nil: text += "-"
      case .passing: break
      case let verdict?:
        text.unicodeScalars.append(Unicode.Scalar(UInt8(ascii: "A") + UInt8(verdict.rank)))
      }
      before = posting.document
    }
    return text
  }
}
