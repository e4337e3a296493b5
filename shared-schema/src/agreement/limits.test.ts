import { describe, expect, it } from "vitest";
import { newYacht, yachtBody } from "../yacht/schema.ts";
import { agreementBody, fuelBunker, paymentCall, service, stay, waypoint } from "./schema.ts";

/** Is this value of a field taken? */
const takes = (
  shape: Record<string, { safeParse(value: unknown): { success: boolean } }>,
  field: string,
  value: unknown,
) => shape[field]?.safeParse(value).success;

describe("litres", () => {
  const fields = [
    [agreementBody.shape, "routing_consumption"],
    [agreementBody.shape, "journey_consumption"],
    [fuelBunker.shape, "quantity"],
    [fuelBunker.shape, "quantity_used"],
    [yachtBody.shape, "fuel_capacity"],
  ] as const;
  it.each(fields)("are at most a billion", (shape, field) => {
    expect([takes(shape, field, 1e9), takes(shape, field, 1e9 + 1), takes(shape, field, 1e308)]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe("dates of an agreement", () => {
  const fields = [
    ...(["delivery_date", "redelivery_date", "positioning_toward_start", "positioning_return_end"] as const).map(
      (field) => [agreementBody.shape, field] as const,
    ),
    [waypoint.shape, "arr_date"],
    [waypoint.shape, "dep_date"],
    [stay.shape, "emb_date"],
    [stay.shape, "disemb_date"],
  ] as const;
  it.each(fields)("lie between 2000 and 2100", (shape, field) => {
    const years = ["1999", "2000", "2100", "2101", "0001", "9999"];
    expect(years.filter((year) => takes(shape, field, `${year}-07-01T00:00:00Z`))).toEqual(["2000", "2100"]);
  });

  it("holds for due dates", () => {
    expect(takes(paymentCall.shape, "date_due", "2027-01-01")).toBe(true);
    expect(takes(paymentCall.shape, "date_due", "2101-01-01")).toBe(false);
  });
});

it("takes what the screens take: no negative price of a service, no share finer than a tenth of a percent", () => {
  expect([takes(service.shape, "price", 0), takes(service.shape, "price", -1)]).toEqual([true, false]);
  for (const field of ["requested_cea_ratio", "requested_deposit_ratio"]) {
    expect([0.333, 0.3333].map((ratio) => takes(agreementBody.shape, field, ratio))).toEqual([true, false]);
  }
  expect([0.05267, 0.052671].map((ratio) => takes(agreementBody.shape, "entered_vat_rate", ratio))).toEqual([
    true,
    false,
  ]);
});

it("knows the countries whose flag a yacht can fly", () => {
  expect(["FR", "KY", "MH", "XX", "ZZ", "__"].filter((flag) => takes(yachtBody.shape, "flag", flag))).toEqual([
    "FR",
    "KY",
    "MH",
  ]);
});

it("bounds every number of a yacht", () => {
  const yacht = newYacht({
    name: "A",
    port_of_registry: "B",
    type: "MOTOR",
    created_by: 1,
    created_at: "2026-01-01T00:00:00Z",
  });
  for (const [field, value] of Object.entries(yacht)) {
    if (value === null) expect([field, takes(yachtBody.shape, field, 1e308)]).toEqual([field, false]);
  }
});
