import type { Left } from "./left.ts";
import { wakeOutbox } from "./outbox/drain.ts";
import { leave } from "./presence.ts";
import { runtime } from "./runtime.ts";
import { useSyncFacts } from "./sync/facts.ts";

const LONGEST_MS = 20_000;
/** Without an answer in this time there is no connection to wait for. */
const UNANSWERED_MS = 4_000;
const LOOK_EVERY_MS = 250;

/** Sends what waits, and looks for a while whether it arrives. @returns what is still left */
export async function sendBeforeLeaving(): Promise<Left> {
  const { engine } = await runtime();
  engine.retry();
  wakeOutbox();
  for (let waited = 0; ; waited += LOOK_EVERY_MS) {
    const left = await leave.left();
    const inVain = waited >= UNANSWERED_MS && !useSyncFacts.getState().reachable;
    if (left.unsent.length === 0 || inVain || waited >= LONGEST_MS) return left;
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
}
