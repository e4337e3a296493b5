import type { TrustContext } from "../context.ts";
import type { CredentialRow } from "../data/credentials.ts";
import { certificateStatus } from "../keys/credentials.ts";
import { identityText } from "../pages/identity.ts";
import { chainAbove } from "../pki/authorities.ts";
import { readCertificate } from "../pki/certificate.ts";
import { NOTICE, nameText, OID } from "../pki/names.ts";
import type { Identity } from "../pki/signerCertificate.ts";

/** The parts of a credential that a caller asks for (CSC API, 11.5). */
export interface Wanted {
  certificates: "none" | "single" | "chain";
  certInfo: boolean;
  authInfo: boolean;
}

const CERTIFICATES = ["none", "single", "chain"] as const;

/** Reads what a caller asks for. @returns null where `certificates` is none of the API's words */
export function wantedIn(body: Readonly<Record<string, unknown>>): Wanted | null {
  const certificates = CERTIFICATES.find((each) => each === (body["certificates"] ?? "single"));
  if (certificates === undefined) return null;
  return { certificates, certInfo: body["certInfo"] === true, authInfo: body["authInfo"] === true };
}

/** A credential in the API's words. */
export function credentialInfo(context: TrustContext, credential: CredentialRow, wanted: Wanted) {
  const row = context.store.credentials.certificateOf(credential.id);
  if (!row) throw new Error(`Credential ${credential.id} has no certificate.`);
  const { issuer, subject } = readCertificate(row.certificate);
  const chain = wanted.certificates === "chain" ? chainAbove(context, row.issuer_serial) : [];
  const bytes = wanted.certificates === "none" ? [] : [row.certificate, ...chain];
  return {
    description: `${NOTICE} Identified by: ${identityText(identityOf(row.identity), "en")}`.slice(0, 255),
    signatureQualifier: "eu_eidas_aes",
    key: {
      status: credential.status === "enabled" ? "enabled" : "disabled",
      algo: [OID.ecdsaWithSha256],
      len: 256,
      curve: OID.p256,
    },
    cert: {
      status: certificateStatus(context, row),
      ...(bytes.length > 0 ? { certificates: bytes.map((each) => each.toString("base64")) } : {}),
      ...(wanted.certInfo
        ? {
            issuerDN: nameText(issuer),
            serialNumber: row.serial.toUpperCase(),
            subjectDN: nameText(subject),
            validFrom: generalized(row.not_before),
            validTo: generalized(row.not_after),
          }
        : {}),
    },
    auth: {
      mode: "explicit",
      // The PIN is given on the device page: it never travels through the caller.
      ...(wanted.authInfo
        ? { expression: "PIN", objects: [{ type: "PasswordOOB", id: "PIN", format: "N", label: "PIN" }] }
        : {}),
    },
    SCAL: "2",
    multisign: 1,
    lang: "en",
  };
}

function identityOf(text: string): Identity {
  return JSON.parse(text);
}

/** `YYYYMMDDHHmmssZ` */
function generalized(instant: string): string {
  return `${instant.slice(0, 19).replaceAll(/\D/g, "")}Z`;
}
