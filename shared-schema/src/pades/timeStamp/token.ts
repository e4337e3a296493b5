import { type Bytes, sameBytes } from "../../base/bytes/bytes.ts";
import { digestIn, digestOf } from "../cms/algorithms.ts";
import { type KnownCertificate, wasValidAt } from "../cms/certificate.ts";
import { areVouchedFor, chainOf } from "../cms/chain.ts";
import { checkSigned } from "../cms/checkSigned.ts";
import { DerFault, part, TAG } from "../cms/der.ts";
import { readSignedData } from "../cms/signedData.ts";
import { infoIn } from "./info.ts";

/** What is wrong with a time stamp. */
type TokenFault = "unreadable" | "other-hash" | "wrong-signature" | "wrong-certificate" | "expired-certificate";

/** The content of a time stamp whose signature was found good. */
export interface TimeStamp {
  /** When it was made by the authority's clock, UTC. */
  at: string;
  /** The certificate that signed it, and those that came with it. */
  signer: KnownCertificate;
  certificates: KnownCertificate[];
  /** Whether the certificate leads to an authority that is trusted. */
  isTrusted: boolean;
}

/**
 * Reads a token and checks it: that it is over these bytes, that its signature is good, and that its certificate is one for time stamps
 * alone and was valid then.
 */
export async function readTimeStamp(
  token: Uint8Array,
  stamped: Uint8Array,
  trusted: readonly KnownCertificate[],
): Promise<TimeStamp | TokenFault> {
  try {
    return await checked(token, (digest) => digestOf(digest, stamped), trusted);
  } catch (error) {
    if (error instanceof DerFault) return "unreadable";
    throw error;
  }
}

/** The same for a token over a SHA-256 hash of which the bytes are not at hand. */
export async function readTimeStampOver(
  token: Uint8Array,
  hash: Bytes,
  trusted: readonly KnownCertificate[],
): Promise<TimeStamp | TokenFault> {
  try {
    return await checked(token, async (digest) => (digest === "SHA-256" ? hash : new Uint8Array(0)), trusted);
  } catch (error) {
    if (error instanceof DerFault) return "unreadable";
    throw error;
  }
}

async function checked(
  token: Uint8Array,
  hashBy: (digest: Parameters<typeof digestOf>[0]) => Promise<Bytes>,
  trusted: readonly KnownCertificate[],
): Promise<TimeStamp | TokenFault> {
  const pieces = readSignedData(token);
  const { bytes, imprint, at } = infoIn(pieces);
  const hash = await hashBy(digestIn(part(imprint, 0, TAG.sequence)));
  if (!sameBytes(part(imprint, 1, TAG.octets).content, hash)) return "other-hash";
  const signed = await checkSigned(pieces, bytes);
  if (typeof signed === "string") return "wrong-signature";
  const { signer, certificates } = signed;
  if (!signer.isTimeStamping) return "wrong-certificate";
  if (!wasValidAt(signer, at)) return "expired-certificate";
  const { isTrusted, certificates: chain } = await chainOf(signer, certificates, trusted, at);
  // Many authorities leave their root out, so the chain may end in a certificate that nothing in the token vouches for.
  const others = certificates.filter((each) => !chain.includes(each));
  // Nothing unsigned may stand in a token: it could be changed unnoticed.
  const isWhole = pieces.signer.unsigned.length === 0 && (await areVouchedFor(others, [...trusted, ...chain]));
  if (!isWhole) return "wrong-certificate";
  return { at, signer, certificates, isTrusted };
}
