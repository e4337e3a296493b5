import { decideAgreementChange } from "shared-schema/agreement/change";
import type { AgreementBody } from "shared-schema/agreement/schema";
import type { Result } from "shared-schema/result";
import { runtime } from "../runtime.ts";
import { editDocument } from "./edit.ts";

/** Edits an agreement under its one rule. */
export async function editAgreement(
  id: number,
  change: (before: AgreementBody) => Result<AgreementBody>,
): Promise<Result<void>> {
  const { collections, viewer } = await runtime();
  return editDocument(collections.agreements, String(id), change, (before, after) =>
    decideAgreementChange(before, after, viewer()),
  );
}
