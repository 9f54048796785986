import Foundation
import KeyedArchive
import Testing

/// An archive with Apple's own kinds of objects, which neither this project nor Foundation on Linux
/// wrote: its property list is Python's.
struct ForeignKindsTests {
  @Test func areShownEachAsWhatItIs() throws {
    #expect(try Self.file().dump == Self.dump)
  }

  @Test func areUnfoldedInJSONAsInTheDump() throws {
    let text = try ArchiveJSON.text(of: Self.file())
    let json = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    let top = json?["top"] as? [String: [String: Any]]
    let fields = try #require(top?["root"]?["dictionary"] as? [[String: Any]])
    let values = Dictionary(uniqueKeysWithValues: fields.map { ("\($0["key"]!)", $0["value"]!) })
    #expect(
      values["colour"] as? NSDictionary == [
        "byteCount": 245,
        "keyedArchive": [
          "root": [
            "class": "NSColor",
            "fields": ["NSColorSpace": 1, "NSRGB": ["data": "MC4yIDAuNCAwLjYA"]],
          ]
        ],
      ])
    #expect(values["large"] as? UInt64 == .max)
  }

  @Test func areComparedWithinTheArchivesInTheirData() throws {
    let after = try Self.file(Self.program.replacing("0.2 0.4 0.6", with: "0.2 0.4 0.7"))
    #expect(
      ArchiveDifferenceDump.text(of: try Self.file().difference(to: after)) == """
        changed  Top Level
                      root["colour"]["root"]["NSRGB"]: <12 bytes: 30 2e 32 20 30 2e 34 20 30 2e 36 00> → <12 bytes: 30 2e 32 20 30 2e 34 20 30 2e 37 00>
                      root["text"]["NSAttributes"][0]["NSColor"]["NSRGB"]: <12 bytes: 30 2e 32 20 30 2e 34 20 30 2e 36 00> → <12 bytes: 30 2e 32 20 30 2e 34 20 30 2e 37 00>
        """)
  }

  private static func file(_ program: String = program) throws -> ArchiveFile {
    let folder = try ScratchFolder()
    _ = try ProcessOutput.text("python3", "-c", program, folder.path("archive"))
    return try ArchiveFile(Data(contentsOf: URL(fileURLWithPath: folder.path("archive"))))
  }

  // Each of forty archives holds the one before it eight times.
  @Test(.timeLimit(.minutes(5)))
  func areNotOpenedWithoutEnd() throws {
    var data = Data()
    for _ in 0..<40 {
      let builder = KeyedArchiveBuilder()
      let elements = Array(repeating: builder.add(data: data), count: 8)
      data = builder.data(top: [("root", builder.add(array: elements))])
    }
    #expect(try ArchiveFile(data).dump.utf8.count < 10_000)
  }

  private static let program = """
    import plistlib, sys
    from plistlib import UID

    class Archive:
        def __init__(self):
            self.objects, self.classes = ["$null"], {}

        def add(self, value):
            self.objects.append(value)
            return UID(len(self.objects) - 1)

        def instance(self, classes, **fields):
            names = classes.split()
            if classes not in self.classes:
                self.classes[classes] = self.add({"$classname": names[0], "$classes": names})
            fields = {key.replace("_", "."): value for key, value in fields.items()}
            return self.add({**fields, "$class": self.classes[classes]})

        def dictionary(self, **entries):
            return self.instance(
                "NSMutableDictionary NSDictionary NSObject",
                NS_keys=[self.add(key) for key in entries], NS_objects=list(entries.values()))

        def color(self):
            return self.instance("NSColor NSObject", NSColorSpace=1, NSRGB=b"0.2 0.4 0.6\\0")

        def data(self, root):
            return plistlib.dumps(
                {"$archiver": "NSKeyedArchiver", "$version": 100000, "$top": {"root": root},
                 "$objects": self.objects}, fmt=plistlib.FMT_BINARY)

    inner = Archive()
    colour = inner.data(inner.color())
    a = Archive()
    url = a.instance("NSURL NSObject", NS_base=UID(0), NS_relative=a.add("https://example.com/a?b=c"))
    font = a.instance("NSFont NSObject", NSName=a.add("Helvetica"), NSSize=12.0)
    both = a.dictionary(NSColor=a.color(), NSLink=url)
    root = a.dictionary(
        set=a.instance("NSMutableSet NSSet NSObject", NS_objects=[a.add("a"), a.add(2)]),
        ordered=a.instance("NSOrderedSet NSObject", **{"NS.object.0": a.add(1), "NS.object.1": a.add(2)}),
        date=a.instance("NSDate NSObject", NS_time=426355518.0), url=url, none=a.instance("NSNull NSObject"),
        uuid=a.instance("NSUUID NSObject", NS_uuidbytes=bytes(range(16))),
        large=a.add(2**64 - 1),
        colour=a.instance("NSMutableData NSData NSObject", NS_data=colour),
        text=a.instance(
            "NSMutableAttributedString NSAttributedString NSObject",
            NSString=a.instance("NSMutableString NSString NSObject", NS_string="Two runs"),
            NSAttributes=a.instance("NSArray NSObject", NS_objects=[both, a.dictionary(NSFont=font)]),
            NSAttributeInfo=a.instance("NSData NSObject", NS_data=bytes([3, 0, 5, 1]))),
        own=a.instance("Acme.Bookmark NSObject", title=a.add("A place"), page=7))
    open(sys.argv[1], "wb").write(a.data(root))
    """

  private static let dump = """
    Keyed Archive (54 objects)
    --------------------------
                  root...{
                      "colour" = <245 bytes, a keyed archive> {
                          "root" = NSColor {
                              "NSColorSpace" = 1;
                              "NSRGB" = <12 bytes: 30 2e 32 20 30 2e 34 20 30 2e 36 00>;
                          };
                      };
                      "date" = 2014-07-06 16:05:18 +0000;
                      "large" = 18446744073709551615;
                      "none" = nil;
                      "ordered" = (
                          1,
                          2
                      );
                      "own" = Acme.Bookmark {
                          "page" = 7;
                          "title" = "A place";
                      };
                      "set" = {(
                          "a",
                          2
                      )};
                      "text" = NSMutableAttributedString {
                          "NSAttributeInfo" = <4 bytes: 03 00 05 01>;
                          "NSAttributes" = (
                              {
                                  "NSColor" = NSColor {
                                      "NSColorSpace" = 1;
                                      "NSRGB" = <12 bytes: 30 2e 32 20 30 2e 34 20 30 2e 36 00>;
                                  };
                                  "NSLink" = https://example.com/a?b=c;
                              },
                              {
                                  "NSFont" = NSFont {
                                      "NSName" = "Helvetica";
                                      "NSSize" = 12.0;
                                  };
                              }
                          );
                          "NSString" = "Two runs";
                      };
                      "url" = https://example.com/a?b=c;
                      "uuid" = 00010203-0405-0607-0809-0A0B0C0D0E0F;
                  }
    """
}
