import fc from "fast-check";
import { expect, it } from "vitest";
import { anonymous } from "../../testing/client.ts";
import { PERSON } from "../../testing/stripe/till.ts";
import { expectAtRest, harmOf } from "./atRest.test-support.ts";
import { type BillingServer, billingServer, type Death, Killed } from "./billing.test-support.ts";

/** One thing that happens. What cannot happen at the moment does not. */
type Step =
  | { what: "pay"; who: string; method: string }
  | { what: "pay at once" }
  | { what: "bank"; passed: boolean }
  | { what: "go on"; who: string }
  | { what: "message"; which: number }
  | { what: "look" }
  | { what: "refund"; share: number }
  | { what: "refund there"; share: number }
  | { what: "dispute"; state: "needs_response" | "won" }
  | { what: "fault"; path: RegExp; fault: "lost-before" | "lost-after" | "500" | "503" }
  | { what: "death"; death: Death }
  | { what: "restart" }
  | { what: "back up" }
  | { what: "restore" }
  | { what: "expired session" };

const who = fc.constantFrom("client", "broker");
const share = fc.constantFrom(0.3, 1);
const calls = fc.constantFrom<Death["call"]>("create", "change", "charge", "proceed", "read", "refund");
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      ...{ what: fc.constant("pay"), who },
      method: fc.constantFrom("pm_card_visa", "pm_card_threeDSecure2Required", "pm_card_chargeDeclined"),
    }),
  },
  fc.constant({ what: "pay at once" }),
  { weight: 2, arbitrary: fc.record({ what: fc.constant("bank"), passed: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant("go on"), who }) },
  { weight: 3, arbitrary: fc.record({ what: fc.constant("message"), which: fc.nat(50) }) },
  { weight: 2, arbitrary: fc.constant({ what: "look" }) },
  fc.record({ what: fc.constant("refund"), share }),
  fc.record({ what: fc.constant("refund there"), share }),
  fc.record({ what: fc.constant("dispute"), state: fc.constantFrom("needs_response", "won") }),
  {
    weight: 3,
    arbitrary: fc.record({
      what: fc.constant("fault"),
      path: fc.constantFrom(/confirm/, /POST/, /GET/),
      fault: fc.constantFrom("lost-before", "lost-after", "500", "503"),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      what: fc.constant("death"),
      death: fc.record({ call: calls, when: fc.constantFrom("before", "after") }),
    }),
  },
  fc.constant({ what: "restart" }),
  fc.constant({ what: "back up" }),
  { weight: 2, arbitrary: fc.constant({ what: "restore" }) },
  fc.constant({ what: "expired session" }),
);

const { payment_method_id: _, ...WITHOUT_CARD } = PERSON;

async function take(world: BillingServer, step: Step): Promise<void> {
  const { stripe } = world;
  const intent = [...stripe.intents.values()].at(-1);
  switch (step.what) {
    case "pay":
      await world.pay({ ...PERSON, payment_method_id: step.method }, step.who);
      return;
    case "pay at once":
      await Promise.all([world.pay(PERSON), world.pay(PERSON, "broker"), world.pay(PERSON)]);
      return;
    case "bank":
      if (intent?.status === "requires_action") stripe.authenticate(intent.id, step.passed);
      return;
    case "go on":
      if (intent) await world.pay({ ...WITHOUT_CARD, payment_intent_id: intent.id }, step.who);
      return;
    case "message": {
      const event = stripe.events[step.which % Math.max(1, stripe.events.length)];
      if (event) await world.deliver(event);
      return;
    }
    case "look":
      world.clock.advance(601_000);
      await world.reconcile().catch((error: unknown) => {
        if (!(error instanceof Killed)) throw error;
      });
      return;
    case "refund":
      await refund(world, step.share);
      return;
    case "refund there": {
      const left = intent?.status === "succeeded" ? intent.amount - intent.refunded : 0;
      if (intent && left > 0 && intent.dispute !== "needs_response")
        stripe.refund(intent.id, step.share === 1 ? left : Math.ceil(left / 3));
      return;
    }
    case "dispute":
      if (intent?.status === "succeeded") stripe.dispute(intent.id, step.state);
      return;
    case "fault":
      stripe.fail(step.path, step.fault);
      return;
    case "death":
      world.killAt(step.death);
      return;
    case "restart":
      await world.restart();
      return;
    case "back up":
      await world.backUp();
      return;
    case "restore":
      await world.restore();
      return;
    case "expired session":
      expect((await anonymous(world.server.app).post("/billing/1/pay", PERSON)).status).toBe(401);
  }
}

/** A part of the last order, or all that is left of it. */
async function refund(world: BillingServer, share: number): Promise<void> {
  const order = world.orders().at(-1);
  const part = { amount: Math.max(1, Math.floor((order?.total ?? 0) * share)) / 100 };
  if (order) await (await world.as("admin")).post(`/billing/orders/${order.id}/refund`, share === 1 ? {} : part);
}

const PURCHASES = Number(process.env["PURCHASES"] ?? 10);
/** Another one each night; `SEED` plays one again. */
const SEED = Number(process.env["SEED"] ?? (process.env["PURCHASES"] ? Date.now() % 1_000_000_000 : 27));

it("pays once and fulfils what was paid, whatever happens in whatever order", {
  timeout: 60_000 + PURCHASES * 10_000,
}, async () => {
  const begun = await (await billingServer()).backUp();
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 24 }), async (steps) => {
      const world = await billingServer({ begun });
      const harm = harmOf(world);
      try {
        for (const each of steps) {
          await take(world, each);
          harm.expectNone();
        }
        world.stripe.mend();
        await expectAtRest(world);
        harm.expectNone();
      } finally {
        await world.end();
      }
    }),
    { seed: SEED, numRuns: PURCHASES, endOnFailure: true },
  );
});
