// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// Where Core Foundation takes memory from; Swift has its own.
public final class CFAllocator: Sendable {
  private init() {}
}

public let kCFAllocatorDefault: CFAllocator? = nil
