import type { SnapshotBody } from "shared-schema/frozen/schema";
import type { Collection } from "shared-schema/sync/wire";
import type { DocumentRow } from "../../store/queries/documents.ts";
import type { Readers } from "../../store/queries/feed.ts";
import type { DocumentEvent } from "./audit/events.ts";
import type { Body } from "./uncut.ts";

/** The result of a commit: the document's new revision, and its body unless it was deleted. */
export interface Committed {
  rev: number;
  schema: number;
  body: Body | null;
  /** As it stands now, its body parsed. */
  row: DocumentRow;
  /** The users who see it now. */
  readers: Readers;
}

export interface Commit {
  collection: Collection;
  id: string;
  /**
   * The row that the decision was based on; null when there is none yet. The store refuses the write when the current
   * row is another.
   */
  before: DocumentRow | null;
  /** The new body, checked by its rule; null deletes the document. */
  body: Body | null;
  /** The author; null is the server itself. */
  user_id: number | null;
  /** The edit's name, kept in the history. */
  op: string;
  /** The audit event of the verb; null where this is written along with another document, whose event covers it. */
  event: DocumentEvent | null;
  /** The network address that asks, where it is noted. */
  address?: string;
  schema?: number;
  /** False tells no account any news of it. */
  tells?: false;
  /** A contact that was another document before: no second invitation is sent. */
  isMoved?: boolean;
  /** An agreement's frozen copy, where it has been made already to be measured. */
  copy?: SnapshotBody | null | undefined;
}
