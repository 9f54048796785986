/// What `llvm-symbolizer` answers for an address.
struct SymbolizerAnswer: Decodable {
  /// The frames at the address, innermost first; nil where nothing is known.
  var frames: [Frame]?

  struct Frame: Decodable {
    var file: String
    var line: Int
    var column: Int

    private enum CodingKeys: String, CodingKey {
      case file = "FileName"
      case line = "Line"
      case column = "Column"
    }
  }

  private enum CodingKeys: String, CodingKey {
    case frames = "Symbol"
  }
}
