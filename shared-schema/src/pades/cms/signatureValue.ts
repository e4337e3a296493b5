import { type Bytes, copied, joined } from "../../base/bytes/bytes.ts";
import type { DigestName } from "./algorithms.ts";
import { DerFault, der, part, positiveInteger, readDer, TAG } from "./der.ts";
import type { PublicKey } from "./publicKey.ts";

/** Bytes of a coordinate on each curve. */
const COORDINATE: Readonly<Record<string, number>> = { "P-256": 32, "P-384": 48, "P-521": 66 };

/** Whether a key has signed some bytes. @param signature as a CMS or certificate holds it: of ECDSA, in DER */
export async function isSignedBy(
  key: PublicKey,
  digest: DigestName,
  signature: Uint8Array,
  bytes: Uint8Array,
): Promise<boolean> {
  const { name, curve } = key;
  try {
    const publicKey = await importedKey(key, digest);
    const value = curve === null ? copied(signature) : rawFromDer(signature, COORDINATE[curve] ?? 0);
    return await crypto.subtle.verify({ name, hash: digest }, publicKey, value, copied(bytes));
  } catch {
    // A key or a value that WebCrypto cannot read has signed nothing.
    return false;
  }
}

type ImportedKey = ReturnType<typeof crypto.subtle.importKey>;
/** Keys as WebCrypto takes them, by digest: those of the authorities are asked for again and again. */
const imported = new WeakMap<PublicKey, Map<DigestName, ImportedKey>>();

function importedKey(key: PublicKey, digest: DigestName): ImportedKey {
  const known = imported.get(key) ?? new Map<DigestName, ImportedKey>();
  imported.set(key, known);
  const { name, curve, spki } = key;
  const algorithm = curve === null ? { name, hash: digest } : { name, namedCurve: curve };
  const found = known.get(digest) ?? crypto.subtle.importKey("spki", spki, algorithm, false, ["verify"]);
  known.set(digest, found);
  return found;
}

/** Both integers of an ECDSA signature at full length, as WebCrypto takes them. @throws DerFault */
function rawFromDer(signature: Uint8Array, length: number): Bytes {
  const value = readDer(signature);
  if (value.tag !== TAG.sequence || value.parts.length !== 2) throw new DerFault("no signature of ECDSA");
  return joined(...[0, 1].map((index) => atFullLength(part(value, index, TAG.integer).content, length)));
}

function atFullLength(integer: Bytes, length: number): Bytes {
  if ((integer[0] ?? 0) >= 0x80) throw new DerFault("a negative number");
  const digits = integer[0] === 0 ? integer.subarray(1) : integer;
  if (digits.length > length) throw new DerFault("a number is too long");
  return joined(new Uint8Array(length - digits.length), digits);
}

/**
 * A signature value as a CMS holds it. Of ECDSA some services answer DER, and others both integers one behind the other.
 * @returns the values that it may mean; the one that verifies is right
 */
export function readings({ curve }: PublicKey, value: Uint8Array): Bytes[] {
  const given = copied(value);
  if (curve === null || value.length !== 2 * (COORDINATE[curve] ?? 0)) return [given];
  const half = value.length / 2;
  return [der(TAG.sequence, positiveInteger(value.subarray(0, half)), positiveInteger(value.subarray(half))), given];
}
