import { withPayment, withPaymentCancelled } from "shared-schema/agreement/mutations/money";
import type { AgreementBody, Payment } from "shared-schema/agreement/schema";
import { type PaymentView, toPaymentView } from "shared-schema/api/agreement/payments";
import { done, type Result, refused } from "shared-schema/base/result";
import { unappliedPayments } from "shared-schema/payments/callsOf";
import { editAgreement } from "../../agreement/editAgreement.ts";
import type { ReadAgreement } from "../../agreement/readAgreement.ts";
import { type Actor, type Deps, reading, type Tx } from "../../base/context.ts";
import { agreementHolding } from "./agreementHolding.ts";
import { callViews } from "./calls.ts";
import { countedMoney, type EnteredMoney } from "./enteredMoney.ts";
import { keyedRequest } from "./keyedRequest.ts";

/** The entered fields of a payment, and the key under which it was sent. */
export interface EnteredPayment extends EnteredMoney, Pick<Payment, "date_paid" | "payer_profile_id"> {
  call: string;
  key: string | null;
}

/** Records a payment on a call for fund. One that was recorded under its key before is answered as it stands. */
export async function recordPayment(deps: Deps, actor: Actor, entered: EnteredPayment): Promise<Result<PaymentView>> {
  const { call, key, date_paid, payer_profile_id, amount, currency, rate } = entered;
  const id = agreementHolding(deps, actor, "payment_calls", call);
  if (id === null) return refused("call-for-fund.not-found");
  const asked = ["payment", call, date_paid, payer_profile_id, amount, currency, rate];
  const request = keyedRequest(reading(deps), actor, { key, agreement: id, asked });
  if (!request.ok) return request;
  const { part: payment, isRepeated, keep } = request.value;
  const event = { verb: "payment.record", details: { payment } } as const;
  const change = (body: AgreementBody, tx: Tx): Result<AgreementBody> => {
    if (isRepeated) return done(body);
    const money = countedMoney(entered, date_paid, body.currency);
    if (!money.ok) return money;
    keep(tx);
    const paid = { ...money.value, date_paid, payer_profile_id, call_id: call };
    return withPayment(body, payment, paid, { by: actor.user_id, at: tx.now });
  };
  return shown(await editAgreement(deps, actor, { id, event }, change, paymentViews(deps, actor)), payment);
}

/** Cancels a payment, which stays, and what else came in its transfer. */
export async function cancelPayment(deps: Deps, actor: Actor, payment: string): Promise<Result<PaymentView>> {
  const id = agreementHolding(deps, actor, "payments", payment);
  if (id === null) return refused("payment.not-found");
  const change = (body: AgreementBody, { now }: Tx) =>
    withPaymentCancelled(body, payment, { by: actor.user_id, at: now });
  const event = { verb: "payment.cancel", details: { payment } } as const;
  return shown(await editAgreement(deps, actor, { id, event }, change, paymentViews(deps, actor)), payment);
}

/** The payments of an agreement as the actor sees them. */
export function paymentViews(deps: Deps, actor: Actor): (read: ReadAgreement) => PaymentView[] {
  return (read) => [
    ...callViews(deps, actor)(read).flatMap(({ payments }) => payments),
    ...unappliedPayments(read.agreement).map(toPaymentView),
  ];
}

/** The payment of an answer. */
export function shown(payments: Result<PaymentView[]>, id: string): Result<PaymentView> {
  if (!payments.ok) return payments;
  const found = payments.value.find((payment) => payment.id === id);
  return found ? done(found) : refused("payment.not-found");
}
