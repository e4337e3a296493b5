import { beforeEach, describe, expect, it } from "vitest";
import { DEMO_PASSWORD } from "../../demo/login.ts";
import { anonymous } from "../../testing/client.ts";
import { COMPANY, PERSON } from "../../testing/stripe/till.ts";
import { pruneBuyers } from "../jobs/prune.ts";
import { type BillingServer, billingServer } from "./billing.test-support.ts";

let world: BillingServer;
beforeEach(async () => {
  world = await billingServer();
});

const DECLINED = { payment_method_id: "pm_card_chargeDeclined" };
const buyer = () => world.orders()[0]?.buyer;

it("is in the copy of one’s own data, and in no one else’s", async () => {
  await world.pay(COMPANY);
  const [client, broker] = [await world.as("client"), await world.as("broker")];
  const { orders } = (await client.get(`/user/${client.userId}/data`)).body;
  expect(orders).toMatchObject([{ state: "paid", buyer: { company: { name: "Nord GmbH" } } }]);
  expect((await broker.get(`/user/${broker.userId}/data`)).body.orders).toEqual([]);
});

describe("a deleted account", () => {
  /** Someone whom no agreement binds, and to whom the order belongs. */
  async function deleteBuyer(): Promise<void> {
    const person = { first_name: "Zoe", last_name: "Buyer", email: "zoe@example.org", password: DEMO_PASSWORD };
    await anonymous(world.server.app).post("/user/", person);
    const user = await world.server.login(person.email);
    const [order] = world.orders();
    if (order) world.store.billing.orders.change({ ...order, user_id: user.userId }, order);
    expect((await user.post(`/user/${user.userId}/deletion`, { password: DEMO_PASSWORD })).status).toBe(200);
  }

  it("leaves no buyer of what it has not paid", async () => {
    await world.pay({ ...PERSON, ...DECLINED });
    expect(buyer()).toContain(PERSON.billing_email);
    await deleteBuyer();
    expect(buyer()).toBeNull();
  });

  it("leaves invoices, which the law has kept, with their buyer", async () => {
    await world.pay();
    const papers = world.papers();
    await deleteBuyer();
    expect(buyer()).toContain(PERSON.billing_email);
    expect(world.papers()).toEqual(papers);
  });
});

it("is forgotten three months after an attempt that was not paid, and may be paid after that", async () => {
  await world.pay({ ...PERSON, ...DECLINED });
  world.clock.advance(89 * 86_400_000);
  pruneBuyers(world.server.deps);
  expect(buyer()).not.toBeNull();
  world.clock.advance(2 * 86_400_000);
  pruneBuyers(world.server.deps);
  expect(buyer()).toBeNull();
  expect((await world.pay()).body.status).toBe("paid");
});
