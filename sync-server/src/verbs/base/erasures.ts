import { z } from "zod";
import type { Tx } from "./context.ts";

/** An account that was closed by its owner. */
const account = z.object({
  kind: z.literal("ACCOUNT"),
  user_id: z.int(),
  /** Of the account, in lower case; none where it has confirmed none. */
  addresses: z.array(z.string()),
  /** The newest mail when the account was closed: the address may be someone's again. */
  last_mail: z.int(),
  /** How many the account had. */
  profiles: z.int(),
});

/** A person whom the operator erases, by one profile. */
const profile = z.object({
  kind: z.literal("PROFILE"),
  profile: z.string(),
  user_id: z.int().nullable(),
  last_mail: z.int(),
});

/** Travel data whose time has come, by the numbers of profiles and agreements. */
const travel = z.object({
  kind: z.literal("TRAVEL"),
  profiles: z.array(z.string()),
  /** The guests who lose their preferences, by agreement. */
  agreements: z.record(z.string(), z.array(z.string())),
  crews: z.array(z.string()),
  /** The newest row of the history when it was decided; later entries stay. An older server noted none: all that is current stays. */
  revision: z.int().default(0),
  /** Days after the last disembarkation from which it is due. */
  days: z.int().default(0),
});

/** The subject of an erasure. Kept with the erasure until its end. */
export const target = z.discriminatedUnion("kind", [account, profile, travel]);
export type ErasureTarget = z.infer<typeof target>;
export type TargetOf<K extends ErasureTarget["kind"]> = Extract<ErasureTarget, { kind: K }>;

/** The targets of the erasures that have begun and not ended. */
export function openTargets({ store: { erasures }, now }: Pick<Tx, "store" | "now">): ErasureTarget[] {
  return erasures.still(now).flatMap((id) => {
    const row = erasures.get(id);
    return row ? [target.parse(JSON.parse(row.target))] : [];
  });
}

/** The rows rewritten and deleted so far, and the rows that could not be erased, if any: the log names them. */
export const counts = z.object({
  ...{ revisions: z.int(), texts: z.int(), mails: z.int(), receipts: z.int() },
  failed: z.int().optional(),
});
export type Counts = z.infer<typeof counts>;
