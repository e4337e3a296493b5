import type { Bytes } from "../../base/bytes/bytes.ts";
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
  /** Policies of the platform's own certificates, in the arc that is open to everybody's UUIDs (X.667). */
  platformSigning: "2.25.79384623013725517224087711262180521437",
  platformStamps: "2.25.79384623013725517224087711262180521438",
} as const;

/** An object identifier in DER. Its numbers may have 128 bits. */
export function oidDer(oid: string): Bytes {
  const [first = 0n, second = 0n, ...arcs] = oid.split(".").map(BigInt);
  return der(TAG.oid, ...[first * 40n + second, ...arcs].map(base128));
}

/** Seven bits a byte, all but the last one marked. */
function base128(arc: bigint): Bytes {
  const bytes = [Number(arc % 128n)];
  for (let rest = arc / 128n; rest > 0n; rest /= 128n) bytes.unshift(0x80 | Number(rest % 128n));
  return new Uint8Array(bytes);
}

/** The text of an identifier from its content. */
export function oidText(content: Uint8Array): string {
  const arcs: bigint[] = [];
  let arc = 0n;
  for (const byte of content) {
    arc = arc * 128n + BigInt(byte & 0x7f);
    if (byte < 0x80) {
      arcs.push(arc);
      arc = 0n;
    }
  }
  const [head = 0n, ...rest] = arcs;
  const first = head < 80n ? head / 40n : 2n;
  return [first, head - first * 40n, ...rest].join(".");
}

/** An AlgorithmIdentifier; RSA and digests have a NULL for parameters. */
export function algorithmDer(oid: string): Bytes {
  const isEcdsa = oid.startsWith("1.2.840.10045.");
  return der(TAG.sequence, oidDer(oid), ...(isEcdsa ? [] : [der(TAG.null)]));
}
