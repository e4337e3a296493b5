import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { minorDecimals } from "../base/currency/minorUnits.ts";
import { bunkerTerms, pricedBunkers } from "./bunkers.ts";
import { foldedTo } from "./derivation/fold.test-support.ts";
import { exampleInput, litres, priceExamples } from "./examples.test-support.ts";
import { foreignSavings, hasSavings, priceAgreement, priceTerms } from "./price.ts";
import { savingsOf } from "./savings.ts";

const [firstExample] = priceExamples;
if (!firstExample) throw new Error("no examples");
const first = exampleInput(firstExample);

describe("priceAgreement", () => {
  it.each(priceExamples.map((one) => [one.id, one] as const))("example %s", (_id, one) => {
    const price = priceAgreement(exampleInput(one));
    const { charter_equivalent, identity_check, bunkers, ...lines } = one.expected;
    expect(price).toMatchObject(lines);
    expect(price.bunkers).toMatchObject(bunkers);
    // Two checks of the fixtures that no screen shows.
    const charterEquivalent = (price.net_total ?? 0) + (price.savings_gross ?? 0);
    expect(charterEquivalent).toBeCloseTo(Number(charter_equivalent), 2);
    expect(charterEquivalent).toBeCloseTo(Number(identity_check), 2);
  });

  it("names what keeps it from a total", () => {
    const price = priceAgreement({ ...first, base_price_cruising: null, rate: null });
    expect(price.missing).toEqual(["base_price_cruising", "effective_vat_rate"]);
    expect(price).toMatchObject({
      net_total: null,
      total_agreement_price: null,
      grand_total_price: null,
      saving_two: null,
    });
    expect(priceAgreement({ ...first, rate: null })).toMatchObject({
      net_total: 225000,
      vat_amount: null,
      savings_net_of_vat: null,
    });
  });

  it("has no savings under a charter or on a private yacht", () => {
    expect(priceAgreement({ ...first, contract_type: "CHARTER" }).savings_gross).toBeNull();
    expect(priceAgreement({ ...first, yacht_status: "PRIVATE" }).fee_net_basis).toBeNull();
  });

  it.each([
    ["JPY", 7226],
    ["EUR", 7225.53],
    ["KWD", 7225.525],
  ])("rounds each line once to the minor unit of %s", (currency, price) => {
    const [one] = first.fuel_bunkers;
    if (!one) throw new Error("no bunkers");
    const used = { ...one, price_per_litre: 0.85, quantity_used: 8500.618 };
    const priced = priceAgreement({ ...first, currency, fuel_bunkers: [used] });
    expect(priced.bunkers).toMatchObject([{ price }]);
    const minor = minorDecimals(currency);
    for (const key of ["vat_amount", "requested_cea_amount", "total_agreement_price", "grand_total_price"] as const) {
      expect(Number(priced[key]?.toFixed(minor))).toBe(priced[key]);
    }
  });

  it("takes the quantity really used instead of the computed one", () => {
    const [one, two] = first.fuel_bunkers;
    if (!one || !two) throw new Error("no bunkers");
    const price = priceAgreement({ ...first, fuel_bunkers: [{ ...one, quantity_used: 8500.5 }, two] });
    expect(price.bunkers).toMatchObject([
      { quantity_used: 8500.5, danger: true, price: 7225.43 },
      { quantity_used: 4000, danger: false, price: 3600 },
    ]);
  });

  it("uses exactly what is consumed, whatever the bunkers", () => {
    const tenths = fc.integer({ min: 0, max: 200_000 }).map((n) => n / 10);
    fc.assert(
      fc.property(fc.array(tenths, { minLength: 1, maxLength: 5 }), tenths, (quantities, consumption) => {
        const bunkers = quantities.map((quantity, id) => ({ id, price_per_litre: 1, quantity, quantity_used: null }));
        const filled = pricedBunkers(bunkers, bunkerTerms(bunkers, litres(consumption), "EUR"));
        const used = filled.reduce((all, one) => all + one.quantity_used, 0);
        expect(used).toBeCloseTo(consumption, 5);
        expect(filled.slice(0, -1).every((one) => !one.danger)).toBe(true);
      }),
    );
  });
});

describe("savings of an agreement in another currency", () => {
  const euro = { rate: 1.25, day: "2027-06-01" };

  it("are no figure of the price, and are told in euros at a rate", () => {
    const input = { ...first, currency: "USD" };
    expect(priceAgreement(input)).toMatchObject({ net_total: 225000, savings_gross: null, fee_net_basis: null });
    const terms = foreignSavings(priceTerms(input), euro);
    const figures = terms && savingsOf(terms);
    // 225,000 $ at 1.25 are 180,000 €; the excise is 7,290 € whatever the currency.
    expect(figures).toMatchObject({ saving_one: 7290, saving_two: 37458, savings_gross: 44748 });
    for (const [name, term] of Object.entries(terms ?? {})) {
      expect(term && foldedTo(term, 2)).toBe(figures?.[name as keyof typeof figures]);
    }
  });

  it("come to those of the same price in euros at a rate of 1", () => {
    for (const one of priceExamples) {
      const input = exampleInput(one);
      if (!hasSavings(input)) continue;
      const own = priceAgreement(input);
      const terms = foreignSavings(priceTerms({ ...input, currency: "USD" }), { ...euro, rate: 1 });
      expect(terms && own).toMatchObject(terms ? savingsOf(terms) : {});
    }
  });
});
