/// The name of a method as code refers to it, `application(_:open:options:)`, read from its demangled symbol.
struct MethodName {
  let text: String

  /// Nil for anything but a method of a type, of an instance or of the type itself.
  ///
  /// - Parameters:
  ///   - symbol: The demangled symbol: `static Shelf.Book.page(_: Swift.Int, of: [Swift.Int]) -> Swift.Bool`.
  ///   - type: The name of the type in it: `Shelf.Book`.
  init?(demangled symbol: String, of type: String) {
    guard let start = symbol.firstRange(of: "\(type).") else { return nil }
    guard ["", "static "].contains(symbol[..<start.lowerBound]) else { return nil }
    let name = symbol[start.upperBound...].prefix { $0 != "(" && $0 != "<" }
    let list = symbol[name.endIndex...].drop { $0 != "(" }
    guard !name.isEmpty, !name.contains(where: { ". :".contains($0) }), !list.isEmpty else {
      return nil
    }
    let labels = Self.parameters(list).map(Self.label)
    text = "\(name)(\(labels.map { "\($0):" }.joined()))"
  }

  /// The parameters of a list that begins with its parenthesis, each with its label and type.
  private static func parameters(_ list: Substring) -> [Substring] {
    var (found, depth): ([Substring], Int) = ([], 0)
    var start = list.index(after: list.startIndex)
    var previous: Character = " "
    for index in list.indices {
      let character = list[index]
      defer { previous = character }
      switch character {
      case "(", "[", "{", "<": depth += 1
      // In the arrow of a function, the bracket closes nothing.
      case ">" where previous == "-": continue
      case ")", "]", "}", ">":
        depth -= 1
        guard depth == 0 else { continue }
        let last = list[start..<index]
        return last.isEmpty ? found : found + [last]
      case "," where depth == 1:
        found.append(list[start..<index])
        start = list.index(after: index)
      default: continue
      }
    }
    return found
  }

  /// The label of a parameter; `_` for one without, of which the symbol may have only the type.
  private static func label(_ parameter: Substring) -> Substring {
    let parameter = parameter.drop { $0 == " " }
    let label = parameter.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return parameter[label.endIndex...].hasPrefix(":") ? label : "_"
  }
}
