import { describe, expect, it } from "vitest";
import type { Role } from "../agreement/roles.ts";
import { BANK_FIELDS, newProfile, PASSPORT_FIELDS } from "./schema.ts";
import { sightOf, visibleProfile } from "./visibility.ts";

const person = newProfile({
  user_id: 2,
  created_by: 2,
  created_at: "2026-11-20T10:00:00Z",
  first_name: "Zoë",
  last_name: "Brontë",
  passport_num: "00AA00000",
  iban: "FR1420041010050500013M02606",
});
const company = { ...person, is_company: true };
const through = (viewer: Role, profile: Role) => ({
  own: false,
  is_admin: false,
  shared: [{ viewer_roles: [viewer], profile_roles: [profile] }],
});

describe("what a viewer sees of a profile", () => {
  it("everything of one's own", () => {
    expect(sightOf(person, { own: true, is_admin: false, shared: [] })).toEqual({ passport: true, bank: true });
  });

  it("passports only for professionals on the same agreement", () => {
    expect(sightOf(person, through("brokers", "passengers")).passport).toBe(true);
    expect(sightOf(person, through("captains", "clients")).passport).toBe(true);
    expect(sightOf(person, through("clients", "passengers")).passport).toBe(false);
    expect(sightOf(person, { own: false, is_admin: false, shared: [] }).passport).toBe(false);
  });

  it("bank details only of companies that are paid: carriers, central agents, brokers, stakeholders", () => {
    expect(sightOf(company, through("clients", "carriers")).bank).toBe(true);
    expect(sightOf(company, through("clients", "captains")).bank).toBe(false);
    expect(sightOf(person, through("clients", "carriers")).bank).toBe(false);
  });

  it("leaves hidden fields out of the copy instead of emptying them", () => {
    const copy = visibleProfile(person, { passport: false, bank: false });
    for (const field of [...PASSPORT_FIELDS, ...BANK_FIELDS]) expect(copy).not.toHaveProperty(field);
    expect(copy.first_name).toBe("Zoë");
    expect(visibleProfile(person, { passport: true, bank: true })).toEqual(person);
  });
});
