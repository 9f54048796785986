/// What was asked for cannot be done because it was asked for in the wrong way.
enum UsageError: Error, Hashable {
  case unknownGuide(String, suggestion: String?)
  case unknownExample(String, guide: String, suggestion: String?)
  case noExample(guide: String)
  case unknownResult(String, suggestion: String?)
  case unknownTranslation(String, suggestion: String?)
  case translationExists(String)
  case noTranslation(String)
  case translationOutside(String)
  case otherLaunches(Int, Int)
  case nothingBroughtBack(String)
  case neitherFolderNorGuide(String, suggestion: String?)
  case severalExamples(guide: String, [String])
  case exampleInPlaceOfGuide(String)
  case fileExists(String)
  case noLaunchesFile(String)
  case portRefused(UInt16, reason: String)
}

extension UsageError: CustomStringConvertible {
  var description: String {
    switch self {
    case .unknownGuide(let name, let suggestion):
      "There is no guide `\(name)`." + Self.question(suggestion)
    case .unknownExample(let name, let guide, let suggestion):
      "The guide `\(guide)` has no example `\(name)`." + Self.question(suggestion)
    case .unknownResult(let id, let suggestion):
      "No result `\(id)` is pending." + Self.question(suggestion)
    case .unknownTranslation(let name, let suggestion):
      "`\(name)` cannot be a translation: write the language and a guide, as in `ko/tab-bar`."
        + Self.question(suggestion)
    case .translationExists(let path): "`\(path)` exists already."
    case .noTranslation(let path): "There is no translation `\(path)`; --start creates one."
    case .translationOutside(let path):
      "A link leads `\(path)` out of the content folder; nothing was written."
    case .otherLaunches(let old, let new):
      "The old app had \(Report.counted(old, noun: "launch", plural: "launches")), and the new one \(new): "
        + "both apps need the same launches."
    case .nothingBroughtBack(let old):
      "Nothing was compared: `\(old)` restored nothing that its user had. "
        + "With --launches, name a file with what the user does."
    case .neitherFolderNorGuide(let name, let suggestion):
      "There is no folder and no guide `\(name)`." + Self.question(suggestion)
    case .severalExamples(let guide, let names):
      "The guide `\(guide)` has several examples; name one: "
        + names.map { "\(guide)#\($0)" }.joined(separator: ", ") + "."
    case .exampleInPlaceOfGuide(let name):
      "`\(name)` names an example: `verify` checks whole guides, and `reprise run` runs one example."
    case .portRefused(let port, let reason):
      "Port \(port) cannot be used: \(reason). Without --port, the next free one is used."
    case .fileExists(let path):
      "`\(path)` exists already, and --record does not replace it. Name another file, or remove this one."
    case .noLaunchesFile(let path):
      "There is no file `\(path)` with launches. --record \(path) writes one."
    case .noExample(let guide): "The guide `\(guide)` has no example."
    }
  }

  private static func question(_ suggestion: String?) -> String {
    suggestion.map { " Did you mean `\($0)`?" } ?? ""
  }
}
