import { done, type Result, refused } from "../../base/result.ts";
import type { AgreementBody, Payment } from "../schema.ts";

type Payments = AgreementBody["payments"];

/** The payments that are parts of one transfer with a payment, itself among them; it alone where it is none. */
export function partsOfTransfer(payments: Payments, id: string): [id: string, payment: Payment][] {
  const payment = payments[id];
  if (!payment) return [];
  const { transfer } = payment;
  return transfer ? Object.entries(payments).filter(([, other]) => other.transfer === transfer) : [[id, payment]];
}

/**
 * The parts of a transfer are recorded together, and cancelled together: they are one movement of a bank account, or none. A payment on
 * no call for fund is always such a part.
 */
export function decideTransfers(known: Payments, next: Payments): Result<void> {
  const former = new Set(Object.values(known).flatMap(({ transfer }) => transfer ?? []));
  const standing = new Map<string, boolean>();
  for (const [id, { transfer, call_id, cancelled }] of Object.entries(next)) {
    if (!transfer) {
      if (call_id === null) return refused("payment.transfer");
      continue;
    }
    if (!Object.hasOwn(known, id) && former.has(transfer)) return refused("payment.transfer");
    const isStanding = cancelled === null;
    if ((standing.get(transfer) ?? isStanding) !== isStanding) return refused("payment.transfer");
    standing.set(transfer, isStanding);
  }
  return done(undefined);
}
