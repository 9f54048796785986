public import Foundation

/// A control with several segments, one of which is selected; state restoration does not save it
/// (uikit-restoration 4).
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  /// The index that stands for no selected segment.
  public nonisolated static var noSegment: Int { -1 }

  /// The selected segment.
  open var selectedSegmentIndex = UISegmentedControl.noSegment

  private struct Segment {
    var title: String?
    var image: UIImage?
    var isEnabled = true
    var action: UIAction?
    var width: CGFloat = 0
  }

  /// Whether a segment stays selected only while it is touched.
  open var isMomentary = false

  /// Whether segments are as wide as what is in them.
  open var apportionsSegmentWidthsByContent = false

  /// The color of the selected segment.
  open var selectedSegmentTintColor: UIColor?

  override var primaryEvent: Event? { .valueChanged }

  private var segments: [Segment] = []

  /// Creates a control with titles and images.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    segments = (items ?? []).map { Segment(title: $0 as? String, image: $0 as? UIImage) }
    // It has the room that its titles take (Apple: "sized to fit").
    frame.size = intrinsicContentSize
  }

  /// Creates a control with actions, which are performed when their segments are selected.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    segments = actions.map { Segment(title: $0.title, image: $0.image, action: $0) }
  }

  /// Selects a segment, as the user does.
  package func userSelects(_ segment: Int) {
    guard isEnabled, segments.indices.contains(segment), segments[segment].isEnabled,
      isMomentary || selectedSegmentIndex != segment
    else { return }
    selectedSegmentIndex = segment
    if let action = segments[segment].action { sendAction(action) }
    sendActions(for: .valueChanged)
    if isMomentary { selectedSegmentIndex = Self.noSegment }
  }

  /// Selects the segment that was touched.
  override func userTouched(at point: CGPoint) {
    if let touched = segments.indices.first(where: { place(ofSegment: $0).contains(point) }) {
      userSelects(touched)
    }
  }

  /// Where a segment is: all are equally wide.
  func place(ofSegment index: Int) -> CGRect {
    let width = bounds.width / CGFloat(max(1, segments.count))
    return CGRect(x: width * CGFloat(index), y: 0, width: width, height: bounds.height)
  }

  /// The number of segments.
  open var numberOfSegments: Int { segments.count }

  /// Adds a segment with a title.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    segments.insert(Segment(title: title), at: min(max(0, segment), segments.count))
    if selectedSegmentIndex >= segment { selectedSegmentIndex += 1 }
  }

  /// Adds a segment with an image.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insertSegment(withTitle: nil, at: segment, animated: animated)
    setImage(image, forSegmentAt: min(max(0, segment), segments.count - 1))
  }

  /// The width of a segment; 0 for as wide as there is room.
  open func widthForSegment(at segment: Int) -> CGFloat { segments[segment].width }

  /// Sets the width of a segment; 0 for as wide as there is room.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    segments[segment].width = width
  }

  /// The action of a segment; nil for none.
  open func actionForSegment(at segment: Int) -> UIAction? { segments[segment].action }

  /// Takes a segment away; if it was selected, none is.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    segments.remove(at: segment)
    if selectedSegmentIndex == segment {
      selectedSegmentIndex = Self.noSegment
    } else if selectedSegmentIndex > segment {
      selectedSegmentIndex -= 1
    }
  }

  /// Takes all segments away.
  open func removeAllSegments() {
    segments = []
    selectedSegmentIndex = Self.noSegment
  }

  /// The title of a segment.
  open func titleForSegment(at segment: Int) -> String? { segments[segment].title }

  /// Sets the title of a segment, in place of an image.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    segments[segment].title = title
    segments[segment].image = nil
  }

  /// The image of a segment.
  open func imageForSegment(at segment: Int) -> UIImage? { segments[segment].image }

  /// Sets the image of a segment, in place of a title.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    segments[segment].image = image
    segments[segment].title = nil
  }

  /// Whether a segment can be selected by the user.
  open func isEnabledForSegment(at segment: Int) -> Bool { segments[segment].isEnabled }

  /// Sets whether a segment can be selected by the user.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    segments[segment].isEnabled = enabled
  }

  /// As wide as its segments, which are all as wide as the widest.
  open override var intrinsicContentSize: CGSize {
    let font = UIFont.systemFont(ofSize: 13)
    let widths = segments.map { segment in
      let title = TextSize.size(of: segment.title, font: font).width
      return segment.width > 0 ? segment.width : 22 + max(title, segment.image?.size.width ?? 0)
    }
    let widest = widths.max() ?? 0
    let width =
      apportionsSegmentWidthsByContent ? widths.reduce(0, +) : widest * CGFloat(widths.count)
    return CGSize(width: width, height: 32)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingContent(size) }
}
