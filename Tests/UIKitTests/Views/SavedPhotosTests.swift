import RunRecord
import Testing

/// Images that an app adds to the user's photos.
@Suite struct SavedPhotosTests {
  // Apple documents the method's arguments. That the user refuses is our choice.
  @Test func areRefusedLater() async throws {
    let run = try await AppProgram(
      page: """
        class Page: UIViewController {
          @objc func image(_ image: UIImage, didFinishSavingWithError error: Error?, contextInfo: UnsafeRawPointer) {
            print("image", error?.localizedDescription ?? "saved", Thread.isMainThread)
          }
          @objc func video(_ path: String, didFinishSavingWithError error: Error?, contextInfo: UnsafeMutableRawPointer?) {
            print(path, error != nil, contextInfo?.load(as: Int.self) ?? 0)
          }
          func save(_ context: UnsafeMutableRawPointer) {
            UIImageWriteToSavedPhotosAlbum(
              UIImage(), self, #selector(image(_:didFinishSavingWithError:contextInfo:)), nil)
            UIImageWriteToSavedPhotosAlbum(UIImage(), nil, nil, nil)
            UISaveVideoAtPathToSavedPhotosAlbum(
              "film", self, #selector(video(_:didFinishSavingWithError:contextInfo:)), context)
          }
        }
        """,
      launches: [
        """
        let context = UnsafeMutablePointer<Int>.allocate(capacity: 1)
        context.pointee = 7
        (app.rootViewController as! Page).save(context)
        print("later")
        await app.settle()
        """
      ]
    ).run()
    #expect(run.launches[0].output == "later\nimage Data unavailable true\nfilm true 7\n")
  }
}
