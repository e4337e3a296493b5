import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { openBody } from "../../../store/storedBody.ts";
import { anonymous } from "../../../testing/client.ts";
import { editOf, held } from "../../../testing/device.ts";
import { startTestServer, type TestServer } from "../../../testing/server.ts";
import { setAgreement } from "../../../testing/setAgreement.ts";
import { verifyTrail } from "../../audit/verify.ts";
import { resumeErasures } from "../resume.ts";
import { purgeTravelData } from "./purgeTravel.ts";

const DAY = 86_400_000;
const SECRETS = ["PASS4711", "PASS4712", "PASS4713", "VISA4711", "Sesame allergy", "PASSRECOVERED"];
let folder: string;
let server: TestServer;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "passerelle-retention-"));
  server = await startTestServer({ dataDir: folder });
});

afterEach(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The planted values that some file of the database holds. */
function found(): string[] {
  const files = readdirSync(folder).filter((name) => name.startsWith("passerelle.db"));
  const bytes = files.map((name) => readFileSync(join(folder, name)).toString("latin1"));
  return SECRETS.filter((secret) => bytes.some((text) => text.includes(secret)));
}

const later = (days: number) => new Date(server.deps.clock.now().getTime() + days * DAY).toISOString();

/** A passport in every place that keeps one, on a cruise that ends tomorrow. */
async function plant() {
  const [passenger, broker] = await Promise.all([server.login("passenger"), server.login("broker")]);
  const path = `/user/profile/${passenger.profileId}`;
  const first = await held(passenger, "profiles", passenger.profileId);
  await passenger.put(path, { passport_num: "PASS4711", visa_num: "VISA4711" });
  await passenger.put(path, { passport_num: "PASS4712" });
  // A conflict: the value goes to the inbox, and into the answer to the edit.
  await passenger.push([editOf("profiles", first, { passport_num: "PASS4713" })]);
  const made = await passenger.post("/cruise/1/passenger_link/", { profile_id: passenger.profileId, send: false });
  await anonymous(server.app).post("/passenger/answer", {
    token: made.body.url.split("#")[1],
    rev: 1e9,
    particulars: {},
    wishes: {
      kind: "ENTER",
      wishes: { diet: null, allergies: "Sesame allergy", cabin: null, occasion: null, other: null, medical: null },
      consent: { edition: "2026-11", given: "GUEST", wishes: true, medical: false },
    },
  });
  expect((await broker.post("/cruise/1/lock")).status).toBe(200);
  const copy = server.deps.store.documents.get("snapshots", "1");
  expect(copy?.body).toContain("PASS4712");
  const recovered = JSON.stringify({ ...first.body, passport_num: "PASSRECOVERED" });
  server.deps.store.history.noteRecovered("profiles", String(passenger.profileId), 900, recovered);
  // Other cruises of the same passenger would keep the passport longer.
  for (const id of server.deps.store.documents.idsIn("agreements")) {
    setAgreement(server, Number(id), (body) => ({
      ...body,
      ...{ delivery_date: later(0), redelivery_date: later(1), stays: {} },
      waypoints: Object.fromEntries(
        Object.entries(body.waypoints).map(([key, each]) => [key, { ...each, arr_date: null, dep_date: null }]),
      ),
    }));
  }
  return passenger;
}

it("leaves nothing of a passport in any file 60 days after disembarkation, and the trail whole", async () => {
  const passenger = await plant();
  expect(found()).toEqual(SECRETS);
  server.advance(60 * DAY);
  expect(await purgeTravelData(server.deps, 60)).toBe(0);
  expect(found()).toEqual(SECRETS);
  server.advance(DAY);
  expect(await purgeTravelData(server.deps, 60)).toBeGreaterThan(1);
  expect(found()).toEqual([]);
  expect((await verifyTrail(server.deps.store)).broken).toBeNull();
  expect(server.deps.store.audit.all().at(-1)).toMatchObject({ verb: "travel.purge" });
  expect(await purgeTravelData(server.deps, 60)).toBe(0);

  const [again, captain] = await Promise.all([server.login("passenger"), server.login("captain")]);
  const own = await held(again, "profiles", passenger.profileId);
  expect(own.body).toMatchObject({ passport_num: null, visa_num: null });
  expect(own.body["last_name"]).not.toBe("—");
  expect((await held(captain, "guest_preferences", 1)).body).toEqual({ guests: {} });
});

it("keeps a passport while one of the passenger's cruises has not ended, or has no end yet", async () => {
  const passenger = await plant();
  const admin = await server.login("admin");
  expect((await admin.post("/cruise/2/passengers/", { profile_id: passenger.profileId })).status).toBe(200);
  const ends = (at: string | null) =>
    setAgreement(server, 2, (body) => ({ ...body, delivery_date: at && later(0), redelivery_date: at }));
  ends(null);
  server.advance(400 * DAY);
  await purgeTravelData(server.deps, 60);
  expect(found()).toContain("PASS4712");
  expect(found()).not.toContain("Sesame allergy");
  ends(later(1));
  expect(await purgeTravelData(server.deps, 60)).toBe(0);
  expect(found()).toContain("PASS4712");
  server.advance(62 * DAY);
  expect(await purgeTravelData(server.deps, 60)).toBeGreaterThan(0);
  expect(found()).not.toContain("PASS4712");
});

/** Decides on the purge, and ends before its first piece. @returns goes on with it */
async function decide() {
  const ended = vi.spyOn(server.deps.store.erasures, "get").mockReturnValueOnce(undefined);
  await purgeTravelData(server.deps, 60);
  ended.mockRestore();
  expect(server.deps.store.erasures.still("9999")).toHaveLength(1);
  return async () => {
    server.advance(DAY / 4);
    await resumeErasures(server.deps, () => false);
    expect(server.deps.store.erasures.still("9999")).toEqual([]);
  };
}

it("keeps a passport that was entered after the purge was decided, and begins no other one before that has ended", async () => {
  const { profileId } = await plant();
  server.advance(61 * DAY);
  const goOn = await decide();
  const passenger = await server.login("passenger");
  // The state that is still due is kept under a new revision, too.
  await passenger.put(`/user/profile/${profileId}`, { city: "Bergen" });
  await passenger.put(`/user/profile/${profileId}`, { passport_num: "NEWPASS1" });
  expect(await purgeTravelData(server.deps, 60)).toBe(0);
  await goOn();
  expect((await held(passenger, "profiles", profileId)).body).toMatchObject({ passport_num: "NEWPASS1" });
  expect(found()).not.toContain("Sesame allergy");
  const noted = JSON.parse(server.deps.store.audit.newestOf("travel.purge", 1)[0]?.details ?? "{}");
  expect(noted.profiles.length).toBeGreaterThan(0);
  expect(noted.profiles).not.toContain(profileId);
  server.advance(61 * DAY);
  expect(await purgeTravelData(server.deps, 60)).toBe(1);
  expect((await held(await server.login("passenger"), "profiles", profileId)).body).toMatchObject({
    passport_num: null,
  });
  expect(found()).toEqual([]);
});

it("erases what is due under a revision that came after the purge was decided, and spares what comes while it runs", async () => {
  const { profileId } = await plant();
  server.advance(61 * DAY);
  const goOn = await decide();
  const passenger = await server.login("passenger");
  await passenger.put(`/user/profile/${profileId}`, { city: "Bergen" });
  const { store } = server.deps;
  const { move } = store.erasures;
  let entered: Promise<unknown> | null = null;
  vi.spyOn(store.erasures, "move").mockImplementation((row) => {
    move(row);
    entered ??= passenger.put(`/user/profile/${profileId}`, { passport_num: "NEWPASS1" });
  });
  await goOn();
  vi.mocked(store.erasures.move).mockRestore();
  await entered;
  const passports = store.history
    .revisionsOf("profiles", String(profileId))
    .map(({ body }) => JSON.parse(openBody(body)).passport_num);
  expect(passports.slice(-2)).toEqual([null, "NEWPASS1"]);
});

it("keeps the travel data of a cruise that was extended after the purge was decided", async () => {
  const { profileId } = await plant();
  server.advance(61 * DAY);
  const goOn = await decide();
  setAgreement(server, 1, (body) => ({ ...body, redelivery_date: later(5) }));
  await goOn();
  expect((await held(await server.login("passenger"), "profiles", profileId)).body).toMatchObject({
    passport_num: "PASS4712",
  });
  expect(found()).toContain("Sesame allergy");
  server.advance(90 * DAY);
  expect(await purgeTravelData(server.deps, 60)).toBeGreaterThan(1);
  expect(found()).toEqual([]);
});

/** Preferences of the passenger, entered by a link. @returns how to send another form */
async function wishing(text: string, agreement: number) {
  const passenger = await server.login("passenger");
  const send = async (wishes: object) => {
    const made = await passenger.post(`/cruise/${agreement}/passenger_link/`, {
      ...{ profile_id: passenger.profileId, send: false },
    });
    const token = made.body.url.split("#")[1];
    const sent = { token, rev: 1e9, particulars: {}, wishes };
    expect((await anonymous(server.app).post("/passenger/answer", sent)).status).toBe(200);
  };
  const wishes = { diet: null, allergies: text, cabin: null, occasion: null, other: null, medical: null };
  const consent = { edition: "2026-11", given: "GUEST", wishes: true, medical: false };
  await send({ kind: "ENTER", wishes, consent });
  return send;
}

it("erases preferences whose consent was withdrawn from the history at once, and keeps those that stand", async () => {
  const send = await wishing("Sesame allergy", 1);
  expect(await purgeTravelData(server.deps, 60)).toBe(0);
  await send({ kind: "WITHDRAW" });
  expect(found()).toEqual(["Sesame allergy"]);
  expect(await purgeTravelData(server.deps, 60)).toBe(1);
  expect(found()).toEqual([]);
  expect((await verifyTrail(server.deps.store)).broken).toBeNull();
  await wishing("Sesame allergy", 1);
  expect(await purgeTravelData(server.deps, 60)).toBe(0);
  expect(found()).toEqual(["Sesame allergy"]);
});

it("erases the preferences of a deleted draft, again after a restore, and takes none that a device pushes", async () => {
  await wishing("Sesame allergy", 1);
  const [admin, captain] = await Promise.all([server.login("admin"), server.login("captain")]);
  const slept = await held(captain, "guest_preferences", 1);
  expect((await admin.delete("/cruise/1")).status).toBe(200);
  const states = server.deps.store.history.revisionsOf("guest_preferences", "1");
  expect(await purgeTravelData(server.deps, 60)).toBe(1);
  expect(found()).toEqual([]);
  // A backup from before the purge holds the preferences again.
  for (const state of states) server.deps.store.erasure.rewrite(state, openBody(state.body));
  expect(found()).toEqual(["Sesame allergy"]);
  expect(await purgeTravelData(server.deps, 60)).toBe(1);
  expect(found()).toEqual([]);
  const pushed = await captain.call("POST", "/sync/push", {
    changes: [editOf("guest_preferences", slept, { note: "Sesame allergy" })],
  });
  expect(pushed.status === 200 && pushed.body.results?.[0]?.outcome === "taken").toBe(false);
  await purgeTravelData(server.deps, 60);
  expect(found()).toEqual([]);
});

it("purges a passport that a device which slept brings back into an inbox after the purge", async () => {
  const passenger = await plant();
  const before = await held(passenger, "profiles", passenger.profileId);
  server.advance(62 * DAY);
  expect(await purgeTravelData(server.deps, 60)).toBeGreaterThan(0);
  expect(found()).toEqual([]);
  const again = await server.login("passenger");
  await again.push([editOf("profiles", before, { passport_num: "PASS4713" })]);
  expect((await held(again, "profiles", passenger.profileId)).body).toMatchObject({ passport_num: null });
  expect(found()).toContain("PASS4713");
  expect(await purgeTravelData(server.deps, 60)).toBe(0);
  server.advance(61 * DAY);
  expect(await purgeTravelData(server.deps, 60)).toBeGreaterThan(0);
  expect(found()).toEqual([]);
});
