import "fake-indexeddb/auto";
import type { LeaseKind } from "shared-schema/sync/wire";
import { expect, it } from "vitest";
import { DeviceDatabase, deviceName } from "./device.ts";
import { idsLeft, LEASED_AHEAD, takeId, topUpLeases } from "./leases.ts";

let users = 0;
const open = () => new DeviceDatabase(++users);

/** A server that lends consecutive ids. */
function lender() {
  let next = 1;
  return async (kind: LeaseKind) => {
    const size = { agreement: 5, yacht: 50, profile: 100 }[kind];
    const from = next;
    next += size;
    return { from, to: next - 1 };
  };
}

it("gives every id once, to two tabs at a time too", async () => {
  const tab = open();
  const other = new DeviceDatabase(users);
  await topUpLeases(tab, ["agreement"], lender());
  const taken = await Promise.all([tab, other, tab, other, tab].map((device) => takeId(device, "agreement")));
  expect(taken.map((result) => result.ok && result.value).sort()).toEqual([1, 2, 3, 4, 5]);
});

it("says in one sentence that there are none left", async () => {
  const device = open();
  expect(await takeId(device, "agreement")).toEqual({
    ok: false,
    refusal: { code: "device.no-agreement-numbers" },
  });
});

it("is topped up once less than a block is left", async () => {
  const device = open();
  const lend = lender();
  await topUpLeases(device, ["agreement"], lend);
  await topUpLeases(device, ["agreement"], lend);
  expect(await idsLeft(device, "agreement")).toBe(5);
  await takeId(device, "agreement");
  await topUpLeases(device, ["agreement"], lend);
  expect(await idsLeft(device, "agreement")).toBe(9);
});

it("asks for all that is wanted in one request", async () => {
  const device = open();
  const asked: number[] = [];
  const lend = async (_kind: LeaseKind, blocks: number) => {
    asked.push(blocks);
    return { from: 1, to: blocks * 100 };
  };
  await topUpLeases(device, ["profile"], lend, 2_000);
  await topUpLeases(device, ["profile"], lend, 2_000);
  await topUpLeases(device, ["profile"], lend);
  expect([asked, await idsLeft(device, "profile")]).toEqual([[20], 2_000]);
});

it("never asks ahead for numbers of agreements", async () => {
  const device = open();
  const asked: LeaseKind[] = [];
  const lend = lender();
  await topUpLeases(device, LEASED_AHEAD, (kind) => {
    asked.push(kind);
    return lend(kind);
  });
  expect(asked).toEqual(["yacht", "profile"]);
});

it("keeps its name", async () => {
  const device = open();
  const first = await deviceName(device, () => "one");
  expect(await deviceName(device, () => "two")).toBe(first);
});
