/** One value of a DER structure (X.690). */
export interface Der {
  tag: number;
  /** The whole value, with tag and length. */
  whole: Buffer;
  content: Buffer;
}

export const TAG = { boolean: 0x01, integer: 0x02, octets: 0x04, oid: 0x06, sequence: 0x30, set: 0x31 } as const;

/** The values that lie one after the other in some bytes. @throws RangeError where a value is cut off */
export function readAll(bytes: Buffer): Der[] {
  const values: Der[] = [];
  for (let at = 0; at < bytes.length; ) {
    const value = readOne(bytes.subarray(at));
    values.push(value);
    at += value.whole.length;
  }
  return values;
}

/** The parts of a constructed value. */
export function partsOf(value: Der | undefined): Der[] {
  if (!value) throw new RangeError("A part is missing");
  return readAll(value.content);
}

function readOne(bytes: Buffer): Der {
  const tag = bytes.readUInt8(0);
  const first = bytes.readUInt8(1);
  const lengthBytes = first < 0x80 ? 0 : first - 0x80;
  if (lengthBytes > 4) throw new RangeError("A value is too long");
  const length = lengthBytes === 0 ? first : bytes.readUIntBE(2, lengthBytes);
  const start = 2 + lengthBytes;
  if (start + length > bytes.length) throw new RangeError("A value is cut off");
  return { tag, whole: bytes.subarray(0, start + length), content: bytes.subarray(start, start + length) };
}

/** Writes a value. */
export function write(tag: number, ...contents: Buffer[]): Buffer {
  const content = Buffer.concat(contents);
  return Buffer.concat([Buffer.from([tag]), lengthOf(content.length), content]);
}

function lengthOf(length: number): Buffer {
  if (length < 0x80) return Buffer.from([length]);
  const bytes = Buffer.from(length.toString(16).padStart(length > 0xff ? 4 : 2, "0"), "hex");
  return Buffer.concat([Buffer.from([0x80 + bytes.length]), bytes]);
}
