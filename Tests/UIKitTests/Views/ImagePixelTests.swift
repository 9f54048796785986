import RunRecord
import Testing

/// Images in pixels, and how paragraphs stand.
@Suite struct ImagePixelTests {
  private func output(of statements: String) async throws -> String {
    let run = try await AppProgram(
      page: "class Page: UIViewController {}", launches: [statements]
    ).run()
    return run.launches[0].output
  }

  @Test func anImageIsMadeOfThePixelsOfAnother() async throws {
    let output = try await output(
      of: """
        let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { $0.fill(CGRect(x: 0, y: 0, width: 20, height: 10)) }
        print(image.cgImage!.width == Int(20 * image.scale), UIImage().cgImage == nil, image.imageRendererFormat.scale == image.scale)
        print(UIImage(cgImage: image.cgImage!).size.width == 20 * image.scale)
        print(UIImage(cgImage: image.cgImage!, scale: image.scale, orientation: .up).size)
        print(image.cgImage!.cropping(to: CGRect(x: 5, y: 5, width: 500, height: 5))!.height, image.cgImage!.cropping(to: CGRect(x: 900, y: 0, width: 1, height: 1)) == nil)
        """)
    #expect(output == "true true true\ntrue\n(20.0, 10.0)\n5 true\n")
  }

  // The kinds are those by which a picker of pictures is asked.
  @Test func kindsOfDataHaveTheirOlderNames() async throws {
    let output = try await output(
      of: """
        let picker = UIImagePickerController()
        print(picker.mediaTypes == [kUTTypeImage as String])
        picker.mediaTypes = [kUTTypeMovie as String, kUTTypeItem as String]
        print(picker.mediaTypes)
        """)
    #expect(output == "true\n[\"public.movie\", \"public.item\"]\n")
  }

  @Test func aParagraphKeepsWhereItsLinesEnd() async throws {
    let output = try await output(
      of: """
        let style = NSMutableParagraphStyle()
        style.tailIndent = -20
        style.minimumLineHeight = 12
        let copy = style.copy() as! NSParagraphStyle
        print(copy.tailIndent, copy.minimumLineHeight, copy == style, copy == NSParagraphStyle.default)
        """)
    #expect(output == "-20.0 12.0 true false\n")
  }
}
