import type { CruiseView } from "shared-schema/api/agreement/cruise";
import { toCruiseView } from "shared-schema/api/agreement/cruiseProjection";
import { done, type Result, refused } from "shared-schema/base/result";
import { showCruise } from "../../agreement/cruises.ts";
import { describeAgreement } from "../../agreement/readAgreement.ts";
import { type Actor, type Deps, reading } from "../../base/context.ts";
import { derived } from "../../base/derived.ts";
import { shown, shownSnapshot } from "../../visibility/shown.ts";
import { readableVersion } from "./versions.ts";

/**
 * A version of an agreement in the REST view: the current one, or one that was generated, as it was last before the next was opened,
 * to those who read its contract. Passports are with the current one alone.
 */
export async function showVersion(deps: Deps, actor: Actor, id: number, version: number): Promise<Result<CruiseView>> {
  const tx = reading(deps);
  const row = tx.store.documents.visibleTo(actor.user_id, "agreements", String(id));
  if (!row || shown("agreements", row).version === version) return showCruise(deps, actor, id, version);
  const generated = readableVersion(deps, actor, id, version);
  if (generated && !generated.ok) return generated;
  const kept = generated && tx.store.history.lastOfVersion("agreements", String(id), version);
  const copy = generated && tx.store.history.lastOfVersion("snapshots", String(id), version);
  if (!kept || !copy) return refused("agreement.version-not-found", { version });
  const then = { ...row, body: kept.body, updated_at: kept.at };
  const frozen = shownSnapshot(tx, actor, String(id), copy);
  return derived(actor, () => done(toCruiseView(describeAgreement(deps, actor, then, { copy: frozen }))));
}
