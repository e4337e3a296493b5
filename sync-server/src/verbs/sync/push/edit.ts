import type { Refused } from "shared-schema/base/result";
import { toWire } from "shared-schema/refusals/wire";
import type { PushChange, PushResult, WireDocument } from "shared-schema/sync/wire";
import type { Committed } from "../../base/commit.ts";
import type { Actor, Tx } from "../../base/context.ts";
import type { WrittenCollection } from "../../documents/decide.ts";

/** One change of a push, its documents read. */
export interface Edit {
  tx: Tx;
  actor: Actor;
  collection: WrittenCollection;
  id: string;
  op: string;
  /** The state that the device believed to be committed; null when it creates. */
  assumed: WireDocument | null;
  next: WireDocument;
}

/** The outcome of an edit. The server's state and the rows of the inbox are added when it is answered. */
export type Outcome = Omit<PushResult, "op" | "master" | "inbox"> & {
  /** Keys of the rows that went to the author's inbox. */
  kept?: string[];
  /** Rows that the server could not keep. */
  unkept?: WireDocument[];
  /**
   * The committed revision, where the edit was simply taken: the history remembers such an answer, and finds it by the
   * edit's name.
   */
  committed?: Committed;
};

export const TAKEN: Outcome = { outcome: "taken" };

/** The answer to an edit that is refused, as it is sent. */
export function refusedOutcome({ refusal }: Pick<Refused, "refusal">): Outcome {
  return { outcome: "refused", ...toWire(refusal) };
}

/** The key that a change speaks of, even when the rest of it cannot be read. */
export function idIn(change: PushChange): string | null {
  const { next } = change;
  const id = typeof next === "object" && next !== null && "id" in next ? next.id : null;
  return typeof id === "string" && id.length > 0 && id.length <= 80 ? id : null;
}
