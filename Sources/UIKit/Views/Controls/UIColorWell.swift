public import Foundation

/// A control that shows a color; a tap would open the system's color picker, which the engine doesn't have.
@preconcurrency @MainActor
open class UIColorWell: UIControl {
  open var title: String?

  open var supportsAlpha = true

  open var selectedColor: UIColor?

  override var primaryEvent: Event? { .valueChanged }

  open override var intrinsicContentSize: CGSize { CGSize(width: 28, height: 28) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingContent(size) }

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}
