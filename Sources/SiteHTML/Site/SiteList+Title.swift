import SiteModel

extension SiteList {
  /// What is above the list, and leads to it.
  var title: String {
    switch self {
    case .callbacks: FramePhrase.everyCallback.text
    case .apis: FramePhrase.apis.text
    case .index: FramePhrase.index.text
    }
  }
}
