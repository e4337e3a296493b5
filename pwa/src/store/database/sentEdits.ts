import type { PushChange, WireDocument } from "shared-schema/sync/wire";

/** An edit as it goes to the server. */
export interface SentEdit extends PushChange {
  assumed: WireDocument | null;
  next: WireDocument;
}

/** The edits of one document that were sent one upon another, the oldest first. */
export interface EditChain {
  /** `collection/id` */
  key: string;
  edits: SentEdit[];
}

/** Storage for sent edits that outlives the app. */
export interface SentMemory {
  all(): Promise<EditChain[]>;
  put(lines: EditChain[]): Promise<unknown>;
  delete(keys: string[]): Promise<unknown>;
}
