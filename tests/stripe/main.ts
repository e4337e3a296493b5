import { runStripeTest } from "../../sync-server/src/testing/stripe/stripeTest.ts";

/** `npm run billing -- stripe-test [words]`: purchases in Stripe's test mode, with STRIPE_SECRET_KEY; words choose them by their names. */
const [command, ...words] = process.argv.slice(2);
if (command !== "stripe-test") {
  console.error("Usage: npm run billing -- stripe-test [words]");
  process.exit(2);
}
process.exit(await runStripeTest(process.env, words.join(" "), console.log));
