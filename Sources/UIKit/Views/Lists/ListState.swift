import Foundation
import KeyedArchive
import RunRecord

/// What a table or a collection saves of its elements: the selected ones and the first one in sight,
/// by the data source's names where it has names, else by place (uikit-restoration 4.1, 10.3).
@MainActor
struct ListState {
  private let list: any StatefulList
  private let association: ModelAssociation?
  private let keys: Keys

  init(of list: some StatefulList) {
    self.list = list
    association = ModelAssociation(dataSource: list.dataSourceObject, view: list)
    keys = list.stateKeys
  }

  func encode(with coder: NSCoder) {
    guard let association else {
      return encode(list.selectedElements, with: coder)
    }
    if let first = list.firstVisibleElement, let name = association.name(of: first) {
      coder.encode(name, forKey: keys.firstVisibleName)
    }
    coder.encode(list.selectedElements.compactMap(association.name), forKey: keys.selectedNames)
  }

  private func encode(_ selectedPlaces: [IndexPath], with coder: NSCoder) {
    if let archiver = coder as? NSKeyedArchiver {
      archiver.encodeIntegerLists(of: selectedPlaces, forKey: keys.selectedPlaces)
    } else {
      coder.encode(selectedPlaces.map { Array($0) }, forKey: keys.selectedPlaces)
    }
  }

  func decode(with coder: NSCoder) {
    restorePosition(coder)
    let places = selectedPlaces(coder)
    list.makeRoom(forSelected: places.count)
    for place in places {
      if list.hasElement(place) {
        list.selectElement(place)
      } else {
        Trace.decision(list, .elementNotSelected(in: list.listKind, place: "\(place)"))
      }
    }
  }

  /// A named element is scrolled to the near edge, unless it did not move: then the offset that was
  /// saved is right to the point.
  private func restorePosition(_ coder: NSCoder) {
    let offset = list.savedContentOffset(in: coder)
    guard let association, let name = text(keys.firstVisibleName, coder) else {
      if let offset { scroll(to: offset) }
      return
    }
    guard let place = association.place(named: name), list.hasElement(place) else { return }
    if let offset, list.firstElement(at: offset) == place {
      scroll(to: offset)
    } else {
      list.scrollToNearEdge(place, saved: offset)
    }
  }

  private func scroll(to offset: CGPoint) {
    list.contentOffset = offset
    list.stayInContent()
    list.keepUntilSafeAreaIsKnown(offset)
  }

  private func selectedPlaces(_ coder: NSCoder) -> [IndexPath] {
    if let association {
      guard coder.containsValue(forKey: keys.selectedNames) else { return [] }
      let names = coder.decodeObject(forKey: keys.selectedNames) as? [String] ?? []
      return names.compactMap(association.place)
    }
    guard coder.containsValue(forKey: keys.selectedPlaces) else { return [] }
    let lists =
      (coder as? NSKeyedUnarchiver)?.integerLists(forKey: keys.selectedPlaces)
      ?? coder.decodeObject(forKey: keys.selectedPlaces) as? [[Int]]
    return (lists ?? []).map { IndexPath(indexes: $0) }
  }

  private func text(_ key: String, _ coder: NSCoder) -> String? {
    coder.containsValue(forKey: key) ? coder.decodeObject(forKey: key) as? String : nil
  }

  /// Where a list keeps its state.
  struct Keys {
    var firstVisibleName: String
    var selectedNames: String
    var selectedPlaces: String

    init(
      firstVisibleName: ChosenArchiveKey, selectedNames: ChosenArchiveKey,
      selectedPlaces: ChosenArchiveKey
    ) {
      self.firstVisibleName = firstVisibleName.rawValue
      self.selectedNames = selectedNames.rawValue
      self.selectedPlaces = selectedPlaces.rawValue
    }
  }
}
