import { fontTable, viewOf } from "./tables.ts";

/** The glyph of each character that a TrueType font can print, by code point. */
type GlyphMap = ReadonlyMap<number, number>;

/**
 * Reads a font's code map (cmap formats 4 and 12).
 * @throws when the bytes hold no Unicode code map
 */
export function glyphMap(font: Uint8Array): GlyphMap {
  const view = viewOf(font);
  const cmap = fontTable(view, "cmap").offset;
  const glyphs = new Map<number, number>();
  const subtables = view.getUint16(cmap + 2);
  for (let i = 0; i < subtables; i++) {
    const start = cmap + view.getUint32(cmap + 4 + i * 8 + 4);
    const format = view.getUint16(start);
    if (format === 4) readFormat4(view, start, glyphs);
    if (format === 12) readFormat12(view, start, glyphs);
  }
  if (glyphs.size === 0) throw new Error("The font has no Unicode code map");
  return glyphs;
}

/** Segments of the basic plane: end, start, delta and an optional offset into a glyph array. */
function readFormat4(view: DataView, start: number, glyphs: Map<number, number>): void {
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
      if (glyph !== 0) glyphs.set(code, glyph);
    }
  }
}

/** Groups over all planes: first code, last code, first glyph. */
function readFormat12(view: DataView, start: number, glyphs: Map<number, number>): void {
  const groups = view.getUint32(start + 12);
  for (let i = 0; i < groups; i++) {
    const group = start + 16 + i * 12;
    const first = view.getUint32(group);
    const last = view.getUint32(group + 4);
    const glyph = view.getUint32(group + 8);
    for (let code = first; code <= last; code++) {
      if (glyph + (code - first) !== 0) glyphs.set(code, glyph + (code - first));
    }
  }
}
