import Foundation

/// What another reader of keyed archives makes of a file.
enum FoundationUnarchiver {
  /// The object for the key `root`.
  static func root(of data: Data) throws -> Any? {
    let unarchiver = try NSKeyedUnarchiver(forReadingFrom: data)
    unarchiver.requiresSecureCoding = false
    unarchiver.decodingFailurePolicy = .setErrorAndReturn
    defer { unarchiver.finishDecoding() }
    let root = unarchiver.decodeObject(forKey: "root")
    if let error = unarchiver.error { throw error }
    return root
  }
}
