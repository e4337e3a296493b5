import type { Clock } from "../clock.ts";

const BEAT_MS = 2_000;
/** A leader that has not been heard for this long is frozen: another tab takes over. */
const FROZEN_AFTER_MS = 10_000;

/** A message of the leading tab to the others. */
interface Beat<S> {
  state: S;
}

/** The part of the browser's locks that is used. */
interface Locks {
  request(name: string, options: LockOptions, work: () => Promise<void>): Promise<unknown>;
}

interface LeaderOptions<S> {
  name: string;
  locks: Locks | undefined;
  channel: Pick<BroadcastChannel, "onmessage" | "postMessage">;
  clock: Clock;
  /** A tab in the background does not take over: it would be frozen itself. */
  visible(): boolean;
  state(): S;
  onLead(): void;
  onLose(): void;
  onBeat(state: S): void;
  signal: AbortSignal;
}

/**
 * One tab replicates, through a lock that the browser frees when the tab is closed. A frozen tab keeps its lock; it is stolen
 * when its beats stop.
 */
export async function takePart<S>(options: LeaderOptions<S>): Promise<void> {
  const { channel, clock, signal } = options;
  let heardAt = clock.now();
  let leading = false;
  channel.onmessage = (message: MessageEvent<Beat<S>>) => {
    heardAt = clock.now();
    if (!leading) options.onBeat(message.data.state);
  };
  const hold = async () => {
    leading = true;
    options.onLead();
    while (leading && !signal.aborted) {
      channel.postMessage({ state: options.state() } satisfies Beat<S>);
      await clock.sleep(BEAT_MS, signal);
    }
  };
  const lose = () => {
    if (!leading) return;
    leading = false;
    // A tab that took over while this one was frozen has not been heard yet: it gets the time to be.
    heardAt = clock.now();
    options.onLose();
  };
  if (!options.locks) return hold();
  const { locks, name } = options;
  const queue = () => {
    if (signal.aborted) return;
    void locks.request(name, { mode: "exclusive", signal }, hold).catch(() => {
      lose();
      // Stolen: wait in line again, this tab may be needed later.
      queue();
    });
  };
  queue();
  while (!signal.aborted) {
    await clock.sleep(BEAT_MS, signal);
    if (leading || signal.aborted || !options.visible() || clock.now() - heardAt < FROZEN_AFTER_MS) continue;
    heardAt = clock.now();
    void locks.request(name, { mode: "exclusive", steal: true }, hold).catch(lose);
  }
}
