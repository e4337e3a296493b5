import { type Bytes, joined } from "../../base/bytes/bytes.ts";
import { der, TAG } from "./der.ts";

/** Identifiers of the structures that signatures are made of. */
export const OID = {
  data: "1.2.840.113549.1.7.1",
  signedData: "1.2.840.113549.1.7.2",
  contentType: "1.2.840.113549.1.9.3",
  messageDigest: "1.2.840.113549.1.9.4",
  signingTime: "1.2.840.113549.1.9.5",
  signingCertificate: "1.2.840.113549.1.9.16.2.12",
  timeStampToken: "1.2.840.113549.1.9.16.2.14",
  signingCertificateV2: "1.2.840.113549.1.9.16.2.47",
  timeStampInfo: "1.2.840.113549.1.9.16.1.4",
  timeStamping: "1.3.6.1.5.5.7.3.8",
  sha256: "2.16.840.1.101.3.4.2.1",
  sha384: "2.16.840.1.101.3.4.2.2",
  sha512: "2.16.840.1.101.3.4.2.3",
  rsa: "1.2.840.113549.1.1.1",
  rsaSha256: "1.2.840.113549.1.1.11",
  rsaSha384: "1.2.840.113549.1.1.12",
  rsaSha512: "1.2.840.113549.1.1.13",
  ecdsaSha256: "1.2.840.10045.4.3.2",
  ecdsaSha384: "1.2.840.10045.4.3.3",
  ecdsaSha512: "1.2.840.10045.4.3.4",
} as const;

/** An object identifier in DER. */
export function oidDer(oid: string): Bytes {
  const [first = 0, second = 0, ...arcs] = oid.split(".").map(Number);
  return der(TAG.oid, ...[first * 40 + second, ...arcs].map(base128));
}

/** Seven bits a byte, all but the last one marked. */
function base128(arc: number): Bytes {
  const last = new Uint8Array([arc % 128]);
  let bytes = last;
  for (let rest = Math.floor(arc / 128); rest > 0; rest = Math.floor(rest / 128)) {
    bytes = joined(new Uint8Array([0x80 | (rest % 128)]), bytes);
  }
  return bytes;
}

/** The text of an identifier from its content. */
export function oidText(content: Uint8Array): string {
  const arcs: number[] = [];
  let arc = 0;
  for (const byte of content) {
    arc = arc * 128 + (byte & 0x7f);
    if (byte < 0x80) {
      arcs.push(arc);
      arc = 0;
    }
  }
  const [head = 0, ...rest] = arcs;
  const first = Math.min(2, Math.floor(head / 40));
  return [first, head - first * 40, ...rest].join(".");
}

/** An AlgorithmIdentifier; RSA and digests have a NULL for parameters. */
export function algorithmDer(oid: string): Bytes {
  const isEcdsa = oid.startsWith("1.2.840.10045.");
  return der(TAG.sequence, oidDer(oid), ...(isEcdsa ? [] : [der(TAG.null)]));
}
