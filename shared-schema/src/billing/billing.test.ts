import fc from "fast-check";
import { describe, expect, it } from "vitest";
import examples from "../../fixtures/purchase-vat-examples.json" with { type: "json" };
import { feeInEuros, feeOwed } from "./fee.ts";
import { type FeeFacts, feeOffer, offerHash } from "./offer.ts";
import { coversFee, ORDER_EVENTS, ORDER_STATES, type OrderEvent, orderAfter } from "./order.ts";
import { promoList } from "./promo.ts";
import { fromMinor, purchaseSums, toMinor, VAT_CODES, VAT_RATES } from "./vat.ts";

describe("the sums of a purchase", () => {
  it.each(examples)("$id: $note", ({ inputs: { price, rate, vat_code }, expected }) => {
    const { vat, total } = purchaseSums(price, rate, "EUR");
    expect({ vat: vat / 100, total: total / 100 }).toEqual(expected);
    expect(VAT_CODES.map((code) => (code === vat_code ? VAT_RATES[code] : null))).toContain(rate);
  });

  it.each([
    ["JPY", 1_333, 1_333, 267],
    ["KWD", 1.23, 1_230, 250],
    ["EUR", 0.03, 3, 1],
  ])("are in the minor units of %s, in multiples of the least sum that is charged", (currency, price, net, vat) => {
    expect(purchaseSums(price, 0.2, currency)).toEqual({ net, vat, total: net + vat });
  });

  it("come back from minor units as they were", () => {
    const currency = fc.constantFrom("EUR", "JPY", "KWD");
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 10 }), currency, (units, each) => {
        expect(toMinor(fromMinor(units, each), each)).toBe(units);
      }),
    );
  });
});

const FACTS: FeeFacts = {
  ...{ cruise_id: 7, version: 1, currency: "EUR", perEuro: 1, fee: 8_062.2, covered: 0 },
  ...{ promos: [], today: "2026-11-26", least: 0.5 },
};
const PROMO = {
  code: "WINTER",
  label_en: "Winter",
  label_fr: "Hiver",
  valid_from: "2026-11-01",
  valid_to: "2026-12-31",
};

describe("the offer of a version", () => {
  it("asks an addendum for the difference alone, and never gives back", () => {
    expect(feeOffer({ ...FACTS, covered: 8_000 }).price).toBe(62.2);
    expect(feeOffer({ ...FACTS, covered: 9_000 }).price).toBe(0);
    expect(feeOwed(0.3, 0.1)).toBe(0.2);
  });

  it("is free below the least sum of the provider", () => {
    expect(feeOffer({ ...FACTS, fee: 0.49 }).price).toBe(0);
    expect(feeOffer({ ...FACTS, fee: 0.5 }).price).toBe(0.5);
  });

  it("takes each promo once, and none that ends before it begins", () => {
    const SPRING = { code: "SPRING", label_en: "Spring", label_fr: "Printemps", share: 0.1 };
    const promo = { ...SPRING, valid_from: "2026-03-01", valid_to: "2026-03-31" };
    const isTaken = (...promos: unknown[]) => promoList.safeParse(promos).success;
    expect(isTaken(promo, { ...promo, code: "EASTER" })).toBe(true);
    expect(isTaken(promo, promo)).toBe(false);
    expect(isTaken({ ...promo, valid_to: "2026-02-28" })).toBe(false);
  });

  it("takes the largest promo of the day", () => {
    const promos = [
      { ...PROMO, share: 0.1 },
      { ...PROMO, code: "SPRING", share: 0.5, valid_to: "2026-11-25" },
    ];
    expect(feeOffer({ ...FACTS, promos })).toMatchObject({ price: 7_255.98, promo: { code: "WINTER" } });
  });

  it("is in the agreement's currency", () => {
    expect(feeOffer({ ...FACTS, currency: "JPY", perEuro: 169.3, fee: 100.01 }).price).toBe(16_932);
  });

  it("has another hash at another price, version or currency", () => {
    const offers = [{}, { fee: 1 }, { version: 2 }, { currency: "USD" }, { cruise_id: 8 }];
    expect(new Set(offers.map((each) => offerHash(feeOffer({ ...FACTS, ...each }))))).toHaveLength(offers.length);
    expect(offerHash(feeOffer({ ...FACTS }))).toBe(offerHash(feeOffer({ ...FACTS, today: "2026-11-27" })));
  });

  it("is 15 % of the savings, less the VAT or of the whole", () => {
    const savings = {
      ...{ saving_one: 10, saving_two: 90, savings_gross: 100, fee_gross_basis: 15 },
      ...{ savings_net_of_vat: 40, fee_net_basis: 6 },
    };
    expect([feeInEuros(savings, "NET"), feeInEuros(savings, "GROSS"), feeInEuros(null, "NET")]).toEqual([6, 15, 0]);
    expect(feeInEuros({ ...savings, savings_net_of_vat: null, fee_net_basis: null }, "NET")).toBeNull();
  });
});

describe("an order", () => {
  it("takes its money in once, whatever happens in which order", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...ORDER_EVENTS), { maxLength: 30 }), (events) => {
        let state: (typeof ORDER_STATES)[number] = "unpaid";
        let taken = 0;
        for (const event of events) {
          const next = orderAfter(state, event);
          if (next === null) continue;
          if (event === "pay") taken += 1;
          state = next;
        }
        expect(taken).toBeLessThanOrEqual(1);
        expect(taken === 0).toBe(state === "unpaid" || state === "pending");
      }),
    );
  });

  it("is begun again after a failure, and never after it was paid", () => {
    expect(orderAfter("pending", "fail")).toBe("unpaid");
    const before = (event: OrderEvent) => ORDER_STATES.filter((state) => orderAfter(state, event) !== null);
    expect(before("attempt")).toEqual(["unpaid"]);
    expect(before("pay")).toEqual(["unpaid", "pending"]);
  });

  it("lets sign while some of its money is kept", () => {
    expect(ORDER_STATES.filter(coversFee)).toEqual(["paid", "partly_refunded", "disputed"]);
  });
});
