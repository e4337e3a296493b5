import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { AgreementBody } from "../../agreement/schema.ts";
import { given } from "../../base/derivation/leaves.ts";
import type { Term, TermName } from "../../base/derivation/term.ts";
import { fromDecimal, fromExact } from "../../base/money.ts";
import { callTotals, summariseCalls } from "../../payments/calls.ts";
import { consumptionTerms, enteredCurve } from "../../yacht/consumption.ts";
import { inputOf, RIVIERA } from "../cruises.test-support.ts";
import { exampleInput, priceExamples } from "../examples.test-support.ts";
import { makePlan, type PlanInput } from "../plan.ts";
import { priceAgreement, priceTerms } from "../price.ts";
import { factsOf, taxExamples } from "../tax/examples.test-support.ts";
import { effectiveRate } from "../tax/rate.ts";
import { rateTerm } from "../tax/rateTerm.ts";
import { seedTaxRows } from "../tax/seedRows.ts";
import { deriveFigures, figureOf } from "./derive.ts";
import { expectTrueLeaf, fold, foldedTo, termsOf } from "./fold.test-support.ts";

const AMOUNTS = [
  "total_oil_price",
  "total_services_price",
  "net_total",
  "vat_amount",
  "total_agreement_price",
  "requested_cea_amount",
  "requested_deposit_amount",
  "grand_total_price",
  "saving_one",
  "saving_two",
  "savings_gross",
  "savings_net_of_vat",
  "fee_gross_basis",
  "fee_net_basis",
] as const satisfies readonly TermName[];

const riviera = inputOf(RIVIERA);

/** Folds the trees of every figure of a plan, from the leaves, and compares with the figures that are shown. */
function expectFolded(input: PlanInput): void {
  const { agreement, yacht } = input;
  const { itinerary, tax, price, failed } = makePlan(input);
  if (failed !== null) return;
  const { figures } = deriveFigures({ agreement, yacht, itinerary, tax });
  const folded = (name: TermName, decimals: number, about?: string) => {
    const term = figureOf(figures, name, about);
    return term ? foldedTo(term, decimals) : null;
  };
  for (const name of AMOUNTS) expect(folded(name, 2), name).toBe(price[name]);
  for (const { id, price: amount, quantity_used } of price.bunkers) {
    expect(folded("bunker_price", 2, `fuel_bunkers.${id}`)).toBe(amount);
    expect(folded("bunker_litres", 6, `fuel_bunkers.${id}`)).toBe(quantity_used);
  }
  expect(folded("total_fuel_consumption", 6)).toBe(price.total_fuel_consumption);
  expect(folded("effective_vat_rate", 6)).toBe(tax.effective_vat_rate);
  expect(folded("total_nm", 6) ?? 0).toBeCloseTo(itinerary.totals.nm.total, 5);
  for (const { to, nm, litres } of itinerary.legs) {
    expect(folded("leg_nm", 6, `waypoints.${to}`)).toBeCloseTo(nm, 5);
    const derived = folded("leg_litres", 6, `waypoints.${to}`);
    if (litres === null) expect(derived).toBeNull();
    else expect(derived).toBeCloseTo(litres, 4);
  }
  const rate = figureOf(figures, "effective_vat_rate");
  if (rate && tax.exact) expect(fold(rate)).toEqual([fromExact(tax.exact).num, fromExact(tax.exact).den]);
  for (const leaf of figures.flatMap(termsOf)) expectTrueLeaf(leaf, { agreement, yacht, rows: tax.rows });
}

describe("every figure folds back from its leaves", () => {
  it.each([RIVIERA, "balearics-charter", "iles-d-or-national", "leewards-usd"])("in the demo cruise %s", (name) => {
    expectFolded(inputOf(name));
    // Without times, and without a consumption of one's own, more is derived.
    expectFolded({ ...inputOf(name, withoutTimes), estimates: true });
  });

  it.each(priceExamples.map((one) => [one.id, one] as const))("in the example of a price %s", (_id, one) => {
    const input = exampleInput(one);
    const [terms, price] = [priceTerms(input), priceAgreement(input)];
    const { savings, bunkers, total_fuel_consumption: _litres, ...amounts } = terms;
    const shown = (of: object) =>
      Object.entries(of).map(([name, term]: [string, Term | null]) => [name, term && foldedTo(term, 2)]);
    expect(price).toMatchObject(Object.fromEntries([...shown(amounts), ...shown(savings ?? {})]));
    expect(bunkers.map((bunker) => foldedTo(bunker.price, 2))).toEqual(price.bunkers.map((bunker) => bunker.price));
  });

  it.each(taxExamples.map((one) => [one.id, one] as const))("in the example of a rate %s", (_id, one) => {
    const result = effectiveRate(factsOf(one.inputs), seedTaxRows(), "2026-03-01");
    if (result.exact === null) return;
    const { num, den } = fromExact(result.exact);
    expect(fold(rateTerm(result.explanation))).toEqual([num, den]);
    // The lines of the wire say the same in another way.
    const lines = result.rates.reduce((sum, rate, index) => sum + rate * (result.taxable_share[index] ?? 0), 0);
    expect(lines).toBeCloseTo(Number(num) / Number(den), 6);
  });

  it("between, at, below and above the points of a curve", () => {
    const { yacht } = inputOf(RIVIERA);
    const curve = yacht && enteredCurve(yacht);
    if (!curve) throw new Error("no curve");
    for (const knots of [0.5, 5, 9.75, 10, 11.3, 12, 14.2, 16, 21]) {
      const term = consumptionTerms(curve, given("leg_speed", knots)).litres_per_hour;
      expect(foldedTo(term, 6)).toBeCloseTo(term.value, 5);
    }
  });

  it("in the calls for fund", () => {
    fc.assert(
      fc.property(fc.array(cents, { maxLength: 40 }), cents, (amounts, target) => {
        const calls = amounts.map((amount) => ({
          designation: "",
          amount,
          payments: [{ amount: Math.round(amount * 50) / 100 }],
        }));
        const totals = callTotals(calls, given("call_target", fromDecimal(target)));
        const { asked, remaining_to_ask, remaining_to_collect } = summariseCalls(calls, target);
        expect(foldedTo(totals.asked, 2)).toBe(asked);
        expect(totals.remaining_to_ask && foldedTo(totals.remaining_to_ask, 2)).toBe(remaining_to_ask);
        expect(foldedTo(totals.remaining_to_collect, 2)).toBe(remaining_to_collect);
      }),
    );
  });

  it("in random agreements", () => {
    fc.assert(
      fc.property(changes, yachtChanges, fc.boolean(), (change, speeds, estimates) => {
        const agreement = { ...riviera.agreement, ...change(riviera.agreement) };
        const yacht = riviera.yacht && { ...riviera.yacht, ...speeds };
        expectFolded({ ...riviera, agreement, yacht, estimates });
      }),
      { numRuns: 30 },
    );
  });
});

it("makes trees of a size that people and screens can bear, whatever the number of bunkers", () => {
  const bunkers = Array.from({ length: 200 }, (_, index) => ({
    pos: `a${index}`,
    price_per_litre: 1,
    quantity: 10,
    quantity_used: null,
  }));
  const fuel_bunkers = Object.fromEntries(bunkers.map((bunker, index) => [`b${index}`, bunker]));
  const agreement = { ...riviera.agreement, fuel_bunkers };
  const { yacht } = riviera;
  const { itinerary, tax, price } = makePlan({ ...riviera, agreement });
  const { figures } = deriveFigures({ agreement, yacht, itinerary, tax });
  const oil = figureOf(figures, "total_oil_price");
  expect(oil && foldedTo(oil, 2)).toBe(price.total_oil_price);
  expect(oil && termsOf(oil).length).toBeLessThan(2_000);
});

const cents = fc.integer({ min: -5_000_000, max: 90_000_000 }).map((amount) => amount / 100);
const amount = fc.integer({ min: 0, max: 90_000_000 }).map((value) => value / 100);
const tenths = fc.integer({ min: 0, max: 200_000 }).map((value) => value / 10);
const nullable = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });
const part = <T extends object>(value: fc.Arbitrary<T>) =>
  fc
    .array(value, { maxLength: 6 })
    .map((parts) => Object.fromEntries(parts.map((one, index) => [`p${index}`, { ...one, pos: `a${index}` }])));
const knots = fc.integer({ min: 1, max: 250 }).map((value) => value / 10);

function withoutTimes(agreement: AgreementBody): AgreementBody {
  return { ...agreement, waypoints: mapWaypoints(agreement, () => ({ arr_date: null, dep_date: null })) };
}

function mapWaypoints(
  { waypoints }: AgreementBody,
  change: (index: number) => Partial<AgreementBody["waypoints"][string]>,
): AgreementBody["waypoints"] {
  return Object.fromEntries(Object.entries(waypoints).map(([id, at], index) => [id, { ...at, ...change(index) }]));
}

const fields = fc.record({
  contract_type: fc.constantFrom("CRUISE" as const, "CHARTER" as const),
  base_price_cruising: nullable(amount),
  base_price_routing: nullable(amount),
  routing_consumption: nullable(tenths),
  journey_consumption: nullable(tenths),
  requested_cea_ratio: nullable(fc.integer({ min: 0, max: 1000 }).map((value) => value / 1000)),
  requested_deposit_ratio: nullable(fc.integer({ min: 0, max: 1000 }).map((value) => value / 1000)),
  entered_vat_rate: nullable(fc.integer({ min: 0, max: 250 }).map((value) => value / 1000)),
  entered_vat_reason: fc.constant("Ruling"),
  special_conditions: part(fc.record({ name: fc.constant(null), product: fc.constant(null), price: nullable(amount) })),
  fuel_bunkers: part(
    fc.record({
      price_per_litre: nullable(fc.integer({ min: 0, max: 30_000 }).map((value) => value / 10_000)),
      quantity: nullable(tenths),
      quantity_used: nullable(tenths),
    }),
  ),
});

const changes = fc
  .tuple(fields, fc.array(nullable(knots), { maxLength: 12 }), fc.constantFrom(1, 2, 99))
  .map(([fixed, speeds, timed]) => (agreement: AgreementBody) => ({
    ...fixed,
    // Every so many waypoints keep their times; the others are estimated by a speed.
    waypoints: mapWaypoints(agreement, (index) => ({
      planned_speed: speeds[index] ?? null,
      ...(index % timed === 0 ? {} : { arr_date: null, dep_date: null }),
    })),
  }));

const yachtChanges = fc.record(
  {
    avg_generators_cons: nullable(tenths),
    cruis_spd: nullable(knots),
    eco_spd: nullable(knots),
    speed_consumption_table: nullable(
      fc.uniqueArray(fc.tuple(knots, tenths), { selector: ([speed]) => speed, maxLength: 5 }),
    ),
  },
  { requiredKeys: [] },
);
