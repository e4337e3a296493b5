import fc from "fast-check";
import { expect, it } from "vitest";
import defaults from "../../fixtures/defaults.json" with { type: "json" };
import { rivieraFacts } from "../contract/testing.test-support.ts";
import { summariseCalls } from "./calls.ts";
import { absorbRest, proposeSchedule } from "./schedule.ts";

const { agreement } = rivieraFacts();
const bare = { ...agreement, payment_calls: {} };
const on = (today: string) => ({ delivery: "2027-07-03T10:00:00Z", today });
const price = {
  total_agreement_price: 139_284.52,
  requested_cea_amount: 34_821.13,
  requested_deposit_amount: 13_928.45,
};
const cents = fc.integer({ min: 1, max: 10 ** 11 }).map((amount) => amount / 100);
const asParts = (calls: ReturnType<typeof proposeSchedule>) => calls.map((call, index) => [`c${index}`, call] as const);

it("proposes the shares and dates of the defaults", () => {
  const calls = proposeSchedule(bare, price, on("2027-01-15"));
  expect(calls.map(({ call_type }) => call_type)).toEqual(defaults.payment_schedule.map(({ call_type }) => call_type));
  expect(calls).toMatchObject([
    { designation: "Down Payment 1", amount: 69_642.26, due_by_execution: true, date_due: null },
    { designation: "Down Payment 2", amount: 69_642.26, due_by_execution: false, date_due: "2027-06-03" },
    { designation: "APA 1", amount: 34_821.13, date_due: "2027-06-03" },
    { designation: "Deposit 1", amount: 13_928.45, date_due: "2027-06-03" },
  ]);
});

it("adds up to the targets to the cent, whatever they are", () => {
  fc.assert(
    fc.property(cents, cents, cents, (total_agreement_price, requested_cea_amount, requested_deposit_amount) => {
      const targets = { CRUISE: total_agreement_price, CEA: requested_cea_amount, DEPOSIT: requested_deposit_amount };
      const calls = proposeSchedule(
        bare,
        { total_agreement_price, requested_cea_amount, requested_deposit_amount },
        on("2027-01-15"),
      );
      for (const type of ["CRUISE", "CEA", "DEPOSIT"] as const) {
        const own = calls.filter(({ call_type }) => call_type === type).map((call) => ({ ...call, payments: [] }));
        expect(summariseCalls(own, targets[type]).remaining_to_ask).toBe(0);
      }
    }),
  );
});

it("asks for everything on execution where the delivery is less than 30 days away", () => {
  const calls = proposeSchedule(bare, price, on("2027-06-20"));
  expect(calls.map(({ amount, due_by_execution }) => [amount, due_by_execution])).toEqual([
    [139_284.52, true],
    [34_821.13, true],
    [13_928.45, true],
  ]);
});

it("leaves types alone that have calls, and those without a target", () => {
  const [first] = proposeSchedule(bare, price, on("2027-01-15"));
  const asked = first ? { ...bare, payment_calls: { first } } : bare;
  const calls = proposeSchedule(asked, { ...price, requested_deposit_amount: 0 }, on("2027-01-15"));
  expect(calls.map(({ designation }) => designation)).toEqual(["APA 1"]);
  expect(proposeSchedule(bare, { ...price, total_agreement_price: null }, on("2027-01-15"))).toHaveLength(2);
});

it("puts a difference into the last call that may be changed", () => {
  const calls = asParts(proposeSchedule(bare, price, on("2027-01-15")).slice(0, 2));
  expect(absorbRest(calls, 0)).toBeNull();
  expect(absorbRest(calls, null)).toBeNull();
  expect(absorbRest(calls, -0.02)).toEqual({ id: "c1", designation: "Down Payment 2", amount: 69_642.24 });
  const locked = calls.map(([id, call], index) => [id, { ...call, locked: index === 1 }] as const);
  expect(absorbRest(locked, 1_000)).toMatchObject({ id: "c0", amount: 70_642.26 });
  expect(absorbRest(calls, -69_642.26)).toBeNull();
});
