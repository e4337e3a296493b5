import "fake-indexeddb/auto";
import type { FilePerson } from "shared-schema/export/contactFile/person";
import { isPlaceholder } from "shared-schema/profile/placeholder";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { provideRuntime, runtime } from "../../database/runtime.ts";
import { startMemoryRuntime, USER } from "../../testing/memoryRuntime.ts";
import { finishImport, importContacts } from "./importContacts.ts";

let close: () => Promise<void>;
/** Blocks of numbers that the server lends when it is asked; none is left without a connection. */
const lent: { from: number; to: number }[] = [];

beforeAll(async () => {
  const started = await startMemoryRuntime("import-contacts");
  close = started.close;
  const topUp = async () => {
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
const people = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => ({ person: person(from + index), isAddressTaken: false }));

it("writes as many as there are numbers for, says why the others are not, and goes on with them later", async () => {
  const { collections } = await runtime();
  const progress: number[] = [];
  const everybody = people(1, 70);
  const first = await importContacts(everybody, (written) => progress.push(written));
  expect(first.refusal).toEqual({ code: "device.no-profile-numbers" });
  expect(progress).toEqual([0, 10]);

  lent.push({ from: 101, to: 140 }, { from: 201, to: 300 });
  const left = everybody.filter((each) => !first.written.has(each.person));
  expect(left).toHaveLength(60);
  const second = await importContacts(left, () => undefined);
  expect(second).toEqual({ written: new Set(left.map((each) => each.person)), refusal: null });
  const contacts = (await collections.contacts.find().exec()).map((document) => document.toMutableJSON().body);
  const profiles = (await collections.profiles.find().exec()).map((document) => document.toMutableJSON().body);
  expect(new Set(profiles.map(({ last_name }) => last_name)).size).toBe(70);
  expect(new Set(contacts.map(({ profile_id }) => profile_id)).size).toBe(70);
  expect(contacts.every(({ user_id, send_invite }) => user_id === USER && !send_invite)).toBe(true);
  expect(profiles.every(({ user_id, created_by }) => user_id === null && created_by === USER)).toBe(true);
});

it("leaves out an address that someone has already, and shows the fields of a company", async () => {
  lent.push({ from: 401, to: 500 });
  const { collections } = await runtime();
  const taken = { person: person(99, { last_name: "Taken", company_name: "Mistral SARL" }), isAddressTaken: true };
  expect(await importContacts([taken], () => undefined)).toMatchObject({ refusal: null });
  const [profile] = (await collections.profiles.find().exec())
    .map((document) => document.toMutableJSON().body)
    .filter(({ last_name }) => last_name === "Taken");
  expect(isPlaceholder(profile?.email)).toBe(true);
  expect(profile).toMatchObject({ is_company: true, company_name: "Mistral SARL" });
});

it("writes the contacts of people whose import was cut off after their profiles, once", async () => {
  lent.push({ from: 501, to: 600 });
  const { collections } = await runtime();
  const cut = vi.spyOn(collections.contacts, "bulkInsert").mockRejectedValue(new Error("The page ends."));
  const newcomers = people(301, 303);
  const ended = await importContacts(newcomers, () => undefined);
  expect(ended).toMatchObject({ written: new Set(), refusal: { code: "device.change-not-kept" } });
  cut.mockRestore();
  const numbersOf = async () =>
    (await collections.profiles.find().exec())
      .map((document) => document.toMutableJSON().body)
      .filter(({ last_name }) => /30[1-3]$/.test(last_name)).length;
  expect(await numbersOf()).toBe(3);
  // The page lives on and imports them again, or another one finishes what is noted.
  const again = await importContacts(newcomers, () => undefined);
  expect(again).toEqual({ written: new Set(newcomers.map((each) => each.person)), refusal: null });
  await finishImport();
  expect(await numbersOf()).toBe(3);
  const contacts = (await collections.contacts.find().exec()).map((document) => document.toMutableJSON().body.email);
  for (const number of [301, 302, 303])
    expect(contacts.filter((email) => email === `ann${number}@example.org`)).toHaveLength(1);
});

it("finishes what an earlier page has noted, which knows nothing of its file", async () => {
  lent.push({ from: 601, to: 650 });
  const { collections, device } = await runtime();
  const cut = vi.spyOn(collections.contacts, "bulkInsert").mockRejectedValue(new Error("The page ends."));
  const newcomers = people(351, 352);
  await importContacts(newcomers, () => undefined);
  cut.mockRestore();
  expect(await device.settings.get("import-under-way")).toBeDefined();
  await finishImport();
  await finishImport();
  // The page that was interrupted goes on, and finds them written by another one.
  const again = await importContacts(newcomers, () => undefined);
  expect(again).toEqual({ written: new Set(newcomers.map((each) => each.person)), refusal: null });
  const emails = (await collections.contacts.find().exec()).map((document) => document.toMutableJSON().body.email);
  for (const number of [351, 352])
    expect(emails.filter((email) => email === `ann${number}@example.org`)).toHaveLength(1);
  expect(await device.settings.get("import-under-way")).toBeUndefined();
});

it("leaves an import to the tab that is at it, which may have the same file", async () => {
  const request = (_name: string, _options: LockOptions, work: (lock: Lock | null) => unknown) => work(null);
  vi.stubGlobal("navigator", { locks: { request } });
  const { written, refusal } = await importContacts(people(381, 382), () => undefined);
  expect([written.size, refusal]).toEqual([0, { code: "device.import-elsewhere" }]);
  vi.unstubAllGlobals();
});

it("writes everybody once where a number was taken on this device", async () => {
  lent.push({ from: 701, to: 800 });
  const { collections } = await runtime();
  const first = (await collections.profiles.findOne("101").exec())?.toMutableJSON();
  if (!first) throw new Error("There is no profile 101.");
  const taken = { ...first.body, last_name: "Someone else", created_at: "2020-01-01T00:00:00.000Z" };
  await collections.profiles.insert({ ...first, id: "702", body: taken });
  await runtime().then(({ device }) => device.leases.clear());
  const newcomers = people(401, 403);
  const { written, refusal } = await importContacts(newcomers, () => undefined);
  expect([written.size, refusal]).toEqual([3, null]);
  const names = (await collections.profiles.find().exec()).map((document) => document.toMutableJSON().body.last_name);
  for (const number of [401, 402, 403]) expect(names.filter((name) => name === `Other ${number}`)).toHaveLength(1);
  const contacts = (await collections.contacts.find().exec()).map((document) => document.toMutableJSON().body);
  expect(contacts.map(({ profile_id }) => profile_id)).not.toContain(702);
  expect((await collections.profiles.findOne("702").exec())?.toMutableJSON().body.last_name).toBe("Someone else");
});
