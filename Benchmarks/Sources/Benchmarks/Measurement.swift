import Foundation
import Glibc

/// What one process took.
struct Measurement {
  /// Seconds by the clock on the wall.
  let wall: Double
  /// Seconds of processor time, user and system.
  let processor: Double
  /// The largest resident size, in megabytes.
  let peak: Double

  /// Runs a program to its end and asks the system what it took.
  static func of(_ arguments: [String], in folder: URL) throws -> Measurement {
    var attributes = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&attributes)
    defer { posix_spawn_file_actions_destroy(&attributes) }
    posix_spawn_file_actions_addopen(&attributes, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
    let line = ["/usr/bin/env", "-C", folder.path] + arguments
    var words: [UnsafeMutablePointer<CChar>?] = line.map { strdup($0) }
    words.append(nil)
    defer { for word in words { free(word) } }
    let clock = ContinuousClock()
    let began = clock.now
    var process = pid_t()
    let problem = posix_spawn(&process, "/usr/bin/env", &attributes, nil, words, environ)
    guard problem == 0 else { throw Failure(words: String(cString: strerror(problem))) }
    var status: Int32 = 0
    var usage = rusage()
    while wait4(process, &status, 0, &usage) < 0, errno == EINTR {}
    let wall = began.duration(to: clock.now)
    guard status == 0 else {
      throw Failure(words: "\(arguments.joined(separator: " ")) ended with \(status >> 8)")
    }
    return Measurement(
      wall: Double(wall.components.seconds) + Double(wall.components.attoseconds) * 1e-18,
      processor: seconds(usage.ru_utime) + seconds(usage.ru_stime),
      peak: Double(usage.ru_maxrss) / 1024)
  }

  private static func seconds(_ time: timeval) -> Double {
    Double(time.tv_sec) + Double(time.tv_usec) * 1e-6
  }

  /// The one in the middle by wall time.
  static func median(of count: Int, _ body: () throws -> Measurement) rethrows -> Measurement {
    let all = try (0..<count).map { _ in try body() }.sorted { $0.wall < $1.wall }
    return all[count / 2]
  }

  struct Failure: Error, CustomStringConvertible {
    let words: String
    var description: String { words }
  }
}
