import { expect, it } from "vitest";
import type { SentEdit } from "../../database/sentEdits.ts";
import { systemClock } from "../clock.ts";
import { Connection } from "../transport/connection.ts";
import { ExchangeFailure, type Transport } from "../transport/transport.ts";
import { Server } from "./server.ts";

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
    connection: new Connection(systemClock),
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

it("makes the edits again when the server has come back from a backup between two attempts", async () => {
  const never = () => new Promise<never>(() => undefined);
  const epochs: string[] = [];
  const sent: string[] = [];
  let epoch = "first";
  const transport: Transport = {
    pull: async (_, from) =>
      from?.epoch === epoch ? { documents: [], checkpoint: { epoch, seq: 0 } } : { epoch, reset: true },
    push: async ({ changes }) => {
      sent.push(...changes.map(({ op }) => op));
      if (sent.length > 1) return { results: [] };
      epoch = "second";
      throw new ExchangeFailure("unreachable", "The server is gone.");
    },
    digest: never,
    lease: never,
    stream: never,
  };
  let kept = "first";
  const server = new Server({
    transport,
    connection: new Connection({ ...systemClock, sleep: async () => undefined }),
    memory: {
      get: async () => kept,
      set: async (next) => {
        kept = next;
      },
    },
    device: "d",
    signal: new AbortController().signal,
    onSending: async () => undefined,
    onNewEpoch: async (_, next) => void epochs.push(next),
  });
  const next = { id: "1", rev: 0, e: "e", schema: 1, body: {}, _deleted: false };
  await server.push((): SentEdit[] => [{ collection: "yachts", op: `in-${kept}`, assumed: null, next }]);
  expect(epochs).toEqual(["second"]);
  expect(sent).toEqual(["in-first", "in-second"]);
});
