import { Integer, OctetString, Utf8String } from "asn1js";
import {
  AttributeTypeAndValue,
  BasicConstraints,
  Certificate,
  CertificateRevocationList,
  Extension,
  ExtKeyUsage,
  RevokedCertificate,
  Time,
} from "pkijs";
import { type Bytes, copied } from "../../base/bytes/bytes.ts";
import { type KnownCertificate, readCertificate } from "../cms/certificate.ts";

type KeyKind = "P-256" | "RSA";

/** A certificate with its key. */
export interface Holder {
  certificate: KnownCertificate;
  keys: CryptoKeyPair;
  sign(bytes: Bytes): Promise<Bytes>;
}

interface Wish {
  name: string;
  kind: "authority" | "signer" | "time-stamps";
  key?: KeyKind;
  issuer?: Holder;
  from?: string;
  to?: string;
}

const KEY_USAGE = { authority: 0x06, signer: 0xc0, "time-stamps": 0x80 } as const;
const ALGORITHM = {
  "P-256": { name: "ECDSA", namedCurve: "P-256" },
  RSA: { name: "RSASSA-PKCS1-v1_5", hash: "SHA-256", modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]) },
} as const;
let serial = 1_000;

/** Makes a certificate; without an issuer, one that is signed by itself. */
export async function issue(wish: Wish): Promise<Holder> {
  const { name, kind, key = "P-256", from = "2026-01-01T00:00:00Z", to = "2046-01-01T00:00:00Z" } = wish;
  const keys = await keysOf(key);
  const made = new Certificate({ version: 2, serialNumber: new Integer({ value: ++serial }) });
  made.subject.typesAndValues.push(commonName(name));
  made.issuer.typesAndValues.push(commonName(wish.issuer?.certificate.commonName ?? name));
  made.notBefore.value = new Date(from);
  made.notAfter.value = new Date(to);
  await made.subjectPublicKeyInfo.importKey(keys.publicKey);
  const usage = new Uint8Array([0x03, 0x02, kind === "authority" ? 0x01 : 0x06, KEY_USAGE[kind]]);
  made.extensions = [
    extension("2.5.29.19", new BasicConstraints({ cA: kind === "authority" }).toSchema().toBER()),
    extension("2.5.29.15", usage.buffer),
  ];
  if (kind === "time-stamps") {
    const purposes = new ExtKeyUsage({ keyPurposes: ["1.3.6.1.5.5.7.3.8"] });
    made.extensions.push(extension("2.5.29.37", purposes.toSchema().toBER()));
  }
  if (kind === "signer") {
    // Without the protection of e-mail some readers do not take the certificate for one that signs documents.
    const purposes = new ExtKeyUsage({ keyPurposes: ["1.3.6.1.5.5.7.3.36", "1.3.6.1.5.5.7.3.4"] });
    made.extensions.push(
      new Extension({ extnID: "2.5.29.37", critical: false, extnValue: purposes.toSchema().toBER() }),
    );
  }
  await made.sign((wish.issuer?.keys ?? keys).privateKey, "SHA-256");
  const certificate = readCertificate(new Uint8Array(made.toSchema(true).toBER()));
  return { certificate, keys, sign: (bytes) => signed(keys.privateKey, bytes) };
}

/** Makes a revocation list. */
export async function revocationList(
  issuer: Holder,
  revoked: readonly { of: Holder; at: string }[] = [],
): Promise<Bytes> {
  const list = new CertificateRevocationList({ version: 1 });
  list.issuer.typesAndValues.push(commonName(issuer.certificate.commonName));
  list.thisUpdate = new Time({ value: new Date("2026-11-26T00:00:00Z") });
  list.nextUpdate = new Time({ value: new Date("2026-12-26T00:00:00Z") });
  if (revoked.length > 0) {
    list.revokedCertificates = revoked.map(({ of, at }) => {
      const userCertificate = new Integer({ valueHex: copied(of.certificate.serial.subarray(2)) });
      return new RevokedCertificate({ userCertificate, revocationDate: new Time({ value: new Date(at) }) });
    });
  }
  await list.sign(issuer.keys.privateKey, "SHA-256");
  return new Uint8Array(list.toSchema(true).toBER());
}

async function keysOf(kind: KeyKind): Promise<CryptoKeyPair> {
  return crypto.subtle.generateKey(ALGORITHM[kind], true, ["sign", "verify"]);
}

async function signed(key: CryptoKey, bytes: Bytes): Promise<Bytes> {
  return new Uint8Array(await crypto.subtle.sign({ name: key.algorithm.name, hash: "SHA-256" }, key, copied(bytes)));
}

function commonName(value: string): AttributeTypeAndValue {
  return new AttributeTypeAndValue({ type: "2.5.4.3", value: new Utf8String({ value }) });
}

function extension(extnID: string, value: ArrayBuffer): Extension {
  return new Extension({ extnID, critical: true, extnValue: new OctetString({ valueHex: value }).valueBlock.valueHex });
}
