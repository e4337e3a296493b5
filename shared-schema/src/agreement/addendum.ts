import { done, type Result } from "../base/result.ts";
import { decidePaidCalls } from "./payments/paidCalls.ts";
import type { AgreementBody, Status } from "./schema.ts";

/** The draft of the next addendum: the terms of the last generated version, open again. */
export function openAddendum(agreement: AgreementBody): AgreementBody {
  return { ...agreement, status: "DRAFT", version: agreement.version + 1 };
}

/**
 * Discards the draft of an addendum: returns the last generated version with its calls for fund. Comments, payments and expenses are
 * not part of a version, so those made since stay. Refused while a call is paid that the version lacks, or asks otherwise.
 * @param generated the agreement as it stood when the addendum was opened
 * @param status of that version
 */
export function discardAddendum(draft: AgreementBody, generated: AgreementBody, status: Status): Result<AgreementBody> {
  const { comments, payments, expenses } = draft;
  const next = { ...generated, status, comments, payments, ...(expenses && { expenses }) };
  const paid = decidePaidCalls(draft, next);
  return paid.ok ? done(next) : paid;
}
