import { z } from "zod";
import { unappliedBalances } from "../../agreement/payments/unapplied.ts";
import type { AgreementBody } from "../../agreement/schema.ts";
import { documentNumber, money, partId } from "../../base/basics.ts";
import { paymentView } from "../agreement/payments.ts";

/** The parts of one transfer. */
export const MOST_PARTS = 20;

const payer = documentNumber.nullable().default(null);

/**
 * `POST` of a transfer: what each call for fund gets of it; null is the client's unapplied balance. Parts that add up to zero use that
 * balance for a call, and a negative part without a call gives some of it back.
 */
export const transferCreate = z
  .object({
    date_paid: z.iso.date(),
    /** The client on whose behalf it was paid. */
    payer_profile_id: payer,
    parts: z
      .array(z.object({ call_id: partId.nullable(), amount: money }).strict())
      .min(1)
      .max(MOST_PARTS),
  })
  .strict();
export type TransferCreate = z.infer<typeof transferCreate>;

/** Records a line in parts on calls of one agreement; what they leave of it is the client's unapplied balance. */
export const lineSplit = z
  .object({
    agreement_id: documentNumber,
    payer_profile_id: payer,
    parts: z.array(z.object({ call_id: partId, amount: money }).strict()).max(MOST_PARTS - 1),
  })
  .strict();
export type LineSplit = z.infer<typeof lineSplit>;

const balances = z.array(
  z.object({
    /** Null where no client was named. */
    payer_profile_id: z.int().nullable(),
    /** In the agreement's currency. */
    balance: z.number(),
  }),
);

export const transferView = z.object({
  id: z.string(),
  /** In the order in which they were sent. */
  parts: z.array(z.object({ payment_id: z.string(), call_id: z.string().nullable(), amount: z.number() })),
  /** The unapplied balances of the agreement, after it. */
  unapplied: balances,
});
export type TransferView = z.infer<typeof transferView>;

/** The unapplied balances of an agreement, and the payments of which they are made. */
export const unappliedView = z.object({ balances, payments: z.array(paymentView) });
export type UnappliedView = z.infer<typeof unappliedView>;

/** A transfer as REST answers it; null where the agreement, as its reader sees it, has none of that id. */
export function toTransferView(agreement: Pick<AgreementBody, "payments">, id: string): TransferView | null {
  const parts = Object.entries(agreement.payments)
    .filter(([, { transfer }]) => transfer === id)
    .map(([payment_id, { call_id, amount }]) => ({ payment_id, call_id, amount }));
  return parts.length === 0 ? null : { id, parts, unapplied: unappliedBalances(agreement) };
}
