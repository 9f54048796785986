/// What an app saved for its next launch, as a tree a person can read.
package struct RestorationArchive: Hashable, Codable, Sendable {
  /// Values of the app itself and of the system, sorted by key.
  package var topLevel: [ArchiveEntry]

  /// The restoration class of each path that has one.
  package var restorationClasses: [String: String]

  /// The saved objects in the order in which they were saved.
  package var objects: [SavedObject]

  package init(
    topLevel: [ArchiveEntry], restorationClasses: [String: String], objects: [SavedObject]
  ) {
    self.topLevel = topLevel
    self.restorationClasses = restorationClasses
    self.objects = objects
  }
}

/// One object of an app with the values of its own coder.
package struct SavedObject: Hashable, Codable, Sendable {
  /// What the object is, in the words of Apple's `restorationArchiveTool`.
  package enum Kind: String, Codable, Sendable {
    case viewController = "View Controller"
    case view = "View"
    case window = "Window"
    case object = "Restorable Object"
  }

  package var kind: Kind

  /// The restoration identifier path in UIKit's internal form: `Tabs/:[0]:/Feed`.
  package var path: String
  package var className: String

  /// The values, sorted by key.
  package var entries: [ArchiveEntry]

  package init(kind: Kind, path: String, className: String, entries: [ArchiveEntry]) {
    self.kind = kind
    self.path = path
    self.className = className
    self.entries = entries
  }
}

/// A key, its value and what the value costs.
package struct ArchiveEntry: Hashable, Codable, Sendable {
  package var key: String
  package var value: ArchiveValue

  /// The bytes that the value takes in the file, without its key; a value that several places
  /// share is counted in each.
  package var byteCount: Int

  package init(key: String, value: ArchiveValue, byteCount: Int) {
    self.key = key
    self.value = value
    self.byteCount = byteCount
  }
}
