import type { AgreementBody } from "shared-schema/agreement/schema";
import { entriesOfChange } from "shared-schema/payments/ledger";
import type { ProfileBody } from "shared-schema/profile/schema";
import { payees } from "shared-schema/terms/parties";
import type { DocumentEvent } from "../core/audit.ts";
import { bodyOf } from "../core/bodies.ts";
import type { Tx } from "../core/context.ts";

type PaymentEvent = Extract<DocumentEvent, { verb: `payment.${string}` }>;

/**
 * Posts what a change of an agreement does to its payments, in the transaction that writes the agreement. A payment that has been
 * posted already, before a replay or in a former epoch, is not posted again.
 * @returns the audit events of the payments recorded and cancelled
 */
export function postPayments(
  tx: Tx,
  { id, user_id }: { id: string; user_id: number | null },
  before: AgreementBody | null,
  after: AgreementBody | null,
): PaymentEvent[] {
  if (after === null) return [];
  const events = eventsOf(before?.payments ?? {}, after.payments);
  if (events.length === 0) return [];
  const { postings } = tx.store;
  const entries = entriesOfChange(before, after, payeeOf(tx, after), (payment) =>
    postings.ofPayment(id, payment).filter(({ kind }) => kind === "RECORDED"),
  );
  postings.add(entries, { agreement_id: id, at: tx.now, user_id });
  return events;
}

/** The first party that the contract names as the recipient of the money; null while there is none. */
function payeeOf(tx: Tx, agreement: AgreementBody): number | null {
  const profiles: Record<number, ProfileBody> = {};
  for (const { role, profile_id } of Object.values(agreement.parties)) {
    if (role !== "stakeholders" && role !== "carriers") continue;
    const row = tx.store.documents.get("profiles", String(profile_id));
    if (row && !row.deleted) profiles[profile_id] = bodyOf("profiles", row);
  }
  return payees({ agreement, profiles })[0]?.profile_id ?? null;
}

function eventsOf(before: AgreementBody["payments"], after: AgreementBody["payments"]): PaymentEvent[] {
  return Object.entries(after).flatMap(([id, { cancelled }]) => {
    const stood = Object.hasOwn(before, id) ? before[id] : undefined;
    const details = { payment: id };
    const recorded = stood ? [] : [{ verb: "payment.record" as const, details }];
    const isCancelled = cancelled !== null && !stood?.cancelled;
    return isCancelled ? [...recorded, { verb: "payment.cancel" as const, details }] : recorded;
  });
}
