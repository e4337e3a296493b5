import type { WireDocument } from "shared-schema/sync/wire";
import { beforeEach, expect, it } from "vitest";
import { changeOf, conflictsIn, editOf, held, inboxOf, pushOne } from "../../../testing/device.ts";
import { useTestServer } from "../../../testing/useTestServer.ts";
import { beginEpoch } from "./beginEpoch.ts";

const server = useTestServer();
const broker = server.as("broker");
const captain = server.as("captain");
let current: WireDocument;

/** A server that has just been restored: it has lost what came after the first revision. */
beforeEach(async () => {
  beginEpoch(server.deps);
  current = await held(broker, "agreements", 1);
});

/** A revision that the server has lost, as a device held it. */
const lost = (rev: number, edit: object): WireDocument => ({ ...current, rev, body: { ...current.body, ...edit } });
/** The change that a device sends after a restore: the copy it holds, unedited. */
const copy = (document: WireDocument, device = "d1") => changeOf("agreements", document, {}, device);
const nameNow = async () => (await held(broker, "agreements", 1)).body["name"];

it("brings back a lost revision once, and keeps what is made of it since", async () => {
  const seventh = lost(7, { name: "Seventh" });
  expect(await pushOne(broker, copy(seventh))).toMatchObject({ outcome: "taken" });
  const back = await held(broker, "agreements", 1);
  expect(back.body["name"]).toBe("Seventh");
  expect(back.rev).toBeGreaterThan(server.deps.store.meta.revisionsAfter());
  await pushOne(broker, editOf("agreements", back, { name: current.body["name"] }));
  for (const older of [seventh, lost(6, { name: "Sixth" })]) {
    expect(await pushOne(captain, copy(older, "d2"))).toMatchObject({ outcome: "taken" });
  }
  expect(await nameNow()).toBe(current.body["name"]);
  expect([...(await inboxOf(broker)), ...(await inboxOf(captain))]).toEqual([]);
});

it("takes an older one that came first for the base of a newer one", async () => {
  await pushOne(captain, copy(lost(6, { name: "Sixth", cruise_areas: "Corsica" }), "d2"));
  const eighth = lost(8, { name: "Eighth", cruise_areas: current.body["cruise_areas"] });
  expect(await pushOne(broker, copy(eighth))).not.toHaveProperty("inbox");
  expect((await held(broker, "agreements", 1)).body).toMatchObject({
    name: "Eighth",
    cruise_areas: current.body["cruise_areas"],
  });
});

it("reveals to no one a revision that he does not name himself", async () => {
  await pushOne(broker, editOf("agreements", current, { name: "Since" }));
  const guess = { ...current, rev: 9, body: {} };
  const result = await pushOne(broker, changeOf("agreements", guess, { body: { ...current.body, name: "Mine" } }));
  expect(conflictsIn(result)).toMatchObject([{ path: "name", base: null, mine: "Mine", theirs: "Since" }]);
});

it("does not believe who may only read, nor a deletion that lost its case", async () => {
  const passenger = await server.login("passenger");
  const seen = await held(passenger, "agreements", 1);
  await pushOne(passenger, copy({ ...seen, rev: 1_000, body: { ...seen.body } }, "p1"));
  await pushOne(broker, editOf("agreements", await held(broker, "agreements", 1), { cruise_areas: "Elba" }));
  await pushOne(captain, changeOf("agreements", lost(7, { name: "Seventh" }), { _deleted: true }, "d2"));
  await pushOne(broker, copy(lost(7, { name: "Seventh" })));
  expect(await nameNow()).toBe("Seventh");
});
