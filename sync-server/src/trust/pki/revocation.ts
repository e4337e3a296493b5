import * as pkijs from "pkijs";
import type { TrustContext } from "../context.ts";
import { authorityBySerial } from "./authorities.ts";
import { signRevocationList, timeOf } from "./certificate.ts";
import { integer } from "./der.ts";
import { authorityKey, listNumber } from "./extensions.ts";

const DAY_MS = 86_400_000;
/** Readers may keep a list for so long. */
const VALID_DAYS = 7;

/**
 * The list of certificates that an authority has revoked, signed once a day and after each revocation.
 * @param after where it is older than this, it is signed again: UTC
 * @returns null where there is no such authority
 */
export function revocationList(context: TrustContext, issuerSerial: string, after?: string): Buffer | null {
  const kept = context.store.authorities.revocationList(issuerSerial);
  const isFresh = kept && context.clock.now().getTime() < Date.parse(kept.made_at) + DAY_MS;
  if (isFresh && (after === undefined || kept.made_at >= after)) return kept.list;
  return newRevocationList(context, issuerSerial);
}

/** Signs the list again. */
export function newRevocationList(context: TrustContext, issuerSerial: string): Buffer | null {
  const issuer = authorityBySerial(context, issuerSerial);
  if (!issuer) return null;
  const now = context.clock.now();
  const number = (context.store.authorities.revocationList(issuerSerial)?.number ?? 0) + 1;
  const revoked = context.store.credentials.revokedBy(issuerSerial).map(
    ({ serial, revoked_at }) =>
      new pkijs.RevokedCertificate({
        userCertificate: integer(Buffer.from(serial, "hex")),
        revocationDate: timeOf(new Date(revoked_at ?? now)),
      }),
  );
  const list = new pkijs.CertificateRevocationList({
    version: 1,
    issuer: issuer.certificate.subject,
    thisUpdate: timeOf(now),
    nextUpdate: timeOf(new Date(now.getTime() + VALID_DAYS * DAY_MS)),
    // An empty list is not allowed: it has to be absent (RFC 5280, 5.1.2.6).
    ...(revoked.length > 0 ? { revokedCertificates: revoked } : {}),
    crlExtensions: new pkijs.Extensions({ extensions: [authorityKey(issuer.publicKey), listNumber(number)] }),
  });
  const bytes = signRevocationList(list, issuer.key);
  context.store.authorities.keepRevocationList({
    issuer_serial: issuerSerial,
    number,
    list: bytes,
    made_at: now.toISOString(),
  });
  return bytes;
}
