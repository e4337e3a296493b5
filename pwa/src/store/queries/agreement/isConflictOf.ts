import type { InboxBody } from "shared-schema/sync/inbox";

/** Whether a message is a conflict in a field of an agreement, for its reader to decide. */
export function isConflictOf(
  { kind, collection, document_id }: Pick<InboxBody, "kind" | "collection" | "document_id">,
  agreementId: number,
): boolean {
  return kind === "conflict" && collection === "agreements" && document_id === String(agreementId);
}
