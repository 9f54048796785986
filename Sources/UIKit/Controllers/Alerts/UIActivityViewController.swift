public import Foundation

/// The sheet that offers what can be done with some data; nothing can be done here.
///
/// It is not saved, with an identifier neither (uikit-restoration 4).
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController {
  /// Called when the sheet is gone: what was done, whether it was, what came of it, what went wrong.
  public typealias CompletionWithItemsHandler = (
    UIActivity.ActivityType?, Bool, [Any]?, (any Error)?
  ) -> Void

  /// Called when the sheet is gone.
  open var completionWithItemsHandler: CompletionWithItemsHandler?

  /// What shall not be offered.
  open var excludedActivityTypes: [UIActivity.ActivityType]?

  let items: [Any]
  let activities: [UIActivity]

  /// Creates a sheet for some data.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    items = activityItems
    activities = applicationActivities ?? []
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = Device.idiom == .pad ? .popover : .pageSheet
  }

  /// Creates a sheet without data.
  public required init?(coder: NSCoder) {
    items = []
    activities = []
    super.init(coder: coder)
  }

  override var isKindThatIsRestored: Bool { false }

  /// The user closes the sheet and nothing was done.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if presenter == nil { completionWithItemsHandler?(nil, false, nil, nil) }
  }
}
