import SwiftSyntax

/// Where the head of a class takes a further protocol, on the line on which the head ends.
struct ConformanceInsertion {
  /// The UTF-8 offset.
  private var offset: Int

  /// What is between the head and the protocol.
  private var separator: String

  /// After what the class inherits, or after its name and parameters.
  init(behind node: some SyntaxProtocol, separator: String) {
    offset = node.endPositionBeforeTrailingTrivia.utf8Offset
    self.separator = separator
  }

  func edit(_ protocolName: String) -> SourceEdit {
    .insertion(separator + protocolName, at: offset)
  }
}

extension ClassDeclSyntax {
  var conformanceInsertion: ConformanceInsertion {
    if let inherited = inheritanceClause?.inheritedTypes.last?.type {
      return ConformanceInsertion(behind: inherited, separator: ", ")
    }
    if let genericParameterClause {
      return ConformanceInsertion(behind: genericParameterClause, separator: ": ")
    }
    return ConformanceInsertion(behind: name, separator: ": ")
  }
}
