import Foundation
import FoundationXML

/// Reads Interface Builder's files into elements.
final class InterfaceFileReader: NSObject, XMLParserDelegate {
  private var root: InterfaceElement?
  private var open: [InterfaceElement] = []

  /// The root element of a file.
  static func read(_ data: Data) throws(InterfaceFileError) -> InterfaceElement {
    let reader = InterfaceFileReader()
    let parser = XMLParser(data: data)
    parser.delegate = reader
    guard parser.parse(), let root = reader.root else {
      throw InterfaceFileError(line: parser.lineNumber, reason: "it is not well-formed XML")
    }
    guard root.name == "document" else {
      throw InterfaceFileError(
        line: root.line, reason: "its root is <\(root.name)>, not Interface Builder's <document>")
    }
    return root
  }

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?, attributes attributeDict: [String: String]
  ) {
    let element = InterfaceElement(elementName, attributeDict, line: parser.lineNumber)
    if let parent = open.last { parent.add(element) } else { root = element }
    open.append(element)
  }

  func parser(
    _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?
  ) {
    open.removeLast()
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    open.last?.text += string
  }
}
