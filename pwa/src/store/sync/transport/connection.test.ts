import { expect, it, vi } from "vitest";
import { systemClock } from "../clock.ts";
import { Connection } from "./connection.ts";
import { ExchangeFailure } from "./transport.ts";

it("doubts what it knows of a server that was out of reach, and of none that has answered", () => {
  const connection = new Connection(systemClock);
  connection.failed(new ExchangeFailure("too-old", "426"));
  connection.failed(new ExchangeFailure("signed-out", "401"));
  connection.failed(new ExchangeFailure("malformed", "400"));
  expect(connection.interruptions).toBe(0);
  connection.failed(new ExchangeFailure("unreachable", "503"));
  connection.failed(new TypeError("offline"));
  expect(connection.interruptions).toBe(2);
});

it("waits as long as the server asks for, though others get through, and sends it then", async () => {
  const waits: number[] = [];
  const held: (number | null)[] = [];
  let left = 2;
  const connection = new Connection({
    now: () => 1_000,
    random: () => 1,
    sleep: async (ms) => {
      waits.push(ms);
      held.push(connection.state.value.heldUntil);
      // Meanwhile a pull is answered, and someone asks to try again at once.
      connection.succeeded();
      connection.wake();
      held.push(connection.state.value.heldUntil);
    },
  });
  const call = async () => {
    left -= 1;
    if (left >= 0) throw new ExchangeFailure("busy", "429", 42_000);
    return "taken";
  };
  expect(await connection.until(call, new AbortController().signal)).toBe("taken");
  expect(waits).toEqual([42_000, 42_000]);
  expect(held).toEqual([43_000, 43_000, 43_000, 43_000]);
  expect(connection.state.value).toMatchObject({ reachable: true, halted: null, heldUntil: null });
  expect(connection.interruptions).toBe(0);
});

it("says that calls are held until the last of them may go on, however they overlap", async () => {
  const wakers: (() => void)[] = [];
  const connection = new Connection({
    now: () => 1_000,
    random: () => 1,
    sleep: () => new Promise((resolve) => wakers.push(resolve)),
  });
  const held = (waitMs: number) => {
    let calls = 0;
    return async () => {
      calls += 1;
      if (calls === 1) throw new ExchangeFailure("busy", "429", waitMs);
    };
  };
  const { signal } = new AbortController();
  const heldUntil = () => connection.state.value.heldUntil;
  const long = connection.until(held(42_000), signal);
  await vi.waitFor(() => expect(heldUntil()).toBe(43_000));
  const short = connection.until(held(5_000), signal);
  await vi.waitFor(() => expect(wakers).toHaveLength(2));
  expect(heldUntil()).toBe(43_000);
  wakers[1]?.();
  await short;
  expect(heldUntil()).toBe(43_000);
  wakers[0]?.();
  await long;
  expect(heldUntil()).toBeNull();
});

it("waits longer and longer for a call that fails while others get through, and begins again once it is woken", async () => {
  const waits: number[] = [];
  const abort = new AbortController();
  const connection = new Connection({
    now: () => 0,
    random: () => 1,
    sleep: async (ms) => {
      waits.push(ms);
      if (waits.length === 5) connection.wake();
      if (waits.length === 7) abort.abort();
    },
  });
  const refused = async () => {
    // As the question who the server is, which each attempt of a push begins with.
    connection.succeeded();
    throw new ExchangeFailure("unreachable", "503");
  };
  await expect(connection.until(refused, abort.signal)).rejects.toThrow();
  expect(waits).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 1_000, 2_000]);
});
