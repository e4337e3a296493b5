import { expect, it, onTestFinished } from "vitest";
import { openStripe, SECRET_KEY } from "./emulator.ts";
import { runStripeTest } from "./stripeTest.ts";

async function run(env: Record<string, string>, words = "") {
  const lines: string[] = [];
  const code = await runStripeTest(env, words, (line) => lines.push(line));
  return { code, output: lines.join("\n") };
}

async function emulator() {
  const stripe = await openStripe(() => new Date());
  onTestFinished(stripe.close);
  return { stripe, env: { STRIPE_API_URL: `http://127.0.0.1:${stripe.host.port}` } };
}

it.each(["", "sk_live_51H", "rk_live_51H", "pk_test_51H", "whsec_1"])("asks no one with the key %j", async (key) => {
  const { stripe, env } = await emulator();
  const { code, output } = await run({ ...env, STRIPE_SECRET_KEY: key });
  expect([code, output]).toEqual([2, expect.stringContaining("STRIPE_SECRET_KEY")]);
  expect(stripe.intents.size).toBe(0);
});

it("runs a scenario against whatever answers as Stripe", async () => {
  const { stripe, env } = await emulator();
  const { code, output } = await run({ ...env, STRIPE_SECRET_KEY: SECRET_KEY }, "charges the total once");
  expect([code, output]).toEqual([0, expect.stringContaining("1 held, 0 failed")]);
  expect(stripe.paid()).toHaveLength(1);
});

it("fails where Stripe does something else", async () => {
  const { stripe, env } = await emulator();
  stripe.fail(/confirm/, "503");
  const { code, output } = await run({ ...env, STRIPE_SECRET_KEY: SECRET_KEY }, "charges the total once");
  expect([code, output]).toEqual([1, expect.stringContaining("FAILED charges the total once")]);
});

it("says that no scenario has such a name", async () => {
  expect((await run({ STRIPE_SECRET_KEY: SECRET_KEY }, "tea leaves")).code).toBe(2);
});
