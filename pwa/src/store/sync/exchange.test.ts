import { expect, it } from "vitest";
import { systemClock } from "./clock.ts";
import { Exchange } from "./exchange.ts";
import { ExchangeFailure } from "./transport.ts";

it("doubts what it knows of a server that was out of reach, and of none that has answered", () => {
  const exchange = new Exchange(systemClock);
  exchange.failed(new ExchangeFailure("too-old", "426"));
  exchange.failed(new ExchangeFailure("signed-out", "401"));
  exchange.failed(new ExchangeFailure("malformed", "400"));
  expect(exchange.interruptions).toBe(0);
  exchange.failed(new ExchangeFailure("unreachable", "503"));
  exchange.failed(new TypeError("offline"));
  expect(exchange.interruptions).toBe(2);
});

it("waits longer and longer for a call that fails while others get through, and begins anew once it is woken", async () => {
  const waits: number[] = [];
  const abort = new AbortController();
  const exchange = new Exchange({
    now: () => 0,
    random: () => 1,
    sleep: async (ms) => {
      waits.push(ms);
      if (waits.length === 5) exchange.wake();
      if (waits.length === 7) abort.abort();
    },
  });
  const refused = async () => {
    // As the question who the server is, which each attempt of a push begins with.
    exchange.succeeded();
    throw new ExchangeFailure("unreachable", "503");
  };
  await expect(exchange.until(refused, abort.signal)).rejects.toThrow();
  expect(waits).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 1_000, 2_000]);
});
