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

  // Dragging within the app: the order in which Apple's pages of both delegates list what is called.
  @Test func aViewIsDroppedOnAnother() async throws {
    let page = """
      class Page: UIViewController, UIDragInteractionDelegate, UIDropInteractionDelegate {
        let cat = UIView(), basket = UIView(), wall = UIView()
        override func viewDidLoad() {
          super.viewDidLoad()
          for child in [cat, basket, wall] { view.addSubview(child) }
          let drag = UIDragInteraction(delegate: self)
          drag.isEnabled = true
          cat.addInteraction(drag)
          basket.addInteraction(UIDropInteraction(delegate: self))
        }
        func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: UIDragSession) -> [UIDragItem] {
          [UIDragItem(itemProvider: NSItemProvider(object: "cat" as NSString))]
        }
        func dragInteraction(_ interaction: UIDragInteraction, session: UIDragSession, didEndWith operation: UIDropOperation) {
          print("drag ended", operation.rawValue)
        }
        func dropInteraction(_ interaction: UIDropInteraction, canHandle session: UIDropSession) -> Bool {
          session.canLoadObjects(ofClass: NSString.self)
        }
        func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: UIDropSession) -> UIDropProposal {
          UIDropProposal(operation: session.localDragSession == nil ? .copy : .move)
        }
        func dropInteraction(_ interaction: UIDropInteraction, performDrop session: UIDropSession) {
          session.loadObjects(ofClass: NSString.self) { print("dropped", $0.map { String(describing: $0) }) }
        }
        func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: UIDropSession) {
          print("drop ended")
        }
      }
      """
    let run = try await AppProgram(
      page: page,
      launches: [
        """
        app.drag(page.cat, to: page.basket)
        app.drag(page.cat, to: page.wall)
        print(app.drop([NSItemProvider(object: "dog" as NSString)], on: page.basket) == .copy)
        print(app.drop([NSItemProvider(object: NSUserActivity(activityType: "a"))], on: page.basket) == .cancel)
        """
      ]
    ).run()
    #expect(
      run.launches[0].output == """
        dropped ["cat"]
        drop ended
        drag ended 3
        drag ended 0
        dropped ["dog"]
        drop ended
        true
        true

        """)
  }

  @Test func aRowIsDroppedOnAnotherOfItsTable() async throws {
    let page = """
      class Page: UITableViewController, UITableViewDragDelegate, UITableViewDropDelegate {
        var names = ["Ada", "Bo", "Cy"]
        override func viewDidLoad() {
          super.viewDidLoad()
          tableView.dragDelegate = self
          tableView.dropDelegate = self
          tableView.dragInteractionEnabled = true
        }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
        func tableView(_ tableView: UITableView, itemsForBeginning session: UIDragSession, at indexPath: IndexPath) -> [UIDragItem] {
          [UIDragItem(itemProvider: NSItemProvider(object: names[indexPath.row] as NSString))]
        }
        func tableView(
          _ tableView: UITableView, dropSessionDidUpdate session: UIDropSession, withDestinationIndexPath path: IndexPath?
        ) -> UITableViewDropProposal {
          path == nil
            ? UITableViewDropProposal(operation: .forbidden)
            : UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
        }
        func tableView(_ tableView: UITableView, performDropWith coordinator: UITableViewDropCoordinator) {
          guard let target = coordinator.destinationIndexPath else { return }
          for item in coordinator.items {
            guard let source = item.sourceIndexPath else {
              coordinator.session.loadObjects(ofClass: NSString.self) { print("from elsewhere", $0.count) }
              continue
            }
            names.insert(names.remove(at: source.row), at: target.row)
            tableView.moveRow(at: source, to: target)
            coordinator.drop(item.dragItem, toRowAt: target).addCompletion { print("lies", $0 == .end) }
          }
        }
      }
      """
    let run = try await AppProgram(
      page: page,
      launches: [
        """
        print(app.drag(rowAt: IndexPath(row: 0, section: 0), in: page.tableView, to: IndexPath(row: 2, section: 0)) == .move)
        print(page.names)
        print(app.drag(rowAt: IndexPath(row: 0, section: 0), in: page.tableView, to: nil) == .forbidden)
        app.drop([NSItemProvider(object: "Di" as NSString)], onRowAt: IndexPath(row: 0, section: 0), in: page.tableView)
        """
      ]
    ).run()
    #expect(
      run.launches[0].output == """
        lies true
        true
        ["Bo", "Cy", "Ada"]
        true
        from elsewhere 1

        """)
  }
}
