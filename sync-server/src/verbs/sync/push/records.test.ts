import { NO_CREW, withNewCrew } from "shared-schema/crew/schema";
import { recordKey } from "shared-schema/records/key";
import { isPushable, RECORD_KINDS } from "shared-schema/records/kinds";
import type { PushChange, WireDocument } from "shared-schema/sync/wire";
import { expect, it } from "vitest";
import { changeOf, held, inboxOf } from "../../../testing/device.ts";
import { useTestServer } from "../../../testing/useTestServer.ts";

const server = useTestServer();
const captain = server.as("captain");
const passenger = server.as("passenger");
const broker = server.as("broker");
const MEMBER = "0190f3a0-0000-7000-8000-00000000c4e3";
const list = { ...withNewCrew(NO_CREW, [[MEMBER, { family_name: "Reed" }]]) };

let op = 0;
/** A change of a record under any key. */
function pushed(key: string, assumed: WireDocument | null = null): PushChange {
  op += 1;
  const next = { id: key, rev: assumed?.rev ?? 0, e: `e${op}`, schema: 1, body: list, _deleted: false };
  return { collection: "agreement_records", op: `record-${op}`, assumed, next };
}

it("refuses records that the server alone writes, and those of no known kind, and decides the others", async () => {
  const pullOnly = RECORD_KINDS.filter((kind) => !isPushable(kind)).map((kind) => pushed(recordKey(kind, "1")));
  const unknown = ["signatures/1", "crew_lists", "crew_lists/1/2", "1"].map((key) => pushed(key));
  const crew = changeOf("crew_lists", null, { id: "1", body: list });
  const { results } = await captain.push([...pullOnly, ...unknown, crew]);
  const answers = results.map(({ outcome, code }) => code ?? outcome);
  expect(answers).toEqual([
    ...pullOnly.map(() => "document.server-only"),
    ...unknown.map(() => "document.unreadable"),
    "taken",
  ]);
  expect((await held(captain, "crew_lists", 1)).body).toEqual(list);
  expect(await inboxOf(captain)).toEqual([]);
});

it("shows in its refusal the current state, to those alone who see it", async () => {
  const key = recordKey("approvals", "1");
  await broker.post("/cruise/1/approval/");
  for (const who of [captain, passenger]) {
    const { results } = await who.push([pushed(key)]);
    const current = (await who.pull("agreement_records")).documents.find(({ id }) => id === key);
    expect(current !== undefined).toBe(who === captain);
    expect(results[0]?.master).toEqual(current ?? { id: key, _deleted: true });
  }
});

it("lets no record change its kind", async () => {
  await captain.push([changeOf("crew_lists", null, { id: "1", body: list })]);
  const previous = await held(captain, "crew_lists", 1);
  const { results } = await captain.push([pushed("commissions/1", { ...previous, id: "crew_lists/1" })]);
  expect(results).toMatchObject([{ outcome: "refused", code: "document.unreadable" }]);
});

it("keeps what it answered under the kind and the agreement", async () => {
  const change = changeOf("crew_lists", null, { id: "1", body: list });
  const [first] = (await captain.push([change])).results;
  const [again] = (await captain.push([change])).results;
  expect([first, again]).toMatchObject([
    { outcome: "taken", master: { id: "crew_lists/1" } },
    { outcome: "taken", master: { id: "crew_lists/1", _deleted: false } },
  ]);
});
