import { z } from "zod";

/** The limits of one account that an administrator may raise, with the highest value that can be given. */
export const RAISED_TO = {
  documents: 1_000_000,
  bytes: 100 * 1024 ** 3,
  pushes_per_minute: 10_000,
  work_per_minute: 1024 ** 3,
  statements_per_hour: 10_000,
  price_causes_per_minute: 10_000,
  streams: 200,
  picture_megapixels: 200,
} as const;

export type QuotaName = keyof typeof RAISED_TO;
const names = ["documents", "bytes", "pushes_per_minute", "work_per_minute", "statements_per_hour"] as const;
export const QUOTA_NAMES = [
  ...names,
  "price_causes_per_minute",
  "streams",
  "picture_megapixels",
] as const satisfies readonly QuotaName[];

const raised = (name: QuotaName) => z.int().min(1).max(RAISED_TO[name]).nullable();

/** `PUT /user/{userId}/quotas`: the limits of one account. Null leaves one at the server's own value. */
export const quotaChange = z.strictObject({
  documents: raised("documents"),
  bytes: raised("bytes"),
  pushes_per_minute: raised("pushes_per_minute"),
  work_per_minute: raised("work_per_minute"),
  statements_per_hour: raised("statements_per_hour"),
  price_causes_per_minute: raised("price_causes_per_minute"),
  streams: raised("streams"),
  picture_megapixels: raised("picture_megapixels"),
});
export type QuotaChange = z.infer<typeof quotaChange>;

/** Leaves every limit of an account at the server's own. */
export const NO_QUOTAS: QuotaChange = {
  documents: null,
  bytes: null,
  pushes_per_minute: null,
  work_per_minute: null,
  statements_per_hour: null,
  price_causes_per_minute: null,
  streams: null,
  picture_megapixels: null,
};

const amounts = z.record(z.enum(QUOTA_NAMES), z.int());

/** An account's limits and the use of them. Bytes are those written within 30 days. */
export const quotaView = z.object({
  user_id: z.int(),
  email: z.string(),
  /** Null for a limit of a single picture, which is not used up. */
  used: z.record(z.enum(QUOTA_NAMES), z.int().nullable()),
  quotas: amounts,
  /** Those that an administrator has raised. */
  raised: z.partialRecord(z.enum(QUOTA_NAMES), z.int()),
});
export type QuotaView = z.infer<typeof quotaView>;

/** `GET /quota/`: a page of accounts, by their numbers. */
export const quotaList = z.object({ server: amounts, accounts: z.array(quotaView) });
export type QuotaList = z.infer<typeof quotaList>;
