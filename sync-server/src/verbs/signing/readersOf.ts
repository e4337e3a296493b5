import { agreementBody } from "shared-schema/agreement/schema";
import { ownerOf } from "../base/account/ownerOf.ts";
import type { Tx } from "../base/context.ts";
import type { VersionSigning } from "./versionState.ts";

const partiesOfVersion = agreementBody.pick({ parties: true });

/** The accounts of those who read a version: its parties of then but passengers, and delegates who have accepted. */
export function readersOf(
  tx: Tx,
  { row, state }: Pick<VersionSigning, "row" | "state">,
): { id: number; email: string }[] {
  const { parties } = partiesOfVersion.parse(JSON.parse(row.agreement));
  const profiles = [
    ...Object.values(parties)
      .filter(({ role }) => role !== "passengers")
      .map(({ profile_id }) => profile_id),
    ...state.signatories.flatMap((each) =>
      each.parties.flatMap(({ delegate_profile_id }) => delegate_profile_id ?? []),
    ),
  ];
  const readers = new Set(profiles.flatMap((profile) => ownerOf(tx, profile) ?? []));
  return [...readers].flatMap((id) => tx.store.users.byId(id) ?? []);
}
