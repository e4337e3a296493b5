import fc from "fast-check";
import { expect, it } from "vitest";
import { valueAt } from "./drawing.ts";

const steps = fc
  .array(fc.record({ value: fc.integer({ min: -1_000, max: 1_000_000 }), pause: fc.integer({ min: 1, max: 2_000 }) }), {
    minLength: 2,
    maxLength: 9,
  })
  .map((drawn) => ({
    values: drawn.map(({ value }) => value),
    times: drawn.map((_, index) => drawn.slice(1, index + 1).reduce((sum, { pause }) => sum + pause, 0)),
  }));

it("shows at each call what the product says there, and between two calls nothing beyond either", () => {
  fc.assert(
    fc.property(steps, fc.nat(20_000), ({ values, times }, moment) => {
      for (const [index, time] of times.entries()) expect(valueAt(values, times, time)).toBe(values[index]);
      const reached = times.findLastIndex((time) => time <= moment);
      const [before = 0, after = before] = values.slice(reached, reached + 2);
      const value = valueAt(values, times, moment);
      expect(value).toBeGreaterThanOrEqual(Math.min(before, after) - 1e-6);
      expect(value).toBeLessThanOrEqual(Math.max(before, after) + 1e-6);
    }),
  );
});
