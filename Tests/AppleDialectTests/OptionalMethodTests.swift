import AppleDialect
import Foundation
import SwiftParser
import SwiftSyntax
import Testing

@Suite struct OptionalMethodTests {
  @Test func givesTheConformingClassWhatASubclassAdds() {
    let program = adapt(
      """
      class Base: NSObject, UITextFieldDelegate { var x = 1 } // é
      class Sub: Base {
        var y = 2
        func textFieldDidBeginEditing(_ textField: UITextField) {}
        func textFieldShouldReturn(_ textField: UITextField) -> Bool { false }
        static func textFieldDidEndEditing(_ textField: UITextField) {}
      }
      """)
    #expect(
      program.authoredText == """
        class Base: NSObject, UITextFieldDelegate { var x = 1; \
        func textFieldShouldReturn(_ textField: UIKit.UITextField) -> Bool { true }; \
        func textFieldDidBeginEditing(_ textField: UIKit.UITextField) {}  } // é
        class Sub: Base {
          var y = 2; override
          func textFieldDidBeginEditing(_ textField: UITextField) {}; override
          func textFieldShouldReturn(_ textField: UITextField) -> Bool { false }
          static func textFieldDidEndEditing(_ textField: UITextField) {}
        }
        """)
  }

  @Test func forwardsToAMethodInAnExtension() {
    let program = adapt(
      """
      class Base: NSObject, UITabBarControllerDelegate {}
      class Sub: Base {
        #if hasFeature(X)
        #endif
      }
      extension Sub {
        func tabBarController(_ tabs: UITabBarController, didSelect controller: UIViewController) {}
      }
      """)
    #expect(
      program.authoredText == """
        class Base: NSObject, UITabBarControllerDelegate { \
        func tabBarController(_ tabBarController: UIKit.UITabBarController, \
        didSelect viewController: UIKit.UIViewController) {} }
        class Sub: Base {
          #if hasFeature(X)
          #endif
         override func tabBarController(_ tabBarController: UIKit.UITabBarController, \
        didSelect viewController: UIKit.UIViewController) \
        { _abBarController(tabBarController, didSelect: viewController) } }
        extension Sub {
          func _abBarController(_ tabs: UITabBarController, didSelect controller: UIViewController) {}
        }
        """)
    #expect(program.generatedText.contains("methods: [\"tabBarController(_:didSelect:)\"]"))
  }

  // `App.Base` is never the class of that name around it.
  @Test func findsAClassThatIsNamedWithItsModule() {
    let program = adapt(
      """
      class Base: NSObject, UITextFieldDelegate {}
      enum Form {
        class Base: App.Base { func textFieldDidBeginEditing(_ field: UITextField) {} }
      }
      """)
    #expect(
      program.authoredText == """
        class Base: NSObject, UITextFieldDelegate { \
        func textFieldDidBeginEditing(_ textField: UIKit.UITextField) {} }
        enum Form {
          class Base: App.Base { override func textFieldDidBeginEditing(_ field: UITextField) {} }
        }
        """)
  }

  @Test func givesATableDelegateTheMethodsOfAScrollViewDelegate() {
    let program = adapt(
      """
      class Base: NSObject, UITableViewDelegate {}
      class Sub: Base { func scrollViewDidScroll(_ scrollView: UIScrollView) {} }
      """)
    #expect(
      program.authoredText == """
        class Base: NSObject, UITableViewDelegate { \
        func scrollViewDidScroll(_ scrollView: UIKit.UIScrollView) {} }
        class Sub: Base { override func scrollViewDidScroll(_ scrollView: UIScrollView) {} }
        """)
  }

  @Test(arguments: [
    // Overridden in the way of Swift already.
    """
    class Base: NSObject, UITextFieldDelegate { func textFieldDidBeginEditing(_ f: UITextField) {} }
    class Sub: Base { override func textFieldDidBeginEditing(_ f: UITextField) {} }
    """,
    // The subclass conforms itself.
    """
    class Base: NSObject {}
    class Sub: Base, UITextFieldDelegate { func textFieldDidBeginEditing(_ f: UITextField) {} }
    """,
  ])
  func leavesAloneWhatNeedsNoHelp(text: String) {
    #expect(adapt(text).authoredText == text)
  }

  /// The engine's protocols give every optional member a default in an extension.
  @Test func catalogueIsWhatTheEngineDeclares() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Sources/UIKit").standardizedFileURL
    let files = try #require(
      FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
    var declared: Set<String> = []
    for case let file as URL in files where file.pathExtension == "swift" {
      let syntax = Parser.parse(source: try String(contentsOf: file, encoding: .utf8))
      declared.formUnion(Self.delegateMethods(in: syntax))
    }
    #expect(declared.count > 20)
    #expect(
      OptionalMethod.all.map { method in
        Self.text(
          method.protocolName, method.name, method.parameters.map { Self.type($0.type) },
          method.result.map { Self.type($0.type) })
      }.sorted() == declared.sorted())
  }

  /// The methods that a file's delegate protocols declare, all of which are optional, and those with
  /// defaults of the protocols that require something too.
  private static func delegateMethods(in file: SourceFileSyntax) -> [String] {
    let defaults = file.statements.compactMap { $0.item.as(ExtensionDeclSyntax.self) }
      .flatMap { methods(in: $0.memberBlock, of: $0.extendedType.trimmedDescription) }
    return file.statements.compactMap { $0.item.as(ProtocolDeclSyntax.self) }
      .flatMap { declaration -> [String] in
        let name = declaration.name.text
        let all = methods(in: declaration.memberBlock, of: name)
        let hasRequirements = [
          "DataSource", "DataSourcePrefetching", "DelegateFlowLayout", "DragDelegate",
          "AnimatedTransitioning",
        ]
        if hasRequirements.contains(where: name.hasSuffix) { return all.filter(defaults.contains) }
        return name.hasSuffix("Delegate") || name == "UIStateRestoring" ? all : []
      }
  }

  private static func methods(in block: MemberBlockSyntax, of name: String) -> [String] {
    block.members.compactMap { $0.decl.as(FunctionDeclSyntax.self) }
      .map { method in
        text(
          name, method.swiftName, method.signature.parameterClause.parameters.map(\.type),
          method.signature.returnClause?.type)
      }
  }

  private static func text(
    _ protocolName: String, _ name: String, _ types: [TypeSyntax], _ result: TypeSyntax?
  ) -> String {
    let types = types.map(\.normalizedText).joined(separator: ", ")
    return "\(protocolName).\(name) (\(types)) -> \(result?.normalizedText ?? "()")"
  }

  private static func type(_ text: String) -> TypeSyntax {
    var parser = Parser(text)
    return TypeSyntax.parse(from: &parser)
  }
}
