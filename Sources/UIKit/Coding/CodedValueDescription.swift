import Foundation
import RunRecord

extension CodedValue {
  /// What a trace says of an object.
  init(_ object: Any?) {
    self = object.map { .described(text: CodedValueDescription.text($0)) } ?? .null
  }
}

/// What a trace says of a value that goes into a coder or comes out of one: the same in every
/// process, whatever the value is.
enum CodedValueDescription {
  static func text(_ value: Any) -> String {
    switch value {
    case let object as NSObject where RestorationEncoder.isReferredTo(object):
      onMainActor { [object = SameThread(object)] in Trace.reference(to: object.value).description }
    case let string as String: "\"\(string)\""
    case let isTrue as Bool where type(of: value) == Bool.self: "\(isTrue)"
    case let number as NSNumber: "\(number)"
    case let number as CGFloat: "\(number)"
    case let data as Data: "\(data.count) bytes"
    case let url as URL: url.absoluteString
    case let uuid as UUID: uuid.uuidString
    case let array as [Any]: "[\(array.map(text).joined(separator: ", "))]"
    case let dictionary as [AnyHashable: Any]: "a dictionary of \(dictionary.count)"
    default: AppClasses.shortName(of: type(of: value as AnyObject))
    }
  }
}
