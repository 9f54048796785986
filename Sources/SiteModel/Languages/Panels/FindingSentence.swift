package import RunRecord

/// What traces say of how an object was found, or why not, and a page says in its own language.
package enum FindingSentence: String, Sentence {
  case byDelegate = "by the app delegate"
  case existing = "existing object with this path"
  case registered = "registered object with this path"
  case inControllersView = "in its controller’s view"
  case byStoryboard = "made from the storyboard {name}"
  case byClass = "by its restoration class {name}"
  case classReturnedNil = "its restoration class {name} returned nil"
  case classCannot = "its restoration class cannot create it"
  case ancestorLeftOut = "its ancestor {name} was left out"
  case nobodyAnswered = "no restoration class, no answer of the app delegate, no existing object"
  case noIdentifier = "it has no restoration identifier"
  case noIdentifierOneBelow =
    "it has no restoration identifier; the controller below it is left out too"
  case noIdentifierSomeBelow =
    "it has no restoration identifier; the {name} controllers below it are left out too"
  case notSaved = "not saved: {reason}"
  case nothingRestored = "nothing restored: {reason}"
  case nothingToRestore = "nothing to restore: {reason}"
  case deleted = "saved state deleted: {reason}"
  case noViewInControllers = "its controller's view has no view with this identifier"
  case answeredFalse = "the app delegate answered false"
  case noState = "no state was saved"
  case removed = "the saved state was removed"
  case nobodyLooked = "nobody looked for it"
}

extension FindingSentence {
  /// What a trace says as a sentence; as it is where it is none of these.
  package static func saying(of text: String) -> Saying {
    for sentence in allCases {
      guard let value = sentence.value(in: text) else { continue }
      let reason = sentence == .deleted ? DeletionSentence.saying(of: value) : saying(of: value)
      return sentence.saying(["name": .verbatim(value), "reason": reason])
    }
    return .verbatim(text)
  }

  /// What a text has in the place of the sentence's value, which is empty where there is none; nil
  /// for another text.
  private func value(in text: String) -> String? {
    guard let start = rawValue.firstIndex(of: "{"), let end = rawValue.lastIndex(of: "}") else {
      return text == rawValue ? "" : nil
    }
    let (head, tail) = (rawValue[..<start], rawValue[rawValue.index(after: end)...])
    guard text.count > head.count + tail.count, text.hasPrefix(head), text.hasSuffix(tail) else {
      return nil
    }
    return String(text.dropFirst(head.count).dropLast(tail.count))
  }
}
