/// An optional method of one of UIKit's protocols.
package struct OptionalMethod {
  package var protocolName: String

  /// The name without argument labels.
  var baseName: String
  package var parameters: [Parameter]

  /// The type of what it returns, and the value that stands for leaving it out; nil for nothing.
  package var result: Result?

  /// The statement that stands for leaving out a method that returns nothing; nil for none.
  var otherwise: String?

  /// Whether it is asynchronous.
  var isAsync = false

  package struct Parameter {
    var label: String
    var name: String
    package var type: String
  }

  package struct Result {
    package var type: String
    var value: String
  }

  /// The protocols that have the method: the one that declares it, and those that refine that one.
  var protocolNames: [String] { [protocolName] + (Self.refinements[protocolName] ?? []) }

  static let refinements = [
    "UIScrollViewDelegate": [
      "UITableViewDelegate", "UITextViewDelegate", "UICollectionViewDelegate",
      "UICollectionViewDelegateFlowLayout",
    ],
    "UICollectionViewDelegate": ["UICollectionViewDelegateFlowLayout"],
    "UIAdaptivePresentationControllerDelegate": ["UIPopoverPresentationControllerDelegate"],
    "UISceneDelegate": ["UIWindowSceneDelegate"],
    "URLSessionDelegate": [
      "URLSessionTaskDelegate", "URLSessionDataDelegate", "URLSessionDownloadDelegate",
    ],
    "URLSessionTaskDelegate": ["URLSessionDataDelegate", "URLSessionDownloadDelegate"],
    "UIBarPositioningDelegate": ["UINavigationBarDelegate", "UIToolbarDelegate"],
  ]

  /// The name with argument labels, as Swift writes it.
  package var name: String { "\(baseName)(\(parameters.map { $0.label + ":" }.joined()))" }

  /// A declaration that does what leaving the method out does.
  var declaration: String {
    signature + ((result?.value ?? otherwise).map { " { \($0) }" } ?? " {}")
  }

  /// An override that calls the method under its other name.
  var forwardingOverride: String {
    let arguments = parameters.map { ($0.label == "_" ? "" : "\($0.label): ") + $0.name }
    let waiting = isAsync ? "await " : ""
    return
      "override \(signature) { \(waiting)\(otherBaseName)(\(arguments.joined(separator: ", "))) }"
  }

  /// A name as long as `baseName` that no author gives.
  var otherBaseName: String { "_" + baseName.dropFirst() }

  /// The method without its body.
  var signature: String {
    let parameters = parameters.map { "\($0.label) \($0.name): \($0.type)" }
    return "func \(baseName)(\(parameters.joined(separator: ", ")))"
      + (isAsync ? " async" : "") + (result.map { " -> \($0.type)" } ?? "")
  }

  /// Whether a method of this name is this one: of several of one name in a protocol, types tell.
  func isMeant(by place: ClassDescription.Method) -> Bool {
    let hasNamesakes =
      (Self.byName[name] ?? []).filter { $0.protocolName == protocolName }.count > 1
    return !hasNamesakes
      || place.signatures.contains { signature in
        zip(signature.parameters, parameters).allSatisfy { own, expected in
          own.type.normalizedText == expected.type.parsedType.normalizedText
        }
      }
  }
}
