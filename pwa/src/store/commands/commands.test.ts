import { RefusalError } from "shared-schema/base/result";
import "fake-indexeddb/auto";
import type { AgreementBody } from "shared-schema/agreement/schema";
import type { LeaseKind } from "shared-schema/sync/wire";
import { afterAll, beforeAll, expect, it } from "vitest";
import { provideRuntime, runtime } from "../database/runtime.ts";
import { isUnsent } from "../sync/rxdb/local.ts";
import { startMemoryRuntime } from "../testing/memoryRuntime.ts";
import { createAgreement, deleteAgreement, patchAgreement } from "./agreement/agreements.ts";
import { addBunker, removeBunker } from "./agreement/bunkers.ts";
import { addParty, removeParty } from "./agreement/parties.ts";
import { addStay } from "./agreement/stays.ts";
import { addWaypoint, patchWaypoint, removeWaypoint } from "./agreement/waypoints.ts";
import { createContact, removeContact } from "./contacts.ts";
import { createProfile, patchProfile } from "./profiles.ts";
import { createYacht, patchYacht } from "./yachts.ts";

let close: () => Promise<void>;
/** The kinds of numbers that this device has asked the server for. */
const asked: LeaseKind[] = [];

beforeAll(async () => {
  const started = await startMemoryRuntime("commands");
  close = started.close;
  const topUp = async (kinds: readonly LeaseKind[]) => void asked.push(...kinds);
  provideRuntime({ ...started.runtime, topUp });
});
afterAll(() => close());

async function agreement(id: number): Promise<AgreementBody> {
  const { collections } = await runtime();
  const found = await collections.agreements.findOne(String(id)).exec();
  if (!found) throw new Error(`There is no agreement ${id}`);
  return found.toMutableJSON().body;
}

async function created(): Promise<number> {
  const id = await createAgreement({ name: "Riviera", contract_type: "CRUISE", currency: "EUR" });
  if (!id.ok) throw new RefusalError(id.refusal);
  return id.value;
}

it("creates a draft under a leased id and marks it as unsent", async () => {
  const id = await created();
  expect(id).toBe(1);
  const { plain } = await runtime();
  const stored = (await plain.agreements.findOne("1").exec())?.toJSON();
  expect(stored && isUnsent(stored)).toBe(true);
});

it("asks the rule before it writes", async () => {
  expect((await patchAgreement(1, { currency: "euro" })).ok).toBe(false);
  expect((await agreement(1)).currency).toBe("EUR");
  const [bunker] = Object.keys((await agreement(1)).fuel_bunkers);
  const refusal = await removeBunker(1, bunker ?? "");
  expect(!refusal.ok && refusal.refusal.code).toBe("bunker.last");
  expect((await addBunker(1, { quantity: 500 })).ok).toBe(true);
  expect((await removeBunker(1, bunker ?? "")).ok).toBe(true);
});

it("writes nothing when nothing has changed", async () => {
  const { plain } = await runtime();
  const before = (await plain.agreements.findOne("1").exec())?.toJSON().e;
  expect((await patchAgreement(1, { name: "Riviera" })).ok).toBe(true);
  expect((await plain.agreements.findOne("1").exec())?.toJSON().e).toBe(before);
});

it("makes the first waypoint a call, and takes the stays of a waypoint that goes along", async () => {
  const first = await addWaypoint(1, { latitude: 43.5, longitude: 7.1, selected: null });
  const second = await addWaypoint(1, { latitude: 42.5, longitude: 8.7, selected: null });
  if (!first.ok || !second.ok) throw new Error("A waypoint was refused");
  expect((await agreement(1)).waypoints[first.value]?.is_call).toBe(true);
  expect((await agreement(1)).waypoints[second.value]?.is_call).toBe(false);
  expect((await patchWaypoint(1, first.value, { is_call: false })).ok).toBe(false);
  const stay = await addStay(1, { profile_id: 20, emb_waypoint: first.value, disemb_waypoint: second.value });
  expect((await removeWaypoint(1, first.value)).ok).toBe(true);
  const body = await agreement(1);
  expect(stay.ok).toBe(true);
  expect(body.stays).toEqual({});
  expect(body.waypoints[second.value]?.is_call).toBe(true);
});

it("has one carrier, and takes a passenger's stays along", async () => {
  await addParty(1, "carriers", 30);
  await addParty(1, "carriers", 31);
  await addParty(1, "passengers", 20);
  expect(Object.keys((await agreement(1)).parties)).toEqual(["carriers:31", "passengers:20"]);
  await removeParty(1, "passengers:20");
  expect((await agreement(1)).stays).toEqual({});
});

it("creates yachts, profiles and contacts", async () => {
  const yacht = await createYacht({ name: "Aurora", port_of_registry: "Nice", type: "MOTOR" });
  expect(yacht).toEqual({ ok: true, value: 10 });
  expect((await patchYacht(10, { imo_nb: " ab12 " })).ok).toBe(true);
  const { collections } = await runtime();
  expect((await collections.yachts.findOne("10").exec())?.toJSON().body.imo_nb).toBe("AB12");
  const own = await createProfile({ first_name: "Ada", last_name: "Own" });
  expect(own).toEqual({ ok: true, value: 20 });
  expect((await patchProfile(20, { first_name: "" })).ok).toBe(false);
  const contact = { first_name: "Cleo", last_name: "Client", email: null, send_invite: false };
  expect(await createContact(contact)).toEqual({ ok: true, value: 21 });
  const made = (await collections.profiles.findOne("21").exec())?.toJSON().body.email;
  expect(made).toMatch(/.@passenger\.invalid$/);
  expect((await removeContact("20-21")).ok).toBe(true);
});

it("says so when there is nothing to edit, and when the lease is used up", async () => {
  expect((await deleteAgreement(1)).ok).toBe(true);
  const gone = await patchAgreement(1, { name: "Late" });
  expect(!gone.ok && gone.refusal.code).toBe("device.document-missing");
  await created();
  await created();
  const fourth = await createAgreement({ name: "Fourth", contract_type: "CRUISE", currency: "EUR" });
  expect(!fourth.ok && fourth.refusal.code).toBe("device.no-agreement-numbers");
  // Further numbers of agreements are asked for when one lacks, and those of the others ahead.
  expect(asked).toEqual(["yacht", "profile", "profile", "agreement"]);
});
