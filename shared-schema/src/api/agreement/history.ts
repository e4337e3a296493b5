import { z } from "zod";
import { HISTORY_PARTS } from "../../labels/history.ts";
import { PRICE_LINES } from "../../pricing/causes/causes.ts";

const revision = z.coerce.number().int().min(1);
const version = z.coerce.number().int().min(0);

/** `GET /cruise/{id}/history/`. */
export const historyQuery = z.object({
  /** Only what was written before this revision: the `next` of the page before. */
  before: revision.optional(),
  /** Only what this account wrote. */
  author: z.coerce.number().int().min(1).optional(),
  part: z.enum(HISTORY_PARTS).optional(),
});
export type HistoryQuery = z.infer<typeof historyQuery>;

/** The author of an edit. The name is null for an account that is no longer there. */
const author = z.object({ user_id: z.int(), name: z.string().nullable() });
export type HistoryAuthor = z.infer<typeof author>;

/** A value before and after, as the reader may see them. A part that was added has no value before. */
const change = z.object({ path: z.string(), before: z.unknown(), after: z.unknown() });

/** The changes that one edit made to one document. */
const historyEntry = z.object({
  /** Its number in the whole history. */
  revision: z.int(),
  /** UTC. */
  at: z.string(),
  /** Null is the server itself, or a passenger who has no account. */
  author: author.nullable(),
  /** Was it entered by a passenger's link? */
  by_link: z.boolean(),
  collection: z.enum(["agreements", "yachts", "profiles", "approvals", "commissions", "crew_lists"]),
  document_id: z.string(),
  action: z.enum(["created", "changed", "deleted"]),
  changes: z.array(change),
  /** Changes that are left out of a large edit. */
  more: z.int(),
});
export type HistoryEntry = z.infer<typeof historyEntry>;

/** A page of the history, the newest first. */
export const historyView = z.object({
  entries: z.array(historyEntry),
  /** Where the next page begins; null at the end. */
  next: z.int().nullable(),
  authors: z.array(author),
  /** The last edit of the yacht before the agreement was made: on the last page, for professionals. Null where there is none. */
  yacht_before: z.object({ at: z.string(), author: author.nullable() }).nullable(),
  /** The oldest version whose states the reader is told; versions before it cannot be compared. */
  first_version: z.int().min(0),
});
export type HistoryView = z.infer<typeof historyView>;

/**
 * `GET /cruise/{id}/price_causes`: the states to compare. Without a beginning it is the first one that there was, without an end
 * the present one.
 */
export const priceCausesQuery = z.object({
  from_revision: revision.optional(),
  from_version: version.optional(),
  /** The state at a moment, UTC. */
  since: z.iso.datetime().optional(),
  to_revision: revision.optional(),
  to_version: version.optional(),
});
export type PriceCausesQuery = z.infer<typeof priceCausesQuery>;

/** One of the states that are compared. */
const state = z.object({ revision: z.int(), at: z.string(), total: z.number().nullable(), currency: z.string() });

/** The difference of the total between two states by cause; the amounts sum to it to the cent. */
export const priceCausesView = z.object({
  /** Of the later state, and of all amounts. */
  currency: z.string(),
  before: state,
  after: state,
  /** The sum of all causes. It is the difference of the totals where both are known. Where the currency changed it is the later total. */
  amount: z.number(),
  causes: z.array(
    z.object({
      author: author.nullable(),
      path: z.string(),
      action: z.enum(["added", "changed", "removed"]),
      at: z.string(),
      amount: z.number(),
      lines: z.partialRecord(z.enum(PRICE_LINES), z.number()),
      /** The name of the part; null where it has none. */
      part: z.object({ en: z.string(), fr: z.string() }).nullable(),
    }),
  ),
});
export type PriceCausesView = z.infer<typeof priceCausesView>;
