import type { AgreementBody } from "shared-schema/agreement/schema";
import { following } from "../../documents/consequences.ts";

type Money = Pick<AgreementBody, "payment_calls" | "payments" | "expenses">;

/** Keeps the index by which calls for fund, payments and expenses are found, in the transaction that writes their agreement. */
export const indexMoneyParts = following("agreements", (tx, { id, previous, current }) => {
  const { moneyParts } = tx.store;
  const [before, after] = [partsOf(previous), partsOf(current)];
  for (const part of after) if (!before.has(part)) moneyParts.add(part, id);
  for (const part of before) if (!after.has(part)) moneyParts.remove(part, id);
});

function partsOf(agreement: Money | null): ReadonlySet<string> {
  const { payment_calls = {}, payments = {}, expenses = {} } = agreement ?? {};
  return new Set([payment_calls, payments, expenses].flatMap((parts) => Object.keys(parts)));
}
