import { newYacht } from "shared-schema/yacht/schema";
import { expect, it } from "vitest";
import { demoEmail } from "../../demo/login.ts";
import { anonymous, type TestClient } from "../../testing/client.ts";
import { changeOf, editOf, held, pushOne } from "../../testing/device.ts";
import { mailedToken } from "../../testing/mailedLink.ts";
import { useTestServer } from "../../testing/useTestServer.ts";
import { accountNow } from "../../verbs/base/account/accountNow.ts";

const server = useTestServer();
const broker = server.as("broker");
const captain = server.as("captain");
const admin = server.as("admin");
const carrier = server.as("carrier");

/** A link to a new password of an account. */
async function recoveryOf(client: TestClient, account: string): Promise<string> {
  const { first_name } = (await client.get("/user/me")).body;
  await anonymous(server.app).post("/user/reset_password", { email: demoEmail(account), first_name });
  return mailedToken(server, demoEmail(account));
}

const merge = (client: TestClient, recovery_token: string) =>
  client.post(`/user/${client.userId}/merge`, { recovery_token });
const idsOf = async (client: TestClient, collection: "agreements" | "profiles" | "yachts" | "contacts" | "inbox") =>
  (await client.pull(collection)).documents.filter((each) => !each._deleted).map(({ id }) => id);
const events = () => server.deps.store.audit.all();

it("brings profiles, contacts, yachts, agreements and refusals of an account into another, as one event", async () => {
  const yacht = String((await captain.lease("yacht")).from);
  const made = { created_by: captain.userId, created_at: "2027-01-15T09:00:00.000Z" };
  const body = newYacht({ name: "Évasion", port_of_registry: "Nîmes", type: "MOTOR", ...made });
  await pushOne(captain, changeOf("yachts", null, { id: yacht, body }));
  // A refused edit waits in the inbox.
  await pushOne(captain, editOf("yachts", await held(captain, "yachts", yacht), { name: null }));
  const contact = { first_name: "Ines", last_name: "Costa", email: "ines@example.org", send_invite: false };
  const { body: ines } = await captain.post(`/user/${captain.userId}/contact/`, contact);
  const collections = ["agreements", "profiles", "yachts", "contacts", "inbox"] as const;
  const before = new Map<string, string[]>();
  for (const name of collections) {
    before.set(name, [...new Set([...(await idsOf(captain, name)), ...(await idsOf(broker, name))])].sort());
  }
  expect(await idsOf(captain, "inbox")).toHaveLength(1);
  const token = await recoveryOf(captain, "captain");
  const noted = events().length;

  const merged = await merge(broker, token);

  expect(merged.status).toBe(200);
  expect(events().slice(noted)).toMatchObject([
    { verb: "account.merge", user_id: broker.userId, details: `{"account":${captain.userId},"profile":null}` },
  ]);
  for (const name of collections) expect([name, (await idsOf(broker, name)).sort()]).toEqual([name, before.get(name)]);
  expect(merged.body.main_profile.id).toBe(broker.profileId);
  expect((await broker.put(`/yacht/${yacht}`, { name: "Évasion II" })).status).toBe(200);
  expect((await broker.put(`/user/profile/${ines.id}`, { city: "Porto" })).status).toBe(200);
  expect((await broker.put(`/user/profile/${captain.profileId}`, { city: "Nice" })).status).toBe(200);
  // The former account is closed, and its proposals count as those of the other one.
  expect(accountNow(server.deps, captain.userId)).toBe(broker.userId);
  expect((await captain.get("/user/me")).status).toBe(401);
  await expect(server.login("captain")).rejects.toThrow("401");
  const row = (await admin.get("/user/")).body.find(({ id }: { id: number }) => id === captain.userId);
  expect(row).toMatchObject({ is_active: false, profiles: [] });
});

it("is refused with itself, into a foreign account, and for an administrator's", async () => {
  const own = await recoveryOf(broker, "broker");
  expect(await merge(broker, own)).toMatchObject({ status: 409, body: { message: expect.stringContaining("itself") } });
  expect((await broker.post(`/user/${captain.userId}/merge`, { recovery_token: own })).status).toBe(403);
  expect((await admin.post(`/user/${captain.userId}/merge`, { recovery_token: own })).status).toBe(403);
  expect((await merge(broker, await recoveryOf(admin, "admin"))).status).toBe(409);
  // A refusal uses no link up.
  expect((await merge(captain, own)).status).toBe(200);
});

it("takes what a device still held of the merged account as the present one's, and what had arrived no second time", async () => {
  const made = { created_by: captain.userId, created_at: "2027-01-15T09:00:00.000Z" };
  const body = newYacht({ name: "Évasion", port_of_registry: "Nîmes", type: "MOTOR", ...made });
  const { from } = await captain.lease("yacht");
  const arrived = changeOf("yachts", null, { id: String(from), body });
  await pushOne(captain, arrived);
  const late = changeOf("yachts", null, { id: String(from + 1), body });
  const previous = await held(captain, "agreements", 1);
  const comment = { author_user_id: captain.userId, about: null, at: made.created_at, text: "Late", answers: null };
  const id = "0190f3a0-0000-7000-8000-00000000c0de";
  const comments = { ...Object(previous.body["comments"]), [id]: comment };
  const commented = editOf("agreements", previous, { comments });
  await merge(broker, await recoveryOf(captain, "captain"));
  expect(await pushOne(broker, arrived)).toMatchObject({ outcome: "taken" });
  const [yacht] = (await broker.push([late])).results;
  expect(yacht).toMatchObject({ outcome: "taken", master: { body: { created_by: broker.userId } } });
  expect((await pushOne(broker, commented)).outcome).not.toBe("refused");
  const standing = (await held(broker, "agreements", 1)).body["comments"];
  expect(standing).toMatchObject({ [id]: { author_user_id: broker.userId, text: "Late" } });
  expect((await broker.get("/user/me")).body.merged_accounts).toEqual([captain.userId]);
  // No one else speaks for a merged account.
  const other = changeOf("yachts", null, { id: String(from + 2), body });
  expect((await pushOne(carrier, other)).outcome).toBe("refused");
  expect(await idsOf(broker, "inbox")).toEqual([]);
});

it("takes cancellations that a device still held of the merged account, of payments that had arrived and of new ones", async () => {
  const { body: call } = await broker.post("/cruise/1/payment_call/", { call_type: "CRUISE" });
  await broker.put(`/cruise/payment_call/${call.id}`, { amount: 100, due_by_execution: true });
  const [known, fresh] = ["0190f3a0-0000-7000-8000-0000000000a1", "0190f3a0-0000-7000-8000-0000000000a2"];
  const at = "2027-01-15T09:00:00.000Z";
  const payment = {
    ...{ call_id: call.id, call_type: "CRUISE", amount: 10, date_paid: "2027-01-15", payer_profile_id: null },
    ...{ recorded_by: broker.userId, recorded_at: at, cancelled: null, document: null },
  };
  const first = await held(broker, "agreements", 1);
  const payments = { ...Object(first.body["payments"]), [known]: payment };
  expect((await pushOne(broker, editOf("agreements", first, { payments }))).outcome).toBe("taken");
  const previous = await held(broker, "agreements", 1);
  const cancelled = { by: broker.userId, at };
  const standing = Object(previous.body["payments"]);
  const late = { ...standing, [known]: { ...standing[known], cancelled }, [fresh]: { ...payment, cancelled } };
  const edit = editOf("agreements", previous, { payments: late });
  await merge(carrier, await recoveryOf(broker, "broker"));

  expect((await pushOne(carrier, edit)).outcome).not.toBe("refused");

  expect((await held(carrier, "agreements", 1)).body["payments"]).toMatchObject({
    [known]: { recorded_by: standing[known].recorded_by, cancelled: { by: carrier.userId } },
    [fresh]: { recorded_by: carrier.userId, cancelled: { by: carrier.userId } },
  });
  expect(await idsOf(carrier, "inbox")).toEqual([]);
});
