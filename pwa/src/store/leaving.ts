import { wakeOutbox } from "./outbox/drain.ts";
import { type Left, leave } from "./presence.ts";
import { runtime } from "./runtime.ts";

const LONGEST_MS = 20_000;
const LOOK_EVERY_MS = 250;

/** Sends what waits, and looks for a while whether it arrives. @returns what is still left */
export async function sendBeforeLeaving(): Promise<Left> {
  const { engine } = await runtime();
  engine.retry();
  wakeOutbox();
  for (let waited = 0; ; waited += LOOK_EVERY_MS) {
    const left = await leave.left();
    if (left.unsent.length === 0 || waited >= LONGEST_MS) return left;
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
}
