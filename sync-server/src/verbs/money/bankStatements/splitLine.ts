import { withTransfer } from "shared-schema/agreement/mutations/money";
import { leftOf } from "shared-schema/agreement/payments/balance";
import type { AgreementBody } from "shared-schema/agreement/schema";
import { type LineSplit, type TransferView, toTransferView } from "shared-schema/api/money/transfers";
import { isEqual } from "shared-schema/base/equal";
import { done, type Result, refused } from "shared-schema/base/result";
import { editAgreement } from "../../agreement/editAgreement.ts";
import { type Actor, type Deps, reading, type Tx } from "../../base/context.ts";
import { found, viewOf } from "../payments/transfers.ts";
import { lineKey } from "./lineKey.ts";
import { parsedLine } from "./lines.ts";

/**
 * Records a line of the actor's own bank statement as a transfer in parts, in one transaction. The rest of the line is the
 * client's unapplied balance. Sent again, it is answered as it stands.
 */
export async function splitLine(
  deps: Deps,
  actor: Actor,
  lineId: string,
  { agreement_id, payer_profile_id, parts }: LineSplit,
): Promise<Result<TransferView>> {
  const row = reading(deps).store.statements.get(actor.user_id, lineId);
  if (!row) return refused("statement.line-not-found");
  const transfer = row.recorded ? row.transfer_id : lineKey(row, "transfer");
  if (transfer === null) return refused("statement.matched");
  const { amount, booked, currency } = parsedLine(row);
  const left = leftOf(amount, parts);
  const whole = left === 0 ? parts : [...parts, { call_id: null, amount: left }];
  const made = whole.map((part, index) => ({ ...part, id: lineKey(row, `part ${index}`) }));
  const [first] = made;
  if (!first) return refused("payment.transfer");
  const event = { verb: "payment.record", details: { payment: first.id } } as const;
  const change = (body: AgreementBody, tx: Tx): Result<AgreementBody> => {
    if (row.recorded) return isRecordedAs(body, transfer, whole) ? done(body) : refused("statement.matched");
    if (currency !== body.currency) return refused("statement.other-currency", { currency, other: body.currency });
    const of = { agreement: String(agreement_id), payment: first.id, transfer };
    tx.store.statements.match(actor.user_id, row.id, of);
    const entered = { date_paid: booked, payer_profile_id, parts: made };
    return withTransfer(body, transfer, entered, { by: actor.user_id, at: tx.now });
  };
  return found(await editAgreement(deps, actor, { id: agreement_id, event }, change, viewOf(transfer)));
}

/** Whether a transfer has just these parts. */
function isRecordedAs(
  body: AgreementBody,
  transfer: string,
  parts: readonly { call_id: string | null; amount: number }[],
): boolean {
  const known = toTransferView(body, transfer)?.parts ?? [];
  return isEqual(
    known.map(({ call_id, amount }) => ({ call_id, amount })),
    parts.map(({ call_id, amount }) => ({ call_id, amount })),
  );
}
