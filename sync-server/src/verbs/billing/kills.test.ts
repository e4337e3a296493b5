import { describe, expect, it } from "vitest";
import { PERSON } from "../../testing/stripe/till.ts";
import { expectAtRest } from "./atRest.test-support.ts";
import { billingServer, type Death } from "./billing.test-support.ts";

const deaths = (...calls: Death["call"][]): Death[] =>
  calls.flatMap((call) => [{ call, when: "before" } as const, { call, when: "after" } as const]);

describe("a process that is killed while someone pays", () => {
  it.each(deaths("create", "change", "charge"))(
    "$when the call $call: pays once with the next process",
    async (death) => {
      const world = await billingServer();
      world.killAt(death);
      expect((await world.pay()).status).toBe(500);
      await world.restart();
      expect((await world.pay()).body.status).toBe("paid");
      expect(world.stripe.paid()).toHaveLength(1);
      await expectAtRest(world);
    },
  );

  it.each(deaths("create", "change", "charge"))(
    "$when the call $call: comes to rest without the buyer",
    async (death) => {
      const world = await billingServer();
      world.killAt(death);
      await world.pay();
      await world.restart();
      await expectAtRest(world);
      const isCharged = death.call === "charge" && death.when === "after";
      expect([world.stripe.paid().length, world.orders()[0]?.state]).toEqual(isCharged ? [1, "paid"] : [0, "unpaid"]);
    },
  );

  it.each(deaths("read", "proceed"))("$when the call $call of a checked payment: pays once", async (death) => {
    const world = await billingServer();
    const { payment_method_id: _, ...rest } = PERSON;
    const { body } = await world.pay({ ...PERSON, payment_method_id: "pm_card_threeDSecure2Required" });
    world.stripe.authenticate(body.payment_intent_id, true);
    const goOn = () => world.pay({ ...rest, payment_intent_id: body.payment_intent_id });
    world.killAt(death);
    expect((await goOn()).status).toBe(500);
    await world.restart();
    expect((await goOn()).body.status).toBe("paid");
    await expectAtRest(world);
  });
});

it.each(deaths("refund", "read"))(
  "gives back once what a process was killed in: $when the call $call",
  async (death) => {
    const world = await billingServer();
    await world.pay();
    const refund = async () =>
      (await world.as("admin")).post(`/billing/orders/${world.orders()[0]?.id}/refund`, { amount: 5 });
    world.killAt(death);
    expect((await refund()).status).toBe(500);
    const isGiven = world.stripe.paid()[0]?.refunded === 500;
    await world.restart();
    // What was given back by the killed process is seen before anything else is.
    expect((await refund()).status).toBe(isGiven ? 409 : 200);
    expect(world.stripe.paid()[0]?.refunded).toBe(500);
    await expectAtRest(world);
  },
);
