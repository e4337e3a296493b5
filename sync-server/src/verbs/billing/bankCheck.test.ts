import { beforeEach, describe, expect, it } from "vitest";
import { PERSON } from "../../testing/stripe/till.ts";
import { type BillingServer, billingServer } from "./billing.test-support.ts";

let world: BillingServer;
beforeEach(async () => {
  world = await billingServer();
});

const paymentId = () => [...world.stripe.intents.values()].at(-1)?.id ?? "";

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
    expect([(await goOn()).status, world.order()?.state]).toEqual([400, "unpaid"]);
  });
});
