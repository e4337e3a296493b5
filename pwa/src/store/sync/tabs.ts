import type { Runtime } from "../runtime.ts";
import { tellBases } from "./bases.ts";
import { systemClock } from "./clock.ts";
import { type SyncFacts, useSyncFacts } from "./facts.ts";
import { lastExchange, rememberExchanges } from "./lastExchange.ts";
import { takePart } from "./leader.ts";

/**
 * Replicates in one tab of this browser and lets the others see what it knows.
 * @returns how to stop
 */
export function replicateInOneTab({ userId, engine, device, topUp }: Runtime): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  const channel = new BroadcastChannel(`passerelle-sync-${userId}`);
  let exchanges = engine.exchange.state.value.lastAt;
  const remember = rememberExchanges(device);
  lastExchange(device).then(
    (kept) => useSyncFacts.setState(({ lastAt }) => ({ lastAt: lastAt ?? kept })),
    // What cannot be read is not told; the next answer of the server is.
    () => undefined,
  );
  const facts = engine.exchange.state.subscribe((state) => {
    // Before the first answer to this page, what an earlier one knew goes on standing.
    useSyncFacts.setState(({ lastAt }) => ({ ...state, lastAt: state.lastAt ?? lastAt }));
    if (state.lastAt !== null) remember(state.lastAt);
    if (exchanges === null && state.lastAt !== null) void topUp();
    exchanges = state.lastAt;
  });
  const arrivals = engine.arrival.state.subscribe((arrival) => useSyncFacts.setState({ arrival }));
  const problems = engine.problem.subscribe((problem) => useSyncFacts.setState({ problem }));
  const stopTelling = tellBases(userId, engine);
  const retry = () => engine.retry();
  // The browser's word is no proof, but a good moment to try.
  globalThis.addEventListener("online", retry);
  void takePart<SyncFacts>({
    name: `passerelle-sync-${userId}`,
    locks: navigator.locks,
    channel,
    clock: systemClock,
    visible: () => document.visibilityState === "visible",
    state: () => useSyncFacts.getState(),
    onLead: () => engine.start(),
    onLose: () => void engine.stop(),
    onBeat: (state) => useSyncFacts.setState(state),
    signal,
  });
  return () => {
    stopping.abort();
    facts.unsubscribe();
    stopTelling();
    problems.unsubscribe();
    arrivals.unsubscribe();
    globalThis.removeEventListener("online", retry);
    channel.close();
  };
}
