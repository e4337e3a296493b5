import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { systemClock } from "../clock.ts";
import { takePart } from "./leader.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** One tab's lock, which is free at first and can be taken from it. */
function oneLock() {
  const asked = { steals: 0, takeAway: (_: Error): void => undefined };
  let free = true;
  const request = (_: string, { steal = false }: LockOptions, work: () => Promise<void>) => {
    if (steal) asked.steals += 1;
    return new Promise<void>((resolve, reject) => {
      if (!free && !steal) return;
      free = false;
      asked.takeAway = reject;
      void work().then(resolve, reject);
    });
  };
  return { asked, locks: { request } };
}

function tab() {
  const { asked, locks } = oneLock();
  const events: string[] = [];
  const stopping = new AbortController();
  void takePart<string>({
    name: "lock",
    locks,
    channel: { onmessage: null, postMessage: () => undefined },
    clock: systemClock,
    visible: () => true,
    state: () => "",
    onLead: () => events.push("leads"),
    onLose: () => events.push("loses"),
    onBeat: () => undefined,
    signal: stopping.signal,
  });
  return { asked, events, stop: () => stopping.abort() };
}

it("lets who took over from a frozen tab be heard before it takes over again", async () => {
  const { asked, events, stop } = tab();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(events).toEqual(["leads"]);
  // Frozen for a minute: no timer ran, and awake the first thing it learns is that its lock was stolen.
  vi.setSystemTime(Date.now() + 60_000);
  asked.takeAway(new Error("stolen"));
  await vi.advanceTimersByTimeAsync(9_000);
  expect(events).toEqual(["leads", "loses"]);
  expect(asked.steals).toBe(0);
  // No one beats: the other one is gone or frozen itself.
  await vi.advanceTimersByTimeAsync(5_000);
  expect(asked.steals).toBe(1);
  expect(events).toEqual(["leads", "loses", "leads"]);
  stop();
});
