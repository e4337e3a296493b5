import { PAYEE_ROLES } from "shared-schema/visibility/audiences/audiences";
import { ProfileForm } from "#forms/profile/ProfileForm.tsx";
import { useWorkspace } from "../../frame/workspace/workspace.ts";
import type { PartyEntry } from "../useParties.ts";
import { FrozenProfile } from "./FrozenProfile.tsx";

/** A party's particulars: the live profile, or the copy that a locked agreement keeps. */
export function PartyDetails({ party: { role, profile, profile_id } }: { party: PartyEntry }) {
  const { inputs } = useWorkspace();
  const bank = PAYEE_ROLES.includes(role);
  const frozenAt = inputs?.frozen_at ?? null;
  return profile && frozenAt !== null ? (
    <FrozenProfile profileId={profile_id} profile={profile} frozenAt={frozenAt} bank={bank} />
  ) : (
    <ProfileForm profileId={profile_id} bank={bank} />
  );
}
