import type { AgreementBody, Status } from "./schema.ts";

/** The draft of the next addendum: the terms of the last generated version, open again. */
export function openAddendum(agreement: AgreementBody): AgreementBody {
  return { ...agreement, status: "DRAFT", version: agreement.version + 1 };
}

/**
 * Discards the draft of an addendum: returns the last generated version with its calls for fund. Comments are not part
 * of a version, so those written since stay.
 * @param generated the agreement as it stood when the addendum was opened
 * @param status of that version
 */
export function discardAddendum(draft: AgreementBody, generated: AgreementBody, status: Status): AgreementBody {
  return { ...generated, status, comments: draft.comments };
}
