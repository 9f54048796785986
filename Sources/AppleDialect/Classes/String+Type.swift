import SwiftParser
import SwiftSyntax

extension String {
  /// The type that this text is.
  var parsedType: TypeSyntax {
    var parser = Parser(self)
    return TypeSyntax.parse(from: &parser)
  }
}
