import { z } from "zod";
import { instant } from "../base/basics.ts";

/** A fingerprint of terms: SHA-256 in hex. */
export const fingerprintText = z.string().regex(/^[0-9a-f]{64}$/);

/** An account's approval of terms, or its look at them. */
const mark = z.object({
  fingerprint: fingerprintText,
  /** UTC. */
  at: instant,
  user_id: z.int(),
});
export type Mark = z.infer<typeof mark>;

/** A request for a party's approval of terms. */
const asked = mark.extend({
  /** When the party first opened the agreement after it, UTC; null until then. */
  opened_at: instant.nullable(),
});
export type Asked = z.infer<typeof asked>;

/**
 * The approvals of the parties to an agreement, and the versions they have seen. Only the server writes it, under the
 * agreement's own key. Its readers are those of the contract.
 */
export const approvalsBody = z.object({
  /** By party key. */
  parties: z.record(
    z.string(),
    z.object({
      approval: mark.nullable(),
      seen: mark.nullable(),
      /** The last request; left out where there is none, and once the party has approved. */
      asked: asked.exactOptional(),
      /** The request before the last one. */
      former: asked.exactOptional(),
    }),
  ),
  /** The terms behind each fingerprint that a party refers to. */
  terms: z.record(fingerprintText, z.record(z.string(), z.json())),
});
export type ApprovalsBody = z.infer<typeof approvalsBody>;

export const NO_APPROVALS: ApprovalsBody = { parties: {}, terms: {} };
