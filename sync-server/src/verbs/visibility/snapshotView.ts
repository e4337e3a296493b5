import { ROLES } from "shared-schema/base/roles";
import type { SnapshotBody } from "shared-schema/frozen/schema";
import { sightOf } from "shared-schema/visibility/readers";
import { LEAST, type Sight } from "shared-schema/visibility/sight";
import type { Actor, Tx } from "../base/context.ts";
import { uncut } from "../base/uncut.ts";

/** The actor's sight of the profiles in a frozen copy: what the rule about profiles says, through this agreement alone. */
export function snapshotView(
  tx: Tx,
  actor: Actor,
  id: string,
  snapshot: SnapshotBody,
): { sight: Sight; sightOfProfile: (number: string) => Sight } {
  const own = ownProfiles(tx, actor, snapshot);
  const parties = tx.store.links.of("agreements", id).flatMap((link) => {
    const role = ROLES.find((each) => each === link.role);
    return role ? [{ role, profile_id: link.target_id }] : [];
  });
  const rolesOf = (is: (profile: string) => boolean) =>
    parties.filter(({ profile_id }) => is(profile_id)).map(({ role }) => role);
  const viewer_roles = rolesOf((profile) => own.has(profile));
  const sightOfProfile = (number: string) => {
    const shared = [{ viewer_roles, profile_roles: rolesOf((profile) => profile === number) }];
    const is_company = snapshot.profiles[number]?.is_company === true;
    const { is_admin } = actor;
    return sightOf("profiles", { own: own.has(number), is_admin, is_company, shared }) ?? LEAST;
  };
  return { sight: LEAST, sightOfProfile };
}

/** The actor's profiles, and those made by the actor that no one has claimed. */
function ownProfiles(tx: Tx, actor: Actor, { profiles }: SnapshotBody): Set<string> {
  const own = new Set(tx.store.documents.idsOwnedBy("profiles", actor.user_id));
  for (const [key, frozen] of Object.entries(profiles)) {
    if (frozen.user_id !== null || frozen.created_by !== actor.user_id) continue;
    const live = tx.store.documents.get("profiles", key);
    if (live && uncut("profiles", live).user_id === null) own.add(key);
  }
  return own;
}
