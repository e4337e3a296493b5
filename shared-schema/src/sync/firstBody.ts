import { isRecordKind } from "../records/kinds.ts";
import { RECORDS } from "../records/rules.ts";
import type { Collection } from "./wire.ts";

/**
 * The body that a document has before it is first written; null where it has none. Whoever writes a record first has begun with its first
 * body, so two people who both do have made edits of the same, which merge. Any other document begins with what its author enters, and a
 * second one under the same key is refused.
 */
export function firstBody(collection: Collection): object | null {
  return isRecordKind(collection) ? RECORDS[collection].first : null;
}
