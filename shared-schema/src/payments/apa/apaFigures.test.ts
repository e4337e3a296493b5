import fc from "fast-check";
import { expect, it } from "vitest";
import { accountWith, expenseOf } from "../../agreement/expenses/expenses.test-support.ts";
import { CANCELLED } from "../../agreement/payments/payments.test-support.ts";
import type { TermName } from "../../base/derivation/term.ts";
import { valueAt } from "../../base/json.ts";
import { figureOf } from "../../pricing/derivation/derive.ts";
import { foldedTo, termsOf } from "../../pricing/derivation/fold.test-support.ts";
import { apaBalance } from "./account.ts";
import { apaFigures } from "./apaFigures.ts";
import { forecastOf, forecastTerms, proposedTopUp } from "./forecast.ts";

const ZONE = "Europe/Paris";
const WEEK = { delivery_date: "2026-07-04T15:00:00Z", redelivery_date: "2026-07-11T08:00:00Z" };
const drawn = fc.array(
  fc.record({
    thousandths: fc.integer({ min: -5e5, max: 5e5 }),
    day: fc.integer({ min: 1, max: 9 }),
    gone: fc.boolean(),
  }),
  { maxLength: 12 },
);
const currencies = fc.constantFrom(["EUR", 2] as const, ["JPY", 0] as const, ["KWD", 3] as const);

it("folds every figure of any account back to what is shown, down to its entries", () => {
  fc.assert(
    fc.property(drawn, currencies, fc.integer({ min: 1, max: 14 }), (entries, [currency, decimals], day) => {
      const expenses = entries.map(({ thousandths, day: on, gone }, index) => {
        const amount = Number((thousandths / 1_000).toFixed(decimals)) || 0;
        const fields = { date: `2026-07-0${on}`, cancelled: gone ? CANCELLED : null };
        return [index + 5, expenseOf(amount, fields)] as const;
      });
      const account = accountWith(Object.fromEntries(expenses), { ...WEEK, currency });
      const today = `2026-07-${String(day).padStart(2, "0")}`;
      const figures = apaFigures(account, today, ZONE);
      const folded = (name: TermName) => {
        const term = figureOf(figures, name);
        return term ? foldedTo(term, 3) : null;
      };
      const { collected, spent, balance } = apaBalance(account);
      const forecast = forecastOf(account, today, ZONE);
      expect(folded("apa_collected")).toBe(collected);
      expect(folded("apa_spent")).toBe(spent);
      expect(folded("apa_balance")).toBe(balance);
      expect(folded("apa_per_day")).toBe(forecast?.per_day ?? null);
      expect(folded("apa_at_end")).toBe(forecast?.at_end ?? null);
      expect(folded("apa_top_up")).toBe(proposedTopUp(account, forecastTerms(account, today, ZONE)));
      for (const { origin, value } of figures.flatMap(termsOf)) {
        if (origin.kind !== "ENTERED" || typeof value === "number") continue;
        expect(Number(value.num) / Number(value.den)).toBe(valueAt(account, origin.at.path));
      }
    }),
  );
});
