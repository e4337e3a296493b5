import { type Refused, refused } from "../../base/result.ts";
import { byPos } from "../order.ts";
import { leftOf, paymentsOn } from "../payments/balance.ts";
import { isEmptyBooking } from "../payments/booking.ts";
import type { AgreementBody, PaymentCall } from "../schema.ts";
import { callsWithAmounts } from "./amounts.ts";

/** The calls for fund that are not exactly paid, in their order; one without an amount is among them. */
export function openCalls(agreement: AgreementBody): PaymentCall[] {
  return byPos(callsWithAmounts(agreement)).flatMap(([id, call]) => {
    if (isEmptyBooking(call)) return [];
    const payments = paymentsOn(agreement.payments, id).map(([, payment]) => payment);
    return call.amount && leftOf(call.amount, payments) === 0 ? [] : [call];
  });
}

/** A settlement is closed once every call is paid in full: refuses it before, and names the calls that are not. */
export function refuseOpenCalls(agreement: AgreementBody): Refused | null {
  const open = openCalls(agreement).map(({ designation }) => designation);
  return open.length === 0 ? null : refused("agreement.calls-open", { calls: open.join(", ") });
}
