import { describe, it } from "vitest";
import { LATER } from "../../testing/stripe/laterScenarios.ts";
import { PURCHASES } from "../../testing/stripe/purchaseScenarios.ts";
import { billingServer } from "./billing.test-support.ts";

// `npm run billing -- stripe-test` runs the same ones against Stripe's test mode.
describe("a purchase", () => {
  it.each(PURCHASES)("$name", async ({ run }) => run(await billingServer()));
});

describe("an order that was paid", () => {
  it.each(LATER)("$name", async ({ run }) => run(await billingServer()));
});
