import { beforeEach, describe, expect, it } from "vitest";
import { COMPANY, PERSON } from "../../testing/stripe/till.ts";
import { type BillingServer, billingServer } from "./billing.test-support.ts";

let world: BillingServer;
beforeEach(async () => {
  world = await billingServer();
});

const charged = () => world.stripe.paid().map(({ amount, currency }) => [amount, currency]);

describe("a buyer who lies", () => {
  it.each([
    { amount: 1 },
    { total: 1 },
    { price: 0.01 },
    { currency: "JPY" },
    { vat_rate: 0 },
    { promo: "ALL" },
    { promos: [{ code: "ALL", share: 1 }] },
    { version: 7 },
    { user_id: 1 },
  ])("is refused with %j, and charged nothing", async (lie) => {
    expect((await world.pay({ ...PERSON, ...lie })).status).toBe(422);
    expect(charged()).toEqual([]);
  });

  it("gets no product for nothing, and no other one", async () => {
    expect((await world.pay({ product: "contract-fee" })).status).toBe(422);
    expect((await world.pay({ ...PERSON, product: "gift" })).status).toBe(422);
    expect((await world.pay({ ...PERSON, vat_code: "DIPLOMAT" })).status).toBe(422);
    expect(world.orders()).toEqual([]);
  });

  it("does not pay for, or learn of, an agreement of others", async () => {
    expect((await world.pay(PERSON, "passenger")).status).toBe(403);
    expect((await (await world.as("passenger")).post("/billing/2/pay", PERSON)).status).not.toBe(200);
    expect(world.orders()).toEqual([]);
  });

  it("sends no line that an invoice could not print", async () => {
    const lies = [
      { billing_name: "x".repeat(201) },
      { billing_name: "a\nb" },
      { billing_name: "\ud800" },
      { company_vat_num: `DE${"1".repeat(60)}` },
      { company_reg_postcode: "1".repeat(21) },
      { billing_email: "no address" },
      { payment_method_id: "pm_card_visa'; drop table orders" },
    ];
    for (const lie of lies) expect([lie, (await world.pay({ ...COMPANY, ...lie })).status]).toEqual([lie, 422]);
    expect(charged()).toEqual([]);
  });

  it("is invoiced as written, with the longest and oddest names that are taken", async () => {
    const longest = '"\\€😀'.repeat(40);
    const company = { company_name: longest, company_reg_address: longest, company_reg_city: longest };
    const { body } = await world.pay({ ...COMPANY, ...company, billing_name: longest });
    expect(body.status).toBe("paid");
    expect(JSON.parse(world.papers()[0]?.facts ?? "")).toMatchObject({
      buyer: { name: longest, company: { city: longest } },
    });
    const admin = await world.as("admin");
    expect((await admin.get(`/billing/orders/${body.order_id}/papers/${body.invoice_number}`)).status).toBe(200);
  });

  it("cannot pay with the payment of another order", async () => {
    await world.pay({ ...PERSON, payment_method_id: "pm_card_threeDSecure2Required" });
    const { payment_method_id: _, ...rest } = PERSON;
    expect((await world.pay({ ...rest, payment_intent_id: "pi_999999" }, "broker")).status).toBe(409);
    expect(charged()).toEqual([]);
  });
});

describe("whoever plays the provider", () => {
  const send = (body: string, headers: Record<string, string> = {}) =>
    world.server.app.request("/api/billing/webhook", { method: "POST", body, headers });
  const signed = async () => {
    await world.pay({ ...PERSON, payment_method_id: "pm_card_chargeDeclined" });
    const [event] = world.stripe.events;
    if (!event) throw new Error("Nothing was sent");
    return event;
  };

  it("is refused without a signature, and with that of another body", async () => {
    const event = await signed();
    const forged = { ...event, type: "payment_intent.succeeded" };
    expect((await send(JSON.stringify(forged))).status).toBe(400);
    expect((await send(JSON.stringify(forged), { "stripe-signature": "t=1,v1=00" })).status).toBe(400);
    expect((await send("", { "stripe-signature": "" })).status).toBe(400);
    expect(world.orders()[0]?.state).toBe("unpaid");
  });

  it("pays nothing with a message that says so and is signed", async () => {
    const event = await signed();
    const object = { ...event.data.object, status: "succeeded", amount_received: 1 };
    const lie = { ...event, id: "evt_lie", type: "payment_intent.succeeded", data: { object } };
    expect((await world.deliver(lie)).status).toBe(200);
    expect([world.orders()[0]?.state, world.papers()]).toEqual(["unpaid", []]);
  });

  it("is refused a body without end", async () => {
    const { status } = await send("x".repeat(40_000_000), { "stripe-signature": "t=1,v1=00" });
    expect([400, 413]).toContain(status);
  });
});

describe("someone who tries out cards", () => {
  const declined = { ...PERSON, payment_method_id: "pm_card_chargeDeclined" };

  it("is refused after twenty of them for one agreement, in every account, for an hour", async () => {
    const [client, broker] = [await world.as("client"), await world.as("broker")];
    for (let card = 0; card < 20; card += 1) {
      expect((await (card % 2 ? client : broker).post("/billing/1/pay", declined)).status).toBe(400);
    }
    for (const each of [client, broker]) {
      const { status, headers } = await each.post("/billing/1/pay", PERSON);
      expect([status, headers.get("retry-after")]).toEqual([429, "3600"]);
    }
    expect(charged()).toEqual([]);
    world.clock.advance(3_600_001);
    expect((await client.post("/billing/1/pay", PERSON)).body.status).toBe("paid");
  });

  it("is refused in one account whatever the agreement", async () => {
    const few = await billingServer({ quotas: { paymentsPerHour: 3 } });
    const client = await few.as("client");
    for (let card = 0; card < 3; card += 1)
      expect((await client.post(`/billing/${card + 1}/pay`, declined)).status).not.toBe(429);
    const { status, headers, body } = await client.post("/billing/1/pay/", declined);
    expect([status, body.message]).toEqual([429, expect.stringContaining("Nothing was charged")]);
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await few.pay(PERSON, "broker")).body.status).toBe("paid");
  });
});
