import ArgumentParser

/// Who saves and restores.
enum Subject: String, ExpressibleByArgument, CaseIterable {
  /// The engine: an app of the workload goes to the background, and is launched again.
  case engine
  /// Foundation, one archiver a node.
  case archiver
  /// Foundation, one property list of all nodes.
  case propertyList = "plist"
}
