import "fake-indexeddb/auto";
import type { FilePerson } from "shared-schema/export/contactFile/person/filePerson";
import { isPlaceholder } from "shared-schema/profile/placeholder";
import { newProfile } from "shared-schema/profile/schema";
import type { LeaseKind } from "shared-schema/sync/wire";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { provideRuntime, runtime } from "../../database/runtime.ts";
import { startMemoryRuntime, USER } from "../../testing/memoryRuntime.ts";
import { createContact } from "../contacts.ts";
import { patchProfile, setProfileAside } from "../profiles.ts";
import { importContacts, resumeImport } from "./importContacts.ts";
import { discardImport, interruptedImport } from "./importQueue.ts";
import { finishPairs, notePairs } from "./pairs.ts";
import { forgetRefused, refusedPeople } from "./refusedPeople.ts";
import { undoImport } from "./undoImport.ts";

let close: () => Promise<void>;
/** Blocks of numbers that the server lends when it is asked; none is left without a connection. */
const lent: { from: number; to: number }[] = [];

/** How many numbers were asked for, request by request. */
const requests: (number | undefined)[] = [];

beforeAll(async () => {
  const started = await startMemoryRuntime("import-contacts");
  close = started.close;
  const topUp = async (_kinds: readonly LeaseKind[], wanted?: number) => {
    requests.push(wanted);
    const block = lent.shift();
    if (block) await started.runtime.device.leases.add({ kind: "profile", next: block.from, to: block.to });
  };
  provideRuntime({ ...started.runtime, topUp });
});
afterAll(() => close());

const person = (number: number, more: Partial<FilePerson> = {}): FilePerson => ({
  ...{ first_name: "Ann", last_name: `Other ${number}`, email: `ann${number}@example.org`, main_phone: null },
  ...{ company_name: null, capacity: null, date_of_birth: null, address: null, postcode: null, city: null },
  ...{ address_country: null, ...more },
});
const newcomer = (each: FilePerson) => ({ person: each, further: [], isAddressTaken: false });
const people = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => newcomer(person(from + index)));
const profilesHere = async () =>
  (await (await runtime()).collections.profiles.find().exec()).map((each) => each.toMutableJSON());
const contactsHere = async () =>
  (await (await runtime()).collections.contacts.find().exec()).map((each) => each.toMutableJSON().body);

/** How many of these people are profiles, and how many contacts. */
async function found(from: number, to: number): Promise<[profiles: number, contacts: number]> {
  const wanted = new Set(people(from, to).map((each) => each.person.last_name));
  const profiles = (await profilesHere()).filter(({ body }) => wanted.has(body.last_name));
  const ids = new Set(profiles.map(({ id }) => Number(id)));
  return [profiles.length, (await contactsHere()).filter(({ profile_id }) => ids.has(profile_id)).length];
}

it("writes as many as there are numbers for, keeps the others, and goes on with them later", async () => {
  const progress: number[] = [];
  const first = await importContacts("people.csv", people(1, 70), (written) => progress.push(written));
  expect(first).toEqual({ written: 10, refused: [], refusal: { code: "device.no-profile-numbers" } });
  expect(progress).toEqual([0, 10]);
  expect(await interruptedImport()).toEqual({ file: "people.csv", left: 60 });

  lent.push({ from: 101, to: 140 }, { from: 201, to: 300 });
  expect(await resumeImport(() => undefined)).toEqual({ written: 60, refused: [], refusal: null });
  expect(await interruptedImport()).toBeNull();
  expect(await found(1, 70)).toEqual([70, 70]);
  const contacts = await contactsHere();
  expect(contacts.every(({ user_id, send_invite }) => user_id === USER && !send_invite)).toBe(true);
  expect(new Set(contacts.map(({ imported }) => imported?.id)).size).toBe(1);
  const profiles = await profilesHere();
  expect(profiles.every(({ body }) => body.user_id === null && body.created_by === USER)).toBe(true);
});

it("asks for the numbers of a whole file before the first portion, and then for a block ahead alone", async () => {
  const { device } = await runtime();
  await device.leases.clear();
  requests.length = 0;
  lent.push({ from: 20_001, to: 20_300 });
  expect(await importContacts("large.csv", people(2_001, 2_250), () => undefined)).toMatchObject({ written: 250 });
  expect(requests).toEqual([250, undefined, undefined, undefined]);
});

it("leaves out an address that someone has already, keeps it beside, and shows the fields of a company", async () => {
  lent.push({ from: 401, to: 500 });
  const company = person(99, { last_name: "Taken", company_name: "Mistral SARL" });
  const further = [{ kind: "phone" as const, value: "+33 4" }];
  const taken = { person: company, further, isAddressTaken: true };
  expect(await importContacts("a.csv", [taken], () => undefined)).toEqual({ written: 1, refused: [], refusal: null });
  const profile = (await profilesHere()).find(({ body }) => body.last_name === "Taken");
  expect(isPlaceholder(profile?.body.email)).toBe(true);
  expect(profile?.body).toMatchObject({ is_company: true, company_name: "Mistral SARL" });
  const contact = (await contactsHere()).find(({ profile_id }) => profile_id === Number(profile?.id));
  expect(contact?.further).toEqual([{ kind: "email", value: "ann99@example.org" }, ...further]);
});

it.each(["profiles", "contacts"] as const)(
  "loses no one and doubles no one when it is cut off at the %s",
  async (name) => {
    const [from, to] = name === "profiles" ? [301, 303] : [311, 313];
    lent.push({ from: from * 10, to: from * 10 + 50 });
    const { collections } = await runtime();
    const cut = vi.spyOn(collections[name], "bulkInsert").mockRejectedValue(new Error("The page ends."));
    const ended = await importContacts("a.csv", people(from, to), () => undefined);
    expect(ended).toMatchObject({ written: 0, refusal: { code: "device.change-not-kept" } });
    cut.mockRestore();
    // The next page finishes what is noted, and has nothing left to go on with.
    await finishPairs();
    await finishPairs();
    expect(await resumeImport(() => undefined)).toEqual({ written: 0, refused: [], refusal: null });
    expect(await found(from, to)).toEqual([3, 3]);
  },
);

it("makes a single contact with its profile, also when the page ends in between", async () => {
  lent.push({ from: 4_001, to: 4_010 });
  const { collections } = await runtime();
  const cut = vi.spyOn(collections.contacts, "bulkInsert").mockRejectedValue(new Error("The page ends."));
  const input = { first_name: "Cut", last_name: "Other 350", email: null, send_invite: false };
  expect(await createContact(input)).toMatchObject({ ok: false });
  cut.mockRestore();
  await finishPairs();
  expect(await found(350, 350)).toEqual([1, 1]);
});

it("leaves an import to the tab that is at it, which may have the same file", async () => {
  const gaveUp = vi.spyOn(AbortSignal, "timeout").mockReturnValue(AbortSignal.abort());
  const request = (_name: string, { signal }: LockOptions) => Promise.reject(signal?.reason);
  vi.stubGlobal("navigator", { locks: { request } });
  const outcome = await importContacts("a.csv", people(381, 382), () => undefined);
  expect(outcome).toEqual({ written: 0, refused: [], refusal: { code: "device.import-elsewhere" } });
  vi.unstubAllGlobals();
  gaveUp.mockRestore();
  expect(await interruptedImport()).toBeNull();
});

it("waits for what this page finishes at its start", async () => {
  lent.push({ from: 5_001, to: 5_010 });
  let held: Promise<unknown> | null = null;
  const request = (_name: string, { ifAvailable }: LockOptions, work: (lock: object | null) => Promise<unknown>) => {
    if (ifAvailable && held) return work(null);
    held = Promise.resolve(held).then(() => work({}));
    return held;
  };
  vi.stubGlobal("navigator", { locks: { request } });
  const { device } = await runtime();
  await notePairs(device, "earlier", []);
  const finishing = finishPairs();
  await vi.waitFor(() => expect(held).not.toBeNull());
  const outcome = await importContacts("a.csv", people(391, 392), () => undefined);
  expect(outcome).toEqual({ written: 2, refused: [], refusal: null });
  await finishing;
  vi.unstubAllGlobals();
});

it("writes everybody once where a number was taken on this device", async () => {
  const { collections, device } = await runtime();
  await device.leases.clear();
  lent.push({ from: 701, to: 800 });
  const body = newProfile({
    user_id: null,
    created_by: USER,
    created_at: "2020-01-01T00:00:00.000Z",
    first_name: "Some",
    last_name: "One else",
  });
  await collections.profiles.insert({ id: "702", rev: 0, e: "", schema: 1, body });
  expect(await importContacts("a.csv", people(401, 403), () => undefined)).toEqual({
    written: 3,
    refused: [],
    refusal: null,
  });
  expect(await found(401, 403)).toEqual([3, 3]);
  expect((await contactsHere()).map(({ profile_id }) => profile_id)).not.toContain(702);
  expect((await collections.profiles.findOne("702").exec())?.toMutableJSON().body.last_name).toBe("One else");
});

it("forgets the people who were not imported yet, when it is progress so", async () => {
  const { device } = await runtime();
  await device.leases.clear();
  await importContacts("a.csv", people(451, 452), () => undefined);
  await discardImport();
  expect(await interruptedImport()).toBeNull();
  expect(await found(451, 452)).toEqual([0, 0]);
});

it("sets aside whom a rule refuses, with the reason, and writes everybody behind them", async () => {
  const { device } = await runtime();
  await device.leases.clear();
  lent.push({ from: 6_001, to: 6_002 });
  const wrong = person(600, { last_name: "https://example.org" });
  const queue = [newcomer(wrong), ...people(601, 601), newcomer(wrong), ...people(602, 603)];
  const first = await importContacts("a.csv", queue, () => undefined);
  const refusal = { code: "document.markup-in-name" };
  const set = { name: "Ann https://example.org", refusal };
  expect(first).toMatchObject({ written: 2, refused: [set, set], refusal: { code: "device.no-profile-numbers" } });
  lent.push({ from: 6_003, to: 6_003 });
  expect(await resumeImport(() => undefined)).toEqual({ written: 1, refused: [], refusal: null });
  expect(await found(601, 603)).toEqual([3, 3]);
  const [kept, ...others] = await refusedPeople();
  expect([kept, others]).toMatchObject([{ file: "a.csv", people: [set, set] }, []]);
  await forgetRefused(kept?.id ?? "");
  expect(await refusedPeople()).toEqual([]);
  expect(await importContacts("a.csv", [newcomer(wrong)], () => undefined)).toMatchObject({ refused: [set] });
  expect(await interruptedImport()).toBeNull();
});

it("takes back what an import has made, and leaves and names what was edited since", async () => {
  lent.push({ from: 901, to: 950 });
  await importContacts("undo.csv", people(501, 503), () => undefined);
  const mine = (await contactsHere()).filter(({ imported }) => imported?.file === "undo.csv");
  const edited = mine[0]?.profile_id ?? 0;
  expect(await patchProfile(edited, { city: "Nice" })).toEqual({ ok: true, value: undefined });
  const progress: [number, number][] = [];
  const undone = await undoImport(mine[0]?.imported?.id ?? "", (...dealt) => progress.push(dealt));
  expect(progress).toEqual([0, 1, 2].map((dealt) => [dealt, 3]));
  expect(undone).toMatchObject({ removed: 2, kept: [{ reason: "edited" }], refusal: null });
  const left = (await contactsHere()).filter(({ imported }) => imported?.file === "undo.csv");
  expect(left.map(({ profile_id }) => profile_id)).toEqual([edited]);
  const aside = (await profilesHere()).filter(({ body }) => body.soft_deleted);
  expect(aside.map(({ id }) => Number(id)).sort()).toEqual(
    mine
      .slice(1)
      .map(({ profile_id }) => profile_id)
      .sort(),
  );
});

it("goes on with an undo that was cut off between a profile and its contact", async () => {
  lent.push({ from: 9_001, to: 9_050 });
  await importContacts("cut-undo.csv", people(511, 513), () => undefined);
  const mine = async () => (await contactsHere()).filter(({ imported }) => imported?.file === "cut-undo.csv");
  const [first] = await mine();
  expect(await setProfileAside(first?.profile_id ?? 0)).toMatchObject({ ok: true });
  const { collections } = await runtime();
  const cut = vi.spyOn(collections.contacts, "findOne").mockImplementation(() => {
    throw new Error("The page ends.");
  });
  await undoImport(first?.imported?.id ?? "").catch(() => undefined);
  cut.mockRestore();
  expect(await mine()).toHaveLength(3);
  expect(await undoImport(first?.imported?.id ?? "")).toEqual({ removed: 3, kept: [], refusal: null });
  expect(await mine()).toEqual([]);
  expect((await profilesHere()).filter(({ body }) => /^Other 51[1-3]$/.test(body.last_name))).toSatisfy(
    (profiles: { body: { soft_deleted: boolean } }[]) => profiles.every(({ body }) => body.soft_deleted),
  );
});
