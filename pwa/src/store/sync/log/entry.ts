import type { Collection } from "shared-schema/sync/wire";

/** What happened between this device and the server. */
export type LogKind =
  | "pushed"
  | "merged"
  | "clash"
  | "refused"
  | "pulled"
  | "removed"
  | "uploaded"
  | "lost"
  | "back"
  | "signed-out"
  | "too-old"
  | "storage";

/** One line of the log: what happened to what. Of the content it has titles alone. */
export interface LogEntry {
  key: number;
  /** Milliseconds. */
  at: number;
  kind: LogKind;
  collection: Collection | "uploads" | "removals" | null;
  /** What the documents are called; the first few when there are many. */
  titles: string;
  count: number;
  /** The reason that the server gave, or what went wrong. */
  reason: string | null;
}
