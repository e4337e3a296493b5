import { expect, it } from "vitest";
import { keptOfImport, printOf } from "./imported.ts";
import { newProfile } from "./schema.ts";

const made = { user_id: null, created_by: 7, created_at: "2027-01-15T09:00:00.000Z" };
const profile = newProfile({ ...made, first_name: "Ann", last_name: "Other", city: "Nice" });
const contact = { profile_id: 20, send_invite: false, imported: { id: "i", file: "a.csv", print: printOf(profile) } };
const NONE: ReadonlySet<number> = new Set();

it("takes back what no one has touched since", () => {
  expect(keptOfImport(contact, profile, NONE)).toBeNull();
  // Another server writes other marks of the record.
  expect(keptOfImport(contact, { ...profile, created_at: "2027-01-16T09:00:00.000Z" }, NONE)).toBeNull();
});

it("leaves what was edited, used, claimed or invited, with the reason", () => {
  expect(keptOfImport(contact, { ...profile, city: "Cannes" }, NONE)).toBe("edited");
  expect(keptOfImport(contact, { ...profile, passport_num: "12AB34567" }, NONE)).toBe("edited");
  expect(keptOfImport(contact, profile, new Set([20]))).toBe("used");
  expect(keptOfImport(contact, { ...profile, version: 1 }, NONE)).toBe("used");
  expect(keptOfImport(contact, { ...profile, user_id: 9 }, NONE)).toBe("claimed");
  expect(keptOfImport({ ...contact, send_invite: true }, profile, NONE)).toBe("invited");
});
