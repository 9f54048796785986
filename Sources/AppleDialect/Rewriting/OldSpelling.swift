import Diagnostics
import SwiftSyntax

/// A parameter of one of UIKit's methods as an older Swift spelled its type.
///
/// The old type would keep the method from being UIKit's, silently where the method is optional; it
/// is replaced by another name of today's type, no wider than what the author wrote.
enum OldSpelling {
  struct Finding {
    var file: Int
    var edit: SourceEdit
    var diagnostic: Diagnostic
  }

  static func findings(in classes: ClassTable, _ files: [AssembledFile]) -> [Finding] {
    classes.all.flatMap { description in
      description.methods.flatMap { name, method in
        method.signatures.flatMap { signature in
          signature.parameters.enumerated().compactMap { index, parameter in
            known(parameter.type, of: name, parameter: index, files).flatMap {
              finding(parameter.type, as: $0, in: signature, files)
            }
          }
        }
      }
    }
    .sorted { ($0.file, $0.edit.range.lowerBound) < ($1.file, $1.edit.range.lowerBound) }
  }

  /// Whether a parameter's type is an older spelling of what the method has today.
  static func accepts(
    _ type: TypeSyntax, of name: String, parameter: Int, in files: [AssembledFile]
  ) -> Bool {
    known(type, of: name, parameter: parameter, files) != nil
  }

  private struct Known {
    var parameter: Int
    var old: Set<String>
    var today: String

    /// The name of today's type in generated code.
    var alias: String

    /// The beginning of names that only programs of the old spelling use; nil where none are needed to tell.
    var mark: String?
  }

  private static func known(
    _ type: TypeSyntax, of name: String, parameter: Int, _ files: [AssembledFile]
  ) -> Known? {
    guard let known = all[name], known.parameter == parameter,
      known.old.contains(type.normalizedText)
    else { return nil }
    guard let mark = known.mark else { return known }
    // In a program of today, the method of the other type is not the delegate's.
    return files.contains { $0.syntax.description.contains(mark) } ? known : nil
  }

  private static func finding(
    _ type: TypeSyntax, as known: Known, in signature: MethodSignature, _ files: [AssembledFile]
  ) -> Finding? {
    let start = type.positionAfterSkippingLeadingTrivia
    guard let place = files[signature.file].location(of: start) else { return nil }
    let end = type.endPositionBeforeTrailingTrivia.utf8Offset
    let padding = String(
      repeating: " ", count: max(0, end - start.utf8Offset - known.alias.utf8.count))
    return Finding(
      file: signature.file,
      edit: SourceEdit(range: start.utf8Offset..<end, replacement: known.alias + padding),
      diagnostic: Diagnostic(
        .warning, rule: "dialect.old-spelling", at: place,
        "`\(type.trimmedDescription)` is an older spelling, and `\(known.today)` is used instead",
        fix: "write `\(known.today)`"))
  }

  private static let all: [String: Known] = {
    let components: Set<String> = ["[Any]", "[AnyObject]", "[NSString]"]
    func path(at parameter: Int) -> Known {
      Known(parameter: parameter, old: components, today: "[String]", alias: "[_Id]")
    }
    let launching = Known(
      parameter: 1,
      old: [
        "[NSObject: AnyObject]?", "[AnyHashable: Any]?", "[String: Any]?", "[String: AnyObject]?",
        "[UIApplication.LaunchOptionsKey: AnyObject]?", "NSDictionary?",
      ], today: "[UIApplication.LaunchOptionsKey: Any]?", alias: "_Launching?")
    let picked = Known(
      parameter: 1, old: ["[String: Any]", "[String: AnyObject]"],
      today: "[UIImagePickerController.InfoKey: Any]", alias: "_Picked",
      mark: "UIImagePickerControllerOriginalImage")
    let handler = "([any UIUserActivityRestoring]?) -> Void"
    let handing = Known(
      parameter: 2, old: ["@escaping ([Any]?) -> ()", "@escaping ([AnyObject]?) -> ()"],
      today: "@escaping \(handler)", alias: "@escaping _Handing")
    return [
      "imagePickerController(_:didFinishPickingMediaWithInfo:)": picked,
      "application(_:continue:restorationHandler:)": handing,
      "application(_:viewControllerWithRestorationIdentifierPath:coder:)": path(at: 1),
      "viewController(withRestorationIdentifierPath:coder:)": path(at: 0),
      "object(withRestorationIdentifierPath:coder:)": path(at: 0),
      "application(_:willFinishLaunchingWithOptions:)": launching,
      "application(_:didFinishLaunchingWithOptions:)": launching,
    ]
  }()
}
