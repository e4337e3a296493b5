import { newProfile } from "shared-schema/profile/schema";
import { expect, it } from "vitest";
import { nameOf, READING } from "./nameOf.ts";

const creation = { user_id: null, created_by: 1, created_at: "2026-11-22T12:00:00.000Z", profile_name: "Ann" };
const profile = newProfile({ ...creation, first_name: "Ann", last_name: "Other" });
const found = { id: 5, first_name: "Ann", last_name: "Found", company_name: null, email: null, is_company: false };

it("calls someone by the profile, else as they were found", () => {
  expect(nameOf({ profile, found, arriving: false }, "Person 5")).toBe("Ann Other");
  expect(nameOf({ profile: null, found, arriving: false }, "Person 5")).toBe("Ann Found");
});

it("calls no one unknown as long as profiles may still come", () => {
  expect(nameOf({ profile: null, found: undefined, arriving: true }, "Person 5")).toBe(READING);
  expect(nameOf({ profile: null, found: undefined, arriving: false }, "Person 5")).toBe("Person 5");
});
