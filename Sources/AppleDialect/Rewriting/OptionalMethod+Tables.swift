extension OptionalMethod {
  /// The optional methods of a table's data source and delegate.
  static let tables: [OptionalMethod] =
    [
      OptionalMethod(
        protocolName: "UITableViewDataSource", baseName: "numberOfSections",
        parameters: [.init(label: "in", name: "tableView", type: "UIKit.UITableView")],
        result: Result(type: "Int", value: "1")),
      dataSource(section("titleForHeaderInSection"), returning: title),
      dataSource(section("titleForFooterInSection"), returning: title),
      dataSource(row("canEditRowAt"), returning: Result(type: "Bool", value: "true")),
      dataSource(row("canMoveRowAt"), returning: Result(type: "Bool", value: "false")),
      dataSource(row("moveRowAt"), Parameter(label: "to", name: "end", type: indexPath)),
      dataSource(
        Parameter(
          label: "commit", name: "style", type: "UIKit.UITableViewCell.EditingStyle"),
        row("forRowAt")),
      delegate(row("heightForRowAt"), returning: height("rowHeight")),
      delegate(row("estimatedHeightForRowAt"), returning: height("estimatedRowHeight")),
      delegate(section("heightForHeaderInSection"), returning: height("sectionHeaderHeight")),
      delegate(section("heightForFooterInSection"), returning: height("sectionFooterHeight")),
      delegate(section("viewForHeaderInSection"), returning: view),
      delegate(section("viewForFooterInSection"), returning: view),
      delegate(
        Parameter(label: "willDisplay", name: "cell", type: "UIKit.UITableViewCell"),
        row("forRowAt")),
      delegate(row("willSelectRowAt"), returning: sameRow),
      delegate(row("didSelectRowAt")),
      delegate(row("willDeselectRowAt"), returning: sameRow),
      delegate(row("didDeselectRowAt")),
    ]

  private static let indexPath = "Foundation.IndexPath"
  private static let title = Result(type: "String?", value: "nil")
  private static let view = Result(type: "UIKit.UIView?", value: "nil")
  private static let sameRow = Result(type: "Foundation.IndexPath?", value: "indexPath")

  private static func height(_ property: String) -> Result {
    Result(type: "Foundation.CGFloat", value: "tableView.\(property)")
  }

  private static func row(_ label: String) -> Parameter {
    Parameter(label: label, name: "indexPath", type: indexPath)
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

  private static func tableView(
    _ protocolName: String, _ parameters: [Parameter], _ result: Result?
  ) -> OptionalMethod {
    let tableView = Parameter(label: "_", name: "tableView", type: "UIKit.UITableView")
    return OptionalMethod(
      protocolName: protocolName, baseName: "tableView", parameters: [tableView] + parameters,
      result: result)
  }
}
