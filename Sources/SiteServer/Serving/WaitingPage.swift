/// What is shown until the guides were read for the first time.
///
/// `live.js` knows it by its mark: a page that is open already stays as it is, and this one makes way
/// for the site.
enum WaitingPage {
  static let html = """
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="reprise-waiting">
    <title>One moment</title>
    <link rel="icon" href="data:,">
    </head>
    <body>
    <main id="content"><h1>One moment</h1><p>The examples are running for the first time.</p></main>
    </body>
    </html>
    """
}
