import { byPos } from "shared-schema/agreement/order";
import { ROLES, type Role } from "shared-schema/base/roles";
import type { ProfileBody } from "shared-schema/profile/schema";
import { useArrival } from "../../../store/queries/documents.ts";
import { useFoundProfiles } from "../../../store/queries/everywhere.ts";
import { useText } from "../../../ui/i18n.ts";
import { useWorkspace } from "../frame/workspace/workspace.ts";
import { partyMessages } from "./messages.ts";
import { nameOf } from "./nameOf.ts";

/** Someone in a role of the agreement. */
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
  return useEveryone().filter((party) => party.role === role);
}

/** All parties by role, those of a role in their order. */
export function useEveryone(): PartyEntry[] {
  const { agreement } = useWorkspace();
  const named = useNames();
  const parties = byPos(agreement.parties);
  return ROLES.flatMap((role) => parties.filter(([, party]) => party.role === role)).map(
    ([key, { role, profile_id }]) => ({ key, role, profile_id, ...named(profile_id) }),
  );
}

/** Names people by their number. */
export function useNames(): (profileId: number) => { name: string; profile: ProfileBody | null } {
  const t = useText(partyMessages);
  const { inputs } = useWorkspace();
  const found = useFoundProfiles();
  const arrival = useArrival("profiles");
  // A frozen copy is whole: no one else will come.
  const arriving = !inputs || (inputs.frozen_at === null && arrival !== "complete");
  return (profileId) => {
    const profile = inputs?.profiles[profileId] ?? null;
    const unknown = t("parties.unknown", { number: profileId });
    return { name: nameOf({ profile, found: found[profileId], arriving }, unknown), profile };
  };
}
