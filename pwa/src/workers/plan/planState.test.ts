import { readFileSync } from "node:fs";
import fc from "fast-check";
import { agreementFromFixture, cruiseFixture, yachtFromFixture } from "shared-schema/agreement/fromFixture";
import { createGeo } from "shared-schema/geo/geo";
import { loadGeoDataForTests } from "shared-schema/geo/loadForTests.test-support";
import { makePlan, type Plan } from "shared-schema/pricing/plan";
import { seedTaxRows } from "shared-schema/pricing/tax/seedRows";
import { v7 as newId } from "uuid";
import { expect, it } from "vitest";
import { asked, isSettled, meanwhile, NO_PLAN, type PlanState, planned, routed } from "./planState.ts";

const creation = { created_by: 1, created_at: "2027-01-15T09:00:00Z" };
const file = new URL("../../../../shared-schema/fixtures/cruises/balearics-charter.json", import.meta.url);

function plan() {
  const fixture = cruiseFixture.parse(JSON.parse(readFileSync(file, "utf8")));
  const yacht = yachtFromFixture(fixture, creation);
  const agreement = agreementFromFixture(fixture, { newId, yacht_id: 1, passengers: [], ...creation });
  const geo = createGeo(loadGeoDataForTests());
  return makePlan({ agreement, yacht, geo, taxRows: seedTaxRows(), today: "2027-01-20" });
}

const cents = (value: number) => Math.round(value * 100) / 100;

/** A plan with another total and rate. */
function dearer(made: Plan, by: number, rate: number): Plan {
  const total_agreement_price = cents((made.price.total_agreement_price ?? 0) + by);
  const price = { ...made.price, total_agreement_price };
  return { ...made, price, tax: { ...made.tax, effective_vat_rate: rate } };
}

it("leaves no older total standing when a plan failed, and is back with the next one", () => {
  const made = plan();
  const before = planned(NO_PLAN, made, false);
  expect(before).toEqual({ ...NO_PLAN, plan: made, busy: false });
  const after = planned({ ...before, delta: { total: 100, rate: null } }, null, false);
  expect(after).toEqual({ ...NO_PLAN, busy: false, failed: true });
  expect(planned(after, made, false)).toEqual(before);
});

it("shows the kept plan while the first one is made, and never in the place of an answer", () => {
  const kept = plan();
  const opened = meanwhile(NO_PLAN, kept);
  expect(opened).toEqual({ ...NO_PLAN, plan: kept });
  expect(planned(opened, kept, false)).toEqual({ ...NO_PLAN, plan: kept, busy: false });
  expect(meanwhile(NO_PLAN, null)).toEqual(NO_PLAN);
  for (const answer of [plan(), null]) {
    const answered = planned(NO_PLAN, answer, false);
    expect(meanwhile(answered, kept)).toBe(answered);
  }
});

it("measures a gesture against the state before it, whichever of its steps comes first", () => {
  const made = plan();
  const { effective_vat_rate: rate } = made.tax;
  // The router draws two legs of a moved waypoint, each an edit of its own, while other plans are asked for.
  const step = fc.constantFrom<"ask" | "answer" | "partly">("ask", "answer", "partly");
  const sums = fc.array(fc.tuple(step, fc.integer({ min: -1000, max: 1000 })), { maxLength: 8 });
  fc.assert(
    fc.property(sums, fc.boolean(), fc.integer({ min: 1, max: 1000 }), (steps, routerFirst, last) => {
      let state = planned(NO_PLAN, made, false);
      const came = (before: PlanState) => routed(before, true);
      state = routerFirst ? asked(came(state), true) : came(asked(state, true));
      for (const [what, by] of steps) {
        if (what === "ask") state = asked(state, true);
        else state = planned(state, dearer(made, by, 0.01), what === "partly");
        expect(isSettled(state)).toBe(false);
      }
      state = planned(asked(state, false), dearer(made, last, 0.03), false);
      expect(isSettled(state)).toBe(true);
      expect(state.delta).toEqual({ total: last, rate: { from: rate, to: 0.03 } });
    }),
  );
});

it("tells the delta of straight legs once the router has given up", () => {
  const made = plan();
  const waiting = planned(asked(routed(planned(NO_PLAN, made, false), true), true), dearer(made, 5, 0.5), false);
  expect(waiting.delta).toBeNull();
  expect(routed(waiting, false).delta?.total).toBe(5);
});

it("keeps the last delta through an edit that changes no figure", () => {
  const made = plan();
  const moved = planned(asked(planned(NO_PLAN, made, false), false), dearer(made, 5, 0.5), false);
  const renamed = planned(asked(moved, false), dearer(made, 5, 0.5), false);
  expect(renamed.delta).toEqual(moved.delta);
  const onward = planned(asked(renamed, false), dearer(made, 8, 0.5), false);
  expect(onward.delta).toEqual({ total: 3, rate: null });
});
