/// What is said of what the user left and does not see any more.
package enum UserLossSentence: String, Sentence {
  case thing = "the user no longer sees “{thing}”"
  case things = "the user no longer sees “{thing}” and {count} more"

  /// The sentence for some names; nil for none.
  static func message(_ names: [String]) -> LocalizedMessage? {
    guard let first = names.first else { return nil }
    let thing = LocalizedMessage.verbatim(String(first.prefix(40)))
    guard names.count > 1 else { return Self.thing.message(["thing": thing]) }
    return things.message(["thing": thing, "count": .verbatim("\(names.count - 1)")])
  }
}
