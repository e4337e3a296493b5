import { create } from "zustand";
import type { ExchangeState } from "./exchange.ts";

/** What is known of the exchanges with the server, in the tab that replicates and in those that listen to it. */
export interface SyncFacts extends ExchangeState {
  problem: string | null;
}

export const useSyncFacts = create<SyncFacts>()(() => ({ reachable: true, lastAt: null, halted: null, problem: null }));
