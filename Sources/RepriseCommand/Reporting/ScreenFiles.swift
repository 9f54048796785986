import ExampleRunner
import Foundation
import RunRecord
import SiteBuilder
import SiteHTML

/// Writes the screens of launches as pictures: a file for each moment, named for example, launch and moment.
struct ScreenFiles {
  let folder: String

  /// The folder with the styles of drawings.
  let site: String

  /// - Returns: How many were written.
  func write(_ outcomes: [ExampleOutcome]) throws -> Int {
    let styles = try String(contentsOf: stylesOfPhones(), encoding: .utf8)
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    var count = 0
    for record in outcomes.compactMap(\.record) {
      for launch in record.launches {
        for (index, taken) in launch.drawings.moments.enumerated() {
          guard let drawing = launch.drawings.drawing(of: taken) else { continue }
          let name = [
            record.example, "launch-\(launch.number)", "\(index + 1)", Self.word(taken.moment),
          ].joined(separator: "-")
          let svg = ScreenFile.svg(of: drawing, name: name, styles: styles)
          try Data(svg.utf8).write(
            to: URL(filePath: folder).appending(path: name + ".svg"), options: .atomic)
          count += 1
        }
      }
    }
    return count
  }

  /// The site's own, or the tool's where there is no site, as beside the folder of an app.
  private func stylesOfPhones() throws -> URL {
    let path = "styles/3-phone.css"
    let own = URL(filePath: site).appending(path: path)
    guard !FileManager.default.fileExists(atPath: own.path) else { return own }
    return try ProjectStarter().looks.appending(path: path)
  }

  /// What a file can be called on every system: a step's label is the author's.
  private static func word(_ moment: ScreenMoment) -> String {
    guard case .step(let label) = moment else { return moment.word }
    let characters = label.lowercased().unicodeScalars.prefix(40).map { scalar in
      CharacterSet.alphanumerics.contains(scalar) && scalar.isASCII ? Character(scalar) : "-"
    }
    return String(characters)
  }
}
