import { describe, expect, it } from "vitest";
import { newYacht } from "../yacht/schema.ts";
import { fuelOnBoard, rangeOf } from "./reserve.ts";
import { waterTimes } from "./waterHours.ts";

const bunker = (quantity: number) => ({ pos: "a0", price_per_litre: null, quantity, quantity_used: null });

describe("fuel on board", () => {
  it("falls leg by leg and warns below a fifth of the tanks", () => {
    const left = fuelOnBoard([{ litres: 500 }, { litres: 350 }], { fuel_capacity: 1000 }, {});
    expect(left).toEqual([
      { litres: 500, below_reserve: false },
      { litres: 150, below_reserve: true },
    ]);
  });

  it("takes bunkers as the tanks have room", () => {
    const left = fuelOnBoard(
      [{ litres: 500 }, { litres: 500 }, { litres: 500 }],
      { fuel_capacity: 1000 },
      { a: bunker(600) },
    );
    expect(left?.map(({ litres }) => litres)).toEqual([500, 500, 100]);
  });

  it("is not known without tanks, nor after a leg whose fuel is not known", () => {
    expect(fuelOnBoard([{ litres: 1 }], { fuel_capacity: null }, {})).toBeNull();
    expect(fuelOnBoard([{ litres: null }, { litres: 1 }], { fuel_capacity: 100 }, {})?.[1]?.litres).toBeNull();
  });
});

describe("range", () => {
  const yacht = {
    ...newYacht({ name: "Azurite", port_of_registry: "Nice", type: "MOTOR", created_by: 1, created_at: "" }),
    ...{
      fuel_capacity: 48_000,
      avg_generators_cons: 20,
      cruis_spd: 12,
      cruis_spd_cons: 300,
      max_spd: 16,
      max_spd_cons: 620,
    },
  };

  it("is what four fifths of the tanks bring at cruising speed, with the generators", () => {
    // 38,400 L at 320 L/h are 120 h.
    expect(rangeOf(yacht)).toBeCloseTo(1440, 9);
    expect(rangeOf({ ...yacht, avg_generators_cons: null })).toBeCloseTo(1536, 9);
  });

  it("is not known without tanks, cruising speed or consumption", () => {
    for (const unknown of [{ fuel_capacity: null }, { cruis_spd: 0 }, { cruis_spd: null }, { max_spd_cons: null }]) {
      expect(rangeOf({ ...yacht, ...unknown })).toBeNull();
    }
  });
});

describe("time in waters", () => {
  const zones = (...stretches: { country: string | null; nm: number }[]) => ({
    method: "CROSSING" as const,
    stretches,
  });

  it("runs evenly along each leg and adds up by country", () => {
    const legs = [
      { nm: 20, hours: 2, zones: zones({ country: "FR", nm: 5 }, { country: null, nm: 15 }) },
      { nm: 10, hours: 1, zones: zones({ country: null, nm: 5 }, { country: "FR", nm: 5 }) },
    ];
    expect(waterTimes(legs)).toEqual([
      { country: "FR", nm: 10, hours: 1 },
      { country: null, nm: 20, hours: 2 },
    ]);
  });

  it("is not known where a leg's hours are not", () => {
    expect(waterTimes([{ nm: 5, hours: null, zones: zones({ country: "FR", nm: 5 }) }])[0]?.hours).toBeNull();
  });
});
