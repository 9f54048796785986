/// What an app says of an element for users who cannot see it.
struct AccessibilityAttributes {
  var isElement: Bool?
  var label: String?
  var hint: String?
  var value: String?
  var traits: UIAccessibilityTraits?
  var identifier: String?
  var elementsHidden = false
  var viewIsModal = false
  var customActions: [UIAccessibilityCustomAction]?
}
