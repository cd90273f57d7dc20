import CFloor
import Foundation

/// The time that no generator can avoid on one core: parse and render every guide with cmark, and
/// write as many files of the same sizes.
enum Floor {
  static func seconds(guides folder: URL, site: URL, into output: URL) throws -> Double {
    var sizes: [(String, Int)] = []
    for name in try FileManager.default.subpathsOfDirectory(atPath: site.path) {
      let values = try site.appending(path: name).resourceValues(forKeys: [
        .isRegularFileKey, .fileSizeKey,
      ])
      if values.isRegularFile == true { sizes.append((name, values.fileSize ?? 0)) }
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    try? FileManager.default.removeItem(at: output)
    let clock = ContinuousClock()
    let took = try clock.measure {
      for name in names {
        let text = try Data(contentsOf: folder.appending(path: name))
        _ = text.withUnsafeBytes { bytes in
          floor_render(bytes.bindMemory(to: CChar.self).baseAddress, bytes.count)
        }
      }
      var made = Set<String>()
      for (name, size) in sizes {
        let path = output.appending(path: name)
        let parent = path.deletingLastPathComponent()
        if made.insert(parent.path).inserted {
          try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
        }
        let problem = floor_write(path.path, size)
        guard problem == 0 else { throw Measurement.Failure(words: "cannot write \(path.path)") }
      }
    }
    return Double(took.components.seconds) + Double(took.components.attoseconds) * 1e-18
  }
}
