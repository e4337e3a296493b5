import { z } from "zod";
import { LEDGER_ACCOUNTS, LEDGER_KINDS } from "../../payments/ledger.ts";

/** The entries that one answer holds. */
export const MOST_ENTRIES = 500;

export const ledgerQuery = z.object({
  /** Of one agreement alone. */
  agreement_id: z.coerce.number().int().min(1).optional(),
  /** Posted until this day, UTC; it counts. */
  until: z.iso.date().optional(),
  /** Entries before this one, for the next answer. */
  before: z.coerce.number().int().min(1).optional(),
});
export type LedgerQuery = z.infer<typeof ledgerQuery>;

const side = z.number();

/** An account in one currency: all that was posted on it. */
const trialRow = z.object({
  account: z.enum(LEDGER_ACCOUNTS),
  currency: z.string(),
  debit: side,
  credit: side,
  /** Debit less credit. */
  balance: z.number(),
});

const ledgerRow = z.object({
  /** Ascending, in the order in which they were posted. */
  id: z.int(),
  /** UTC. */
  at: z.string(),
  agreement_id: z.int(),
  agreement_name: z.string(),
  /** The payment, or the expense. */
  payment_id: z.string(),
  transfer_id: z.string().nullable(),
  kind: z.enum(LEDGER_KINDS),
  account: z.enum(LEDGER_ACCOUNTS),
  /** Of PAYEE the party that collects, of the others the client who paid; null where there was none. */
  profile_id: z.int().nullable(),
  /** Of the call for fund; null where there is none any more, and on no call. */
  designation: z.string().nullable(),
  currency: z.string(),
  debit: side,
  credit: side,
});
export type LedgerRow = z.infer<typeof ledgerRow>;

/** The trial balance, and the latest entries. */
export const ledgerView = z.object({
  trial: z.array(trialRow),
  /** All that the query asks for, however many are in this answer. */
  total: z.int(),
  /** Latest first. */
  entries: z.array(ledgerRow),
});
export type LedgerView = z.infer<typeof ledgerView>;
