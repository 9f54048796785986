import Foundation
import FoundationXML

/// The elements of an interface file, each with its line.
final class InterfaceFileOutline: NSObject, XMLParserDelegate {
  struct Element {
    var name: String
    var attributes: [String: String]
    var line: Int

    /// The custom class of the element whose connection this is.
    var customClass: String?
  }

  private(set) var elements: [Element] = []

  /// Where the file is no XML; nil where it is.
  private(set) var faultyLine: Int?
  private var open: [[String: String]] = []

  init(_ data: Data) {
    super.init()
    let parser = XMLParser(data: data)
    parser.delegate = self
    if !parser.parse() { faultyLine = parser.lineNumber }
  }

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?, attributes attributeDict: [String: String]
  ) {
    // A connection stands in `<connections>` of the element it is of.
    let owner = open.count > 1 ? open[open.count - 2] : [:]
    elements.append(
      Element(
        name: elementName, attributes: attributeDict, line: parser.lineNumber,
        customClass: owner["customClass"]))
    open.append(attributeDict)
  }

  func parser(
    _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?
  ) {
    open.removeLast()
  }
}
