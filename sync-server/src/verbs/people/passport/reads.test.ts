import { MOST_READS_A_DAY, READS_KEPT_DAYS } from "shared-schema/guest/passportRead";
import { beforeEach, expect, it } from "vitest";
import type { TestClient } from "../../../testing/client.ts";
import { useTestServer } from "../../../testing/useTestServer.ts";
import { endPassportReads } from "../../erasure/retention/endReads.ts";

const server = useTestServer({ limits: { registrations: 60 } });
const broker = server.as("broker");
const captain = server.as("captain");
const client = server.as("client");
const passenger = server.as("passenger");
const admin = server.as("admin");
const DAY = 86_400_000;

const now = () => server.deps.clock.now().toISOString();
const ago = (ms: number) => new Date(server.deps.clock.now().getTime() - ms).toISOString();
const own = () => `/user/profile/${passenger.profileId}`;
const ADA = { first_name: "Ada", last_name: "Okafor", email: "ada@example.org" };
let keys = 0;
const newKey = () => `0190a0a0-0000-7000-8000-${String(++keys).padStart(12, "0")}`;

interface Read {
  kind?: "SHOWN" | "EXPORTED";
  key?: string;
  profiles?: number[];
  agreement_id?: number | null;
  at?: string;
}
const tell = (reader: TestClient, read: Read = {}) =>
  reader.post(`/user/${reader.userId}/passport_read/`, {
    ...{ key: newKey(), kind: "SHOWN", profiles: [passenger.profileId], agreement_id: 1, at: now() },
    ...read,
  });
const readers = async (viewer = passenger) => (await viewer.get(`${own()}/passport_reads`)).body;

beforeEach(async () => {
  await passenger.put(own(), { passport_num: "X4711" });
});

it("shows the person who has read the passport, in which role, where and when", async () => {
  const at = ago(DAY);
  expect((await tell(captain, { at })).body).toEqual({ kept: 1 });
  expect((await tell(broker, { kind: "EXPORTED" })).body).toEqual({ kept: 1 });
  const listed = await readers();
  expect(listed).toMatchObject([
    { kind: "EXPORTED", at: now(), roles: ["brokers"], is_admin: false, agreement_id: 1 },
    { kind: "SHOWN", at, roles: ["captains"], is_admin: false, agreement_id: 1 },
  ]);
  expect(listed[1].name).not.toBe("");
  expect(await readers(admin)).toEqual(listed);
  expect((await captain.get(`${own()}/passport_reads`)).status).toBe(403);
});

it("records what is shown once a day and person, and each file once however often it is told", async () => {
  const key = newKey();
  for (const at of [ago(2 * DAY), ago(2 * DAY - 1), ago(DAY)]) await tell(captain, { at });
  for (const _ of [1, 2, 3]) await tell(captain, { kind: "EXPORTED", key });
  await tell(captain, { kind: "EXPORTED" });
  expect((await readers()).map(({ kind }: { kind: string }) => kind).sort()).toEqual([
    ...["EXPORTED", "EXPORTED", "SHOWN", "SHOWN"],
  ]);
});

it("records passports in answers of the server, and nothing of one's own or of fields that are left out", async () => {
  await passenger.get(own());
  await client.get(own());
  expect(await readers()).toEqual([]);
  await captain.get(own());
  await captain.get(own());
  await admin.get(own());
  const names = (await readers()).map(({ roles, is_admin }: { roles: string[]; is_admin: boolean }) => [
    roles,
    is_admin,
  ]);
  expect(names).toHaveLength(2);
  expect(names).toEqual(
    expect.arrayContaining([
      [["captains"], false],
      [[], true],
    ]),
  );
});

it("takes no record for someone else, of a passport that was never got, of an agreement that is not shared, and from another time", async () => {
  const path = `/user/${captain.userId}/passport_read/`;
  const forged = { key: newKey(), kind: "SHOWN", profiles: [passenger.profileId], agreement_id: 1, at: now() };
  expect((await broker.post(path, forged)).status).toBe(403);
  expect((await admin.post(path, forged)).status).toBe(403);
  expect((await tell(client)).body).toEqual({ kept: 0 });
  expect((await tell(passenger)).body).toEqual({ kept: 0 });
  expect((await tell(captain, { profiles: [999_999] })).body).toEqual({ kept: 0 });
  await tell(captain, { agreement_id: 999, at: "2999-01-01T00:00:00Z" });
  await tell(captain, { kind: "EXPORTED", at: "1999-01-01T00:00:00Z" });
  // The trail names no agreement that they do not share either.
  const noted = server.deps.store.audit.all().filter(({ verb }) => verb === "passport.read");
  expect(noted.map(({ details }) => JSON.parse(details ?? "").agreement)).toEqual([null, 1]);
  const listed = await readers();
  expect(listed).toMatchObject([{ agreement_id: null, at: now() }, { kind: "EXPORTED" }]);
  expect(listed[1].at > ago(200 * DAY)).toBe(true);
});

it("takes the record of a device that was offline while its user left the agreement", async () => {
  const guest = (await broker.post(`/user/${broker.userId}/contact/`, { ...ADA, send_invite: false })).body.id;
  await broker.post("/cruise/1/passengers/", { profile_id: guest });
  await broker.put(`/user/profile/${guest}`, { passport_num: "X4712" });
  const at = now();
  expect((await broker.delete(`/cruise/1/captains/by_profile/${captain.profileId}`)).status).toBe(200);
  expect((await captain.get(`/user/profile/${guest}`)).status).toBe(404);
  expect((await tell(captain, { profiles: [guest], at })).body).toEqual({ kept: 1 });
  const listed = (await admin.get(`/user/profile/${guest}/passport_reads`)).body;
  expect(listed).toContainEqual(expect.objectContaining({ at, roles: [], is_admin: false, agreement_id: null }));
  // No session lasts so long without a word from the server.
  server.advance(31 * DAY);
  const later = await server.login("captain");
  expect((await tell(later, { profiles: [guest], kind: "EXPORTED" })).body).toEqual({ kept: 0 });
  expect((await tell(later, { profiles: [guest], kind: "EXPORTED", at: ago(2 * DAY) })).body).toEqual({ kept: 1 });
});

it("records twenty files a day of one person and reader one by one, and shows every reader however many entries another has", async () => {
  await tell(broker, { at: ago(40 * DAY) });
  for (let day = 0; day < 30; day++) {
    for (let file = 0; file < 25; file++) {
      expect((await tell(captain, { kind: "EXPORTED" })).body, String(file)).toEqual({ kept: 1 });
    }
    server.advance(DAY);
  }
  const again = await server.login("passenger");
  const listed = await readers(again);
  // A page shows no more than fits on it.
  expect(listed).toHaveLength(500);
  expect(listed.at(-1)).toMatchObject({ kind: "SHOWN", roles: ["brokers"] });
});

it("takes the files of a fortnight at sea at once, and counts those beyond twenty of a day in one entry", async () => {
  for (let day = 1; day <= 14; day++) {
    const at = ago(day * DAY);
    for (let call = 0; call < 2; call++) await tell(captain, { kind: "EXPORTED", at });
  }
  expect(await readers()).toHaveLength(28);
  const key = newKey();
  const today = () => tell(captain, { kind: "EXPORTED" });
  for (let file = 0; file < 20; file++) await today();
  for (const _ of [1, 2]) await tell(captain, { kind: "EXPORTED", key });
  const noted = server.deps.store.audit.all().length;
  expect((await today()).body).toEqual({ kept: 1 });
  expect(server.deps.store.audit.all()).toHaveLength(noted);
  const counts = (await readers()).map(({ files }: { files: number }) => files);
  expect(counts).toHaveLength(28 + 21);
  // A file that is reported twice counts once.
  expect(counts.filter((files: number) => files > 1)).toEqual([2]);
});

it("stops a device that floods the record", async () => {
  const { passportReads } = server.deps.store;
  for (let entry = 0; entry < MOST_READS_A_DAY; entry++) {
    passportReads.add({
      ...{ key: `x/${entry}`, reader_id: captain.userId, profile_id: `${1_000_000 + entry}`, agreement_id: null },
      ...{ kind: "SHOWN", roles: "", at: now(), noted_at: now(), last_key: null },
    });
  }
  expect((await tell(captain)).status).toBe(429);
  expect((await captain.get(own())).status).toBe(429);
  expect(await readers()).toEqual([]);
});

it("ends some time after the passport is gone", async () => {
  await tell(captain);
  expect(endPassportReads(server.deps)).toBe(0);
  server.advance(2 * READS_KEPT_DAYS * DAY);
  expect(endPassportReads(server.deps)).toBe(0);
  const again = await server.login("passenger");
  const gone = { passport_num: null, passport_country: null, passport_expiration: null, visa_num: null };
  expect((await again.put(own(), gone)).status).toBe(200);
  expect(endPassportReads(server.deps)).toBe(0);
  server.advance((READS_KEPT_DAYS - 1) * DAY);
  expect(endPassportReads(server.deps)).toBe(0);
  server.advance(2 * DAY);
  expect(endPassportReads(server.deps)).toBe(1);
});
