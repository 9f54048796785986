public import Foundation
public import UIKit

/// A class of an example's program, as the program registers it.
public struct ExampleClass {
  private(set) var entry: AppClasses.Entry

  /// Describes a class.
  ///
  /// - Parameters:
  ///   - type: The class.
  ///   - name: Its name with the module, the same in every process.
  ///   - methods: The methods that it implements itself: `viewDidLoad()`.
  ///   - selectors: The selectors of its methods by these names, where objects say themselves which
  ///     messages they take.
  ///   - restorationParent: Reads the property that this class declares and its conforming superclass does
  ///     not.
  ///   - objectRestorationClass: The same for this property.
  ///   - make: Creates an object, for classes that the engine creates by name.
  ///   - makeReusableView: Creates a view with an identifier, for classes of a table's cells and
  ///     headers.
  ///   - makeFramedView: Creates a view with a frame, for classes of a collection's cells and headers.
  ///   - makeSegue: Creates a segue with an identifier, from a controller to another, for classes of
  ///     segues.
  public init(
    _ type: AnyClass, name: String, methods: [String], selectors: [String: String] = [:],
    restorationParent: (@MainActor @Sendable (AnyObject) -> (any UIStateRestoring)?)? = nil,
    objectRestorationClass: (
      @MainActor @Sendable (AnyObject) -> (any UIObjectRestoration.Type)?
    )? = nil,
    make: (@MainActor @Sendable () -> NSObject)? = nil,
    makeReusableView: (@MainActor @Sendable (String) -> NSObject)? = nil,
    makeFramedView: (@MainActor @Sendable (CGRect) -> NSObject)? = nil,
    makeSegue: (
      @MainActor @Sendable (String?, UIViewController, UIViewController) -> UIStoryboardSegue
    )? = nil
  ) {
    entry = AppClasses.Entry(
      type: type, name: name, methods: Set(methods), selectors: selectors,
      restorationParent: restorationParent, objectRestorationClass: objectRestorationClass,
      make: make,
      makeReusableView: makeReusableView, makeFramedView: makeFramedView, makeSegue: makeSegue)
  }

  /// Describes a class that registers itself.
  ///
  /// - Parameter objectiveCName: The name that its author gave it; nil for the one that it has at run time.
  public init(
    _ type: AnyClass, objectiveCName: String? = nil, methods: [String],
    selectors: [String: String] = [:],
    restorationParent: (@MainActor @Sendable (AnyObject) -> (any UIStateRestoring)?)? = nil,
    objectRestorationClass: (
      @MainActor @Sendable (AnyObject) -> (any UIObjectRestoration.Type)?
    )? = nil
  ) {
    self.init(
      type, name: objectiveCName ?? AppClasses.nameInRuntime(of: type), methods: methods,
      selectors: selectors,
      restorationParent: restorationParent, objectRestorationClass: objectRestorationClass)
    entry.isFoundByName = false
  }
}
