import { fromLatin1 } from "../../base/bytes/bytes.ts";
import { fontTable, viewOf } from "../../base/font/tables.ts";
import type { Change } from "../pdf/append.ts";
import { dict, name, ref, stream, text } from "../pdf/value.ts";
import type { FontSubset } from "./subset.ts";

/** How many objects a font takes. */
export const FONT_OBJECTS = 5;

/** Symbolic: glyphs are named by their numbers. */
const SYMBOLIC = 4;
const STEM = 80;
/** Entries of a block of a ToUnicode map, at most. */
const BLOCK = 100;

/**
 * The objects of an embedded font (ISO 32000-1, 9.7), the font itself first.
 * @param characters the character of each glyph of the subset · @param from number of the first object
 */
export function fontObjects(
  font: Uint8Array,
  subset: FontSubset,
  characters: ReadonlyMap<number, string>,
  from: number,
): Change[] {
  const [whole, descendant, descriptor, file, toUnicode] = [from, from + 1, from + 2, from + 3, from + 4];
  const baseFont = name(`${tagOf(from)}+SignatureText`);
  const system = dict({ Registry: text("Adobe"), Ordering: text("Identity"), Supplement: 0 });
  return [
    {
      number: whole,
      value: dict({
        ...{ Type: name("Font"), Subtype: name("Type0"), BaseFont: baseFont, Encoding: name("Identity-H") },
        ...{ DescendantFonts: [ref(descendant)], ToUnicode: ref(toUnicode) },
      }),
    },
    {
      number: descendant,
      value: dict({
        ...{ Type: name("Font"), Subtype: name("CIDFontType2"), BaseFont: baseFont, CIDSystemInfo: system },
        ...{ FontDescriptor: ref(descriptor), W: [0, subset.widths], CIDToGIDMap: name("Identity") },
      }),
    },
    {
      number: descriptor,
      value: dict({
        ...{ Type: name("FontDescriptor"), FontName: baseFont, Flags: SYMBOLIC, ...measuresOf(font) },
        ...{ StemV: STEM, FontFile2: ref(file) },
      }),
    },
    { number: file, value: stream({ Length1: subset.file.length }, subset.file) },
    { number: toUnicode, value: stream({}, fromLatin1(unicodeMap(characters))) },
  ];
}

/** Six letters that tell subsets of a font apart. */
function tagOf(number: number): string {
  const letters = [...number.toString(26)].map((digit) => String.fromCharCode(65 + Number.parseInt(digit, 26)));
  return letters.join("").padStart(6, "A");
}

function measuresOf(font: Uint8Array) {
  const view = viewOf(font);
  const head = fontTable(view, "head").offset;
  const hhea = fontTable(view, "hhea").offset;
  const scaled = (units: number) => Math.round((units * 1000) / view.getUint16(head + 18));
  const ascent = scaled(view.getInt16(hhea + 4));
  return {
    FontBBox: [36, 38, 40, 42].map((at) => scaled(view.getInt16(head + at))),
    ItalicAngle: 0,
    Ascent: ascent,
    Descent: scaled(view.getInt16(hhea + 6)),
    CapHeight: ascent,
  };
}

/** The map from glyphs to text (9.10.3), so that a signature can be searched and copied. */
function unicodeMap(characters: ReadonlyMap<number, string>): string {
  const lines = [...characters].map(([glyph, character]) => `<${hex(glyph)}> <${utf16(character)}>`);
  const blocks: string[] = [];
  for (let at = 0; at < lines.length; at += BLOCK) {
    const block = lines.slice(at, at + BLOCK);
    blocks.push(`${block.length} beginbfchar\n${block.join("\n")}\nendbfchar\n`);
  }
  return [
    "/CIDInit /ProcSet findresource begin\n12 dict begin\nbegincmap\n",
    "/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def\n",
    "/CMapName /Adobe-Identity-UCS def\n/CMapType 2 def\n1 begincodespacerange\n<0000> <ffff>\nendcodespacerange\n",
    ...blocks,
    "endcmap\nCMapName currentdict /CMap defineresource pop\nend\nend\n",
  ].join("");
}

/** A number of 16 bits in hexadecimal digits. */
export function hex(number: number): string {
  return number.toString(16).padStart(4, "0");
}

function utf16(character: string): string {
  return [...Array(character.length).keys()].map((index) => hex(character.charCodeAt(index))).join("");
}
