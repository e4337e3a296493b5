import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { eventStream } from "./eventStream.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it("keeps neither heartbeat nor listener for a client that left before the stream began", async () => {
  let listeners = 0;
  const follower = {
    next: () => [],
    position: () => 0,
    subscribe: () => {
      listeners += 1;
      return () => {
        listeners -= 1;
      };
    },
  };
  const left = AbortSignal.abort();
  const answer = eventStream({ follower, isSessionOpen: () => true, join: () => () => undefined, signal: left });
  expect(await answer.text()).toBe("");
  expect(listeners).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
});
