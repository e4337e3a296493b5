import { z } from "zod";

/** `GET /retention/`: the personal data that is kept for a time, and its purges. For administrators. */
export const retentionView = z.object({
  /** Days after the last disembarkation. */
  passport_days: z.number(),
  /** Days after the end of the charter, for the checks of parties. */
  kyc_days: z.number(),
  /** The soonest first. */
  kept: z.array(
    z.object({
      kind: z.enum(["PASSPORT", "PREFERENCES", "CREW", "KYC"]),
      /** Number of the profile, or of the agreement. */
      id: z.int(),
      /** The agreement of the check of a party; null for other data. */
      agreement_id: z.int().nullable(),
      /** Of the passenger, of the party, or of the agreement. */
      name: z.string(),
      /** The moment of the purge, UTC. */
      at: z.string(),
    }),
  ),
  /** Purges of the checks of parties, the newest first: of how many parties, with how many documents. */
  kyc_purged: z.array(z.object({ at: z.string(), parties: z.int(), documents: z.int() })),
  /** Purges of travel data, the newest first. */
  purged: z.array(
    z.object({ at: z.string(), profiles: z.array(z.int()), agreements: z.array(z.int()), revisions: z.int() }),
  ),
});
export type RetentionView = z.infer<typeof retentionView>;

/** `POST /user/{userId}/deletion`. */
export const deletionRequest = z.strictObject({ password: z.string().max(1_000) });
export type DeletionRequest = z.infer<typeof deletionRequest>;

/** The account is closed. Whether its data is still being erased: the server was stopped meanwhile or a piece failed, and it goes on by itself. */
export const deletionAnswer = z.object({ goes_on: z.boolean() });
export type DeletionAnswer = z.infer<typeof deletionAnswer>;
