import Foundation
import Glibc
package import RunRecord

/// Finds the app's own code on the stack.
package enum CallSites {
  /// The calls in the app's executable that led here, innermost first, at most `limit`.
  ///
  /// Each address is relative to where the executable was loaded and lies inside the call, not
  /// behind it, so that it can be looked up as it is.
  package static func current(limit: Int = 1) -> [CallSite] {
    Array(executableFrames(of: stack()).prefix(limit))
  }

  /// The innermost call in the app's executable, and behind it the outermost ones: which statement
  /// of a plain program led here, and what is around every program's code.
  package static func ends() -> [CallSite] {
    let stack = stack()
    return executableFrames(of: stack).prefix(1)
      + executableFrames(of: stack.reversed()).prefix(outerFrames).reversed()
  }

  /// The program's entry, `main` and what that calls.
  private static let outerFrames = 3

  private static func stack() -> [UnsafeMutableRawPointer] {
    guard let backtrace = Self.backtrace else { return [] }
    var addresses = [UnsafeMutableRawPointer?](repeating: nil, count: 64)
    let count = Int(backtrace(&addresses, CInt(addresses.count)))
    return addresses[..<count].compactMap(\.self)
  }

  private static func executableFrames(
    of stack: some Sequence<UnsafeMutableRawPointer>
  ) -> some Sequence<CallSite> {
    stack.lazy.compactMap(offsetInExecutable).map { CallSite(address: $0 - 1) }
  }

  private static let executableBase = base(
    of: getauxval.flatMap { UnsafeMutableRawPointer(bitPattern: $0(entryPointKey)) })

  private static func offsetInExecutable(_ address: UnsafeMutableRawPointer) -> UInt64? {
    guard let executableBase, base(of: address) == executableBase else { return nil }
    return UInt64(UInt(bitPattern: address) - executableBase)
  }

  private static func base(of address: UnsafeMutableRawPointer?) -> UInt? {
    guard let address, let dladdr = Self.dladdr else { return nil }
    var information = ImageInformation()
    let isFound = withUnsafeMutablePointer(to: &information) { dladdr(address, $0) != 0 }
    return isFound ? UInt(bitPattern: information.base) : nil
  }

  // MARK: What the C library has and its Swift module leaves out

  /// `Dl_info` of the C library.
  private struct ImageInformation {
    var fileName: UnsafePointer<CChar>?
    var base: UnsafeMutableRawPointer?
    var symbolName: UnsafePointer<CChar>?
    var symbol: UnsafeMutableRawPointer?
  }

  private typealias Backtrace =
    @convention(c) (UnsafeMutablePointer<UnsafeMutableRawPointer?>, CInt) -> CInt
  private typealias FindImage =
    @convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer) -> CInt

  private typealias AuxiliaryValue = @convention(c) (UInt) -> UInt

  /// `AT_ENTRY`: where the executable begins to run.
  private static let entryPointKey: UInt = 9

  private static let getauxval = dlsym(nil, "getauxval").map {
    unsafeBitCast($0, to: AuxiliaryValue.self)
  }
  private static let backtrace = dlsym(nil, "backtrace").map {
    unsafeBitCast($0, to: Backtrace.self)
  }
  private static let dladdr = dlsym(nil, "dladdr").map { unsafeBitCast($0, to: FindImage.self) }
}
