import { inflateSync } from "node:zlib";

const MAPPING = /<([0-9a-fA-F]{4})>\s*<([0-9a-fA-F]{4,})>/g;
const SHOWN = /<([0-9a-fA-F]+)>\s*Tj/g;

/**
 * The text of a PDF that this product has printed. Each font numbers its glyphs in its own way: every drawn text is read by each font's table,
 * and one reading is the right one.
 */
export function pdfText(pdf: Uint8Array): string {
  const streams = streamsIn(pdf);
  const tables = streams
    .filter((stream) => stream.includes("beginbfchar") || stream.includes("beginbfrange"))
    .map(tableOf);
  const drawn = streams.flatMap((stream) => [...stream.matchAll(SHOWN)].map(([, glyphs = ""]) => glyphs));
  return tables.map((table) => drawn.map((glyphs) => read(glyphs, table)).join("\n")).join("\n\n");
}

function streamsIn(pdf: Uint8Array): string[] {
  const raw = Buffer.from(pdf).toString("latin1");
  return [...raw.matchAll(/stream\r?\n([\s\S]*?)endstream/g)].map(([, packed = ""]) => {
    try {
      return inflateSync(Buffer.from(packed, "latin1")).toString("latin1");
    } catch {
      return packed;
    }
  });
}

function tableOf(stream: string): Map<string, string> {
  const letters = [...stream.matchAll(MAPPING)].map(([, glyph = "", code = ""]): [string, string] => [
    glyph.toLowerCase(),
    Buffer.from(code, "hex").swap16().toString("utf16le"),
  ]);
  return new Map(letters);
}

function read(glyphs: string, table: ReadonlyMap<string, string>): string {
  return (glyphs.toLowerCase().match(/.{4}/g) ?? []).map((glyph) => table.get(glyph) ?? "").join("");
}
