import Foundation

// The name is Apple's.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Creates the application object and its delegate by the names of their classes, and runs the
/// app; never returns.
///
/// Traps where the app has no such class, as UIKit raises an exception.
///
/// - Parameters:
///   - principalClassName: The class of the application object; nil for `UIApplication`.
///   - delegateClassName: The class of the delegate; nil for an application object that is its
///     own delegate.
@preconcurrency @MainActor
@discardableResult
public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<Int8>?>,
  _ principalClassName: String?, _ delegateClassName: String?
) -> Int32 {
  UIApplication.isRunByMain = true
  if let principalClassName {
    UIApplication.becomeShared(object(principalClassName, as: UIApplication.self))
  }
  let application = UIApplication.shared
  let delegate: any UIApplicationDelegate
  if let delegateClassName {
    delegate = object(delegateClassName, as: (any UIApplicationDelegate).self)
  } else if let own = application as? any UIApplicationDelegate {
    delegate = own
  } else {
    fatalError("The application object has no delegate: UIApplicationMain was given no class")
  }
  application.launch(with: delegate)
  UIApplication.didLaunch?(application)
  return withExtendedLifetime(delegate) { runForever() }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Runs the app with arguments that are bound to the type that older SDKs gave them.
@preconcurrency @MainActor
@discardableResult
public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<Int8>>,
  _ principalClassName: String?, _ delegateClassName: String?
) -> Int32 {
  UIApplicationMain(argc, CommandLine.unsafeArgv, principalClassName, delegateClassName)
}

@MainActor
private func object<Object>(_ className: String, as type: Object.Type) -> Object {
  guard let object = AppClasses.makeObject(ofClassNamed: className) as? Object else {
    fatalError("Unable to instantiate the class \(className): the app has none that fits")
  }
  return object
}

private func runForever() -> Never {
  while true { RunLoop.main.run() }
}
