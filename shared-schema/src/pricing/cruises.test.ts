import { describe, expect, it } from "vitest";
import { planOf, RIVIERA } from "./cruises.test-support.ts";

describe("the four cruises on the real earth", () => {
  it("taxes the Riviera by three trips: two national ones and one international", () => {
    const { tax, price, itinerary } = planOf(RIVIERA);
    expect(tax).toMatchObject({
      vat_country: "FR",
      rule_codes: ["FR-CRUISE"],
      rates: [0.1],
      journey_class: "MIXED",
      warnings: [],
    });
    expect(tax.trips.map(({ kind }) => kind)).toEqual(["NATIONAL", "INTERNATIONAL", "NATIONAL"]);
    // 92 h to Ajaccio, 122 h on to Monaco, 2 h back to Cannes.
    expect(tax.trips.map(({ weight }) => weight)).toEqual([0.425926, 0.564815, 0.009259]);
    expect(tax.trips[2]?.fr_share).toBe(1);
    const [first] = tax.trips;
    expect(first?.fr_share).toBeGreaterThan(0.4);
    expect(first?.fr_share).toBeLessThan(0.6);
    expect(tax.effective_vat_rate).toBeCloseTo(0.1 * (0.425926 * (first?.fr_share ?? 0) + 0.009259), 5);
    expect(itinerary.totals.nm.total).toBeCloseTo(401.2, 0);
    expect(itinerary.totals).toMatchObject({ nights: 9, hours: { journey: 216, total: 216 } });
    expect(price.missing).toEqual([]);
    expect(price.total_agreement_price).toBeCloseTo((price.net_total ?? 0) * (1 + (tax.effective_vat_rate ?? 0)), 0);
    expect(price.savings_net_of_vat).toBeGreaterThan(0);
  });

  it("tells the Riviera's rate leg by leg", () => {
    const { tax } = planOf(RIVIERA);
    expect(tax.explanation.map(({ kind }) => kind).join(" ")).toBe(
      "ROW STOP LEG STOP LEG STOP LEG STOP TRIP LEG STOP LEG STOP LEG STOP LEG STOP TRIP LEG STOP TRIP",
    );
    const trips = tax.explanation.flatMap((step) => (step.kind === "TRIP" ? [step.facts.hours] : []));
    expect(trips).toEqual([92, 122, 2]);
  });

  it("taxes the Îles d'Or by its share in French waters and leaves positioning out", () => {
    const { tax, itinerary, price } = planOf("iles-d-or-national");
    expect(tax).toMatchObject({ vat_country: "FR", rule_codes: ["FR-CRUISE"], journey_class: "NATIONAL" });
    expect(tax.trips).toMatchObject([{ kind: "NATIONAL", weight: 1 }]);
    expect(tax.effective_vat_rate).toBeGreaterThan(0.08);
    expect(tax.effective_vat_rate).toBeLessThanOrEqual(0.1);
    expect(itinerary.legs.map((leg) => leg.is_routing)).toEqual([true, false, false, false, false, true]);
    expect(itinerary.totals.hours.journey).toBe(103);
    const estimates = [itinerary.routing_cons_estimate ?? 0, itinerary.journey_cons_estimate ?? 0];
    expect(price.total_fuel_consumption).toBeCloseTo((estimates[0] ?? 0) + (estimates[1] ?? 0), 6);
    expect(estimates[0]).toBeGreaterThan(0);
  });

  it("taxes the Balearics by the hours in EU waters", () => {
    const { tax, price } = planOf("balearics-charter");
    expect(tax).toMatchObject({ vat_country: "FR", rule_codes: ["FR-CHARTER"], rates: [0.2], warnings: [] });
    expect(tax.taxable_share[0]).toBeGreaterThan(0.6);
    expect(tax.taxable_share[0]).toBeLessThan(1);
    expect(tax.explanation.at(-1)).toMatchObject({ kind: "SHARE", whole: 168, unit: "HOURS" });
    expect(price.savings_gross).toBeNull();
  });

  it("leaves Saint-Barthélemy untaxed, with its warning", () => {
    const { tax } = planOf("leewards-usd");
    expect(tax).toMatchObject({ vat_country: "BL", rule_codes: ["BL-CHARTER"], effective_vat_rate: 0 });
    expect(tax.warnings).toEqual(["EMBARKATION_NOT_FR"]);
  });
});
