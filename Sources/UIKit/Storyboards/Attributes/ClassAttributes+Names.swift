import Foundation

// How interface files call the values of UIKit's enumerations.
extension ClassAttributes {
  static let alignments: [String: NSTextAlignment] = [
    "center": .center, "justified": .justified, "left": .left, "natural": .natural,
    "right": .right,
  ]

  static let lineBreakModes: [String: NSLineBreakMode] = [
    "characterWrap": .byCharWrapping, "clip": .byClipping, "headTruncation": .byTruncatingHead,
    "middleTruncation": .byTruncatingMiddle, "tailTruncation": .byTruncatingTail,
    "wordWrap": .byWordWrapping,
  ]

  static let states: [String: UIControl.State] = [
    "disabled": .disabled, "highlighted": .highlighted, "normal": .normal, "selected": .selected,
  ]

  static let buttonTypes: [String: UIButton.ButtonType] = [
    "close": .close, "contactAdd": .contactAdd, "detailDisclosure": .detailDisclosure,
    "infoDark": .infoDark, "infoLight": .infoLight, "roundedRect": .system, "system": .system,
  ]

  static let borderStyles: [String: UITextField.BorderStyle] = [
    "bezel": .bezel, "line": .line, "none": .none, "roundedRect": .roundedRect,
  ]

  static let viewModes: [String: UITextField.ViewMode] = [
    "always": .always, "never": .never, "unlessEditing": .unlessEditing,
    "whileEditing": .whileEditing,
  ]

  static let keyboardTypes: [String: UIKeyboardType] = [
    "ASCIICapable": .asciiCapable, "URL": .URL, "alphabet": .asciiCapable,
    "decimalPad": .decimalPad, "emailAddress": .emailAddress, "namePhonePad": .namePhonePad,
    "numberPad": .numberPad, "numbersAndPunctuation": .numbersAndPunctuation,
    "phonePad": .phonePad, "twitter": .twitter, "webSearch": .webSearch,
  ]

  static let returnKeyTypes: [String: UIReturnKeyType] = [
    "continue": .continue, "done": .done, "go": .go, "join": .join, "next": .next,
    "route": .route, "search": .search, "send": .send,
  ]

  static let distributions: [String: UIStackView.Distribution] = [
    "equalCentering": .equalCentering, "equalSpacing": .equalSpacing, "fill": .fill,
    "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
  ]

  static let stackAlignments: [String: UIStackView.Alignment] = [
    "bottom": .bottom, "center": .center, "fill": .fill, "firstBaseline": .firstBaseline,
    "lastBaseline": .lastBaseline, "leading": .leading, "top": .top, "trailing": .trailing,
  ]

  static let datePickerModes: [String: UIDatePicker.Mode] = [
    "countDownTimer": .countDownTimer, "date": .date, "dateAndTime": .dateAndTime, "time": .time,
  ]

  static let tableStyles: [String: UITableView.Style] = [
    "grouped": .grouped, "insetGrouped": .insetGrouped, "plain": .plain,
  ]

  static let cellStyles: [String: UITableViewCell.CellStyle] = [
    "IBUITableViewCellStyleDefault": .default, "IBUITableViewCellStyleSubtitle": .subtitle,
    "IBUITableViewCellStyleValue1": .value1, "IBUITableViewCellStyleValue2": .value2,
  ]

  static let accessoryTypes: [String: UITableViewCell.AccessoryType] = [
    "checkmark": .checkmark, "detailButton": .detailButton,
    "detailDisclosureButton": .detailDisclosureButton,
    "disclosureIndicator": .disclosureIndicator,
  ]

  static let selectionStyles: [String: UITableViewCell.SelectionStyle] = [
    "blue": .blue, "default": .default, "gray": .gray, "none": .none,
  ]

  static let keyboardAppearances: [String: UIKeyboardAppearance] = [
    "alert": .dark, "dark": .dark, "default": .default, "light": .light,
  ]

  static let capitalizations: [String: UITextAutocapitalizationType] = [
    "allCharacters": .allCharacters, "none": .none, "sentences": .sentences, "words": .words,
  ]

  static let dismissModes: [String: UIScrollView.KeyboardDismissMode] = [
    "interactive": .interactive, "interactiveWithAccessory": .interactiveWithAccessory,
    "none": .none, "onDrag": .onDrag, "onDragWithAccessory": .onDragWithAccessory,
  ]

  static let insetBehaviors: [String: UIScrollView.ContentInsetAdjustmentBehavior] = [
    "always": .always, "automatic": .automatic, "never": .never, "scrollableAxes": .scrollableAxes,
  ]

  static let searchBarStyles: [String: UISearchBar.Style] = [
    "default": .default, "minimal": .minimal, "prominent": .prominent,
  ]

  static let barStyles: [String: UIBarStyle] = [
    "black": .black, "blackTranslucent": .blackTranslucent, "default": .default,
  ]

  static let indicatorStyles: [String: UIActivityIndicatorView.Style] = [
    "gray": .gray, "large": .large, "medium": .medium, "white": .white, "whiteLarge": .whiteLarge,
  ]

  static let datePickerStyles: [String: UIDatePickerStyle] = [
    "automatic": .automatic, "compact": .compact, "inline": .inline, "wheels": .wheels,
  ]

  static let blurStyles: [String: UIBlurEffect.Style] = [
    "dark": .dark, "extraLight": .extraLight, "light": .light, "prominent": .prominent,
    "regular": .regular, "systemChromeMaterial": .systemChromeMaterial,
    "systemMaterial": .systemMaterial, "systemThickMaterial": .systemThickMaterial,
    "systemThinMaterial": .systemThinMaterial,
    "systemUltraThinMaterial": .systemUltraThinMaterial,
  ]

  static let displayModes: [String: UISplitViewController.DisplayMode] = [
    "allVisible": .oneBesideSecondary, "oneBesideSecondary": .oneBesideSecondary,
    "oneOverSecondary": .oneOverSecondary, "primaryHidden": .secondaryOnly,
    "primaryOverlay": .oneOverSecondary, "secondaryOnly": .secondaryOnly,
    "twoBesideSecondary": .twoBesideSecondary, "twoDisplaceSecondary": .twoDisplaceSecondary,
    "twoOverSecondary": .twoOverSecondary,
  ]
}
