import { isEqual } from "shared-schema/base/equal";
import { noteDocument } from "../base/audit/note.ts";
import type { Commit, Committed } from "../base/commit.ts";
import type { Tx } from "../base/context.ts";
import { follow, revise } from "./consequences.ts";
import { writeDocument } from "./writeDocument.ts";

/**
 * The one way in which a document is written, for pushes and REST calls alike: body and history, links, grants and feed, all that
 * follows from it, and the event of the verb. Whether it may be written was decided before.
 */
export function commitDocument(tx: Tx, asked: Commit): Committed {
  const { before, user_id, event, address } = asked;
  const commit = { ...asked, body: revise(tx, asked) };
  const committed = writeDocument(tx, commit);
  const further = follow(tx, commit);
  // Last, so that it covers all that was written with the document.
  const revisions = { before, after: committed.row, user_id };
  const events = event ? [event, ...further.filter((other) => !isEqual(other, event))] : further;
  for (const each of events) noteDocument(tx, each, revisions, address ?? null);
  return committed;
}
