import { sameBytes } from "../../base/bytes/bytes.ts";
import { isIssuedBy, isSameCertificate, type KnownCertificate, wasValidAt } from "./certificate.ts";

const LONGEST = 8;

/** The issuers of a certificate, as far as they are known. */
interface Chain {
  /** From the certificate itself upwards. */
  certificates: KnownCertificate[];
  /** Whether it ends in a certificate that is trusted. */
  isTrusted: boolean;
}

/**
 * Follows a certificate to its issuers. Each of them must have been valid at the moment, must be allowed to issue certificates, and must
 * have signed the one below.
 * @param at UTC
 */
export async function chainOf(
  certificate: KnownCertificate,
  others: readonly KnownCertificate[],
  trusted: readonly KnownCertificate[],
  at: string,
): Promise<Chain> {
  const certificates = [certificate];
  for (let lowest = certificate; certificates.length <= LONGEST; ) {
    if (trusted.some((anchor) => isSameCertificate(anchor, lowest))) return { certificates, isTrusted: true };
    const issuer = await issuerOf(lowest, [...trusted, ...others], at);
    if (!issuer || isSameCertificate(issuer, lowest)) break;
    certificates.push(issuer);
    lowest = issuer;
  }
  return { certificates, isTrusted: false };
}

/** The certificate that has issued another one, was valid and may issue. */
async function issuerOf(
  { issuer, der }: KnownCertificate,
  candidates: readonly KnownCertificate[],
  at: string,
): Promise<KnownCertificate | null> {
  for (const candidate of candidates) {
    const fits = candidate.isAuthority && wasValidAt(candidate, at) && sameBytes(candidate.subject, issuer);
    if (fits && (await isIssuedBy(candidate, der))) return candidate;
  }
  return null;
}

/**
 * Whether there is a reason for each of some certificates: it is on a chain, or was at least issued by one of them. A
 * certificate that nothing vouches for could be exchanged unnoticed.
 */
export async function areVouchedFor(
  certificates: readonly KnownCertificate[],
  trusted: readonly KnownCertificate[],
): Promise<boolean> {
  for (const certificate of certificates) {
    const issuers = [...trusted, ...certificates].filter(({ subject }) => sameBytes(subject, certificate.issuer));
    const isAnchor = trusted.some((anchor) => isSameCertificate(anchor, certificate));
    const signed = await Promise.all(issuers.map((issuer) => isIssuedBy(issuer, certificate.der)));
    if (!isAnchor && !signed.includes(true)) return false;
  }
  return true;
}
