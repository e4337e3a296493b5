import type { AgreementBody } from "shared-schema/agreement/schema";
import { callName, PAYMENT_ALERT_ROLES } from "shared-schema/alerts/payments";
import { ownerOf } from "../../base/account/ownerOf.ts";
import type { Tx } from "../../base/context.ts";
import { addAlert } from "./addAlert.ts";

/**
 * Tells those who pay, collect and are paid of a payment that was recorded on a call for fund, by hand or from a bank statement, each
 * once; never the account that recorded it.
 */
export function alertPayments(tx: Tx, id: number, previous: AgreementBody | null, current: AgreementBody | null): void {
  if (!current) return;
  const fresh = Object.entries(current.payments).filter(
    ([key, { cancelled }]) => cancelled === null && !Object.hasOwn(previous?.payments ?? {}, key),
  );
  if (fresh.length === 0) return;
  const parties = Object.values(current.parties).filter(({ role }) => PAYMENT_ALERT_ROLES.includes(role));
  const owners = new Set(parties.flatMap(({ profile_id }) => ownerOf(tx, profile_id) ?? []));
  for (const [cause, payment] of fresh) {
    const { amount, date_paid, recorded_by } = payment;
    const paid = { designation: callName(current, payment), amount, date_paid, currency: current.currency };
    for (const user_id of owners) {
      if (user_id === recorded_by) continue;
      addAlert(tx, { cause, kind: "payment", user_id, agreement_id: id, details: { payment: paid } });
    }
  }
}
