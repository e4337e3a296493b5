import { describe, expect, it } from "vitest";
import type { AgreementBody } from "../agreement/schema.ts";
import { inputOf, planOf, RIVIERA } from "./cruises.test-support.ts";
import { makePlan } from "./plan.ts";

describe("makePlan", () => {
  it("makes one trip of a cruise without passengers", () => {
    const { tax } = planOf(RIVIERA, (agreement) => ({ ...agreement, parties: {} }));
    expect(tax.trips).toMatchObject([{ kind: "INTERNATIONAL", weight: 1 }]);
    expect(tax.effective_vat_rate).toBe(0);
  });

  it("asks for times only where hours are needed", () => {
    const without =
      (keep: (index: number) => boolean) =>
      (agreement: AgreementBody): AgreementBody => ({
        ...agreement,
        waypoints: Object.fromEntries(
          Object.entries(agreement.waypoints).map(([id, at], index) => [
            id,
            keep(index) ? at : { ...at, arr_date: null, dep_date: null },
          ]),
        ),
      });
    // Girolata lies within a trip; Ajaccio ends one.
    expect(
      planOf(
        RIVIERA,
        without((index) => index !== 2),
      ).tax.effective_vat_rate,
    ).toBe(planOf(RIVIERA).tax.effective_vat_rate);
    const asked = planOf(
      RIVIERA,
      without((index) => index !== 3),
    ).tax;
    expect(asked).toMatchObject({ exact: null, reasons: ["times-missing"] });
    expect(asked.missing_times).toHaveLength(1);
    expect(
      planOf(
        "iles-d-or-national",
        without(() => false),
      ).tax.effective_vat_rate,
    ).toBe(0.1);
    // Formentera and its way there and back to Mahón mix zones, the way from Ibiza does not.
    expect(
      planOf(
        "balearics-charter",
        without((index) => index !== 3),
      ).tax.reasons,
    ).toEqual(["times-missing"]);
    expect(
      planOf(
        "leewards-usd",
        without(() => false),
      ).tax.effective_vat_rate,
    ).toBe(0);
  });

  it("in a draft fills missing times with estimates, and names the waypoints", () => {
    const open = inputOf(RIVIERA, (agreement) => ({
      ...agreement,
      waypoints: Object.fromEntries(
        Object.entries(agreement.waypoints).map(([id, at]) => [id, { ...at, arr_date: null, dep_date: null }]),
      ),
    }));
    const [bound, shown] = [makePlan(open), makePlan({ ...open, estimates: true })];
    expect(bound).toMatchObject({ estimated: [], price: { total_agreement_price: null } });
    expect(shown.price.total_agreement_price).toBeGreaterThan(200_000);
    expect(shown.price.missing).toEqual([]);
    expect(shown.estimated).toEqual(bound.tax.missing_times);
    const complete = inputOf(RIVIERA);
    expect(makePlan({ ...complete, estimates: true })).toEqual(makePlan(complete));
  });

  it("forces a private yacht into a charter", () => {
    const input = inputOf(RIVIERA);
    const yacht = input.yacht && { ...input.yacht, status: "PRIVATE" as const };
    const { tax, price } = makePlan({ ...input, yacht });
    expect(tax).toMatchObject({
      contract_type: "CHARTER",
      rule_codes: ["FR-CHARTER"],
      warnings: ["YACHT_NOT_COMMERCIAL"],
    });
    expect(price.savings_gross).toBeNull();
  });

  it("takes an entered rate, with its reason, where no row decides", () => {
    const entered =
      (reason: string | null) =>
      (agreement: AgreementBody): AgreementBody => ({
        ...agreement,
        entered_vat_rate: 0.055,
        entered_vat_reason: reason,
        entered_vat_country: "IT",
      });
    const noRows = (reason: string | null) => makePlan({ ...inputOf(RIVIERA, entered(reason)), taxRows: [] });
    expect(noRows("Ruling of 3 March").tax).toMatchObject({
      origin: "ENTERED",
      vat_country: "IT",
      display: "5.5%",
      reasons: ["no-row"],
      asks: [],
    });
    expect(noRows("Ruling of 3 March").price.vat_amount).toBeGreaterThan(0);
    expect(noRows(" ")).toMatchObject({
      tax: { exact: null, asks: ["entered_vat_reason"] },
      price: { missing: ["effective_vat_rate"] },
    });
    expect(planOf(RIVIERA, entered("Ruling")).tax.origin).toBe("RULE");
  });

  it("follows the day of signature", () => {
    const { tax } = makePlan({ ...inputOf("balearics-charter"), signedOn: "2020-06-01" });
    expect(tax).toMatchObject({ rule_codes: ["FR-CHARTER-LUMP"], effective_vat_rate: 0.1 });
  });

  it("prefers the consumption that was entered", () => {
    const { price } = planOf(RIVIERA, (agreement) => ({
      ...agreement,
      routing_consumption: 100.5,
      journey_consumption: 9000,
    }));
    expect(price.total_fuel_consumption).toBe(9100.5);
    expect(price.bunkers.map((bunker) => bunker.quantity_used)).toEqual([8000, 1100.5]);
  });

  it("plans an empty draft", () => {
    const input = inputOf(RIVIERA);
    const agreement = { ...input.agreement, waypoints: {}, stays: {}, fuel_bunkers: {}, base_price_routing: null };
    const { itinerary, tax, price } = makePlan({ ...input, agreement, yacht: null });
    expect(itinerary.waypoints).toEqual([]);
    expect(tax).toMatchObject({ vat_country: null, reasons: ["embarkation-unknown"] });
    expect(price).toMatchObject({
      missing: ["effective_vat_rate"],
      total_fuel_consumption: null,
    });
  });
});
