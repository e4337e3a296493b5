import type { AgreementBody, Payment } from "../schema.ts";

type Payments = AgreementBody["payments"];

/**
 * Payments as the server keeps them: a new one bears the moment of its arrival, and so does a cancellation. One that is known keeps
 * its own. Only the server attaches receipts.
 * @param now UTC
 */
export function stampPayments(before: Payments, next: Payments, now: string): Payments {
  const stamped = Object.entries(next).map(([id, payment]): [string, Payment] => {
    const known = Object.hasOwn(before, id) ? before[id] : undefined;
    const cancelled = known?.cancelled ?? (payment.cancelled && { ...payment.cancelled, at: now });
    return [id, { ...payment, recorded_at: known?.recorded_at ?? now, cancelled, document: known?.document ?? null }];
  });
  return Object.fromEntries(stamped);
}
