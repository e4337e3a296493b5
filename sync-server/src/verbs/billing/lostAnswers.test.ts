import { beforeEach, describe, expect, it } from "vitest";
import { PERSON } from "../../testing/stripe/till.ts";
import { type BillingServer, billingServer } from "./billing.test-support.ts";

let world: BillingServer;
beforeEach(async () => {
  world = await billingServer();
});

const intent = () => [...world.stripe.intents.values()].at(-1);

describe("an answer that does not come", () => {
  it.each(["lost-after", "500", "lost-before", "503"] as const)("%s: charges once in the end", async (fault) => {
    world.stripe.fail(/confirm/, fault);
    expect((await world.pay()).status).toBe(503);
    expect(world.order()?.state).toBe("pending");
    expect((await world.pay()).body.status).toBe("paid");
    expect([world.stripe.paid().length, world.stripe.intents.size, world.papers().length]).toEqual([1, 1, 1]);
  });

  it("within the time limit is refused as such, and the payment behind it is found later", async () => {
    const slow = await billingServer({ timeoutMs: 500 });
    slow.stripe.fail(/confirm/, "late");
    expect((await slow.pay()).status).toBe(503);
    expect(slow.order()?.state).toBe("pending");
    expect(slow.stripe.paid()).toHaveLength(1);
    slow.clock.advance(601_000);
    await slow.reconcile();
    expect(slow.order()?.state).toBe("paid");
    expect([slow.stripe.paid().length, slow.papers().length]).toEqual([1, 1]);
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
    expect(world.order()).toMatchObject({ state: "paid", total: intent()?.amount });
  });
});
