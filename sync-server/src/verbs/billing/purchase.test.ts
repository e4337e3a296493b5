import { beforeEach, describe, expect, it } from "vitest";
import { PERSON } from "../../testing/stripe/till.ts";
import { type BillingServer, billingServer } from "./billing.test-support.ts";

let world: BillingServer;
beforeEach(async () => {
  world = await billingServer();
});

describe("a purchase", () => {
  it("is by card alone, and a receipt goes by mail", async () => {
    await world.pay();
    expect([...world.stripe.intents.values()]).toMatchObject([{ types: ["card"], confirmation_method: "manual" }]);
    expect(world.store.mails.newest(1)[0]).toMatchObject({ kind: "receipt", recipient: PERSON.billing_email });
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
});
