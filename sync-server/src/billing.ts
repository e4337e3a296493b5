import { join } from "node:path";
import type { BillingConfig } from "./billingConfig.ts";
import { demoCard } from "./ports/card/demoCard.ts";
import { fileMemory } from "./ports/card/demoMemory.ts";
import { viesRegister } from "./ports/card/vies.ts";
import { systemClock } from "./ports/clock.ts";
import type { Log } from "./ports/log.ts";
import { DEMO_PAYMENTS_FILE } from "./ports/privateFolder.ts";
import type { Billing } from "./verbs/billing/deps.ts";

/** Opens what is configured; null where billing is off. Stripe's code is loaded with it alone. */
export async function openBilling(
  config: BillingConfig,
  { dataDir, log }: { dataDir: string; log: Log },
): Promise<Billing | null> {
  const { mode, basis, seller, stripe, viesUrl } = config;
  const register = viesUrl === null ? null : viesRegister(viesUrl, fetch);
  if (mode === "demo") {
    const card = demoCard(fileMemory(join(dataDir, DEMO_PAYMENTS_FILE)), systemClock.now);
    return { card, basis, seller, register };
  }
  if (mode !== "stripe") return null;
  const { stripeCard } = await import("./ports/card/stripeCard.ts");
  return { card: stripeCard({ ...stripe, now: systemClock.now, log }), basis, seller, register };
}
