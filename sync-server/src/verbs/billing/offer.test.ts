import { beforeEach, describe, expect, it } from "vitest";
import { PERSON } from "../../testing/stripe/till.ts";
import { type BillingServer, billingServer } from "./billing.test-support.ts";

let world: BillingServer;
beforeEach(async () => {
  world = await billingServer();
});

describe("the offer", () => {
  it("is what the client owes, with VAT rates and the card entry", async () => {
    const { status, body } = await world.offer();
    expect(status).toBe(200);
    expect(body).toMatchObject({
      ...{ cruise_id: 1, version: 0, currency: "EUR" },
      products: [{ product_id: "contract-fee", currency_sign: "€", promos: [] }],
      card: { kind: "stripe", publishable_key: "pk_test_emulator" },
    });
    expect(body.products[0].price).toBeGreaterThan(0);
    expect(body.vat_rates.map(([code, , rate]: [string, string, number]) => [code, rate])).toEqual([
      ["PERSON", 0.2],
      ["FR_COMPANY", 0.2],
      ["EU_COMPANY", 0],
      ["NON_EU_COMPANY", 0],
    ]);
  });

  it("is made to whoever writes the agreement and its clients, and to no one else", async () => {
    expect((await world.offer("broker")).status).toBe(200);
    expect((await world.offer("passenger")).status).toBe(403);
    expect((await (await world.as("admin")).get("/billing/999/offer")).status).toBe(404);
  });

  it("is free with a promo of all, and adds it without an invoice", async () => {
    const promo = { code: "GIFT", label_en: "Gift", label_fr: "Cadeau", share: 1 };
    const dates = { valid_from: "2027-01-01", valid_to: "2027-12-31" };
    await (await world.as("admin")).put("/billing/promos", [{ ...promo, ...dates }]);
    expect((await world.offer()).body.products[0]).toMatchObject({ price: 0 });
    expect((await world.pay({ product: "contract-fee" })).body).toMatchObject({ status: "paid", invoice_number: null });
    expect(world.papers()).toEqual([]);
    expect((await world.offer()).body).toBeNull();
  });

  it("is refused with the new one where its price has changed, and nothing is charged", async () => {
    const { offer_hash } = (await world.offer()).body;
    const promo = { code: "HALF", label_en: "Half", label_fr: "Moitié", share: 0.5 };
    const dates = { valid_from: "2027-01-01", valid_to: "2027-12-31" };
    await (await world.as("admin")).put("/billing/promos", [{ ...promo, ...dates }]);
    const answer = await world.pay({ ...PERSON, offer_hash });
    expect(answer.status).toBe(409);
    expect(answer.body.offer.products[0].promos).toMatchObject([{ code: "HALF", share: 0.5 }]);
    expect(world.stripe.intents.size).toBe(0);
    expect((await world.pay({ ...PERSON, offer_hash: answer.body.offer.offer_hash })).body.status).toBe("paid");
  });
});

describe("an addendum", () => {
  it("owes nothing where the fee is the same", async () => {
    await world.pay();
    const broker = await world.as("broker");
    await broker.delete("/cruise/1/lock");
    await broker.put("/cruise/1", { name: "Another name" });
    expect((await broker.post("/cruise/1/generate")).status).toBe(200);
    expect((await world.offer()).body).toBeNull();
  });

  it("owes the difference", async () => {
    const before = (await world.offer()).body.products[0].price;
    await world.pay();
    const broker = await world.as("broker");
    await broker.delete("/cruise/1/lock");
    const { base_price_cruising } = (await broker.get("/cruise/1")).body;
    await broker.put("/cruise/1", { base_price_cruising: base_price_cruising + 10_000 });
    await broker.post("/cruise/1/generate");
    const { version, products } = (await world.offer()).body;
    expect([version, products[0].product_name]).toEqual([1, "Difference of the fee for the addendum"]);
    expect(products[0].price).toBeGreaterThan(0);
    expect(products[0].price).toBeLessThan(before);
  });
});
