import { keepSentReceipt } from "../commands/agreement/payments/keptReceipts.ts";
import { forgetRuntime, provideRuntime } from "../database/runtime.ts";
import { fetchFromServer } from "../http/fetchFromServer.ts";
import { currentToken } from "../http/token.ts";
import { startOutbox } from "../outbox/drain.ts";
import { noteSettled } from "../outbox/noteSettled.ts";
import { paymentState } from "../outbox/paymentState.ts";
import type { Me } from "../session/me.ts";
import { setUnsentCount } from "../session/unsentCounts.ts";
import { viewerOf } from "../session/viewer.ts";
import { countUnsent, NO_UNSENT_WORK, type UnsentWork, unsentWork } from "../status/unsentWork.ts";
import type { RunningRuntime } from "../sync/engine.ts";
import { replicateInOneTab } from "../sync/tabs/tabs.ts";
import { openDatabase } from "./database.ts";

let present: { runtime: Promise<RunningRuntime>; stopTab: () => void } | null = null;

/** Opens the databases of who has logged in, lets `beforeSync` look at them, and takes part in replication. */
export async function enter(
  { id: userId, merged_accounts = [] }: Pick<Me, "id" | "merged_accounts">,
  me: () => Me | null,
  beforeSync: (opened: RunningRuntime) => Promise<void>,
): Promise<void> {
  if (present) return;
  let stopTab = () => {};
  const runtime = openDatabase({
    userId,
    token: currentToken,
    viewer: () => viewerOf(me()),
    merged: merged_accounts,
  });
  const entered = { runtime, stopTab: () => stopTab() };
  present = entered;
  const started = await runtime.catch((cause: unknown) => {
    if (present === entered) present = null;
    throw cause;
  });
  await beforeSync(started).catch(async (cause: unknown) => {
    // A user left present here would never send anything: the next log-in opens the session again.
    if (present === entered) {
      present = null;
      await started.close({ remove: false });
    }
    throw cause;
  });
  // A log-out while the databases opened has closed them.
  if (present !== entered) return;
  const stopSync = replicateInOneTab(started);
  const stopOutbox = startOutbox({
    userId,
    device: started.device,
    token: currentToken,
    fetch: fetchFromServer,
    now: started.now,
    random: () => Math.random(),
    paymentState: (payment) => paymentState(started.collections, payment),
    onTaken: keepSentReceipt,
    onSettled: (outgoing, refusal) => noteSettled(started.log, outgoing, refusal),
  });
  stopTab = () => {
    stopSync();
    stopOutbox();
  };
  provideRuntime(started);
  // A page that ended while it wrote contacts has left a note; those wait for the one that goes on.
  void import("../commands/people/pairs.ts").then(({ finishPairs }) => finishPairs()).catch(() => undefined);
}

/** Functions for leaving: what is unsent, and the steps that end the session. */
export const leave = {
  /** Returns the titles of what the server lacks, and of what waits for a decision. */
  async left(): Promise<UnsentWork> {
    return present ? unsentWork(await present.runtime) : NO_UNSENT_WORK;
  },
  /** Ends replication; what is edited from then on stays on this device. */
  async stopSync(): Promise<void> {
    if (present) await (await present.runtime).engine.stop();
  },
  /**
   * Ends replication and looks a last time at what the server lacks, when nothing can change any more, and closes the databases.
   * @param options.remove removes from this device all that the server has
   * @returns the work that was left
   */
  async close(options: { remove: boolean }): Promise<UnsentWork> {
    if (!present) return NO_UNSENT_WORK;
    const { runtime, stopTab } = present;
    present = null;
    forgetRuntime();
    stopTab();
    const started = await runtime;
    await started.engine.stop();
    const left = await unsentWork(started);
    await started.close(options);
    return left;
  },
};

/** Removes from this device all that the server has of someone who is not logged in. */
export async function emptyData(userId: number): Promise<void> {
  const opened = await openDatabase({ userId, token: () => null, viewer: () => viewerOf(null) });
  setUnsentCount(userId, countUnsent(await unsentWork(opened)));
  await opened.close({ remove: true });
}
