import Foundation

/// Creates an object by its class alone, as Objective-C does; the dialect pass writes the call for `T()`.
///
/// Traps for a class that has no initializer without arguments, or that is not registered.
public func _new<Object: NSObject>(_ type: Object.Type) -> Object {
  if type == NSObject.self, let object = NSObject() as? Object { return object }
  guard Thread.isMainThread else {
    fatalError(
      "\(type)() can be created from its class only on the main thread here; a phone allows any thread"
    )
  }
  let type = SameThread(type)
  let object = MainActor.assumeIsolated {
    SameThread(PlainCreation.object(of: type.value) as? Object)
  }
  guard let object = object.value else {
    fatalError("\(type.value)() cannot be created by its class alone here")
  }
  return object
}

/// The objects that can be created by their class alone.
@MainActor
private enum PlainCreation {
  static func object(of type: NSObject.Type) -> NSObject? {
    if let make = makers[ObjectIdentifier(type)] { return make() }
    return AppClasses.makeObject(ofClassNamed: AppClasses.name(of: type))
  }

  private static let makers: [ObjectIdentifier: @MainActor () -> NSObject] = [
    ObjectIdentifier(NSObject.self): { NSObject() },
    ObjectIdentifier(NSMutableParagraphStyle.self): { NSMutableParagraphStyle() },
    ObjectIdentifier(CALayer.self): { CALayer() },
    ObjectIdentifier(CAGradientLayer.self): { CAGradientLayer() },
    ObjectIdentifier(CAShapeLayer.self): { CAShapeLayer() },
    ObjectIdentifier(UIActivityIndicatorView.self): { UIActivityIndicatorView() },
    ObjectIdentifier(UIBarButtonItem.self): { UIBarButtonItem() },
    ObjectIdentifier(UIBezierPath.self): { UIBezierPath() },
    ObjectIdentifier(UIButton.self): { UIButton() },
    ObjectIdentifier(UICollectionViewCell.self): { UICollectionViewCell() },
    ObjectIdentifier(UICollectionViewFlowLayout.self): { UICollectionViewFlowLayout() },
    ObjectIdentifier(UIColorWell.self): { UIColorWell() },
    ObjectIdentifier(UIControl.self): { UIControl() },
    ObjectIdentifier(UIDatePicker.self): { UIDatePicker() },
    ObjectIdentifier(UIImageView.self): { UIImageView() },
    ObjectIdentifier(UILabel.self): { UILabel() },
    ObjectIdentifier(UILayoutGuide.self): { UILayoutGuide() },
    ObjectIdentifier(UINavigationController.self): { UINavigationController() },
    ObjectIdentifier(UIPageControl.self): { UIPageControl() },
    ObjectIdentifier(UIPickerView.self): { UIPickerView() },
    ObjectIdentifier(UIProgressView.self): { UIProgressView() },
    ObjectIdentifier(UIRefreshControl.self): { UIRefreshControl() },
    ObjectIdentifier(UIScrollView.self): { UIScrollView() },
    ObjectIdentifier(UISearchBar.self): { UISearchBar() },
    ObjectIdentifier(UISegmentedControl.self): { UISegmentedControl() },
    ObjectIdentifier(UISlider.self): { UISlider() },
    ObjectIdentifier(UIStackView.self): { UIStackView() },
    ObjectIdentifier(UIStepper.self): { UIStepper() },
    ObjectIdentifier(UISwitch.self): { UISwitch() },
    ObjectIdentifier(UITableView.self): { UITableView() },
    ObjectIdentifier(UITableViewCell.self): { UITableViewCell() },
    ObjectIdentifier(UITextField.self): { UITextField() },
    ObjectIdentifier(UITextView.self): { UITextView() },
    ObjectIdentifier(UIToolbar.self): { UIToolbar() },
    ObjectIdentifier(UIView.self): { UIView() },
    ObjectIdentifier(UIViewController.self): { UIViewController() },
  ]
}
