package import Diagnostics
package import Foundation
package import GuideMarkup
package import RunRecord

/// A program in a guide: its code, its launches, and what the guide expects of it.
package struct Example: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// An app with an app delegate, launched once or more.
    case app
    /// Plain Swift, run once from top to bottom.
    case script
  }

  /// What is done with an example.
  package enum Use: Hashable, Sendable {
    /// It is compiled, and its launches run.
    case run
    /// It is only compiled.
    case compileOnly
    /// Nothing is done with it, for this reason.
    case skipped(reason: String)
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

  /// The path of the file that its results are written in: the guide, or the launches file of an app's folder.
  package var guidePath: String

  /// Its files in order; the main file is first.
  package var files: [File]

  /// The files that it brings besides its code: `Info.plist`.
  package var resources: [File]

  /// Its launches in order; an app has at least one.
  package var launches: [Launch]

  /// Everything the guide says must happen.
  package var expectations: [Expectation]

  /// The fence after which a page shows what happened: the last that belongs to the example.
  package var lastFence: Int

  /// The other builds of the app that ran before on the same disk, the oldest first; the launches
  /// of this one are numbered on.
  ///
  /// They name no earlier builds themselves.
  package var earlierBuilds: [Example]

  /// The example that it is a changed copy of; nil for one that stands alone.
  package var changed: Changed?

  /// What is done with it, as its words say.
  package var use: Use

  /// How it is built.
  package var build: Build

  /// The images and other data in its bundle.
  package var dataFiles: [AppFolder.DataFile]

  /// What its processes record besides what happens.
  package var recordings: Recordings = []

  /// The older apps that it is compared with, without expectations of their own.
  package var comparedWith: [Example] = []

  /// The code with what-ifs.
  package var whatIfs: WhatIfs

  /// A file of the example: the fences it is joined from.
  package struct File: Hashable, Sendable {
    package var name: String
    package var fences: [Fence]

    /// The bytes of a file that the app's bundle has as it is; nil for one that is written as its
    /// fences' lines.
    package var bytes: Data?

    package init(name: String, fences: [Fence], bytes: Data? = nil) {
      self.name = name
      self.fences = fences
      self.bytes = bytes
    }
  }

  /// An example of which another is a changed copy, as the steps of a tutorial are.
  package struct Changed: Hashable, Sendable {
    package var name: String

    /// Its files and resources.
    package var files: [File]

    /// The indexes of its fences that the copy has, too.
    package var inherited: Set<Int>
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

    /// How long the process may run, in seconds; nil for the usual time.
    package var seconds: Int?

    package init(
      number: Int, fence: Fence?, conditions: LaunchConditions = LaunchConditions(),
      trap: String? = nil, seconds: Int? = nil
    ) {
      self.number = number
      self.fence = fence
      self.conditions = conditions
      self.trap = trap
      self.seconds = seconds
    }
  }

  package init(
    guide: String, name: String, kind: Kind, module: String, bundleIdentifier: String,
    location: SourceLocation, files: [File], resources: [File] = [],
    dataFiles: [AppFolder.DataFile] = [], launches: [Launch], expectations: [Expectation],
    lastFence: Int, earlierBuilds: [Example] = [], changed: Changed? = nil, use: Use = .run,
    build: Build = Build(), whatIfs: WhatIfs = WhatIfs()
  ) {
    self.guide = guide
    self.name = name
    self.kind = kind
    self.module = module
    self.bundleIdentifier = bundleIdentifier
    self.location = location
    guidePath = location.path
    self.files = files
    self.resources = resources
    self.launches = launches
    self.expectations = expectations
    self.lastFence = lastFence
    self.earlierBuilds = earlierBuilds
    self.changed = changed
    self.use = use
    self.build = build
    self.dataFiles = dataFiles
    self.whatIfs = whatIfs
  }
}

extension Example {
  /// The version of the language where an example names none: what most apps are written in.
  package static let usualSwiftVersion = "5"

  /// Says with which SDK the app and its earlier builds are built.
  package mutating func setSDK(_ version: String) {
    build.sdkVersion = version
    for index in earlierBuilds.indices { earlierBuilds[index].build.sdkVersion = version }
  }

  /// Gives each launch that has no arguments of its own these.
  package mutating func setUsualArguments(_ arguments: [String]) {
    for index in launches.indices where launches[index].conditions.arguments.isEmpty {
      launches[index].conditions.arguments = arguments
    }
    for index in earlierBuilds.indices { earlierBuilds[index].setUsualArguments(arguments) }
  }

  /// The example built with this SDK, unless its guide says another.
  package func builtWithSDK(_ usual: String) -> Example {
    guard build.sdkVersion == nil else { return self }
    var example = self
    example.setSDK(usual)
    return example
  }

  /// The example with its screens recorded, if that is asked for or was before.
  package func recordingScreens(_ isAsked: Bool = true) -> Example {
    var example = self
    guard isAsked || recordings.contains(.screens) else { return example }
    example.recordings.insert(.screens)
    for index in earlierBuilds.indices {
      example.earlierBuilds[index].recordings.insert(.screens)
    }
    return example
  }

  /// Whether the guide says that the compiler must refuse it.
  package var mustFail: Bool {
    expectations.contains { if case .fails = $0 { true } else { false } }
  }

  /// Why nothing is done with it; nil for an example that is not skipped.
  package var skipReason: String? {
    if case .skipped(let reason) = use { reason } else { nil }
  }

  /// Whether it must be launched.
  package var isLaunched: Bool { use == .run && !mustFail }
}

extension Example {
  /// How many expectations of the guide are checked when it runs: what it must print, what its values must be, its results,
  /// what the compiler must say, and how its processes must end.
  package var expectationCount: Int {
    guard skipReason == nil else { return 0 }
    return expectations.count { !$0.isStep } + (build.isTest && isLaunched ? 1 : 0)
      + launches.count { $0.trap != nil } + whatIfs.lines.count { $0.refusal != nil }
  }

  /// Whether the guide shows what the app drew as a result.
  package var hasScreenResults: Bool {
    expectations.contains { expectation in
      guard case .result(let result) = expectation else { return false }
      switch result.content {
      case .screen, .screenChange: return true
      case .trace, .archive, .output, .diff, .diagnostics, .matrix, .comparison: return false
      }
    }
  }

  /// Whether there is any code: a fence with nothing but comments has none.
  package var hasCode: Bool {
    for file in files {
      var scanner = SwiftCommentScanner()
      for line in file.fences.flatMap(\.body) where scanner.hasCode(inNextLine: line.text) {
        return true
      }
    }
    return false
  }
}
