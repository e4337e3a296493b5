import type { Role } from "shared-schema/agreement/roles";
import { byPos } from "shared-schema/itinerary/order";
import { fullName, type ProfileBody } from "shared-schema/profile/schema";
import { useProfiles } from "../../../store/documents.ts";
import { useText } from "../../../ui/i18n.ts";
import { useWorkspace } from "../frame/workspace.ts";
import { partyMessages } from "./messages.ts";

/** Somebody in a role of the agreement. */
export interface PartyEntry {
  key: string;
  role: Role;
  profile_id: number;
  name: string;
  /** Null while the profile is not on this device. */
  profile: ProfileBody | null;
}

/** The parties in a role, in their order. */
export function useParties(role: Role): PartyEntry[] {
  const { agreement } = useWorkspace();
  const named = useNames();
  return byPos(agreement.parties)
    .filter(([, party]) => party.role === role)
    .map(([key, party]) => ({ key, role, profile_id: party.profile_id, ...named(party.profile_id) }));
}

/** Names people by their number. */
export function useNames(): (profileId: number) => { name: string; profile: ProfileBody | null } {
  const t = useText(partyMessages);
  const profiles = useProfiles();
  return (profileId) => {
    const profile = profiles?.find(({ id }) => id === profileId)?.body ?? null;
    return { name: profile ? fullName(profile) : t("parties.unknown", { number: profileId }), profile };
  };
}
