import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useTestServer } from "../../testing/useTestServer.ts";
import { startJobs } from "./jobs.ts";

const server = useTestServer();

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval"] }));
afterEach(() => void vi.useRealTimers());

/** Starts all jobs, with a publisher of rates that answers when it is told. */
function start() {
  let answer: () => void = () => undefined;
  const read = vi.fn(
    () =>
      new Promise<string>((resolve) => {
        answer = () => resolve("no rates");
      }),
  );
  const sentKeys = { has: () => false, add: () => undefined };
  const stop = startJobs({ ...server.deps, sentKeys, callDueDays: 7, rates: { read } });
  return { stop, read, answer: () => answer() };
}

it("stops every loop: nothing is left that would look again", async () => {
  const before = vi.getTimerCount();
  const jobs = start();
  expect(vi.getTimerCount()).toBeGreaterThan(before + 4);
  jobs.answer();
  await jobs.stop();
  expect(vi.getTimerCount()).toBe(before);
  expect(jobs.read).toHaveBeenCalledTimes(1);
});

it("is stopped once the rates that were asked for have been read", async () => {
  const jobs = start();
  let isStopped = false;
  const stopping = jobs.stop().then(() => {
    isStopped = true;
  });
  await new Promise((resolve) => setImmediate(resolve));
  expect(isStopped).toBe(false);
  jobs.answer();
  await stopping;
  expect(isStopped).toBe(true);
});
