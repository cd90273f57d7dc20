import Diagnostics

/// Reads a JUnit file as a run.
struct JUnitLoader {
  let file: SourceFile
  let paths: SourcePaths

  /// nil, with a report, when the file is not JUnit XML that is whole and well-formed.
  func read(environment: String, into log: inout DiagnosticLog) -> Run? {
    let gathering = JUnitGathering(file: file, paths: paths, place: place)
    let reader = JUnitReader(place: place, handOn: gathering.add)
    var offset = 0
    let end = XMLScanner.scan(reader) { room in
      let count = min(room.count, file.bytes.count - offset)
      file.bytes.withUnsafeBytes { bytes in
        room.copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes[offset..<offset + count]))
      }
      offset += count
      return count
    }
    guard end == .finished else {
      JUnitRefusal(path: file.path, place: place, point: place, invalidUTF8: invalidUTF8)
        .report(end, root: reader.foreignRoot, into: &log)
      return nil
    }
    reader.finish(path: file.path)
    log.append(contentsOf: reader.log)
    return gathering.run(reader.summary, environment: environment, into: &log)
  }

  private var isUTF16: Bool {
    file.bytes.starts(with: [0xFF, 0xFE]) || file.bytes.starts(with: [0xFE, 0xFF])
  }

  /// A line's place, with its text only while that is short enough to show.
  private func place(_ line: Int) -> SourcePlace {
    let range = file.lineRange(line)
    guard !isUTF16, line > 0, range.count <= 4_096 else {
      return SourcePlace(path: file.path, line: line)
    }
    return file.place(line: line)
  }

  private func place(_ line: Int, _ column: Int) -> SourcePlace {
    guard !isUTF16, line > 0, file.lineRange(line).count <= 4_096 else {
      return SourcePlace(path: file.path, line: line, column: column)
    }
    let offset = file.offset(line: line, column: column)
    return file.place(offset..<offset)
  }

  /// How far into a line the file's first bytes that are not UTF-8 stand; nil when they stand
  /// elsewhere or nowhere.
  private func invalidUTF8(in line: Int) -> Int? {
    guard !isUTF16, let found = file.firstInvalidUTF8(), file.line(at: found.lowerBound) == line
    else { return nil }
    return file.column(at: found.lowerBound) - 1
  }
}
