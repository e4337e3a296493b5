import { approvingParties } from "shared-schema/agreement/access";
import type { AgreementBody } from "shared-schema/agreement/schema";

/** What becomes of a party's approval when a value is chosen. */
type ApprovalFate = "stays" | "outdated" | "leaves" | "joins" | "absent";

export interface ApprovalEffect {
  /** Key of the party. */
  party: string;
  theirs: ApprovalFate;
  mine: ApprovalFate;
}

type Parties = Pick<AgreementBody, "parties">;

/**
 * What each choice does to the approval of every party that can approve. What is approved are the terms: keeping what stands
 * changes nothing, other terms outdate what was given.
 * @param outdates whether the terms differ between the two
 */
export function approvalEffects(theirs: Parties, mine: Parties, outdates: boolean): ApprovalEffect[] {
  const standing = new Set(approvingParties(theirs));
  const wanted = new Set(approvingParties(mine));
  return [...new Set([...standing, ...wanted])].map((party) => {
    if (!standing.has(party)) return { party, theirs: "absent", mine: "joins" };
    if (!wanted.has(party)) return { party, theirs: "stays", mine: "leaves" };
    return { party, theirs: "stays", mine: outdates ? "outdated" : "stays" };
  });
}
