import { describe, expect, it } from "vitest";
import { ROLES, type Role } from "../base/roles.ts";
import {
  BANK_FIELDS,
  newProfile,
  PASSPORT_FIELDS,
  type ProfileBody,
  profileBody,
  RECORD_FIELDS,
} from "../profile/schema.ts";
import { COLLECTIONS } from "../sync/wire.ts";
import { cut } from "./cut.ts";
import { FIELDS } from "./fields.ts";
import { type AroundProfile, sightOf } from "./readers.ts";
import { LEAST } from "./sight.ts";

/** Decisions about roles, as a second source: reads the document of each collection, in the order of the list. */
const ON_AGREEMENTS = [
  "agreements",
  "snapshots",
  "payee_accounts",
  "approvals",
  "crew_lists",
  "commissions",
  "guest_preferences",
  "awaited_signatures",
] as const;
const WITH: Record<Role | "admin", readonly boolean[]> = {
  carriers: [true, true, true, true, true, true, true, true],
  central_agents: [true, true, true, true, true, true, false, true],
  captains: [true, true, true, true, true, false, true, true],
  clients: [true, true, true, true, false, false, false, true],
  passengers: [true, true, true, false, false, false, false, false],
  brokers: [true, true, true, true, true, true, false, true],
  stakeholders: [true, true, true, true, true, false, false, true],
  admin: [true, true, true, true, true, true, false, true],
};

describe("the documents of an agreement", () => {
  it.each(ROLES)("are had by %s as decided", (role) => {
    const has = ON_AGREEMENTS.map((collection) => sightOf(collection, { roles: [role], is_admin: false }) !== null);
    expect(has).toEqual(WITH[role]);
  });

  it("are had by administrators, but for the guests' wishes", () => {
    const has = ON_AGREEMENTS.map((collection) => sightOf(collection, { roles: [], is_admin: true }) !== null);
    expect(has).toEqual(WITH.admin);
  });

  it("are had by no stranger", () => {
    for (const collection of ON_AGREEMENTS) expect(sightOf(collection, { roles: [], is_admin: false })).toBeNull();
  });
});

/** What passengers read, written out: whoever adds a field to it decides that passengers read it. */
const OF_PASSENGERS = {
  agreements: [
    ...["name", "contract_type", "currency", "language", "status", "version", "generated_versions_len"],
    ...["created_by", "created_at", "yacht_id", "delivery_date", "redelivery_date", "positioning_toward_start"],
    ...[
      "positioning_return_end",
      "cruise_areas",
      "routing_consumption",
      "journey_consumption",
      "parties",
      "waypoints",
      "fuel_bunkers",
      "stays",
      "comments",
    ],
  ],
  payee_accounts: ["proposals"],
  profiles: [...RECORD_FIELDS, "first_name", "last_name", "is_company"],
};

describe("a passenger", () => {
  const bodyOf = (collection: keyof typeof OF_PASSENGERS) =>
    Object.fromEntries(
      Object.entries(FIELDS[collection]).map(([key, rule]) => [key, typeof rule === "string" ? "value" : {}]),
    );

  it.each(Object.keys(OF_PASSENGERS) as (keyof typeof OF_PASSENGERS)[])(
    "reads of %s what is written here",
    (collection) => {
      const copy = cut(collection, bodyOf(collection), { sight: LEAST });
      expect(Object.keys(copy).sort()).toEqual([...OF_PASSENGERS[collection]].sort());
    },
  );

  it("reads of bunkers that they are there", () => {
    const fuel_bunkers = { 1: { pos: "a0", price_per_litre: 2, quantity: 10, quantity_used: null } };
    expect(cut("agreements", { fuel_bunkers }, { sight: LEAST })).toEqual({ fuel_bunkers: { 1: { pos: "a0" } } });
  });

  it("reads comments about the voyage, and neither those about other terms nor answers to them", () => {
    const comments = {
      1: { about: null, text: "a" },
      2: { about: "waypoints.1.place", text: "b" },
      3: { about: "base_price_cruising", text: "c" },
      4: { about: null, text: "d", answers: "3" },
      5: { about: null, text: "e", answers: "4" },
      6: { about: null, text: "f", answers: "1" },
    };
    const copy = cut("agreements", { comments }, { sight: LEAST });
    expect(Object.keys(Object(copy["comments"]))).toEqual(["1", "2", "6"]);
  });

  it("is told that bank details are to change, and not which", () => {
    const proposal = { id: "x", details: { iban: "1" }, former: { iban: "2" }, proposed_by: 1, proposed_at: "now" };
    const copy = cut("payee_accounts", { in_force: {}, proposals: { 8: proposal }, payee: 8 }, { sight: LEAST });
    expect(copy).toEqual({ proposals: { 8: { id: "x", proposed_by: 1, proposed_at: "now" } } });
  });
});

describe("a profile", () => {
  const person = newProfile({
    user_id: 2,
    created_by: 2,
    created_at: "2026-11-20T10:00:00Z",
    first_name: "Zoë",
    last_name: "Brontë",
    passport_num: "00AA00000",
    iban: "FR1420041010050500013M02606",
  });
  const filled = profileBody.parse({ ...person, nationality: "FR", gender: "F", visa_num: "V1" });
  const company = { ...filled, is_company: true };
  const NO_ONE: AroundProfile = { is_admin: false, own: false, is_company: false, shared: [] };
  const through = (viewer: Role, profile: Role): Partial<AroundProfile> => ({
    shared: [{ viewer_roles: [viewer], profile_roles: [profile] }],
  });
  const seen = (body: ProfileBody, around: Partial<AroundProfile>) => {
    const sight = sightOf("profiles", { ...NO_ONE, is_company: body.is_company, ...around });
    return sight === null ? null : cut("profiles", body, { sight });
  };

  it("is had whole by its owner, and not at all by a stranger", () => {
    expect(seen(filled, { own: true })).toEqual(filled);
    expect(seen(filled, {})).toBeNull();
  });

  it("is had as a contact without passport and bank", () => {
    const copy = seen(filled, { held: true });
    expect(copy).toHaveProperty("address");
    for (const field of [...PASSPORT_FIELDS, ...BANK_FIELDS]) expect(copy).not.toHaveProperty(field);
  });

  it("shows bank details of companies that are paid: carriers, central agents, brokers, stakeholders", () => {
    expect(seen(company, through("clients", "carriers"))).toHaveProperty("iban");
    expect(seen(company, through("passengers", "carriers"))).not.toHaveProperty("iban");
    expect(seen(company, through("clients", "captains"))).not.toHaveProperty("iban");
    expect(seen(filled, through("clients", "carriers"))).not.toHaveProperty("iban");
    expect(seen(company, { is_admin: true })).toHaveProperty("iban");
    expect(seen(filled, { is_admin: true })).not.toHaveProperty("iban");
  });

  const ADDRESS = ["address", "postcode", "city", "address_country"];
  const GUARANTEES = [
    ...["company_insurance_name", "company_insurance_pol", "financial_guarantee", "guarantor_name"],
    "travel_agent_id",
  ];
  const PRINTED_OF_PEOPLE: Record<Role, readonly string[]> = {
    carriers: [...ADDRESS, ...GUARANTEES],
    central_agents: ADDRESS,
    captains: [],
    clients: ADDRESS,
    passengers: ["date_of_birth"],
    brokers: ADDRESS,
    stakeholders: ADDRESS,
  };

  function expected(viewer: Role, of: Role): Set<string> {
    if (viewer === "passengers") return new Set(OF_PASSENGERS.profiles);
    if (viewer === "clients") return new Set([...OF_PASSENGERS.profiles, ...PRINTED_OF_PEOPLE[of]]);
    const bank: readonly string[] = BANK_FIELDS;
    return new Set(Object.keys(filled).filter((field) => !bank.includes(field)));
  }

  it.each(ROLES)("is seen field by field as decided by one of the %s", (viewer) => {
    for (const of of ROLES) {
      expect(new Set(Object.keys(seen(filled, through(viewer, of)) ?? {})), of).toEqual(expected(viewer, of));
    }
  });

  it("has all of its printed fields in the audience of what is printed", () => {
    const printed = COMPANY_AND_PERSON.flatMap((is_company) =>
      ROLES.flatMap((role) => Object.keys(seen({ ...filled, is_company }, through("clients", role)) ?? {})),
    );
    const tabled = Object.entries(FIELDS.profiles).flatMap(([key, audience]) => (audience === "printed" ? [key] : []));
    const known = new Set(printed.filter((key) => !OF_PASSENGERS.profiles.includes(key)));
    for (const field of BANK_FIELDS) known.delete(field);
    expect([...known].sort()).toEqual(tabled.sort());
  });
});

const COMPANY_AND_PERSON = [true, false];

it("has a rule for the readers of every collection", () => {
  expect(COLLECTIONS.every((collection) => Object.hasOwn(FIELDS, collection))).toBe(true);
});
