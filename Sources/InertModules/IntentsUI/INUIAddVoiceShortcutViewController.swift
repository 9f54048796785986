// The names are Apple's.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase

@_exported import Intents
@_spi(InertModules) @_exported import UIKit

public enum INUIAddVoiceShortcutButtonStyle: UInt, Sendable {
  case white
  case whiteOutline
  case black
  case blackOutline
  case automatic
  case automaticOutline
}

@preconcurrency @MainActor
public protocol INUIAddVoiceShortcutButtonDelegate: NSObjectProtocol {
  func present(
    _ addVoiceShortcutViewController: INUIAddVoiceShortcutViewController,
    for addVoiceShortcutButton: INUIAddVoiceShortcutButton)
}

/// A button as large as on a phone.
open class INUIAddVoiceShortcutButton: UIButton {
  public let style: INUIAddVoiceShortcutButtonStyle
  open weak var delegate: (any INUIAddVoiceShortcutButtonDelegate)?
  open var shortcut: INShortcut?

  public init(style: INUIAddVoiceShortcutButtonStyle) {
    self.style = style
    super.init(frame: .zero)
    setTitle("Add to Siri", for: .normal)
  }

  public required init?(coder: NSCoder) {
    style = .white
    super.init(coder: coder)
  }
}

@preconcurrency @MainActor
public protocol INUIAddVoiceShortcutViewControllerDelegate: NSObjectProtocol {
  func addVoiceShortcutViewController(
    _ controller: INUIAddVoiceShortcutViewController, didFinishWith voiceShortcut: INVoiceShortcut?,
    error: (any Error)?)
  func addVoiceShortcutViewControllerDidCancel(_ controller: INUIAddVoiceShortcutViewController)
}

/// An empty view, in which the user adds nothing.
open class INUIAddVoiceShortcutViewController: UIViewController {
  open weak var delegate: (any INUIAddVoiceShortcutViewControllerDelegate)?

  public init(shortcut: INShortcut) {
    InertFramework.asked(.notDrawn, for: "INUIAddVoiceShortcutViewController")
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }
}
