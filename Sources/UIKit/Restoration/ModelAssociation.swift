import Foundation
import RunRecord

/// The names that a data source has for the elements of a view, asked for and told in the trace.
@MainActor
struct ModelAssociation {
  private let association: any UIDataSourceModelAssociation
  private let dataSource: NSObject
  private let view: UIView

  /// Nil for a data source without names.
  init?(dataSource: (any NSObjectProtocol)?, view: UIView) {
    guard let association = dataSource as? any UIDataSourceModelAssociation,
      let object = dataSource as? NSObject
    else { return nil }
    self.association = association
    self.dataSource = object
    self.view = view
  }

  /// The name of the element at a place; nil where it has none.
  func name(of place: IndexPath) -> String? {
    Trace.hook(dataSource, "modelIdentifierForElement(at:in:)", detail: "\(place)")
    return association.modelIdentifierForElement(at: place, in: view)
  }

  /// The place of the element of a name; nil where it is gone (uikit-restoration 4.1).
  func place(named name: String) -> IndexPath? {
    Trace.hook(dataSource, "indexPathForElement(withModelIdentifier:in:)", detail: name)
    let place = association.indexPathForElement(withModelIdentifier: name, in: view)
    if place == nil {
      Trace.decision(view, .elementSkipped(identifier: name))
    }
    return place
  }
}
