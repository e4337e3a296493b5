import "fake-indexeddb/auto";
import { expect, test } from "vitest";
import { DeviceDatabase } from "../../database/device.ts";
import type { LogEntry } from "../../database/logEntry.ts";
import { ExchangeFailure, type Transport } from "../transport/transport.ts";
import { exchangeLog, prune } from "./log.ts";
import { loggedTransport } from "./loggedTransport.ts";

const entry: Omit<LogEntry, "key" | "at"> = { kind: "back", collection: null, titles: "", count: 0, reason: null };

test("the log keeps its newest lines", async () => {
  const device = new DeviceDatabase(31);
  for (let at = 1; at <= 5; at += 1) await device.exchanges.add({ ...entry, at });
  await prune(device, 2);
  expect((await device.exchanges.toArray()).map(({ at }) => at)).toEqual([4, 5]);
  device.close();
});

test("of many failures in a row the first is told, and that the server is back", async () => {
  const device = new DeviceDatabase(32);
  let reachable = false;
  const never = () => new Promise<never>(() => undefined);
  const transport: Transport = {
    push: never,
    digest: never,
    lease: never,
    stream: never,
    pull: async () => {
      if (!reachable) throw new ExchangeFailure("unreachable", "TypeError: no network");
      const document = { id: "7", rev: 1, e: "", schema: 1, body: { name: "Riviera" }, _deleted: false };
      return { documents: [document], checkpoint: { epoch: "e", seq: 1 } };
    },
  };
  const logged = loggedTransport(
    transport,
    exchangeLog(device, () => 5),
  );
  await expect(logged.pull("agreements", null, 10)).rejects.toThrow();
  await expect(logged.pull("agreements", null, 10)).rejects.toThrow();
  reachable = true;
  await logged.pull("agreements", null, 10);
  await expect
    .poll(async () => (await device.exchanges.toArray()).map(({ kind, titles }) => [kind, titles]))
    .toEqual([
      ["lost", ""],
      ["back", ""],
      ["pulled", "00007 · Riviera"],
    ]);
  device.close();
});
