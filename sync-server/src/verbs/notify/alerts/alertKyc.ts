import type { Viewer } from "shared-schema/agreement/access";
import { decideKycRead } from "shared-schema/kyc/access";
import { type Deps, type Tx, transact } from "../../base/context.ts";
import { uncut } from "../../base/uncut.ts";
import { viewerOf } from "../../base/viewer.ts";
import { endingChecks, lastDayOfAlerts } from "../../people/kyc/ending.ts";
import { addAlert } from "./addAlert.ts";

/** Agreements that are looked at in one transaction. */
const AT_ONCE = 50;

/**
 * Tells those who check the parties of evidence that expires within 30 days, and of evidence that has expired, each once. It looks once a
 * day, UTC, and once more after a crash: old news is not told again.
 */
export async function alertKyc(deps: Deps): Promise<void> {
  const { store, clock } = deps;
  const now = clock.now().toISOString();
  const today = now.slice(0, 10);
  if (store.meta.kycLookedAt() === today) return;
  const ids = store.kyc.endingIn(lastDayOfAlerts(now));
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    transact(deps, (tx) => {
      const viewers = viewersIn(tx);
      for (const id of ids.slice(from, from + AT_ONCE)) lookSafely(tx, id, today, viewers);
    });
    // Requests are answered in between.
    await new Promise((resolve) => setImmediate(resolve));
  }
  transact(deps, (tx) => tx.store.meta.setKycLookedAt(today));
}

/** Reads the profiles of each account once, however many agreements it is on. */
function viewersIn(tx: Tx): (user_id: number) => Viewer {
  const known = new Map<number, Viewer>();
  return (user_id) => {
    const viewer = known.get(user_id) ?? viewerOf(tx, { user_id, is_admin: false });
    known.set(user_id, viewer);
    return viewer;
  };
}

/** An agreement that cannot be looked at does not keep the others from it. */
function lookSafely(tx: Tx, id: string, today: string, viewers: (user_id: number) => Viewer): void {
  try {
    lookAt(tx, id, today, viewers);
  } catch (error) {
    tx.log.error({ err: error, agreement: id }, "Evidence could not be looked at");
  }
}

function lookAt(tx: Tx, id: string, today: string, viewerBehind: (user_id: number) => Viewer): void {
  const row = tx.store.documents.get("agreements", id);
  if (!row || row.deleted) return;
  const agreement = uncut("agreements", row);
  const ending = endingChecks(agreement, tx.store.kyc.ofAgreement(id), today);
  if (ending.length === 0) return;
  const viewers = [...tx.store.links.rolesOnAgreement(id).keys()].map(viewerBehind);
  for (const { profile_id, kind, cause } of ending) {
    for (const viewer of viewers) {
      if (!decideKycRead(agreement, viewer, profile_id).ok) continue;
      addAlert(tx, { kind, cause, user_id: viewer.user_id, agreement_id: Number(id), details: { party: profile_id } });
    }
  }
}
