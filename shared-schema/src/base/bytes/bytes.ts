/** Bytes of their own memory, as WebCrypto takes them. */
export type Bytes = Uint8Array<ArrayBuffer>;

/** A copy that shares no memory with the original. */
export function copied(bytes: Uint8Array): Bytes {
  return new Uint8Array(bytes);
}

/** Several pieces as one. */
export function joined(...pieces: readonly Uint8Array[]): Bytes {
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

export function sameBytes(one: Uint8Array, other: Uint8Array): boolean {
  if (one.length !== other.length) return false;
  for (let index = 0; index < one.length; index++) if (one[index] !== other[index]) return false;
  return true;
}

/** Whether a piece is in the bytes at this place. */
export function bytesAt(bytes: Uint8Array, at: number, piece: Uint8Array): boolean {
  return at >= 0 && at + piece.length <= bytes.length && piece.every((byte, index) => byte === bytes[at + index]);
}

/** One character for each byte. */
export function fromLatin1(text: string): Bytes {
  const bytes = new Uint8Array(text.length);
  for (let index = 0; index < text.length; index++) bytes[index] = text.charCodeAt(index);
  return bytes;
}

/** Characters per call of `fromCharCode`, below the limit of arguments. */
const CHUNK = 0x8000;

/** One character for each byte; `TextDecoder("latin1")` would give other characters for 0x80 to 0x9F. */
export function toLatin1(bytes: Uint8Array): string {
  let text = "";
  for (let at = 0; at < bytes.length; at += CHUNK) text += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
  return text;
}
