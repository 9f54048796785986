"""Pins what `words.py` finds, and where."""

import pathlib
import textwrap
import unittest

import words

PHRASES = [words.Phrase("the finger", "the user", words.KINDS)]
EXCEPTION = words.Allowed(7, "Content/*", "the finger moves", "a touch")


class WordsTests(unittest.TestCase):
    def test_names_the_line_and_the_column_of_a_phrase(self):
        self.assertEqual(
            found("Content/a.md", "# A page\n\nHere The\nfinger taps.\n"),
            ['Content/a.md:3:6: say "the user" instead of "The finger" [words.glossary]'],
        )

    def test_reads_no_code_span_code_block_or_address(self):
        for text in [
            "`the finger`",
            "``the `finger` and the finger``",
            "```swift\nlet a = 1  // the finger\n```\n",
            "* item\n\n  ~~~\n  the finger\n  ~~~\n",
            "````markdown\n```\nthe finger\n```\nthe finger\n````\n",
            "[page](the%20finger.md#the-finger)",
            "the `finger` and the\n\nfinger",
        ]:
            self.assertEqual(found("Content/a.md", text), [], text)

    def test_reads_behind_code(self):
        text = "```\nlet a = 1\n```\n`a` is the finger\n\n```\n```\n> quoted the\n> finger\n"
        self.assertEqual(places("Content/a.md", text), ["4:8", "8:10"])

    def test_reads_comments_and_texts_of_programs_but_no_names(self):
        swift = """\
        let finger = the(finger)  // the finger
          /// What the
          /// finger does.
        let text = "the finger"
        let a = 1  // the
        let b = 2  // finger
        """
        found = places("Sources/A.swift", textwrap.dedent(swift))
        self.assertEqual(found, ["1:30", "2:12", "4:13"])
        python = '"""Moves the\nfinger."""\nx = 1  # the finger\n'
        self.assertEqual(places("Tests/a.py", python), ["1:10", "3:10"])

    def test_reads_no_code_in_a_text(self):
        text = 'let a = "x \\(f("the", finger: 1)) the finger"\n'
        self.assertEqual(places("Sources/A.swift", text), ["1:35"])

    def test_hides_what_an_exception_covers(self):
        self.assertEqual(found("Content/a.md", "the finger moves", EXCEPTION), [])
        text = "the finger moves, the finger taps"
        self.assertEqual(places("Content/a.md", text, EXCEPTION), ["1:19"])

    def test_reports_an_exception_that_hides_nothing(self):
        stale = "Tests/Words/exceptions.txt:7:1: no"
        self.assertTrue(found("Content/a.md", "A finger moves.", EXCEPTION)[0].startswith(stale))
        self.assertTrue(found("Sources/a.md", "the finger moves", EXCEPTION)[1].startswith(stale))

    def test_reads_the_tables(self):
        here = pathlib.Path(words.__file__).parent
        self.assertIn("prose", next(words.phrases(here / "words.txt")).kinds)
        self.assertTrue(all(row.reason for row in words.exceptions(here / "exceptions.txt")))


def found(path, text, *exceptions):
    kind, read = words.reader_of(path)
    return words.check([(path, kind, text, read)], PHRASES, exceptions)


def places(path, text, *exceptions):
    return [":".join(line.split(":")[1:3]) for line in found(path, text, *exceptions)]


if __name__ == "__main__":
    unittest.main()
