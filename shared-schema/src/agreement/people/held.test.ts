import { describe, expect, it } from "vitest";
import { ROLES } from "../../base/roles.ts";
import { decideProfileChange } from "../../profile/change.ts";
import { newProfile, type ProfileBody } from "../../profile/schema.ts";
import { STATUSES } from "../schema.ts";
import { heldFields, heldRoles } from "./held.ts";

const OWNER = 7;
const CREATOR = 8;
const creation = { created_by: CREATOR, created_at: "2027-01-15T09:00:00.000Z", first_name: "Ann", last_name: "Other" };
const owned = newProfile({ ...creation, user_id: OWNER });
const unclaimed = newProfile({ ...creation, user_id: null });
const CLIENT = new Set(["clients"] as const);

const patched = (before: ProfileBody, patch: Partial<ProfileBody>, userId: number) =>
  decideProfileChange(before, { ...before, ...patch }, userId, heldFields(before, CLIENT, userId), "2027-01-15");

describe("a profile that a contract prints", () => {
  it("keeps for its creator whatever is printed, and names the field", () => {
    for (const patch of [{ first_name: "Eve" }, { address: "1, Quai" }, { is_company: true }]) {
      const verdict = patched(unclaimed, patch, CREATOR);
      expect(verdict).toMatchObject({ ok: false, refusal: { code: "profile.held" } });
      expect(!verdict.ok && Object.keys(verdict.refusal.fields ?? {})).toEqual(Object.keys(patch));
    }
    expect(patched(unclaimed, { main_phone: "+33 1", passport_num: "12AB" }, CREATOR).ok).toBe(true);
  });

  it("lets its owner change address, phone, birth and passport, and no name", () => {
    const own = { address: "1, Quai", city: "Nice", postcode: "06000", address_country: "FR" };
    const more = { main_phone: "+33 1", date_of_birth: "1980-02-03", passport_num: "12AB", passport_country: "FR" };
    expect(patched(owned, { ...own, ...more }, OWNER).ok).toBe(true);
    expect(patched(owned, { last_name: "Changed" }, OWNER).ok).toBe(false);
  });

  it("stays open to its edits where a name has characters that are refused since, and keeps the name", () => {
    const former = { ...unclaimed, first_name: "A\u202enn", address: "1,\tQuai" };
    const verdict = patched(former, { main_phone: "+33 1" }, CREATOR);
    expect(verdict).toMatchObject({
      ok: true,
      value: { first_name: "A\u202enn", address: "1, Quai", main_phone: "+33 1" },
    });
    expect(patched(former, { first_name: "Eve" }, CREATOR).ok).toBe(false);
  });

  it("is printed by its roles: a passenger's address is free, a carrier's insurance is not", () => {
    const company = { ...owned, is_company: true };
    expect(heldFields(owned, new Set(["passengers"]), CREATOR).has("address")).toBe(false);
    expect(heldFields(company, new Set(["carriers"]), OWNER).has("company_insurance_pol")).toBe(true);
    expect(heldFields(company, new Set(), OWNER).size).toBe(0);
  });
});

it("is held from CONTRACT to SETTLED alone, and only by agreements that it is on", () => {
  const parties = { "clients:3": { role: "clients" as const, profile_id: 3, pos: "a0" } };
  const holding = STATUSES.filter((status) => heldRoles(3, [{ status, parties }]).size > 0);
  expect(holding).toEqual(["CONTRACT", "ADDENDUM", "SETTLING", "SETTLED"]);
  expect(heldRoles(4, [{ status: "CONTRACT", parties }]).size).toBe(0);
  expect(ROLES).toContain([...heldRoles(3, [{ status: "CONTRACT", parties }])][0]);
});
