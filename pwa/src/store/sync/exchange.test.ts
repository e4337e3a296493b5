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
