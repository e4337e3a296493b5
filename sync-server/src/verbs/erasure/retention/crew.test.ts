import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { NO_CREW, withCrewMember, withNewCrew } from "shared-schema/crew/schema";
import { afterEach, beforeEach, expect, it } from "vitest";
import { changeOf, editOf, held, pushOne } from "../../../testing/device.ts";
import { startTestServer, type TestServer } from "../../../testing/server.ts";
import { setAgreement } from "../../../testing/setAgreement.ts";
import { verifyTrail } from "../../audit/verify.ts";
import { keptTravelData } from "./due.ts";
import { purgeTravelData } from "./purgeTravel.ts";

const DAY = 86_400_000;
const ID = "0190f3a0-0000-7000-8000-00000000c4e3";
const SECRETS = ["SEAMAN4711", "SEAMAN4712", "SEAMAN4713", "SEAMAN4714", "1991-03-07", "Trondheim"];
let folder: string;
let server: TestServer;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "passerelle-crew-"));
  server = await startTestServer({ dataDir: folder });
});

afterEach(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The planted values that some file of the database holds. */
function found(secrets: readonly string[] = SECRETS): string[] {
  const files = readdirSync(folder).filter((name) => name.startsWith("passerelle.db"));
  const bytes = files.map((name) => readFileSync(join(folder, name)).toString("latin1"));
  return secrets.filter((secret) => bytes.some((text) => text.includes(secret)));
}

const later = (days: number) => new Date(server.deps.clock.now().getTime() + days * DAY).toISOString();

/** A crew list with every place that keeps its papers, on a cruise that ends tomorrow. */
async function plant() {
  const captain = await server.login("captain");
  const born = { date_of_birth: "1991-03-07", place_of_birth: "Trondheim", document_number: "SEAMAN4711" };
  const list = withNewCrew(NO_CREW, [[ID, { family_name: "Lund", rank: "Deckhand", ...born }]]);
  await pushOne(captain, changeOf("crew_lists", null, { id: "1", body: { ...list } }));
  const first = await held(captain, "crew_lists", 1);
  const numbered = (number: string) => ({ ...withCrewMember(list, ID, { document_number: number }) });
  await pushOne(captain, editOf("crew_lists", first, numbered("SEAMAN4712")));
  // A conflict: the value goes to the inbox, and into the answer to the edit.
  expect((await pushOne(captain, editOf("crew_lists", first, numbered("SEAMAN4713")))).outcome).toBe("merged");
  server.deps.store.history.noteRecovered("crew_lists", "1", 900, JSON.stringify(numbered("SEAMAN4714")));
  setAgreement(server, 1, (body) => ({
    ...body,
    ...{ delivery_date: later(0), redelivery_date: later(1), stays: {} },
    waypoints: Object.fromEntries(
      Object.entries(body.waypoints).map(([key, each]) => [key, { ...each, arr_date: null, dep_date: null }]),
    ),
  }));
  return captain;
}

it("leaves no birth and no document of a crew in any file 60 days after the voyage, keeps name and rank, and the trail whole", async () => {
  const captain = await plant();
  expect(found()).toEqual(SECRETS);
  server.advance(60 * DAY);
  await purgeTravelData(server.deps, 60);
  expect(found()).toEqual(SECRETS);
  server.advance(DAY);
  expect(await purgeTravelData(server.deps, 60)).toBeGreaterThan(0);
  expect(found()).toEqual([]);
  expect(found(["Lund", "Deckhand"])).toEqual(["Lund", "Deckhand"]);
  const again = await server.login("captain");
  expect((await held(again, "crew_lists", 1)).body["members"]).toMatchObject({
    [ID]: { family_name: "Lund", rank: "Deckhand", date_of_birth: null, document_number: null },
  });
  expect((await verifyTrail(server.deps.store)).broken).toBeNull();
  expect(keptTravelData({ store: server.deps.store }, 60).filter(({ kind }) => kind === "CREW")).toEqual([]);
  expect(captain.userId).toBe(again.userId);
});

it("keeps what was entered late as long from its entry, and purges the list of a deleted draft at once", async () => {
  await plant();
  server.advance(61 * DAY);
  await purgeTravelData(server.deps, 60);
  const captain = await server.login("captain");
  const previous = await held(captain, "crew_lists", 1);
  const late = withCrewMember({ members: Object(previous.body["members"]) }, ID, { document_number: "SEAMAN4711" });
  await pushOne(captain, editOf("crew_lists", previous, { ...late }));
  server.advance(59 * DAY);
  await purgeTravelData(server.deps, 60);
  expect(found()).toEqual(["SEAMAN4711"]);
  const admin = await server.login("admin");
  expect((await admin.delete("/cruise/1")).status).toBe(200);
  expect(await purgeTravelData(server.deps, 60)).toBe(1);
  expect(found()).toEqual([]);
});

it("purges the papers of a first list that was refused, which are in an inbox alone", async () => {
  const captain = await server.login("captain");
  setAgreement(server, 1, (body) => ({
    ...body,
    ...{ delivery_date: later(0), redelivery_date: later(1), stays: {} },
    parties: Object.fromEntries(
      Object.entries(body.parties).filter(([, { profile_id }]) => profile_id !== captain.profileId),
    ),
    waypoints: Object.fromEntries(
      Object.entries(body.waypoints).map(([key, each]) => [key, { ...each, arr_date: null, dep_date: null }]),
    ),
  }));
  const list = withNewCrew(NO_CREW, [[ID, { family_name: "Lund", document_number: "SEAMAN4711" }]]);
  const change = changeOf("crew_lists", null, { id: "1", body: { ...list } });
  expect((await pushOne(captain, change)).outcome).toBe("refused");
  expect(server.deps.store.documents.everIn("crew_lists")).toEqual([]);
  server.advance(60 * DAY);
  await purgeTravelData(server.deps, 60);
  expect(found()).toEqual(["SEAMAN4711"]);
  server.advance(DAY);
  expect(await purgeTravelData(server.deps, 60)).toBeGreaterThan(0);
  expect(found()).toEqual([]);
  expect(server.deps.store.audit.all().at(-1)).toMatchObject({ verb: "travel.purge", user_id: null });
  expect(await purgeTravelData(server.deps, 60)).toBe(0);
});

it("purges the papers of a list that a device brought back and no agreement holds any more", async () => {
  const list = withNewCrew(NO_CREW, [[ID, { family_name: "Lund", document_number: "SEAMAN4711" }]]);
  server.deps.store.history.noteRecovered("crew_lists", "999", 1, JSON.stringify(list));
  expect(found()).toEqual(["SEAMAN4711"]);
  expect(await purgeTravelData(server.deps, 60)).toBe(1);
  expect(found()).toEqual([]);
});
