import { beforeEach, describe, expect, it } from "vitest";
import { type BillingServer, billingServer } from "./billing.test-support.ts";

let world: BillingServer;
beforeEach(async () => {
  world = await billingServer();
});

const intent = () => [...world.stripe.intents.values()].at(-1);
const paymentId = () => intent()?.id ?? "";

describe("what is given back", () => {
  it("is a matter of administrators", async () => {
    await world.pay();
    expect((await (await world.as("broker")).post(`/billing/orders/${world.order()?.id}/refund`, {})).status).toBe(403);
    expect(intent()?.refunded).toBe(0);
  });

  it("at the provider is mirrored, and so is a dispute", async () => {
    await world.pay();
    world.stripe.refund(paymentId(), 100);
    world.stripe.dispute(paymentId(), "needs_response");
    for (const event of world.stripe.events) await world.deliver(event);
    expect(world.order()).toMatchObject({ state: "disputed", refunded: 100 });
    world.stripe.dispute(paymentId(), "won");
    world.clock.advance(25 * 3_600_000);
    await world.reconcile();
    expect(world.order()).toMatchObject({ state: "partly_refunded", refunded: 100 });
  });

  it("leaves a dispute that is won as it was paid", async () => {
    await world.pay();
    world.stripe.dispute(paymentId(), "needs_response");
    for (const event of world.stripe.events) await world.deliver(event);
    expect(world.order()?.state).toBe("disputed");
    world.stripe.dispute(paymentId(), "won");
    world.clock.advance(25 * 3_600_000);
    await world.reconcile();
    expect(world.order()).toMatchObject({ state: "paid", refunded: 0 });
  });
});

it("leaves the money of the agreement as it was: neither its ledger nor its payments know of the fee", async () => {
  const { store } = world;
  const kept = async () => {
    const { payments, payment_calls } = (await (await world.as("broker")).get("/cruise/1")).body;
    const entries = store.ledger.agreements().map((id) => [id, store.ledger.of(id)]);
    return { entries, payments, payment_calls };
  };
  const before = await kept();
  await world.pay();
  await world.refund({ amount: 10 });
  world.stripe.dispute(paymentId(), "needs_response");
  for (const event of world.stripe.events) await world.deliver(event);
  expect(world.order()).toMatchObject({ state: "disputed", refunded: 1_000 });
  expect(await kept()).toEqual(before);
});
