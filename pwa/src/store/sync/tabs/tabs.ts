import { afterFirstScreenOr } from "../../../base/firstScreen.ts";
import { LEASED_AHEAD } from "../../database/leases.ts";
import { type SyncFacts, useSyncFacts } from "../../queries/syncFacts.ts";
import { systemClock } from "../clock.ts";
import type { RunningRuntime } from "../engine.ts";
import { lastExchange, rememberExchanges } from "../lastExchange.ts";
import { notePulled, restorePulled } from "../pull/firstPull.ts";
import { answerBases } from "../rxdb/bases.ts";
import { takePart } from "./leader.ts";

/** The exchange waits this long at most for a screen that is being drawn. */
const SCREEN_FIRST_MS = 500;

/**
 * Replicates in one tab of this browser and lets the others see what it knows.
 * @returns how to stop
 */
export function replicateInOneTab({ userId, engine, device, topUp }: RunningRuntime): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  const channel = new BroadcastChannel(`passerelle-sync-${userId}`);
  let exchanges = engine.connection.state.value.lastAt;
  const remember = rememberExchanges(device);
  lastExchange(device).then(
    (kept) => useSyncFacts.setState(({ lastAt }) => ({ lastAt: lastAt ?? kept })),
    // A failed read is ignored: the server's next answer sets the time.
    () => undefined,
  );
  const facts = engine.connection.state.subscribe((state) => {
    // Before the first answer to this page, what an earlier one knew goes on standing.
    useSyncFacts.setState(({ lastAt }) => ({ ...state, lastAt: state.lastAt ?? lastAt }));
    if (state.lastAt !== null) remember(state.lastAt);
    if (exchanges === null && state.lastAt !== null) void topUp(LEASED_AHEAD);
    exchanges = state.lastAt;
  });
  // A failed read or write is ignored: the next pull finds out again.
  restorePulled(device).catch(() => undefined);
  const arrivals = engine.arrival.state.subscribe((arrival) => {
    useSyncFacts.setState({ arrival });
    notePulled(device, arrival.pulled).catch(() => undefined);
  });
  const problems = engine.problem.subscribe((problem) => useSyncFacts.setState({ problem }));
  const aside = engine.aside.documents.subscribe((documents) => useSyncFacts.setState({ aside: documents }));
  const stopAnswering = answerBases(userId, engine);
  const retry = () => engine.retry();
  // The browser's word is no proof, but a good moment to try: an event stream that is cut stays silent for long.
  globalThis.addEventListener("online", retry);
  globalThis.addEventListener("offline", retry);
  let leading = false;
  // The screen that is being opened comes first: its documents are on this device.
  const startWhenIdle = async () => {
    leading = true;
    await afterFirstScreenOr(SCREEN_FIRST_MS, signal).catch(() => undefined);
    if (leading && !signal.aborted) engine.start();
  };
  void takePart<SyncFacts>({
    name: `passerelle-sync-${userId}`,
    locks: navigator.locks,
    channel,
    clock: systemClock,
    visible: () => document.visibilityState === "visible",
    state: () => useSyncFacts.getState(),
    onLead: () => void startWhenIdle(),
    onLose: () => {
      leading = false;
      void engine.stop();
    },
    onBeat: (state) => useSyncFacts.setState(state),
    signal,
  });
  return () => {
    stopping.abort();
    facts.unsubscribe();
    stopAnswering();
    problems.unsubscribe();
    arrivals.unsubscribe();
    aside.unsubscribe();
    globalThis.removeEventListener("online", retry);
    globalThis.removeEventListener("offline", retry);
    channel.close();
  };
}
