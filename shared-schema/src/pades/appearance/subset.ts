import { type Bytes, joined } from "../../base/bytes/bytes.ts";
import { fontTable, viewOf } from "../../base/font/tables.ts";
import { componentsOf, type Glyph, glyphReader, renumbered } from "./outlines.ts";

/** A font with few glyphs. */
export interface FontSubset {
  file: Bytes;
  /** The glyph in the subset for one of the font. */
  renumber: ReadonlyMap<number, number>;
  /** Widths in thousandths of the size, by the glyphs of the subset. */
  widths: readonly number[];
}

/**
 * Cuts a TrueType font down to some glyphs and the glyphs that these are composed of, numbered in ascending order. The code map and the
 * layout tables are left out: a PDF names glyphs by number. Hints are left out too, because the fonts of contracts have none.
 */
export function subsetOf(font: Uint8Array, glyphs: Iterable<number>): FontSubset {
  const view = viewOf(font);
  const read = glyphReader(view);
  // Glyph 0 stands for characters that are missing: every font has it.
  const kept = withComponents([0, ...glyphs], read);
  const renumber = new Map(kept.map((glyph, index) => [glyph, index]));
  const outlines = kept.map((glyph) => padded(renumbered(read(glyph), renumber)));
  const metrics = kept.map((glyph) => metricsOf(view, glyph));
  const unitsPerEm = view.getUint16(fontTable(view, "head").offset + 18);
  return {
    file: fontFile({
      glyf: joined(...outlines),
      head: headTable(view),
      hhea: patched(view, "hhea", 34, kept.length),
      hmtx: joined(...metrics.map(({ bytes }) => bytes)),
      loca: locaTable(outlines),
      maxp: patched(view, "maxp", 4, kept.length),
    }),
    renumber,
    widths: metrics.map(({ advance }) => Math.round((advance * 1000) / unitsPerEm)),
  };
}

function withComponents(glyphs: readonly number[], read: (glyph: number) => Glyph): number[] {
  const found = new Set<number>();
  const waiting = [...glyphs];
  for (let glyph = waiting.pop(); glyph !== undefined; glyph = waiting.pop()) {
    if (found.has(glyph)) continue;
    found.add(glyph);
    waiting.push(...componentsOf(read(glyph)));
  }
  return [...found].sort((a, b) => a - b);
}

function metricsOf(view: DataView, glyph: number): { advance: number; bytes: Bytes } {
  const { offset } = fontTable(view, "hmtx");
  const full = view.getUint16(fontTable(view, "hhea").offset + 34);
  const advance = view.getUint16(offset + 4 * Math.min(glyph, full - 1));
  const bearing = glyph < full ? offset + 4 * glyph + 2 : offset + 4 * full + 2 * (glyph - full);
  const bytes = new Uint8Array(4);
  const metrics = viewOf(bytes);
  metrics.setUint16(0, advance);
  metrics.setUint16(2, view.getUint16(bearing));
  return { advance, bytes };
}

function tableBytes(view: DataView, tag: string): Bytes {
  const { offset, length } = fontTable(view, tag);
  return new Uint8Array(new Uint8Array(view.buffer, view.byteOffset + offset, length));
}

/** A table with another count in it. */
function patched(view: DataView, tag: string, at: number, count: number): Bytes {
  const bytes = tableBytes(view, tag);
  viewOf(bytes).setUint16(at, count);
  return bytes;
}

/** Offsets of 32 bits. */
function headTable(view: DataView): Bytes {
  return patched(view, "head", 50, 1);
}

function locaTable(outlines: readonly Uint8Array[]): Bytes {
  const loca = new Uint8Array(4 * (outlines.length + 1));
  let at = 0;
  for (const [index, { length }] of outlines.entries()) {
    at += length;
    viewOf(loca).setUint32(4 * (index + 1), at);
  }
  return loca;
}

function padded(bytes: Uint8Array): Bytes {
  return joined(bytes, new Uint8Array(-bytes.length & 3));
}

/** A font file of these tables. */
function fontFile(tables: Readonly<Record<string, Bytes>>): Bytes {
  const entries = Object.entries(tables);
  const head = new Uint8Array(12 + 16 * entries.length);
  const view = viewOf(head);
  view.setUint32(0, 0x00010000);
  view.setUint16(4, entries.length);
  const power = Math.floor(Math.log2(entries.length));
  view.setUint16(6, 16 * 2 ** power);
  view.setUint16(8, power);
  view.setUint16(10, 16 * (entries.length - 2 ** power));
  let at = head.length;
  for (const [index, [tag, bytes]] of entries.entries()) {
    const record = 12 + 16 * index;
    for (const [place, letter] of [...tag].entries()) view.setUint8(record + place, letter.charCodeAt(0));
    view.setUint32(record + 4, checksum(bytes));
    view.setUint32(record + 8, at);
    view.setUint32(record + 12, bytes.length);
    at += padded(bytes).length;
  }
  return joined(head, ...entries.map(([, bytes]) => padded(bytes)));
}

function checksum(bytes: Bytes): number {
  const view = viewOf(padded(bytes));
  let sum = 0;
  for (let at = 0; at < view.byteLength; at += 4) sum = (sum + view.getUint32(at)) >>> 0;
  return sum;
}
