import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { STATUSES } from "../agreement/schema.ts";
import { rivieraFacts } from "../contract/testing.test-support.ts";
import { inputOf, RIVIERA } from "../pricing/cruises.test-support.ts";
import { makePlan } from "../pricing/plan.ts";
import { freeze } from "./freeze.ts";
import { type Inputs, inputsOf, isFrozen } from "./inputs.ts";
import { snapshotBody } from "./schema.ts";
import { decideTimes } from "./times.ts";

const { agreement, yacht, taxRows, today, geo } = inputOf(RIVIERA);
const { profiles, agreement: withParties } = rivieraFacts();
const live: Omit<Inputs, "frozen_at"> = { yacht, profiles, taxRows, today };
const snapshot = freeze(withParties, live, `${today}T10:00:00.000Z`);

const renamed: Inputs["profiles"] = Object.fromEntries(
  Object.entries(profiles).map(([number, profile]) => [number, { ...profile, last_name: "Other" }]),
);

/** Other live values than those that were frozen. */
const others: fc.Arbitrary<Omit<Inputs, "frozen_at">> = fc.record({
  yacht: fc.constantFrom(null, yacht && { ...yacht, name: "Other", cruis_spd: 30, status: "PRIVATE" as const }),
  profiles: fc.constantFrom<Inputs["profiles"][]>({}, renamed),
  taxRows: fc.constantFrom(
    [],
    taxRows.map((row) => ({ ...row, rate: 0.99 })),
  ),
  today: fc.constantFrom("2019-01-01", "2035-06-01"),
});

describe("the inputs of an agreement's plan", () => {
  it("is live in a draft, and frozen from LOCKED on", () => {
    fc.assert(
      fc.property(fc.constantFrom(...STATUSES), others, (status, other) => {
        const pictures = other.yacht?.pictures ?? [];
        const frozen = { ...live, yacht: yacht && { ...yacht, pictures }, profiles: snapshot.profiles };
        const expected = isFrozen(status)
          ? { ...frozen, frozen_at: snapshot.frozen_at }
          : { ...other, frozen_at: null };
        expect(inputsOf(status, snapshot, other)).toEqual(expected);
      }),
    );
  });

  it("leads to the same plan before and after the lock", () => {
    const frozen = inputsOf("LOCKED", snapshot, { ...live, yacht: null, taxRows: [], today: "2035-01-01" });
    if (!frozen) throw new Error("There is a frozen copy.");
    expect(makePlan({ agreement, geo, ...frozen })).toEqual(makePlan({ agreement, geo, ...live }));
  });

  it("is nothing at all while the frozen copy is on its way", () => {
    for (const status of STATUSES.filter(isFrozen)) expect(inputsOf(status, null, live)).toBeNull();
  });
});

describe("the frozen copy", () => {
  it("fits its schema, and holds the parties alone", () => {
    expect(snapshotBody.parse(snapshot)).toEqual(snapshot);
    const alone = { version: 0, parties: Object.fromEntries(Object.entries(withParties.parties).slice(0, 1)) };
    expect(Object.keys(freeze(alone, live, snapshot.frozen_at).profiles)).toHaveLength(1);
  });
});

it("a lock is refused for want of times alone", () => {
  const waypoints = Object.fromEntries(
    Object.entries(agreement.waypoints).map(([id, waypoint]) => [id, { ...waypoint, arr_date: null, dep_date: null }]),
  );
  const untimed = { ...agreement, waypoints };
  const outcome = (change: object) => decideTimes(makePlan({ agreement: { ...untimed, ...change }, geo, ...live }));
  expect(decideTimes(makePlan({ agreement, geo, ...live })).ok).toBe(true);
  expect(outcome({}).ok).toBe(false);
  expect(outcome({ base_price_cruising: null }).ok).toBe(true);
});
