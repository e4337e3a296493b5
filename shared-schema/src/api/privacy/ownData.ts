import { z } from "zod";

/** `GET /retention/`: the personal data that is kept for a time, and its purges. For administrators. */
export const retentionView = z.object({
  /** Days after the last disembarkation. */
  passport_days: z.number(),
  /** The soonest first. */
  kept: z.array(
    z.object({
      kind: z.enum(["PASSPORT", "PREFERENCES", "CREW"]),
      /** Number of the profile, or of the agreement. */
      id: z.int(),
      /** Of the passenger, or of the agreement. */
      name: z.string(),
      /** The moment of the purge, UTC. */
      at: z.string(),
    }),
  ),
  /** The newest first. */
  purged: z.array(
    z.object({ at: z.string(), profiles: z.array(z.int()), agreements: z.array(z.int()), revisions: z.int() }),
  ),
});
export type RetentionView = z.infer<typeof retentionView>;

/** `POST /user/{userId}/deletion`. */
export const deletionRequest = z.strictObject({ password: z.string().max(1_000) });
export type DeletionRequest = z.infer<typeof deletionRequest>;
