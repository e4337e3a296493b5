import type { KycAlertsView } from "shared-schema/api/privacy/kycAlerts";
import { decideKycRead } from "shared-schema/kyc/access";
import { ERASED } from "../audit/erase/person.ts";
import { viewerOf } from "../core/bodies.ts";
import { type Actor, type Deps, reading } from "../core/context.ts";
import { endingChecks, lastDayOfAlerts } from "./ending.ts";
import { NOBODY, nameOfProfile, readingKyc } from "./party.ts";

/** So many of them are told; more would not be read. */
const MOST = 200;

/**
 * Lists the parties whose evidence expires, for an account that checks them. Devices do not have the evidence, so they ask; what they get names
 * the party alone.
 */
export function listKycAlerts(deps: Deps, actor: Actor): KycAlertsView {
  const tx = reading(deps);
  const viewer = viewerOf(tx, actor);
  const today = tx.now.slice(0, 10);
  const ids = new Set(
    [...viewer.profile_ids].flatMap((profile) => tx.store.links.sourcesOf("profiles", String(profile), "agreements")),
  );
  const alerts: KycAlertsView = [];
  for (const id of tx.store.kyc.endingAmong([...ids], lastDayOfAlerts(tx.now))) {
    const read = readingKyc(tx, actor, { agreement_id: id, profile_id: NOBODY });
    if (!read.ok) continue;
    const agreement = { id: Number(id), name: read.value.name };
    for (const { profile_id, kind, cause } of endingChecks(read.value, tx.store.kyc.ofAgreement(id), today)) {
      if (!decideKycRead(read.value, viewer, profile_id).ok) continue;
      const about = nameOfProfile(tx, String(profile_id)) ?? ERASED;
      alerts.push({ key: `${kind}/${id}/${cause}`, kind, agreement, about });
      if (alerts.length === MOST) return alerts;
    }
  }
  return alerts;
}
