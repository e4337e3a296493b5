import { expect, test } from "vitest";
import { partOf, rivieraFacts } from "../contract/testing.test-support.ts";
import type { ContractFacts } from "./facts.ts";
import { missingOf, missingOfParty } from "./missing.ts";
import { payees } from "./parties.ts";

const after = (change: (facts: ContractFacts) => void) => {
  const facts = rivieraFacts();
  change(facts);
  return missingOf(facts).paths;
};
const profileOf = (facts: ContractFacts, role: string) =>
  facts.profiles[Object.values(facts.agreement.parties).find((party) => party.role === role)?.profile_id ?? 0];

test("the demo cruise lacks nothing", () => {
  expect(missingOf(rivieraFacts()).paths).toEqual([]);
});

test("a yacht, or a required field of it", () => {
  expect(after((facts) => Object.assign(facts, { yacht: null }))).toEqual(["cruise.yacht"]);
  expect(after((facts) => Object.assign(facts.yacht ?? {}, { imo_nb: null }))).toEqual(["cruise.yacht.imo_nb"]);
});

test("carriers, captains, clients and passengers when there are none; the others only by their fields", () => {
  const none = after(({ agreement }) => Object.assign(agreement, { parties: {}, stays: {} }));
  expect(none).toEqual(["cruise.carriers", "cruise.captains", "cruise.clients", "cruise.passengers"]);
});

test("fields that the contract prints", () => {
  const of = (role: string, fields: object) => after((facts) => Object.assign(profileOf(facts, role) ?? {}, fields));
  expect(of("clients", { address: " " })).toEqual(["cruise.clients.0.address"]);
  expect(of("brokers", { company_reg_num: null })).toEqual(["cruise.brokers.0.company_reg_num"]);
  expect(of("carriers", { company_insurance_pol: null })).toEqual(["cruise.carriers.0.company_insurance_pol"]);
  expect(of("stakeholders", { swiftbic: null })).toEqual(["cruise.stakeholders.0.swiftbic"]);
  expect(of("passengers", { passport_num: null })).toEqual(["cruise.passengers.0.passport_num"]);
});

test("one party's own particulars, the bank of whom the money goes to among them", () => {
  const facts = rivieraFacts();
  for (const party of Object.values(facts.agreement.parties)) {
    const { role, profile_id } = party;
    expect(missingOfParty(facts, { role, profile_id })).toEqual([]);
    const profile = facts.profiles[profile_id];
    if (!profile) throw new Error(`There is no profile ${profile_id}`);
    const without = { ...facts, profiles: { ...facts.profiles, [profile_id]: { ...profile, swiftbic: null } } };
    const isPaid = payees(without).some((payee) => payee.profile_id === profile_id && payee.role === role);
    expect(missingOfParty(without, { role, profile_id })).toEqual(isPaid ? ["swiftbic"] : []);
    if (role === "stakeholders") expect(isPaid).toBe(true);
  }
});

test("a passport that the viewer may not see is not called missing", () => {
  expect(after((facts) => Object.assign(profileOf(facts, "passengers") ?? {}, { passport_num: undefined }))).toEqual(
    [],
  );
});

test("passengers without an embarkation", () => {
  expect(after(({ agreement }) => void delete agreement.stays[partOf(400)])).toEqual(["cruise.r_passengers.0"]);
});

test("passengers whose stay points at a deleted waypoint", () => {
  const gone = "0190a0a0-0000-7000-8000-00000000dead";
  expect(
    after(({ agreement }) => Object.assign(agreement.stays[partOf(400)] ?? {}, { disemb_waypoint: gone })),
  ).toEqual(["cruise.r_passengers.0"]);
  expect(
    after(({ agreement }) => {
      const stay = agreement.stays[partOf(400)];
      if (stay) agreement.stays[gone] = { ...stay, disemb_waypoint: gone, disemb_date: null };
    }),
  ).toEqual([]);
});

test("the route: two waypoints, the times of calls, and areas for a charter", () => {
  expect(after(({ derived }) => void derived.waypoints.splice(1))).toEqual(["cruise.waypoints"]);
  expect(after(({ derived }) => Object.assign(derived.waypoints[1] ?? {}, { dep_date: null }))).toEqual([
    "cruise.waypoints.1.dep_date",
  ]);
  expect(after(({ agreement }) => Object.assign(agreement, { contract_type: "CHARTER" }))).toEqual([
    "cruise.cruise_areas",
  ]);
});

test("the price of fuel, and the quantity of a bunker that has a price", () => {
  const bunkers = (fields: object) =>
    after(({ agreement }) => {
      for (const bunker of Object.values(agreement.fuel_bunkers)) Object.assign(bunker, fields);
    });
  expect(bunkers({ price_per_litre: null })).toEqual(
    expect.arrayContaining(["cruise.fuel_bunkers.0.price_per_litre", "cruise.fuel_bunkers.1.price_per_litre"]),
  );
  expect(bunkers({ quantity: null })).toEqual(
    expect.arrayContaining(["cruise.fuel_bunkers.0.quantity", "cruise.fuel_bunkers.1.quantity"]),
  );
});

test("start and end, times of a stay, and speeds and lengths of 0", () => {
  expect(after(({ agreement }) => Object.assign(agreement, { delivery_date: null, redelivery_date: null }))).toEqual([
    "cruise.delivery_date",
    "cruise.redelivery_date",
  ]);
  expect(after(({ agreement }) => Object.assign(agreement.stays[partOf(400)] ?? {}, { disemb_date: null }))).toEqual([
    "cruise.r_passengers.0",
  ]);
  expect(after(({ yacht }) => Object.assign(yacht ?? {}, { loa: 0 }))).toEqual(["cruise.yacht.loa"]);
});

test("services", () => {
  expect(
    after(({ agreement }) => Object.assign(agreement.special_conditions[partOf(301)] ?? {}, { price: null })),
  ).toEqual(["cruise.special_conditions.1.price"]);
});

test("calls for fund that do not add up, or are due at no time", () => {
  expect(
    after(({ agreement }) => Object.assign(agreement.payment_calls[partOf(502)] ?? {}, { amount: 65_148.19 })),
  ).toEqual(["cruise.contract_payment_calls.CEA"]);
  expect(
    after(({ agreement }) => Object.assign(agreement.payment_calls[partOf(501)] ?? {}, { date_due: null })),
  ).toEqual(["cruise.contract_payment_calls.1.date_due"]);
  expect(after(({ agreement }) => void delete agreement.payment_calls[partOf(503)])).toEqual([
    "cruise.contract_payment_calls.DEPOSIT",
  ]);
});
