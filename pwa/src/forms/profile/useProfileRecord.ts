import { useMemo } from "react";
import { heldFields, heldRoles } from "shared-schema/agreement/people/held";
import { fromProfileView } from "shared-schema/api/profile";
import type { ProfileBody } from "shared-schema/profile/schema";
import { useOnlineProfile } from "../../store/commands/onlineRecords.ts";
import { patchProfile } from "../../store/commands/profiles.ts";
import { useAgreements, useProfile, useProfileWritable } from "../../store/queries/documents.ts";
import { useSession } from "../../store/session/session.ts";
import { saved } from "../../ui/feedback/saving.ts";
import type { Lookup } from "../lookup.ts";
import type { ProfileRecord } from "./record.ts";

/**
 * A profile to show and edit: from this device, or for an administrator from the server. One that is read from the server is
 * read-only: only its owner and its creator write it, and their devices hold it.
 */
export function useProfileRecord(id: number): Lookup<ProfileRecord> {
  const here = useProfile(id);
  const writable = useProfileWritable(id);
  const held = useHeldFields(id, here?.body);
  const online = useOnlineProfile(here === null ? id : null);
  const save: ProfileRecord["save"] = (key) => (value) => saved(patchProfile(id, { [key]: value }), key);
  if (here === undefined) return { state: "loading" };
  const found = { document: "profiles", id, save } as const;
  if (here !== null) {
    return { state: "found", isOnline: false, record: { ...found, body: here.body, disabled: !writable, held } };
  }
  if (online.state !== "found") return online;
  return {
    state: "found",
    isOnline: true,
    record: { ...found, body: fromProfileView(online.view), disabled: true, held },
  };
}

/** The fields of a profile that contracts on this device hold. */
function useHeldFields(id: number, body: ProfileBody | undefined): ReadonlySet<keyof ProfileBody> {
  const agreements = useAgreements();
  const userId = useSession((session) => session.user?.id);
  return useMemo(() => {
    if (!body || userId === undefined) return new Set();
    const roles = heldRoles(
      id,
      (agreements ?? []).map((agreement) => agreement.body),
    );
    return heldFields(body, roles, userId);
  }, [agreements, body, id, userId]);
}
