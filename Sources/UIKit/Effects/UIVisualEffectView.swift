public import Foundation

/// A view that does something to what is behind it.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  /// What the view does.
  open var effect: UIVisualEffect?

  /// The view that the app's views go into.
  public let contentView = UIView()

  /// Creates a view with an effect.
  public init(effect: UIVisualEffect?) {
    super.init(frame: .zero)
    self.effect = effect
    begin()
  }

  /// Creates a view from an interface file's data.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    begin()
  }

  private func begin() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }
}
