import { done, type Result, refused } from "../../base/result.ts";
import type { AgreementBody, Payment } from "../schema.ts";
import { leftOf, paidOf } from "./balance.ts";

/** A payment on no call for fund: what a transfer leaves over, and what is used or given back of it. */
function isUnapplied({ call_id }: Pick<Payment, "call_id">): boolean {
  return call_id === null;
}

/** Money that was paid and is on no call for fund. Amounts in the agreement's currency. */
export interface UnappliedBalance {
  /** The client on whose behalf it was paid; null where no one was named. */
  payer_profile_id: number | null;
  balance: number;
}

/** The unapplied balance of each client, in the order in which they first paid; balances of zero are left out. */
export function unappliedBalances({ payments }: Pick<AgreementBody, "payments">): UnappliedBalance[] {
  const own = Object.values(payments).filter(isUnapplied);
  const payers = new Set(own.map(({ payer_profile_id }) => payer_profile_id));
  return [...payers]
    .map((payer_profile_id) => ({
      payer_profile_id,
      balance: paidOf(own.filter((payment) => payment.payer_profile_id === payer_profile_id)),
    }))
    .filter(({ balance }) => balance !== 0);
}

/** The unapplied balance of a client; null is of no one who was named. */
function unappliedOf(agreement: Pick<AgreementBody, "payments">, payer: number | null): number {
  return unappliedBalances(agreement).find(({ payer_profile_id }) => payer_profile_id === payer)?.balance ?? 0;
}

/** The part of a bank line that goes beyond what is left of a call, and becomes unapplied; 0 where the call has nothing left. */
export function beyondBalance(amount: number, balance: number): number {
  return balance > 0 && amount > balance ? leftOf(amount, [{ amount: balance }]) : 0;
}

/** No change takes more of an unapplied balance than there is: neither its use, nor the cancelling of what it came from. */
export function decideUnapplied(
  before: Pick<AgreementBody, "payments"> | null,
  next: Pick<AgreementBody, "payments">,
): Result<void> {
  for (const { payer_profile_id, balance } of unappliedBalances(next)) {
    const former = before ? unappliedOf(before, payer_profile_id) : 0;
    if (balance < 0 && balance < former) {
      return refused("payment.beyond-unapplied", { missing: leftOf(0, [{ amount: balance }]) });
    }
  }
  return done(undefined);
}
