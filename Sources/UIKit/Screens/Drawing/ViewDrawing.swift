import Foundation
import RunRecord

/// Makes of a view the drawn thing that a user would call it.
@MainActor
enum ViewDrawing {
  /// The view without what is in it.
  static func element(of view: UIView, frame: CGRect) -> DrawnElement {
    var element = kind(of: view, frame: frame)
    element.look = LayerLook.look(of: view, over: element.look)
    if let outline = view.turnedOutline, let fill = element.look?.fill {
      element.paths = [DrawnPath(outline: outline, fill: fill)] + (element.paths ?? [])
      element.look?.fill = nil
    }
    let layers = LayerLook.elements(of: view, frame: frame)
    if !layers.isEmpty { element.children = layers + (element.children ?? []) }
    element.maker = ViewOrigins.maker(of: view)
    return element
  }

  /// Whether what is in the view is drawn with it.
  static func isDrawnAsWhole(_ view: UIView) -> Bool {
    switch view {
    case is UISwitch, is UISlider, is UIStepper, is UISegmentedControl, is UIDatePicker,
      is UIColorWell, is UIPageControl, is UIPickerView, is UIProgressView,
      is UIActivityIndicatorView,
      is UISearchBar, is UINavigationBar, is UIToolbar, is UITabBar, is WKWebView:
      true
    default: view.viewController is UIAlertController
    }
  }

  private static func kind(of view: UIView, frame: CGRect) -> DrawnElement {
    if let drawing = (view.viewController as? UIAlertController).flatMap(AlertDrawing.init) {
      return drawing.element
    }
    switch view {
    case let label as UILabel: return label.drawn(in: frame)
    case let button as UIButton: return button.drawn(in: frame)
    case let field as UITextField: return field.drawn(in: frame)
    case let text as UITextView: return text.drawnText(in: frame)
    case let bar as UISearchBar: return bar.drawn(in: frame)
    case let image as UIImageView: return image.drawn(in: frame)
    case let control as UIControl: return control.drawnControl(in: frame)
    case let picker as UIPickerView: return picker.drawn(in: frame)
    case let progress as UIProgressView: return progress.drawn(in: frame)
    case let wheel as UIActivityIndicatorView: return wheel.drawn(in: frame)
    case let bar as UINavigationBar: return NavigationBarDrawing(bar, frame: frame).element
    case let bar as UIToolbar: return bar.drawn(in: frame)
    case let bar as UITabBar: return bar.drawn(in: frame)
    case let web as WKWebView: return web.drawn(in: frame)
    case let cell as UITableViewCell: return CellDrawing(cell, frame: frame).element
    case let cell as UICollectionReusableView: return cell.drawn(in: frame)
    case let header as UITableViewHeaderFooterView: return header.drawn(in: frame)
    case let scrollView as UIScrollView: return scrollView.drawnContent(in: frame)
    case let effect as UIVisualEffectView: return effect.drawn(in: frame)
    default: return view.drawnBox(in: frame)
    }
  }
}

extension UIView {
  /// The corners of a view that is turned, as SVG writes paths; nil for an upright one, which is its frame.
  fileprivate var turnedOutline: String? {
    guard transform.b != 0 || transform.c != 0 else { return nil }
    let corners = [
      bounds.origin, CGPoint(x: bounds.maxX, y: bounds.minY),
      CGPoint(x: bounds.maxX, y: bounds.maxY), CGPoint(x: bounds.minX, y: bounds.maxY),
    ]
    let points = corners.map { corner in
      let place = convert(corner, to: nil)
      let parts = [place.x + ScreenDrawer.origin.x, place.y + ScreenDrawer.origin.y]
      return parts.map { "\((Double($0) * 2).rounded() / 2)" }.joined(separator: " ")
    }
    return "M " + points.joined(separator: " L ") + " Z"
  }

  /// A view that shows nothing but its background, or what the app draws in it.
  func drawnBox(in frame: CGRect) -> DrawnElement {
    let drawing = DrawnByApp.parts(of: self, frame: frame)
    // What it draws besides outlines, images and text is not known here.
    let isUnknown = drawing?.isEmpty == true
    let isButton = accessibilityTraits.contains(.button) && spokenByApp() != nil
    var element = DrawnElement(
      isUnknown ? .unknown : isButton ? .button : .box, frame: DrawnRect(frame),
      className: isUnknown ? AppClasses.shortName(of: type(of: self)) : nil,
      spoken: spokenByApp())
    guard let drawing, !isUnknown else { return element }
    let paths = drawing.prefix { if case .path = $0 { true } else { false } }
      .compactMap { if case .path(let path) = $0 { path } else { nil } }
    let texts = drawing.dropFirst(paths.count).compactMap { part in
      if case .text(let text) = part { text } else { nil }
    }
    // Text is drawn above the outlines of an element.
    if paths.count + texts.count == drawing.count {
      element.paths = paths.isEmpty ? nil : paths
      element.texts = texts.isEmpty ? nil : texts
    } else {
      element.image = DrawnImage(source: .data, name: nil, frame: DrawnRect(frame))
      element.image?.parts = drawing
    }
    return element
  }
}

extension UIVisualEffectView {
  /// What is behind it is seen through a haze, of which a flat color remains.
  fileprivate func drawn(in frame: CGRect) -> DrawnElement {
    let haze = DrawnColor(light: 0xF9F9_F9E0, dark: 0x1D1D_1DE0)
    return DrawnElement(
      .box, frame: DrawnRect(frame), look: DrawnLook(fill: effect == nil ? nil : haze))
  }
}

extension WKWebView {
  /// Pages are never loaded here: a box with the address.
  fileprivate func drawn(in frame: CGRect) -> DrawnElement {
    let address = url?.absoluteString ?? "no page"
    let style = DrawnTexts.Style(
      font: .systemFont(ofSize: 13), color: .secondaryLabel, alignment: .center, lines: 2)
    let room = frame.insetBy(dx: min(16, frame.width / 4), dy: 0)
    return DrawnElement(
      .webPage, frame: DrawnRect(frame),
      spoken: SpokenElement(
        label: accessibilityLabel ?? (title?.isEmpty == false ? title : nil),
        value: url?.absoluteString),
      look: DrawnLook(fill: UIColor.secondarySystemBackground.drawn(in: self)),
      texts: DrawnTexts(address, style, in: room, of: self).lines())
  }
}
