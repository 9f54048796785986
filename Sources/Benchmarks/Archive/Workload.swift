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
