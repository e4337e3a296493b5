import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { stripeCard } from "../../ports/card/stripeCard.ts";
import { fakeClock } from "../../ports/clock.ts";
import { silentLog } from "../../ports/log.ts";
import { LATER } from "./laterScenarios.ts";
import { PURCHASES } from "./purchaseScenarios.ts";
import type { Scenario } from "./scenario.ts";
import { openTill } from "./till.ts";

const SCENARIOS = [...PURCHASES, ...LATER];

type Env = Readonly<Record<string, string | undefined>>;

/** What keeps the scenarios from being run, as a sentence for the developer. */
function faultOf(key: string): string | null {
  if (key === "") return "STRIPE_SECRET_KEY is not set. Give it the secret key of a Stripe account’s test mode.";
  if (/^(sk|rk)_test_/.test(key)) return null;
  return "STRIPE_SECRET_KEY is no key of the test mode, which begins with sk_test_ or rk_test_: nothing was done.";
}

/**
 * Runs the scenarios of the tests against Stripe’s test mode, to see that the emulator does what Stripe does.
 * @param words choose scenarios by their names
 * @returns the exit code
 */
export async function runStripeTest(env: Env, words: string, say: (line: string) => void): Promise<number> {
  const secretKey = env["STRIPE_SECRET_KEY"]?.trim() ?? "";
  const fault = faultOf(secretKey);
  if (fault !== null) {
    say(fault);
    return 2;
  }
  const chosen = SCENARIOS.filter(({ name }) => name.toLowerCase().includes(words.toLowerCase()));
  if (chosen.length === 0) {
    say(`No scenario is named like “${words}”.`);
    return 2;
  }
  let failed = 0;
  for (const scenario of chosen) {
    const error = await failureOf(scenario, secretKey, env["STRIPE_API_URL"]);
    say(`${error === null ? "held  " : "FAILED"} ${scenario.name}`);
    if (error !== null) say(error);
    failed += error === null ? 0 : 1;
  }
  say(`${chosen.length - failed} held, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

/** @returns what went wrong; null where nothing did */
async function failureOf({ run }: Scenario, secretKey: string, apiUrl: string | undefined): Promise<string | null> {
  const clock = fakeClock(new Date().toISOString());
  const keys = { secretKey, publishableKey: "pk_test_none", webhookSecrets: [] };
  const card = stripeCard({ ...keys, now: clock.now, log: silentLog, ...hostOf(apiUrl) });
  const dataDir = mkdtempSync(join(tmpdir(), "passerelle-stripe-"));
  const till = await openTill({ card, clock, dataDir });
  try {
    await run(till);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    await till.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Another address than Stripe’s, such as the emulator’s. */
function hostOf(apiUrl: string | undefined) {
  if (!apiUrl) return {};
  const { hostname, port, protocol } = new URL(apiUrl);
  const isSafe = protocol === "https:";
  return {
    host: { host: hostname, port: Number(port) || (isSafe ? 443 : 80), protocol: isSafe ? "https" : "http" },
  } as const;
}
