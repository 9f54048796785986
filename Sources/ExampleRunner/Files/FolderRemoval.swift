import Foundation
import Glibc

/// Removes a folder with all that is in it, whatever a program made of it.
///
/// Each folder inside is moved directly below the one that is removed before its content is: so no
/// path is too long for the system, however deep a program went, and nothing here calls itself.
/// Paths are bytes, because names need not be text.
struct FolderRemoval {
  /// The path of what could not be removed, and the system's number for why.
  struct Failure: Error {
    var path: String
    var error: Int32
  }

  private typealias Path = [CChar]

  private let folder: Path

  /// What folders are called that wait for their turn: nothing that a program could have foreseen.
  private let asideName = UUID().uuidString
  private var waiting: [Path] = []
  private var count = 0

  init(of folder: String) {
    self.folder = folder.utf8CString.dropLast()
  }

  mutating func run() throws(Failure) {
    try open(folder)
    try empty(folder)
    while let next = waiting.popLast() {
      try empty(next)
      try check(rmdir(next + [0]), next)
    }
    try check(rmdir(folder + [0]), folder)
  }

  /// Removes the files of a folder, and puts aside its folders.
  private mutating func empty(_ path: Path) throws(Failure) {
    for name in try names(in: path) {
      let entry = path + "/".utf8CString.dropLast() + name
      var status = stat()
      try check(lstat(entry + [0], &status), entry)
      if status.st_mode & S_IFMT == S_IFDIR {
        try putAside(entry)
      } else {
        try check(unlink(entry + [0]), entry)
      }
    }
  }

  private mutating func putAside(_ entry: Path) throws(Failure) {
    try open(entry)
    count += 1
    let aside = folder + "/\(asideName)-\(count)".utf8CString.dropLast()
    try check(rename(entry + [0], aside + [0]), entry)
    waiting.append(aside)
  }

  /// Lets the owner into a folder: a program may have closed the ones it made.
  private func open(_ path: Path) throws(Failure) {
    try check(chmod(path + [0], 0o700), path)
  }

  private func names(in path: Path) throws(Failure) -> [Path] {
    guard let stream = opendir(path + [0]) else { throw failure(path) }
    defer { closedir(stream) }
    var names: [Path] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        bytes.prefix { $0 != 0 }.map { CChar(bitPattern: $0) }
      }
      if !Self.isFolderItself(name) { names.append(name) }
    }
    return names
  }

  /// `.` and `..`, which are in every folder.
  private static func isFolderItself(_ name: Path) -> Bool {
    name.count <= 2 && name.allSatisfy { $0 == CChar(bitPattern: UInt8(ascii: ".")) }
  }

  private func check(_ result: Int32, _ path: Path) throws(Failure) {
    if result != 0 { throw failure(path) }
  }

  private func failure(_ path: Path) -> Failure {
    Failure(
      path: String(decoding: path.map { UInt8(bitPattern: $0) }, as: UTF8.self), error: errno)
  }
}
