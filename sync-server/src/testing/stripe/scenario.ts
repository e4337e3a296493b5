import type { Till } from "./till.ts";

/** A scenario of buyer, product and provider. The tests run it against the emulator, a command against Stripe's test mode. */
export interface Scenario {
  name: string;
  run(till: Till): Promise<void>;
}
