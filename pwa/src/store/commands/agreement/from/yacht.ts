import { takeParties } from "shared-schema/agreement/mutations/leftOut";
import { lastPartiesOfYacht } from "shared-schema/agreement/proposed/yachtParties";
import type { Role } from "shared-schema/base/roles";
import { fullName } from "shared-schema/profile/schema";
import { runtime } from "../../../database/runtime.ts";
import { ownParties } from "../agreements.ts";
import { addableHere } from "./addable.ts";

/** Someone who may be put on a new agreement. */
export interface ProposedParty {
  role: Role;
  profile_id: number;
  name: string;
}

/** The carrier and the captains of a yacht's last voyage, as far as the user may put them on a new agreement. */
export async function partiesWithYacht(yachtId: number): Promise<ProposedParty[]> {
  const { collections, viewer } = await runtime();
  const creator = viewer();
  const agreements = (await collections.agreements.find().exec()).map((row) => row.toMutableJSON().body);
  const parties = lastPartiesOfYacht(agreements, yachtId, creator);
  const here = await addableHere(
    null,
    parties.map(({ profile_id }) => profile_id),
  );
  const bare = { parties: ownParties(), created_by: creator.user_id };
  const { taken } = takeParties(bare, creator, parties, ({ profile_id }) =>
    here.profile(profile_id) ? null : "not-yours",
  );
  return taken.flatMap(({ role, profile_id }) => {
    const profile = here.profile(profile_id);
    return profile ? [{ role, profile_id, name: fullName(profile) }] : [];
  });
}
