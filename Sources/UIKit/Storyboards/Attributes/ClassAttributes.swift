import Foundation

/// What interface files say of the views of UIKit's classes, beyond what every view has.
@MainActor
enum ClassAttributes {
  static func take(_ element: InterfaceElement, of view: UIView, _ scope: InterfaceScope) {
    if let control = view as? UIControl { take(element, of: control) }
    if let scrollView = view as? UIScrollView { take(element, of: scrollView) }
    switch view {
    case let label as UILabel: take(element, of: label, scope.document)
    case let button as UIButton: take(element, of: button, scope.document)
    case let field as UITextField: take(element, of: field, scope.document)
    case let text as UITextView: take(element, of: text, scope.document)
    case let image as UIImageView: take(element, of: image)
    case let stack as UIStackView: take(element, of: stack)
    case let table as UITableView: take(element, of: table, scope)
    case let cell as UITableViewCell: take(element, of: cell, scope)
    case let collection as UICollectionView: take(element, of: collection, scope)
    case let cell as UICollectionViewCell:
      take(contentOf: element, in: cell.contentView, scope)
    case let bar as UISearchBar: take(element, of: bar)
    case let bar as UIToolbar: bar.setItems(scope.makeItems(element), animated: false)
    case let bar as UINavigationBar: take(element, of: bar, scope)
    case let bar as UITabBar: take(element, of: bar, scope)
    case let effect as UIVisualEffectView:
      take(contentOf: element, in: effect.contentView, scope)
      effect.effect = Self.effect(element)
    default: takeValue(element, of: view, scope.document)
    }
  }

  /// A view that UIKit makes itself takes over what the file says of it, and what is in it.
  static func take(contentOf element: InterfaceElement, in view: UIView, _ scope: InterfaceScope) {
    guard let content = element.value("contentView") else { return }
    scope.know(view, content)
    view.takeAttributes(content, scope)
  }

  private static func take(_ element: InterfaceElement, of control: UIControl) {
    if let isEnabled = element.bool("enabled") { control.isEnabled = isEnabled }
    if let isSelected = element.bool("selected") { control.isSelected = isSelected }
    if let isHighlighted = element.bool("highlighted") { control.isHighlighted = isHighlighted }
  }

  private static func take(_ element: InterfaceElement, of scrollView: UIScrollView) {
    if let isEnabled = element.bool("scrollEnabled") { scrollView.isScrollEnabled = isEnabled }
    if let isPaging = element.bool("pagingEnabled") { scrollView.isPagingEnabled = isPaging }
    if let bounces = element.bool("bounces") { scrollView.bounces = bounces }
    if let bounces = element.bool("alwaysBounceVertical") {
      scrollView.alwaysBounceVertical = bounces
    }
    if let bounces = element.bool("alwaysBounceHorizontal") {
      scrollView.alwaysBounceHorizontal = bounces
    }
    if let scale = element.number("minimumZoomScale") { scrollView.minimumZoomScale = scale }
    if let scale = element.number("maximumZoomScale") { scrollView.maximumZoomScale = scale }
    if let shows = element.bool("showsVerticalScrollIndicator") {
      scrollView.showsVerticalScrollIndicator = shows
    }
    if let shows = element.bool("showsHorizontalScrollIndicator") {
      scrollView.showsHorizontalScrollIndicator = shows
    }
    if let mode = element.choice("keyboardDismissMode", dismissModes) {
      scrollView.keyboardDismissMode = mode
    }
    if let behavior = element.choice("contentInsetAdjustmentBehavior", insetBehaviors) {
      scrollView.contentInsetAdjustmentBehavior = behavior
    }
    if let insets = element.insets("contentInset") { scrollView.contentInset = insets }
  }

  private static func take(
    _ element: InterfaceElement, of label: UILabel, _ document: InterfaceDocument
  ) {
    if let text = element.string("text") { label.text = text }
    if let font = element.font("fontDescription") { label.font = font }
    if let color = element.color("textColor", in: document) { label.textColor = color }
    if let color = element.color("highlightedColor", in: document) {
      label.highlightedTextColor = color
    }
    if let alignment = element.choice("textAlignment", alignments) {
      label.textAlignment = alignment
    }
    if let mode = element.choice("lineBreakMode", lineBreakModes) { label.lineBreakMode = mode }
    if let lines = element.integer("numberOfLines") { label.numberOfLines = lines }
    if let isEnabled = element.bool("enabled") { label.isEnabled = isEnabled }
    if let isHighlighted = element.bool("highlighted") { label.isHighlighted = isHighlighted }
    if let adjusts = element.bool("adjustsFontSizeToFit") {
      label.adjustsFontSizeToFitWidth = adjusts
    }
    if let adjusts = element.bool("adjustsFontForContentSizeCategory") {
      label.adjustsFontForContentSizeCategory = adjusts
    }
    if let scale = element.number("minimumScaleFactor") { label.minimumScaleFactor = scale }
    if let text = element.attributedText("attributedText", in: document) {
      label.attributedText = text
    }
  }

  private static func take(
    _ element: InterfaceElement, of button: UIButton, _ document: InterfaceDocument
  ) {
    if let type = element.choice("buttonType", buttonTypes) { button.buttonType = type }
    if let font = element.font("fontDescription") { button.titleLabel?.font = font }
    if let insets = element.insets("contentEdgeInsets") { button.contentEdgeInsets = insets }
    if let insets = element.insets("titleEdgeInsets") { button.titleEdgeInsets = insets }
    if let insets = element.insets("imageEdgeInsets") { button.imageEdgeInsets = insets }
    for child in element.children where child.name == "state" {
      guard let state = child.choice("key", states) else { continue }
      if let title = child.string("title") { button.setTitle(title, for: state) }
      if let title = child.attributedText("attributedTitle", in: document) {
        button.setAttributedTitle(title, for: state)
      }
      if let color = child.color("titleColor", in: document) {
        button.setTitleColor(color, for: state)
      }
      if let image = child.image("image") { button.setImage(image, for: state) }
      if let image = child.image("backgroundImage") { button.setBackgroundImage(image, for: state) }
    }
    takeConfiguration(element.children.first { $0.name == "buttonConfiguration" }, of: button)
  }

  private static func takeConfiguration(_ element: InterfaceElement?, of button: UIButton) {
    guard let element else { return }
    var configuration: UIButton.Configuration =
      switch element["style"] {
      case "filled": .filled()
      case "tinted": .tinted()
      case "gray": .gray()
      default: .plain()
      }
    configuration.title = element.string("title") ?? button.title(for: .normal)
    configuration.image = element.image("image") ?? button.image(for: .normal)
    button.configuration = configuration
  }

  private static func take(
    _ element: InterfaceElement, of field: UITextField, _ document: InterfaceDocument
  ) {
    if let text = element.string("text") { field.text = text }
    field.placeholder = element.string("placeholder")
    if let font = element.font("fontDescription") { field.font = font }
    if let color = element.color("textColor", in: document) { field.textColor = color }
    if let alignment = element.choice("textAlignment", alignments) {
      field.textAlignment = alignment
    }
    if let style = element.choice("borderStyle", borderStyles) { field.borderStyle = style }
    if let mode = element.choice("clearButtonMode", viewModes) { field.clearButtonMode = mode }
    if let clears = element.bool("clearsOnBeginEditing") { field.clearsOnBeginEditing = clears }
    if let size = element.number("minimumFontSize") { field.minimumFontSize = size }
    if let adjusts = element.bool("adjustsFontSizeToFit") {
      field.adjustsFontSizeToFitWidth = adjusts
    }
    if let text = element.attributedText("attributedText", in: document) {
      field.attributedText = text
    }
    takeTraits(element, of: field)
  }

  /// What the keyboard is like while the text of a view is typed.
  private static func takeTraits(_ element: InterfaceElement, of view: some UITextInputTraits) {
    guard let traits = element.value("textInputTraits") else { return }
    if let isSecure = traits.bool("secureTextEntry") { view.isSecureTextEntry = isSecure }
    if let type = traits.choice("keyboardType", keyboardTypes) { view.keyboardType = type }
    if let type = traits.choice("returnKeyType", returnKeyTypes) { view.returnKeyType = type }
    if let appearance = traits.choice("keyboardAppearance", keyboardAppearances) {
      view.keyboardAppearance = appearance
    }
    if let type = traits.choice("autocapitalizationType", capitalizations) {
      view.autocapitalizationType = type
    }
    if let isOn = traits["autocorrectionType"] {
      view.autocorrectionType = isOn == "yes" ? .yes : .no
    }
    if let isOn = traits["spellCheckingType"] {
      view.spellCheckingType = isOn == "yes" ? .yes : .no
    }
    if let enables = traits.bool("enablesReturnKeyAutomatically") {
      view.enablesReturnKeyAutomatically = enables
    }
    if let type = traits["textContentType"] {
      view.textContentType = UITextContentType(rawValue: type)
    }
  }

  private static func take(
    _ element: InterfaceElement, of text: UITextView, _ document: InterfaceDocument
  ) {
    if let content = element.string("text") { text.text = content }
    if let font = element.font("fontDescription") { text.font = font }
    if let color = element.color("textColor", in: document) { text.textColor = color }
    if let alignment = element.choice("textAlignment", alignments) {
      text.textAlignment = alignment
    }
    if let isEditable = element.bool("editable") { text.isEditable = isEditable }
    if let isSelectable = element.bool("selectable") { text.isSelectable = isSelectable }
    if let content = element.attributedText("attributedText", in: document) {
      text.attributedText = content
    }
    takeTraits(element, of: text)
  }

  private static func take(_ element: InterfaceElement, of view: UIImageView) {
    view.image = element.image("image")
    view.highlightedImage = element.image("highlightedImage")
    if let isHighlighted = element.bool("highlighted") { view.isHighlighted = isHighlighted }
  }

  private static func take(_ element: InterfaceElement, of stack: UIStackView) {
    stack.axis = element["axis"] == "vertical" ? .vertical : .horizontal
    if let spacing = element.number("spacing") { stack.spacing = spacing }
    if let value = element.choice("distribution", distributions) { stack.distribution = value }
    if let value = element.choice("alignment", stackAlignments) { stack.alignment = value }
  }

  private static func take(_ element: InterfaceElement, of bar: UISearchBar) {
    if let text = element.string("text") { bar.text = text }
    bar.placeholder = element.string("placeholder")
    bar.prompt = element.string("prompt")
    if let shows = element.bool("showsCancelButton") { bar.showsCancelButton = shows }
    let titles = element.content(of: "scopeButtonTitles").map(\.text)
    if !titles.isEmpty { bar.scopeButtonTitles = titles }
    if let shows = element.bool("showsScopeBar") { bar.showsScopeBar = shows }
    if let style = element.choice("searchBarStyle", searchBarStyles) { bar.searchBarStyle = style }
    takeTraits(element, of: bar)
  }

  private static func take(
    _ element: InterfaceElement, of bar: UINavigationBar, _ scope: InterfaceScope
  ) {
    if let isTranslucent = element.bool("translucent") { bar.isTranslucent = isTranslucent }
    if let prefers = element.bool("largeTitles") { bar.prefersLargeTitles = prefers }
    if let style = element.choice("barStyle", barStyles) { bar.barStyle = style }
    if let color = element.color("barTintColor", in: scope.document) { bar.barTintColor = color }
    let items = element.content(of: "items").map(scope.makeNavigationItem)
    if !items.isEmpty { bar.items = items }
  }
}
