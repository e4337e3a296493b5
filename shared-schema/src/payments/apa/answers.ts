import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import canonicalize from "canonicalize";
import type { Expense } from "../../agreement/expenses/schema.ts";
import type { ApaFault } from "./faults.ts";

/** The account that found the entries of a warning right, and the time (UTC). */
type FoundRight = NonNullable<Expense["found_right"]>[string];

/** Where the answer to a warning is kept: on one of its entries, under a key. */
export interface AnswerPlace {
  id: string;
  key: string;
}

/**
 * The place of a warning's answer. Its key is made of what is asked and of the entries as they are, so that an answer holds until one of
 * them changes. A receipt that comes later changes nothing.
 */
export function answerPlace(fault: ApaFault, expenses: Readonly<Record<string, Expense>>): AnswerPlace {
  const ids = [...fault.ids].sort();
  const entries = ids.map((id) => {
    const entry = expenses[id];
    return entry ? factsOf(entry) : null;
  });
  const asked = canonicalize({ ...fault, ids, entries }) ?? "";
  return { id: ids[0] ?? "", key: bytesToHex(sha256(utf8ToBytes(asked))).slice(0, 32) };
}

/** The answer to a warning; null where it has none. */
export function answerTo(fault: ApaFault, expenses: Readonly<Record<string, Expense>>): FoundRight | null {
  const { id, key } = answerPlace(fault, expenses);
  return expenses[id]?.found_right?.[key] ?? null;
}

function factsOf({ amount, other, category, date, time, paid_by, note, supplier }: Expense) {
  return { amount, other, category, date, time, paid_by, note, supplier: supplier ?? null };
}
