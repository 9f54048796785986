import Foundation
import Testing
import UIKit

@Suite struct AppClassesTests {
  @Test func namesClassesOfUIKitAndFoundationWithoutModule() {
    #expect(AppClasses.name(of: UINavigationController.self) == "UINavigationController")
    #expect(AppClasses.name(of: NSObject.self) == "NSObject")
    #expect(AppClasses.name(of: Plain.self) == "UIKitTests.Plain")
  }

  // Foundation's decoders do not bear damaged archives, so no archive reaches them.
  @Test func findsClassesOfUIKitAndOfTheAppAlone() {
    #expect(AppClasses.type(named: "UIColor") == UIColor.self)
    #expect(AppClasses.type(named: "UIKitTests.Plain") == Plain.self)
    let strangers = [
      "NSURL", "Foundation.NSURL", "Vanished", "App.Vanished", "", ".", "$s5UIKit7UIColorC",
      "UIKit.UIColor, Foundation", "App.(Main.swift).Row", "NullDevice", "NSCacheKey",
      "EncodingContext", "Foundation.NullDevice",
    ]
    for name in strangers { #expect(AppClasses.type(named: name) == nil, "\(name)") }
  }

  @Test func knowsWhatTheAppImplementsDownTheClasses() {
    AppClasses.register([
      .init(type: Registered.self, name: "App.(Main.swift).Registered", methods: ["base()"]),
      .init(type: Derived.self, name: "App.Derived", methods: ["own()"]),
    ])
    #expect(AppClasses.implement("base()", in: Derived.self))
    #expect(AppClasses.implement("own()", in: Derived.self))
    #expect(!AppClasses.implement("own()", in: Registered.self))
    #expect(!AppClasses.implement("viewDidLoad()", in: Derived.self))
    #expect(AppClasses.name(of: Derived.self) == "App.Derived")
    #expect(AppClasses.type(named: "App.Derived") == Derived.self)
  }
}

class Plain: NSObject {}
private class Registered: NSObject {}
private class Derived: Registered {}
