import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { rateLimiter } from "hono-rate-limiter";
import { refused } from "shared-schema/base/result";
import type { WorkMeter } from "../../verbs/core/workMeter.ts";
import { limited, noted } from "./accountLimits.ts";
import type { Env, RouteDeps } from "./env.ts";
import { refusalAnswer } from "./problem.ts";

const MINUTE = 60_000;
const TOO_MANY = refused("account.too-many-pushes").refusal;

/**
 * Holds each account to so many pushes a minute, before anything of their bodies is read. Its devices wait for as long as the
 * answer says, and lose nothing.
 */
export function limitPushes(deps: RouteDeps) {
  const limit = rateLimiter<Env>({
    windowMs: MINUTE,
    limit: deps.quotas.pushesPerMinute,
    keyGenerator: (c) => String(c.get("actor")?.user_id),
    handler: (c) =>
      limited(
        c,
        deps,
        { verb: "account.limited", user_id: c.get("actor")?.user_id ?? 0, details: { limit: "pushes" } },
        TOO_MANY,
      ),
  });
  return createMiddleware<Env>((c, next) => (c.get("actor") === null ? next() : limit(c, next)));
}

/** The same for the work that an account's pushes have made within a minute, whatever came of them. */
export function limitWork(deps: RouteDeps, meter: WorkMeter) {
  return createMiddleware<Env>(async (c, next) => waitForWork(c, deps, meter) ?? (await next()));
}

/** The answer to an account whose pushes have made too much work; null when the next may be decided. */
export function waitForWork(c: Context<Env>, deps: RouteDeps, meter: WorkMeter): Response | null {
  const actor = c.get("actor");
  const wait = actor && meter.wait(actor.user_id, deps.clock.now().getTime());
  if (!wait) return null;
  if (wait.isFirst) noted(c, deps, { verb: "account.limited", user_id: actor.user_id, details: { limit: "work" } });
  c.header("retry-after", String(Math.ceil(wait.ms / 1_000)));
  return refusalAnswer(c, TOO_MANY);
}
