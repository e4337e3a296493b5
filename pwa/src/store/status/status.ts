import { useMemo } from "react";
import { from, switchMap } from "rxjs";
import { type Refusal, refused } from "shared-schema/base/result";
import { LEASED_AHEAD } from "../database/leases.ts";
import { isUpload, type Outgoing } from "../database/outgoing.ts";
import { runtime } from "../database/runtime.ts";
import { type StorageTrouble, useStorageTrouble } from "../database/storageTrouble.ts";
import { useFieldDrafts } from "../drafts/draftStore.ts";
import { useOpenEdits } from "../drafts/pendingSaves.ts";
import { useInbox } from "../inbox/inbox.ts";
import { wakeOutbox } from "../outbox/drain.ts";
import { useOutgoing } from "../outbox/outbox.ts";
import { LiveValues, useLive } from "../queries/live.ts";
import type { AsideDocument } from "../queries/syncFacts.ts";
import { type SyncFacts, useSyncFacts } from "../queries/syncFacts.ts";
import { namedOutgoing } from "../queries/titles.ts";
import { unsent$, type Waiting } from "./unsent.ts";

export interface SyncStatus {
  state: "saved" | "typed" | "saving" | "loading" | "offline" | "attention";
  /** Local changes that the server does not have yet. */
  waiting: Waiting[];
  /** Whether the server cannot be reached, whatever else there is to say. */
  offline: boolean;
  /** Rows of the inbox, refused files and drafts that wait for a decision. */
  needsYou: number;
  /** The number of these that are drafts that could not be saved. */
  drafts: number;
  /** Texts in forms that nothing saves until they are sent. */
  typed: number;
  /** Documents that the first pull has brought so far. */
  received: number;
  /** When the server answered last, UTC. */
  lastExchange: string | null;
  problem: Refusal | null;
  /** Until when the server asks to wait with what there is to send, UTC. */
  heldUntil: string | null;
  /** Documents that this device cannot keep. */
  aside: AsideDocument[];
  /** The reason why this device cannot store anything. */
  trouble: StorageTrouble | null;
  /** Changes can be sent but no longer fetched before the app is updated. */
  tooOld: boolean;
  retry(): void;
}

const unsent = new LiveValues<Waiting[]>(() =>
  from(runtime()).pipe(switchMap(({ plain, now }) => unsent$(plain, now))),
);

/**
 * Returns how safe the user's work is. Based on what the server has acknowledged, never on what the browser says of the
 * network.
 */
export function useSyncStatus(): SyncStatus {
  const facts = useSyncFacts();
  const documents = useLive(unsent, "all");
  const outgoing = useOutgoing();
  const inbox = useInbox();
  const drafts = useFieldDrafts((state) => state.drafts.length);
  const typed = useFieldDrafts((state) => state.typed.length);
  const trouble = useStorageTrouble((state) => state.trouble);
  const openEdits = useOpenEdits(({ count }) => count);
  return useMemo(() => {
    const files = outgoing ?? [];
    const waiting = [...(documents ?? []), ...files.map(waitingOutgoing)];
    const needsYou = (inbox?.length ?? 0) + drafts + files.filter(({ refusal }) => refusal !== null).length;
    const isRead = documents !== undefined && outgoing !== undefined && inbox !== undefined;
    const counts = { waiting: waiting.length + openEdits, needsYou, typed };
    const state = trouble === null ? stateOf(facts, isRead, counts) : "attention";
    return {
      state,
      waiting,
      offline: !facts.reachable,
      needsYou,
      drafts,
      typed,
      received: facts.arrival.received,
      trouble,
      tooOld: facts.halted === "too-old",
      lastExchange: facts.lastAt === null ? null : new Date(facts.lastAt).toISOString(),
      problem: problemOf(facts),
      heldUntil: facts.heldUntil === null ? null : new Date(facts.heldUntil).toISOString(),
      aside: facts.aside,
      retry,
    };
  }, [facts, documents, outgoing, inbox, drafts, typed, trouble, openEdits]);
}

function waitingOutgoing(each: Outgoing): Waiting {
  const since = new Date(each.at).toISOString();
  return { ...namedOutgoing(each), since, bytes: isUpload(each) ? each.bytes.byteLength : 0 };
}

/**
 * Derives the status from the facts.
 * @param isRead whether the waiting changes on this device have been read: before, it is unknown whether everything is
 * saved
 * @param counts `waiting`: documents, files and edits still being written that the server lacks
 */
export function stateOf(
  facts: SyncFacts,
  isRead: boolean,
  { waiting, needsYou, typed }: { waiting: number; needsYou: number; typed: number },
): SyncStatus["state"] {
  if (problemOf(facts) !== null || facts.aside.length > 0 || needsYou > 0) return "attention";
  if (!facts.reachable) return "offline";
  if (waiting > 0) return "saving";
  // Other people's changes are not all here before the first pull is complete.
  if (!isRead || !facts.arrival.complete) return "loading";
  return typed > 0 ? "typed" : "saved";
}

function problemOf({ problem, halted }: SyncFacts): Refusal | null {
  if (problem !== null) return problem;
  if (halted === "signed-out") return refused("session.expired").refusal;
  if (halted === "factor-needed") return refused("account.factor-needed").refusal;
  if (halted === "too-old") return refused("app.outdated").refusal;
  return null;
}

function retry(): void {
  void runtime().then(({ engine, topUp }) => {
    engine.retry();
    void topUp(LEASED_AHEAD);
    wakeOutbox();
  });
}
