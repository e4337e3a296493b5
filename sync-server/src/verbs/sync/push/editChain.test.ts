import { newYacht } from "shared-schema/yacht/schema";
import { expect, it } from "vitest";
import { changeOf, editOf, held, inboxOf, pushOne } from "../../../testing/device.ts";
import { useTestServer } from "../../../testing/useTestServer.ts";

const server = useTestServer();
const broker = server.as("broker");
const captain = server.as("captain");

/** Two edits of the areas, the second upon the first. */
async function twoEdits(second: string | null) {
  const base = await held(broker, "agreements", 1);
  const first = editOf("agreements", base, { cruise_areas: "Corsica" });
  return [first, editOf("agreements", first.next as typeof base, { cruise_areas: second })] as const;
}

const revisions = () => server.deps.store.history.revisionsOf("agreements", "1").length;

it("goes on from an edit that was taken and never heard of", async () => {
  const [first, second] = await twoEdits("Sardinia");
  await pushOne(broker, first);
  const { results } = await broker.push([first, second]);
  expect(results).toMatchObject([
    { op: first.op, outcome: "taken" },
    { op: second.op, outcome: "taken", master: { body: { cruise_areas: "Sardinia" } } },
  ]);
  expect(await inboxOf(broker)).toEqual([]);
});

it("decides an edit that never came together with what its author made of it", async () => {
  const before = revisions();
  const [first, second] = await twoEdits("Sardinia");
  await broker.push([first, second]);
  expect(revisions()).toBe(before + 1);
  expect((await held(broker, "agreements", 1)).body["cruise_areas"]).toBe("Sardinia");
  expect((await broker.push([first, second])).results.map(({ outcome }) => outcome)).toEqual(["taken", "taken"]);
  expect(revisions()).toBe(before + 1);
});

it("finds no conflict in what its author wrote and took back before anybody heard of it", async () => {
  const areas = (await held(broker, "agreements", 1)).body["cruise_areas"] as string | null;
  const lines = await twoEdits(areas);
  await pushOne(captain, editOf("agreements", await held(captain, "agreements", 1), { cruise_areas: "Elba" }, "d2"));
  await broker.push([...lines]);
  expect((await held(broker, "agreements", 1)).body["cruise_areas"]).toBe("Elba");
  expect(await inboxOf(broker)).toEqual([]);
});

it("tells one conflict for both, with the last value and the base of the first", async () => {
  const lines = await twoEdits("Sardinia");
  const base = lines[0].assumed?.body["cruise_areas"];
  await pushOne(captain, editOf("agreements", await held(captain, "agreements", 1), { cruise_areas: "Elba" }, "d2"));
  await broker.push([...lines]);
  expect(await inboxOf(broker)).toMatchObject([{ path: "cruise_areas", base, mine: "Sardinia", theirs: "Elba" }]);
});

it("refuses a creation and what is based on it as creations: both can be made again", async () => {
  const made = { created_by: broker.userId, created_at: "2027-01-15T09:00:00.000Z" };
  const body = newYacht({ name: "Mistral", port_of_registry: "Toulon", type: "SAIL", ...made });
  const first = changeOf("yachts", null, { id: "4000", rev: 0, body });
  expect(await pushOne(broker, first)).toMatchObject({ outcome: "refused", code: "document.number-not-leased" });
  const sent = { ...first.next, id: "4000", body };
  const second = changeOf("yachts", sent, { body: { ...body, name: "Sirocco" } });
  await broker.push([first, second]);
  const rows = await inboxOf(broker);
  expect(rows.map(({ base, mine }) => [base, (mine as typeof body).name]).sort()).toEqual([
    [null, "Mistral"],
    [null, "Sirocco"],
  ]);
});
