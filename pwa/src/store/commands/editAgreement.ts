import { decideAgreementChange } from "shared-schema/agreement/change";
import type { AgreementBody } from "shared-schema/agreement/schema";
import { dayOf } from "shared-schema/base/basics";
import { done, type Result } from "shared-schema/base/result";
import type { TypedOver } from "shared-schema/sync/typedOver";
import { filledAgreement, inItsCut } from "shared-schema/visibility/filled";
import { runtime } from "../database/runtime.ts";
import { editDocument } from "./edit.ts";

/** Edits an agreement under its one rule. */
export async function editAgreement(
  id: number,
  change: (before: AgreementBody) => Result<AgreementBody>,
  typed: TypedOver | null = null,
): Promise<Result<void>> {
  const { collections, viewer, now } = await runtime();
  // A reader's copy may lack fields: the change and the rule see them without an entry, and the copy stays without them.
  const filled = (before: AgreementBody) => change(filledAgreement(before));
  const decide = (before: AgreementBody, after: AgreementBody) => {
    const verdict = decideAgreementChange(filledAgreement(before), after, viewer(), dayOf(now()));
    return verdict.ok && verdict.value ? done(inItsCut(before, verdict.value)) : verdict;
  };
  return editDocument(collections.agreements, String(id), filled, decide, typed);
}
