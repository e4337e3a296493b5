import { expect, it } from "vitest";
import type { TestClient } from "../../../testing/client.ts";
import { editOf, held } from "../../../testing/device.ts";
import { useTestServer } from "../../../testing/useTestServer.ts";

const server = useTestServer();
const broker = server.as("broker");
const captain = server.as("captain");

const briefly = async (client: TestClient, change: unknown) =>
  (await client.push([change], { brief: true })).results[0];

it("tells of an edit that was taken as it was sent its revision alone", async () => {
  const base = await held(broker, "agreements", 1);
  const change = editOf("agreements", base, { name: "Azure" });
  expect(await briefly(broker, change)).toEqual({
    op: change.op,
    outcome: "taken",
    rev: base.rev + 1,
    schema: base.schema,
  });
  expect((await held(captain, "agreements", 1)).body["name"]).toBe("Azure");
});

it("tells the whole state where it is another than what was sent", async () => {
  const base = await held(broker, "agreements", 1);
  await briefly(broker, editOf("agreements", base, { name: "Azure" }));
  const merged = await briefly(captain, editOf("agreements", base, { cruise_areas: "Corsica" }, "d2"));
  expect(merged).toMatchObject({ outcome: "merged", master: { body: { name: "Azure", cruise_areas: "Corsica" } } });
  const spaced = editOf("yachts", await held(captain, "yachts", 1), { name: "  Mistral  " });
  expect(await briefly(captain, spaced)).toMatchObject({ outcome: "taken", master: { body: { name: "Mistral" } } });
});

it("tells whoever took themselves off an agreement that it is gone", async () => {
  const base = await held(broker, "agreements", 1);
  const parties = Object.entries(base.body["parties"] as Record<string, { profile_id: number }>);
  const others = Object.fromEntries(parties.filter(([, { profile_id }]) => profile_id !== broker.profileId));
  const answer = await briefly(broker, editOf("agreements", base, { parties: others }));
  expect(answer).toMatchObject({ outcome: "taken", master: { id: "1", _deleted: true } });
});

it("answers a replay with the state as it is now", async () => {
  const change = editOf("agreements", await held(broker, "agreements", 1), { name: "Azure" });
  await briefly(broker, change);
  await briefly(captain, editOf("agreements", await held(captain, "agreements", 1), { cruise_areas: "Corsica" }, "d2"));
  expect(await briefly(broker, change)).toMatchObject({
    outcome: "taken",
    master: { body: { name: "Azure", cruise_areas: "Corsica" } },
  });
});
