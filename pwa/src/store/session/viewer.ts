import type { Viewer } from "shared-schema/agreement/access";
import type { Me } from "./me.ts";

/** Returns the viewer, with the profiles that the server named and those made on this device since. */
export function viewerOf(me: Me | null, ownProfiles: Iterable<number> = []): Viewer {
  const named = me?.profiles.map((profile) => profile.id) ?? [];
  return {
    user_id: me?.id ?? 0,
    is_admin: me?.is_admin ?? false,
    may_create_agreements: me?.may_create_agreements ?? false,
    profile_ids: new Set([...named, ...ownProfiles]),
  };
}
