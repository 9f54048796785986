extension OptionalMethod {
  /// The optional methods of a collection's data source and delegates.
  static let collections: [OptionalMethod] =
    collectionDataSource + collectionDelegate + flowLayoutDelegate + collectionPrefetching

  private static let collectionDataSource: [OptionalMethod] = [
    collection("numberOfSections", label: "in", Result(type: "Int", value: "1")),
    collection("indexTitles", label: "for", Result(type: "[String]?", value: "nil")),
    dataSource(
      Parameter(label: "viewForSupplementaryElementOfKind", name: "kind", type: "String"),
      item("at"),
      returning: Result(type: reusableView, value: "\(reusableView)()")),
    dataSource(item("canMoveItemAt"), returning: yes),
    dataSource(item("moveItemAt"), item("to", "end")),
    dataSource(
      Parameter(label: "indexPathForIndexTitle", name: "title", type: "String"),
      Parameter(label: "at", name: "index", type: "Int"),
      returning: Result(type: indexPath, value: "[index, 0]")),
  ]

  private static let collectionDelegate: [OptionalMethod] =
    ["shouldHighlightItemAt", "shouldSelectItemAt", "shouldDeselectItemAt"].map {
      delegate(item($0), returning: yes)
    }
    + ["didHighlightItemAt", "didUnhighlightItemAt", "didSelectItemAt", "didDeselectItemAt"].map {
      delegate(item($0))
    }
    + [
      delegate(cell("willDisplay"), item("forItemAt")),
      delegate(cell("didEndDisplaying"), item("forItemAt")),
      delegate(
        supplementary("willDisplaySupplementaryView"), kind("forElementKind"), item("at")),
      delegate(
        supplementary("didEndDisplayingSupplementaryView"), kind("forElementOfKind"), item("at")),
      delegate(
        Parameter(
          label: "contextMenuConfigurationForItemsAt", name: "items", type: "[\(indexPath)]"),
        point, returning: menu),
      delegate(item("contextMenuConfigurationForItemAt"), point, returning: menu),
      delegate(
        item("targetIndexPathForMoveFromItemAt"), item("toProposedIndexPath", "proposed"),
        returning: Result(type: indexPath, value: "proposed")),
    ]

  private static let flowLayoutDelegate: [OptionalMethod] = [
    flow(item("sizeForItemAt"), "CGSize", "itemSize", else: "CGSize(width: 50, height: 50)"),
    flow(section("insetForSectionAt"), "UIEdgeInsets", "sectionInset", else: ".zero"),
    flow(section("minimumLineSpacingForSectionAt"), "CGFloat", "minimumLineSpacing", else: "10"),
    flow(
      section("minimumInteritemSpacingForSectionAt"), "CGFloat", "minimumInteritemSpacing",
      else: "10"),
    flow(
      section("referenceSizeForHeaderInSection"), "CGSize", "headerReferenceSize", else: ".zero"),
    flow(
      section("referenceSizeForFooterInSection"), "CGSize", "footerReferenceSize", else: ".zero"),
  ]

  private static let collectionPrefetching: [OptionalMethod] = [
    collectionView(
      "UICollectionViewDataSourcePrefetching",
      [Parameter(label: "cancelPrefetchingForItemsAt", name: "items", type: "[\(indexPath)]")], nil)
  ]

  private static let indexPath = "Foundation.IndexPath"
  private static let reusableView = "UIKit.UICollectionReusableView"
  private static let point = Parameter(label: "point", name: "point", type: "Foundation.CGPoint")
  private static let menu = Result(type: "UIKit.UIContextMenuConfiguration?", value: "nil")
  private static let yes = Result(type: "Bool", value: "true")

  private static func item(_ label: String, _ name: String = "indexPath") -> Parameter {
    Parameter(label: label, name: name, type: indexPath)
  }

  private static func section(_ label: String) -> Parameter {
    Parameter(label: label, name: "section", type: "Int")
  }

  private static func cell(_ label: String) -> Parameter {
    Parameter(label: label, name: "cell", type: "UIKit.UICollectionViewCell")
  }

  private static func supplementary(_ label: String) -> Parameter {
    Parameter(label: label, name: "view", type: reusableView)
  }

  private static func kind(_ label: String) -> Parameter {
    Parameter(label: label, name: "kind", type: "String")
  }

  private static func collection(_ name: String, label: String, _ result: Result) -> OptionalMethod
  {
    OptionalMethod(
      protocolName: "UICollectionViewDataSource", baseName: name,
      parameters: [.init(label: label, name: "collectionView", type: "UIKit.UICollectionView")],
      result: result)
  }

  private static func dataSource(
    _ parameters: Parameter..., returning result: Result? = nil
  ) -> OptionalMethod {
    collectionView("UICollectionViewDataSource", parameters, result)
  }

  private static func delegate(
    _ parameters: Parameter..., returning result: Result? = nil
  ) -> OptionalMethod {
    collectionView("UICollectionViewDelegate", parameters, result)
  }

  /// What a flow layout asks, and by which of its own properties it answers itself.
  private static func flow(
    _ parameter: Parameter, _ type: String, _ property: String, else other: String
  ) -> OptionalMethod {
    let module = type == "UIEdgeInsets" ? "UIKit" : "Foundation"
    let layout = Parameter(
      label: "layout", name: "layout", type: "UIKit.UICollectionViewLayout")
    let value = "(layout as? UIKit.UICollectionViewFlowLayout)?.\(property) ?? \(other)"
    return collectionView(
      "UICollectionViewDelegateFlowLayout", [layout, parameter],
      Result(type: "\(module).\(type)", value: value))
  }

  private static func collectionView(
    _ protocolName: String, _ parameters: [Parameter], _ result: Result?
  ) -> OptionalMethod {
    let collectionView = Parameter(
      label: "_", name: "collectionView", type: "UIKit.UICollectionView")
    return OptionalMethod(
      protocolName: protocolName, baseName: "collectionView",
      parameters: [collectionView] + parameters, result: result)
  }
}
