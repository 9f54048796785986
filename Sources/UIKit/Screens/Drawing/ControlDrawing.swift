import Foundation
import RunRecord

extension UILabel {
  func drawn(in frame: CGRect) -> DrawnElement {
    let shown = styledText?.colored(
      isEnabled ? isHighlighted ? highlightedTextColor : nil : .tertiaryLabel
    ).scaled(by: scaleToFit(frame.width))
    let text = shown?.string ?? ""
    let style = DrawnTexts.Style(
      alignment: shown?.paragraph?.alignment ?? textAlignment, lines: numberOfLines,
      lineBreakMode: lineBreakMode)
    let lines = shown.map { DrawnTexts($0, style, in: frame, of: self).lines() } ?? []
    return DrawnElement(
      .text, frame: DrawnRect(frame), spoken: text.isEmpty ? spokenByApp() : spoken(text),
      texts: lines)
  }
}

extension UILabel {
  /// How much smaller the text is drawn so that its line fits, where the app wants that.
  private func scaleToFit(_ room: CGFloat) -> CGFloat {
    guard adjustsFontSizeToFitWidth, numberOfLines == 1, let styledText else { return 1 }
    func width(at scale: CGFloat) -> CGFloat {
      let text = styledText.scaled(by: scale)
      return TextSize.size(of: text, width: .greatestFiniteMagnitude, lines: 1).width
    }
    let least = max(minimumScaleFactor, 0.1)
    var scale = min(1, room / max(1, width(at: 1)))
    // The letters of small fonts stand wider apart.
    while scale > least, width(at: scale) > room { scale -= 0.02 }
    return max(least, scale)
  }
}

extension UIButton {
  func drawn(in frame: CGRect) -> DrawnElement {
    let look = configuration.map { ButtonLook($0, of: self) } ?? ButtonLook(self)
    var state = DrawnState()
    if isSelected { state.isSelected = true }
    if !isEnabled { state.isDisabled = true }
    let title = currentAttributedTitle?.string ?? currentTitle
    let isWaiting = configuration?.showsActivityIndicator == true
    let picture = isWaiting ? nil : currentImage
    let wanted =
      isWaiting
      ? Configuration.wheelSize : picture?.drawnSize(of: title == nil ? 22 : 17) ?? .zero
    let size = CGSize(
      width: min(wanted.width, frame.width), height: min(wanted.height, frame.height))
    let style = DrawnTexts.Style(
      font: look.font, color: isEnabled ? look.foreground : .tertiaryLabel, alignment: .center,
      lines: titleLabel?.numberOfLines ?? 1)
    let room = frame.insetBy(dx: min(look.inset, frame.width / 4), dy: 0)
    let shown =
      currentAttributedTitle.map { StyledText($0, font: style.font, color: style.color) }
      ?? title.map { StyledText($0, font: style.font, color: style.color) }
    var small = style
    small.font = Configuration.subtitleFont
    let subtitle = configuration?.subtitle ?? ""
    let words =
      shown.map { TextSize.size(of: $0, width: room.width, lines: style.lines) } ?? .zero
    var content =
      configuration?.content(title: words, image: size) ?? ButtonContent(image: size, title: words)
    // A little room where there is some: UIKit's button leaves none by itself.
    if content.padding < 4 { content.padding = min(4, max(0, room.width - content.size.width)) }
    let places = content.places(in: room)
    let texts =
      (shown.map { DrawnTexts($0, style, in: places.title, of: self).lines() } ?? [])
      + (subtitle.isEmpty
        ? [] : DrawnTexts(subtitle, small, in: places.subtitle, of: self).lines())
    var element = DrawnElement(
      .button, frame: DrawnRect(frame),
      spoken: spoken(
        title ?? currentImage?.name,
        (isSelected ? [.selected] : []) + (isEnabled ? [] : [.disabled])),
      look: look.box, state: state, texts: texts,
      image: picture?.drawn(
        in: places.image, color: style.color.drawn(in: self), isTemplate: buttonType != .custom),
      children: isWaiting ? [wheel(in: places.image)] : [])
    if let behind = currentBackgroundImage, element.image == nil {
      element.image = behind.drawn(in: frame, color: nil)
    }
    return element
  }

  /// A turning wheel in place of the image.
  private func wheel(in frame: CGRect) -> DrawnElement {
    var state = DrawnState()
    state.isOn = true
    return DrawnElement(.activity, frame: DrawnRect(frame), state: state)
  }
}

/// How a button looks by its configuration or its type.
@MainActor
private struct ButtonLook {
  var box = DrawnLook()
  var foreground: UIColor
  var font = UIFont.systemFont(ofSize: 17)

  /// The room at the left and the right of what it says.
  var inset: CGFloat = 0

  init(_ button: UIButton) {
    foreground = button.currentTitleColor
    if let font = button.titleLabel?.font { self.font = font }
    guard button.buttonType == .system, button.isEnabled else { return }
    // A selected one is a plate in its own color with light letters.
    let ownTitle = button.title(for: .selected)
    if button.isSelected, ownTitle == nil || ownTitle == button.title(for: .normal),
      button.currentBackgroundImage == nil, let title = button.currentTitle, !title.isEmpty
    {
      box.fill = foreground.drawn(in: button)
      box.cornerRadius = 5
      foreground = .systemBackground
    }
    if button.isHighlighted { box.opacity = 0.3 }
  }

  init(_ configuration: UIButton.Configuration, of button: UIButton) {
    let tint = button.tintColor ?? .systemBlue
    if let font = button.titleLabel?.font { self.font = font }
    inset = configuration.contentInsets.leading
    foreground = configuration.baseForegroundColor ?? tint
    var fill = configuration.baseBackgroundColor
    switch configuration.kind {
    case .plain, .borderless: break
    case .filled, .borderedProminent:
      fill = fill ?? tint
      foreground = configuration.baseForegroundColor ?? .white
    case .tinted, .borderedTinted: fill = fill ?? tint.withAlphaComponent(0.15)
    case .gray, .bordered: fill = fill ?? .secondarySystemFill
    }
    if !button.isEnabled, fill != nil { fill = .tertiarySystemFill }
    if button.isEnabled, button.isHighlighted { box.opacity = fill == nil ? 0.3 : 0.75 }
    if let fill { box.fill = fill.drawn(in: button) }
    box.cornerRadius = fill == nil ? nil : configuration.drawnRadius(of: button.bounds.height)
  }
}

extension UIButton.Configuration {
  fileprivate func drawnRadius(of height: CGFloat) -> Double {
    switch cornerStyle {
    case .capsule: Double(height / 2)
    case .small: 4
    case .large: 12
    default: 8
    }
  }
}

extension UIControl {
  /// A control that has a look of its own; the app's own ones show what is in them.
  func drawnControl(in frame: CGRect) -> DrawnElement {
    var element = drawnKind(in: frame)
    if element.state?.isDisabled == true, element.role != .box {
      var look = element.look ?? DrawnLook()
      look.opacity = 0.5
      element.look = look
    }
    return element
  }

  private func drawnKind(in frame: CGRect) -> DrawnElement {
    var state = DrawnState()
    if !isEnabled { state.isDisabled = true }
    let traits: [SpokenElement.Trait] = isEnabled ? [] : [.disabled]
    switch self {
    case let control as UISwitch:
      state.isOn = control.isOn
      state.tint = control.onTintColor?.drawn(in: self)
      state.thumb = control.thumbTintColor?.drawn(in: self)
      return DrawnElement(
        .toggle, frame: DrawnRect(frame),
        spoken: spoken(control.title, value: control.isOn ? "on" : "off", traits), state: state)
    case let slider as UISlider:
      let fraction = slider.fraction
      state.fraction = fraction
      state.tint = slider.minimumTrackTintColor?.drawn(in: self)
      state.thumb = slider.thumbTintColor?.drawn(in: self)
      state.track = slider.maximumTrackTintColor?.drawn(in: self)
      let (track, images) = slider.drawnEnds(in: frame)
      return DrawnElement(
        .slider, frame: DrawnRect(track),
        spoken: spoken(value: "\(Int((fraction * 100).rounded())) %", traits), state: state,
        children: images)
    case let stepper as UIStepper:
      if !stepper.wraps {
        state.fraction =
          stepper.value <= stepper.minimumValue
          ? 0 : stepper.value >= stepper.maximumValue ? 1 : nil
      }
      return DrawnElement(
        .stepper, frame: DrawnRect(frame),
        spoken: spoken(value: Self.text(stepper.value), traits), state: state)
    case let pages as UIPageControl:
      guard !(pages.hidesForSinglePage && pages.numberOfPages < 2) else { break }
      state.index = pages.currentPage
      state.count = min(pages.numberOfPages, 100)
      state.thumb = pages.currentPageIndicatorTintColor?.drawn(in: self)
      state.track = pages.pageIndicatorTintColor?.drawn(in: self)
      return DrawnElement(
        .pageControl, frame: DrawnRect(frame),
        spoken: spoken(value: "\(pages.currentPage + 1) of \(pages.numberOfPages)", traits),
        state: state)
    case let segments as UISegmentedControl: return segments.drawnSegments(in: frame, state)
    case let picker as UIDatePicker:
      return DatePickerDrawing(picker, frame: frame, state: state).element
    case let well as UIColorWell: return well.drawnColor(in: frame, state)
    case let refresh as UIRefreshControl where !frame.isEmpty: return refresh.drawn(in: frame)
    default: break
    }
    return drawnBox(in: frame)
  }

  private static func text(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
  }
}

extension UISlider {
  /// The images at both ends, and the room that they leave to the track.
  fileprivate func drawnEnds(in frame: CGRect) -> (track: CGRect, images: [DrawnElement]) {
    var track = frame
    var images: [DrawnElement] = []
    func add(_ image: UIImage?, atEnd: Bool) {
      guard let image else { return }
      let size = image.drawnSize(of: 22)
      let place = CGRect(
        x: atEnd ? frame.maxX - size.width : frame.minX, y: frame.midY - size.height / 2,
        width: size.width, height: size.height)
      images.append(
        DrawnElement(
          .image, frame: DrawnRect(place),
          image: image.drawn(in: place, color: tintColor?.drawn(in: self))))
      let taken = min(size.width + 8, track.width / 2)
      track.size.width -= taken
      if !atEnd { track.origin.x += taken }
    }
    add(minimumValueImage, atEnd: false)
    add(maximumValueImage, atEnd: true)
    return (track, images)
  }
}

extension UISegmentedControl {
  fileprivate func drawnSegments(in frame: CGRect, _ state: DrawnState) -> DrawnElement {
    let segments = (0..<numberOfSegments).map { index in
      segment(index, in: place(ofSegment: index).offsetBy(dx: frame.minX, dy: frame.minY))
    }
    return DrawnElement(
      .segmentedControl, frame: DrawnRect(frame), spoken: spoken(),
      look: DrawnLook(fill: UIColor.tertiarySystemFill.drawn(in: self), cornerRadius: 8),
      state: state, children: segments)
  }

  private func segment(_ index: Int, in room: CGRect) -> DrawnElement {
    let isSelected = index == selectedSegmentIndex
    var state = DrawnState()
    if isSelected {
      state.isSelected = true
      state.thumb = selectedSegmentTintColor?.drawn(in: self)
    }
    let title = titleForSegment(at: index)
    let font = UIFont.systemFont(ofSize: 13, weight: isSelected ? .semibold : .medium)
    let style = DrawnTexts.Style(font: font, alignment: .center)
    let image = imageForSegment(at: index)
    let size = image?.drawnSize(of: 17) ?? .zero
    let place = CGRect(
      x: room.midX - size.width / 2, y: room.midY - size.height / 2, width: size.width,
      height: size.height)
    return DrawnElement(
      .segment, frame: DrawnRect(room),
      spoken: SpokenElement(
        label: title ?? image?.name, value: nil, traits: isSelected ? [.selected] : []),
      state: state,
      texts: title.map {
        DrawnTexts($0, style, in: room.insetBy(dx: min(4, room.width / 4), dy: 0), of: self).lines()
      }
        ?? [],
      image: title == nil
        ? image?.drawn(in: place, color: UIColor.label.drawn(in: self), isTemplate: true) : nil)
  }
}

extension UIColorWell {
  /// The color in a ring; without a color, the ring alone.
  fileprivate func drawnColor(in frame: CGRect, _ state: DrawnState) -> DrawnElement {
    let size = min(frame.width, frame.height)
    let room = CGRect(
      x: frame.midX - size / 2, y: frame.midY - size / 2, width: size, height: size)
    let ring = DrawnLook(
      border: UIColor.systemGray3.drawn(in: self), borderWidth: 3, cornerRadius: Double(size / 2))
    let inside = room.insetBy(dx: min(5, size / 2), dy: min(5, size / 2))
    let color = selectedColor.map { color in
      DrawnElement(
        .box, frame: DrawnRect(inside),
        look: DrawnLook(
          fill: color.drawn(in: self), cornerRadius: Double(inside.width / 2)))
    }
    return DrawnElement(
      .button, frame: DrawnRect(room), spoken: spoken(title ?? "Color well"), look: ring,
      state: state, children: color.map { [$0] } ?? [])
  }
}

extension UIRefreshControl {
  /// A wheel above its title.
  fileprivate func drawn(in frame: CGRect) -> DrawnElement {
    let title = attributedTitle?.string ?? ""
    var state = DrawnState()
    state.isOn = true
    let wheel = CGRect(
      x: frame.midX - 10, y: frame.midY - (title.isEmpty ? 10 : 20), width: 20, height: 20)
    let words = CGRect(x: frame.minX, y: frame.midY + 6, width: frame.width, height: 16)
    let style = DrawnTexts.Style(
      font: .systemFont(ofSize: 12), color: .secondaryLabel, alignment: .center)
    return DrawnElement(
      .activity, frame: DrawnRect(wheel),
      spoken: spoken(title.isEmpty ? nil : title, value: "in progress"), state: state,
      texts: title.isEmpty ? [] : DrawnTexts(title, style, in: words, of: self).lines())
  }
}

extension UIPickerView {
  func drawn(in frame: CGRect) -> DrawnElement {
    let count = min(max(0, numberOfComponents), 10)
    let width = count == 0 ? 0 : frame.width / CGFloat(count)
    let wheels = (0..<count).map { component in
      wheel(
        component,
        in: CGRect(
          x: frame.minX + width * CGFloat(component), y: frame.minY, width: width,
          height: frame.height))
    }
    let band = CGRect(x: frame.minX + 8, y: frame.midY - 17, width: frame.width - 16, height: 34)
    let look = DrawnLook(fill: UIColor.tertiarySystemFill.drawn(in: self), cornerRadius: 8)
    return DrawnElement(
      .picker, frame: DrawnRect(frame), spoken: spoken(),
      children: [DrawnElement(.box, frame: DrawnRect(band), look: look)] + wheels)
  }

  /// The selected row in the middle, and those above and below it as far as there is room.
  private func wheel(_ component: Int, in frame: CGRect) -> DrawnElement {
    let selected = selectedRow(inComponent: component)
    let rows = numberOfRows(inComponent: component)
    let reach = Int(max(0, frame.height / 2 - 17) / 34)
    let texts = (selected - reach...selected + reach).flatMap { row -> [DrawnText] in
      guard row >= 0, row < rows, let title = title(row, component) else { return [] }
      let style = DrawnTexts.Style(
        font: .systemFont(ofSize: row == selected ? 20 : 17),
        color: row == selected ? .label : .tertiaryLabel, alignment: .center)
      let place = CGRect(
        x: frame.minX, y: frame.midY - 17 + CGFloat(row - selected) * 34, width: frame.width,
        height: 34)
      return DrawnTexts(title, style, in: place, of: self).lines()
    }
    let value = rows > 0 ? title(selected, component) ?? "row \(selected)" : nil
    return DrawnElement(
      .wheel, frame: DrawnRect(frame), spoken: SpokenElement(label: nil, value: value), texts: texts
    )
  }

  private func title(_ row: Int, _ component: Int) -> String? {
    guard let delegate else { return nil }
    // Of a row's own view, its texts are shown.
    if AppClasses.implement("pickerView(_:viewForRow:forComponent:reusing:)", by: delegate) {
      let view = delegate.pickerView(
        self, viewForRow: row, forComponent: component, reusing: nil)
      let texts = [(view as? UILabel)?.text].compactMap { $0 } + view.textsOfLabels
      return texts.isEmpty ? nil : texts.joined(separator: " ")
    }
    return delegate.pickerView(self, attributedTitleForRow: row, forComponent: component)?.string
      ?? delegate.pickerView(self, titleForRow: row, forComponent: component)
  }
}

extension UIProgressView {
  func drawn(in frame: CGRect) -> DrawnElement {
    var state = DrawnState()
    state.fraction = Double(progress)
    state.tint = progressTintColor?.drawn(in: self)
    state.track = trackTintColor?.drawn(in: self)
    return DrawnElement(
      .progress, frame: DrawnRect(frame),
      spoken: spoken(value: "\(Int((progress * 100).rounded())) %"), state: state)
  }
}

extension UIActivityIndicatorView {
  func drawn(in frame: CGRect) -> DrawnElement {
    guard isAnimating || !hidesWhenStopped else {
      return DrawnElement(.box, frame: DrawnRect(frame))
    }
    var state = DrawnState()
    state.isOn = isAnimating
    return DrawnElement(
      .activity, frame: DrawnRect(frame),
      spoken: spoken(value: isAnimating ? "in progress" : "stopped"), state: state)
  }
}

extension UIImageView {
  func drawn(in frame: CGRect) -> DrawnElement {
    let shown = (isHighlighted ? highlightedImage : nil) ?? image
    let isRead = isAccessibilityElement || accessibilityLabel != nil
    return DrawnElement(
      .image, frame: DrawnRect(frame), spoken: isRead ? spoken(shown?.name) : nil,
      image: shown?.drawn(in: place(of: shown, in: frame), color: tintColor?.drawn(in: self)))
  }

  private func place(of image: UIImage?, in frame: CGRect) -> CGRect {
    guard let image, image.size.width > 0, image.size.height > 0 else { return frame }
    return contentMode.place(of: image.size, in: frame)
  }
}

extension UIView.ContentMode {
  /// Where content of a size is in a frame.
  fileprivate func place(of size: CGSize, in frame: CGRect) -> CGRect {
    let scale: CGFloat
    switch self {
    case .scaleToFill, .redraw: return frame
    case .scaleAspectFit: scale = min(frame.width / size.width, frame.height / size.height)
    case .scaleAspectFill: scale = max(frame.width / size.width, frame.height / size.height)
    default: scale = 1
    }
    let (width, height) = (size.width * scale, size.height * scale)
    let (x, y) = place
    return CGRect(
      x: frame.minX + (frame.width - width) * x, y: frame.minY + (frame.height - height) * y,
      width: width, height: height)
  }

  /// Which part of the free room is left of the content, and which above it.
  private var place: (x: CGFloat, y: CGFloat) {
    switch self {
    case .top: (0.5, 0)
    case .bottom: (0.5, 1)
    case .left: (0, 0.5)
    case .right: (1, 0.5)
    case .topLeft: (0, 0)
    case .topRight: (1, 0)
    case .bottomLeft: (0, 1)
    case .bottomRight: (1, 1)
    default: (0.5, 0.5)
    }
  }
}
