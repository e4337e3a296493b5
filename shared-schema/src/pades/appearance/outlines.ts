import { type Bytes, copied } from "../../base/bytes/bytes.ts";
import { fontTable, viewOf } from "../../base/font/tables.ts";

/** The outline of a glyph, as the font has it. */
export type Glyph = Bytes;

const HEADER = 10;
/** Flags of a component (OpenType, glyf: composite glyph description). */
const WORDS = 0x0001;
const SCALE = 0x0008;
const MORE = 0x0020;
const TWO_SCALES = 0x0040;
const MATRIX = 0x0080;
const INSTRUCTIONS = 0x0100;

/** Reads outlines of a font by the number of the glyph. */
export function glyphReader(view: DataView): (glyph: number) => Glyph {
  const loca = fontTable(view, "loca").offset;
  const glyf = fontTable(view, "glyf").offset;
  const isLong = view.getUint16(fontTable(view, "head").offset + 50) === 1;
  const offset = (index: number) => (isLong ? view.getUint32(loca + 4 * index) : 2 * view.getUint16(loca + 2 * index));
  return (glyph) => {
    const from = offset(glyph);
    return copied(new Uint8Array(view.buffer, view.byteOffset + glyf + from, offset(glyph + 1) - from));
  };
}

/** The glyphs that a glyph is composed of; none of a plain outline. */
export function componentsOf(glyph: Glyph): number[] {
  const view = viewOf(glyph);
  return placesOf(glyph).map((at) => view.getUint16(at + 2));
}

/** The glyph with other numbers for its components, without instructions behind them. */
export function renumbered(glyph: Glyph, numbers: ReadonlyMap<number, number>): Glyph {
  const renamed = copied(glyph);
  const view = viewOf(renamed);
  for (const at of placesOf(glyph)) {
    view.setUint16(at, view.getUint16(at) & ~INSTRUCTIONS);
    view.setUint16(at + 2, numbers.get(view.getUint16(at + 2)) ?? 0);
  }
  return renamed;
}

/** Where the components of a glyph begin. */
function placesOf(glyph: Glyph): number[] {
  if (glyph.length < HEADER || viewOf(glyph).getInt16(0) >= 0) return [];
  const view = viewOf(glyph);
  const places: number[] = [];
  for (let at = HEADER, more = true; more; ) {
    places.push(at);
    const flags = view.getUint16(at);
    more = (flags & MORE) !== 0;
    at += 4 + ((flags & WORDS) !== 0 ? 4 : 2) + scaleLength(flags);
  }
  return places;
}

function scaleLength(flags: number): number {
  if ((flags & MATRIX) !== 0) return 8;
  if ((flags & TWO_SCALES) !== 0) return 4;
  return (flags & SCALE) !== 0 ? 2 : 0;
}
