import RunRecord

/// What a trace says at the end of a save of the objects that nothing referred to.
extension Preservation {
  /// A container that forgets to encode its children is saved, and they are not.
  func tellWhatNobodyReferredTo() {
    for window in application.windows {
      if let root = window.rootViewController { tellWhatNobodyReferredTo(below: root) }
    }
  }

  private func tellWhatNobodyReferredTo(below root: UIViewController) {
    var controllers = [root]
    while let controller = controllers.popLast() {
      guard let path = RestorationPath(of: controller) else { continue }
      if claimed[path] == nil, controller !== root {
        let isChild = controller.parent != nil
        Trace.decision(
          controller,
          .leftOut(reason: isChild ? .containerDidNotEncodeIt : .presenterDidNotCallSuper))
      } else if saved.contains(path) {
        tellOfViewsThatNobodyReferredTo(in: controller)
        controllers += [controller.presented].compactMap { $0 }.filter(\.isSavedByPresenter)
        controllers += controller.children.reversed()
      }
    }
  }

  private func tellOfViewsThatNobodyReferredTo(in controller: UIViewController) {
    for view in controller.viewIfLoaded?.restorableViews ?? [] {
      if let path = RestorationPath(of: view), claimed[path] == nil {
        Trace.decision(view, .leftOut(reason: .controllerDidNotCallSuper))
      }
    }
  }
}

extension UIViewController {
  fileprivate var isSavedByPresenter: Bool {
    isKindThatIsRestored && modalPresentationStyle != .popover
  }
}
