import fc from "fast-check";
import { expect, it } from "vitest";
import { fromMinor, purchaseSums, VAT_CODES, VAT_RATES } from "../billing/vat.ts";
import { leastUnit } from "./amounts.ts";
import type { Invoice } from "./invoice.ts";
import { creditNoteOf } from "./issue.ts";
import { decideRefund } from "./refund.ts";
import { GERMAN, ISSUE, SALE, soldAs } from "./testing.test-support.ts";

const CATEGORIES = { PERSON: "S", FR_COMPANY: "S", EU_COMPANY: "AE", NON_EU_COMPANY: "O" } as const;
const rate = { rate: 1.0823, day: "2027-01-14" };

it("gives back no more than was charged, and credits exactly that, in every currency and for every buyer", () => {
  const asks = fc.array(
    fc.record({
      /** Of the total, in thousandths; more than there is, too. */
      share: fc.integer({ min: -10, max: 1_100 }),
      decimals: fc.constantFrom(0, 2, 3),
      /** Whether the administrator has seen what was refunded before. */
      seen: fc.constantFrom(true, true, true, false),
    }),
    { maxLength: 8 },
  );
  const price = fc.integer({ min: 100, max: 3_000_000 });
  fc.assert(
    fc.property(
      fc.constantFrom("EUR", "USD", "GBP", "JPY", "KRW", "KWD", "TND", "BHD"),
      fc.constantFrom(...VAT_CODES),
      price,
      asks,
      (currency, code, hundredths, refunds) => {
        const { net, vat, total } = purchaseSums(
          leastUnit(currency) === 1 && fromMinor(1, currency) === 1 ? hundredths : hundredths / 100,
          VAT_RATES[code],
          currency,
        );
        const paid = soldAs(
          {
            currency,
            buyer: CATEGORIES[code] === "S" ? SALE.buyer : GERMAN,
            lines: [{ description: "Fee", net }],
            vat: { category: CATEGORIES[code], percent: VAT_RATES[code] * 100 },
          },
          { rate },
        );
        expect([paid.net, paid.vat.amount, paid.total]).toEqual([net, vat, total]);
        const notes: Invoice[] = [];
        let refunded = 0;
        const ask = (amount: number | undefined, seen: number) => {
          const state = refunded === 0 ? "paid" : refunded < total ? "partly_refunded" : "refunded";
          const decided = decideRefund({ state, currency, total, refunded }, { amount, seen });
          if (!decided.ok) return;
          expect(decided.value % leastUnit(currency)).toBe(0);
          expect(amount ?? fromMinor(decided.value, currency)).toBe(fromMinor(decided.value, currency));
          const refund = { amount: decided.value, payment: paid.payment };
          notes.push(creditNoteOf(paid, notes, refund, { ...ISSUE, number: "A-1", rate }));
          refunded += decided.value;
          expect(refunded).toBeLessThanOrEqual(total);
        };
        for (const { share, decimals, seen } of refunds) {
          const amount = Number(((fromMinor(total, currency) * share) / 1_000).toFixed(decimals));
          ask(amount, seen ? refunded : refunded - 1);
        }
        ask(undefined, refunded);
        expect(refunded).toBe(total);
        const sum = (of: (note: Invoice) => number) => notes.reduce((all, note) => all + of(note), 0);
        expect([sum((note) => note.net), sum((note) => note.vat.amount)]).toEqual([net, vat]);
        for (const note of notes) expect(note.vat.category).toBe(paid.vat.category);
      },
    ),
  );
});

it.each([
  ["JPY", 10.5],
  ["KWD", 1.005],
  ["EUR", 0.005],
  ["EUR", 0],
  ["EUR", -1],
])("refuses in %s the sum %d", (currency, amount) => {
  const paid = { state: "paid", currency, total: 100_000, refunded: 0 } as const;
  expect(decideRefund(paid, { amount, seen: 0 })).toMatchObject({ refusal: { code: "document.invalid" } });
});
