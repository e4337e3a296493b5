import { useMemo } from "react";
import { from, switchMap } from "rxjs";
import { LiveValues, useLive } from "../live.ts";
import { wakeOutbox } from "../outbox/drain.ts";
import { useOutgoing } from "../outbox/outbox.ts";
import { isUpload, type Outgoing } from "../outbox/upload.ts";
import { runtime } from "../runtime.ts";
import { type StorageTrouble, useStorageTrouble } from "../storageTrouble.ts";
import { useLeftTexts } from "../typedTexts.ts";
import { type SyncFacts, useSyncFacts } from "./facts.ts";
import { useInbox } from "./inbox.ts";
import { namedOutgoing } from "./titles.ts";
import { unsent$, type Waiting } from "./unsent.ts";

export interface SyncStatus {
  state: "saved" | "saving" | "loading" | "offline" | "attention";
  /** What the server does not have yet in the state it has here. */
  waiting: Waiting[];
  /** Whether the server cannot be reached, whatever else there is to say. */
  offline: boolean;
  /** Rows of the inbox, refused files and typed texts that wait for a decision. */
  needsYou: number;
  /** How many of these are texts that were typed and could not be saved. */
  typed: number;
  /** Documents that the first pull has brought so far. */
  received: number;
  /** When the server answered last, UTC. */
  lastExchange: string | null;
  problem: string | null;
  /** What keeps this device from keeping anything. */
  trouble: StorageTrouble | null;
  /** Changes can be sent but no longer fetched before the app is updated. */
  tooOld: boolean;
  retry(): void;
}

const unsent = new LiveValues<Waiting[]>(() =>
  from(runtime()).pipe(switchMap(({ plain, now }) => unsent$(plain, now))),
);
const NOTHING: Waiting[] = [];

/** How safe the user's work is. Told by what the server has acknowledged, never by what the browser says of the network. */
export function useSyncStatus(): SyncStatus {
  const facts = useSyncFacts();
  const documents = useLive(unsent, "all") ?? NOTHING;
  const outgoing = useOutgoing();
  const decisions = useInbox()?.length ?? 0;
  const typed = useLeftTexts(({ texts }) => texts.length);
  const trouble = useStorageTrouble((state) => state.trouble);
  return useMemo(() => {
    const waiting = [...documents, ...outgoing.map(waitingOutgoing)];
    const needsYou = decisions + typed + outgoing.filter(({ refusal }) => refusal !== null).length;
    const state = trouble === null ? stateOf(facts, waiting.length, needsYou) : "attention";
    return {
      state,
      waiting,
      offline: !facts.reachable,
      needsYou,
      typed,
      received: facts.arrival.received,
      trouble,
      tooOld: facts.halted === "too-old",
      lastExchange: facts.lastAt === null ? null : new Date(facts.lastAt).toISOString(),
      problem: problemOf(facts),
      retry,
    };
  }, [facts, documents, outgoing, decisions, typed, trouble]);
}

function waitingOutgoing(each: Outgoing): Waiting {
  const since = new Date(each.at).toISOString();
  return { ...namedOutgoing(each), since, bytes: isUpload(each) ? each.blob.size : 0 };
}

/** What the status is called, by the facts. */
export function stateOf(facts: SyncFacts, waiting: number, needsYou: number): SyncStatus["state"] {
  if (problemOf(facts) !== null || needsYou > 0) return "attention";
  if (!facts.reachable) return "offline";
  if (waiting > 0) return "saving";
  // What others have written is not all here before the first pull is complete.
  return facts.arrival.complete ? "saved" : "loading";
}

function problemOf({ problem, halted }: SyncFacts): string | null {
  if (problem !== null) return problem;
  if (halted === "signed-out") return "Session expired. Please log in again.";
  if (halted === "too-old") return "A new version of Passerelle is needed to fetch changes.";
  return null;
}

function retry(): void {
  void runtime().then(({ engine, topUp }) => {
    engine.retry();
    void topUp();
    wakeOutbox();
  });
}
