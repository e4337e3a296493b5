import { describe, expect, it } from "vitest";
import { ROLES, type Role } from "../base/roles.ts";
import { BANK_FIELDS, newProfile, PASSPORT_FIELDS, type ProfileBody, profileBody } from "../profile/schema.ts";
import { sightOf, visibleProfile } from "./profileVisibility.ts";

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

describe("a viewer's copy of a profile", () => {
  it("everything of one's own", () => {
    expect(sightOf(person, { own: true, is_admin: false, shared: [] })).toEqual({
      passport: true,
      bank: true,
      particulars: true,
      printed_as: [],
    });
  });

  it("the whole profile as a professional, what the contract prints as a client, the name as a passenger", () => {
    const zoe = { ...person, address: "Rue Haute 1", date_of_birth: "1990-05-17", main_phone: "+33 4 00 00 00 00" };
    const seen = (viewer: Role, as: Role) => visibleProfile(zoe, sightOf(zoe, through(viewer, as)));
    expect(seen("captains", "clients")).toMatchObject({ main_phone: zoe.main_phone, date_of_birth: zoe.date_of_birth });
    expect(seen("clients", "brokers")).toMatchObject({ address: zoe.address });
    expect(seen("clients", "brokers")).not.toHaveProperty("date_of_birth");
    expect(seen("clients", "passengers")).toMatchObject({ date_of_birth: zoe.date_of_birth });
    expect(seen("clients", "passengers")).not.toHaveProperty("address");
    for (const viewer of ["clients", "passengers"] as const) {
      expect(seen(viewer, "clients")).not.toHaveProperty("main_phone");
    }
    const named = seen("passengers", "clients");
    expect(named).toMatchObject({ first_name: "Zoë", last_name: "Brontë" });
    for (const field of ["address", "date_of_birth", "email", "city", "iban"]) expect(named).not.toHaveProperty(field);
  });

  it("the whole profile of one's contacts, without passport and bank", () => {
    const copy = visibleProfile(person, sightOf(person, { own: false, is_admin: false, held: true, shared: [] }));
    expect(copy).toHaveProperty("address");
    expect(copy).not.toHaveProperty("passport_num");
    expect(copy).not.toHaveProperty("iban");
  });

  it("passports only for professionals on the same agreement", () => {
    expect(sightOf(person, through("brokers", "passengers")).passport).toBe(true);
    expect(sightOf(person, through("captains", "clients")).passport).toBe(true);
    expect(sightOf(person, through("clients", "passengers")).passport).toBe(false);
    expect(sightOf(person, { own: false, is_admin: false, shared: [] }).passport).toBe(false);
  });

  it("bank details only of companies that are paid: carriers, central agents, brokers, stakeholders", () => {
    expect(sightOf(company, through("clients", "carriers")).bank).toBe(true);
    expect(sightOf(company, through("passengers", "carriers")).bank).toBe(false);
    expect(sightOf(company, through("clients", "captains")).bank).toBe(false);
    expect(sightOf(person, through("clients", "carriers")).bank).toBe(false);
  });

  it("leaves hidden fields out of the copy instead of emptying them", () => {
    const copy = visibleProfile(person, { passport: false, bank: false, particulars: true, printed_as: [] });
    for (const field of [...PASSPORT_FIELDS, ...BANK_FIELDS]) expect(copy).not.toHaveProperty(field);
    expect(copy.first_name).toBe("Zoë");
    expect(visibleProfile(person, { passport: true, bank: true, particulars: true, printed_as: [] })).toEqual(person);
  });

  /** Decisions §5, written out field by field as a second source. */
  const NAME = ["first_name", "last_name"];
  const OF_THE_DOCUMENT = [
    "user_id",
    "created_by",
    "created_at",
    "is_main",
    "soft_deleted",
    "version",
    "locked",
    "is_company",
  ];
  const ADDRESS = ["address", "postcode", "city", "address_country"];
  const PRINTED_OF_PEOPLE: Record<Role, readonly string[]> = {
    carriers: [
      ...ADDRESS,
      ...[
        "company_insurance_name",
        "company_insurance_pol",
        "financial_guarantee",
        "guarantor_name",
        "travel_agent_id",
      ],
    ],
    central_agents: ADDRESS,
    captains: [],
    clients: ADDRESS,
    passengers: ["date_of_birth"],
    brokers: ADDRESS,
    stakeholders: ADDRESS,
  };
  const ALL_FIELDS = Object.keys(profileBody.shape) as (keyof ProfileBody)[];
  const filled = profileBody.parse({ ...person, nationality: "FR", gender: "F", visa_num: "V1" });

  function expected(viewer: Role, of: Role): Set<string> {
    if (viewer === "passengers") return new Set([...OF_THE_DOCUMENT, ...NAME]);
    if (viewer === "clients") return new Set([...OF_THE_DOCUMENT, ...NAME, ...PRINTED_OF_PEOPLE[of]]);
    const bank: readonly string[] = BANK_FIELDS;
    return new Set(ALL_FIELDS.filter((field) => !bank.includes(field)));
  }

  it.each(ROLES)("holds for every field and every party, as seen by one of the %s", (viewer) => {
    for (const of of ROLES) {
      const seen = Object.keys(visibleProfile(filled, sightOf(filled, through(viewer, of))));
      expect(new Set(seen), of).toEqual(expected(viewer, of));
    }
  });
});
