import { type Bytes, joined, sameBytes } from "../../base/bytes/bytes.ts";
import { attributesIn } from "../cms/attributes.ts";
import { isSameCertificate, type KnownCertificate, wasValidAt } from "../cms/certificate.ts";
import { areVouchedFor, chainOf } from "../cms/chain.ts";
import { checkSigned } from "../cms/checkSigned.ts";
import { DerFault, readDer, readFirst } from "../cms/der.ts";
import { OID } from "../cms/oids.ts";
import { readSignedData, type SignedPieces } from "../cms/signedData.ts";
import { readTimeStamp, type TimeStamp } from "../timeStamp/token.ts";
import type { ReadSignature } from "./rules/dictionary.ts";
import { type ValidationStore, wasRevokedAt } from "./store.ts";
import type { SignatureState } from "./verdict.ts";

/** What the verifier trusts and knows besides the signature itself. */
export interface Known {
  trusted: readonly KnownCertificate[];
  store: ValidationStore;
}

/** A signature as its bytes alone show it. */
export interface Found {
  state: SignatureState;
  signer: KnownCertificate | null;
  stamp: TimeStamp | null;
  /** Whether the file holds lists for the certificates of signer and authority. */
  isRevocationKnown: boolean;
}

const SIGNED = [OID.contentType, OID.messageDigest, OID.signingCertificateV2];
const nothing = (state: SignatureState): Found => ({ state, signer: null, stamp: null, isRevocationKnown: false });

/** The contents that a gap holds: one value in DER, and zeros up to the end. @throws DerFault */
export function contentsOf({ contents }: ReadSignature): Bytes {
  const { whole } = readFirst(contents);
  if (contents.subarray(whole.length).some((byte) => byte !== 0)) throw new DerFault("something follows the signature");
  return whole;
}

/** The bytes that a signature covers: all up to the end of its revision but the gap; null where it says another range. */
function coveredBy({ gap, range }: ReadSignature, bytes: Bytes, end: number): Bytes | null {
  if (range.join() !== [0, gap.from, gap.to, end - gap.to].join()) return null;
  return joined(bytes.subarray(0, gap.from), bytes.subarray(gap.to, end));
}

async function caught(run: () => Promise<Found>): Promise<Found> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof DerFault) return nothing("wrong-form");
    throw error;
  }
}

/** Checks the signature of a person, or the seal. @param end of the revision that the signature is in */
export function checkSignature(read: ReadSignature, bytes: Bytes, end: number, known: Known): Promise<Found> {
  return caught(async () => {
    const covered = coveredBy(read, bytes, end);
    if (!covered) return nothing("wrong-range");
    const pieces = readSignedData(contentsOf(read));
    const isPades = pieces.contentType === OID.data && pieces.content === null && hasRightAttributes(pieces);
    if (!isPades) return nothing("wrong-form");
    const signed = await checkSigned(pieces, covered);
    if (signed === "other-content" || signed === "exchanged-certificate" || signed === "wrong-signature")
      return nothing(signed);
    if (signed === "no-certificate") return nothing("wrong-form");
    const { signer, certificates } = signed;
    const token = tokenIn(pieces);
    const stamp = token && (await readTimeStamp(token, pieces.signer.signature, known.trusted));
    if (typeof stamp === "string") return { ...nothing("wrong-time-stamp"), signer };
    const at = stamp?.at ?? read.claimedTime ?? signer.notBefore;
    const { certificates: chain } = await chainOf(signer, certificates, known.trusted, at);
    // Providers may leave the root out, so the chain may end in a certificate that nothing in the file vouches for.
    const others = certificates.filter((each) => !chain.includes(each));
    if (!(await areVouchedFor(others, [...known.trusted, ...chain])))
      return { ...nothing("exchanged-certificate"), signer };
    return judged({ signer, certificates, stamp, at }, known);
  });
}

/** Checks a document time stamp. */
export function checkStamp(read: ReadSignature, bytes: Bytes, end: number, known: Known): Promise<Found> {
  return caught(async () => {
    const covered = coveredBy(read, bytes, end);
    if (!covered) return nothing("wrong-range");
    const stamp = await readTimeStamp(contentsOf(read), covered, known.trusted);
    if (stamp === "other-hash") return nothing("other-content");
    if (typeof stamp === "string") return nothing("wrong-time-stamp");
    const { signer, certificates, at } = stamp;
    return judged({ signer, certificates, stamp, at }, known);
  });
}

/** Exactly the three attributes of a baseline signature; the order of all pieces is checked where they are read. */
function hasRightAttributes({ signer }: SignedPieces): boolean {
  const attributes = attributesIn(readDer(signer.attributes));
  return attributes.size === SIGNED.length && SIGNED.every((oid) => attributes.has(oid));
}

/** The time stamp, which is all that may be there unsigned. @throws DerFault where something else is */
export function tokenIn({ signer }: SignedPieces): Bytes | null {
  const [only, ...more] = signer.unsigned;
  if (!only) return null;
  const attribute = readDer(only);
  const token = attributesIn({ ...attribute, parts: [attribute] }).get(OID.timeStampToken);
  if (!token || more.length > 0) throw new DerFault("something unsigned besides the time stamp");
  return token.whole;
}

interface Judging {
  signer: KnownCertificate;
  certificates: readonly KnownCertificate[];
  stamp: TimeStamp | null;
  /** When it was signed, UTC. */
  at: string;
}

/** Judges the certificates at the time of signing. */
async function judged({ signer, certificates, stamp, at }: Judging, { trusted, store }: Known): Promise<Found> {
  const found: Found = { state: "valid", signer, stamp, isRevocationKnown: false };
  const others = [...certificates, ...(stamp?.certificates ?? []), ...store.certificates];
  const chains = [await chainOf(signer, others, trusted, at)];
  if (stamp && !isSameCertificate(stamp.signer, signer)) chains.push(await chainOf(stamp.signer, others, trusted, at));
  if (!wasValidAt(signer, at)) return { ...found, state: "expired-certificate" };
  const pairs = chains.flatMap((chain) =>
    chain.certificates.flatMap((certificate, index) => {
      const issuer = chain.certificates[index + 1];
      return issuer ? [{ certificate, issuer }] : [];
    }),
  );
  const verified = await Promise.all(
    pairs.map(({ certificate, issuer }) => wasRevokedAt(certificate, issuer, store.lists, at)),
  );
  if (verified.some(({ isRevoked }) => isRevoked)) return { ...found, state: "revoked-certificate" };
  const isTrusted = chains.every((chain) => chain.isTrusted);
  const isKey = signer.maySign || sameBytes(signer.der, stamp?.signer.der ?? new Uint8Array(0));
  if (!isKey) return { ...found, state: "wrong-form" };
  return {
    ...found,
    state: isTrusted ? "valid" : "untrusted",
    isRevocationKnown: isTrusted && verified.every(({ isKnown }) => isKnown),
  };
}
