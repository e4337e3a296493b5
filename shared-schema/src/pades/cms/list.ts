import { bytesToHex } from "@noble/hashes/utils.js";
import { CertificateRevocationList } from "pkijs";
import { type Bytes, copied, sameBytes } from "../../base/bytes/bytes.ts";
import { isIssuedBy, type KnownCertificate } from "./certificate.ts";
import { DerFault, readDer } from "./der.ts";

/** A revocation list of an authority. */
export interface RevocationList {
  der: Bytes;
  issuer: Bytes;
  /** UTC. */
  madeAt: string;
  nextAt: string | null;
  /** Since when each serial number, in hex, is revoked: UTC. */
  revoked: ReadonlyMap<string, string>;
}

/** Reads a revocation list. @throws DerFault where it is none */
export function readList(bytes: Uint8Array): RevocationList {
  const { whole } = readDer(bytes);
  const read = parsed(whole);
  const revoked = (read.revokedCertificates ?? []).map(
    ({ userCertificate, revocationDate }) =>
      [bytesToHex(userCertificate.valueBlock.valueHexView), revocationDate.value.toISOString()] as const,
  );
  return {
    der: whole,
    issuer: copied(new Uint8Array(read.issuer.valueBeforeDecode)),
    madeAt: read.thisUpdate.value.toISOString(),
    nextAt: read.nextUpdate?.value.toISOString() ?? null,
    revoked: new Map(revoked),
  };
}

function parsed(bytes: Bytes): CertificateRevocationList {
  try {
    return CertificateRevocationList.fromBER(bytes);
  } catch {
    throw new DerFault("a revocation list cannot be read");
  }
}

/** Those of some lists that an authority has signed. */
export async function listsBy(issuer: KnownCertificate, lists: readonly RevocationList[]): Promise<RevocationList[]> {
  const own = lists.filter((list) => issuer.signsLists && sameBytes(list.issuer, issuer.subject));
  const signed = await Promise.all(own.map(({ der }) => isIssuedBy(issuer, der)));
  return own.filter((_, index) => signed[index]);
}
