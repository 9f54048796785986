/// A value that an object writes to its coder, or reads from it.
package struct CoderCall: Hashable, Codable, Sendable {
  package enum Direction: String, Codable, Sendable {
    case encode
    case decode
  }

  /// Who uses a key.
  package enum KeyOwner: String, Codable, Sendable {
    case app
    case uikit
  }

  package var direction: Direction

  /// The method's Swift name: `encode(_:forKey:)`.
  package var method: String

  /// Nil for a value without a key.
  package var key: String?

  /// Whose the key is: that of the code which called the method, and UIKit's for the four keys that every
  /// coder answers.
  package var keyOwner: KeyOwner
  package var value: CodedValue

  package init(
    _ direction: Direction, method: String, key: String?, keyOwner: KeyOwner = .app,
    value: CodedValue
  ) {
    self.direction = direction
    self.method = method
    self.key = key
    self.keyOwner = keyOwner
    self.value = value
  }
}

/// A value that goes into a coder or comes out of one.
package enum CodedValue: Hashable, Codable, Sendable {
  /// There is no object: nil was encoded, or is what the method returned.
  case null
  /// Nothing is saved for the key.
  case nothingSaved
  /// The value's description, the same in every process.
  case described(text: String)
}

extension CodedValue: CustomStringConvertible {
  /// The value as a trace shows it.
  package var description: String {
    switch self {
    case .null: "nil"
    case .nothingSaved: "nothing saved"
    case .described(let text): text
    }
  }
}
