import { z } from "zod";

/**
 * The queues of the server: mail, news for the daily mail, contracts to print, invoices and credit notes to print, bank statements to
 * read, errors on their way to a service.
 */
const QUEUES = ["mail", "news", "prints", "papers", "statements", "reports"] as const;

const moment = z.string();

/** `GET /health/`: the state of the server. It names no one. Sizes are bytes, moments UTC. */
export const healthView = z.object({
  version: z.string(),
  at: moment,
  started_at: moment,
  database: z.object({
    bytes: z.int(),
    /** The write-ahead log beside the database. */
    log_bytes: z.int(),
  }),
  /** Free on the disk of the data folder; null where the system does not say. */
  free_bytes: z.int().nullable(),
  /** The space that must stay free: below it the server takes nothing that makes its data grow. */
  least_free_bytes: z.int(),
  refuses_growth: z.boolean(),
  /** Written within 30 days for accounts without a confirmed address, and the most that is taken of them together. */
  unconfirmed: z.object({ bytes: z.int(), most: z.int() }),
  queues: z.array(z.object({ queue: z.enum(QUEUES), waiting: z.int(), oldest: moment.nullable() })),
  /** Mails that were given up and not sent again. */
  failed_mails: z.int(),
  /** Signed versions of which something could not be done yet, each with the reason in both languages. */
  unfinished: z.array(
    z.object({
      agreement: z.int(),
      version: z.int(),
      task: z.enum(["archive", "certificate"]),
      reason: z.object({ en: z.string(), fr: z.string() }),
      next_at: moment.nullable(),
    }),
  ),
  /** Invoices and credit notes that could not be printed, the oldest first, each with the reason in both languages. */
  unprinted: z.array(
    z.object({ number: z.string(), reason: z.object({ en: z.string(), fr: z.string() }), next_at: moment }),
  ),
  sessions: z.int(),
  streams: z.int(),
  /** Null when no backup was ever noted. */
  backup_at: moment.nullable(),
  audit: z.object({
    /** The number of the newest entry of the trail. */
    entries: z.int(),
    /** The service that stamps the trail each day: an authority outside, that of the operator's own signing service, or none. */
    stamping: z.enum(["authority", "own", "none"]),
    stamped_at: moment.nullable(),
    /** The last `npm run audit -- verify`; null when there was none. */
    verified: z.object({ at: moment, holds: z.boolean() }).nullable(),
  }),
});
export type HealthView = z.infer<typeof healthView>;
