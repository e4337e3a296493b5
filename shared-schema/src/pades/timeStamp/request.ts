import { type Bytes, joined, sameBytes } from "../../base/bytes/bytes.ts";
import { type Der, DerFault, der, part, positiveInteger, readDer, TAG } from "../cms/der.ts";
import { algorithmDer, OID, oidDer } from "../cms/oids.ts";

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

/** A SHA-256 hash with its algorithm. */
export function imprintDer(hash: Bytes): Bytes {
  return der(TAG.sequence, algorithmDer(OID.sha256), der(TAG.octets, hash));
}

/** A nonce as a number: the bit in front keeps its length. */
export function nonceDer(nonce: Bytes): Bytes {
  return positiveInteger(joined(new Uint8Array([1]), nonce));
}

/** A request that an authority has read. */
export interface ReadRequest {
  imprint: Bytes;
  hash: Bytes;
  policy: Bytes | null;
  nonce: Bytes | null;
  wantsCertificates: boolean;
}

/** Reads a request as an authority does. @throws DerFault where it is none over SHA-256 */
export function readRequest(bytes: Uint8Array): ReadRequest {
  const request = readDer(bytes);
  const imprint = part(request, 1, TAG.sequence);
  const hash = part(imprint, 1, TAG.octets).content;
  if (!sameBytes(imprint.whole, imprintDer(hash)) || hash.length !== 32)
    throw new DerFault("another digest than SHA-256");
  const rest = request.parts.slice(2);
  const find = (tag: number): Der | undefined => rest.find((each) => each.tag === tag);
  return {
    imprint: imprint.whole,
    hash,
    policy: find(TAG.oid)?.whole ?? null,
    nonce: find(TAG.integer)?.whole ?? null,
    wantsCertificates: find(TAG.boolean)?.content[0] === 0xff,
  };
}
