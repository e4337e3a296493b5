import { isMap } from "shared-schema/base/json";
import type { Refused } from "shared-schema/base/result";
import { isRecordKind, type RecordKind } from "shared-schema/records/kinds";
import { toWire } from "shared-schema/refusals/wire";
import { addressOf } from "shared-schema/sync/address";
import {
  type PushChange,
  type PushResult,
  type TwoWayCollection,
  type WireDocument,
  wireDocument,
} from "shared-schema/sync/wire";
import type { Committed } from "../../base/commit.ts";
import type { Actor, Tx } from "../../base/context.ts";
import type { WrittenCollection } from "../../documents/collectionRules.ts";

/** One change of a push as the server names its document: a record by its kind and its agreement. */
export interface PushedEdit extends Omit<PushChange, "collection"> {
  /** `agreement_records` alone is left of a record whose key names no kind, or not the same in both states. */
  collection: TwoWayCollection | RecordKind;
  /** It creates a document, and there is none under its key. */
  isNew?: boolean;
}

/** Reads what a change is about out of the place in which it has travelled. */
export function addressed(change: PushChange): PushedEdit {
  const { collection, assumed, next } = change;
  const key = idIn(change);
  if (collection !== "agreement_records" || key === null || !isMap(next)) return change;
  const address = addressOf({ collection, id: key });
  if (!isRecordKind(address.collection)) return change;
  const { id } = address;
  if (!isMap(assumed)) return { ...change, collection: address.collection, next: { ...next, id } };
  // A record keeps its kind.
  if (assumed["id"] !== key) return change;
  return { ...change, collection: address.collection, assumed: { ...assumed, id }, next: { ...next, id } };
}

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
  /** There is no document under the key. */
  isNew: boolean;
}

/** The outcome of an edit. The server's state and the rows of the inbox are added when it is answered. */
export type EditOutcome = Omit<PushResult, "op" | "master" | "inbox"> & {
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

export const TAKEN: EditOutcome = { outcome: "taken" };

/** The answer to an edit that is refused, as it is sent. */
export function refusedOutcome({ refusal }: Pick<Refused, "refusal">): EditOutcome {
  return { outcome: "refused", ...toWire(refusal) };
}

const read = new WeakMap<object, WireDocument | null>();

/** A document of a change; null when it is none. It is checked once, however often it is asked for. */
export function documentIn(value: unknown): WireDocument | null {
  if (typeof value !== "object" || value === null) return null;
  const known = read.get(value);
  if (known !== undefined) return known;
  const document = wireDocument.safeParse(value).data ?? null;
  read.set(value, document);
  return document;
}

/** The key that a change speaks of, even when the rest of it cannot be read. */
export function idIn(change: Pick<PushChange, "next">): string | null {
  const { next } = change;
  const id = typeof next === "object" && next !== null && "id" in next ? next.id : null;
  return typeof id === "string" && id.length > 0 && id.length <= 80 ? id : null;
}
