import type { AgreementBody } from "shared-schema/agreement/schema";
import { CALL_ALERT_ROLES, callAlerts } from "shared-schema/alerts/calls";
import { ownerOf } from "../../base/account/ownerOf.ts";
import { type Deps, type Tx, transact } from "../../base/context.ts";
import { uncut } from "../../base/uncut.ts";
import { addAlert } from "./addAlert.ts";

/** Agreements that are looked at in one transaction. */
const AT_ONCE = 50;

/**
 * Tells of the calls for fund that are due within some days, and of those that are overdue, each once. It looks once a day, UTC, and
 * once more after a crash: old news is not told again.
 * @param daysBefore days before its date at which a call is told
 */
export async function alertCalls(deps: Deps, daysBefore: number): Promise<void> {
  const today = deps.clock.now().toISOString().slice(0, 10);
  if (deps.store.meta.callsLookedAt() === today) return;
  const ids = deps.store.documents.idsIn("agreements");
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const some = ids.slice(from, from + AT_ONCE);
    transact(deps, (tx) => {
      for (const id of some) lookSafely(tx, id, { today, daysBefore });
    });
    // Requests are answered in between.
    await new Promise((resolve) => setImmediate(resolve));
  }
  transact(deps, (tx) => tx.store.meta.setCallsLookedAt(today));
}

interface Window {
  /** UTC. */
  today: string;
  daysBefore: number;
}

/** An agreement that cannot be looked at does not keep the others from it. */
function lookSafely(tx: Tx, id: string, window: Window): void {
  try {
    lookAt(tx, id, window);
  } catch (error) {
    tx.log.error({ err: error, agreement: id }, "Calls for fund could not be looked at");
  }
}

function lookAt(tx: Tx, id: string, { today, daysBefore }: Window): void {
  const row = tx.store.documents.get("agreements", id);
  if (!row || row.deleted) return;
  const agreement = uncut("agreements", row);
  for (const { kind, id: callId, call, date_due, balance } of callAlerts(agreement, today, daysBefore)) {
    // The news of the version itself tells what is due on execution.
    if (date_due === null) continue;
    const details = { call: { designation: call.designation, date_due, balance, currency: agreement.currency } };
    for (const user_id of recipientsOf(tx, agreement)) {
      addAlert(tx, { kind, cause: `${callId}/${date_due}`, user_id, agreement_id: Number(id), details });
    }
  }
}

function recipientsOf(tx: Tx, { parties }: AgreementBody): Set<number> {
  const recipients = Object.values(parties).filter(({ role }) => CALL_ALERT_ROLES.includes(role));
  return new Set(recipients.flatMap(({ profile_id }) => ownerOf(tx, profile_id) ?? []));
}
