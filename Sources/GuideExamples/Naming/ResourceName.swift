/// The names of an example's files that are no code.
package enum ResourceName {
  /// What the system knows of the app.
  package static let informationPropertyList = "Info.plist"
}
