import Foundation

/// Finds the classes that are declared in functions, which no code can name and no name leads to.
///
/// On Apple's systems the Objective-C runtime has them by their mangled names. Here Swift's runtime
/// lists the types of each loaded image; the format of the list is that of Swift's ABI on ELF, the one
/// by which swift-testing finds tests.
enum LocalClasses {
  /// The class of a name with its module and without its functions, `App.Page`; nil where there is none,
  /// and where several functions have one of that name.
  static func type(named name: String) -> AnyClass? {
    let ownName = name.split(separator: ".").last.map(String.init) ?? name
    let found = descriptors(named: ownName).map(\.type)
      .filter { AppClasses.name(of: $0) == name }
    return found.count == 1 ? found[0] : nil
  }

  private static func descriptors(named name: String) -> [Descriptor] {
    MetadataSection.ofTypes().flatMap(\.descriptors)
      .filter { $0.isClassInFunction && $0.name == name }
  }

  /// What the compiler wrote down of a type.
  private struct Descriptor {
    let address: UnsafeRawPointer

    /// Whether it is a class without parameters in a context that has no name, itself or with the types
    /// around it.
    var isClassInFunction: Bool {
      guard kind == .class, flags & Self.genericFlag == 0 else { return false }
      var context = parent
      while let around = context, around.kind.isTypeOrExtension { context = around.parent }
      return context?.kind == .anonymous
    }

    /// Set in the descriptor of a generic type.
    private static let genericFlag: UInt32 = 0x80

    var name: String {
      address.directReference(at: 8)
        .map { String(cString: $0.assumingMemoryBound(to: CChar.self)) } ?? ""
    }

    /// Asked of the function that makes the class ready for use.
    var type: AnyClass {
      guard let function = address.directReference(at: 12) else {
        preconditionFailure("A class has a function that makes it ready")
      }
      let access = unsafeBitCast(function, to: (@convention(c) (Int) -> UnsafeRawPointer).self)
      return unsafeBitCast(access(0), to: AnyClass.self)
    }

    private var parent: Descriptor? { address.relativeReference(at: 4).map(Descriptor.init) }

    private var kind: Kind { Kind(rawValue: flags & 0x1F) }

    /// What a descriptor is of.
    private struct Kind: Equatable {
      let rawValue: UInt32

      static let anonymous = Kind(rawValue: 2)
      static let `class` = Kind(rawValue: 16)

      /// Extensions are 1, and types from 16 on.
      var isTypeOrExtension: Bool { rawValue == 1 || rawValue >= 16 }
    }

    private var flags: UInt32 { address.load(as: UInt32.self) }
  }

  /// The list of an image's types.
  private struct MetadataSection {
    let start: UnsafeRawPointer
    let byteCount: Int

    var descriptors: [Descriptor] {
      stride(from: 0, to: byteCount, by: 4).compactMap { offset in
        (start + offset).relativeReference(at: 0).map(Descriptor.init)
      }
    }

    /// The lists of all images whose format is known.
    static func ofTypes() -> [MetadataSection] {
      let found = Found()
      enumerateMetadataSections(
        { image, context in
          if let section = MetadataSection(ofImage: image), let context {
            Unmanaged<Found>.fromOpaque(context).takeUnretainedValue().sections.append(section)
          }
          return true
        }, Unmanaged.passUnretained(found).toOpaque())
      return found.sections
    }

    private final class Found {
      var sections: [MetadataSection] = []
    }

    private init?(ofImage image: UnsafeRawPointer) {
      guard Self.knownVersions.contains(image.load(as: UInt.self)),
        let start = image.load(
          fromByteOffset: Self.startOffset, as: Optional<UnsafeRawPointer>.self)
      else { return nil }
      self.start = start
      byteCount = image.load(fromByteOffset: Self.startOffset + 8, as: Int.self)
    }

    /// The versions of the structure that an image describes its lists by; later ones add lists at its
    /// end.
    private static let knownVersions: ClosedRange<UInt> = 4...5

    /// Behind the version, the image's address and two unused words stand the lists of protocols and of
    /// conformances, each an address and a length.
    private static let startOffset = 4 * 8 + 2 * 16
  }
}

extension UnsafeRawPointer {
  /// The address that a distance from its own place leads to.
  fileprivate func directReference(at offset: Int) -> UnsafeRawPointer? {
    let place = self + offset
    let distance = place.load(as: Int32.self)
    return distance == 0 ? nil : place + Int(distance)
  }

  /// The address that a distance from its own place leads to; where the lowest bit of the distance is set, the
  /// address that is stored there.
  fileprivate func relativeReference(at offset: Int) -> UnsafeRawPointer? {
    let place = self + offset
    let distance = place.load(as: Int32.self)
    guard distance != 0 else { return nil }
    let target = place + Int(distance & ~3)
    return distance & 1 == 0 ? target : target.load(as: Optional<UnsafeRawPointer>.self)
  }
}

@_silgen_name("swift_enumerateAllMetadataSections")
private func enumerateMetadataSections(
  _ body: @convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer?) -> Bool,
  _ context: UnsafeMutableRawPointer?)
