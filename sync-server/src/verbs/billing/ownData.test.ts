import { beforeEach, describe, expect, it } from "vitest";
import { DEMO_PASSWORD } from "../../demo/login.ts";
import { anonymous } from "../../testing/client.ts";
import { COMPANY, PERSON } from "../../testing/stripe/till.ts";
import { pruneBuyers } from "../jobs/prune.ts";
import { type BillingServer, billingServer } from "./billing.test-support.ts";
import { printPapers } from "./papers/print.ts";
import { purgePapers } from "./retention.ts";

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

describe("after ten years", () => {
  it("papers and buyers are kept to the end of the tenth year after that of the paper, and then deleted", async () => {
    await world.pay();
    await printPapers(world.server.deps);
    const at = (moment: string) => world.clock.advance(Date.parse(moment) - world.clock.now().getTime());
    at("2037-12-31T23:00:00Z");
    expect(purgePapers(world.server.deps)).toBe(0);
    expect([world.papers().length, buyer()]).toEqual([1, expect.stringContaining(PERSON.billing_email)]);
    at("2038-01-01T01:00:00Z");
    expect(purgePapers(world.server.deps)).toBe(1);
    expect([world.papers(), buyer()]).toEqual([[], null]);
    expect(world.store.billing.files.pdfOf({ series: 1, number: 1 })).toBeUndefined();
    // The version stays paid, and no number is given again.
    expect(world.order()?.state).toBe("paid");
    expect((await world.offer()).body).toBeNull();
    expect(world.store.billing.invoices.draw("2038-01-01T01:00:00Z")).toEqual({ series: 1, number: 2 });
  });

  it("a credit note keeps the buyer of its order, as long as it is kept itself", async () => {
    await world.pay();
    world.clock.advance(400 * 86_400_000);
    await world.refund({ amount: 5 });
    world.clock.advance(Date.parse("2038-06-01T00:00:00Z") - world.clock.now().getTime());
    expect(purgePapers(world.server.deps)).toBe(1);
    expect(world.papers().map(({ kind }) => kind)).toEqual(["credit_note"]);
    expect(buyer()).not.toBeNull();
  });
});
