import { z } from "zod";
import { CONTRACT_TYPES } from "../../agreement/schema.ts";
import { fingerprintText } from "../../approval/schema.ts";
import { documentNumber, instant } from "../../base/basics.ts";
import { LANGUAGES } from "../../base/language.ts";
import { ROLES } from "../../base/roles.ts";
import { SIGNATURE_LEVELS } from "../../labels/signing.ts";
import { CERTIFICATE_FORMAT } from "./names.ts";

const bilingual = z.object({ en: z.string(), fr: z.string() });

/** The generated PDF (0), and every revision that was appended to it. */
const revision = z.object({
  n: z.int().nonnegative(),
  kind: z.enum(["issued", "seal", "signature", "validation-data", "archive"]),
  /** Of the whole file up to the end of this revision. */
  sha256: fingerprintText,
  /** Bytes of the file up to the end of this revision. */
  size: z.int().positive(),
  made_at: instant,
  /** The name of the person whose signature it is; null for what the server adds. */
  signatory: z.string().nullable(),
});

/** How the person was identified when the signature began; null where that was not recorded. */
const identification = z.object({
  email_confirmed_at: instant.nullable(),
  invited_by: z.string().nullable(),
  second_factor: z.boolean(),
});
export type Identification = z.infer<typeof identification>;

const signatory = z.object({
  name: z.string(),
  parties: z.array(
    z.object({
      key: z.string(),
      role: z.enum(ROLES),
      role_label: bilingual,
      name: z.string(),
      /** Where the party has delegated its signature to this person. */
      delegated_at: instant.nullable(),
      accepted_at: instant.nullable(),
    }),
  ),
  /** `platform`: with a PIN and the embedded service. `service`: at another signing service. Null: not recorded. */
  method: z.enum(["platform", "service"]).nullable(),
  identified: identification.nullable(),
  consent: z.object({ text: z.string(), sha256: fingerprintText }),
  /** When the person began to sign, by the server's clock. */
  asked_at: instant,
  /** The network address from which the person began to sign; null where it was not recorded. */
  address: z.string().nullable(),
  /** The time that the time stamp proves; the server's own where there is no time stamp. */
  signed_at: instant,
  certificate: z.object({ subject: z.string(), issuer: z.string(), serial: z.string() }),
  /** The authority of the time stamp; null without one. */
  time_authority: z.string().nullable(),
  level: z.enum(SIGNATURE_LEVELS),
  level_reason: bilingual.nullable(),
  /** The number of the revision that holds the signature. */
  revision: z.int().positive(),
});

/**
 * A certificate of completion as data: what the sealed PDF says, for programs. Its list of revisions tells a file that was cut off from
 * one that is complete: a file that ends with revision k has as many later ones as are listed behind it.
 */
export const completionData = z.object({
  format: z.literal(CERTIFICATE_FORMAT),
  edition: z.literal(1),
  /** As in `00001-0-C`. */
  number: z.string(),
  made_at: instant,
  /** Where people reach the server that has made it. */
  origin: z.string(),
  /** The language in which the parties work. */
  language: z.enum(LANGUAGES),
  agreement: z.object({
    id: documentNumber,
    version: z.int().nonnegative(),
    title: z.string(),
    contract_type: z.enum(CONTRACT_TYPES),
  }),
  document: z.object({
    file_name: z.string(),
    pages: z.int().positive(),
    generated_at: instant,
    generated_by: z.string(),
    /** Of the PDF as it was generated. */
    sha256: fingerprintText,
    /** Of the terms. */
    fingerprint: fingerprintText,
  }),
  completed_at: instant,
  /** The lowest level of the signatures when the certificate was made. */
  level: z.enum(SIGNATURE_LEVELS),
  level_reason: bilingual.nullable(),
  /** Oldest first. */
  revisions: z.array(revision).min(2),
  signatories: z.array(signatory).min(1),
});
export type CompletionData = z.infer<typeof completionData>;
