import { beforeEach, describe, expect, it } from "vitest";
import { FORMER_SECRET } from "../../testing/stripe/billing.ts";
import { type BillingServer, billingServer } from "./billing.test-support.ts";

let world: BillingServer;
beforeEach(async () => {
  world = await billingServer();
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
    expect([world.order()?.state, world.papers().length]).toEqual(["paid", 1]);
  });

  it("is taken with the former secret, and not forged or 301 s old", async () => {
    const event = await lost();
    const old = new Date(world.clock.now().getTime() - 301_000);
    expect((await world.deliver(event, { secret: "whsec_forged" })).status).toBe(400);
    expect((await world.deliver(event, { at: old })).status).toBe(400);
    expect(world.order()?.state).toBe("pending");
    expect((await world.deliver(event, { secret: FORMER_SECRET })).status).toBe(200);
    expect(world.order()?.state).toBe("paid");
  });

  it("is kept while the provider cannot be asked, and dealt with later", async () => {
    const event = await lost();
    world.stripe.fail(/GET/, "503");
    expect((await world.deliver(event)).status).toBe(200);
    expect(world.order()?.state).toBe("pending");
    await world.reconcile();
    expect(world.order()?.state).toBe("paid");
  });

  it("of a type that concerns no one is answered", async () => {
    const event = { id: "evt_x", type: "customer.created", created: 0, data: { object: { object: "customer" } } };
    expect((await world.deliver(event)).status).toBe(200);
  });
});
