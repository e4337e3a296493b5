import type { KeyObject } from "node:crypto";
import type { TrustContext } from "../context.ts";
import type { CertificateRow } from "../data/credentials.ts";
import type { PersonRow } from "../data/people.ts";
import { addressesOf, authorityOf, newSerial } from "./authorities.ts";
import { signCertificate } from "./certificate.ts";
import {
  authorityConstraints,
  authorityKey,
  extendedKeyUsage,
  issuerAt,
  keyUsage,
  policy,
  revocationListAt,
  subjectKey,
} from "./extensions.ts";
import { commonNameOf, nameOf, OID, UNIT } from "./names.ts";

const LIFE_MS = 365 * 86_400_000;

/** How a person was identified when a certificate was issued: told as it is, and no more. */
export interface Identity {
  email: string;
  email_confirmed_at: string | null;
  invited_by: string | null;
  second_factor: boolean;
}

/** Issues a person's certificate, for a year. It holds no address: every reader of the document would get it. */
export function issueCertificate(
  context: TrustContext,
  { person, credentialId, publicKey }: { person: PersonRow; credentialId: string; publicKey: KeyObject },
): CertificateRow {
  const issuer = authorityOf(context, "issuing");
  const now = context.clock.now();
  const serial = newSerial(context);
  const notAfter = new Date(Math.min(now.getTime() + LIFE_MS, issuer.notAfter.getTime()));
  const { email, email_confirmed_at, invited_by, second_factor } = person;
  const identity: Identity = { email, email_confirmed_at, invited_by, second_factor };
  const certificate = signCertificate(
    {
      serial,
      subject: nameOf([
        [OID.organizationalUnit, UNIT],
        ...(person.family_name === "" ? [] : ([[OID.surname, person.family_name]] as const)),
        ...(person.given_name === "" ? [] : ([[OID.givenName, person.given_name]] as const)),
        [OID.serialNumber, person.subject],
        [OID.commonName, commonNameOf(person.name)],
      ]),
      issuer: issuer.certificate.subject,
      publicKey,
      notBefore: now,
      notAfter,
      extensions: [
        authorityConstraints(false, null),
        keyUsage("digitalSignature", "nonRepudiation"),
        // Readers of PDF look for one or the other.
        extendedKeyUsage(false, OID.documentSigning, OID.emailProtection),
        subjectKey(publicKey),
        authorityKey(issuer.publicKey),
        policy(OID.signingPolicy, addressesOf(context, issuer.serial).policy),
        revocationListAt(addressesOf(context, issuer.serial).revoked),
        issuerAt(addressesOf(context, issuer.serial).certificate),
      ],
    },
    issuer.key,
  );
  const row: CertificateRow = {
    serial: serial.toString("hex"),
    credential_id: credentialId,
    issuer_serial: issuer.serial,
    certificate,
    identity: JSON.stringify(identity),
    not_before: now.toISOString(),
    not_after: notAfter.toISOString(),
    revoked_at: null,
  };
  context.store.credentials.addCertificate(row);
  return row;
}
