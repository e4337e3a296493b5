import { sightOf, visibleProfile } from "../agreement/profileVisibility.ts";
import type { Role } from "../base/roles.ts";
import type { SnapshotBody } from "./schema.ts";

/** A viewer's relation to an agreement, as far as its frozen copy is concerned. */
export interface SnapshotStanding {
  is_admin: boolean;
  /** Numbers of the profiles that are the viewer's own. */
  own: ReadonlySet<number>;
  parties: readonly { role: Role; profile_id: number }[];
}

/** The copy that a viewer gets: of each profile what the rule about profiles shows, through this agreement alone. */
export function visibleSnapshot(snapshot: SnapshotBody, { is_admin, own, parties }: SnapshotStanding): SnapshotBody {
  const rolesOf = (is: (profileId: number) => boolean) =>
    parties.filter(({ profile_id }) => is(profile_id)).map(({ role }) => role);
  const viewer_roles = rolesOf((profileId) => own.has(profileId));
  const profiles = Object.entries(snapshot.profiles).map(([key, profile]) => {
    const number = Number(key);
    const shared = [{ viewer_roles, profile_roles: rolesOf((profileId) => profileId === number) }];
    return [key, visibleProfile(profile, sightOf(profile, { own: own.has(number), is_admin, shared }))];
  });
  return { ...snapshot, profiles: Object.fromEntries(profiles) };
}
