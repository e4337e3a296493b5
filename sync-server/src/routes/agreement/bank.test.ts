import type { BankAccountsView } from "shared-schema/api/agreement/bank";
import { REFUSAL_TYPE } from "shared-schema/api/refusalType";
import type { PayeeAccountsBody } from "shared-schema/bank/schema";
import { describe, expect, it } from "vitest";
import type { TestClient } from "../../testing/client.ts";
import { changeOf, editOf, held, holds, pushOne } from "../../testing/device.ts";
import { setAgreement } from "../../testing/setAgreement.ts";
import { useTestServer } from "../../testing/useTestServer.ts";
import { verifyTrail } from "../../verbs/audit/verify.ts";
import { purgeProfile } from "../../verbs/erasure/purgeProfile.ts";

const server = useTestServer();

/** Time passes, after which each proves again that it is them, by logging in. */
async function later(ms: number): Promise<void> {
  server.advance(ms);
  await server.logInAgain();
}
const [payee, client, carrier, captain, passenger, admin] = [
  server.as("stakeholder"),
  server.as("client"),
  server.as("carrier"),
  server.as("captain"),
  server.as("passenger"),
  server.as("admin"),
];
const OLD = "DE89370400440532013000";
const NEW = "ES9121000418450200051332";
const OTHER = "MT84MALT011000012345MTLCAST001S";
const HOURS = 3_600_000;

const path = "/cruise/1/bank_change/";
const one = () => `${path}by_profile/${payee.profileId}`;
const set = (status: "LOCKED" | "CONTRACT" | "SETTLED") =>
  setAgreement(server, 1, (body) => ({ ...body, status, generated_versions_len: status === "LOCKED" ? 0 : 1 }));
const accounts = async (who: TestClient = client): Promise<BankAccountsView> => (await who.get(path)).body;
const inForce = async () => (await accounts()).payee?.iban;
const propose = (iban = NEW, who = payee) =>
  payee
    .put(`/user/profile/${payee.profileId}`, { iban })
    .then(() => who.call("POST", path, { profile_id: payee.profileId }, AS_CODES));
async function approve(who: TestClient, change?: Partial<{ proposal: string; check_words: string }>) {
  const [open] = (await accounts()).changes;
  const seen = { proposal: open?.proposal ?? "", check_words: open?.check_words.fr ?? "", ...change };
  return who.call("POST", `${one()}/approval`, seen, AS_CODES);
}
/** Refusals as codes, as the app asks for them: they are JSON, of a media type of their own. */
const AS_CODES = { accept: REFUSAL_TYPE };
const verbs = () => server.deps.store.audit.all().flatMap(({ verb }) => (verb.startsWith("bank_change") ? [verb] : []));

describe("a change of bank details on a locked agreement", () => {
  it("is in force once a second person approves it, 24 hours after it was proposed", async () => {
    set("LOCKED");
    const proposed = await propose();
    expect(proposed.status).toBe(200);
    expect(await inForce()).toBe(OLD);
    expect((await accounts()).changes).toMatchObject([{ profile_id: payee.profileId, iban: NEW }]);
    await later(24 * HOURS - 1000);
    const early = await approve(client);
    expect(early).toMatchObject({ status: 409, body: { code: "bank-change.too-early" } });
    expect(early.body.params.from.slice(0, 10)).toBe((await accounts()).changes[0]?.approvable_at.slice(0, 10));
    await later(1000);
    expect((await approve(client)).status).toBe(200);
    expect(await inForce()).toBe(NEW);
    expect((await accounts()).changes).toEqual([]);
    expect(verbs()).toEqual(["bank_change.propose", "bank_change.approve"]);
    expect((await verifyTrail(server.deps.store)).broken).toBeNull();
  });

  it("leaves the frozen copy, and with it the contract, as it is", async () => {
    set("LOCKED");
    await propose();
    await later(25 * HOURS);
    await approve(client);
    const copy = await held(client, "snapshots", 1);
    expect(JSON.stringify(copy.body)).not.toContain(NEW);
    const draft = await client.get("/contract/1/0/draft");
    expect(draft.body.replaceAll("&nbsp;", " ").replaceAll("\u00a0", " ")).toContain("DE89 3704");
  });

  it("is approved neither on the account that proposed it nor on the payee's, nor by those who cannot approve", async () => {
    // The payee has a second seat, as a broker who can approve, on the same account.
    const second = (await payee.post(`/user/${payee.userId}/profile/`, { first_name: "Second", last_name: "Seat" }))
      .body;
    setAgreement(server, 1, (body) => ({
      ...body,
      parties: {
        ...body.parties,
        [`brokers:${second.id}`]: { role: "brokers", profile_id: second.id, pos: "z" },
      },
    }));
    set("LOCKED");
    await propose();
    await later(25 * HOURS);
    expect((await approve(payee)).body.code).toBe("bank-change.second-person");
    for (const who of [captain, admin]) expect((await approve(who)).body.code).toBe("agreement.approvers-only");
    expect(await inForce()).toBe(OLD);
  });

  it("starts again when other details are proposed, and a former approval means nothing", async () => {
    set("CONTRACT");
    await propose();
    const [first] = (await accounts()).changes;
    await later(23 * HOURS);
    await propose(OTHER);
    const [second] = (await accounts()).changes;
    expect(second?.check_words).not.toEqual(first?.check_words);
    await later(2 * HOURS);
    expect((await approve(client)).body.code).toBe("bank-change.too-early");
    await later(22 * HOURS);
    const stale = { proposal: first?.proposal ?? "", check_words: first?.check_words.en ?? "" };
    expect((await approve(client, stale)).body.code).toBe("bank-change.changed");
    expect((await approve(client, { check_words: stale.check_words })).body.code).toBe("bank-change.other-words");
    expect((await approve(client)).status).toBe(200);
    expect(await inForce()).toBe(OTHER);
    // Sent again, it finds nothing to approve.
    expect((await approve(client, stale)).status).toBe(404);
  });

  it("proposed again without a change, it waits no longer than before", async () => {
    set("LOCKED");
    await propose();
    await later(23 * HOURS);
    await propose();
    await later(HOURS);
    expect((await approve(client)).status).toBe(200);
  });

  it("can be withdrawn by the payee and turned down by whoever can approve", async () => {
    set("LOCKED");
    await propose();
    expect((await captain.delete(one())).status).toBe(403);
    expect((await payee.delete(one())).status).toBe(200);
    await propose();
    const [open] = (await accounts()).changes;
    expect((await client.delete(one())).status).toBe(200);
    await later(25 * HOURS);
    const seen = { proposal: open?.proposal ?? "", check_words: open?.check_words.en ?? "" };
    expect((await approve(client, seen)).status).toBe(404);
    expect(await inForce()).toBe(OLD);
  });

  it("ends when the agreement is a draft again: the live details count", async () => {
    set("LOCKED");
    await propose();
    await carrier.delete("/cruise/1/lock");
    expect(await holds(client, "payee_accounts", 1)).toBe(false);
    expect(await inForce()).toBe(NEW);
    expect((await propose(OTHER)).body.code).toBe("bank-change.closed");
  });

  it("counts on while an addendum is drafted, locked and discarded: neither makes live details count", async () => {
    set("CONTRACT");
    await propose();
    await later(25 * HOURS);
    await approve(client);
    await carrier.delete("/cruise/1/lock");
    await payee.put(`/user/profile/${payee.profileId}`, { iban: OTHER });
    expect(await inForce()).toBe(NEW);
    await carrier.post("/cruise/1/lock");
    expect(await inForce()).toBe(NEW);
  });

  it("keeps the payee of the contract while an addendum is drafted, whoever is added to it", async () => {
    set("CONTRACT");
    await carrier.delete("/cruise/1/lock");
    setAgreement(server, 1, (body) => ({
      ...body,
      parties: {
        ...body.parties,
        [`stakeholders:${carrier.profileId}`]: { role: "stakeholders", profile_id: carrier.profileId, pos: "A0" },
      },
    }));
    expect((await accounts()).payee?.profile_id).toBe(payee.profileId);
  });

  it("is told to everybody on the agreement, to passengers without any bank details, and by mail", async () => {
    set("LOCKED");
    await propose();
    for (const who of [client, captain, carrier, admin]) {
      expect(JSON.stringify((await held(who, "payee_accounts", 1)).body)).toContain(NEW);
    }
    const visible = (await held(passenger, "payee_accounts", 1)).body as PayeeAccountsBody;
    expect(Object.keys(visible.proposals)).toEqual([String(payee.profileId)]);
    expect(JSON.stringify(visible)).not.toMatch(/ES91|DE89/);
    expect((await passenger.get(path)).status).toBe(403);
    const mails: { kind: string }[] = (await admin.get("/mail/")).body.mails;
    expect(mails.filter(({ kind }) => kind === "bank-change").length).toBeGreaterThan(3);
  });

  it("is erased with the person it belongs to, from every state it had", async () => {
    set("LOCKED");
    await propose();
    await later(25 * HOURS);
    await approve(client);
    await purgeProfile(server.deps, payee.profileId);
    const { in_force, proposals } = (await held(client, "payee_accounts", 1)).body as PayeeAccountsBody;
    expect({ in_force, proposals }).toEqual({ in_force: {}, proposals: {} });
    expect((await verifyTrail(server.deps.store)).broken).toBeNull();
  });
});

/** An intruder holds a session of the payee and does what that session can; no one else does anything. */
describe("an intruder with the payee's session", () => {
  it("moves no payment request of a locked agreement, whatever is pushed, called, repeated or dated", async () => {
    set("LOCKED");
    const profile = await held(payee, "profiles", payee.profileId);
    const agreement = await held(payee, "agreements", 1);
    const copy = await held(payee, "snapshots", 1);
    // The profile itself is theirs to change: by a push, and by a call.
    await pushOne(payee, editOf("profiles", profile, { iban: OTHER }));
    await payee.put(`/user/profile/${payee.profileId}`, { iban: NEW, bank_name: "Elsewhere" });
    expect(await inForce()).toBe(OLD);
    // Copies of the server's are pulled only.
    const forged = {
      ...copy.body,
      profiles: { ...(copy.body["profiles"] as object), [payee.profileId]: { iban: NEW } },
    };
    const accountsOf = { in_force: { [payee.profileId]: { details: { iban: NEW }, approved: null } }, proposals: {} };
    for (const [collection, body] of [
      ["snapshots", forged],
      ["payee_accounts", accountsOf],
    ] as const) {
      const change = { ...changeOf("profiles", null, { id: "1", body }), collection };
      const answer = await payee.call("POST", "/sync/push", { device: "d1", schema: 1, changes: [change] });
      expect(answer.status).toBe(422);
    }
    // A seat of his own that could approve is a term, and terms are frozen.
    const parties = {
      ...(agreement.body["parties"] as object),
      [`clients:${payee.profileId}`]: { role: "clients", profile_id: payee.profileId, pos: "z" },
    };
    expect((await pushOne(payee, editOf("agreements", agreement, { parties }))).outcome).toBe("refused");
    // The server's clock counts, not what a body says.
    await payee.post(path, { profile_id: payee.profileId });
    const [open] = (await accounts()).changes;
    const seen = { proposal: open?.proposal, check_words: open?.check_words.en };
    const dated = { ...seen, proposed_at: "2020-01-01T00:00:00Z", now: "2099-01-01T00:00:00Z" };
    expect((await payee.post(`${one()}/approval`, dated)).status).toBe(422);
    const headers = { date: "Fri, 01 Jan 2099 00:00:00 GMT" };
    expect((await payee.call("POST", `${one()}/approval`, seen, headers)).status).toBe(403);
    await later(48 * HOURS);
    for (let again = 0; again < 3; again += 1) expect((await payee.post(`${one()}/approval`, seen)).status).toBe(403);
    expect(await inForce()).toBe(OLD);
    // Someone else's profile is not his to propose.
    expect((await payee.post(path, { profile_id: carrier.profileId })).status).toBe(403);
    // An addendum opened over it changes nothing either.
    set("CONTRACT");
    await payee.delete("/cruise/1/lock");
    await payee.post("/cruise/1/lock");
    expect(await inForce()).toBe(OLD);
  });
});
