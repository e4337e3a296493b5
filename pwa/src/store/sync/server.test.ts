import { expect, it } from "vitest";
import { systemClock } from "./clock.ts";
import { Exchange } from "./exchange.ts";
import { Server } from "./server.ts";
import type { Transport } from "./transport.ts";

it("asks once who the server is, and lets all who wait for that go on at the same moment", async () => {
  const answers: (() => void)[] = [];
  const never = () => new Promise<never>(() => undefined);
  const transport: Transport = {
    pull: () =>
      new Promise((resolve) => {
        answers.push(() => resolve({ documents: [], checkpoint: { epoch: "first", seq: 0 } }));
      }),
    push: never,
    digest: never,
    lease: never,
    stream: never,
  };
  const server = new Server({
    transport,
    exchange: new Exchange(systemClock),
    memory: { get: async () => "first", set: async () => undefined },
    device: "d",
    signal: new AbortController().signal,
    onSending: async () => undefined,
    onNewEpoch: async () => undefined,
  });
  const order: string[] = [];
  const yachts = server.verify().then(() => void order.push("yachts"));
  await systemClock.sleep(20);
  const agreements = server.verify().then(() => void order.push("agreements"));
  await systemClock.sleep(20);
  expect(answers).toHaveLength(1);
  answers[0]?.();
  await Promise.race([yachts, agreements]).then(() => Promise.resolve());
  expect(order).toEqual(["yachts", "agreements"]);
});
