import Foundation

/// The button that begins and ends editing.
@MainActor
final class EditButtonItem: UIBarButtonItem {
  private weak var controller: UIViewController?

  init(of controller: UIViewController) {
    self.controller = controller
    super.init()
    target = controller
    action = "toggleEditing"
    show(isEditing: controller.isEditing)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Shows what the next press does.
  func show(isEditing: Bool) {
    title = isEditing ? "Done" : "Edit"
    style = isEditing ? .done : .plain
  }
}
