package import Diagnostics
package import GuideMarkup
package import RunRecord

/// A program in a guide: its code, its launches, and what the guide promises of it.
package struct Example: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// An app with an app delegate, launched once or more.
    case app
    /// Plain Swift, run once from top to bottom.
    case script
  }

  /// The name of the guide it is in.
  package var guide: String

  /// The example's name; of an anonymous one, `run-` and its number in the guide.
  package var name: String
  package var kind: Kind

  /// The name of the Swift module it becomes.
  package var module: String

  /// `guide.<guide>.<example>`, with other characters than letters, digits, `-` and `.` replaced.
  package var bundleIdentifier: String

  /// Where its first fence begins.
  package var location: SourceLocation

  /// Its files in order; the main file is first.
  package var files: [File]

  /// The files that it brings besides its code: `Info.plist`.
  package var resources: [File]

  /// Its launches in order; an app has at least one.
  package var launches: [Launch]

  /// Everything the guide says must happen.
  package var promises: [Promise]

  /// The fence behind which a page shows what happened: the last that belongs to the example.
  package var lastFence: Int

  /// The other builds of the app that ran before on the same disk, the oldest first; the launches
  /// of this one are numbered on.
  ///
  /// They name no earlier builds themselves.
  package var earlierBuilds: [Example]

  /// A file of the example: the fences it is joined from.
  package struct File: Hashable, Sendable {
    package var name: String
    package var fences: [Fence]

    package init(name: String, fences: [Fence]) {
      self.name = name
      self.fences = fences
    }
  }

  /// One process of the example.
  package struct Launch: Hashable, Sendable {
    /// Which launch it is, from 1; of an app with earlier builds, counted from the first build's.
    package var number: Int

    /// The statements to run; nil for the launch that an example without `launch` gets.
    package var fence: Fence?

    /// What holds before the process starts, where the fence says so.
    package var conditions: LaunchConditions

    /// What the process must say when it dies of a trap; nil for one that must not.
    package var trap: String?

    package init(
      number: Int, fence: Fence?, conditions: LaunchConditions = LaunchConditions(),
      trap: String? = nil
    ) {
      self.number = number
      self.fence = fence
      self.conditions = conditions
      self.trap = trap
    }
  }

  package init(
    guide: String, name: String, kind: Kind, module: String, bundleIdentifier: String,
    location: SourceLocation, files: [File], resources: [File] = [], launches: [Launch],
    promises: [Promise], lastFence: Int, earlierBuilds: [Example] = []
  ) {
    self.guide = guide
    self.name = name
    self.kind = kind
    self.module = module
    self.bundleIdentifier = bundleIdentifier
    self.location = location
    self.files = files
    self.resources = resources
    self.launches = launches
    self.promises = promises
    self.lastFence = lastFence
    self.earlierBuilds = earlierBuilds
  }
}
