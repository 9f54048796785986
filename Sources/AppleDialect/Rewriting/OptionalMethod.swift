/// An optional method of one of UIKit's protocols.
struct OptionalMethod {
  var protocolName: String

  /// The name without argument labels.
  var baseName: String
  var parameters: [Parameter]

  /// The type of what it returns, and the value that stands for leaving it out; nil for nothing.
  var result: Result?

  struct Parameter {
    var label: String
    var name: String
    var type: String
  }

  struct Result {
    var type: String
    var value: String
  }

  /// The protocols that have the method: the one that declares it, and those that refine that one.
  var protocolNames: [String] { [protocolName] + (Self.refinements[protocolName] ?? []) }

  private static let refinements = [
    "UIScrollViewDelegate": ["UITableViewDelegate", "UITextViewDelegate"],
    "UIAdaptivePresentationControllerDelegate": ["UIPopoverPresentationControllerDelegate"],
    "UISceneDelegate": ["UIWindowSceneDelegate"],
  ]

  /// The name with argument labels, as Swift writes it.
  var name: String { "\(baseName)(\(parameters.map { $0.label + ":" }.joined()))" }

  /// A declaration that does what leaving the method out does.
  var declaration: String { signature + (result.map { " { \($0.value) }" } ?? " {}") }

  /// An override that calls the method under its other name.
  var forwardingOverride: String {
    let arguments = parameters.map { ($0.label == "_" ? "" : "\($0.label): ") + $0.name }
    return "override \(signature) { \(otherBaseName)(\(arguments.joined(separator: ", "))) }"
  }

  /// A name as long as `baseName` that no author gives.
  var otherBaseName: String { "_" + baseName.dropFirst() }

  private var signature: String {
    let parameters = parameters.map { "\($0.label) \($0.name): \($0.type)" }
    return "func \(baseName)(\(parameters.joined(separator: ", ")))"
      + (result.map { " -> \($0.type)" } ?? "")
  }
}
