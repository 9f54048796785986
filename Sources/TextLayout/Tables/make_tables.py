#!/usr/bin/env python3
"""Writes the width tables of TextLayout, and the widths that its tests compare with, from fonts.

    apt-get install fonts-inter fonts-noto-core
    python3 -m venv tables && tables/bin/pip install fonttools
    tables/bin/python Sources/TextLayout/Tables/make_tables.py /usr/share/fonts

The only argument is the folder with the fonts of Debian. All numbers are thousandths of an em.
"""

import pathlib
import sys

from fontTools.ttLib import TTFont

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parents[2]

WEIGHTS = [("regular", "Regular"), ("medium", "Medium"), ("semibold", "SemiBold"), ("bold", "Bold")]
CUTS = [("text", "Inter"), ("display", "InterDisplay")]

# The blocks of Unicode of which Inter has most: only what it has gets an entry.
INTER_BLOCKS = [
    (0x0020, 0x007E), (0x00A0, 0x024F), (0x0250, 0x02FF), (0x0370, 0x052F), (0x1E00, 0x1EFF),
    (0x2000, 0x206F), (0x2070, 0x209F), (0x20A0, 0x20CF), (0x2100, 0x218F), (0x2190, 0x23FF),
    (0x2460, 0x25FF), (0x2600, 0x27BF), (0x2B00, 0x2BFF), (0xFB00, 0xFB06), (0xFFFD, 0xFFFD),
]  # fmt: skip
NOTO_BLOCKS = [
    ("NotoSansHebrew-Regular", 0x0590, 0x05FF),
    ("NotoSansArabic-Regular", 0x0600, 0x06FF),
    ("NotoSansDevanagari-Regular", 0x0900, 0x097F),
    ("NotoSansThai-Regular", 0x0E00, 0x0E7F),
]

DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz+/"

# The table of the Human Interface Guidelines, as in Tracking.swift, for the golden widths only.
GOLDEN_TRACKING = {11: 6, 12: 0, 13: -6, 15: -16, 17: -26, 20: -23, 22: -12, 28: 14, 34: 12}

GOLDEN = [
    ("This is a test string", 17, "regular"),
    ("Sync Content of Unread Articles", 17, "regular"),
    ("Select Lockwise", 15, "regular"),
    ("Privacy over profit", 17, "semibold"),
    ("Article Title", 28, "regular"),
    ("Settings", 34, "bold"),
    ("Continue", 17, "medium"),
    ("Footnote, 13 pt: 100 %", 13, "regular"),
    ("Caption", 11, "bold"),
    ("Zwölf Boxkämpfer jagen Viktor", 20, "regular"),
    ("Příliš žluťoučký kůň", 17, "regular"),
    ("Ξεσκεπάζω την ψυχοφθόρα", 22, "regular"),
    ("Съешь ещё этих мягких булок", 17, "bold"),
    ("Tiếng Việt", 12, "regular"),
    ("“Quotes” – dashes — € £ ¥ …", 17, "regular"),
    ("← → ↑ ↓ ✓ ★ ≤ ≥ ∞", 17, "regular"),
]


def main(fonts: pathlib.Path) -> None:
    inter = {
        (weight, cut): TTFont(find(fonts, f"{family}-{style}.otf"))
        for weight, style in WEIGHTS
        for cut, family in CUTS
    }
    widths = {key: inter_widths(font) for key, font in inter.items()}
    # One list of characters serves all tables: those that every weight and cut has.
    codes = set.intersection(*(set(table) for table in widths.values()))
    widths = {key: {code: table[code] for code in codes} for key, table in widths.items()}
    runs = runs_of(sorted(codes))
    write(HERE / "InterWidths.swift", inter_source(runs, widths, inter))
    write(HERE / "ScriptWidths.swift", script_source(fonts))
    write(ROOT / "Tests/TextLayoutTests/Fonts/GoldenWidths.swift", golden_source(widths))


def find(fonts: pathlib.Path, name: str) -> pathlib.Path:
    return next(fonts.rglob(name))


def inter_widths(font: TTFont) -> dict[int, int]:
    names, metrics = font.getBestCmap(), font["hmtx"]
    em = font["head"].unitsPerEm
    return {
        code: round(metrics[names[code]][0] * 1000 / em)
        for first, last in INTER_BLOCKS
        for code in range(first, last + 1)
        if code in names
    }


def runs_of(codes: list[int]) -> list[tuple[int, int]]:
    """The codes as runs of neighbors: first code and count."""
    runs: list[tuple[int, int]] = []
    for code in codes:
        if runs and sum(runs[-1]) == code:
            runs[-1] = (runs[-1][0], runs[-1][1] + 1)
        else:
            runs.append((code, 1))
    return runs


def script_source(fonts: pathlib.Path) -> str:
    widths: dict[int, int] = {}
    for name, first, last in NOTO_BLOCKS:
        widths.update(script_widths(TTFont(find(fonts, f"{name}.ttf")), first, last))
    runs = runs_of(sorted(widths))
    values = [widths[code] for code in sorted(widths)]
    return (
        header("Noto Sans Hebrew, Arabic, Devanagari and Thai")
        + "/// The widths of scripts that Inter does not have.\n"
        + "enum ScriptWidths {\n"
        + run_source(runs)
        + "\n"
        + literal("  static let widths", values)
        + "}\n"
    )


def script_widths(font: TTFont, first: int, last: int) -> dict[int, int]:
    names, metrics = font.getBestCmap(), font["hmtx"]
    em = font["head"].unitsPerEm
    forms = substitutes(font, "init", "medi", "fina")
    result = {}
    for code in range(first, last + 1):
        if code in names:
            shapes = [names[code], *forms.get(names[code], [])]
            average = sum(metrics[shape][0] for shape in shapes) / len(shapes)
            result[code] = round(average * 1000 / em)
    return result


def substitutes(font: TTFont, *features: str) -> dict[str, list[str]]:
    """The glyphs that features of the font put in the place of each glyph."""
    forms: dict[str, list[str]] = {}
    table = font["GSUB"].table
    wanted = {
        index
        for record in table.FeatureList.FeatureRecord
        if record.FeatureTag in features
        for index in record.Feature.LookupListIndex
    }
    for index in sorted(wanted):
        for subtable in table.LookupList.Lookup[index].SubTable:
            subtable = getattr(subtable, "ExtSubTable", subtable)
            for name, shape in getattr(subtable, "mapping", {}).items():
                if isinstance(shape, str):
                    forms.setdefault(name, []).append(shape)
    return forms


def inter_source(runs, widths, fonts) -> str:
    parts = [
        header("Inter and Inter Display"),
        "/// The advance widths of Inter, in thousandths of an em.\nenum InterWidths {\n",
        run_source(runs),
    ]
    for (weight, cut), table in widths.items():
        name = f"{weight}{cut.capitalize()}"
        parts.append("\n" + literal(f"  static let {name}", [table[code] for code in sorted(table)]))
    digits = [tabular_digit(fonts[weight, "text"]) for weight, _ in WEIGHTS]
    parts.append("\n  /// The width of digits that all have one width, by weight.\n")
    parts.append(f"  static let tabularDigits = [{', '.join(map(str, digits))}]\n}}\n")
    return "".join(parts)


def tabular_digit(font: TTFont) -> int:
    name = substitutes(font, "tnum")[font.getBestCmap()[ord("0")]][0]
    return round(font["hmtx"][name][0] * 1000 / font["head"].unitsPerEm)


def run_source(runs) -> str:
    lines = ["  /// The characters: the first of each run, and how many follow each other.\n"]
    lines.append("  static let runs: [(first: UInt32, count: Int)] = [\n")
    line = "   "
    for first, count in runs:
        entry = f" (0x{first:X}, {count}),"
        if len(line + entry) > 100:
            lines.append(line + "\n")
            line = "   "
        line += entry
    return "".join(lines) + line + "\n  ]\n"


def literal(declaration: str, values: list[int]) -> str:
    packed = "".join(DIGITS[value // 64] + DIGITS[value % 64] for value in values)
    lines = [packed[start : start + 92] for start in range(0, len(packed), 92)]
    return declaration + ' = """\n    ' + "\\\n    ".join(lines) + '\n    """\n'


def golden_source(widths) -> str:
    lines = [
        "// Made by Sources/TextLayout/Tables/make_tables.py. Do not edit.\n\n",
        "/// Texts and their widths by the tables of the font and Apple's tracking, in points.\n",
        "enum GoldenWidths {\n",
        "  static let all: [(text: String, size: Double, weight: Double, width: Double)] = [\n",
    ]
    numbers = {"regular": "0", "medium": "0.23", "semibold": "0.3", "bold": "0.4"}
    for text, size, weight in GOLDEN:
        width = golden_width(text, size, weight, widths)
        lines.append(f'    ("{text}", {size}, {numbers[weight]}, {width:.3f}),\n')
    return "".join(lines) + "  ]\n}\n"


def golden_width(text, size, weight, widths) -> float:
    display = min(1, max(0, (size - 17) / 11))
    total = 0.0
    for character in text:
        cuts = [widths[weight, cut][ord(character)] for cut in ("text", "display")]
        total += cuts[0] * (1 - display) + cuts[1] * display + GOLDEN_TRACKING[size]
    return total * size / 1000


def header(fonts: str) -> str:
    return (
        f"// Made by make_tables.py from {fonts}. Do not edit.\n"
        "// The fonts are under the SIL Open Font License 1.1: see README.md.\n\n"
    )


def write(path: pathlib.Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)
    print(path.relative_to(ROOT), len(text))


if __name__ == "__main__":
    main(pathlib.Path(sys.argv[1]))
