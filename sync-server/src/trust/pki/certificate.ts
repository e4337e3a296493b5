import { createHash, type KeyObject, sign } from "node:crypto";
import * as asn1js from "asn1js";
import * as pkijs from "pkijs";
import { exact, integer, wholeSeconds } from "./der.ts";
import { OID } from "./names.ts";

/** What is to stand in a certificate. */
interface CertificateContent {
  serial: Buffer;
  subject: pkijs.RelativeDistinguishedNames;
  issuer: pkijs.RelativeDistinguishedNames;
  publicKey: KeyObject;
  notBefore: Date;
  notAfter: Date;
  extensions: readonly pkijs.Extension[];
}

/** From this year on, certificates write their times with four digits of the year (RFC 5280, 4.1.2.5). */
const GENERALIZED_FROM = 2050;

const ecdsa = () => new pkijs.AlgorithmIdentifier({ algorithmId: OID.ecdsaWithSha256 });

/** Signs a certificate. @returns its DER encoding */
export function signCertificate(content: CertificateContent, issuerKey: KeyObject): Buffer {
  const certificate = new pkijs.Certificate({
    version: 2,
    serialNumber: integer(content.serial),
    signature: ecdsa(),
    signatureAlgorithm: ecdsa(),
    issuer: content.issuer,
    subject: content.subject,
    notBefore: timeOf(content.notBefore),
    notAfter: timeOf(content.notAfter),
    subjectPublicKeyInfo: pkijs.PublicKeyInfo.fromBER(exact(spki(content.publicKey))),
    extensions: [...content.extensions],
  });
  certificate.signatureValue = signatureOver(certificate.encodeTBS(), issuerKey);
  return Buffer.from(certificate.toSchema(true).toBER(false));
}

/** Signs a list of revoked certificates. @returns its DER encoding */
export function signRevocationList(list: pkijs.CertificateRevocationList, issuerKey: KeyObject): Buffer {
  list.signature = ecdsa();
  list.signatureAlgorithm = ecdsa();
  // Its part to be signed cannot be had alone.
  const [content] = list.toSchema(true).valueBlock.value;
  if (!content) throw new TypeError("This list has no content.");
  list.signatureValue = signatureOver(content, issuerKey);
  return Buffer.from(list.toSchema(true).toBER(false));
}

export function readCertificate(bytes: Uint8Array): pkijs.Certificate {
  return pkijs.Certificate.fromBER(exact(bytes));
}

/** A time as certificates and revocation lists hold it. */
export function timeOf(time: Date): pkijs.Time {
  const value = wholeSeconds(time);
  return new pkijs.Time({ type: value.getUTCFullYear() < GENERALIZED_FROM ? 0 : 1, value });
}

/** The name of a key in extensions: 160 bits of its SHA-256 (RFC 7093, method 1). */
export function keyIdentifier(publicKey: KeyObject): Buffer {
  const info = pkijs.PublicKeyInfo.fromBER(exact(spki(publicKey)));
  const bits = info.subjectPublicKey.valueBlock.valueHexView;
  return createHash("sha256").update(bits).digest().subarray(0, 20);
}

function spki(key: KeyObject): Buffer {
  return key.export({ type: "spki", format: "der" });
}

function signatureOver(content: asn1js.BaseBlock, key: KeyObject): asn1js.BitString {
  return new asn1js.BitString({ valueHex: exact(sign("sha256", Buffer.from(content.toBER(false)), key)) });
}
