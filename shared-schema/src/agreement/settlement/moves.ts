import { generateNKeysBetween } from "fractional-indexing";
import type { Bilingual } from "../../base/language.ts";
import { byPos } from "../order.ts";
import {
  type AgreementBody,
  CALL_TYPES,
  type CallType,
  type Payment,
  type PaymentCall,
  type Settlement,
  type Status,
} from "../schema.ts";
import { isSettlement } from "./amounts.ts";

/** The names of the calls that settle the others, in the language in which the parties work. */
const DESIGNATIONS: Readonly<Record<CallType, Bilingual>> = {
  CRUISE: { en: "Settlement", fr: "Solde" },
  CEA: { en: "APA settlement", fr: "Solde de l’APA" },
  DEPOSIT: { en: "Deposit settlement", fr: "Solde du dépôt" },
};

/**
 * Starts settling: one call for each type, whose amounts follow from what is entered from then on (decision 75).
 * @param agreed what the settlement compares with
 * @param spent the client's expenses that are on record, in the agreement's currency; null where none are
 */
export function openSettlement(
  agreement: AgreementBody,
  { agreed, spent, newId }: { agreed: Settlement; spent: number | null; newId: () => string },
): AgreementBody {
  const last = byPos(agreement.payment_calls).at(-1)?.[1].pos ?? null;
  const keys = generateNKeysBetween(last, null, CALL_TYPES.length);
  const calls = CALL_TYPES.map((call_type, index): [string, PaymentCall] => [
    newId(),
    {
      ...{
        call_type,
        designation: DESIGNATIONS[call_type][agreement.language],
        pos: keys[index] ?? "",
        contract_code: "SETTLEMENT",
      },
      ...{ amount: null, date_due: null, due_by_execution: false, locked: false },
    },
  ]);
  return {
    ...agreement,
    status: "SETTLING",
    settlement: agreed,
    actual_client_expenses: spent,
    payment_calls: { ...agreement.payment_calls, ...Object.fromEntries(calls) },
  };
}

/**
 * Cancels a settlement: what was entered for it goes, and with it its calls and their payments (specification §4, decision 75). The
 * other parts of a transfer on such a call go with it.
 */
export function cancelSettlement(agreement: AgreementBody, status: Status): AgreementBody {
  const { payment_calls, payments, fuel_bunkers } = agreement;
  const kept = Object.fromEntries(Object.entries(payment_calls).filter(([, call]) => !isSettlement(call)));
  const isGone = ({ call_id }: Payment) => call_id !== null && !Object.hasOwn(kept, call_id);
  const gone = new Set(Object.values(payments).flatMap((each) => (isGone(each) && each.transfer) || []));
  return {
    ...agreement,
    status,
    settlement: null,
    actual_client_expenses: null,
    actual_deposit_deduction: null,
    deposit_deduction_confirmed: null,
    fuel_bunkers: Object.fromEntries(
      Object.entries(fuel_bunkers).map(([id, bunker]) => [id, { ...bunker, quantity_used: null }]),
    ),
    payment_calls: kept,
    payments: Object.fromEntries(
      Object.entries(payments).filter(([, each]) => !isGone(each) && !(each.transfer && gone.has(each.transfer))),
    ),
  };
}
