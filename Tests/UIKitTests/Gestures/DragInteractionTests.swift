import RunRecord
import Testing

@Suite struct DragInteractionTests {
  private static let page = """
    class Page: UIViewController, UIDragInteractionDelegate {
      let cat = UIImageView(), plain = UIView()
      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(cat)
        view.addSubview(plain)
        cat.addInteraction(UIDragInteraction(delegate: self))
      }
      func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: UIDragSession) -> [UIDragItem] {
        print("begins", interaction.view === cat)
        let provider = NSItemProvider(object: "cat" as NSString)
        provider.registerObject(NSUserActivity(activityType: "com.example.cat"), visibility: .all)
        return [UIDragItem(itemProvider: provider)]
      }
      func dragInteraction(_ interaction: UIDragInteraction, session: UIDragSession, didEndWith operation: UIDropOperation) {
        print("ended", operation == .cancel, session.items.count)
      }
    }
    """

  // The documentation of `isEnabledByDefault`: on an iPad alone.
  @Test func aViewIsDraggedOnAnIPad() async throws {
    let drag = "print(app.drag(page.plain).count + app.drag(page.cat).count)"
    var program = AppProgram(page: Self.page, launches: [drag, drag])
    program.conditions = [LaunchConditions(idiom: .phone), LaunchConditions(idiom: .pad)]
    let run = try await program.run()
    #expect(run.launches.map(\.output) == ["0\n", "begins true\nended true 1\n1\n"])
  }
}
