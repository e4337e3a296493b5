import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fromDecimal, fromExact, multiply, toCents } from "../../base/money.ts";
import { factsOf, readFixture, taxExamples } from "./examples.test-support.ts";
import { effectiveRate } from "./rate.ts";
import { seedTaxRows } from "./seedRows.ts";
import { testFacts } from "./testing.test-support.ts";
import type { TaxFacts } from "./types.ts";
import { isEuZone } from "./zones.ts";

const rows = seedTaxRows();
const TODAY = "2026-03-01";

const hire = (changes: Partial<TaxFacts>) => effectiveRate(testFacts(changes), rows, TODAY);

describe("effectiveRate", () => {
  it.each(taxExamples.map((one) => [one.id, one] as const))("example %s", (_id, { inputs: given, expected }) => {
    const result = effectiveRate(factsOf(given), rows, TODAY);
    const exact = result.exact;
    expect(exact).not.toBeNull();
    const net = fromDecimal(given.net_total);
    const vat_amount = exact && toCents(multiply(net, fromExact(exact)));
    const total_agreement_price = Number((given.net_total + (vat_amount ?? 0)).toFixed(2));
    expect({ ...result, vat_amount, total_agreement_price }).toMatchObject(expected);
    expect(JSON.parse(JSON.stringify(result))).toEqual(result);
  });

  it("keeps the words of the table beside the predicates", () => {
    const plain = rows.map(({ predicate: _predicate, ...row }) => row);
    expect(plain).toEqual(readFixture("tax-rules"));
  });

  it("weighs mixed trips by hours, and needs them only then", () => {
    const trip = (calls: string[], nm: number, fr_nm: number, hours: number | null) => ({
      calls,
      nm,
      fr_nm,
      hours,
      foreign_anchorage: [],
    });
    const cruise = (trips: TaxFacts["trips"]) =>
      hire({ contract_type: "CRUISE", embarkation_zone: "FR", trips, missing_times: ["w2"] });
    const mixed = cruise([trip(["FR", "FR"], 60, 54, 96), trip(["FR", "IT"], 100, 20, 72)]);
    expect(mixed).toMatchObject({
      exact: { num: "9", den: "175" },
      display: "5.14%",
      journey_class: "MIXED",
      missing_times: [],
    });
    expect(mixed.trips.map(({ weight }) => weight)).toEqual([0.571429, 0.428571]);
    const untimed = cruise([trip(["FR", "FR"], 60, 54, null), trip(["FR", "IT"], 100, 20, null)]);
    expect(untimed).toMatchObject({
      exact: null,
      reasons: ["times-missing"],
      asks: ["waypoint_times", "entered_vat_rate"],
      missing_times: ["w2"],
    });
    expect(cruise([trip(["FR", "FR"], 60, 54, null)]).effective_vat_rate).toBe(0.09);
    expect(cruise([trip(["FR", "IT"], 60, 54, null), trip(["IT", "FR"], 60, 5, null)]).effective_vat_rate).toBe(0);
    const quay = cruise([trip(["FR", "FR"], 0, 0, 24), trip(["FR", "FR"], 10, 10, 72)]);
    expect(quay).toMatchObject({ rates: [0.1, 0.2], taxable_share: [0.75, 0.25], effective_vat_rate: 0.125 });
  });

  it("asks where a row cannot be decided", () => {
    expect(hire({ embarkation_zone: "GR", duration_hours: 168 })).toMatchObject({
      exact: null,
      vat_country: "GR",
      reasons: ["condition-undecided"],
      asks: ["greek_certificate", "entered_vat_rate"],
    });
    expect(hire({ embarkation_zone: "GR", duration_hours: 40 }).rule_codes).toEqual(["GR-CHARTER-SHORT"]);
    expect(hire({ embarkation_zone: "MT", duration_hours: 168 }).asks).toContain("hirer_days_last_12_months");
    expect(hire({ embarkation_zone: "MT", duration_hours: 40 * 24, eu_extent: "ALL" }).rule_codes).toEqual([
      "MT-CHARTER",
    ]);
    expect(hire({ embarkation_zone: "MQ", leaves_fr_waters: true, loa: 30 }).asks).toContain("yacht_gross_tonnage");
    expect(hire({ embarkation_zone: "MQ", leaves_fr_waters: false }).rule_codes).toEqual(["MQGP-CHARTER"]);
    expect(hire({ embarkation_zone: "TR", flag: null }).asks).toContain("yacht_flag");
    expect(hire({ embarkation_zone: "BS" }).reasons).toEqual(["no-row"]);
    expect(hire({ embarkation_zone: "ES-X" })).toMatchObject({ reasons: ["no-row"], vat_country: "ES" });
    expect(hire({ embarkation_zone: null }).reasons).toEqual(["embarkation-unknown"]);
    expect(hire({ embarkation_zone: "FR", duration_hours: 91 * 24 }).reasons).toEqual(["hire-over-90-days"]);
    expect(hire({ contract_type: "CRUISE", embarkation_zone: "IT", trips: [] }).reasons).toEqual(["route-too-short"]);
  });

  it.each([
    [0, 168, "MT-CHARTER-5W"],
    [28, 168, "MT-CHARTER-5W"],
    [29, 168, "MT-CHARTER"],
    [36, null, "MT-CHARTER"],
  ])("counts %s days of the hirer before a hire of %s hours in Malta", (before, duration_hours, code) => {
    const given = { embarkation_zone: "MT", eu_extent: "ALL" as const, duration_hours };
    const result = hire({ ...given, hirer_days_last_12_months: before });
    expect(result).toMatchObject({ rule_codes: [code], depends_on: ["hirer_days_last_12_months"], asks: [] });
    expect(result.explanation).toContainEqual({
      kind: "ANSWER",
      question: "hirer_days_last_12_months",
      answer: before,
    });
  });

  it("takes the Greek certificate from the agreement, and asks for it in Greece alone", () => {
    expect(hire({ embarkation_zone: "GR", greek_certificate: "LIMITED" })).toMatchObject({
      rule_codes: ["GR-CHARTER-LIM"],
      effective_vat_rate: 0.065,
      depends_on: ["greek_certificate"],
    });
    expect(hire({ embarkation_zone: "GR", duration_hours: 40 }).depends_on).toEqual([]);
    expect(hire({ embarkation_zone: "FR", eu_extent: "ALL" }).depends_on).toEqual([]);
  });

  it("taxes no more than the whole price in any one state, and says where two tax the same hours", () => {
    const zone = fc.constantFrom("FR", "IT", "ES", "HR", "GR", "MT", "ME", "TR", "MQ", "GP", "BL", "MF", "ES-X", "INT");
    const amounts = fc.dictionary(zone, fc.integer({ min: 0, max: 60 }), { minKeys: 1 });
    fc.assert(
      fc.property(zone, amounts, amounts, fc.constantFrom("TR", "MT"), (start, hours, days, flag) => {
        const spent = Object.keys(hours);
        const result = hire({
          embarkation_zone: start,
          zones: [...new Set([start, ...spent, ...Object.keys(days)])],
          hours_by_zone: hours,
          days_by_zone: days,
          eu_extent: spent.every(isEuZone) ? "ALL" : "SOME",
          flag,
          ...{ hirer_days_last_12_months: 3, greek_certificate: "LIMITED" as const, loa: 30, gross_tonnage: 400 },
          leaves_fr_waters: true,
        });
        const byState = new Map<string, number>();
        result.rule_codes.forEach((code, index) => {
          const country = rows.find((row) => row.code === code)?.country ?? "";
          byState.set(country, (byState.get(country) ?? 0) + (result.taxable_share[index] ?? 0));
        });
        for (const share of byState.values()) expect(share).toBeLessThanOrEqual(1);
        expect(result.taxable_share.every((share) => share >= 0 && share <= 1)).toBe(true);
        expect(result.effective_vat_rate ?? 0).toBeLessThanOrEqual(result.rates.reduce((a, b) => a + b, 0) + 1e-6);
        const whole = result.taxable_share.reduce((a, b) => a + b, 0);
        expect(result.warnings.includes("HOURS_TAXED_TWICE")).toBe(whole > 1 + 1e-6);
      }),
    );
  });

  it("lets both lines stand where a Turkish hire is used in Italy", () => {
    const hours_by_zone = { TR: 48, IT: 120 };
    const result = hire({ embarkation_zone: "TR", flag: "TR", zones: ["TR", "IT"], hours_by_zone, eu_extent: "SOME" });
    expect(result).toMatchObject({ rule_codes: ["TR-CHARTER-TR", "IT-ENTRY"], taxable_share: [1, 0.714286] });
    expect(result.warnings).toContain("HOURS_TAXED_TWICE");
  });

  it("selects by flag, duration and zone", () => {
    expect(hire({ embarkation_zone: "TR", flag: "TR" }).effective_vat_rate).toBe(0.2);
    expect(hire({ embarkation_zone: "TR", flag: "MT" })).toMatchObject({
      effective_vat_rate: 0,
      warnings: ["EMBARKATION_NOT_FR", "RATE_LOW_CONFIDENCE_TR"],
    });
    expect(hire({ embarkation_zone: "HR", duration_hours: 8 }).rule_codes).toEqual(["HR-CHARTER-DAY"]);
    expect(hire({ embarkation_zone: "HR", days_by_zone: { HR: 5, ME: 2 } }).effective_vat_rate).toBe(0.092857);
    expect(hire({ embarkation_zone: "FR", eu_extent: "ALL" }).effective_vat_rate).toBe(0.2);
    expect(hire({ embarkation_zone: "FR", eu_extent: "SOME" }).reasons).toEqual(["times-missing"]);
    expect(hire({ embarkation_zone: "BL" })).toMatchObject({
      rule_codes: ["BL-CHARTER"],
      vat_country: "BL",
      effective_vat_rate: 0,
    });
  });
});
