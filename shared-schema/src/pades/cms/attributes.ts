import { sha1 } from "@noble/hashes/legacy.js";
import { type Bytes, sameBytes } from "../../base/bytes/bytes.ts";
import { digestIn, digestOf } from "./algorithms.ts";
import type { KnownCertificate } from "./certificate.ts";
import { type Der, DerFault, der, part, setOf, TAG } from "./der.ts";
import { OID, oidDer, oidText } from "./oids.ts";

const EXPLICIT_4 = 0xa4;

/**
 * The attributes that a signature covers, in DER: kind of contents, their hash, and the certificate, so that it cannot be exchanged. PAdES
 * forbids a time of signing here (EN 319 142-1, 6.3): a time stamp tells it.
 */
export async function signedAttributes(
  contentType: string,
  digest: Bytes,
  certificate: KnownCertificate,
): Promise<Bytes> {
  return setOf(TAG.set, [
    attribute(OID.contentType, oidDer(contentType)),
    attribute(OID.messageDigest, der(TAG.octets, digest)),
    attribute(OID.signingCertificateV2, await signingCertificate(certificate)),
  ]);
}

/** One attribute with one value. */
export function attribute(oid: string, value: Bytes): Bytes {
  return der(TAG.sequence, oidDer(oid), der(TAG.set, value));
}

/** SigningCertificateV2 (RFC 5035): SHA-256 of the certificate, which is the default, with issuer and serial number. */
async function signingCertificate(certificate: KnownCertificate): Promise<Bytes> {
  const issuer = der(TAG.sequence, der(EXPLICIT_4, certificate.issuer));
  const hash = der(TAG.octets, await digestOf("SHA-256", certificate.der));
  const id = der(TAG.sequence, hash, der(TAG.sequence, issuer, certificate.serial));
  return der(TAG.sequence, der(TAG.sequence, id));
}

/** The values of attributes by their identifiers. @throws DerFault where one comes twice or has not one value */
export function attributesIn(set: Der): ReadonlyMap<string, Der> {
  const found = new Map<string, Der>();
  for (const each of set.parts) {
    const oid = oidText(part(each, 0, TAG.oid).content);
    const values = part(each, 1, TAG.set);
    const [value] = values.parts;
    if (!value || values.parts.length !== 1 || each.parts.length !== 2 || found.has(oid)) {
      throw new DerFault("an attribute that is not allowed");
    }
    found.set(oid, value);
  }
  return found;
}

/**
 * Whether attributes name this certificate as the one that signs, by its hash. Authorities for time stamps may do so in the first form, with
 * SHA-1 (RFC 2634, 5.4): no one finds a second certificate for a given hash. @throws DerFault
 */
export async function namesCertificate(
  attributes: ReadonlyMap<string, Der>,
  { der: bytes }: KnownCertificate,
): Promise<boolean> {
  const second = attributes.get(OID.signingCertificateV2);
  const named = second ?? attributes.get(OID.signingCertificate);
  if (!named) return false;
  const first = part(part(named, 0, TAG.sequence), 0, TAG.sequence);
  if (!second) return sameBytes(part(first, 0, TAG.octets).content, sha1(bytes));
  const [algorithm] = first.parts;
  const hasAlgorithm = algorithm?.tag === TAG.sequence;
  const digest = hasAlgorithm ? digestIn(algorithm) : "SHA-256";
  const hash = part(first, hasAlgorithm ? 1 : 0, TAG.octets);
  return sameBytes(hash.content, await digestOf(digest, bytes));
}
