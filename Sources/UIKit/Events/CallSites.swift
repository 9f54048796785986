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

  /// The program's entry, `main` and what that calls; of an app, down to the statement of the launch.
  private static let outerFrames = 5

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

  private static func offsetInExecutable(_ address: UnsafeMutableRawPointer) -> UInt64? {
    guard let executable, executable.addresses.contains(UInt(bitPattern: address)) else {
      return nil
    }
    return UInt64(UInt(bitPattern: address) - executable.base)
  }

  /// What the executable's addresses in its file are moved by, and where it lies in memory.
  ///
  /// `dladdr` would know it too, and looks through all symbols of a library for each address.
  private static let executable: (base: UInt, addresses: Range<UInt>)? = {
    guard let getauxval, let start = UnsafeRawPointer(bitPattern: getauxval(headersKey)) else {
      return nil
    }
    let headers = UnsafeBufferPointer(
      start: start.assumingMemoryBound(to: ProgramHeader.self), count: Int(getauxval(countKey)))
    guard let table = headers.first(where: { $0.type == ProgramHeader.table }) else { return nil }
    let base = UInt(bitPattern: start) - UInt(table.address)
    let parts = headers.filter { $0.type == ProgramHeader.loaded }
    guard let first = parts.map(\.address).min(),
      let end = parts.map({ $0.address + $0.size }).max()
    else { return nil }
    return (base, base + UInt(first)..<base + UInt(end))
  }()

  // MARK: What the C library has and its Swift module leaves out

  /// `Elf64_Phdr`: a part of an executable.
  private struct ProgramHeader {
    var type: UInt32
    var flags: UInt32
    var offset: UInt64
    var address: UInt64
    var physicalAddress: UInt64
    var sizeInFile: UInt64
    var size: UInt64
    var alignment: UInt64

    /// `PT_PHDR`: the table of the parts itself.
    static let table: UInt32 = 6

    /// `PT_LOAD`: what is in memory when the program runs.
    static let loaded: UInt32 = 1
  }

  private typealias Backtrace =
    @convention(c) (UnsafeMutablePointer<UnsafeMutableRawPointer?>, CInt) -> CInt
  private typealias AuxiliaryValue = @convention(c) (UInt) -> UInt

  /// `AT_PHDR` and `AT_PHNUM`: where the executable's table of parts is, and how many there are.
  private static let headersKey: UInt = 3
  private static let countKey: UInt = 5

  private static let getauxval = dlsym(nil, "getauxval").map {
    unsafeBitCast($0, to: AuxiliaryValue.self)
  }
  private static let backtrace = dlsym(nil, "backtrace").map {
    unsafeBitCast($0, to: Backtrace.self)
  }
}
