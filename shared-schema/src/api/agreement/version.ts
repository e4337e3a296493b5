import { z } from "zod";
import { fingerprintText } from "../../approval/schema.ts";
import { instant } from "../../base/basics.ts";
import { ROLES } from "../../base/roles.ts";

/** The role of a party as a version prints it: a stakeholder may be an attorney or a manager. */
export const roleLabel = z.object({ en: z.string(), fr: z.string() });

/**
 * `GET /cruise/{id}/{version}/generated_versions`: the contract and its addenda, oldest first. A version that the viewer may not read
 * has no particulars.
 */
export const generatedVersion = z.object({
  version: z.int(),
  status: z.enum(["CONTRACT", "ADDENDUM"]),
  read_access: z.boolean(),
  write_access: z.boolean(),
  /** UTC. */
  generated_at: instant.nullable(),
  fingerprint: fingerprintText.nullable(),
});
export type GeneratedVersion = z.infer<typeof generatedVersion>;

/** `GET /contract/{id}/{version}/text`: the terms, and the consolidated contract as blocks. */
export const versionText = z.object({
  /** Of terms and blocks. */
  format: z.int(),
  terms: z.record(z.string(), z.unknown()),
  document: z.looseObject({
    /** Number of the agreement as the contract prints it. */
    reference: z.string(),
    version: z.int(),
    draft: z.boolean(),
    fingerprint: fingerprintText,
    issuedAt: instant,
    blocks: z.array(z.looseObject({ kind: z.string() })),
  }),
});

/** `POST /cruise/{id}/generate`. */
export const generateRequest = z.strictObject({
  /** Of the terms that were on screen; a contract of other terms is refused. */
  fingerprint: fingerprintText.optional(),
  /** The version to generate: asked again after a lost answer, it is made once. */
  version: z.int().min(0).optional(),
});
export type GenerateRequest = z.infer<typeof generateRequest>;

/** `GET /verify/…`: what anybody may know who holds a contract. */
export const verification = z.object({
  /** Number of the agreement as the contract prints it. */
  reference: z.string(),
  version: z.int(),
  status: z.enum(["CONTRACT", "ADDENDUM"]),
  /** UTC. */
  generated_at: instant,
  fingerprint: fingerprintText,
  latest_version: z.int(),
  /** The signatures in the file that was asked about, and those on the version by now. */
  signatures: z.object({ here: z.int().nonnegative(), now: z.int().nonnegative() }),
  /** Whether signing has added anything to the version after that file. */
  is_newest: z.boolean(),
  /** The parties of the version and what they had approved when it was generated. Names are for the parties alone. */
  parties: z.array(
    z.object({ role: z.enum(ROLES), label: roleLabel, name: z.string().nullable(), approved: z.boolean() }),
  ),
});
export type Verification = z.infer<typeof verification>;

/** `GET /verify/anchors`: the certificates (DER in Base64) of the authorities under which contracts are signed here. */
export const anchorList = z.object({ anchors: z.array(z.base64()) });
export type AnchorList = z.infer<typeof anchorList>;
