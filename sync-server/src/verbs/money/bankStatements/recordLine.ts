import { accessTo } from "shared-schema/agreement/access";
import { withPayment, withTransfer } from "shared-schema/agreement/mutations/money";
import { partOf } from "shared-schema/agreement/mutations/parts";
import { leftOf, paidOf, paymentsOn } from "shared-schema/agreement/payments/balance";
import { mayPost } from "shared-schema/agreement/payments/change";
import { partsOfTransfer } from "shared-schema/agreement/payments/transfers";
import { beyondBalance } from "shared-schema/agreement/payments/unapplied";
import type { AgreementBody } from "shared-schema/agreement/schema";
import { amountOf } from "shared-schema/agreement/settlement/amounts";
import type { PaymentView } from "shared-schema/api/agreement/payments";
import type { LineMatch } from "shared-schema/api/money/bankStatement";
import { done, type Result, refused } from "shared-schema/base/result";
import type { StatementLine } from "shared-schema/payments/bankStatement/line";
import type { StatementRow } from "../../../store/queries/banking/bankStatements.ts";
import { answerAgreement, editAgreement } from "../../agreement/editAgreement.ts";
import { readAgreement } from "../../agreement/readAgreement.ts";
import { type Actor, attempt, type Deps, reading, type Tx } from "../../base/context.ts";
import { viewerOf } from "../../base/viewer.ts";
import { agreementHolding } from "../payments/agreementHolding.ts";
import { paymentViews, shown } from "../payments/recordPayment.ts";
import { lineKey } from "./lineKey.ts";
import { parsedLine } from "./lines.ts";

/**
 * Records a line of the actor's own bank statement as a payment on a call for fund, or ties it to a payment on record. The rule on
 * payments decides as ever, but for the balance: money on a statement has arrived. The part beyond a balance becomes the client's
 * unapplied balance, for those who may record it there. Sent again, it is answered as it stands.
 */
export async function recordLine(
  deps: Deps,
  actor: Actor,
  lineId: string,
  match: LineMatch,
): Promise<Result<PaymentView>> {
  const row = reading(deps).store.statements.get(actor.user_id, lineId);
  if (!row) return refused("statement.line-not-found");
  return "call_id" in match ? recordOn(deps, actor, row, match) : tieTo(deps, actor, row, match.payment_id);
}

async function recordOn(
  deps: Deps,
  actor: Actor,
  row: StatementRow,
  { call_id, payer_profile_id }: Extract<LineMatch, { call_id: string }>,
): Promise<Result<PaymentView>> {
  const id = agreementHolding(deps, actor, "payment_calls", call_id);
  if (id === null) return refused("call-for-fund.not-found");
  const payment = row.recorded && row.payment_id !== null ? row.payment_id : lineKey(row);
  const event = { verb: "payment.record", details: { payment } } as const;
  const change = (body: AgreementBody, tx: Tx): Result<AgreementBody> => {
    const previous = partOf(body.payments, payment);
    if (row.recorded) return previous?.call_id === call_id ? done(body) : refused("statement.matched");
    if (previous) return refused("payment.fixed");
    const line = parsedLine(row);
    if (line.currency !== body.currency) {
      return refused("statement.other-currency", { currency: line.currency, other: body.currency });
    }
    const left = mayPost(accessTo(body, viewerOf(tx, actor)), null) ? beyondCall(body, call_id, line.amount) : 0;
    const transfer = left === 0 ? null : lineKey(row, "transfer");
    tx.store.statements.match(actor.user_id, row.id, { agreement: String(id), payment, transfer });
    const paid = { date_paid: line.booked, payer_profile_id };
    const stamp = { by: actor.user_id, at: tx.now };
    if (transfer !== null) {
      const onCall = { id: payment, call_id, amount: leftOf(line.amount, [{ amount: left }]) };
      const parts = [onCall, { id: lineKey(row, "rest"), call_id: null, amount: left }];
      return withTransfer(body, transfer, { ...paid, parts }, stamp);
    }
    tx.arrived.add(payment);
    return withPayment(body, payment, { ...paid, amount: line.amount, call_id }, stamp);
  };
  return shown(await editAgreement(deps, actor, { id, event }, change, paymentViews(deps, actor)), payment);
}

/** The part of an amount that goes beyond what is left of a call. */
function beyondCall(body: AgreementBody, callId: string, amount: number): number {
  const call = partOf(body.payment_calls, callId);
  if (!call) return 0;
  const paid = paymentsOn(body.payments, callId).map(([, payment]) => payment);
  return beyondBalance(amount, leftOf(amountOf(callId, call, body), paid));
}

/** Ties a line to a payment of the same amount that someone has recorded already; nothing of the agreement changes. */
async function tieTo(deps: Deps, actor: Actor, row: StatementRow, payment: string): Promise<Result<PaymentView>> {
  const id = agreementHolding(deps, actor, "payments", payment);
  if (id === null) return refused("payment.not-found");
  const read = readAgreement(deps, actor, id);
  if (!read.ok) return read;
  const { agreement } = read.value;
  const found = partOf(agreement.payments, payment);
  if (!found) return refused("payment.not-found");
  const access = accessTo(agreement, viewerOf(reading(deps), actor));
  if (!mayPost(access, found.call_type)) return refused("payment.forbidden");
  const tied = attempt(deps, ({ store: { statements } }) => {
    const isOther = row.recorded === 1 && row.payment_id !== payment;
    if (isOther) return refused("statement.matched");
    if (row.recorded) return done(null);
    const isFree = isSame(agreement, payment, parsedLine(row)) && !statements.tied(actor.user_id).includes(payment);
    if (!isFree) return refused("statement.other-payment");
    statements.match(actor.user_id, row.id, { agreement: String(id), payment, transfer: null });
    return done(null);
  });
  return tied.ok ? shown(await answerAgreement(deps, actor, id, paymentViews(deps, actor)), payment) : tied;
}

/** Whether a payment, with what else came in its transfer, is a line's amount. */
function isSame({ payments, currency }: AgreementBody, payment: string, line: StatementLine): boolean {
  const parts = partsOfTransfer(payments, payment).map(([, part]) => part);
  const isStanding = parts.every(({ cancelled }) => cancelled === null);
  return isStanding && paidOf(parts) === line.amount && currency === line.currency;
}
