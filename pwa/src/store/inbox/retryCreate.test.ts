import "fake-indexeddb/auto";
import { newAgreement } from "shared-schema/agreement/create";
import type { AgreementBody } from "shared-schema/agreement/schema";
import { NO_COMMISSION } from "shared-schema/commission/schema";
import { newProfile } from "shared-schema/profile/schema";
import type { InboxBody } from "shared-schema/sync/inbox";
import { newYacht } from "shared-schema/yacht/schema";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { idsLeft } from "../database/leases.ts";
import type { Runtime } from "../database/runtime.ts";
import { readRecord } from "../queries/agreement/readRecord.ts";
import { startMemoryRuntime, USER } from "../testing/memoryRuntime.ts";
import { retryEdit } from "./retryEdit.ts";

const AT = "2027-01-15T09:00:00.000Z";
const MADE = { created_by: USER, created_at: AT };
let runtime: Runtime;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ runtime, close } = await startMemoryRuntime("retryCreate"));
});
afterAll(() => close());

/** The row of a create that the server did not take. */
function refusedCreate(collection: string, document_id: string, mine: object): InboxBody {
  const of = { user_id: USER, kind: "refused" as const, collection, document_id, title: "New", op: "op", path: "" };
  const why = { code: "document.number-taken", at: AT, by: null };
  return { ...of, ...why, base: null, mine, theirs: null };
}

it("makes a refused person, contact, yacht and agreement again, each under the numbers of now", async () => {
  const { profiles, contacts, yachts, agreements } = runtime.collections;
  const person = newProfile({ first_name: "Ana", last_name: "Ruiz", user_id: null, ...MADE });
  expect(await retryEdit(refusedCreate("profiles", "900", person))).toEqual({ ok: true });
  expect((await profiles.findOne("20").exec())?.toJSON().body).toMatchObject({ first_name: "Ana" });

  const contact = {
    user_id: USER,
    from_profile_id: 1,
    profile_id: 900,
    email: null,
    send_invite: false,
    created_at: AT,
  };
  expect(await retryEdit(refusedCreate("contacts", "1-900", contact))).toEqual({ ok: true });
  expect((await contacts.findOne("1-20").exec())?.toJSON().body).toMatchObject({ profile_id: 20 });
  // The page ended before the row could go.
  expect(await retryEdit(refusedCreate("contacts", "1-900", contact))).toEqual({ ok: true });

  const yacht = newYacht({ name: "Bise", port_of_registry: "Antibes", type: "SAIL", ...MADE });
  expect(await retryEdit(refusedCreate("yachts", "901", yacht))).toEqual({ ok: true });
  expect((await yachts.findOne("10").exec())?.toJSON().body.name).toBe("Bise");

  const terms = { name: "Again", contract_type: "CRUISE" as const, currency: "EUR", bunkerId: runtime.newId() };
  const draft: AgreementBody = {
    ...newAgreement({ ...terms, ...MADE }),
    yacht_id: 901,
    parties: { "clients:900": { role: "clients", profile_id: 900, pos: "a0" } },
  };
  expect(await retryEdit(refusedCreate("agreements", "902", draft))).toEqual({ ok: true });
  expect((await agreements.findOne("1").exec())?.toJSON().body).toMatchObject({
    name: "Again",
    yacht_id: 10,
    parties: { "clients:20": { profile_id: 20 } },
  });
});

it("enters a commission again where its agreement was made again, for the parties of now", async () => {
  const { agreements } = runtime.collections;
  const standing = await agreements.findOne("1").exec(true);
  const earner = { role: "brokers" as const, profile_id: 20, pos: "a2" };
  const body = standing.toMutableJSON().body;
  await standing.incrementalPatch({ body: { ...body, parties: { ...body.parties, "brokers:20": earner } } });
  const key = runtime.newId();
  const due = { party: "brokers:900", amount: 50, date_due: "2027-08-01", date_paid: null };
  const mine = { ...NO_COMMISSION, shares: { "brokers:900": { ratio: 0.1 } }, instalments: { [key]: due } };
  const row = { ...refusedCreate("commissions", "902", mine), code: "commission.not-found" };
  expect(await retryEdit(row)).toEqual({ ok: true });
  expect(await readRecord(runtime.collections, "commissions", 1)).toEqual({
    ...mine,
    shares: { "brokers:20": { ratio: 0.1 } },
    instalments: { [key]: { ...due, party: "brokers:20" } },
  });
  await standing.getLatest().incrementalPatch({ body });
});

it("puts a person who was made again onto an agreement under the new number, and leaves the person who was there", async () => {
  const { agreements } = runtime.collections;
  const standing = (await agreements.findOne("1").exec(true)).toMutableJSON().body;
  const base = { ...standing, parties: { "brokers:900": { role: "brokers", profile_id: 900, pos: "a0" } } };
  await (await agreements.findOne("1").exec(true)).incrementalPatch({ body: base as AgreementBody });
  const party = { role: "clients", profile_id: 900, pos: "a1" };
  const row = { ...refusedCreate("agreements", "1", party), code: "invalid", path: "parties.clients:900" };
  expect(await retryEdit(row)).toEqual({ ok: true });
  const after = (await agreements.findOne("1").exec())?.toJSON().body;
  expect(Object.keys(after?.parties ?? {}).sort()).toEqual(["brokers:900", "clients:20"]);
});

it("puts on whom the author meant who wrote the old number after it was given again", async () => {
  const { agreements } = runtime.collections;
  const party = { role: "stakeholders", profile_id: 900, pos: "a2" };
  const path = "parties.stakeholders:900";
  const row = { ...refusedCreate("agreements", "1", party), code: "invalid", path, at: "2027-01-15T09:00:01Z" };
  expect(await retryEdit(row)).toEqual({ ok: true });
  const after = (await agreements.findOne("1").exec())?.toJSON().body;
  expect(Object.keys(after?.parties ?? {})).toContain("stakeholders:900");
});

it("makes nothing a second time when the page ended before the row could go", async () => {
  const { profiles, yachts, agreements } = runtime.collections;
  const count = async () => Promise.all([profiles, yachts, agreements].map((each) => each.count().exec()));
  const before = await count();
  const standing = (await agreements.findOne("1").exec(true)).toMutableJSON().body;
  for (const [collection, key, mine] of [
    ["profiles", "900", {}],
    ["yachts", "901", {}],
    ["agreements", "902", standing],
  ] as const) {
    expect(await retryEdit(refusedCreate(collection, key, mine))).toEqual({ ok: true });
  }
  expect(await count()).toEqual(before);
});

it("writes the content of a second row of the same number onto what the first one made", async () => {
  const { yachts, profiles, agreements } = runtime.collections;
  const yacht = (await yachts.findOne("10").exec(true)).toMutableJSON().body;
  expect(await retryEdit(refusedCreate("yachts", "901", { ...yacht, name: "Bise II" }))).toEqual({ ok: true });
  expect((await yachts.findOne("10").exec())?.toJSON().body.name).toBe("Bise II");
  const person = (await profiles.findOne("20").exec(true)).toMutableJSON().body;
  expect(await retryEdit(refusedCreate("profiles", "900", { ...person, last_name: "Ruiz Sol" }))).toEqual({ ok: true });
  expect((await profiles.findOne("20").exec())?.toJSON().body.last_name).toBe("Ruiz Sol");
  const draft = (await agreements.findOne("1").exec(true)).toMutableJSON().body;
  expect(await retryEdit(refusedCreate("agreements", "902", { ...draft, name: "Newer" }))).toEqual({ ok: true });
  expect((await agreements.findOne("1").exec())?.toJSON().body.name).toBe("Newer");
});

it("keeps the row of a contact that exists with other details", async () => {
  const contact = (await runtime.collections.contacts.findOne("1-20").exec(true)).toMutableJSON().body;
  const row = refusedCreate("contacts", "1-900", { ...contact, profile_id: 900, email: "ana@example.test" });
  expect(await retryEdit(row)).toMatchObject({ ok: false, refusal: { code: "contact.listed" } });
  expect((await runtime.collections.contacts.findOne("1-20").exec())?.toJSON().body.email).toBeNull();
});

it("makes what was refused after its number was given again under a number of its own", async () => {
  const { yachts } = runtime.collections;
  await runtime.device.leases.add({ kind: "yacht", next: 30, to: 30 });
  const yacht = newYacht({ name: "Levante", port_of_registry: "Nice", type: "SAIL", ...MADE });
  const row = { ...refusedCreate("yachts", "901", yacht), at: "2027-01-15T09:00:01.000Z" };
  expect(await retryEdit(row)).toEqual({ ok: true });
  expect(await retryEdit(row)).toEqual({ ok: true });
  const named = (await yachts.find().exec()).map(({ body }) => body.name);
  expect(named.filter((name) => name === "Levante" || name === "Bise II").sort()).toEqual(["Bise II", "Levante"]);
});

describe("a page that ends", () => {
  const squall = newYacht({ name: "Squall", port_of_registry: "Nice", type: "SAIL", ...MADE });
  const made = async () =>
    (await runtime.collections.yachts.find().exec()).filter(({ body }) => body.name === "Squall");
  const written = async (how: "before" | "after") => {
    const { yachts } = runtime.collections;
    const insert = yachts.insert.bind(yachts);
    return new Promise<void>((resolve) => {
      // The page ends here: its next step never comes.
      vi.spyOn(yachts, "insert").mockImplementationOnce(async (document) => {
        if (how === "after") await insert(document);
        resolve();
        return new Promise(() => undefined);
      });
      void retryEdit(refusedCreate("yachts", "904", squall));
    });
  };

  it("before anything was written has set the number aside for the next attempt", async () => {
    const left = await idsLeft(runtime.device, "yacht");
    await written("before");
    expect(await made()).toHaveLength(0);
    expect(await retryEdit(refusedCreate("yachts", "904", squall))).toEqual({ ok: true });
    expect(await made()).toHaveLength(1);
    expect(await idsLeft(runtime.device, "yacht")).toBe(left - 1);
    await (await made())[0]?.incrementalRemove();
    await runtime.device.settings.delete("made-again:yachts/904");
  });

  it("between the writing and whatever comes after makes nothing twice", async () => {
    await written("after");
    expect(await made()).toHaveLength(1);
    expect(await retryEdit(refusedCreate("yachts", "904", squall))).toEqual({ ok: true });
    expect(await made()).toHaveLength(1);
  });
});

it("asks the rules of now first", async () => {
  const foreign = newYacht({ name: "Not mine", port_of_registry: "Nice", type: "SAIL", created_by: 8, created_at: AT });
  expect(await retryEdit(refusedCreate("yachts", "903", foreign))).toMatchObject({
    ok: false,
    refusal: { code: "yacht.foreign-creator" },
  });
});
