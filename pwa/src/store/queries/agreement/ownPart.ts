import { ownParties } from "shared-schema/agreement/access";
import type { AgreementBody } from "shared-schema/agreement/schema";
import { ownApprovingParties } from "shared-schema/approval/mayApprove";
import { missingOfParty } from "shared-schema/terms/missing";
import type { OwnPart } from "shared-schema/terms/nextStep";
import type { PeopleOnContract } from "shared-schema/terms/parties";
import { runtime } from "../../database/runtime.ts";
import { readRecord } from "./readRecord.ts";

/** Reads the part that the user at the screen has in an agreement. An approval that has become outdated counts as given. */
export async function readOwnPart(
  id: number,
  facts: PeopleOnContract & { agreement: AgreementBody },
): Promise<OwnPart> {
  const { collections, viewer } = await runtime();
  const user = viewer();
  const lacking = ownParties(facts.agreement, user).map((party) => missingOfParty(facts, party).length);
  const approving = ownApprovingParties(facts.agreement, user);
  const given = (await readRecord(collections, "approvals", id))?.parties ?? {};
  return {
    lacks: lacking.reduce((sum, count) => sum + count, 0),
    approves: approving.some((key) => !given[key]?.approval),
  };
}
