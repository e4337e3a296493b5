import { accessTo } from "shared-schema/agreement/access";
import type { AgreementBody } from "shared-schema/agreement/schema";
import type { CruiseFacts } from "shared-schema/api/cruiseProjection";
import type { VisibleProfile } from "shared-schema/api/partyProjection";
import { makePlan } from "shared-schema/pricing/plan";
import { mayWriteProfile } from "shared-schema/profile/change";
import type { ProfileBody } from "shared-schema/profile/schema";
import { done, type Result, refused } from "shared-schema/result";
import { mayWriteYacht } from "shared-schema/yacht/change";
import { bodyOf, viewerOf, visibleBody } from "../bodies.ts";
import { type Actor, type Deps, reading, type Tx } from "../context.ts";
import { findDocument } from "../editDocument.ts";
import { taxRowsNow } from "../seedReference.ts";

/** An agreement with everything around it, as one viewer may see it. */
export interface ReadAgreement extends CruiseFacts {
  /** When it was last written, UTC. */
  updated_at: string;
}

/**
 * Reads an agreement for a viewer and makes its plan.
 * @param version of the path; only the current one can be read as an agreement
 */
export function readAgreement(
  deps: Deps,
  actor: Actor,
  id: number,
  version: number | null = null,
): Result<ReadAgreement> {
  const tx = reading(deps);
  const found = findDocument(tx, actor, "agreements", String(id));
  if (!found.ok) return found;
  const agreement = bodyOf("agreements", found.value);
  if (version !== null && version !== agreement.version) {
    return refused("not-found", `There is no version ${version} of this agreement.`);
  }
  const yacht = yachtOf(tx, actor, agreement);
  const today = tx.now.slice(0, 10);
  const geo = deps.assets.geo();
  return done({
    id,
    agreement,
    yacht,
    profiles: profilesOf(tx, actor, agreement),
    access: accessTo(agreement, viewerOf(tx, actor)),
    plan: makePlan({ agreement, yacht: yacht?.body ?? null, geo, taxRows: taxRowsNow(tx), today }),
    updated_at: found.value.updated_at,
  });
}

function yachtOf(tx: Tx, actor: Actor, { yacht_id }: AgreementBody): CruiseFacts["yacht"] {
  const row = yacht_id === null ? undefined : tx.store.documents.get("yachts", String(yacht_id));
  if (!row || row.deleted) return null;
  const body = bodyOf("yachts", row);
  const roles = new Set(tx.store.links.rolesAroundYacht(row.id, actor.user_id));
  return { body, write_access: mayWriteYacht(body, { ...actor, roles }) };
}

/** The parties' profiles, each in the copy that the viewer gets. */
function profilesOf(tx: Tx, actor: Actor, { parties }: AgreementBody): Map<number, VisibleProfile> {
  const profiles = new Map<number, VisibleProfile>();
  for (const { profile_id } of Object.values(parties)) {
    const row = tx.store.documents.visibleTo(actor.user_id, "profiles", String(profile_id));
    if (!row) continue;
    // What is left of a checked body after private fields were left out of it is one still.
    const body = visibleBody("profiles", row.body, row.sight) as ProfileBody;
    profiles.set(profile_id, { body, write_access: mayWriteProfile(body, actor.user_id) });
  }
  return profiles;
}
