import Foundation

/// All the policies, and the points of section 10 that turned out to be facts.
///
/// The rows for which there is one choice alone say what the engine does; nothing asks them.
package enum StateRestorationPolicies {
  /// A policy as a row of a table.
  package struct Entry: Hashable, Sendable {
    package var number: String
    package var name: String
    package var usual: String

    /// Everything that the policy can be.
    package var choices: [String]
    package var reason: String

    /// The name of the user default that asks for another choice.
    var key: String { StateRestorationPolicies.prefix + name }

    /// Ends the process that was asked for an unknown choice.
    func refuse(_ choice: String) -> Never {
      fatalError("\(key) cannot be \(choice). It can be: \(choices.joined(separator: ", "))")
    }
  }

  private static let prefix = "StateRestorationPolicy."

  /// Ends the process where a launch argument asks for an unknown policy or choice, because
  /// the launch would show something else than it says.
  static func check(_ arguments: [String]) {
    for (argument, choice) in zip(arguments, arguments.dropFirst())
    where argument.hasPrefix("-" + prefix) {
      guard let policy = all.first(where: { "-" + $0.key == argument }) else {
        let names = all.filter { $0.choices.count > 1 }.map(\.name).joined(separator: ", ")
        fatalError("\(argument.dropFirst()) is not a policy. The policies are: \(names)")
      }
      if !policy.choices.contains(choice) { policy.refuse(choice) }
    }
  }

  /// The policies in the order of their numbers.
  package static let all: [Entry] = [
    StateRestorationPolicy.viewOfTheSelectedTab.entry,
    StateRestorationPolicy.valueThatCannotBeSaved.entry,
    StateRestorationPolicy.configurationWithoutDelegate.entry,
    StateRestorationPolicy.adoptionWithoutManifest.entry,
    StateRestorationPolicy.crashLimit.entry,
    Entry(
      number: "10.4", name: "identityOfTabs", usual: "pathWithPosition",
      choices: ["pathWithPosition"],
      reason:
        "the archive of iOS 8 has the index in the path; a factory is free to return any controller"
    ),
    Entry(
      number: "10.9", name: "appearanceOfPresented", usual: "whenThePresenterDecodes",
      choices: ["whenThePresenterDecodes"],
      reason: "it differed from version to version, and Apple documents nothing"),
    Entry(
      number: "10.10", name: "orderOfSaving", usual: "depthFirst", choices: ["depthFirst"],
      reason: "the one published listing fits depth first, breadth first and the alphabet"),
    StateRestorationPolicy.namelessChildOfAStack.entry,
    StateRestorationPolicy.archiveAfterRestoring.entry,
    Entry(
      number: "10.13", name: "coderOfTheDelegate", usual: "oneArchive", choices: ["oneArchive"],
      reason: "the dump of an archive has one section for the app"),
    Entry(
      number: "10.14", name: "referenceWithoutIdentifier", usual: "notSaved", choices: ["notSaved"],
      reason: "there is no path to save; the trace says so"),
    Entry(
      number: "10.15", name: "namelessAncestor", usual: "leftOutOfThePath",
      choices: ["leftOutOfThePath"],
      reason: "a sample of iOS 6 worked with a nameless controller in the middle"),
    Entry(
      number: "10.16", name: "sharedPath", usual: "firstIsSaved", choices: ["firstIsSaved"],
      reason: "Apple says only that paths must be unique; the trace warns"),
    Entry(
      number: "10.17", name: "namesOfReservedKeys", usual: "withoutSuffixKey",
      choices: ["withoutSuffixKey"],
      reason: "the dump of an archive shows the names of the constants without it"),
    StateRestorationPolicy.viewThatWasNeverLoaded.entry,
    StateRestorationPolicy.momentOfSaving.entry,
    StateRestorationPolicy.olderArchiveAfterARefusal.entry,
    Entry(
      number: "10.24", name: "parentOfAPresentedController", usual: "presentingController",
      choices: ["presentingController"],
      reason: "UIKit lets the outermost presentation context present"),
  ]

  /// The points of which the evidence says enough, by number.
  package static let facts: [String: String] = [
    "10.1":
      "application(_:didDecodeRestorableStateWith:) comes before applicationFinishedRestoringState()",
    "10.3": "a table without model association saves index paths and its position",
    "10.5":
      "a controller whose restoration class returns nil was saved, and is left out of what is restored",
    "10.6": "a factory is given the coder that its object decodes from later",
    "10.7": "an object decodes if its class is the archived one or any subclass",
    "10.8": "a path's restoration class is asked, or else the app delegate",
    "10.20": "a scene's activity is in its session",
    "10.21": "the methods exist since iOS 6 and 7",
    "10.23": "state is restored in a new process alone, not when a suspended app returns",
  ]
}
