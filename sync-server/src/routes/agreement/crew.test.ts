import { NO_CREW, withNewCrew } from "shared-schema/crew/schema";
import { COLLECTIONS } from "shared-schema/sync/wire";
import { describe, expect, it } from "vitest";
import type { TestClient } from "../../testing/client.ts";
import { changeOf, editOf, held, holds, pushOne } from "../../testing/device.ts";
import { setAgreement } from "../../testing/setAgreement.ts";
import { useTestServer } from "../../testing/useTestServer.ts";
import { verifyTrail } from "../../verbs/audit/verify.ts";

const server = useTestServer();
const [captain, broker, admin] = [server.as("captain"), server.as("broker"), server.as("admin")];
const professionals = { captain, broker, carrier: server.as("carrier"), stakeholder: server.as("stakeholder") };
const outsiders = { client: server.as("client"), passenger: server.as("passenger") };
const ID = "0190f3a0-0000-7000-8000-00000000c4e3";
const NUMBER = "SEAMAN4711";
const list = withNewCrew(NO_CREW, [[ID, { family_name: "Reed", document_number: NUMBER }]]);
const create = (who: TestClient, body: object = list) =>
  pushOne(who, changeOf("crew_lists", null, { id: "1", body: { ...body } }));

it("is written by a captain, read by the other professionals, and unknown to clients and passengers", async () => {
  expect((await create(captain)).outcome).toBe("taken");
  for (const [name, who] of Object.entries({ ...professionals, admin })) {
    expect((await held(who, "crew_lists", 1)).body, name).toEqual(list);
  }
  for (const [name, who] of Object.entries(outsiders)) {
    const answers = await Promise.all([who.get("/cruise/1"), ...COLLECTIONS.map((collection) => who.pull(collection))]);
    expect(JSON.stringify(answers), name).not.toContain(NUMBER);
    expect(await holds(who, "crew_lists", 1), name).toBe(false);
    const previous = await held(captain, "crew_lists", 1);
    for (const change of [
      changeOf("crew_lists", null, { id: "1", body: { ...NO_CREW } }),
      editOf("crew_lists", previous, { members: {} }),
      changeOf("crew_lists", previous, { _deleted: true }),
    ]) {
      const { outcome, master } = await pushOne(who, change);
      expect(outcome, name).toBe("refused");
      expect(JSON.stringify(master), name).not.toContain(NUMBER);
    }
  }
  expect((await held(captain, "crew_lists", 1)).body).toEqual(list);
});

it("merges members that two people entered at once, and notes both edits without a value", async () => {
  const other = "0190f3a0-0000-7000-8000-00000000c4e4";
  await create(captain);
  const second = withNewCrew(NO_CREW, [[other, { family_name: "Lund" }]]);
  expect((await create(broker, second)).outcome).toBe("merged");
  expect(Object.keys((await held(admin, "crew_lists", 1)).body["members"] ?? {}).sort()).toEqual([ID, other]);
  const trail = JSON.stringify(server.deps.store.audit.all().slice(-10));
  expect(trail).toContain("crew_list.create");
  expect(trail).not.toContain("Reed");
  expect((await verifyTrail(server.deps.store)).broken).toBeNull();
});

it("stays unknown where the agreement is, takes no list under a number without one, and ends with its agreement", async () => {
  const elsewhere = await pushOne(captain, changeOf("crew_lists", null, { id: "999999", body: { ...list } }));
  expect(elsewhere).toMatchObject({ outcome: "refused", code: "crew.not-found" });
  await create(captain);
  expect((await admin.delete("/cruise/1")).status).toBe(200);
  expect(await holds(captain, "crew_lists", 1)).toBe(false);
});

describe("whoever leaves the agreement", () => {
  it("loses its crew list", async () => {
    await create(captain);
    await admin.delete(`/cruise/1/captains/by_profile/${captain.profileId}`);
    expect(await holds(captain, "crew_lists", 1)).toBe(false);
    expect(await holds(broker, "crew_lists", 1)).toBe(true);
  });
});

it("is closed once the agreement is archived", async () => {
  await create(captain);
  const previous = await held(captain, "crew_lists", 1);
  setAgreement(server, 1, (body) => ({ ...body, status: "ARCHIVED" }));
  const { outcome, code } = await pushOne(captain, editOf("crew_lists", previous, { members: {} }));
  expect([outcome, code]).toEqual(["refused", "crew.read-only"]);
});

describe("REST", () => {
  const put = (who: TestClient, members: object) => who.put("/cruise/1/crew", { members });

  it("adds, changes and removes members under the rule of devices, and hands them out to professionals alone", async () => {
    const other = "0190f3a0-0000-7000-8000-00000000c4e4";
    const added = await put(captain, {
      [ID]: { family_name: "Reed", document_number: NUMBER },
      [other]: { rank: "Deckhand" },
    });
    expect(added.status).toBe(200);
    expect(added.body.members.map(({ id }: { id: string }) => id)).toEqual([ID, other]);
    expect((await put(broker, { [ID]: { rank: "Bosun" }, [other]: null })).body.members).toMatchObject([
      { id: ID, family_name: "Reed", rank: "Bosun" },
    ]);
    expect((await held(captain, "crew_lists", 1)).body["members"]).toMatchObject({ [ID]: { rank: "Bosun" } });
    for (const [name, who] of Object.entries(outsiders)) {
      const answers = [await who.get("/cruise/1/crew"), await put(who, {})];
      expect([name, ...answers.map(({ status }) => status)]).toEqual([name, 404, 404]);
    }
    expect((await put(captain, { [ID]: { date_of_birth: "2999-01-01" } })).status).toBe(422);
    expect((await put(captain, { [ID]: { pos: "a0" } })).status).toBe(422);
    setAgreement(server, 1, (body) => ({ ...body, status: "ARCHIVED" }));
    expect((await captain.get("/cruise/1/crew")).body.write_access).toBe(false);
    expect((await put(captain, { [ID]: null })).status).toBe(403);
  });

  it("is counted in the history for those who see the list, without a word about its members", async () => {
    await put(captain, { [ID]: { family_name: "Reed", document_number: NUMBER } });
    await put(broker, { [ID]: { rank: "Bosun" } });
    await put(broker, { [ID]: null });
    const [removed, changed, made] = (await broker.get("/cruise/1/history/?part=people")).body.entries;
    expect(removed).toMatchObject({ collection: "crew_lists", changes: [{ path: "removed", after: 1 }] });
    expect(changed).toMatchObject({ author: { user_id: broker.userId }, changes: [{ path: "changed", after: 1 }] });
    expect(made).toMatchObject({ author: { user_id: captain.userId }, changes: [{ path: "added", after: 1 }] });
    const text = JSON.stringify((await broker.get("/cruise/1/history/")).body);
    expect(text).not.toMatch(/Reed|SEAMAN/);
    for (const who of Object.values(outsiders)) {
      expect(JSON.stringify((await who.get("/cruise/1/history/")).body)).not.toContain("crew_lists");
    }
  });
});
