public import Foundation

/// The settings of pages; kept, as no page is shown.
@preconcurrency @MainActor
open class WKPreferences: NSObject {
  /// The least size of text, in points.
  open var minimumFontSize: CGFloat = 0

  /// Whether scripts run.
  open var javaScriptEnabled = true

  /// Whether scripts open windows by themselves.
  open var javaScriptCanOpenWindowsAutomatically = false

  /// Whether the user is warned of false sites.
  open var isFraudulentWebsiteWarningEnabled = true
}
