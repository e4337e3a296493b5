import { isEqual } from "../base/equal.ts";
import { BANK_FIELDS, type ProfileBody } from "./schema.ts";

type BankPart = Partial<Pick<ProfileBody, (typeof BANK_FIELDS)[number]>>;

/** Whether an edit changes bank details, which takes a proof that its author owns the account. @param before null of a new profile */
export function changesBank(before: BankPart | null, after: BankPart): boolean {
  return BANK_FIELDS.some((field) => !isEqual(before?.[field] || null, after[field] || null));
}

/** A profile after an edit, with the bank details from before it. @param before null of a new profile: it has none */
export function withBankOf<P extends BankPart>(before: BankPart | null, after: P): P {
  const kept = { ...after };
  for (const field of BANK_FIELDS) {
    if (before === null) kept[field] = null;
    else if (before[field] === undefined) delete kept[field];
    else kept[field] = before[field];
  }
  return kept;
}
