import Glibc

/// Renaming in one step.
enum Rename {
  /// Lets two files or folders change places; false, with `errno`, if they did not.
  static func exchange(_ a: String, _ b: String) -> Bool {
    guard let renameat2 else {
      errno = ENOSYS
      return false
    }
    return renameat2(AT_FDCWD, a, AT_FDCWD, b, exchangeFlag) == 0
  }

  private typealias RenameAt2 =
    @convention(c) (
      CInt, UnsafePointer<CChar>, CInt, UnsafePointer<CChar>, CUnsignedInt
    ) -> CInt

  /// `RENAME_EXCHANGE` of Linux.
  private static let exchangeFlag: CUnsignedInt = 1 << 1

  /// Looked up, because the module of the C library leaves out what is not in every C library.
  private static let renameat2: RenameAt2? = dlsym(nil, "renameat2").map {
    unsafeBitCast($0, to: RenameAt2.self)
  }
}
