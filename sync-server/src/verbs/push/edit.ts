import type { PushChange, PushResult, WireDocument } from "shared-schema/sync/wire";
import type { Committed } from "../commitDocument.ts";
import type { Actor, Tx } from "../context.ts";
import type { WrittenCollection } from "../decide.ts";

/** One change of a push, its documents read. */
export interface Edit {
  tx: Tx;
  actor: Actor;
  collection: WrittenCollection;
  id: string;
  op: string;
  /** What the device believed to be committed; null when it creates. */
  assumed: WireDocument | null;
  next: WireDocument;
}

/** What an edit came to; the server's state is added when it is answered. */
export type Outcome = Omit<PushResult, "op" | "master"> & {
  /** What it wrote, where it was simply taken: the history remembers such an answer, and knows it by the edit's name. */
  committed?: Committed;
};

export const TAKEN: Outcome = { outcome: "taken" };

/** The key that a change speaks of, even when the rest of it cannot be read. */
export function idIn(change: PushChange): string | null {
  const { next } = change;
  const id = typeof next === "object" && next !== null && "id" in next ? next.id : null;
  return typeof id === "string" && id.length > 0 && id.length <= 80 ? id : null;
}
