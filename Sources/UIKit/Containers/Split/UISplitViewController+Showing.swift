extension UISplitViewController {
  func showAsPrimary(_ controller: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, show: controller, sender: sender) == true { return }
    guard style != .unspecified || isCollapsed else {
      return setClassicColumns([controller] + children.dropFirst())
    }
    guard let stack = children.first as? UINavigationController else {
      return present(controller, animated: true)
    }
    stack.pushViewController(controller, animated: true)
  }

  /// Replaces the detail, or while collapsed puts it on top of the primary column's stack.
  func showAsDetail(_ controller: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, showDetail: controller, sender: sender) == true {
      return
    }
    if style != .unspecified {
      setContent(controller, for: .secondary)
      if isCollapsed { showColumn(.secondary) }
    } else if isCollapsed {
      showOnTop(controller)
    } else {
      setClassicColumns(Array(children.prefix(1)) + [controller])
    }
  }

  private func showOnTop(_ controller: UIViewController) {
    guard let stack = children.first as? UINavigationController else {
      return present(controller, animated: true)
    }
    stack.pushViewController(controller, animated: true)
  }
}
