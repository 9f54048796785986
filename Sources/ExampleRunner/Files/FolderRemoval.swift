import Foundation
import Glibc

/// Removes a folder with all that is in it, whatever a program made of it.
///
/// Each folder inside is moved directly below the one that is removed before its content is: so no
/// path is too long for the system, however deep a program went, and nothing here calls itself.
/// Every folder is opened without following a link and named by its descriptor from then on, because a program
/// that is still alive could put a link in its place. Names are bytes, because they need not be text.
struct FolderRemoval {
  /// The path of what could not be removed, and the system's number for why.
  struct Failure: Error {
    var path: String
    var error: Int32
  }

  private typealias Name = [CChar]

  private let folder: String

  /// What folders are called that wait for their turn: nothing that a program could have foreseen.
  private let asideName = UUID().uuidString
  private var waiting: [Name] = []
  private var count = 0

  init(of folder: String) {
    self.folder = folder
  }

  mutating func run() throws(Failure) {
    let root = try opened(AT_FDCWD, Name(folder.utf8CString))
    try empty(root, root: root)
    while let next = waiting.popLast() {
      try empty(opened(root.descriptor, next), root: root)
      try check(unlinkat(root.descriptor, next, AT_REMOVEDIR), next)
    }
    try check(rmdir(folder), Name(folder.utf8CString))
  }

  /// Removes the files of a folder, and puts aside its folders.
  private mutating func empty(_ place: OpenPlace, root: OpenPlace) throws(Failure) {
    for name in try names(in: place) {
      var status = stat()
      try check(fstatat(place.descriptor, name, &status, AT_SYMLINK_NOFOLLOW), name)
      if status.st_mode & S_IFMT == S_IFDIR {
        try putAside(name, in: place, root: root)
      } else {
        try check(unlinkat(place.descriptor, name, 0), name)
      }
    }
  }

  private mutating func putAside(
    _ name: Name, in place: OpenPlace, root: OpenPlace
  ) throws(Failure) {
    // A folder that is closed to its owner cannot be moved.
    _ = try opened(place.descriptor, name)
    count += 1
    let aside = Name("\(asideName)-\(count)".utf8CString)
    try check(renameat(place.descriptor, name, root.descriptor, aside), name)
    waiting.append(aside)
  }

  /// Opens a folder, which is not a link, and lets its owner into it: a program may have closed the ones it made.
  private func opened(_ parent: CInt, _ name: Name) throws(Failure) -> OpenPlace {
    let flags = OpenPlace.placeOnly | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC
    let place = OpenPlace(openat(parent, name, flags))
    guard place.descriptor >= 0 else { throw failure(name) }
    try check(chmod(place.path, 0o700), name)
    let folder = OpenPlace(openat(place.descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC))
    guard folder.descriptor >= 0 else { throw failure(name) }
    return folder
  }

  private func names(in place: OpenPlace) throws(Failure) -> [Name] {
    let own = openat(place.descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    // It closes the descriptor with itself.
    guard own >= 0, let stream = fdopendir(own) else { throw failure([0]) }
    defer { closedir(stream) }
    var names: [Name] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        bytes.prefix { $0 != 0 }.map { CChar(bitPattern: $0) }
      }
      if !Self.isFolderItself(name) { names.append(name + [0]) }
    }
    return names
  }

  /// `.` and `..`, which are in every folder.
  private static func isFolderItself(_ name: Name) -> Bool {
    name.count <= 2 && name.allSatisfy { $0 == CChar(bitPattern: UInt8(ascii: ".")) }
  }

  private func check(_ result: Int32, _ name: Name) throws(Failure) {
    if result != 0 { throw failure(name) }
  }

  private func failure(_ name: Name) -> Failure {
    let error = errno
    let text = String(
      decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    return Failure(path: text.hasPrefix("/") ? text : "\(folder)/…/\(text)", error: error)
  }
}
