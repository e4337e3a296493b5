import { bytesToHex } from "@noble/hashes/utils.js";
import { base64, fromBase64 } from "../../base/bytes/base64.ts";
import { type Bytes, fromLatin1, joined } from "../../base/bytes/bytes.ts";
import { done, type Result, refused } from "../../base/result.ts";
import { digestOf } from "../cms/algorithms.ts";
import { appendedTo, type Change } from "../pdf/append.ts";
import type { PdfState } from "../pdf/file.ts";
import { PdfFault, readObject } from "../pdf/parse.ts";
import { isDict, isString, type PdfDict, withEntries } from "../pdf/value.ts";

/**
 * A revision that lacks its signature. It is plain data, so that it can be kept while someone confirms on another device, and a restart
 * of either side goes on from it.
 */
export interface PreparedRevision {
  /** SHA-256 of the file that the revision follows, in hex. */
  base: string;
  /** The bytes to be appended, with an empty gap, in base64. */
  appended: string;
  /** Where the gap is in the file, delimiters included. */
  gap: { from: number; to: number };
}

/** Bytes reserved for a signature by the embedded service. */
export const RESERVED = 8_192;
/** Bytes reserved for one by a foreign service or with a foreign time stamp: their chains are longer. */
export const RESERVED_FOREIGN = 16_384;

/** A prepared revision with the digest of all of its file but the gap. */
interface Gapped {
  prepared: PreparedRevision;
  digest: Bytes;
}

/**
 * Writes a revision in which a signature dictionary has a gap for its value. The range of bytes that the signature covers is part of what
 * is covered, so it is written until its length is right.
 * @param signature number of the dictionary · @param changes all objects but the dictionary
 */
export async function gappedRevision(
  base: Bytes,
  state: PdfState,
  signature: { number: number; value: PdfDict; reserve: number },
  changes: readonly Change[],
): Promise<Gapped> {
  const { number, reserve } = signature;
  let range = [0, 0, 0, 0];
  for (;;) {
    const value = withEntries(signature.value, { Contents: { string: new Uint8Array(reserve) }, ByteRange: range });
    const { bytes, offsets } = appendedTo(base, state, [...changes, { number, value }]);
    const gap = gapOf(joined(base, bytes), offsets.get(number) ?? 0);
    const right = [0, gap.from, gap.to, base.length + bytes.length - gap.to];
    if (right.join() === range.join()) {
      const whole = joined(base, bytes);
      const digest = await digestOf("SHA-256", joined(whole.subarray(0, gap.from), whole.subarray(gap.to)));
      const prepared = { base: bytesToHex(await digestOf("SHA-256", base)), appended: base64(bytes), gap };
      return { prepared, digest };
    }
    range = right;
  }
}

function gapOf(bytes: Bytes, at: number): PreparedRevision["gap"] {
  const { value } = readObject(bytes, at);
  const contents = isDict(value) ? value.get("Contents") : undefined;
  if (!isString(contents) || !contents.span) throw new PdfFault("a signature has no gap");
  return contents.span;
}

/** Appends a prepared revision with its signature in the gap, padded with zeros. */
export async function filledRevision(base: Bytes, prepared: PreparedRevision, contents: Bytes): Promise<Result<Bytes>> {
  const { gap } = prepared;
  if (bytesToHex(await digestOf("SHA-256", base)) !== prepared.base) return refused("signature.other-base");
  const reserve = (gap.to - gap.from - 2) / 2;
  if (contents.length > reserve) return refused("signature.too-large", { bytes: contents.length, reserve });
  const whole = joined(base, fromBase64(prepared.appended));
  whole.set(fromLatin1(bytesToHex(contents)), gap.from + 1);
  return done(whole);
}
