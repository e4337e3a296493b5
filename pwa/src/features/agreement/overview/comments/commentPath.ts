import { fieldPath } from "#store/drafts/fieldPath.ts";
import { draftOf } from "#ui/fields/autosave/drafts.ts";

/** The fields of a comment that its author fills in. */
type Field = "about" | "text" | "proposes";
const FIELDS: readonly Field[] = ["about", "text", "proposes"];

/**
 * The path under which a comment is kept while it is written.
 * @param answers id of the comment that it answers; null for a comment of its own
 */
export function commentPath(agreementId: number, answers: string | null, field: Field) {
  const partId = answers === null ? "new" : `new-answer-${answers}`;
  return fieldPath("agreements", agreementId, "comments", partId, field);
}

/** Whether a comment was begun on this device and not added yet. */
export function isBegun(agreementId: number, answers: string | null): boolean {
  return FIELDS.some((field) => draftOf(commentPath(agreementId, answers, field)) !== undefined);
}
