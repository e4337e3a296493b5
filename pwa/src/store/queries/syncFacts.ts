import type { Refusal } from "shared-schema/base/result";
import type { AnyCollection, SyncedCollection } from "shared-schema/sync/wire";
import { create } from "zustand";
import type { NamedThing } from "./titles.ts";

/** The server's state as the last exchanges have shown it, not as the browser reports its network. */
export interface ConnectionState {
  reachable: boolean;
  /** When the server answered last, ms. */
  lastAt: number | null;
  /** The reason why exchanges have stopped until someone acts. */
  halted: "signed-out" | "factor-needed" | "too-old" | null;
  /** Until when the server asks to wait with what there is to send, ms. */
  heldUntil: number | null;
}

/** The progress of fetching since replication began: only the server's answers count. */
export interface ArrivalState {
  /** Every collection has been pulled to its end, and written, once. */
  complete: boolean;
  /** Documents that have arrived so far. */
  received: number;
  /** The collections of which that is so already. */
  pulled: readonly SyncedCollection[];
}

/** A document that this device cannot keep, under the name that people know. */
export interface AsideDocument extends NamedThing {
  collection: AnyCollection;
  /** The server's revision that could not be kept. */
  rev: number;
}

/** The facts about the exchanges with the server, in the tab that replicates and in those that listen to it. */
export interface SyncFacts extends ConnectionState {
  problem: Refusal | null;
  arrival: ArrivalState;
  /** Documents that this device cannot keep. */
  aside: AsideDocument[];
  /** The collections that this device has pulled to their end since its user logged in: nothing of them is still to come. */
  pulled: readonly SyncedCollection[];
}

export const useSyncFacts = create<SyncFacts>()(() => ({
  reachable: true,
  lastAt: null,
  halted: null,
  heldUntil: null,
  problem: null,
  arrival: { complete: false, received: 0, pulled: [] },
  aside: [],
  pulled: [],
}));
