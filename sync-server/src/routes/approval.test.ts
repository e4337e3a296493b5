import type { AgreementBody } from "shared-schema/agreement/schema";
import type { RoleStatusView } from "shared-schema/api/agreement/parties";
import { seedTaxRows } from "shared-schema/pricing/tax/seedRows";
import { describe, expect, it } from "vitest";
import type { TestClient } from "../testing/client.ts";
import { commitAsServer } from "../testing/commitAsServer.ts";
import { editOf, held, holds, pushOne } from "../testing/device.ts";
import { setAgreement } from "../testing/setAgreement.ts";
import { useTestServer } from "../testing/useTestServer.ts";
import { TAX_RULES } from "../verbs/documents/reference/taxRows.ts";

const server = useTestServer();
const broker = server.as("broker");
const client = server.as("client");
const carrier = server.as("carrier");
const captain = server.as("captain");
const passenger = server.as("passenger");
const admin = server.as("admin");

const approve = (who: TestClient, fingerprint?: string) =>
  who.post("/cruise/1/approval/", { user_id: who.userId, ...(fingerprint && { fingerprint }) });
const revoke = (who: TestClient) => who.delete(`/cruise/1/approval_by/${who.userId}`);
const status = async () => (await admin.get("/cruise/1")).body.status;
const set = (change: Partial<AgreementBody>) => setAgreement(server, 1, (body) => ({ ...body, ...change }));
const verbs = () => {
  const noted = server.deps.store.audit.all().map(({ verb }) => verb);
  // Tests look at the agreement, and professionals are shown passports there.
  return noted.filter((verb) => verb !== "passport.read");
};

async function cardOf(who: TestClient, role: string, reader: TestClient = broker): Promise<RoleStatusView> {
  const list: RoleStatusView[] = (await reader.get("/cruise/1/role_status/")).body;
  const card = list.find((each) => each.role === role && each.profile.id === who.profileId);
  if (!card) throw new Error(`${role} has no card.`);
  return card;
}

/** Leaves on the agreement no one else who can approve. */
function onlyBrokerAndClient(): void {
  setAgreement(server, 1, (body) => ({
    ...body,
    parties: Object.fromEntries(
      Object.entries(body.parties).filter(
        ([, { role, profile_id }]) =>
          role === "captains" ||
          role === "passengers" ||
          (role === "brokers" && profile_id === broker.profileId) ||
          (role === "clients" && profile_id === client.profileId),
      ),
    ),
  }));
}

it("tells in the trail whether a request named the terms that it approved", async () => {
  const details = () =>
    JSON.parse(server.deps.store.audit.all().findLast(({ verb }) => verb === "approval.give")?.details ?? "{}");
  await approve(client);
  expect(details()).toMatchObject({ named: false });
  const { current_approval } = await cardOf(client, "clients");
  await approve(broker, current_approval?.fingerprint);
  expect(details()).toMatchObject({ named: true, fingerprint: current_approval?.fingerprint });
});

describe("an approval", () => {
  it("is current, outdated by a change of the terms, and current again once that is taken back", async () => {
    expect((await approve(client)).status).toBe(200);
    const { current_approval } = await cardOf(client, "clients");
    expect(current_approval).toMatchObject({ user_id: client.userId, at: server.deps.clock.now().toISOString() });
    const { base_price_cruising } = (await broker.get("/cruise/1")).body;
    await broker.put("/cruise/1", { base_price_cruising: base_price_cruising + 1 });
    expect(await cardOf(client, "clients")).toMatchObject({ current_approval: null, past_approval: current_approval });
    await captain.put("/cruise/1", { base_price_cruising });
    expect(await cardOf(client, "clients")).toMatchObject({ current_approval, past_approval: null });
  });

  it("tells who outdated it and when, by whichever document", async () => {
    await approve(client);
    // Neither of these changes the terms.
    await broker.post("/cruise/1/lock");
    await broker.delete("/cruise/1/lock");
    await broker.put("/yacht/1", { yard: "Viareggio" });
    server.advance(60_000);
    const at = server.deps.clock.now().toISOString();
    await captain.put("/yacht/1", { port_of_registry: "Valletta" });
    server.advance(60_000);
    await broker.put("/cruise/1", { name: "Renamed" });
    const { past_approval } = await cardOf(client, "clients");
    expect(past_approval?.outdated_by).toEqual({ profile_id: captain.profileId, name: "Iñaki Etxeberria", at });
  });

  it("names no party where the rates changed, and tells when", async () => {
    set({ entered_vat_rate: null, hirer_days_last_12_months: 0 });
    await approve(client);
    const rows = seedTaxRows().map((row) => ({ ...row, rate: row.rate / 2 }));
    server.advance(60_000);
    const at = server.deps.clock.now().toISOString();
    commitAsServer(server, { collection: "reference", id: TAX_RULES }, { rows });
    server.advance(60_000);
    await broker.put("/cruise/1", { base_price_cruising: 1 });
    const { past_approval } = await cardOf(client, "clients");
    expect(past_approval?.outdated_by).toEqual({ profile_id: null, name: null, at });
  });

  it("names the terms that were read: 409 once others stand", async () => {
    await approve(client);
    const read = (await cardOf(client, "clients")).current_approval?.fingerprint;
    expect((await approve(broker, read)).status).toBe(200);
    await captain.put("/cruise/1", { name: "Renamed" });
    const refused = await approve(carrier, read);
    expect(refused.status).toBe(409);
    expect(refused.body.message).toBe("The agreement changed while you read it.");
    expect((await cardOf(carrier, "carriers")).current_approval).toBeNull();
  });

  it("is the same for every reader of the contract", async () => {
    const approvers = [broker, client, carrier, await server.login("central"), await server.login("stakeholder")];
    const given = await Promise.all(
      approvers.map(async (who) => {
        await approve(who);
        const list: RoleStatusView[] = (await who.get("/cruise/1/role_status/")).body;
        return list.flatMap(({ current_approval }) =>
          current_approval?.user_id === who.userId ? [current_approval.fingerprint] : [],
        );
      }),
    );
    expect(given.every((own) => own.length > 0)).toBe(true);
    expect(new Set(given.flat()).size).toBe(1);
  });

  it("is refused where the total is empty for want of times alone, as a lock is", async () => {
    setAgreement(server, 1, (body) => ({
      ...body,
      waypoints: Object.fromEntries(
        Object.entries(body.waypoints).map(([id, waypoint]) => [id, { ...waypoint, arr_date: null, dep_date: null }]),
      ),
    }));
    expect(await approve(client)).toMatchObject({ status: 409 });
  });
});

describe("approving", () => {
  it("everybody with can_approve, each for himself alone; a stranger is told nothing", async () => {
    for (const who of [captain, passenger, admin]) {
      expect((await approve(who)).status).toBe(403);
      expect((await revoke(who)).status).toBe(403);
    }
    for (const who of [captain, admin]) {
      expect((await who.post("/cruise/1/approval/", { user_id: client.userId })).status).toBe(403);
      expect((await who.delete(`/cruise/1/approval_by/${client.userId}`)).status).toBe(403);
    }
    expect((await client.post("/cruise/99/approval/", {})).status).toBe(404);
    expect((await client.post("/cruise/1/approval/", { fingerprint: "no" })).status).toBe(422);
    // Taking back what no one gave changes nothing.
    const noted = verbs().length;
    expect((await revoke(client)).status).toBe(200);
    expect(verbs()).toHaveLength(noted);
  });

  it("no one once a version was generated", async () => {
    await approve(client);
    set({ status: "CONTRACT", generated_versions_len: 1 });
    expect(await approve(broker)).toMatchObject({
      status: 409,
      body: { message: "'Approve' is not possible while the agreement is 'Contract'." },
    });
    expect((await revoke(client)).status).toBe(409);
  });

  it("twice is once: the same mark is kept, and nothing is written, also where both come at once", async () => {
    await approve(client);
    const { current_approval } = await cardOf(client, "clients");
    const noted = verbs().length;
    server.advance(60_000);
    const again = await approve(client, current_approval?.fingerprint);
    expect(again.status).toBe(200);
    expect(again.body).toEqual((await client.get("/cruise/1/role_status/")).body);
    expect((await cardOf(client, "clients")).current_approval).toEqual(current_approval);
    expect(verbs()).toHaveLength(noted);
    const both = await Promise.all([approve(carrier), approve(carrier)]);
    expect(both.map((answer) => answer.status)).toEqual([200, 200]);
    expect(verbs().slice(noted)).toEqual(["approval.give"]);
  });

  it("a passenger learns of no approval, neither by card nor by pull", async () => {
    await approve(client);
    expect(await holds(broker, "approvals", 1)).toBe(true);
    expect(await holds(passenger, "approvals", 1)).toBe(false);
    expect((await cardOf(client, "clients", passenger)).current_approval).toBeNull();
  });

  it("a party that leaves the agreement loses its approvals, and they end with it", async () => {
    await approve(client);
    await broker.delete(`/cruise/1/clients/by_profile/${client.profileId}`);
    expect(await holds(client, "approvals", 1)).toBe(false);
    // No one who comes later gets the terms of then.
    expect((await held(broker, "approvals", 1)).body).toEqual({ parties: {}, terms: {} });
    await broker.delete("/cruise/1");
    expect(await holds(broker, "approvals", 1)).toBe(false);
  });
});

describe("the lock", () => {
  it("comes with the last approval and goes with the first that is revoked", async () => {
    onlyBrokerAndClient();
    await approve(broker);
    expect(await status()).toBe("DRAFT");
    const answer = await approve(client);
    expect(answer.body.every((card: RoleStatusView) => card.past_approval === null)).toBe(true);
    expect(await status()).toBe("LOCKED");
    expect(verbs().slice(-3)).toEqual(["approval.give", "approval.give", "agreement.lock"]);
    // The same again is no second approval.
    const noted = verbs().length;
    expect((await approve(client)).status).toBe(200);
    expect(verbs()).toHaveLength(noted);
    expect((await revoke(client)).status).toBe(200);
    expect(await status()).toBe("DRAFT");
    expect(verbs().slice(-2)).toEqual(["approval.revoke", "agreement.unlock"]);
    expect((await cardOf(broker, "brokers")).current_approval).not.toBeNull();
  });

  it("comes with an approval that is current, where the draft was unlocked and nothing changed", async () => {
    onlyBrokerAndClient();
    await approve(broker);
    await approve(client);
    await broker.delete("/cruise/1/lock");
    expect(await status()).toBe("DRAFT");
    const noted = verbs().length;
    expect((await approve(client)).status).toBe(200);
    expect(await status()).toBe("LOCKED");
    expect(verbs().slice(noted)).toEqual(["agreement.lock"]);
  });

  it("does not go with an approval that was outdated", async () => {
    onlyBrokerAndClient();
    await approve(client);
    await broker.put("/cruise/1", { name: "Renamed" });
    await broker.post("/cruise/1/lock");
    expect((await revoke(client)).status).toBe(200);
    expect(await status()).toBe("LOCKED");
  });

  it("takes nothing of an approval along that it cannot follow: a full account locks nothing", async () => {
    onlyBrokerAndClient();
    await approve(broker);
    const { store, quotas, clock } = server.deps;
    store.transaction(() =>
      store.usage.add(client.userId, { documents: 0, bytes: quotas.bytes }, clock.now().toISOString()),
    );
    expect((await approve(client)).status).toBe(409);
    expect(await status()).toBe("DRAFT");
    expect((await cardOf(client, "clients")).current_approval).toBeNull();
  });

  it("keeps the terms as they were approved: no push and no call changes them", async () => {
    onlyBrokerAndClient();
    const before = await held(broker, "agreements", 1);
    await approve(broker);
    await approve(client);
    const { outcome, code } = await pushOne(broker, editOf("agreements", before, { name: "Renamed" }));
    expect([outcome, code]).toEqual(["refused", "agreement.field-closed"]);
    expect((await broker.put("/cruise/1", { name: "Renamed" })).status).toBe(409);
    expect((await held(broker, "agreements", 1)).body["name"]).toBe(before.body["name"]);
  });
});

describe("the version a party has seen", () => {
  it("is noted for the terms that were on screen, and for no others", async () => {
    await approve(broker);
    const fingerprint = (await cardOf(broker, "brokers")).current_approval?.fingerprint ?? "";
    expect((await client.post("/cruise/1/seen/", { fingerprint })).status).toBe(200);
    const key = `clients:${client.profileId}`;
    expect((await held(broker, "approvals", 1)).body).toMatchObject({
      parties: { [key]: { approval: null, seen: { fingerprint } } },
      terms: { [fingerprint]: { contract_type: "CRUISE" } },
    });
    await broker.put("/cruise/1", { name: "Renamed" });
    expect((await carrier.post("/cruise/1/seen/", { fingerprint })).status).toBe(409);
    for (const who of [captain, passenger]) {
      expect((await who.post("/cruise/1/seen/", { fingerprint })).status).toBe(403);
    }
  });
});
