import RunRecord
import Testing

/// What storyboards and nibs leave to the app (uikit-restoration 5).
@Suite struct StoryboardLimitTests {
  // A nib is not a storyboard that could be asked again: without a class or the delegate the
  // controller stays away.
  @Test(.pins("5.8"), arguments: [false, true])
  func aControllerFromANibNeedsAFactory(hasClass: Bool) async throws {
    var program = AppProgram(
      root:
        #"named(UINavigationController(rootViewController: named(UIViewController(), "Root")), "Stack")"#,
      code: """
        class NoteViewController: UIViewController, UIViewControllerRestoration {
          @IBOutlet weak var label: UILabel!
          static func viewController(withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder) -> UIViewController? {
            named(NoteViewController(nibName: "Note", bundle: nil), identifierComponents.last!)
          }
        }
        """,
      launches: [
        """
        let note = named(NoteViewController(nibName: "Note", bundle: nil), "Leaf")
        \(hasClass ? "note.restorationClass = NoteViewController.self" : "")
        (app.rootViewController as! UINavigationController).pushViewController(note, animated: false)
        app.enterBackground()
        """,
        """
        let top = (app.rootViewController as! UINavigationController).topViewController!
        print(top.restorationIdentifier!, (top as? NoteViewController)?.label.text ?? "-")
        """,
      ])
    program.resources = [
      "Note.xib": Storyboard.nib(
        """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" \(Storyboard.custom("NoteViewController"))>
            <connections><outlet property="view" destination="view" id="o1"/><outlet property="label" destination="label" id="o2"/></connections>
        </placeholder>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
        \(Storyboard.view("view", Storyboard.label("label", "From a nib")).replacing(#" key="view""#, with: ""))
        """)
    ]
    let run = try await program.run()
    #expect(run.launches[0].savedPaths?.contains("Stack/:[1]:/Leaf") == true)
    #expect(run.launches[1].output == (hasClass ? "Leaf From a nib\n" : "Root -\n"))
  }

  // The delegate is given identifiers, and not the storyboard that they came from.
  @Test(.pins("5.9")) func twoStoryboardsCanGiveEqualPaths() async throws {
    func board(_ text: String) -> String {
      Storyboard.text(
        initial: "page",
        """
        <viewController storyboardIdentifier="Page" useStoryboardIdentifierAsRestorationIdentifier="YES" id="page" sceneMemberID="viewController">
            \(Storyboard.view("page-view", Storyboard.label("label", text)))
        </viewController>
        """)
    }
    func shown(_ name: String) async throws -> String {
      var program = AppProgram(
        root:
          #"named(UINavigationController(rootViewController: named(UIViewController(), "Root")), "Stack")"#,
        delegate: """
          func application(_ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String], coder: NSCoder) -> UIViewController? {
              print(identifierComponents)
              return nil
            }
          """,
        launches: [
          """
          let page = UIStoryboard(name: "\(name)", bundle: nil).instantiateViewController(withIdentifier: "Page")
          (app.rootViewController as! UINavigationController).pushViewController(page, animated: false)
          app.enterBackground()
          """,
          """
          let page = (app.rootViewController as! UINavigationController).topViewController!
          print((page.view.subviews[0] as! UILabel).text!)
          """,
        ])
      program.resources = ["One.storyboard": board("one"), "Two.storyboard": board("two")]
      let run = try await program.run()
      #expect(run.launches[0].savedPaths?.contains("Stack/:[1]:/Page") == true)
      return run.launches[1].output
    }
    let asked = "[\"Stack\"]\n[\"Stack\", \"Root\"]\n[\"Stack\", \"Page\"]\n"
    #expect(try await shown("One") == asked + "one\n")
    #expect(try await shown("Two") == asked + "two\n")
  }
}
