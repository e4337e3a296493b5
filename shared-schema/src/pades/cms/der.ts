import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";
import { type Bytes, copied, joined } from "../../base/bytes/bytes.ts";

/** The bytes are no DER, or another structure than expected. */
export class DerFault extends Error {}

/** A value in DER (X.690) with its parts, where it has any. */
export interface Der {
  tag: number;
  /** With tag and length. */
  whole: Bytes;
  content: Bytes;
  parts: readonly Der[];
}

export const TAG = {
  boolean: 0x01,
  integer: 0x02,
  bits: 0x03,
  octets: 0x04,
  null: 0x05,
  oid: 0x06,
  sequence: 0x30,
  set: 0x31,
} as const;

const CONSTRUCTED = 0x20;
const DEEPEST = 32;
const LONGEST_LENGTH = 4;

/**
 * Reads one value that takes all of the bytes. Anything that DER does not allow is refused, so that no two series of bytes mean the same:
 * the libraries accept BER.
 * @throws DerFault
 */
export function readDer(bytes: Uint8Array): Der {
  const value = readOne(copied(bytes), 0, 0);
  if (value.whole.length !== bytes.length) throw new DerFault("bytes follow a value");
  return value;
}

/** Reads the value that the bytes begin with. @throws DerFault */
export function readFirst(bytes: Uint8Array): Der {
  return readOne(copied(bytes), 0, 0);
}

function readOne(bytes: Bytes, at: number, depth: number): Der {
  const tag = bytes[at];
  const first = bytes[at + 1];
  if (tag === undefined || first === undefined) throw new DerFault("a value is cut off");
  if ((tag & 0x1f) === 0x1f || depth > DEEPEST) throw new DerFault("a value is of an unknown kind");
  const { length, start } = first < 0x80 ? { length: first, start: at + 2 } : longLength(bytes, at + 2, first - 0x80);
  const end = start + length;
  if (end > bytes.length) throw new DerFault("a value is cut off");
  const content = bytes.slice(start, end);
  if ((tag & CONSTRUCTED) === 0) checkPlain(tag, content);
  const parts = (tag & CONSTRUCTED) === 0 ? [] : readParts(content, depth + 1);
  return { tag, whole: bytes.slice(at, end), content, parts };
}

function longLength(bytes: Bytes, at: number, count: number): { length: number; start: number } {
  if (count === 0 || count > LONGEST_LENGTH) throw new DerFault("a length is of an unknown kind");
  const length = bytes.subarray(at, at + count).reduce((sum, byte) => sum * 256 + byte, 0);
  if (bytes[at] === 0 || length < 0x80) throw new DerFault("a length is longer than needed");
  return { length, start: at + count };
}

function readParts(content: Bytes, depth: number): Der[] {
  const parts: Der[] = [];
  for (let at = 0; at < content.length; ) {
    const part = readOne(content, at, depth);
    parts.push(part);
    at += part.whole.length;
  }
  return parts;
}

/** Values of the universal class have one form each. */
function checkPlain(tag: number, content: Bytes): void {
  const [first = 0, second = 0] = content;
  const isRight = (): boolean => {
    switch (tag) {
      case TAG.boolean:
        return content.length === 1 && (first === 0 || first === 0xff);
      case TAG.integer:
        return (
          content.length > 0 &&
          !(content.length > 1 && ((first === 0 && second < 0x80) || (first === 0xff && second >= 0x80)))
        );
      case TAG.bits:
        return content.length > 0 && first < 8 && ((content.at(-1) ?? 0) & ((1 << first) - 1)) === 0;
      case TAG.null:
        return content.length === 0;
      case TAG.sequence & ~CONSTRUCTED:
      case TAG.set & ~CONSTRUCTED:
        return false;
      default:
        return true;
    }
  };
  if (!isRight()) throw new DerFault("a value is not written as DER writes it");
}

/** The part with this index and tag. @throws DerFault where it is another one */
export function part(value: Der, index: number, tag: number): Der {
  const found = value.parts[index];
  if (found?.tag !== tag) throw new DerFault("a part is missing or of another kind");
  return found;
}

/** Writes a value. */
export function der(tag: number, ...contents: readonly Uint8Array[]): Bytes {
  const content = joined(...contents);
  if (content.length < 0x80) return joined(new Uint8Array([tag, content.length]), content);
  const digits = content.length.toString(16);
  const length = hexToBytes(digits.length % 2 === 0 ? digits : `0${digits}`);
  return joined(new Uint8Array([tag, 0x80 + length.length]), length, content);
}

/** A SET OF: its members in the order of their bytes. */
export function setOf(tag: number, members: readonly Uint8Array[]): Bytes {
  return der(tag, ...[...members].sort(byBytes));
}

function byBytes(one: Uint8Array, other: Uint8Array): number {
  const [a, b] = [bytesToHex(one), bytesToHex(other)];
  return a < b ? -1 : a > b ? 1 : 0;
}

/** A positive integer from its bytes, most significant first. */
export function positiveInteger(bytes: Uint8Array): Bytes {
  const from = bytes.findIndex((byte) => byte !== 0);
  const digits = from === -1 ? new Uint8Array(1) : bytes.subarray(from);
  return der(TAG.integer, (digits[0] ?? 0) >= 0x80 ? joined(new Uint8Array(1), digits) : digits);
}
