extension OptionalMethod {
  /// The optional methods of a table's data source and delegate.
  static let tables: [OptionalMethod] = tableDataSource + tableDelegate + tablePrefetching

  private static let tableDataSource: [OptionalMethod] = [
    table(
      "UITableViewDataSource", "numberOfSections", label: "in", Result(type: "Int", value: "1")),
    table(
      "UITableViewDataSource", "sectionIndexTitles", label: "for",
      Result(type: "[String]?", value: "nil")),
    dataSource(section("titleForHeaderInSection"), returning: title),
    dataSource(section("titleForFooterInSection"), returning: title),
    dataSource(row("canEditRowAt"), returning: yes),
    dataSource(row("canMoveRowAt"), returning: Result(type: "Bool", value: "false")),
    dataSource(
      Parameter(label: "sectionForSectionIndexTitle", name: "title", type: "String"),
      Parameter(label: "at", name: "index", type: "Int"),
      returning: Result(type: "Int", value: "index")),
    dataSource(row("moveRowAt"), row("to", "end")),
    dataSource(Parameter(label: "commit", name: "style", type: editingStyle), row("forRowAt")),
  ]

  private static let tableDelegate: [OptionalMethod] =
    heights + displaying
    + [
      delegate(section("viewForHeaderInSection"), returning: view),
      delegate(section("viewForFooterInSection"), returning: view),
      delegate(row("indentationLevelForRowAt"), returning: Result(type: "Int", value: "0")),
      delegate(row("accessoryButtonTappedForRowWith")),
      delegate(row("shouldHighlightRowAt"), returning: yes),
      delegate(row("didHighlightRowAt")),
      delegate(row("didUnhighlightRowAt")),
      delegate(row("willSelectRowAt"), returning: sameRow),
      delegate(row("didSelectRowAt")),
      delegate(row("willDeselectRowAt"), returning: sameRow),
      delegate(row("didDeselectRowAt")),
      delegate(
        row("editingStyleForRowAt"), returning: Result(type: editingStyle, value: ".delete")),
      delegate(row("titleForDeleteConfirmationButtonForRowAt"), returning: title),
      delegate(row("leadingSwipeActionsConfigurationForRowAt"), returning: swipe),
      delegate(row("trailingSwipeActionsConfigurationForRowAt"), returning: swipe),
      delegate(
        row("contextMenuConfigurationForRowAt"),
        Parameter(label: "point", name: "point", type: "Foundation.CGPoint"),
        returning: Result(type: "UIKit.UIContextMenuConfiguration?", value: "nil")),
      delegate(
        row("editActionsForRowAt"),
        returning: Result(type: "[UIKit.UITableViewRowAction]?", value: "nil")),
      delegate(row("shouldIndentWhileEditingRowAt"), returning: yes),
      delegate(row("willBeginEditingRowAt")),
      delegate(
        Parameter(label: "didEndEditingRowAt", name: "indexPath", type: indexPath + "?")),
      delegate(
        row("targetIndexPathForMoveFromRowAt"), row("toProposedIndexPath", "proposed"),
        returning: Result(type: indexPath, value: "proposed")),
    ]

  private static let heights: [OptionalMethod] = [
    delegate(row("heightForRowAt"), returning: height("rowHeight")),
    delegate(row("estimatedHeightForRowAt"), returning: height("estimatedRowHeight")),
    delegate(section("heightForHeaderInSection"), returning: height("sectionHeaderHeight")),
    delegate(section("heightForFooterInSection"), returning: height("sectionFooterHeight")),
    delegate(
      section("estimatedHeightForHeaderInSection"),
      returning: height("estimatedSectionHeaderHeight")),
    delegate(
      section("estimatedHeightForFooterInSection"),
      returning: height("estimatedSectionFooterHeight")),
  ]

  private static let displaying: [OptionalMethod] =
    ["willDisplay", "didEndDisplaying"].flatMap { label in
      [
        delegate(
          Parameter(label: label, name: "cell", type: "UIKit.UITableViewCell"), row("forRowAt")),
        delegate(
          Parameter(label: label + "HeaderView", name: "view", type: "UIKit.UIView"),
          section("forSection")),
        delegate(
          Parameter(label: label + "FooterView", name: "view", type: "UIKit.UIView"),
          section("forSection")),
      ]
    }

  private static let tablePrefetching: [OptionalMethod] = [
    tableView(
      "UITableViewDataSourcePrefetching",
      [Parameter(label: "cancelPrefetchingForRowsAt", name: "rows", type: "[\(indexPath)]")], nil)
  ]

  private static let indexPath = "Foundation.IndexPath"
  private static let editingStyle = "UIKit.UITableViewCell.EditingStyle"
  private static let yes = Result(type: "Bool", value: "true")
  private static let title = Result(type: "String?", value: "nil")
  private static let view = Result(type: "UIKit.UIView?", value: "nil")
  private static let sameRow = Result(type: indexPath + "?", value: "indexPath")
  private static let swipe = Result(type: "UIKit.UISwipeActionsConfiguration?", value: "nil")

  private static func height(_ property: String) -> Result {
    Result(type: "Foundation.CGFloat", value: "tableView.\(property)")
  }

  private static func row(_ label: String, _ name: String = "indexPath") -> Parameter {
    Parameter(label: label, name: name, type: indexPath)
  }

  private static func section(_ label: String) -> Parameter {
    Parameter(label: label, name: "section", type: "Int")
  }

  private static func dataSource(
    _ parameters: Parameter..., returning result: Result? = nil
  ) -> OptionalMethod {
    tableView("UITableViewDataSource", parameters, result)
  }

  private static func delegate(
    _ parameters: Parameter..., returning result: Result? = nil
  ) -> OptionalMethod {
    tableView("UITableViewDelegate", parameters, result)
  }

  private static func table(
    _ protocolName: String, _ name: String, label: String, _ result: Result
  ) -> OptionalMethod {
    OptionalMethod(
      protocolName: protocolName, baseName: name,
      parameters: [.init(label: label, name: "tableView", type: "UIKit.UITableView")],
      result: result)
  }

  private static func tableView(
    _ protocolName: String, _ parameters: [Parameter], _ result: Result?
  ) -> OptionalMethod {
    let tableView = Parameter(label: "_", name: "tableView", type: "UIKit.UITableView")
    return OptionalMethod(
      protocolName: protocolName, baseName: "tableView", parameters: [tableView] + parameters,
      result: result)
  }
}
