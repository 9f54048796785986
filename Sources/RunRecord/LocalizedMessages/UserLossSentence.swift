/// What is said of what the user does not see any more in a variant.
package enum UserLossSentence: String, Sentence {
  case thing = "the user loses “{thing}”"
  case things = "the user loses “{thing}” and {count} more"
}

extension ScreenChange {
  /// What the user loses, in a few words; nil where they lose nothing that has a name.
  package var loss: LocalizedMessage? {
    let lost = lostNames
    guard let first = lost.first else { return nil }
    let thing = LocalizedMessage.verbatim(String(first.prefix(40)))
    guard lost.count > 1 else { return UserLossSentence.thing.message(["thing": thing]) }
    return UserLossSentence.things.message([
      "thing": thing, "count": .verbatim("\(lost.count - 1)"),
    ])
  }

  /// What a user calls the things that are gone or without their value, in the order of the screen.
  package var lostNames: [String] { items.compactMap { $0.lostName } }
}

extension ScreenChange.Item {
  /// What a user calls what is gone: the text of a field, the name of a tab that is not selected any more.
  fileprivate var lostName: String? {
    guard let old = before?.element else { return nil }
    let (spoken, now) = (old.spoken, after?.element.spoken)
    if let value = spoken?.value, value != now?.value { return value }
    let isLost = after == nil || spoken?.label != now?.label || hasLostTrait
    return isLost ? spoken?.label : nil
  }

  private var hasLostTrait: Bool {
    let traits = after?.element.spoken?.traits ?? []
    let former = before?.element.spoken?.traits ?? []
    return former.contains { $0 != .editing && !traits.contains($0) }
  }
}
