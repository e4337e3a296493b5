import "fake-indexeddb/auto";
import { OWN_ANSWER } from "shared-schema/api/ownAnswer";
import { beforeEach, expect, it, vi } from "vitest";
import { BrowserDatabase, inBrowserDatabase } from "./browserDatabase.ts";
import { sendPendingLogouts } from "./pendingLogouts.ts";

beforeEach(() => new BrowserDatabase().delete());

it.each([
  [200, 0],
  [401, 0],
  [403, 0],
  [404, 0],
  [408, 1],
  [429, 1],
  [500, 1],
  [503, 1],
])("keeps the token of a log-out only where trying again can help: status %i leaves %i", async (status, kept) => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  vi.stubGlobal("fetch", async () => Response.json({}, { status, headers: { [OWN_ANSWER]: "1" } }));
  await inBrowserDatabase(({ endings }) => endings.put({ token: "t" }));
  await sendPendingLogouts();
  expect(await inBrowserDatabase(({ endings }) => endings.count())).toBe(kept);
  expect(vi.getTimerCount()).toBe(kept);
  vi.clearAllTimers();
  vi.useRealTimers();
});

it("tries again soon after a failure, then more and more rarely", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const delays = vi.spyOn(globalThis, "setTimeout");
  let asked = 0;
  vi.stubGlobal("fetch", async () => {
    asked += 1;
    throw new TypeError("Failed to fetch");
  });
  await inBrowserDatabase(({ endings }) => endings.put({ token: "t" }));
  await sendPendingLogouts();
  for (let attempt = 2; attempt <= 7; attempt += 1) {
    vi.advanceTimersToNextTimer();
    await vi.waitFor(() => expect([asked, vi.getTimerCount()]).toEqual([attempt, 1]));
  }
  const seconds = delays.mock.calls.map(([, ms]) => Number(ms) / 1_000);
  expect(seconds).toEqual([1, 2, 4, 8, 16, 30, 30]);
  vi.clearAllTimers();
  vi.useRealTimers();
});
