import fc from "fast-check";
import { expect, it } from "vitest";
import examples from "../../fixtures/purchase-vat-examples.json" with { type: "json" };
import { leastUnit } from "./amounts.ts";
import { type Invoice, invoice } from "./invoice.ts";
import { creditNoteOf } from "./issue.ts";
import { FRENCH, GERMAN, ISSUE, SALE, soldAs } from "./testing.test-support.ts";

const CURRENCIES = ["EUR", "USD", "JPY", "KWD"] as const;
const rate = { rate: 1.0823, day: "2027-01-14" };

/** An invoice of some lines at some rate in some currency. */
const anyInvoice = fc
  .record({
    nets: fc.array(fc.integer({ min: 1, max: 100_000_000 }), { minLength: 1, maxLength: 5 }),
    percent: fc.constantFrom(20, 10, 5.5, 2.1),
    currency: fc.constantFrom(...CURRENCIES),
  })
  .map(({ nets, percent, currency }) => {
    const lines = nets.map((net) => ({ description: "Fee", net: net * leastUnit(currency) }));
    return soldAs({ lines, currency, vat: { category: "S", percent } }, { rate });
  });

const sum = (notes: readonly Invoice[], of: (note: Invoice) => number) =>
  notes.reduce((total, note) => total + of(note), 0);

it.each(examples)("computes the VAT of example $id", ({ inputs, expected }) => {
  const isTaxed = inputs.rate > 0;
  const { vat, total } = soldAs({
    buyer: isTaxed ? SALE.buyer : GERMAN,
    lines: [{ description: "Fee", net: Math.round(inputs.price * 100) }],
    vat: { category: isTaxed ? "S" : "AE", percent: inputs.rate * 100 },
  });
  expect({ vat: vat.amount / 100, total: total / 100 }).toEqual(expected);
});

it("adds up its lines and rounds VAT once", () => {
  fc.assert(
    fc.property(anyInvoice, ({ lines, net, vat, total, currency }) => {
      expect(lines.reduce((all, line) => all + line.net, 0)).toBe(net);
      expect(total).toBe(net + vat.amount);
      // Half a unit at most, in whole numbers.
      const off = BigInt(net) * BigInt(Math.round(vat.percent * 10)) - 1_000n * BigInt(vat.amount);
      expect(2n * (off < 0n ? -off : off) <= 1_000n * BigInt(leastUnit(currency))).toBe(true);
    }),
  );
});

it("gives back exactly what was paid, however a refund is divided", () => {
  const shares = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 6 });
  fc.assert(
    fc.property(anyInvoice, shares, (paid, parts) => {
      const unit = leastUnit(paid.currency);
      const notes: Invoice[] = [];
      const left = () => paid.total - sum(notes, ({ total }) => total);
      const refund = (amount: number) => {
        if (amount === 0) return;
        notes.push(creditNoteOf(paid, notes, { amount, payment: paid.payment }, { ...ISSUE, number: "A-1", rate }));
      };
      for (const share of parts) refund(Math.floor((left() / unit) * share) * unit);
      refund(left());
      expect(sum(notes, ({ net }) => net)).toBe(paid.net);
      expect(sum(notes, ({ vat }) => vat.amount)).toBe(paid.vat.amount);
      for (const note of notes) expect(note.corrects).toEqual({ number: paid.number, issuedOn: paid.issuedOn });
    }),
  );
});

it("refunds no more than was paid", () => {
  const paid = soldAs();
  const refund = (amount: number, earlier: Invoice[] = []) =>
    creditNoteOf(paid, earlier, { amount, payment: paid.payment }, ISSUE);
  expect(() => refund(paid.total + 1)).toThrow(RangeError);
  expect(() => refund(0)).toThrow(RangeError);
  expect(() => refund(2, [refund(paid.total - 1)])).toThrow(RangeError);
});

it.each<[string, (made: Invoice) => Invoice]>([
  ["a sum of its lines", (made) => ({ ...made, net: made.net + 1, total: made.total + 1 })],
  ["a total", (made) => ({ ...made, total: made.total + 1 })],
  ["the VAT", (made) => ({ ...made, vat: { ...made.vat, amount: made.vat.amount + 1 }, total: made.total + 1 })],
  ["a rate without VAT", (made) => ({ ...made, vat: { ...made.vat, percent: 0, amount: 0 }, total: made.net })],
  [
    "reverse charge to a person",
    (made) => ({ ...made, vat: { category: "AE", percent: 0, amount: 0 }, total: made.net }),
  ],
  ["an invoice that corrects one", (made) => ({ ...made, corrects: { number: "F-1", issuedOn: "2027-01-01" } })],
  ["VAT that is not told in euros", (made) => ({ ...made, currency: "USD" })],
])("refuses one with a false %s", (_, falsify) => {
  expect(invoice.safeParse(soldAs({ buyer: FRENCH })).success).toBe(true);
  expect(invoice.safeParse(soldAs()).success).toBe(true);
  expect(invoice.safeParse(falsify(soldAs())).success).toBe(false);
});

it("tells VAT in euros at the rate of the day, and none where there is none", () => {
  const lines = [{ description: "Fee", net: 100_000 }];
  const made = soldAs({ currency: "USD", lines }, { rate });
  // 200 USD at 1.0823.
  expect(made.vatInEuros).toEqual({ amount: 18_479, ...rate });
  expect(
    soldAs({ currency: "USD", buyer: GERMAN, lines, vat: { category: "AE", percent: 0 } }, { rate }).vatInEuros,
  ).toBe(null);
});
