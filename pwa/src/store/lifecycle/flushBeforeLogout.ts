import { runtime } from "../database/runtime.ts";
import { wakeOutbox } from "../outbox/drain.ts";
import { useSyncFacts } from "../queries/syncFacts.ts";
import type { UnsentWork } from "../status/unsentWork.ts";
import { leave } from "./userSession.ts";

const LONGEST_MS = 20_000;
/** Without an answer in this time there is no connection to wait for. A satellite link that has just come back needs longer. */
const UNANSWERED_MS = { offline: 4_000, online: 12_000 };
const LOOK_EVERY_MS = 250;

/** Sends the waiting changes, and watches for a while whether they arrive. @returns the work still left */
export async function flushBeforeLogout(): Promise<UnsentWork> {
  const { engine } = await runtime();
  engine.retry();
  wakeOutbox();
  for (let waited = 0; ; waited += LOOK_EVERY_MS) {
    const left = await leave.left();
    const patience = navigator.onLine ? UNANSWERED_MS.online : UNANSWERED_MS.offline;
    const inVain = waited >= patience && !useSyncFacts.getState().reachable;
    if (left.unsent.length === 0 || inVain || waited >= LONGEST_MS) return left;
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
}
