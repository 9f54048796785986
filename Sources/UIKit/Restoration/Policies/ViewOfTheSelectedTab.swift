/// When the view of the selected tab is loaded, where the tab bar controller is a window's root.
///
/// Row 3.6.15 of the facts.
enum ViewOfTheSelectedTab: String, CaseIterable, Sendable {
  case loadedWithTheWindow
  case loadedWhenItAppears
}

extension StateRestorationPolicy where Value == ViewOfTheSelectedTab {
  /// When the view of the selected tab is loaded, where the tab bar controller is a window's root.
  static var viewOfTheSelectedTab: Self {
    Self(
      number: "3.6.15", name: "viewOfTheSelectedTab", usual: .loadedWithTheWindow,
      reason: """
        a tab bar controller loads it in its viewWillAppear, which iOS 5 called as the view came into \
        the window; nothing was found on later systems
        """)
  }
}
