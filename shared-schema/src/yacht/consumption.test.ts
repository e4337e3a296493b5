import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { given } from "../base/derivation/leaves.ts";
import { consumptionAt, enteredCurve, generatorTerm, propulsionTerms, yachtCurve } from "./consumption.ts";

const point = z.tuple([z.number(), z.number()]);
const example = z.object({
  id: z.string(),
  inputs: z.object({
    speed_kt: z.number().optional(),
    distance_nm: z.number().optional(),
    table: z.array(point).optional(),
    generator_l_per_h: z.number().optional(),
    hours_total: z.number().optional(),
  }),
  expected: z.record(z.string(), z.union([z.number(), z.string()])),
});
const file = new URL("../../fixtures/consumption-examples.json", import.meta.url);
const examples = z.array(example).parse(JSON.parse(readFileSync(file, "utf8")));
const round = (value: number, decimals: number) => Number(value.toFixed(decimals));

const speeds = {
  eco_spd: 10,
  eco_spd_cons: 170,
  cruis_spd: 12,
  cruis_spd_cons: 280,
  max_spd: 16,
  max_spd_cons: 620,
  speed_consumption_table: null,
};

describe("consumption", () => {
  it.each(examples.map((one) => [one.id, one] as const))("example %s", (_id, { inputs, expected }) => {
    if (inputs.generator_l_per_h !== undefined) {
      const { value } = generatorTerm(
        "leg_generators",
        inputs.generator_l_per_h,
        given("leg_hours", inputs.hours_total ?? 0),
      );
      expect(value).toBe(expected["generator_litres"]);
      return;
    }
    const curve = enteredCurve({ ...speeds, speed_consumption_table: inputs.table ?? [] });
    expect(curve).not.toBeNull();
    if (!curve) return;
    const leg = propulsionTerms(
      curve,
      given("leg_nm", inputs.distance_nm ?? 0),
      given("leg_speed", inputs.speed_kt ?? 0),
    );
    expect({
      method: leg.method,
      speed_used_kt: leg.speed_used.value,
      l_per_h: round(leg.litres_per_hour.value, 4),
      hours: round(leg.hours.value, 4),
      propulsion_litres: round(leg.litres.value, 1),
    }).toEqual(expected);
  });

  it("follows the cube of the speed below the lowest point", () => {
    const curve = yachtCurve(speeds);
    expect(curve && consumptionAt(curve, 5)).toEqual({
      method: "CUBE_BELOW_MIN",
      speed_used: 5,
      litres_per_hour: 21.25,
    });
  });

  it("prefers the table and needs the four required values without it", () => {
    expect(
      yachtCurve({
        ...speeds,
        speed_consumption_table: [
          [14, 400],
          [8, 90],
        ],
      }),
    ).toEqual([
      [8, 90],
      [14, 400],
    ]);
    expect(yachtCurve({ ...speeds, speed_consumption_table: [] })).toHaveLength(3);
    expect(yachtCurve({ ...speeds, eco_spd: null })).toHaveLength(2);
    expect(yachtCurve({ ...speeds, max_spd_cons: null })).toBeNull();
  });

  it("never falls as the speed rises, on a rising curve", () => {
    const curve = yachtCurve(speeds);
    if (!curve) throw new Error("no curve");
    const knots = fc.double({ min: 0.1, max: 30, noNaN: true });
    fc.assert(
      fc.property(knots, knots, (a, b) => {
        const [slow, fast] = a < b ? [a, b] : [b, a];
        expect(consumptionAt(curve, slow).litres_per_hour).toBeLessThanOrEqual(
          consumptionAt(curve, fast).litres_per_hour + 1e-9,
        );
      }),
    );
  });
});
