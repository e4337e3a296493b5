import { fromProfileView } from "shared-schema/api/profile";
import { useOnlineProfile } from "../../store/commands/onlineRecords.ts";
import { patchProfile } from "../../store/commands/profiles.ts";
import { useProfile, useProfileWritable } from "../../store/queries/documents.ts";
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
  const online = useOnlineProfile(here === null ? id : null);
  const save: ProfileRecord["save"] = (key) => (value) => saved(patchProfile(id, { [key]: value }), key);
  if (here === undefined) return { state: "loading" };
  const found = { document: "profiles", id, save } as const;
  if (here !== null) {
    return { state: "found", isOnline: false, record: { ...found, body: here.body, disabled: !writable } };
  }
  if (online.state !== "found") return online;
  return { state: "found", isOnline: true, record: { ...found, body: fromProfileView(online.view), disabled: true } };
}
