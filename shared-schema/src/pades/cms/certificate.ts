import { bytesToHex } from "@noble/hashes/utils.js";
import { BasicConstraints, Certificate, CRLDistributionPoints, ExtKeyUsage } from "pkijs";
import { type Bytes, copied, sameBytes, toLatin1 } from "../../base/bytes/bytes.ts";
import { type DigestName, signatureAlgorithmIn } from "./algorithms.ts";
import { type Der, DerFault, part, readDer, TAG } from "./der.ts";
import { OID, oidText } from "./oids.ts";
import type { PublicKey } from "./publicKey.ts";
import { isSignedBy } from "./signatureValue.ts";

/** A certificate, as far as signatures need it. */
export interface KnownCertificate {
  der: Bytes;
  /** Names in DER: issuer and subject are compared by their bytes. */
  issuer: Bytes;
  subject: Bytes;
  /** The serial number in DER. */
  serial: Bytes;
  serialHex: string;
  /** The whole of it, where the certificate holds it cut to the 64 characters that a common name may have. */
  commonName: string;
  /** UTC. */
  notBefore: string;
  notAfter: string;
  /** May issue certificates. */
  isAuthority: boolean;
  /** May sign revocation lists. */
  signsLists: boolean;
  /** May make time stamps, and nothing else. */
  isTimeStamping: boolean;
  /** May sign documents: by its key usage, where it has one. */
  maySign: boolean;
  /** Identifiers of the policies under which it was issued. */
  policies: readonly string[];
  /** Where the lists lie on which its issuer would revoke it. */
  listAddresses: readonly string[];
  key: PublicKey;
}

const CURVES: Readonly<Record<string, string>> = {
  "06082a8648ce3d030107": "P-256",
  "06052b81040022": "P-384",
  "06052b81040023": "P-521",
};
const EC_KEY = "06072a8648ce3d0201";
const COMMON_NAME = "2.5.4.3";
const SURNAME = "2.5.4.4";
const GIVEN_NAME = "2.5.4.42";
const KEY_USAGE = "2.5.29.15";
const BASIC_CONSTRAINTS = "2.5.29.19";
const EXTENDED_KEY_USAGE = "2.5.29.37";
const POLICIES = "2.5.29.32";
const LIST_POINTS = "2.5.29.31";
/** A general name that is an address. */
const ADDRESS = 6;
/** Bits of a key usage, in its first byte. */
const SIGNATURE = 0x80;
const NON_REPUDIATION = 0x40;
const CERTIFICATES = 0x04;
const LISTS = 0x02;

/** Certificates that were read: the same few come with each signature and each time stamp of a file. */
const known = new Map<string, KnownCertificate>();
const MOST_KNOWN = 64;

/** Reads a certificate. @throws DerFault where it is none, or has critical extensions that are not understood */
export function readCertificate(bytes: Uint8Array): KnownCertificate {
  const key = toLatin1(bytes);
  const found = known.get(key);
  if (found) return found;
  const certificate = read(bytes);
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(key, certificate);
  return certificate;
}

function read(bytes: Uint8Array): KnownCertificate {
  const tree = readDer(bytes);
  const content = parsed(tree.whole);
  const extensions = content.extensions ?? [];
  const understood = [KEY_USAGE, BASIC_CONSTRAINTS, EXTENDED_KEY_USAGE, "2.5.29.17", POLICIES, "2.5.29.30"];
  if (extensions.some(({ extnID, critical }) => critical && !understood.includes(extnID))) {
    throw new DerFault("a certificate has a critical extension that is not understood");
  }
  const find = (oid: string) => extensions.find(({ extnID }) => extnID === oid);
  const usage = usageIn(find(KEY_USAGE)?.extnValue.valueBlock.valueHexView);
  const constraints = find(BASIC_CONSTRAINTS)?.parsedValue;
  const extended = find(EXTENDED_KEY_USAGE);
  const purposes = extended?.parsedValue instanceof ExtKeyUsage ? extended.parsedValue.keyPurposes : null;
  const isAuthority = constraints instanceof BasicConstraints && constraints.cA && mayUse(usage, CERTIFICATES);
  return {
    der: tree.whole,
    issuer: copied(new Uint8Array(content.issuer.valueBeforeDecode)),
    subject: copied(new Uint8Array(content.subject.valueBeforeDecode)),
    serial: copied(content.serialNumber.valueBeforeDecodeView),
    serialHex: bytesToHex(content.serialNumber.valueBlock.valueHexView),
    commonName: nameIn(content.subject),
    notBefore: content.notBefore.value.toISOString(),
    notAfter: content.notAfter.value.toISOString(),
    isAuthority,
    signsLists: isAuthority && mayUse(usage, LISTS),
    isTimeStamping: extended?.critical === true && purposes?.length === 1 && purposes[0] === OID.timeStamping,
    maySign: !isAuthority && mayUse(usage, SIGNATURE | NON_REPUDIATION),
    policies: policiesIn(find(POLICIES)?.extnValue.valueBlock.valueHexView),
    listAddresses: listAddressesIn(find(LIST_POINTS)?.parsedValue),
    key: keyOf(part(tree, 0, TAG.sequence)),
  };
}

/** A common name that was cut ends with an ellipsis, and given name and surname hold all of it. */
function nameIn({ typesAndValues }: Certificate["subject"]): string {
  const text = (oid: string) => String(typesAndValues.find(({ type }) => type === oid)?.value.valueBlock.value ?? "");
  const common = text(COMMON_NAME);
  const whole = `${text(GIVEN_NAME)} ${text(SURNAME)}`.trim();
  return common.endsWith("…") && whole.startsWith(common.slice(0, -1)) ? whole : common;
}

function policiesIn(extension: Uint8Array | undefined): string[] {
  if (!extension) return [];
  return readDer(extension).parts.map((each) => oidText(part(each, 0, TAG.oid).content));
}

/** The addresses on the Web (RFC 5280, 4.2.1.13): other names of a list lead nowhere. */
function listAddressesIn(value: unknown): string[] {
  if (!(value instanceof CRLDistributionPoints)) return [];
  const names = value.distributionPoints.flatMap(({ distributionPoint }) =>
    Array.isArray(distributionPoint) ? distributionPoint : [],
  );
  return names.flatMap(({ type, value: address }) =>
    type === ADDRESS && typeof address === "string" && /^https?:/i.test(address) && URL.canParse(address)
      ? [address]
      : [],
  );
}

function parsed(bytes: Bytes): Certificate {
  try {
    return Certificate.fromBER(bytes);
  } catch {
    throw new DerFault("a certificate cannot be read");
  }
}

/** The first byte of a key usage; null where a certificate has none, and may be used for anything. */
function usageIn(extension: Uint8Array | undefined): number | null {
  if (!extension) return null;
  return readDer(extension).content[1] ?? 0;
}

function mayUse(usage: number | null, bits: number): boolean {
  return usage === null || (usage & bits) !== 0;
}

/** The key in the part of a certificate that is signed: the sixth field behind the version. */
function keyOf(tbs: Der): PublicKey {
  const fields = tbs.parts.filter(({ tag }) => tag !== 0xa0);
  const spki = fields[5];
  if (!spki) throw new DerFault("a certificate has no key");
  const algorithm = part(spki, 0, TAG.sequence);
  if (bytesToHex(part(algorithm, 0, TAG.oid).whole) !== EC_KEY) {
    return { name: "RSASSA-PKCS1-v1_5", curve: null, spki: spki.whole };
  }
  const curve = CURVES[bytesToHex(part(algorithm, 1, TAG.oid).whole)];
  if (curve === undefined) throw new DerFault("a curve that is not accepted");
  return { name: "ECDSA", curve, spki: spki.whole };
}

/** Whether an authority has issued a certificate or a list: three parts, of which the first one is signed. */
export async function isIssuedBy(issuer: KnownCertificate, signed: Uint8Array): Promise<boolean> {
  const value = readDer(signed);
  const tbs = part(value, 0, TAG.sequence);
  const algorithm = part(value, 1, TAG.sequence);
  const bits = part(value, 2, TAG.bits);
  // The algorithm outside of what is signed must be the one inside.
  const inside = tbs.parts.find(({ tag }) => tag === TAG.sequence);
  if (!inside || !sameBytes(inside.whole, algorithm.whole) || bits.content[0] !== 0 || value.parts.length !== 3)
    return false;
  const { name, digest }: { name: string; digest: DigestName } = signatureAlgorithmIn(algorithm, null);
  return name === issuer.key.name && (await isSignedBy(issuer.key, digest, bits.content.subarray(1), tbs.whole));
}

export function isSameCertificate(one: KnownCertificate, other: KnownCertificate): boolean {
  return sameBytes(one.der, other.der);
}

/** Whether a certificate was valid at a moment. */
export function wasValidAt({ notBefore, notAfter }: KnownCertificate, at: string): boolean {
  const moment = Date.parse(at);
  return moment >= Date.parse(notBefore) && moment <= Date.parse(notAfter);
}
