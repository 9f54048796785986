/// How a build keeps its pages for the next one.
package struct PageKeeping: Hashable, Sendable {
  /// Whether the pages of the build before are used where nothing has changed that they are made of.
  var reusesPages: Bool

  /// Whether the pages tell what the names in their code stand for.
  var showsTypes: Bool

  package init(reusesPages: Bool, showsTypes: Bool) {
    self.reusesPages = reusesPages
    self.showsTypes = showsTypes
  }
}
