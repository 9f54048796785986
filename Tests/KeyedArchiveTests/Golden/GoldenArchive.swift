import Foundation
import KeyedArchive

/// A file that the writer of some version wrote, with what it holds beside it as text.
///
/// In the folder `Files` there are `2.1 every kind.data` and `2.1 every kind.txt`: a version of the
/// format and the name of a sample. None is ever changed or removed.
struct GoldenArchive {
  var version: Version
  var sample: Sample

  struct Version: Hashable, Comparable, CustomStringConvertible {
    var major: Int64
    var minor: Int64
    var description: String { "\(major).\(minor)" }

    static func < (a: Version, b: Version) -> Bool { (a.major, a.minor) < (b.major, b.minor) }

    /// The version that is written now.
    static let current = Version(
      major: RestorationArchiveFormat.majorVersion, minor: RestorationArchiveFormat.minorVersion)
  }

  /// What is written in every version.
  enum Sample: String, CaseIterable {
    case everyKind = "every kind"
    case numberObjects = "number objects"

    /// The file that is written today.
    var data: Data {
      switch self {
      case .everyKind: SampleArchive.writer().data()
      case .numberObjects: SampleArchive.writerOfNumberObjects().data()
      }
    }
  }

  init(_ version: Version, _ sample: Sample) {
    self.version = version
    self.sample = sample
  }

  /// Reads the name of a file, without what stands behind the dot; nil where it is none.
  init?(name: String) {
    guard let match = name.wholeMatch(of: /(\d+)\.(\d+) (.+)/)?.output,
      let major = Int64(match.1), let minor = Int64(match.2),
      let sample = Sample(rawValue: String(match.3))
    else { return nil }
    self.init(Version(major: major, minor: minor), sample)
  }

  var data: Data { get throws { try Data(contentsOf: url("data")) } }
  var text: String { get throws { try String(contentsOf: url("txt"), encoding: .utf8) } }

  /// Keeps what is written today.
  func write() throws {
    try sample.data.write(to: url("data"))
    let tree = try RestorationArchiveReader(sample.data).tree()
    try ArchiveDump.text(of: tree).write(to: url("txt"), atomically: true, encoding: .utf8)
  }

  private func url(_ termination: String) -> URL {
    Self.folder.appending(path: "\(version) \(sample.rawValue).\(termination)")
  }

  /// Every file's name without its ending.
  static var names: Set<String> {
    get throws {
      Set(
        try FileManager.default.contentsOfDirectory(atPath: folder.path).map {
          ($0 as NSString).deletingPathExtension
        })
    }
  }

  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Files")
}
