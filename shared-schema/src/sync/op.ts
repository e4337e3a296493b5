import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import canonicalize from "canonicalize";

/** The name of one edit: the same edit from the same device has the same name, however often it is sent. */
export function opOf(device: string, collection: string, assumed: unknown, next: unknown): string {
  const text = `${device}|${collection}|${canonicalize([assumed ?? null, next ?? null]) ?? ""}`;
  return bytesToHex(sha256(utf8ToBytes(text))).slice(0, 32);
}

/** 32 bits of a document's key and revision; a device and the server compare their xor. */
export function digestOf(id: string, rev: number): number {
  const bytes = sha256(utf8ToBytes(`${id}@${rev}`));
  return new DataView(bytes.buffer, bytes.byteOffset, 4).getUint32(0);
}

/** Key of an inbox row, the same when the device and the server write it. */
export function inboxKey(op: string, path: string): string {
  return `${op}-${bytesToHex(sha256(utf8ToBytes(path))).slice(0, 12)}`;
}
