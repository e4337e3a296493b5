import { ownParties, type Viewer } from "../agreement/access.ts";
import type { AgreementBody } from "../agreement/schema.ts";
import { isGenerated } from "../agreement/status.ts";
import { missingOfParty } from "../terms/missing.ts";
import type { PeopleOnContract } from "../terms/parties.ts";
import type { NextFacts } from "./next.ts";

/** The facts in the profiles of an agreement that decide a viewer's next step, as far as they are known. */
export function peopleFacts(
  facts: PeopleOnContract & { agreement: AgreementBody },
  viewer: Viewer,
): Pick<NextFacts, "lacking" | "hasAccount"> {
  const { agreement, profiles } = facts;
  const own = isGenerated(agreement.status) ? [] : ownParties(agreement, viewer);
  const lacking = own.flatMap((party) => {
    const { length: count } = profiles[party.profile_id] ? missingOfParty(facts, party) : [];
    return count > 0 ? [{ profile_id: party.profile_id, count }] : [];
  });
  return { lacking, hasAccount: (profileId) => typeof profiles[profileId]?.user_id === "number" };
}
