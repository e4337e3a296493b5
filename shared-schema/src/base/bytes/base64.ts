import { type Bytes, fromLatin1 } from "./bytes.ts";

/** Bytes per call of `fromCharCode`: a multiple of 3, so that chunks join without padding, below the argument limit. */
const CHUNK = 0x8000 - (0x8000 % 3);

/** Base64 in Node, in pages and in workers alike. */
export function base64(bytes: Uint8Array): string {
  let encoded = "";
  for (let start = 0; start < bytes.length; start += CHUNK) {
    encoded += btoa(String.fromCharCode(...bytes.subarray(start, start + CHUNK)));
  }
  return encoded;
}

/** Reads base64. @throws DOMException where it is none */
export function fromBase64(text: string): Bytes {
  return fromLatin1(atob(text));
}
