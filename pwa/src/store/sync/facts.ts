import { create } from "zustand";
import type { ArrivalState } from "./arrival.ts";
import type { ExchangeState } from "./exchange.ts";

/** What is known of the exchanges with the server, in the tab that replicates and in those that listen to it. */
export interface SyncFacts extends ExchangeState {
  problem: string | null;
  arrival: ArrivalState;
}

export const useSyncFacts = create<SyncFacts>()(() => ({
  reachable: true,
  lastAt: null,
  halted: null,
  problem: null,
  arrival: { complete: false, received: 0 },
}));
