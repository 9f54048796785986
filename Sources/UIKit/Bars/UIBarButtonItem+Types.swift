extension UIBarButtonItem {
  /// How a button in a bar looks.
  public enum Style: Int, Sendable {
    /// As text.
    case plain
    /// With an edge, on older systems.
    case bordered
    /// As the one that ends what the user does.
    case done
  }

  /// A button of the system.
  public enum SystemItem: Int, Sendable {
    /// Done.
    case done
    /// Cancel.
    case cancel
    /// Edit.
    case edit
    /// Save.
    case save
    /// A plus sign.
    case add
    /// Room as wide as there is.
    case flexibleSpace
    /// Room of a width.
    case fixedSpace
    /// A pencil.
    case compose
    /// An arrow back.
    case reply
    /// A box with an arrow.
    case action
    /// A folder.
    case organize
    /// A book.
    case bookmarks
    /// A lens.
    case search
    /// A turning arrow.
    case refresh
    /// A cross.
    case stop
    /// A camera.
    case camera
    /// A bin.
    case trash
    /// Play.
    case play
    /// Pause.
    case pause
    /// Back.
    case rewind
    /// Forward.
    case fastForward
    /// Undo.
    case undo
    /// Redo.
    case redo
    /// A page's corner.
    case pageCurl
    /// A cross that closes.
    case close

    /// What the button says or, where it is an image, is called.
    var name: String? {
      switch self {
      case .done: "Done"
      case .cancel: "Cancel"
      case .edit: "Edit"
      case .save: "Save"
      case .add: "Add"
      case .flexibleSpace, .fixedSpace: nil
      case .compose: "Compose"
      case .reply: "Reply"
      case .action: "Share"
      case .organize: "Organize"
      case .bookmarks: "Bookmarks"
      case .search: "Search"
      case .refresh: "Refresh"
      case .stop: "Stop"
      case .camera: "Camera"
      case .trash: "Delete"
      case .play: "Play"
      case .pause: "Pause"
      case .rewind: "Rewind"
      case .fastForward: "Fast Forward"
      case .undo: "Undo"
      case .redo: "Redo"
      case .pageCurl: "Page Curl"
      case .close: "Close"
      }
    }

    var isDone: Bool { self == .done || self == .save }
  }
}
