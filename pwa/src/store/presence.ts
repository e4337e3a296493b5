import { openDatabase } from "./database.ts";
import { fetchOurs } from "./fetchOurs.ts";
import { isNothing, type Left, leftIn, NOTHING_LEFT } from "./left.ts";
import type { Me } from "./me.ts";
import { startOutbox } from "./outbox/drain.ts";
import { noteSettled } from "./outbox/noteSettled.ts";
import { forgetRuntime, provideRuntime, type Runtime } from "./runtime.ts";
import { replicateInOneTab } from "./sync/tabs.ts";
import { currentToken } from "./token.ts";
import { viewerOf } from "./viewer.ts";

let present: { runtime: Promise<Runtime>; stopTab: () => void } | null = null;

/** Opens the databases of who has logged in, lets `beforeSync` look at them, and takes part in replication. */
export async function enter(
  userId: number,
  me: () => Me | null,
  beforeSync: (opened: Runtime) => Promise<void>,
): Promise<void> {
  if (present) return;
  let stopTab = () => {};
  const runtime = openDatabase({ userId, token: currentToken, viewer: () => viewerOf(me()) });
  const entered = { runtime, stopTab: () => stopTab() };
  present = entered;
  const started = await runtime.catch((cause: unknown) => {
    if (present === entered) present = null;
    throw cause;
  });
  await beforeSync(started).catch(async (cause: unknown) => {
    // Whoever stayed present here would never send anything: the next log-in opens it anew.
    if (present === entered) {
      present = null;
      await started.close({ remove: false });
    }
    throw cause;
  });
  const stopSync = replicateInOneTab(started);
  const stopOutbox = startOutbox({
    userId,
    device: started.device,
    token: currentToken,
    fetch: fetchOurs,
    now: started.now,
    random: () => Math.random(),
    onSettled: (outgoing, refusal) => noteSettled(started.log, outgoing, refusal),
  });
  stopTab = () => {
    stopSync();
    stopOutbox();
  };
  provideRuntime(started);
}

/** What remains to be known, and done, when the user leaves. */
export const leave = {
  /** What the server lacks, and what waits for a decision, by title. */
  async left(): Promise<Left> {
    return present ? leftIn(await present.runtime) : NOTHING_LEFT;
  },
  /**
   * Ends replication and looks a last time at what would be lost, when nothing can change any more, and closes the databases.
   * @param options.remove removes them too, unless something is left
   * @returns what was left
   */
  async close(options: { remove: boolean }): Promise<Left> {
    if (!present) return NOTHING_LEFT;
    const { runtime, stopTab } = present;
    present = null;
    forgetRuntime();
    stopTab();
    const started = await runtime;
    await started.engine.stop();
    const left = await leftIn(started);
    await started.close({ remove: options.remove && isNothing(left) });
    return left;
  },
};
