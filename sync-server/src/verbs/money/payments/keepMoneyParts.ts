import type { AgreementBody } from "shared-schema/agreement/schema";
import type { Tx } from "../../base/context.ts";

type Money = Pick<AgreementBody, "payment_calls" | "payments" | "expenses">;

/** Keeps the index by which calls for fund, payments and expenses are found, in the transaction that writes their agreement. */
export function keepMoneyParts(tx: Tx, id: string, before: Money | null, after: Money | null): void {
  const { moneyParts } = tx.store;
  const [stood, stand] = [partsOf(before), partsOf(after)];
  for (const part of stand) if (!stood.has(part)) moneyParts.add(part, id);
  for (const part of stood) if (!stand.has(part)) moneyParts.remove(part, id);
}

function partsOf(agreement: Money | null): ReadonlySet<string> {
  const { payment_calls = {}, payments = {}, expenses = {} } = agreement ?? {};
  return new Set([payment_calls, payments, expenses].flatMap((parts) => Object.keys(parts)));
}
