import Foundation
import KeyedArchive
import Testing

/// The file of an app's scene sessions, as a person sees it.
struct SceneSessionsTests {
  private static func session(_ name: String, _ userInfo: NSDictionary? = nil) -> NSDictionary {
    let session: NSMutableDictionary = ["persistentIdentifier": name, "role": "window"]
    if let userInfo {
      session["stateRestorationActivity"] = ["activityType": "reading", "userInfo": userInfo]
    }
    return session
  }

  private static func data(
    sessions: Any, discarded: [NSDictionary] = [], front: String? = nil
  ) throws -> Data {
    let root: NSMutableDictionary = ["sessions": sessions, "discardedSessions": discarded]
    root["frontSession"] = front
    return try NSKeyedArchiver.archivedData(withRootObject: root, requiringSecureCoding: false)
  }

  private static func file(_ sessions: [NSDictionary]) throws -> ArchiveFile {
    try ArchiveFile(data(sessions: sessions))
  }

  @Test func showsSessionsWithWhatTheySaved() throws {
    let state = try PropertyListEncoder.binary.encode(["location": 4])
    let archive = try NSKeyedArchiver.archivedData(
      withRootObject: "text", requiringSecureCoding: false)
    let file = try ArchiveFile(
      Self.data(
        sessions: [
          Self.session("A", ["page": 3, "state": state as NSData]), Self.session("B"),
        ],
        discarded: [Self.session("C", ["archive": archive as NSData])], front: "B"))
    #expect(
      file.dump == """
        Top Level
        ---------
                      frontSession...Object Identifier Proxy: B

        [Scene Session] A (Class: UISceneSession)
        -----------------------------------------
                      role...window

        [User Activity] A/stateRestorationActivity (Class: NSUserActivity)
        ------------------------------------------------------------------
                      activityType...reading
                      userInfo.......{
                          "page" = 3;
                          "state" = NSData {
                              "propertyList" = {
                                  "location" = 4;
                              };
                          };
                      }

        [Scene Session] B (Class: UISceneSession)
        -----------------------------------------
                      role...window

        [Discarded Scene Session] C (Class: UISceneSession)
        ---------------------------------------------------
                      role...window

        [User Activity] C/stateRestorationActivity (Class: NSUserActivity)
        ------------------------------------------------------------------
                      activityType...reading
                      userInfo.......{
                          "archive" = <\(archive.count) bytes, a keyed archive> {
                              "root" = "text";
                          };
                      }
        """)
  }

  @Test func showsActivitiesBelowTheirSessions() throws {
    guard case .restoration(let tree) = try Self.file([Self.session("A", ["page": 3])]) else {
      Issue.record("not recognized")
      return
    }
    #expect(tree.system == .scenes)
    let lines = ArchiveTreeText.text(of: tree).split(separator: "\n")
    #expect(lines.dropFirst().first?.hasPrefix("A  UISceneSession, 1 value (") == true)
    #expect(
      lines.last?.hasPrefix("└─ stateRestorationActivity  NSUserActivity, 2 values (") == true)
  }

  @Test func comparesWhatSessionsSaved() throws {
    let before = try Self.file([Self.session("A", ["page": 3]), Self.session("B")])
    let after = try Self.file([Self.session("A", ["page": 4])])
    #expect(
      ArchiveDifferenceDump.text(of: before.difference(to: after)) == """
        changed  A/stateRestorationActivity (Class: NSUserActivity)
                      userInfo["page"]: 3 → 4
        removed  B (Class: UISceneSession)
                    - role: window
        """)
  }

  @Test func writesSessionsAsJSON() throws {
    let text = try ArchiveJSON.text(of: Self.file([Self.session("A", ["page": 3])]))
    let json = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    let objects = try #require(json?["objects"] as? [[String: Any]])
    #expect(objects.map { $0["kind"] as? String } == ["Scene Session", "User Activity"])
    #expect(objects[1]["path"] as? String == "A/stateRestorationActivity")
  }

  @Test func saysWhatIsWrongWithAFileOfSessions() throws {
    let nameless = try Self.data(sessions: [["role": "window"] as NSDictionary])
    #expect(throws: RestorationArchiveError.self) { try ArchiveFile(nameless) }
    let noList = try Self.data(sessions: "none")
    #expect {
      try ArchiveFile(noList)
    } throws: { error in
      "\(error)".hasPrefix("sessions is a string, not an array")
    }
    let session = Self.session("A")
    let twice = try Self.data(sessions: [session, session])
    #expect {
      try ArchiveFile(twice)
    } throws: { error in
      "\(error)".hasPrefix("one object is saved twice")
    }
  }

  // A controllers' archive has controllers alone.
  @Test func takesNoSessionForAController() throws {
    let writer = RestorationArchiveWriter()
    writer.addObject(kind: .sceneSession, path: "A", className: "UISceneSession", fields: [])
    #expect {
      try ArchiveFile(writer.data())
    } throws: { error in
      "\(error)".hasPrefix("a saved object is of the unknown kind Scene Session")
    }
  }
}

extension PropertyListEncoder {
  fileprivate static var binary: PropertyListEncoder {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .binary
    return encoder
  }
}
