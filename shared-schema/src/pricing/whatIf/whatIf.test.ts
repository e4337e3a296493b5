import { describe, expect, it } from "vitest";
import { decideAgreementChange } from "../../agreement/change.ts";
import { orderWaypoints } from "../../agreement/order.ts";
import { inputOf, RIVIERA } from "../cruises.test-support.ts";
import { makePlan } from "../plan.ts";
import { comparedPlan, outcomeOfVariant, speedRange } from "./compare.ts";
import { lostWishes, variantOf } from "./variant.ts";
import { NO_WISHES, wishes as schema, type Wishes } from "./wishes.ts";

const input = { ...inputOf(RIVIERA), estimates: true };
const draft = input.agreement;
const ids = orderWaypoints(draft.waypoints).map(([id]) => id);
const middle = ids[Math.floor(ids.length / 2)] ?? "";
const ADDED = "01900000-0000-7000-8000-000000009999";
const ADMIN = { user_id: 1, is_admin: true, profile_ids: new Set<number>() };
const wish = (change: Partial<Wishes>): Wishes => schema.parse({ ...NO_WISHES, ...change });
const bastia = { id: ADDED, latitude: 42.7, longitude: 9.46, name: "Bastia", behind: ids[0] ?? null, nights: 1 };

describe("variantOf", () => {
  it("is the draft itself where nothing is wished", () => {
    expect(variantOf(draft, NO_WISHES)).toEqual(draft);
    const { figures } = outcomeOfVariant(input, NO_WISHES);
    expect(figures).toEqual(comparedPlan(makePlan(input)).figures);
  });

  it("returns to the draft's route where a call is added and left out again", () => {
    const back = variantOf(variantOf(draft, wish({ added: [bastia] })), wish({ left_out: [ADDED] }));
    expect(back.waypoints).toEqual(draft.waypoints);
    expect(makePlan({ ...input, agreement: back }).price).toEqual(makePlan(input).price);
  });

  it("moves every entered time by whole days, and no hour of the route", () => {
    const later = variantOf(draft, wish({ shift_days: 7 }));
    const shifted = outcomeOfVariant(input, wish({ shift_days: 7 })).figures;
    expect(shifted).toMatchObject({ nm: comparedPlan(makePlan(input)).figures.nm });
    expect(shifted.hours).toBeCloseTo(comparedPlan(makePlan(input)).figures.hours ?? 0, 6);
    const back = outcomeOfVariant({ ...input, agreement: later }, wish({ shift_days: -7 }));
    expect(back.figures).toEqual(outcomeOfVariant(input, NO_WISHES).figures);
  });

  it("follows the draft, and says which wishes have lost their call", () => {
    const { [middle]: _gone, ...waypoints } = draft.waypoints;
    const changed = { ...draft, waypoints, base_price_cruising: 1 };
    const asked = wish({ left_out: [middle], nights: { [middle]: { before: 1, nights: 2 } }, shift_days: 1 });
    expect(lostWishes(draft, asked)).toBe(0);
    expect(lostWishes(changed, asked)).toBe(2);
    expect(variantOf(changed, asked).base_price_cruising).toBe(1);
  });

  it("makes changes that the rule for every edit allows", () => {
    for (const change of [{ left_out: [middle] }, { added: [bastia] }, { knots: 9 }, { shift_days: 30 }]) {
      const after = variantOf(draft, wish(change));
      expect(decideAgreementChange(draft, after, ADMIN, input.today)).toMatchObject({ ok: true });
    }
  });

  it("estimates the litres of another route or speed, and leaves entered ones to the same", () => {
    const entered = { ...draft, journey_consumption: 1_000 };
    expect(variantOf(entered, wish({ shift_days: 3 })).journey_consumption).toBe(1_000);
    expect(variantOf(entered, wish({ knots: 9 })).journey_consumption).toBeNull();
    expect(variantOf(entered, wish({ left_out: [middle] })).journey_consumption).toBeNull();
  });
});

describe("speedRange", () => {
  it("names the speed that burns the fewest litres of all that keep the times, as the plan itself counts them", () => {
    const range = speedRange(draft, input.yacht);
    if (!range || range.cheapest === null) throw new Error("no speed");
    const litres = (knots: number) => outcomeOfVariant(input, wish({ knots })).figures.litres ?? 0;
    expect(range.cheapest).toBeGreaterThanOrEqual(range.slowest ?? 0);
    expect(outcomeOfVariant(input, wish({ knots: range.cheapest })).later).toEqual([]);
    const least = litres(range.cheapest);
    const first = Math.ceil(Math.max(range.least, range.slowest ?? 0) * 10);
    for (let step = first; step <= range.most * 10; step += 7) {
      // Arrivals are rounded up to a minute, and litres to a tenth.
      expect(least).toBeLessThanOrEqual(litres(step / 10) * 1.001 + 0.2);
    }
  });

  it("is not there without the yacht's consumption", () => {
    expect(speedRange(draft, null)).toBeNull();
    expect(speedRange({ ...draft, waypoints: {} }, input.yacht)).toBeNull();
  });
});
