import "fake-indexeddb/auto";
import { planOf, RIVIERA } from "shared-schema/pricing/cruises.test-support";
import { expect, it } from "vitest";
import { DeviceDatabase } from "../../database/device.ts";
import { emptyDevice } from "./emptyDevice.ts";

const agreement = { id: "12", rev: 3, e: "n1", schema: 1, body: { name: "Riviera" }, _deleted: false };
const sent = { collection: "agreements" as const, op: "o", assumed: null, next: agreement };

it("leaves of a user's own store what waits for the server and the numbers that were lent, and nothing that could be read", async () => {
  const device = new DeviceDatabase(7);
  const passport = {
    key: 1,
    at: 0,
    kind: "pulled" as const,
    collection: null,
    titles: "Ada Own",
    count: 1,
    reason: null,
  };
  await device.exchanges.add(passport);
  await device.settings.bulkPut([
    { key: "device", value: "d1" },
    { key: "epoch", value: "e1" },
    { key: "made-again:profiles/7", value: { to: 8, at: 0 } },
    { key: "picture:/api/yacht/1/image/ab", value: "pixels" },
    { key: "figures:12", value: { at: "", figures: { total: 1 } } },
    { key: "sea:12", value: { at: "", bytes: 1, missing: [{ what: "profile", name: "Ada" }] } },
  ]);
  await device.leases.add({ kind: "agreement", next: 2, to: 5 });
  await device.kept.put({ key: "agreements/12", collection: "agreements", schema: 1, document: agreement });
  await device.sent.bulkPut([
    { key: "agreements/12", edits: [sent] },
    { key: "profiles/7", edits: [] },
  ]);
  await device.plans.put({ id: 12, key: "k", plan: planOf(RIVIERA) });
  await emptyDevice(device);
  expect(await device.plans.count()).toBe(0);
  expect(await device.exchanges.count()).toBe(0);
  expect((await device.settings.toArray()).map(({ key }) => key)).toEqual(["device", "epoch", "made-again:profiles/7"]);
  expect(await device.leases.count()).toBe(1);
  expect(await device.kept.count()).toBe(1);
  expect((await device.sent.toArray()).map(({ key }) => key)).toEqual(["agreements/12"]);
});
