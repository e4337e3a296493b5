import { NO_COMMISSION, withInstalment } from "shared-schema/commission/schema";
import { COLLECTIONS } from "shared-schema/sync/wire";
import { describe, expect, it } from "vitest";
import type { TestClient } from "../../testing/client.ts";
import { changeOf, editOf, held, holds, inboxOf, pushOne } from "../../testing/device.ts";
import { setAgreement } from "../../testing/setAgreement.ts";
import { useTestServer } from "../../testing/useTestServer.ts";

const server = useTestServer();
const [broker, carrier, central, admin] = [
  server.as("broker"),
  server.as("carrier"),
  server.as("central"),
  server.as("admin"),
];
const outsiders = {
  client: server.as("client"),
  captain: server.as("captain"),
  stakeholder: server.as("stakeholder"),
  passenger: server.as("passenger"),
};
const path = "/cruise/1/commission";
/** No other number of the demo holds these digits. */
const RATIO = 0.13579;
const DUE = "2027-04-19";
const ID = "0190f3a0-0000-7000-8000-0000000c0331";
const dueFor = () => ({ party: `brokers:${broker.profileId}`, amount: 100, date_due: DUE });
const instalments = (fields: object) => ({
  instalments: { [ID]: { role: "brokers", profile_id: broker.profileId, ...fields } },
});
const create = (who: TestClient, body: object) =>
  pushOne(who, changeOf("commissions", null, { id: "1", body: { ...body } }));

describe("a commission over REST", () => {
  it("is changed field by field, with amounts that follow from the base price", async () => {
    const { base_price_cruising: price } = (await carrier.get("/cruise/1")).body;
    const usual = await broker.get(path);
    expect(usual.body).toMatchObject({ brokers: 0.15, central_agents: 0.05 });
    const changed = await broker.put(path, { brokers: 0.1, ...instalments({ amount: 100, date_due: DUE }) });
    expect(changed.status).toBe(200);
    const [own] = changed.body.shares;
    const due = { id: ID, amount: 100, date_due: DUE, date_paid: null };
    expect(own).toMatchObject({ profile_id: broker.profileId, paid: 0, left: own.amount - 100, instalments: [due] });
    const all: { role: string; amount: number }[] = changed.body.shares;
    const sum = all.filter(({ role }) => role === "brokers").reduce((total, { amount }) => total + amount, 0);
    expect(sum).toBeCloseTo(price / 10, 2);
    expect((await central.put(path, { brokers: 2 })).status).toBe(422);
    expect((await central.put(path, { other: 1 })).status).toBe(422);
  });

  it("is paid in instalments, each of which is noted in the audit trail", async () => {
    const paidOn = (date_paid: string | null) => broker.put(path, instalments({ date_paid }));
    expect((await paidOn("2027-05-01")).status).toBe(409);
    await broker.put(path, instalments({ amount: 100, date_due: DUE }));
    const [own] = (await paidOn("2027-05-01")).body.shares;
    expect(own).toMatchObject({ paid: 100, instalments: [{ amount: 100, date_due: DUE, date_paid: "2027-05-01" }] });
    expect((await broker.put(path, instalments({ amount: 90 }))).status).toBe(409);
    expect((await broker.put(path, { instalments: { [ID]: null } })).status).toBe(409);
    await paidOn(null);
    expect((await broker.put(path, { instalments: { [ID]: null } })).body.shares[0].instalments).toEqual([]);
    const events = server.deps.store.audit.all().filter(({ verb }) => /commission\.(un)?pay/.test(verb));
    expect(events.map(({ verb, details }) => [verb, details])).toEqual([
      ["commission.pay", JSON.stringify({ instalment: ID })],
      ["commission.unpay", JSON.stringify({ instalment: ID })],
    ]);
    expect((await central.put(path, { instalments: { [ID]: { role: "clients", profile_id: 1 } } })).status).toBe(422);
  });

  it("is told in the history to those who see it", async () => {
    await broker.put(path, { brokers: RATIO });
    await broker.put(path, { brokers: 0.1 });
    expect(JSON.stringify((await carrier.get("/cruise/1/history/")).body)).toContain(String(RATIO));
  });
});

describe("a commission on two devices", () => {
  it("that both begin without a connection is one, with what each of them entered", async () => {
    expect((await create(broker, withInstalment(NO_COMMISSION, ID, dueFor()))).outcome).toBe("taken");
    expect((await create(central, { ...NO_COMMISSION, central_agents: 0.04 })).outcome).toBe("merged");
    const { body } = await held(carrier, "commissions", 1);
    expect(body).toEqual({ ...withInstalment(NO_COMMISSION, ID, dueFor()), central_agents: 0.04 });
  });

  it("where both changed one field keeps the first, and gives the other back to its author", async () => {
    await create(broker, { ...NO_COMMISSION, brokers: 0.1 });
    expect((await create(central, { ...NO_COMMISSION, brokers: 0.2 })).outcome).toBe("merged");
    expect((await held(carrier, "commissions", 1)).body["brokers"]).toBe(0.1);
    expect(await inboxOf(central)).toMatchObject([{ path: "brokers", mine: 0.2, theirs: 0.1 }]);
  });
});

describe("no one else", () => {
  it("reads a commission in any answer, or learns that there is one", async () => {
    await broker.put(path, { brokers: RATIO, ...instalments({ amount: 100, date_due: DUE }) });
    setAgreement(server, 1, (body) => ({ ...body, status: "CONTRACT", generated_versions_len: 1 }));
    const paths = [
      ...["/cruise/1", "/cruise/1/0", path, "/cruise/1/history/", "/cruise/1/role_status/", "/cruise/1/price_causes"],
      ...[
        "/cruise/1/payment_call/",
        "/cruise/1/service/",
        "/cruise/1/brokers/",
        "/contract/1/missing",
        "/contract/1/0/draft",
      ],
      ...["/contract/1/0/data", "/contract/1/0/text", "/contract/1/draft?template=CHARTER", "/cruise/1/bank_change/"],
    ];
    for (const [name, who] of Object.entries(outsiders)) {
      const answers = await Promise.all([
        ...paths.map(async (each) => (await who.get(each)).body),
        ...COLLECTIONS.map((collection) => who.pull(collection)),
        who.get(`/cruise/by_user/${who.userId}/`).then(({ body }) => body),
      ]);
      const text = JSON.stringify(answers);
      expect(text, name).not.toContain(String(RATIO));
      expect(text, name).not.toContain(DUE);
      expect((await who.get(path)).status, name).toBe(404);
      expect(await holds(who, "commissions", 1), name).toBe(false);
    }
    for (const who of [broker, carrier, central, admin]) expect(await holds(who, "commissions", 1)).toBe(true);
  });

  it("writes one, whatever it is made upon", async () => {
    await broker.put(path, { brokers: RATIO });
    const previous = await held(broker, "commissions", 1);
    for (const [name, who] of Object.entries(outsiders)) {
      const results = [
        await create(who, { ...NO_COMMISSION, brokers: 0.5 }),
        await pushOne(who, editOf("commissions", previous, { brokers: 0.5 })),
        await pushOne(who, changeOf("commissions", previous, { _deleted: true })),
      ];
      for (const { outcome, master } of results) {
        expect(outcome, name).toBe("refused");
        expect(JSON.stringify(master), name).not.toContain(String(RATIO));
      }
      expect((await who.put(path, { brokers: 0.5 })).status, name).toBe(404);
    }
    expect((await held(broker, "commissions", 1)).body).toEqual(previous.body);
  });

  it("begins one either: it is refused and stays unknown", async () => {
    for (const who of Object.values(outsiders)) {
      expect((await create(who, { ...NO_COMMISSION, brokers: 0.5 })).outcome).toBe("refused");
    }
    expect(await holds(admin, "commissions", 1)).toBe(false);
  });
});

describe("whoever leaves the agreement", () => {
  it("loses its commission", async () => {
    await broker.put(path, { brokers: RATIO });
    await carrier.delete(`/cruise/1/brokers/by_profile/${broker.profileId}`);
    expect(await holds(broker, "commissions", 1)).toBe(false);
    expect(await holds(carrier, "commissions", 1)).toBe(true);
  });
});
