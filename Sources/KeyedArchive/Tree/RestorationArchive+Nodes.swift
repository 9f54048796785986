extension RestorationArchive {
  /// The saved objects as trees, in the order in which they were saved.
  package var roots: [ArchiveNode] {
    var forest = Forest()
    for object in objects {
      forest.insert(object, restorationClass: restorationClasses[object.path])
    }
    return forest.nodes
  }
}

/// Places under construction, found by their paths.
private struct Forest {
  private var places: [Substring: ArchiveNode] = [:]
  private var children: [Substring: [Substring]] = [:]
  private var roots: [Substring] = []

  mutating func insert(_ object: SavedObject, restorationClass: String?) {
    var parent: Substring?
    for step in IdentifierPath(object.path).steps {
      addPlace(step, below: parent)
      parent = step.path
    }
    places[object.path[...]]?.object = object
    places[object.path[...]]?.restorationClass = restorationClass
  }

  private mutating func addPlace(_ step: IdentifierPath.Step, below parent: Substring?) {
    guard places[step.path] == nil else { return }
    places[step.path] = ArchiveNode(
      identifier: step.identifier, position: step.position, path: String(step.path))
    if let parent {
      children[parent, default: []].append(step.path)
    } else {
      roots.append(step.path)
    }
  }

  var nodes: [ArchiveNode] { roots.compactMap(node) }

  private func node(at path: Substring) -> ArchiveNode? {
    guard var node = places[path] else { return nil }
    node.children = (children[path] ?? []).compactMap(self.node)
    return node
  }
}
