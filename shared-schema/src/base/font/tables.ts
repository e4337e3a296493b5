/** A table of a TrueType font. */
interface FontTable {
  offset: number;
  length: number;
}

/** The table with this four-letter tag. @throws where the font has none */
export function fontTable(view: DataView, tag: string): FontTable {
  const tables = view.getUint16(4);
  for (let i = 0; i < tables; i++) {
    const record = 12 + i * 16;
    const name = String.fromCharCode(...[0, 1, 2, 3].map((byte) => view.getUint8(record + byte)));
    if (name === tag) return { offset: view.getUint32(record + 8), length: view.getUint32(record + 12) };
  }
  throw new Error(`The font has no table «${tag}»`);
}

/** The bytes of a font as numbers. */
export function viewOf(font: Uint8Array): DataView {
  return new DataView(font.buffer, font.byteOffset, font.byteLength);
}
