import type { KycAlertsView } from "shared-schema/api/privacy/kycAlerts";
import { decideKycRead } from "shared-schema/kyc/access";
import { nameOfProfile } from "../../base/account/nameOf.ts";
import { type Actor, type Deps, reading } from "../../base/context.ts";
import { ERASED } from "../../base/erased.ts";
import { viewerOf } from "../../base/viewer.ts";
import { MOST_WORK } from "../../base/work.ts";
import { shown } from "../../visibility/shown.ts";
import { endingChecks, lastDayOfAlerts } from "./ending.ts";
import { NO_ONE } from "./party.ts";

/** So many of them are told; more would not be read. */
const MOST = 200;

/**
 * Lists the parties whose evidence expires, for an account that checks them. Devices do not have the evidence, so they ask; what they get names
 * the party alone. The newest agreements come first, and it ends after a quarter of a second's work.
 */
export function listKycAlerts(deps: Deps, actor: Actor): KycAlertsView {
  const tx = reading(deps);
  const viewer = viewerOf(tx, actor);
  const today = tx.now.slice(0, 10);
  const ending = tx.store.kyc.endingAmong(tx.store.links.agreementsOfOwner(actor.user_id), lastDayOfAlerts(tx.now));
  const alerts: KycAlertsView = [];
  let bytes = 0;
  for (const id of ending.sort((a, b) => Number(b) - Number(a))) {
    if (bytes >= MOST_WORK || alerts.length >= MOST) break;
    const row = tx.store.documents.visibleTo(actor.user_id, "agreements", id);
    if (!row) continue;
    bytes += row.body.length;
    const agreement = shown("agreements", row);
    if (!decideKycRead(agreement, viewer, Number(NO_ONE)).ok) continue;
    for (const { profile_id, kind, cause } of endingChecks(agreement, tx.store.kyc.ofAgreement(id), today)) {
      if (!decideKycRead(agreement, viewer, profile_id).ok) continue;
      const about = nameOfProfile(tx, String(profile_id)) ?? ERASED;
      alerts.push({ key: `${kind}/${id}/${cause}`, kind, agreement: { id: Number(id), name: agreement.name }, about });
    }
  }
  return alerts.slice(0, MOST);
}
