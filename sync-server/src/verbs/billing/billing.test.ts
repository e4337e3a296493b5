import { renameSync, rmSync } from "node:fs";
import { beforeEach, describe, expect, it } from "vitest";
import { FORMER_SECRET } from "../../testing/stripe/billing.ts";
import { beginEpoch } from "../sync/restore/beginEpoch.ts";
import { type BillingServer, billingServer, COMPANY, PERSON } from "./billing.test-support.ts";

let world: BillingServer;
beforeEach(async () => {
  world = await billingServer();
});

/** The only order, by what a test asks of it. */
const order = () => world.orders().at(-1);
const intent = () => [...world.stripe.intents.values()].at(-1);
const paymentId = () => intent()?.id ?? "";

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
});

describe("a purchase", () => {
  it("charges the total once, and issues the invoice", async () => {
    const { price } = (await world.offer()).body.products[0];
    const { status, body } = await world.pay();
    expect([status, body.status, body.invoice_number]).toEqual([200, "paid", "F1-00001"]);
    expect(intent()).toMatchObject({ amount: Math.round(price * 120), currency: "eur", types: ["card"] });
    expect(order()).toMatchObject({ state: "paid", net: Math.round(price * 100), total: Math.round(price * 120) });
    expect(world.papers()).toMatchObject([{ series: 1, number: 1, kind: "invoice", order_id: order()?.id }]);
    expect(world.store.mails.newest(1)[0]).toMatchObject({ kind: "receipt", recipient: PERSON.billing_email });
    expect((await world.offer()).body).toBeNull();
  });

  it("answers as paid whoever pays again, and charges no one", async () => {
    const answers = await Promise.all([world.pay(), world.pay(), world.pay(PERSON, "broker")]);
    expect(answers.map(({ body }) => body.status)).toEqual(["paid", "paid", "paid"]);
    expect([world.stripe.paid().length, world.papers().length]).toEqual([1, 1]);
  });

  it("is at 0 % for a company elsewhere in the EU, whose number is kept as VAT numbers are written", async () => {
    const { price } = (await world.offer()).body.products[0];
    await world.pay(COMPANY);
    expect(order()).toMatchObject({ vat: 0, total: Math.round(price * 100) });
    expect(JSON.parse(order()?.buyer ?? "")).toMatchObject({ company: { vat_number: "DE136695976", country: "DE" } });
  });

  it("asks the fields that are missing, each by its name", async () => {
    const { billing_email: _, ...rest } = PERSON;
    expect((await world.pay(rest)).body.errors.json).toHaveProperty("billing_email");
    const { payment_method_id: __, ...without } = PERSON;
    expect((await world.pay(without)).body.errors.json).toHaveProperty("payment_method_id");
    const empty = await world.pay({ ...PERSON, vat_code: "EU_COMPANY", company_reg_country_iso: "DE" });
    expect([empty.status, Object.keys(empty.body.errors.json).length]).toEqual([422, 5]);
    const message = "Please provide a registration country for your company on your profile page.";
    expect((await world.pay({ ...PERSON, vat_code: "EU_COMPANY" })).body.message).toBe(message);
    expect(world.orders()).toEqual([]);
  });

  it.each([
    ["pm_card_chargeDeclined", "Your card was declined"],
    ["pm_card_chargeDeclinedInsufficientFunds", "insufficient funds"],
    ["pm_card_chargeDeclinedExpiredCard", "has expired"],
    ["pm_card_chargeDeclinedIncorrectCvc", "security code"],
    // A thief is not told what is known of the card.
    ["pm_card_chargeDeclinedLostCard", "Your card was declined"],
  ])("says that %s was not charged, and takes another card on the same payment", async (method, said) => {
    const declined = await world.pay({ ...PERSON, payment_method_id: method });
    expect([declined.status, declined.body.message]).toEqual([400, expect.stringContaining(said)]);
    expect(order()).toMatchObject({ state: "unpaid", attempt: 1 });
    expect((await world.pay()).body.status).toBe("paid");
    expect([world.stripe.intents.size, order()?.attempt]).toEqual([1, 2]);
  });

  it("refuses an offer whose price has changed with the new one, and charges nothing", async () => {
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

describe("the bank's check", () => {
  const begin = () => world.pay({ ...PERSON, payment_method_id: "pm_card_threeDSecure2Required" });
  const goOn = (payment_intent_id = paymentId()) => {
    const { payment_method_id: _, ...rest } = PERSON;
    return world.pay({ ...rest, payment_intent_id });
  };

  it("is asked for, and the payment goes on when it is passed", async () => {
    const { body } = await begin();
    expect(body).toEqual({
      requires_action: true,
      payment_intent_id: paymentId(),
      payment_intent_client_secret: expect.stringContaining("secret"),
    });
    world.stripe.authenticate(paymentId(), true);
    expect((await goOn()).body.status).toBe("paid");
    expect((await goOn()).body.status).toBe("paid");
    expect(world.stripe.paid()).toHaveLength(1);
  });

  it("says so when it has failed", async () => {
    await begin();
    world.stripe.authenticate(paymentId(), false);
    expect([(await goOn()).status, order()?.state]).toEqual([400, "unpaid"]);
  });

  it("asks again while it is open, and goes on after another card was tried", async () => {
    await begin();
    expect((await goOn()).body.requires_action).toBe(true);
    await world.pay({ ...PERSON, payment_method_id: "pm_card_chargeDeclined" });
    expect((await world.pay()).body.status).toBe("paid");
    expect(world.stripe.intents.size).toBe(1);
  });

  it("leaves an order unpaid that was abandoned in it", async () => {
    await begin();
    world.clock.advance(601_000);
    await world.reconcile();
    expect(order()?.state).toBe("unpaid");
  });

  it("takes no payment of another order", async () => {
    await begin();
    expect((await goOn("pi_other")).status).toBe(409);
    expect(world.stripe.paid()).toHaveLength(0);
  });
});

describe("an answer that does not come", () => {
  it.each(["lost-after", "500", "lost-before", "503"] as const)("%s: charges once in the end", async (fault) => {
    world.stripe.fail(/confirm/, fault);
    expect((await world.pay()).status).toBe(503);
    expect(order()?.state).toBe("pending");
    expect((await world.pay()).body.status).toBe("paid");
    expect([world.stripe.paid().length, world.stripe.intents.size, world.papers().length]).toEqual([1, 1, 1]);
  });

  it("to the making of a payment makes no second one", async () => {
    world.stripe.fail(/POST \/v1\/payment_intents$/, "lost-after");
    expect((await world.pay()).status).toBe(503);
    expect((await world.pay({ ...PERSON, billing_email: "other@example.org" })).body.status).toBe("paid");
    expect(world.stripe.intents.size).toBe(1);
  });

  it("is found at the next look", async () => {
    world.stripe.fail(/confirm/, "lost-after");
    await world.pay();
    world.clock.advance(601_000);
    await world.reconcile();
    expect(order()).toMatchObject({ state: "paid", total: intent()?.amount });
  });
});

describe("a message of the provider", () => {
  const lost = async () => {
    world.stripe.fail(/confirm/, "lost-after");
    await world.pay();
    const [event] = world.stripe.events;
    if (!event) throw new Error("Nothing was sent");
    return event;
  };

  it("fulfils the order once, however often it comes", async () => {
    const event = await lost();
    for (let time = 0; time < 3; time += 1) expect((await world.deliver(event)).status).toBe(200);
    expect([order()?.state, world.papers().length]).toEqual(["paid", 1]);
  });

  it("is taken with the former secret, and not forged or 301 s old", async () => {
    const event = await lost();
    const old = new Date(world.clock.now().getTime() - 301_000);
    expect((await world.deliver(event, { secret: "whsec_forged" })).status).toBe(400);
    expect((await world.deliver(event, { at: old })).status).toBe(400);
    expect(order()?.state).toBe("pending");
    expect((await world.deliver(event, { secret: FORMER_SECRET })).status).toBe(200);
    expect(order()?.state).toBe("paid");
  });

  it("is kept while the provider cannot be asked, and dealt with later", async () => {
    const event = await lost();
    world.stripe.fail(/GET/, "503");
    expect((await world.deliver(event)).status).toBe(200);
    expect(order()?.state).toBe("pending");
    await world.reconcile();
    expect(order()?.state).toBe("paid");
  });

  it("of a type that concerns no one is answered", async () => {
    const event = { id: "evt_x", type: "customer.created", created: 0, data: { object: { object: "customer" } } };
    expect((await world.deliver(event)).status).toBe(200);
  });
});

describe("what is given back", () => {
  const refund = async (body: object = {}) =>
    (await world.as("admin")).post(`/billing/orders/${order()?.id}/refund`, body);

  it("is credited in part and then whole, with the same VAT in all", async () => {
    await world.pay();
    const total = order()?.total ?? 0;
    expect((await refund({ amount: 10.01 })).body).toMatchObject({ state: "partly_refunded", refunded: 10.01 });
    expect((await refund({ amount: total })).status).toBe(409);
    expect((await refund()).body).toMatchObject({ state: "refunded" });
    expect((await refund()).status).toBe(409);
    const [invoice, ...notes] = world.papers();
    expect(notes.map(({ kind, number }) => [kind, number])).toEqual([
      ["credit_note", 2],
      ["credit_note", 3],
    ]);
    expect(notes.reduce((sum, { vat }) => sum + vat, 0)).toBe(invoice?.vat);
    expect(intent()?.refunded).toBe(total);
  });

  it("may be bought again, as another order", async () => {
    await world.pay();
    await refund();
    expect((await world.pay()).body.status).toBe("paid");
    expect(world.orders().map(({ state, round }) => [state, round])).toEqual([
      ["refunded", 0],
      ["paid", 1],
    ]);
  });

  it("is a matter of administrators, once for a double click", async () => {
    await world.pay();
    expect((await (await world.as("broker")).post(`/billing/orders/${order()?.id}/refund`, {})).status).toBe(403);
    const clicks = await Promise.all([refund({ amount: 5, refunded: 0 }), refund({ amount: 5, refunded: 0 })]);
    expect(clicks.map(({ status }) => status)).toEqual([200, 409]);
    expect(intent()?.refunded).toBe(500);
    expect((await refund({ amount: 5, refunded: 5 })).status).toBe(200);
  });

  it("at the provider is mirrored, and so is a dispute", async () => {
    await world.pay();
    world.stripe.refund(paymentId(), 100);
    world.stripe.dispute(paymentId(), "needs_response");
    for (const event of world.stripe.events) await world.deliver(event);
    expect(order()).toMatchObject({ state: "disputed", refunded: 100 });
    world.stripe.dispute(paymentId(), "won");
    world.clock.advance(25 * 3_600_000);
    await world.reconcile();
    expect(order()?.state).toBe("paid");
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

it("shows orders to their buyer and to administrators, with the month by VAT code", async () => {
  await world.pay(COMPANY);
  const client = await world.as("client");
  const own = (await client.get(`/user/${client.userId}/orders`)).body;
  expect(own).toMatchObject([{ state: "paid", vat_code: "EU_COMPANY", papers: [{ number: "F1-00001" }] }]);
  const admin = await world.as("admin");
  expect((await admin.get("/billing/orders?search=f1-00001")).body).toHaveLength(1);
  expect((await admin.get("/billing/orders?search=no one")).body).toHaveLength(0);
  const { rows } = (await admin.get("/billing/vat_totals?month=2027-01")).body;
  expect(rows).toMatchObject([{ vat_code: "EU_COMPANY", currency: "EUR", vat: 0, total: own[0].total }]);
});

describe("a restore", () => {
  /** The database as it was before the purchase comes back. */
  const restore = async () => {
    const copy = `${world.dataDir}/copy.db`;
    await world.store.backup(copy);
    await world.pay();
    await world.restart(() => {
      for (const end of ["", "-wal", "-shm"]) rmSync(`${world.dataDir}/passerelle.db${end}`, { force: true });
      renameSync(copy, `${world.dataDir}/passerelle.db`);
    });
    beginEpoch(world.server.deps);
  };

  it("lets no one buy until the orders are read back, and begins a new series", async () => {
    await restore();
    expect(world.orders()).toEqual([]);
    expect((await world.pay()).status).toBe(503);
    await world.reconcile();
    expect(order()).toMatchObject({ state: "paid", total: intent()?.amount });
    expect((await world.pay()).body.invoice_number).toBe("F2701150900-00001");
    expect(world.stripe.paid()).toHaveLength(1);
  });
});
