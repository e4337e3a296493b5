import { createMiddleware } from "hono/factory";
import { rateLimiter } from "hono-rate-limiter";
import { refused } from "shared-schema/base/result";
import { addressOf } from "../address.ts";
import type { Env, RouteDeps } from "../env.ts";
import { limited } from "./accountLimits.ts";

const WINDOW_MS = 10 * 60_000;

/** Contracts that are checked without a session, per address and ten minutes. Those that are found count too. */
export function limitVerifications(deps: RouteDeps) {
  const limit = rateLimiter<Env>({
    windowMs: WINDOW_MS,
    limit: deps.limits.verifications,
    keyGenerator: (c) => addressOf(c, deps),
    handler: (c) =>
      limited(
        c,
        deps,
        { verb: "account.limited", user_id: null, details: { limit: "verifications" } },
        refused("account.too-many-attempts").refusal,
      ),
  });
  return createMiddleware<Env>((c, next) => (c.get("actor") === null ? limit(c, next) : next()));
}
