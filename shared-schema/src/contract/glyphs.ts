import { TURNING } from "../base/text/oneLine.ts";

/** The characters that a TrueType font can print, read from its code map (cmap formats 4 and 12). */
export type CodeMap = ReadonlySet<number>;

/**
 * Code points that have a glyph of their own.
 * @throws when the bytes hold no Unicode code map
 */
export function codeMap(font: Uint8Array): CodeMap {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength);
  const cmap = tableOffset(view, "cmap");
  const points = new Set<number>();
  const subtables = view.getUint16(cmap + 2);
  for (let i = 0; i < subtables; i++) {
    const start = cmap + view.getUint32(cmap + 4 + i * 8 + 4);
    const format = view.getUint16(start);
    if (format === 4) readFormat4(view, start, points);
    if (format === 12) readFormat12(view, start, points);
  }
  if (points.size === 0) throw new Error("The font has no Unicode code map");
  return points;
}

/** Returns the offset of the table with this four-letter tag. */
function tableOffset(view: DataView, tag: string): number {
  const tables = view.getUint16(4);
  for (let i = 0; i < tables; i++) {
    const record = 12 + i * 16;
    const name = String.fromCharCode(...[0, 1, 2, 3].map((byte) => view.getUint8(record + byte)));
    if (name === tag) return view.getUint32(record + 8);
  }
  throw new Error(`The font has no table «${tag}»`);
}

/** Segments of the basic plane: end, start, delta and an optional offset into a glyph array. */
function readFormat4(view: DataView, start: number, points: Set<number>): void {
  const length = view.getUint16(start + 6);
  const ends = start + 14;
  const starts = ends + length + 2;
  for (let segment = 0; segment < length; segment += 2) {
    const first = view.getUint16(starts + segment);
    const last = view.getUint16(ends + segment);
    const delta = view.getUint16(starts + length + segment);
    const offsetAt = starts + 2 * length + segment;
    const offset = view.getUint16(offsetAt);
    for (let code = first; code <= last && code !== 0xffff; code++) {
      const raw = offset === 0 ? code : view.getUint16(offsetAt + offset + (code - first) * 2);
      const glyph = offset !== 0 && raw === 0 ? 0 : (raw + delta) & 0xffff;
      if (glyph !== 0) points.add(code);
    }
  }
}

/** Groups over all planes: first code, last code, first glyph. */
function readFormat12(view: DataView, start: number, points: Set<number>): void {
  const groups = view.getUint32(start + 12);
  for (let i = 0; i < groups; i++) {
    const group = start + 16 + i * 12;
    const first = view.getUint32(group);
    const last = view.getUint32(group + 4);
    const glyph = view.getUint32(group + 8);
    for (let code = first; code <= last; code++) if (glyph + (code - first) !== 0) points.add(code);
  }
}

const foreignCharacters = new WeakMap<CodeMap, RegExp>();

/**
 * Matches each character that the font cannot print as a screen shows it. Line breaks and tabs are laid out, not drawn.
 * One pattern over a whole text is several times as fast as a question for each of its characters.
 */
export function foreignTo(font: CodeMap): RegExp {
  const known = foreignCharacters.get(font);
  if (known) return known;
  const pattern = new RegExp(`[^\\n\\r\\t${ranges(font)}]|${TURNING.source}`, "gu");
  foreignCharacters.set(font, pattern);
  return pattern;
}

/** The characters of a text, each once, that the font cannot print; empty when all is well. */
export function unprintable(text: string, font: CodeMap): string[] {
  return [...new Set(text.normalize("NFC").match(foreignTo(font)))];
}

/** The code points as ranges of a character class. */
function ranges(font: CodeMap): string {
  const points = [...font].sort((a, b) => a - b);
  const starts = points.filter((point) => !font.has(point - 1));
  const ends = points.filter((point) => !font.has(point + 1));
  return starts.map((start, i) => `\\u{${start.toString(16)}}-\\u{${(ends[i] ?? start).toString(16)}}`).join("");
}
