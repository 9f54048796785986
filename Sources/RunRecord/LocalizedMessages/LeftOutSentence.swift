/// What is said of why an object is not in the archive, or was not looked for.
package enum LeftOutSentence: String, Sentence {
  case noIdentifier = "it has no restoration identifier"
  case noIdentifierOneBelow =
    "it has no restoration identifier; the controller below it is skipped too"
  case noIdentifierSomeBelow =
    "it has no restoration identifier; the {name} controllers below it are skipped too"
  case kindIsNotRestored = "UIKit does not restore objects of its class"
  case popover = "UIKit does not restore popovers"
  case containerDidNotEncodeIt = "its container did not encode a reference to it"
  case presenterDidNotCallSuper = "its presenter encodes itself without calling super"
  case controllerDidNotCallSuper = "its controller encodes itself without calling super"
  case samePathAsRoot = "its root view controller has the same identifier path"
  case samePath = "{name} has the same identifier path"
  case ancestorLeftOut = "its ancestor {name} was skipped"
  case classReturnedNil = "its restoration class {name} returned nil"
}

extension LeftOutReason {
  /// What a page says of it.
  package var message: LocalizedMessage {
    switch self {
    case .noIdentifier(controllersBelow: 0): LeftOutSentence.noIdentifier.message()
    case .noIdentifier(controllersBelow: 1): LeftOutSentence.noIdentifierOneBelow.message()
    case .noIdentifier(let count):
      LeftOutSentence.noIdentifierSomeBelow.message(["name": .verbatim("\(count)")])
    case .kindIsNotRestored: LeftOutSentence.kindIsNotRestored.message()
    case .popover: LeftOutSentence.popover.message()
    case .containerDidNotEncodeIt: LeftOutSentence.containerDidNotEncodeIt.message()
    case .presenterDidNotCallSuper: LeftOutSentence.presenterDidNotCallSuper.message()
    case .controllerDidNotCallSuper: LeftOutSentence.controllerDidNotCallSuper.message()
    case .samePathAsRoot: LeftOutSentence.samePathAsRoot.message()
    case .samePath(let className):
      LeftOutSentence.samePath.message(["name": .verbatim(className)])
    case .ancestorLeftOut(let path):
      LeftOutSentence.ancestorLeftOut.message(["name": .verbatim(path)])
    case .restorationClassReturnedNil(let name):
      LeftOutSentence.classReturnedNil.message(["name": .verbatim(name)])
    }
  }
}
