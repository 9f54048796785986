// The names are Darwin's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The largest number of the type `Float`, as Darwin calls it.
public let MAXFLOAT: Float = .greatestFiniteMagnitude

/// Another name of `MAXFLOAT`.
public let HUGE: Float = MAXFLOAT
