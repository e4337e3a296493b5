import type { WireRefusal } from "shared-schema/refusals/wire";
import type { AnyCollection } from "shared-schema/sync/wire";
import type { OutgoingList } from "./outgoing.ts";

/** The kinds of events between this device and the server. */
export type LogKind =
  | "pushed"
  | "merged"
  | "conflict"
  | "refused"
  | "pulled"
  | "removed"
  | "uploaded"
  | "lost"
  | "busy"
  | "back"
  | "signed-out"
  /** The account had to add a second factor first. */
  | "factor-needed"
  | "too-old"
  | "storage"
  | "aside"
  | "recovered";

/** One line of the log: what happened to what. Of the content it has titles alone. */
export interface LogEntry {
  key: number;
  /** Milliseconds. */
  at: number;
  kind: LogKind;
  collection: AnyCollection | OutgoingList | null;
  /** The titles of the documents; the first few when there are many. */
  titles: string;
  count: number;
  /** The reason for a refusal; null where there was none. */
  reason: WireRefusal | null;
  /** The technical cause of a failure: kept for diagnosis, and not shown. */
  cause?: string;
}

export type NewEntry = Omit<LogEntry, "key" | "at">;

/** Writes down what is exchanged, on this device alone. */
export interface ExchangeLog {
  note(entry: NewEntry): void;
}
