import { partOf } from "shared-schema/agreement/mutations/parts";
import type { Recorded } from "shared-schema/agreement/payments/record";
import type { AgreementBody } from "shared-schema/agreement/schema";
import { payeeBank } from "shared-schema/bank/payeeBank";
import { entriesOfExpenses } from "shared-schema/payments/apa/expenseEntries";
import { entriesOfChange, type LedgerKind } from "shared-schema/payments/ledger";
import type { DocumentEvent } from "../../base/audit/events.ts";
import type { Tx } from "../../base/context.ts";
import { followingWithEvents } from "../../documents/consequences.ts";
import { payeeAccountsOf, payeeProfiles } from "../bank/payeeAccounts.ts";

type PaymentEvent = Extract<DocumentEvent, { verb: `${"payment" | "expense"}.${string}` }>;

/**
 * Posts what a change of an agreement does to its payments and expenses, in the transaction that writes the agreement. One that has
 * been posted already, before a replay or in a former epoch, is not posted again. The audit events are those of the payments and
 * expenses recorded and cancelled, and of payments discarded with a settlement; one more covers the rows of the ledger.
 */
export const postPayments = followingWithEvents(
  "agreements",
  (tx, { id, user_id, previous: before, current: after }) => {
    if (after === null) return [];
    const events = [
      ...discards(before?.payments ?? {}, after.payments),
      ...eventsOf("payment", before?.payments ?? {}, after.payments),
      ...eventsOf("expense", before?.expenses ?? {}, after.expenses ?? {}),
    ];
    if (events.length === 0) return [];
    const { ledger } = tx.store;
    const payee = payeeOf(tx, id, after);
    const posted = (recorded: LedgerKind) => (record: string) =>
      ledger.ofPayment(id, record).filter(({ kind }) => kind === recorded);
    const entries = [
      ...entriesOfChange(before, after, payee, posted("RECORDED")),
      ...entriesOfExpenses(before, after, payee, posted("EXPENSE_RECORDED")),
    ];
    const rows = ledger.add(entries, { agreement_id: id, at: tx.now, user_id });
    return Object.keys(rows).length === 0 ? events : [...events, { verb: "ledger.post", details: { rows } }];
  },
);

/** The party that collects the money by the details in force; null while there is none. */
function payeeOf(tx: Tx, id: string, agreement: AgreementBody): number | null {
  return payeeBank(agreement, payeeProfiles(tx, id, agreement), payeeAccountsOf(tx, id))?.profile_id ?? null;
}

/** Only the cancelling of a settlement takes payments out of an agreement. */
function discards(before: AgreementBody["payments"], after: AgreementBody["payments"]): PaymentEvent[] {
  const gone = Object.keys(before).filter((id) => !Object.hasOwn(after, id));
  return gone.map((payment) => ({ verb: "payment.discard", details: { payment } }));
}

function eventsOf(
  noun: "payment" | "expense",
  before: Readonly<Record<string, Recorded>>,
  after: Readonly<Record<string, Recorded>>,
): PaymentEvent[] {
  const event = (happened: "record" | "cancel", id: string): PaymentEvent =>
    noun === "payment"
      ? { verb: `payment.${happened}`, details: { payment: id } }
      : { verb: `expense.${happened}`, details: { expense: id } };
  return Object.entries(after).flatMap(([id, { cancelled }]) => {
    const previous = partOf(before, id);
    const recorded = previous ? [] : [event("record", id)];
    return cancelled !== null && !previous?.cancelled ? [...recorded, event("cancel", id)] : recorded;
  });
}
