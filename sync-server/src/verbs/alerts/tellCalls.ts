import type { AgreementBody } from "shared-schema/agreement/schema";
import type { Role } from "shared-schema/base/roles";
import { callsOf } from "shared-schema/payments/callsOf";
import { timingOf } from "shared-schema/payments/overview/timing";
import { bodyOf } from "../core/bodies.ts";
import { type Deps, type Tx, transact } from "../core/context.ts";
import { DAY_MS, movedBy } from "../core/instants.ts";
import { ownerOf } from "./reach.ts";
import { tell } from "./tell.ts";

/** Those who pay, and the one who collects. */
const TOLD_ROLES: readonly Role[] = ["clients", "central_agents"];
/** A call that has been overdue for longer is told to nobody: its parties know, or the server was not there. */
const MOST_DAYS_LATE = 30;
/** Agreements that are looked at in one transaction. */
const AT_ONCE = 50;

/**
 * Tells of the calls for fund that are due within some days, and of those that are overdue, each once. It looks once a day, UTC, and
 * once more after a crash: what was told already is not told again.
 * @param daysBefore days before its date at which a call is told
 */
export async function tellCalls(deps: Deps, daysBefore: number): Promise<void> {
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
  const agreement = bodyOf("agreements", row);
  if (agreement.generated_versions_len === 0 || agreement.status === "ARCHIVED") return;
  const soon = dayFrom(today, daysBefore);
  const longAgo = dayFrom(today, -MOST_DAYS_LATE);
  for (const { id: callId, call, balance } of callsOf(agreement, { write: false, can_post_payments: "NONE" })) {
    const { date_due, designation } = call;
    const timing = timingOf({ call, balance }, agreement, today);
    // One that is due at once has no date to remind of: its parties were told when it was generated.
    if (date_due === null || call.due_by_execution || date_due > soon || date_due < longAgo || balance < 0) continue;
    if (timing !== "OVERDUE" && timing !== "DUE" && timing !== "EXPECTED") continue;
    for (const user_id of toldOf(tx, agreement)) {
      tell(tx, {
        ...{ kind: timing === "OVERDUE" ? "call-overdue" : "call-due", user_id, agreement_id: Number(id) },
        cause: `${callId}/${date_due}`,
        details: { call: { designation, date_due, balance, currency: agreement.currency } },
      });
    }
  }
}

function toldOf(tx: Tx, { parties }: AgreementBody): Set<number> {
  const told = Object.values(parties).filter(({ role }) => TOLD_ROLES.includes(role));
  return new Set(told.flatMap(({ profile_id }) => ownerOf(tx, profile_id) ?? []));
}

function dayFrom(day: string, days: number): string {
  return movedBy(`${day}T00:00:00.000Z`, days * DAY_MS).slice(0, 10);
}
