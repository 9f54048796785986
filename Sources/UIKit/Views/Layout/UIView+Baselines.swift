import Foundation

/// Where the first and the last line of a view's text stand, as distances from the view's middle.
struct Baselines {
  let first: CGFloat
  let last: CGFloat

  /// Lines of one font in the middle of the view.
  init(font: UIFont, height: CGFloat) {
    first = font.ascender - height / 2
    last = height / 2 + font.descender
  }
}
