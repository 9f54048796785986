/// What `llvm-symbolizer` answers for an address.
struct SymbolizerAnswer: Decodable {
  /// The frames at the address, innermost first; nil where nothing is known.
  var frames: [Frame]?

  struct Frame: Decodable {
    var file: String
    var line: Int
    var column: Int

    /// Where the function begins; 0 for one that the compiler generated.
    var startLine: Int

    /// The symbol of the function, or what stands for one where code of another was put in place.
    var function: String

    private enum CodingKeys: String, CodingKey {
      case file = "FileName"
      case line = "Line"
      case column = "Column"
      case startLine = "StartLine"
      case function = "FunctionName"
    }
  }

  private enum CodingKeys: String, CodingKey {
    case frames = "Symbol"
  }

  /// Whether the address lies in an initializer of one of these classes, given as symbols have them.
  func isInitializer(of classes: [String]) -> Bool {
    (frames ?? []).contains { frame in
      let isInitializer = frame.function.hasSuffix("fc") || frame.function.hasSuffix("fC")
      return isInitializer && classes.contains { frame.function.hasPrefix("$s" + $0) }
    }
  }

  /// What the compiler's check at the address is about, `arithmetic overflow`; nil where there is none.
  ///
  /// The compiler says so in the name of a function that the code of the check is inlined from.
  var failedCheck: String? {
    let words = "Swift runtime failure: "
    return frames?.lazy.map(\.function).first { $0.hasPrefix(words) }
      .map { String($0.dropFirst(words.count)) }
  }
}
