import { decideAgreementChange } from "shared-schema/agreement/change";
import type { AgreementBody } from "shared-schema/agreement/schema";
import { dayOf } from "shared-schema/base/basics";
import type { Result } from "shared-schema/base/result";
import type { TypedOver } from "shared-schema/sync/typedOver";
import { runtime } from "../database/runtime.ts";
import { editDocument } from "./edit.ts";

/** Edits an agreement under its one rule. */
export async function editAgreement(
  id: number,
  change: (before: AgreementBody) => Result<AgreementBody>,
  typed: TypedOver | null = null,
): Promise<Result<void>> {
  const { collections, viewer, now } = await runtime();
  const decide = (before: AgreementBody, after: AgreementBody) =>
    decideAgreementChange(before, after, viewer(), dayOf(now()));
  return editDocument(collections.agreements, String(id), change, decide, typed);
}
