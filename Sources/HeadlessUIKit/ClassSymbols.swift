import Glibc
import UIKit

/// What the engine must know of an app's classes, read from the symbols of the running program.
///
/// An example has its classes registered by code that is generated for it. The classes of a package are compiled as they
/// are, so their methods are looked up by name in the symbol table, where debug builds have them all.
enum ClassSymbols {
  /// Makes the engine ask for each class when it first needs to know it.
  ///
  /// - Parameter factories: What creates objects of classes that the engine creates by name.
  /// - Throws: What the system says where the program's file can't be read.
  static func use(creating factories: [ObjectIdentifier: AppClasses.Factory] = [:]) throws {
    let table = try SymbolTable.ofThisProgram()
    guard !table.isStripped else {
      fatalError("The program has no symbols, by which UIKit finds the methods of classes")
    }
    AppClasses.registerOnFirstUse { register($0, from: table, factories) }
  }

  private static func register(
    _ type: AnyClass, from table: SymbolTable, _ factories: [ObjectIdentifier: AppClasses.Factory]
  ) {
    let module = _typeName(type, qualified: true).prefix { $0 != "." }
    guard !ownModules.contains(String(module)), let symbol = symbol(of: type, in: table),
      let name = demangled(symbol)
    else { return }
    let methods = table.names(withPrefix: symbol)
      .compactMap { demangled($0).flatMap { MethodName(demangled: $0, of: name)?.text } }
    AppClasses.register([
      AppClasses.Entry(
        type: type, name: AppClasses.nameInRuntime(of: type), methods: Set(methods),
        make: factories[ObjectIdentifier(type)])
    ])
  }

  /// How the symbols of a class's members begin; nil for a class of a library.
  ///
  /// The mangled name that the runtime makes has neither the file of a private class nor the function of a local one, but
  /// the class's description has a symbol, too.
  private static func symbol(of type: AnyClass, in table: SymbolTable) -> String? {
    guard let start = table.address(of: ProgramAnchor.symbol) else {
      return nil
    }
    // The distance of two descriptions in memory is that of their symbols.
    let address =
      start &+ (address(ofDescriptionOf: type) &- address(ofDescriptionOf: ProgramAnchor.self))
    return table.names(at: address, withSuffix: descriptionSuffix)
      .first.map { String($0.dropLast(descriptionSuffix.count)) }
  }

  private static let descriptionSuffix = "Mn"

  private static func address(ofDescriptionOf type: AnyClass) -> UInt64 {
    unsafeBitCast(type, to: UnsafeRawPointer.self)
      .load(fromByteOffset: descriptionOffset, as: UInt64.self)
  }

  /// Where a class's metadata has its description, in Swift's ABI without Objective-C: behind kind, superclass, flags and
  /// sizes.
  private static let descriptionOffset = 5 * 8

  /// The modules whose classes are UIKit's own.
  private static let ownModules: Set = [
    "ExampleSupport", "Foundation", "HeadlessUIKit", "Swift", "UIKit",
  ]

  private static func demangled(_ symbol: String) -> String? {
    guard let text = demangle(symbol, symbol.utf8.count, nil, nil, 0) else { return nil }
    defer { free(text) }
    return String(cString: text)
  }
}

/// Of Swift's runtime, for which `swift-demangle` is the command.
@_silgen_name("swift_demangle")
private func demangle(
  _ symbol: UnsafePointer<CChar>, _ length: Int, _ buffer: UnsafeMutablePointer<CChar>?,
  _ size: UnsafeMutablePointer<Int>?, _ flags: UInt32
) -> UnsafeMutablePointer<CChar>?
