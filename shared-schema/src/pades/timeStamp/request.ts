import { type Bytes, joined } from "../../base/bytes/bytes.ts";
import { type Der, DerFault, der, part, positiveInteger, readDer, TAG } from "../cms/der.ts";
import { algorithmDer, OID, oidDer, oidText } from "../cms/oids.ts";

/** Digests that are stamped, by identifier, with their length in bytes. */
const DIGEST_BYTES: Readonly<Record<string, number>> = { [OID.sha256]: 32, [OID.sha384]: 48, [OID.sha512]: 64 };
const LONGEST_NONCE = 33;

/** A request for a time stamp (RFC 3161, 2.4.1) over a SHA-256 hash. */
export interface TimeStampAsk {
  hash: Bytes;
  /** Random bytes that the answer must repeat. */
  nonce: Bytes;
  /** The policy under which the authority is to stamp; null for its own choice. */
  policy: string | null;
}

/** The request in DER, which asks for the authority's certificates too. */
export function timeStampRequest({ hash, nonce, policy }: TimeStampAsk): Bytes {
  return der(
    TAG.sequence,
    der(TAG.integer, new Uint8Array([1])),
    imprintDer(hash),
    ...(policy === null ? [] : [oidDer(policy)]),
    nonceDer(nonce),
    der(TAG.boolean, new Uint8Array([0xff])),
  );
}

/** A hash with its algorithm: SHA-256 unless another one is named. */
export function imprintDer(hash: Bytes, algorithm: string = OID.sha256): Bytes {
  return der(TAG.sequence, algorithmDer(algorithm), der(TAG.octets, hash));
}

/** Whether a hash is one that is stamped: of a known algorithm, and of its length. */
export function isStamped(hash: Uint8Array, algorithm: string): boolean {
  return DIGEST_BYTES[algorithm] === hash.length;
}

/** A nonce as a number: the bit in front keeps its length. */
export function nonceDer(nonce: Bytes): Bytes {
  return positiveInteger(joined(new Uint8Array([1]), nonce));
}

/** A request that an authority has read. */
export interface ReadRequest {
  imprint: Bytes;
  /** The identifier of the policy that is asked for. */
  policy: string | null;
  nonce: Bytes | null;
  wantsCertificates: boolean;
}

/** Reads a request as an authority does. @returns what is wrong with it where it cannot be answered */
export function readRequest(bytes: Uint8Array): ReadRequest | "badAlg" | "badDataFormat" {
  try {
    return read(readDer(bytes));
  } catch (error) {
    if (error instanceof DerFault) return "badDataFormat";
    throw error;
  }
}

function read(request: Der): ReadRequest | "badAlg" | "badDataFormat" {
  const imprint = part(request, 1, TAG.sequence);
  const algorithm = oidText(part(part(imprint, 0, TAG.sequence), 0, TAG.oid).content);
  if (!isStamped(part(imprint, 1, TAG.octets).content, algorithm)) return "badAlg";
  const rest = request.parts.slice(2);
  const find = (tag: number): Der | undefined => rest.find((each) => each.tag === tag);
  const [policy, nonce] = [find(TAG.oid), find(TAG.integer)];
  if (nonce && nonce.content.length > LONGEST_NONCE) return "badDataFormat";
  return {
    imprint: imprint.whole,
    policy: policy ? oidText(policy.content) : null,
    nonce: nonce?.whole ?? null,
    wantsCertificates: find(TAG.boolean)?.content[0] === 0xff,
  };
}
