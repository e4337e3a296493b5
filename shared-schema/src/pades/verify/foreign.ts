import { hexToBytes } from "@noble/hashes/utils.js";
import { type Bytes, copied, joined, sameBytes, toLatin1 } from "../../base/bytes/bytes.ts";
import { digestIn, digestOf, signatureAlgorithmIn } from "../cms/algorithms.ts";
import { type KnownCertificate, readCertificate } from "../cms/certificate.ts";
import { type Der, DerFault, part, readDer, readFirst, TAG } from "../cms/der.ts";
import { OID, oidText } from "../cms/oids.ts";
import { isSignedBy } from "../cms/signatureValue.ts";
import { infoIn } from "../timeStamp/info.ts";

/** A signature in the PDF of another program, as far as it can be checked: by its bytes alone. */
export interface ForeignSignature {
  /** `unreadable` is made in a way that is not checked here, such as with SHA-1 or RSA-PSS. */
  state: "intact" | "altered" | "unreadable";
  kind: "signature" | "time-stamp";
  /** As its certificate says; empty where that cannot be read. */
  signer: string;
  /** Bytes of the file behind those that it covers. */
  after: number;
}

const RANGE = /\/ByteRange\s*\[\s*(\d{1,10})\s+(\d{1,10})\s+(\d{1,10})\s+(\d{1,10})\s*\]/g;
const MOST_SIGNATURES = 50;
const ATTRIBUTES = 0xa0;

/**
 * Finds the signatures in a PDF that this program has not issued, by their ranges of bytes, which no program packs. What each of them covers
 * is compared with the file; who is behind a certificate is not known here.
 */
export async function foreignSignatures(pdf: Uint8Array): Promise<ForeignSignature[]> {
  const bytes = copied(pdf);
  const ranges = [...toLatin1(bytes).matchAll(RANGE)].slice(0, MOST_SIGNATURES);
  return Promise.all(ranges.map((match) => checked(bytes, match.slice(1).map(Number))));
}

async function checked(
  bytes: Bytes,
  [start = 0, first = 0, second = 0, last = 0]: number[],
): Promise<ForeignSignature> {
  const after = Math.max(0, bytes.length - second - last);
  const unreadable = { state: "unreadable", kind: "signature", signer: "", after } as const;
  if (start !== 0 || first >= second || second + last > bytes.length) return unreadable;
  try {
    const covered = joined(bytes.subarray(0, first), bytes.subarray(second, second + last));
    return { ...(await judged(contentsIn(bytes.subarray(first, second)), covered)), after };
  } catch (error) {
    if (error instanceof DerFault) return unreadable;
    throw error;
  }
}

/** The value between the two ranges. @throws DerFault */
function contentsIn(gap: Uint8Array): Der {
  const digits = /^\s*<([0-9A-Fa-f\s]*)>\s*$/.exec(toLatin1(gap))?.[1]?.replace(/\s/g, "");
  if (digits === undefined || digits.length % 2 !== 0) throw new DerFault("there is no signature in the gap");
  return readFirst(hexToBytes(digits));
}

async function judged(contents: Der, covered: Bytes): Promise<Omit<ForeignSignature, "after">> {
  const data = part(part(contents, 1, ATTRIBUTES), 0, TAG.sequence);
  const encapsulated = part(data, 2, TAG.sequence);
  const contentType = oidText(part(encapsulated, 0, TAG.oid).content);
  const inside = encapsulated.parts[1];
  const content = inside ? part(inside, 0, TAG.octets).content : null;
  const signerInfo = data.parts.at(-1)?.parts[0];
  if (!signerInfo) throw new DerFault("there is no signer");
  const digest = digestIn(part(signerInfo, 2, TAG.sequence));
  const isStamp = contentType === OID.timeStampInfo;
  const attributes = signerInfo.parts.find(({ tag }) => tag === ATTRIBUTES);
  const signed = attributes ? asSet(attributes) : covered;
  const signer = await signerOf(certificatesIn(data), signerInfo, signed);
  const kind = isStamp ? "time-stamp" : "signature";
  if (!signer) return { state: "altered", kind, signer: "" };
  const isDigestRight = attributes
    ? sameBytes(messageDigestIn(attributes), await digestOf(digest, content ?? covered))
    : true;
  const isOver = isDigestRight && (isStamp ? await isStampOver(content, contentType, covered) : content === null);
  return { state: isOver ? "intact" : "altered", kind, signer: signer.commonName };
}

/** The attributes as they are signed (RFC 5652, 5.4). */
function asSet({ whole }: Der): Bytes {
  return joined(new Uint8Array([TAG.set]), whole.subarray(1));
}

function messageDigestIn(attributes: Der): Bytes {
  const found = attributes.parts.find((each) => oidText(part(each, 0, TAG.oid).content) === OID.messageDigest);
  if (!found) throw new DerFault("the signature names no contents");
  return part(part(found, 1, TAG.set), 0, TAG.octets).content;
}

async function isStampOver(content: Bytes | null, contentType: string, covered: Bytes): Promise<boolean> {
  if (content === null) return false;
  const { imprint } = infoIn({ contentType, content });
  const hash = await digestOf(digestIn(part(imprint, 0, TAG.sequence)), covered);
  return sameBytes(part(imprint, 1, TAG.octets).content, hash);
}

/** Those that can be read; programs add others that nothing here needs. */
function certificatesIn(data: Der): KnownCertificate[] {
  const bag = data.parts.slice(3).find(({ tag }) => tag === ATTRIBUTES)?.parts ?? [];
  return bag.flatMap(({ whole }) => {
    try {
      return [readCertificate(whole)];
    } catch (error) {
      if (error instanceof DerFault) return [];
      throw error;
    }
  });
}

/** The certificate whose key has signed. @throws DerFault where none can be tried */
async function signerOf(
  certificates: readonly KnownCertificate[],
  signerInfo: Der,
  signed: Bytes,
): Promise<KnownCertificate | null> {
  const digest = digestIn(part(signerInfo, 2, TAG.sequence));
  const algorithm = signerInfo.parts.slice(3).find(({ tag }) => tag === TAG.sequence);
  const value = signerInfo.parts.find(({ tag }) => tag === TAG.octets);
  if (!algorithm || !value || certificates.length === 0) throw new DerFault("nothing to check the signature by");
  const { name } = signatureAlgorithmIn(readDer(algorithm.whole), digest);
  for (const each of certificates) {
    if (each.key.name === name && (await isSignedBy(each.key, digest, value.content, signed))) return each;
  }
  return null;
}
