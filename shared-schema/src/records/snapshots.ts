import { isMap, type JsonMap } from "../base/json.ts";
import { type SnapshotBody, snapshotBody } from "../frozen/schema.ts";
import { profileFields } from "../visibility/tables/profile.ts";
import type { RecordRules } from "./recordRules.ts";

/** The frozen copy of a locked agreement: yacht, profiles and tax rates as they were. */
export const snapshots = {
  schema: snapshotBody,
  first: null,
  pushable: false,
  decide: null,
  audience: {
    readers: "parties",
    fields: {
      version: "readers",
      frozen_at: "readers",
      yacht: "readers",
      profiles: { each: profileFields, areProfiles: true },
      // The table of rates is every account's, in `reference`.
      tax_rows: "readers",
    },
  },
  endsWithAgreement: true,
  erase: {
    person: (snapshot, { ids, profile: erased }) =>
      withProfiles(snapshot, (id, profile) => (ids.has(id) && isMap(profile) ? erased(profile) : profile)),
    travel: (snapshot, { profile }) => withProfiles(snapshot, profile),
  },
  label: { en: "Frozen copies", fr: "Copies figées" },
  noun: "frozen_copy",
} as const satisfies RecordRules<SnapshotBody>;

function withProfiles(snapshot: JsonMap, change: (id: string, profile: unknown) => unknown): JsonMap {
  const { profiles } = snapshot;
  if (!isMap(profiles)) return snapshot;
  const changed = Object.entries(profiles).map(([id, profile]) => [id, change(id, profile)]);
  return { ...snapshot, profiles: Object.fromEntries(changed) };
}
