import { withTransfer } from "shared-schema/agreement/mutations/money";
import { unappliedBalances } from "shared-schema/agreement/payments/unapplied";
import type { AgreementBody } from "shared-schema/agreement/schema";
import { toPaymentView } from "shared-schema/api/agreement/payments";
import {
  type TransferCreate,
  type TransferView,
  toTransferView,
  type UnappliedView,
} from "shared-schema/api/money/transfers";
import { done, type Result, refused } from "shared-schema/base/result";
import { unappliedPayments } from "shared-schema/payments/callsOf";
import { answerAgreement, editAgreement } from "../../agreement/editAgreement.ts";
import type { ReadAgreement } from "../../agreement/readAgreement.ts";
import { type Actor, type Deps, reading, type Tx } from "../../base/context.ts";
import { keyedRequest } from "./keyedRequest.ts";

/**
 * Records a transfer in parts, on calls for fund and on the client's unapplied balance: all of it, or nothing. One that was recorded
 * under its key before is answered as it stands.
 */
export async function recordTransfer(
  deps: Deps,
  actor: Actor,
  id: number,
  { key, ...entered }: TransferCreate & { key: string | null },
): Promise<Result<TransferView>> {
  const { date_paid, payer_profile_id, parts } = entered;
  const asked = ["transfer", date_paid, payer_profile_id, parts.map(({ call_id, amount }) => [call_id, amount])];
  const request = keyedRequest(reading(deps), actor, { key, agreement: id, asked });
  if (!request.ok) return request;
  const { part: transfer, isRepeated, keep } = request.value;
  const made = parts.map((part) => ({ ...part, id: deps.ids.uuid() }));
  const event = { verb: "payment.record", details: { payment: made[0]?.id ?? "" } } as const;
  const change = (body: AgreementBody, tx: Tx): Result<AgreementBody> => {
    if (isRepeated) return done(body);
    keep(tx);
    return withTransfer(
      body,
      transfer,
      { date_paid, payer_profile_id, parts: made },
      { by: actor.user_id, at: tx.now },
    );
  };
  return found(await editAgreement(deps, actor, { id, event }, change, viewOf(transfer)));
}

/** The unapplied balances of the clients of an agreement. */
export function readUnapplied(deps: Deps, actor: Actor, id: number): Promise<Result<UnappliedView>> {
  return answerAgreement(deps, actor, id, ({ agreement }) => ({
    balances: unappliedBalances(agreement),
    payments: unappliedPayments(agreement).map(toPaymentView),
  }));
}

/** A transfer of an agreement as the actor sees it; null where there is none. */
export function viewOf(transfer: string): (read: ReadAgreement) => TransferView | null {
  return ({ agreement }) => toTransferView(agreement, transfer);
}

/** The transfer of an answer. */
export function found(view: Result<TransferView | null>): Result<TransferView> {
  if (!view.ok) return view;
  return view.value ? done(view.value) : refused("payment.not-found");
}
