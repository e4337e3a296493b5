import { describe, expect, it } from "vitest";
import type { TestClient } from "../../testing/client.ts";
import { setAgreement } from "../../testing/setAgreement.ts";
import { useTestServer } from "../../testing/useTestServer.ts";

const server = useTestServer();
const [admin, broker, captain, client, passenger] = [
  server.as("admin"),
  server.as("broker"),
  server.as("captain"),
  server.as("client"),
  server.as("passenger"),
];
const KEYS = [
  ...["id", "cruise_id", "call_type", "designation", "amount", "paid_amount", "paid_ratio", "date_due"],
  ...[
    "due_by_execution",
    "last_payment_date",
    "contract_code",
    "write_access",
    "locked",
    "can_post_payments",
    "reminded_at",
    "payments",
  ],
];
const PAYMENT_KEYS = [
  "id",
  "transfer_id",
  "amount",
  "other",
  "date_paid",
  "cancelled",
  "locked",
  "public_url",
  "balance",
];
const KEY = "0190a0a0-0000-7000-8000-0000000000aa";

/** A new call for fund of 100, due by execution. @returns its address */
async function asked(call_type = "CRUISE"): Promise<string> {
  const made = await broker.post("/cruise/1/payment_call/", { call_type });
  const path = `/cruise/payment_call/${made.body.id}`;
  await broker.put(path, { amount: 100 });
  await broker.put(path, { due_by_execution: true });
  return path;
}

async function pay(path: string, entered: Record<string, string>, who: TestClient = broker, key?: string) {
  const body = new FormData();
  for (const [name, value] of Object.entries({ date_paid: "2027-01-15", ...entered })) body.append(name, value);
  const headers = new Headers({ authorization: `Bearer ${who.token}` });
  if (key) headers.set("idempotency-key", key);
  const answer = await server.app.request(`/api${path}/payment/`, { method: "POST", body, headers });
  return { status: answer.status, body: await answer.json() };
}

const shownAt = async (path: string, who = broker) =>
  (await who.get("/cruise/1/payment_call/")).body.find(({ id }: { id: string }) => path.endsWith(id));

describe("calls for fund", () => {
  it("take amounts in the minor unit of the agreement's currency", async () => {
    const path = await asked();
    expect((await broker.put(path, { amount: 5.005 })).status).toBe(422);
    expect((await broker.put("/cruise/1/0", { currency: "KWD" })).status).toBe(200);
    expect((await broker.put(path, { amount: 5.005 })).body).toMatchObject({ amount: 5.005 });
    const coarse = await broker.put("/cruise/1/0", { currency: "JPY" });
    expect([coarse.status, coarse.body.message]).toEqual([422, expect.stringContaining("JPY allows")]);
    expect((await broker.put(path, { amount: 5 })).status).toBe(200);
    expect((await broker.put("/cruise/1/0", { currency: "JPY" })).status).toBe(200);
    expect((await broker.put(path, { amount: 5.5 })).status).toBe(422);
  });

  it("are in a currency that exists", async () => {
    const unknown = await broker.put("/cruise/1/0", { currency: "ZZZ" });
    expect([unknown.status, Object.keys(unknown.body.errors.json)]).toEqual([422, ["currency"]]);
    expect((await admin.post(`/cruise/by_user/${admin.userId}/`, { name: "No", currency: "ZZZ" })).status).toBe(422);
    expect((await broker.put("/cruise/1/0", { currency: "XCD" })).status).toBe(200);
  });

  it("are listed with the keys of the specification, added by those who approve, changed and deleted", async () => {
    await asked();
    const list = await broker.get("/cruise/1/payment_call/");
    expect(list.body.map(Object.keys)).toEqual(list.body.map(() => KEYS));
    expect(list.body[0]).toMatchObject({ cruise_id: 1, paid_amount: 0, write_access: true, payments: [] });
    expect((await captain.post("/cruise/1/payment_call/", { call_type: "CEA" })).status).toBe(403);
    const made = await broker.post("/cruise/1/payment_call/", { call_type: "DEPOSIT" });
    expect([made.status, made.body.designation]).toEqual([201, "Deposit 1"]);
    const path = `/cruise/payment_call/${made.body.id}`;
    expect((await captain.put(path, { date_due: "2027-05-01" })).body).toMatchObject({ date_due: "2027-05-01" });
    expect((await broker.put(path, { locked: true })).status).toBe(422);
    expect((await client.put(path, { amount: 5 })).status).toBe(403);
    expect((await client.get("/cruise/1/payment_call/")).body[0]).toMatchObject({ write_access: false });
    expect((await passenger.get("/cruise/1/payment_call/")).body).toEqual([]);
    expect((await passenger.put(path, { amount: 5 })).status).toBe(404);
    expect((await broker.delete(path)).status).toBe(200);
    expect((await broker.delete(path)).status).toBe(404);
  });

  it("of the settlement, and locked ones, are read-only", async () => {
    const path = await asked();
    const id = path.split("/").at(-1) ?? "";
    setAgreement(server, 1, (body) => {
      const call = body.payment_calls[id];
      if (!call) throw new Error("The call was just made.");
      return { ...body, payment_calls: { ...body.payment_calls, [id]: { ...call, contract_code: "SETTLEMENT" } } };
    });
    expect((await broker.put(path, { amount: 5 })).status).toBe(409);
  });

  it("that are paid keep what was paid for until it is cancelled", async () => {
    const path = await asked();
    const { body } = await pay(path, { amount: "40" });
    const refused = await broker.put(path, { amount: 50 });
    expect([refused.status, refused.body.message]).toEqual([409, "Cannot be modified after payment"]);
    expect((await broker.put(path, { designation: "First" })).status).toBe(200);
    const deleted = await broker.delete(path);
    expect([deleted.status, deleted.body.message]).toEqual([
      409,
      "Existing payments must be cancelled before deleting this call",
    ]);
    expect((await broker.delete(`/cruise/payment/${body.id}`)).body).toMatchObject({ cancelled: true, amount: 40 });
    expect((await broker.delete(`/cruise/payment/${body.id}`)).status).toBe(409);
    expect(await shownAt(path)).toMatchObject({ paid_amount: 0, payments: [{ cancelled: true, balance: 100 }] });
    expect((await broker.delete(path)).status).toBe(200);
  });
});

describe("a payment", () => {
  it("is recorded once under its key, with the keys of the specification", async () => {
    const path = await asked();
    const made = await pay(path, { amount: "60.00", client_id: String(client.profileId) }, broker, KEY);
    expect([made.status, Object.keys(made.body)]).toEqual([201, PAYMENT_KEYS]);
    expect(made.body).toMatchObject({ id: KEY, amount: 60, date_paid: "2027-01-15", public_url: null, balance: 40 });
    const entered = { amount: "60.00", client_id: String(client.profileId) };
    expect((await pay(path, entered, broker, KEY)).body).toEqual(made.body);
    expect((await pay(path, { amount: "10" }, broker, KEY)).status).toBe(409);
    expect((await pay(path, { amount: "10" }, admin, KEY)).status).toBe(409);
    expect(await shownAt(path)).toMatchObject({ paid_amount: 60, paid_ratio: 0.6, last_payment_date: "2027-01-15" });
    expect((await pay(path, { amount: "10" }, broker, "mine")).status).toBe(422);
    const more = await pay(path, { amount: "40.01" });
    expect([more.status, more.body.message]).toEqual([409, expect.stringContaining("beyond the balance")]);
    expect((await pay(path, { amount: "40" })).status).toBe(201);
    expect(await shownAt(path)).toMatchObject({ paid_ratio: 1 });
  });

  it.each([
    [{ amount: "1,0.5" }, 201],
    [{ amount: "10,50" }, 422],
    [{ amount: "a" }, 422],
    [{}, 422],
    [{ amount: "0" }, 422],
    [{ amount: "5", date_paid: "15/01/2027" }, 422],
    [{ amount: "5", date_paid: "2027-03-01" }, 422],
    [{ amount: "5", client_id: "99999" }, 422],
    [{ amount: "5", client_id: "x" }, 422],
    [{ amount: "5", upload: "a receipt" }, 422],
  ] as const)("of %o is answered %d", async (entered, status) => {
    expect((await pay(await asked(), entered)).status).toBe(status);
  });

  it("without a receipt is recorded beside many others", async () => {
    const path = await asked();
    const recorded = async (amount: number) => {
      const lines = ["amount", String(amount), "date_paid", "2027-01-15"];
      const part = (at: number) =>
        `--b\r\ncontent-disposition: form-data; name="${lines[at]}"\r\n\r\n${lines[at + 1]}\r\n`;
      const body = `${part(0)}${part(2)}--b--\r\n`;
      const headers = { "content-type": "multipart/form-data; boundary=b", "content-length": String(body.length) };
      return (await broker.send("POST", `${path}/payment/`, body, headers)).status;
    };
    expect(await Promise.all([1, 2, 3, 4, 5, 6].map(recorded))).toEqual([201, 201, 201, 201, 201, 201]);
  });

  it("is taken in another currency at the rate that is sent with it, and shown with it", async () => {
    const path = await asked();
    const dollars = { amount: "54.00", currency: "USD", rate: "1.08" };
    const made = await pay(path, dollars);
    const other = { currency: "USD", amount: 54, rate: 1.08, source: "ENTERED", day: "2027-01-15" };
    expect(made).toMatchObject({ status: 201, body: { amount: 50, other, balance: 50 } });
    expect(await shownAt(path)).toMatchObject({ paid_amount: 50, payments: [{ amount: 50, other }] });
    const bare = await pay(path, { amount: "54.00", currency: "USD" });
    expect([bare.status, bare.body.errors.json]).toEqual([422, { rate: [expect.any(String)] }]);
    for (const rate of ["0", "-1", "1,08", "much"]) expect((await pay(path, { ...dollars, rate })).status).toBe(422);
    expect((await pay(path, { ...dollars, currency: "dollars" })).status).toBe(422);
    expect((await pay(path, { amount: "5", currency: "EUR", rate: "2" })).body).toMatchObject({
      amount: 5,
      other: null,
    });
  });

  it("is a form, on a call that is filled in, by those who may", async () => {
    const path = await asked();
    expect((await broker.post(`${path}/payment/`, { amount: "5" })).status).toBe(415);
    const empty = await broker.post("/cruise/1/payment_call/", { call_type: "CRUISE" });
    const early = await pay(`/cruise/payment_call/${empty.body.id}`, { amount: "5" });
    expect([early.status, early.body.message]).toEqual([409, "Must fill payment call info first"]);
    const statuses = async (to: string) =>
      Promise.all([captain, client, passenger].map(async (who) => (await pay(to, { amount: "5" }, who)).status));
    expect(await statuses(path)).toEqual([403, 403, 404]);
    expect(await statuses(await asked("CEA"))).toEqual([201, 403, 404]);
    expect((await pay(`/cruise/payment_call/${KEY}`, { amount: "5" })).status).toBe(404);
    expect((await broker.delete(`/cruise/payment/${KEY}`)).status).toBe(404);
  });
});
