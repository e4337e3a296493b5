import { z } from "zod";
import { money, shortText, voyageDate, voyageInstant } from "../../base/basics.ts";
import { otherCurrency } from "../../base/currency/exchange.ts";
import { says } from "../../base/validation.ts";
import { contentHash, recordFields } from "../payments/record.ts";

/** The headings under which a captain accounts for the APA. */
export const EXPENSE_CATEGORIES = [
  "FUEL",
  "DOCKAGE",
  "PROVISIONS",
  "BEVERAGES",
  "UTILITIES",
  "FORMALITIES",
  "COMMUNICATIONS",
  "TRANSPORT",
  "EXCURSIONS",
  "LAUNDRY",
  "OTHER",
] as const;

/** What is noted of the petty cash besides: cash that came into it, and what was found in it when it was counted. Neither is spent. */
export const CASH_ENTRIES = ["CASH_DRAWN", "CASH_COUNTED"] as const;

export const PAID_BY = ["CARD", "CASH"] as const;

const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, says("no-time"));

/** The key of a warning: what is asked, and of which entries as they are (`payments/apa/answers`). */
const warningKey = z.string().regex(/^[0-9a-f]{32}$/);

/**
 * An entry of the APA account. Its key is made by the device that records it, so that it is recorded once. Its money is never changed or
 * removed: it can be cancelled. Its note can be edited, and a warning about it answered.
 */
export const expense = z.object({
  /** In the agreement's currency; a negative amount is a refund. */
  amount: money,
  /** What was paid in another currency; null where it was the agreement's. */
  other: otherCurrency.nullable(),
  category: z.enum([...EXPENSE_CATEGORIES, ...CASH_ENTRIES]),
  /** The date on the receipt, and its time where it matters, on the clocks of the place. */
  date: voyageDate,
  time: timeOfDay.nullable(),
  paid_by: z.enum(PAID_BY),
  note: shortText.nullable(),
  /** As on the receipt, where it was entered. */
  supplier: shortText.nullable().optional(),
  /** The content of the file that was chosen as its receipt, so that a device recognises it before it is sent. */
  receipt_hash: contentHash.nullable(),
  /** The warnings that someone answered with «this is right», by their keys. The time is the server's (UTC). */
  found_right: z.record(warningKey, z.object({ by: z.int(), at: voyageInstant })).optional(),
  ...recordFields,
});

export type Expense = z.infer<typeof expense>;
export type ExpenseCategory = Expense["category"];
