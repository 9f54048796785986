/// Draws an identifier path: whole, but with the last identifier first to be seen.
enum PathRenderer {
  static func nodes(_ path: String) -> [HTMLNode] {
    guard let slash = path.lastIndex(of: "/") else { return [.text(path)] }
    let parents = path[...slash].split(separator: "/").flatMap { step -> [HTMLNode] in
      let isMarker = step.hasPrefix(":[") && step.hasSuffix("]:")
      let name: HTMLNode =
        isMarker ? .element("small", text: step + "/") : .text(step + "/")
      return [name, .element("wbr")]
    }
    let last = String(path[path.index(after: slash)...])
    return [.element("span", ["class": "up"], parents), .text(last)]
  }
}
