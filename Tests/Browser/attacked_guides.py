"""Guides that hold a text in each place where a page shows one."""

import json
import re
import struct
import zlib


def escaped(text):
    """Markdown that shows the text: punctuation stands behind a backslash, control characters are references."""
    punctuation = re.sub(r"([!-/:-@\[-`{-~])", r"\\\1", text)
    return re.sub(r"[\x00-\x1f]", lambda match: f"&#{ord(match[0])};", punctuation)


def in_quotes(text):
    """The text as the value of a word in a fence's first line."""
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


def swift_literal(text):
    return '"' + "".join(c if c.isalnum() and c.isascii() else f"\\u{{{ord(c):x}}}" for c in text) + '"'


def picture():
    """The bytes of an image of one pixel."""

    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    header = struct.pack(">IIBBBBB", 1, 1, 8, 2, 0, 0, 0)
    rows = zlib.compress(b"\0\0\0\0")
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", rows) + chunk(b"IEND", b"")


def guide_of_text(text):
    """The text in a title, heading, sentence, list, table, tab, link, image, footnote and code."""
    words = escaped(text)
    return f"""---
title: {json.dumps(text)}
summary: {json.dumps(text)}
---

## {words}

{words} and **{words}**, [{words}](other.md "{words}"), ![{words}](picture.png "{words}").[^1]

- {words}

> [!NOTE]
> {words}

| {words} | b |
|---|---|
| {words} | c |

> [!TABS]
> ### {words}
> first
>
> ### Other
> {words}

~~~sh title={in_quotes(text)}
{text}
~~~

```html
{text}
```

```swift
// Code: {text}
let it = #\"{text}\"#
```

[^1]: {words}
"""


def guide_of_markdown(text):
    """The text as it is, where Markdown would take it for something of its own."""
    return f"""# Raw

Before {text} after.

- {text}

`{text.replace("`", "")}`
"""


def guide_of_a_run(texts):
    """The texts as what an app names, saves and prints."""
    literals = ",\n  ".join(swift_literal(text) for text in texts)
    return f"""---
sdk: 18
---

# A run

What a program says is text.

```swift example=attack
import UIKit

let texts = [
  {literals},
]

@main
class AppDelegate: UIResponder, UIApplicationDelegate {{
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {{
    let tabs = UITabBarController()
    tabs.restorationIdentifier = texts[0]
    tabs.viewControllers = texts.map {{ text in
      let screen = Screen()
      screen.restorationIdentifier = text
      screen.title = text
      return screen
    }}
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = tabs
    window?.makeKeyAndVisible()
    return true
  }}

  func application(
    _ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder
  ) -> Bool {{ true }}

  func application(
    _ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder
  ) -> Bool {{ true }}
}}

class Screen: UIViewController {{
  override func encodeRestorableState(with coder: NSCoder) {{
    super.encodeRestorableState(with: coder)
    guard let text = restorationIdentifier else {{ return }}
    coder.encode(text, forKey: text)
    coder.encode([text: [text]], forKey: "nested")
  }}

  override func decodeRestorableState(with coder: NSCoder) {{
    super.decodeRestorableState(with: coder)
    guard let text = restorationIdentifier else {{ return }}
    print(coder.decodeObject(of: NSString.self, forKey: text) as Any)
  }}
}}
```

```swift launch
for text in texts {{ print(text) }}
app.enterBackground()
```

```swift launch
```
"""


def guide_of_errors(texts):
    """The texts as what the compiler and a dying process say."""
    return "# Errors\n\nWhat must go wrong.\n" + "".join(
        f"""
```swift run fails={in_quotes(text)}
#error({json.dumps(text, ensure_ascii=False)})
```
"""
        for text in texts
    )
