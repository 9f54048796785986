import Diagnostics
import GuideMarkup

/// The dump of the fences in a text, and of what is wrong with it.
func fences(_ text: String) -> String {
  let parsed = GuideParser.parse(text, path: "a.md", name: "a")
  let fences = (parsed.guide?.fences ?? []).flatMap { GuideDump.dump($0) }
  return (fences + parsed.diagnostics.map(GuideDump.dump)).joined(separator: "\n")
}
