import { refused } from "shared-schema/base/result";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Answer } from "../../http/http.ts";
import { useSyncFacts } from "../syncFacts.ts";
import { untilAnswered } from "./untilAnswered.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const failed = (status: number | null): Answer<string> => ({ ...refused("server.unreachable"), status });
const answered: Answer<string> = { ok: true, value: "Ann" };

/** Asks a server that gives these answers. */
function asking(...answers: Answer<string>[]) {
  const received: string[] = [];
  const ask = vi.fn(async () => answers.shift() ?? answered);
  const subscription = untilAnswered(ask).subscribe((value) => void received.push(value));
  return { received, ask, stop: () => subscription.unsubscribe() };
}

it("asks again after a failure that may pass, until there is an answer", async () => {
  const { received, ask } = asking(failed(429), failed(503));
  await vi.advanceTimersByTimeAsync(59_000);
  expect(ask).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(61_000);
  expect([received, ask.mock.calls.length]).toEqual([["Ann"], 3]);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(ask).toHaveBeenCalledTimes(3);
});

it("asks again at once when the server can be reached again, and not after it was given up", async () => {
  const { received, stop } = asking(failed(null));
  const other = asking(failed(null));
  await vi.advanceTimersByTimeAsync(0);
  other.stop();
  useSyncFacts.setState({ reachable: false });
  useSyncFacts.setState({ reachable: true });
  await vi.advanceTimersByTimeAsync(0);
  expect([received, other.received]).toEqual([["Ann"], []]);
  expect(other.ask).toHaveBeenCalledTimes(1);
  stop();
});

it("takes a refusal for an answer", async () => {
  const { received, ask } = asking(failed(404));
  await vi.advanceTimersByTimeAsync(600_000);
  expect([received, ask.mock.calls.length]).toEqual([[], 1]);
});
