import SiteModel

/// Draws the page at an old address, which leads to the new one at once, with and without scripts.
enum RedirectPage {
  static func files(for site: Site, hasScript: Bool) -> [SiteFile] {
    site.redirects.map { redirect in
      SiteFile(
        path: redirect.path,
        text: "<!doctype html>\n" + HTMLSerializer.html([node(redirect, of: site, hasScript)]))
    }
  }

  private static func node(_ redirect: Redirect, of site: Site, _ hasScript: Bool) -> HTMLNode {
    let address = address(of: redirect)
    let root = PagePath.toRoot(from: redirect.path)
    let script = HTMLNode.element("script", ["src": root + "script.js", "defer": ""])
    let head: [HTMLNode] =
      [
        .element("meta", ["charset": "utf-8"]),
        .element(
          "meta", ["http-equiv": "Content-Security-Policy", "content": policy(hasScript)]),
        .element("title", text: RedirectPhrase.moved.text),
        .element("meta", ["http-equiv": "refresh", "content": "0; url=\(address)"]),
        .element("meta", ["name": "robots", "content": "noindex"]),
        .element(
          "meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"]),
        .element("link", ["rel": "canonical", "href": canonical(redirect, of: site) ?? address]),
        .element("link", ["rel": "stylesheet", "href": root + "style.css"]),
        .element("link", ["rel": "icon", "href": "data:,"]),
      ] + (hasScript ? [script] : [])
    let link = HTMLNode.element(
      "a", ["href": address, "data-moved": ""], text: RedirectPhrase.goOn.text)
    let main = HTMLNode.element(
      "main", ["id": "content"],
      [.element("h1", text: RedirectPhrase.moved.text), .element("p", [:], [link])])
    return .element(
      "html", ["lang": site.language.code],
      [.element("head", [:], head), .element("body", ["class": "alone"], [main])])
  }

  private static func policy(_ hasScript: Bool) -> String {
    "default-src 'none'; " + (hasScript ? "script-src 'self'; " : "")
      + "style-src 'self'; img-src data:; base-uri 'none'; form-action 'none'"
  }

  private static func address(of redirect: Redirect) -> String {
    switch redirect.target {
    case .page(let path): PagePath.toRoot(from: redirect.path) + encoded(path)
    case .elsewhere(let address): address
    }
  }

  /// The whole address of the page, where the site says where it is.
  private static func canonical(_ redirect: Redirect, of site: Site) -> String? {
    guard case .page(let path) = redirect.target else { return nil }
    return site.address.map { $0 + AddressPath.encoded(String(path.prefix { $0 != "#" })) }
  }

  /// A path and its anchor as parts of an address.
  private static func encoded(_ path: String) -> String {
    let page = path.prefix { $0 != "#" }
    return AddressPath.encoded(String(page)) + path[page.endIndex...]
  }
}
