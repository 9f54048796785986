/// The code of an app that made a view.
package struct ViewMaker: Hashable, Codable, Sendable {
  /// The calls that led to the initializer, innermost first: addresses until they have been looked up, then one line.
  package var calls: [CallSite]

  /// The view's own classes that the app declares, as the compiler writes them in symbols: code in their initializers
  /// made the view only because other code asked for it.
  package var classes: [String]

  package init(calls: [CallSite], classes: [String] = []) {
    self.calls = calls
    self.classes = classes
  }
}

/// A view on a screen, and the line that made it.
package struct ViewOrigin: Hashable, Sendable {
  /// The view's place among all elements of the screen.
  package var place: Int
  package var element: DrawnElement
  package var site: CallSite

  /// In how many other such views it is.
  package var depth: Int
}

extension ScreenDrawing {
  /// The views whose lines are known, from the back to the front.
  fileprivate var origins: [ViewOrigin] {
    var origins: [ViewOrigin] = []
    var place = 0
    func visit(_ element: DrawnElement, depth: Int) {
      let site = element.maker?.calls.first
      if let site {
        origins.append(ViewOrigin(place: place, element: element, site: site, depth: depth))
      }
      place += 1
      for child in element.children ?? [] { visit(child, depth: depth + (site == nil ? 0 : 1)) }
    }
    for element in elements { visit(element, depth: 0) }
    return origins
  }
}

extension RunRecord {
  /// Takes the lines of all views out of the record, so that it can be compared with one that has none.
  ///
  /// - Returns: The views of each screen whose lines are known, by the screen without them.
  package mutating func takeOrigins() -> [ScreenDrawing: [ViewOrigin]] {
    var origins: [ScreenDrawing: [ViewOrigin]] = [:]
    for launch in launches.indices {
      launches[launch].drawings.changeElements { drawing in
        let own = drawing.origins
        drawing.elements = drawing.elements.map { $0.mappingMakers { _ in nil } }
        if !own.isEmpty { origins[drawing] = own }
      }
    }
    return origins
  }
}

extension DrawnElement {
  /// The element with other makers of it and of what is in it.
  package func mappingMakers(_ transform: (ViewMaker) -> ViewMaker?) -> DrawnElement {
    var element = self
    element.maker = maker.flatMap(transform)
    element.children = children?.map { $0.mappingMakers(transform) }
    return element
  }
}
