import { useRef } from "react";
import type { PaymentCall } from "shared-schema/agreement/schema";
import { patchPaymentCall } from "#store/commands/agreement/paymentCalls.ts";
import { fieldPath } from "#store/drafts/fieldPath.ts";
import { saved } from "#ui/feedback/saving.ts";
import { discardDraft } from "#ui/fields/autosave/drafts.ts";
import type { SaveResult } from "#ui/fields/types.ts";

/** The fields of a call for fund that are edited in its row. */
type Edited = Pick<PaymentCall, "designation" | "amount" | "date_due" | "due_by_execution">;

/** Saves the fields of a call, and puts back those that were changed since its row was opened. */
export function useCallEdit(id: number, partId: string, call: PaymentCall) {
  const before = useRef<Edited>(call);
  const changed = useRef(new Set<keyof Edited>());
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const path = (field: keyof Edited) => fieldPath("agreements", id, "payment_calls", partId, field);
  const save = (patch: Partial<Edited>): Promise<SaveResult> => {
    for (const field of FIELDS) if (field in patch) changed.current.add(field);
    const answer = saved(patchPaymentCall(id, partId, patch));
    last.current = answer;
    return answer;
  };
  const restore = async () => {
    // Text in a field is saved by leaving it, and put back with the rest.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    await last.current;
    const was = before.current;
    const isChanged = (field: keyof Edited) => changed.current.has(field);
    const patch: Partial<Edited> = {
      ...(isChanged("designation") && { designation: was.designation }),
      ...(isChanged("amount") && { amount: was.amount }),
      ...(isChanged("date_due") && { date_due: was.date_due }),
      ...(isChanged("due_by_execution") && { due_by_execution: was.due_by_execution }),
    };
    for (const field of FIELDS) discardDraft(path(field));
    if (changed.current.size > 0) await patchPaymentCall(id, partId, patch);
  };
  return { path, save, restore };
}

const FIELDS: readonly (keyof Edited)[] = ["designation", "amount", "date_due", "due_by_execution"];
