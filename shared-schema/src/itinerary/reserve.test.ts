import { describe, expect, it } from "vitest";
import { fuelOnBoard } from "./reserve.ts";
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
