import { rateLimiter } from "hono-rate-limiter";
import { refused } from "shared-schema/base/result";
import { addressOf } from "../address.ts";
import type { Env, RouteDeps } from "../env.ts";
import { limited } from "./accountLimits.ts";

const HOUR_MS = 3_600_000;

/** Messages of the contact form per address and hour. Those that are refused count too. */
export function limitContactForms(deps: RouteDeps) {
  return rateLimiter<Env>({
    windowMs: HOUR_MS,
    limit: deps.limits.contactForms,
    keyGenerator: (c) => addressOf(c, deps),
    handler: (c) =>
      limited(
        c,
        deps,
        { verb: "account.limited", user_id: null, details: { limit: "contact forms" } },
        refused("contact-form.too-many").refusal,
      ),
  });
}
