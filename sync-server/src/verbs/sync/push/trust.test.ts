import { contactKey, newProfile } from "shared-schema/profile/schema";
import { newYacht } from "shared-schema/yacht/schema";
import { beforeEach, describe, expect, it } from "vitest";
import { DEMO_PASSWORD } from "../../../demo/login.ts";
import { DEFAULT_QUOTAS } from "../../../quotas.ts";
import { anonymous, type TestClient } from "../../../testing/client.ts";
import { changeOf, editOf, held, pushOne } from "../../../testing/device.ts";
import { mailedToken } from "../../../testing/mailedLink.ts";
import { useTestServer } from "../../../testing/useTestServer.ts";

const server = useTestServer();
const captain = server.as("captain");
const client = server.as("client");
const admin = server.as("admin");
const AT = "2027-01-15T09:00:00.000Z";
const [CONFIRM, AGREEMENT, DISK] = ["account.confirm-for-more", "account.agreement-for-more", "server.disk-full"];

let strangers = 0;
const register = async () => {
  strangers += 1;
  const person = { first_name: "Sly", last_name: "Stranger", email: `sly${strangers}@example.org` };
  expect((await anonymous(server.app).post("/user/", { ...person, password: DEMO_PASSWORD })).status).toBe(201);
  return person.email;
};
const confirmed = async (email: string): Promise<TestClient> => {
  const person = await server.login(email);
  const token = await mailedToken(server, email);
  expect((await person.post(`/user/${person.userId}/confirmed`, { recovery_token: token })).status).toBe(200);
  return person;
};

const yacht = (by: TestClient, id: number, extra: object = {}) =>
  changeOf("yachts", null, {
    id: String(id),
    body: {
      ...newYacht({ name: "Mistral", port_of_registry: "Nice", type: "MOTOR", created_by: by.userId, created_at: AT }),
      ...extra,
    },
  });

/** Creates yachts until one is refused. @returns the number of those taken, and why the next was not */
async function fill(by: TestClient, most: number, extra: object = {}): Promise<[number, string | undefined]> {
  let taken = 0;
  while (taken < most) {
    const { from, to } = await by.lease("yacht");
    for (let id = from; id <= to && taken < most; id += 1) {
      const { outcome, code } = await pushOne(by, yacht(by, id, extra));
      if (outcome !== "taken") return [taken, code];
      taken += 1;
    }
  }
  return [taken, undefined];
}

describe("an account without a confirmed address", () => {
  it("has fifty documents, and more once its address is confirmed", async () => {
    const email = await register();
    const stranger = await server.login(email);
    // Its own profile is one of them.
    expect(await fill(stranger, 60)).toEqual([DEFAULT_QUOTAS.unconfirmed.documents - 1, CONFIRM]);
    const person = await confirmed(email);
    expect(await fill(person, 20)).toEqual([20, undefined]);
  });

  it("has some kB of fields that no schema knows in a document, over REST and by a push", async () => {
    const stranger = await server.login(await register());
    expect(await fill(stranger, 1, { x: "a".repeat(3_000) })).toEqual([1, undefined]);
    expect(await fill(stranger, 1, { x: "a".repeat(5_000) })).toEqual([0, CONFIRM]);
    expect(await fill(captain, 1, { x: "a".repeat(5_000) })).toEqual([1, undefined]);
  });

  it("has 5 MB, counted as the database takes them", async () => {
    const { quotas, store } = server.deps;
    quotas.unconfirmed = { ...quotas.unconfirmed, bytes: 60_000 };
    const stranger = await server.login(await register());
    const [taken, code] = await fill(stranger, 100);
    expect(code).toBe(CONFIRM);
    // A yacht of 700 bytes takes 1,700 of the database.
    expect(taken).toBeLessThan(45);
    expect(store.usage.of(stranger.userId, AT).bytes).toBeGreaterThan(60_000);
    quotas.unconfirmed = DEFAULT_QUOTAS.unconfirmed;
  });

  it("can store nothing once all of them together have stored too much; others can", async () => {
    const { quotas, store } = server.deps;
    const [one, other] = [await server.login(await register()), await server.login(await register())];
    quotas.unconfirmedBytes = store.usage.unconfirmed(AT) + 5_000;
    const [taken] = await fill(one, 10);
    expect(taken).toBeGreaterThan(0);
    expect(await fill(other, 1)).toEqual([0, CONFIRM]);
    expect(await fill(captain, 1)).toEqual([1, undefined]);
    const health = (await admin.get("/health/")).body;
    expect(health.unconfirmed).toEqual({ bytes: store.usage.unconfirmed(AT), most: quotas.unconfirmedBytes });
    quotas.unconfirmedBytes = DEFAULT_QUOTAS.unconfirmedBytes;
  });
});

it("lets a confirmed account without an agreement store less than one that is on an agreement", async () => {
  const { quotas, store } = server.deps;
  const person = await confirmed(await register());
  const used = Math.max(...[person, client].map(({ userId }) => store.usage.of(userId, AT).documents));
  quotas.newcomer = { ...quotas.newcomer, documents: used + 3 };
  const [taken, code] = await fill(person, 30);
  expect([taken > 2, code]).toEqual([true, AGREEMENT]);
  expect(await fill(client, 10)).toEqual([10, undefined]);
  quotas.newcomer = DEFAULT_QUOTAS.newcomer;
});

it("takes an import of 2,000 contacts of a confirmed account in full", async () => {
  const person = await confirmed(await register());
  const statuses: number[] = [];
  for (let imported = 0; imported < 2_000; ) {
    const { from, to } = await person.lease("profile");
    const ids = Array.from({ length: to - from + 1 }, (_, at) => from + at);
    const by = { created_by: person.userId, created_at: AT };
    const changes = ids.flatMap((id) => {
      const named = { first_name: "Ann", last_name: `No ${id}`, user_id: null, ...by };
      const kept = { user_id: person.userId, from_profile_id: person.profileId, profile_id: id };
      const contact = { ...kept, email: null, send_invite: false, created_at: AT };
      return [
        changeOf("profiles", null, { id: String(id), body: newProfile(named) }),
        changeOf("contacts", null, { id: contactKey(person.profileId, id), body: contact }),
      ];
    });
    const answer = await person.post("/sync/push", { device: "d1", schema: 1, changes });
    statuses.push(
      answer.status,
      ...answer.body.results.map(({ outcome }: { outcome: string }) => (outcome === "taken" ? 200 : 0)),
    );
    imported += ids.length;
  }
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(server.deps.store.usage.of(person.userId, AT).bytes).toBeLessThan(DEFAULT_QUOTAS.newcomer.bytes);
});

describe("a disk that is nearly full", () => {
  beforeEach(() => {
    server.deps.quotas.leastFreeBytes = DEFAULT_QUOTAS.leastFreeBytes;
  });
  const free = (bytes: number) => {
    server.deps.machine = { ...server.deps.machine, freeBytes: () => bytes };
  };

  it("refuses what grows, and takes a payment, a deletion and an edit that frees something", async () => {
    const { from } = await captain.lease("yacht");
    free(2 * DEFAULT_QUOTAS.leastFreeBytes);
    await pushOne(captain, yacht(captain, from, { ballast: "a".repeat(2_000) }));
    const kept = await held(captain, "yachts", from);
    free(DEFAULT_QUOTAS.leastFreeBytes - 1);
    expect(await pushOne(captain, yacht(captain, from + 1))).toMatchObject({ outcome: "refused", code: DISK });
    expect(await pushOne(captain, editOf("yachts", kept, { name: "A much longer name" }))).toMatchObject({
      code: DISK,
    });
    expect(await pushOne(captain, editOf("yachts", kept, { ballast: "a" }))).toMatchObject({ outcome: "taken" });
    const smaller = await held(captain, "yachts", from);
    expect(await pushOne(captain, changeOf("yachts", smaller, { _deleted: true }))).toMatchObject({ outcome: "taken" });
    const contact = { first_name: "Ann", last_name: "Other", email: "ann@example.org", send_invite: false };
    const refused = await captain.post(`/user/${captain.userId}/contact/`, contact);
    expect([refused.status, refused.body.message]).toEqual([503, expect.stringContaining("disk space")]);
  });

  it("takes a payment", async () => {
    free(2 * DEFAULT_QUOTAS.leastFreeBytes);
    const broker = await server.login("broker");
    const { id } = (await broker.post("/cruise/1/payment_call/", { call_type: "CRUISE" })).body;
    const call = `/cruise/payment_call/${id}`;
    await broker.put(call, { amount: 100 });
    await broker.put(call, { due_by_execution: true });
    free(DEFAULT_QUOTAS.leastFreeBytes - 1);
    expect((await broker.post("/cruise/1/payment_call/", { call_type: "CEA" })).status).toBe(503);
    const form = new FormData();
    form.append("date_paid", "2027-01-15");
    form.append("amount", "10");
    expect((await broker.send("POST", `${call}/payment/`, form)).status).toBe(201);
  });

  it("takes a lock, an approval and the end of a lock", async () => {
    const broker = await server.login("broker");
    free(DEFAULT_QUOTAS.leastFreeBytes - 1);
    expect((await broker.post("/cruise/1/lock")).status).toBe(200);
    expect((await client.post("/cruise/1/approval/", { user_id: client.userId })).status).toBe(200);
    expect((await broker.delete("/cruise/1/lock")).status).toBe(200);
  });

  it("keeps nothing of the edits that it refuses", async () => {
    const { from } = await captain.lease("yacht");
    free(2 * DEFAULT_QUOTAS.leastFreeBytes);
    await pushOne(captain, yacht(captain, from));
    const kept = await held(captain, "yachts", from);
    const { store } = server.deps;
    const used = () => [store.usage.of(captain.userId, AT), store.audit.all().length];
    const before = used();
    free(DEFAULT_QUOTAS.leastFreeBytes - 1);
    const edit = editOf("yachts", kept, { ballast: "a".repeat(9_000) });
    const answer = await pushOne(captain, edit);
    // The device alone has the row, with the value that was typed.
    expect(answer).toMatchObject({ outcome: "refused", code: DISK, inbox: [{ rev: 0, body: { code: DISK } }] });
    const [row] = answer.inbox ?? [];
    const { id, body } = row ?? { id: "", body: {} };
    expect(await pushOne(captain, changeOf("inbox", null, { id, body }))).toMatchObject({
      outcome: "refused",
      code: DISK,
    });
    expect(used()).toEqual(before);
    // The same edit is decided again once there is room.
    free(2 * DEFAULT_QUOTAS.leastFreeBytes);
    expect(await pushOne(captain, edit)).toMatchObject({ outcome: "taken" });
  });

  it("opens no account", async () => {
    free(DEFAULT_QUOTAS.leastFreeBytes - 1);
    const person = { first_name: "Sly", last_name: "Stranger", email: "late@example.org", password: DEMO_PASSWORD };
    const late = await anonymous(server.app).post("/user/", person);
    expect([late.status, late.body.message]).toEqual([503, expect.stringContaining("disk space")]);
    free(2 * DEFAULT_QUOTAS.leastFreeBytes);
    expect((await anonymous(server.app).post("/user/", person)).status).toBe(201);
  });

  it("says so in the answer to administrators", async () => {
    free(2 * DEFAULT_QUOTAS.leastFreeBytes);
    expect((await admin.get("/health/")).body).toMatchObject({ refuses_growth: false });
    free(DEFAULT_QUOTAS.leastFreeBytes - 1);
    expect((await admin.get("/health/")).body).toMatchObject({
      refuses_growth: true,
      least_free_bytes: DEFAULT_QUOTAS.leastFreeBytes,
    });
  });
});
