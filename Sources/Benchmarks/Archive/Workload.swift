import ArgumentParser

/// What is saved and restored.
enum Workload: String, ExpressibleByArgument, CaseIterable {
  /// View controllers, twenty deep, each with five values.
  case controllers
  /// A table of a hundred rows for each that is selected.
  case rows
  /// One value of as many bytes.
  case bytes
}

/// Who saves and restores.
enum Subject: String, ExpressibleByArgument, CaseIterable {
  /// The engine: an app of the workload goes to the background, and is launched again.
  case engine
  /// Foundation, one archiver a node.
  case archiver
  /// Foundation, one property list of all nodes.
  case propertyList = "plist"
}
