/// Draws an identifier path: whole, but with the last identifier first to be seen.
///
/// Where it is too long for a line, it breaks after a slash, as browsers do by themselves.
enum PathRenderer {
  static func nodes(_ path: String) -> [HTMLNode] {
    guard let slash = path.lastIndex(of: "/") else { return [.text(path)] }
    let parents = path[...slash].split(separator: "/").map { step -> HTMLNode in
      let isMarker = step.hasPrefix(":[") && step.hasSuffix("]:")
      return isMarker ? .element("small", text: step + "/") : .text(step + "/")
    }
    let last = String(path[path.index(after: slash)...])
    return [.element("span", ["class": "up"], parents), .text(last)]
  }
}
