import Diagnostics
import Inputs

/// Counts the results of a JUnit file without holding the file or a record of it.
///
/// It comes to the same counts, warnings and refusals as `JUnitLoader` with the same bytes, and
/// stays within the same limit, so that nothing is counted that a build would not read. It names no
/// run: a name is a hash of all bytes, which nobody asks for here.
struct JUnitCounter {
  /// What a file came to.
  struct Tally {
    let counts: ResultCounts
    let suiteErrors: Int
  }

  let path: String
  let files: InputFiles

  /// nil, with a report, when the file is not JUnit XML that is whole and well-formed, and nil
  /// without one when it is not XML.
  func count(into log: inout DiagnosticLog) throws(InputError) -> (isXML: Bool, tally: Tally?) {
    let stream = try files.open(path, RunLoader.sizeLimit)
    let head = try Self.head(of: stream)
    guard ResultFormat(of: SourceFile(path: path, bytes: head)) == .xml else { return (false, nil) }
    let isUTF16 = head.starts(with: [0xFF, 0xFE]) || head.starts(with: [0xFE, 0xFF])

    let counting = JUnitCounting(path: path)
    let reader = JUnitReader(
      keepsMessages: false, place: { SourcePlace(path: path, line: $0) }, handOn: counting.add)
    var problem: InputError?
    var offset = 0
    let end = XMLScanner.scan(reader) { room in
      do throws(InputError) {
        guard offset < head.count else { return try stream.read(into: room) }
        let count = min(room.count, head.count - offset)
        room.copyBytes(from: head[offset..<offset + count])
        offset += count
        return count
      } catch {
        problem = error
        return -1
      }
    }
    if let problem { throw problem }

    // Told with lines alone; their texts are looked for once it is known which are needed.
    var told = DiagnosticLog()
    var tally: Tally?
    if end == .finished {
      reader.finish(path: path)
      told.append(contentsOf: reader.log)
      tally = counting.finish(reader.summary, into: &told)
    } else {
      refuse(end, reader.foreignRoot, isUTF16: isUTF16, into: &told)
    }
    let texts = isUTF16 ? nil : LineTexts.find(told.lines(of: path), in: path, files: files)
    log.append(contentsOf: told.with(texts, in: path))
    if tally != nil { log.append(contentsOf: counting.repetitions(reader.summary)) }
    return (true, tally)
  }

  private func refuse(
    _ end: XMLEnd, _ root: String?, isUTF16: Bool, into log: inout DiagnosticLog
  ) {
    JUnitRefusal(
      path: path, place: { SourcePlace(path: path, line: $0) },
      point: { SourcePlace(path: path, line: $0, column: $1) },
      invalidUTF8: { line in
        guard !isUTF16 else { return nil }
        return LineTexts.find([line], in: path, files: files)?.invalidUTF8(in: line)
      }
    ).report(end, root: root, into: &log)
  }

  /// As much as a format is known by.
  private static func head(of stream: FileStream) throws(InputError) -> [UInt8] {
    let room = UnsafeMutableRawBufferPointer.allocate(byteCount: 4_096, alignment: 1)
    defer { room.deallocate() }
    var count = 0
    while count < room.count {
      let got = try stream.read(into: UnsafeMutableRawBufferPointer(rebasing: room[count...]))
      if got == 0 { break }
      count += got
    }
    return Array(room[..<count])
  }
}

extension DiagnosticLog {
  /// The lines of a file that its problems stand in.
  fileprivate func lines(of path: String) -> Set<Int> {
    Set(diagnostics.compactMap { $0.place.flatMap { $0.path == path ? $0.line : nil } })
  }

  /// The same problems, with the texts of their lines.
  fileprivate func with(_ texts: LineTexts?, in path: String) -> DiagnosticLog {
    guard let texts else { return self }
    var log = DiagnosticLog()
    for problem in diagnostics {
      let place = problem.place.map { $0.path == path ? texts.place($0) : $0 }
      log.report(problem.code, problem.message, at: place, notes: problem.notes, help: problem.help)
    }
    return log
  }
}
