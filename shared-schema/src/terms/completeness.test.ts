import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { partOf, rivieraFacts } from "../contract/testing.test-support.ts";
import { inputOf } from "../pricing/cruises.test-support.ts";
import { makePlan } from "../pricing/plan.ts";
import { type Tab, tabCompleteness } from "./completeness.ts";
import type { ContractFacts } from "./facts.ts";
import { factsFromPlan } from "./factsFromPlan.ts";
import { missingOf } from "./missing.ts";

type Entered = Omit<ContractFacts, "derived">;

const charter = JSON.parse(
  readFileSync(new URL("../../fixtures/cruises/balearics-charter.json", import.meta.url), "utf8"),
);

/** Facts out of the plan of what was entered. */
function planned({ id, agreement, yacht, profiles }: Entered): ContractFacts {
  const { geo, taxRows, today } = inputOf("balearics-charter");
  return factsFromPlan({ id, agreement, yacht, profiles, plan: makePlan({ agreement, yacht, geo, taxRows, today }) });
}

/** A charter that lacks nothing: with positioning, a clause, and calls that add up. */
function complete(): Entered {
  const entered = rivieraFacts(charter);
  const { agreement } = entered;
  const [first = "", second = ""] = Object.keys(agreement.waypoints);
  Object.assign(agreement.waypoints[first] ?? {}, { is_routing: true, is_call: false });
  for (const stay of Object.values(agreement.stays)) stay.emb_waypoint = second;
  Object.assign(agreement, { cruise_areas: "Balearic Islands", base_price_routing: 4_000 });
  agreement.clauses = { [partOf(600)]: { pos: "a0", text_fr: "Sans chien.", text_en: "No dogs." } };
  agreement.special_conditions = { [partOf(300)]: { pos: "a0", name: "Band", price: 900, product: null } };
  const { derived } = planned(entered);
  const due = { due_by_execution: true, date_due: null, contract_code: null, locked: false, designation: "Call" };
  const targets = {
    CRUISE: derived.total_agreement_price,
    CEA: derived.requested_cea_amount,
    DEPOSIT: derived.requested_deposit_amount,
  };
  const calls = (["CRUISE", "CEA", "DEPOSIT"] as const)
    .filter((call_type) => targets[call_type] !== 0)
    .map(
      (call_type, index) =>
        [partOf(500 + index), { pos: `a${index}`, call_type, amount: targets[call_type], ...due }] as const,
    );
  agreement.payment_calls = Object.fromEntries(calls);
  return entered;
}

const without = (role: string) => (entered: Entered) => {
  const { agreement } = entered;
  agreement.parties = Object.fromEntries(Object.entries(agreement.parties).filter(([, party]) => party.role !== role));
  if (role === "passengers") agreement.stays = {};
};
const blank = (role: string, field: string) => (entered: Entered) => {
  const party = Object.values(entered.agreement.parties).find((each) => each.role === role);
  Object.assign(entered.profiles[party?.profile_id ?? 0] ?? {}, { [field]: null });
};
const removed = (fields: object) => (entered: Entered) => void Object.assign(entered.agreement, fields);

/** Each item of the specification, how it is removed, and the one tab that turns incomplete. */
const ITEMS: [item: string, tab: Tab, remove: (entered: Entered) => void][] = [
  ["yacht", "yacht", (entered) => void Object.assign(entered, { yacht: null })],
  ["yacht.loa", "yacht", ({ yacht }) => void Object.assign(yacht ?? {}, { loa: null })],
  ["carriers", "yacht", without("carriers")],
  ["central_agents", "yacht", blank("central_agents", "company_reg_num")],
  ["captains", "yacht", without("captains")],
  [
    "waypoints",
    "cruise",
    ({ agreement }) => {
      const id = Object.keys(agreement.waypoints)[1] ?? "";
      agreement.waypoints = Object.fromEntries(Object.entries(agreement.waypoints).filter(([each]) => each === id));
      for (const stay of Object.values(agreement.stays)) Object.assign(stay, { emb_waypoint: id, disemb_waypoint: id });
    },
  ],
  [
    "waypoints, its times",
    "cruise",
    ({ agreement }) =>
      void Object.assign(Object.values(agreement.waypoints)[2] ?? {}, { arr_date: null, dep_date: null }),
  ],
  ["cruise_areas", "cruise", removed({ cruise_areas: null })],
  ["brokers", "brokers", blank("brokers", "company_reg_num")],
  ["stakeholders", "brokers", blank("stakeholders", "company_reg_num")],
  ["clients", "clients", without("clients")],
  ["passengers", "clients", without("passengers")],
  ["r_passengers", "clients", removed({ stays: {} })],
  [
    "special_conditions",
    "services",
    ({ agreement }) => void Object.assign(agreement.special_conditions[partOf(300)] ?? {}, { name: null }),
  ],
  [
    "clauses",
    "services",
    ({ agreement }) => void Object.assign(agreement.clauses?.[partOf(600)] ?? {}, { text_en: null }),
  ],
  ["base_price_routing", "price", removed({ base_price_routing: null })],
  ["base_price_cruising", "price", removed({ base_price_cruising: null })],
  [
    "fuel_bunkers, a price",
    "price",
    ({ agreement }) => {
      for (const bunker of Object.values(agreement.fuel_bunkers)) bunker.price_per_litre = null;
    },
  ],
  [
    "fuel_bunkers, a quantity",
    "price",
    ({ agreement }) => {
      for (const bunker of Object.values(agreement.fuel_bunkers)) bunker.quantity = null;
    },
  ],
  [
    "contract_payment_calls, an empty one",
    "price",
    ({ agreement }) => {
      const call = agreement.payment_calls[partOf(500)];
      if (call) agreement.payment_calls[partOf(501)] = { ...call, amount: 0 };
    },
  ],
  ["delivery_date", "cruise", removed({ delivery_date: null })],
  ["contract_payment_calls", "price", ({ agreement }) => void delete agreement.payment_calls[partOf(500)]],
];

test("calls that do not add up are missing beside particulars that change no total", () => {
  const entered = complete();
  Object.assign(entered.agreement.payment_calls[partOf(500)] ?? {}, { amount: 1 });
  Object.assign(entered.yacht ?? {}, { port_of_registry: null, imo_nb: null });
  Object.assign(entered.agreement.special_conditions[partOf(300)] ?? {}, { name: null });
  expect(missingOf(planned(entered)).paths).toContain("cruise.contract_payment_calls.CRUISE");
});

describe("each item of the specification that is removed", () => {
  test("a complete agreement lacks nothing on any tab", () => {
    expect(missingOf(planned(complete())).paths).toEqual([]);
  });

  test.each(ITEMS)("%s turns the tab «%s» incomplete, and only that one", (_, tab, remove) => {
    const entered = complete();
    remove(entered);
    const tabs = tabCompleteness(missingOf(planned(entered)).paths);
    expect(Object.keys(tabs).filter((name) => tabs[name as Tab].length > 0)).toEqual([tab]);
  });
});
