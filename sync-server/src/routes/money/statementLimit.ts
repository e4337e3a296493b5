import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { rateLimiter } from "hono-rate-limiter";
import { refused } from "shared-schema/base/result";
import { limited } from "../http/accountLimits.ts";
import type { Env, RouteDeps } from "../http/env.ts";

const HOUR_MS = 3_600_000;
const TOO_MANY = refused("statement.too-often").refusal;

/** Bank statements that an account may send within an hour, counted before anything of them is read. */
export function limitStatements(deps: RouteDeps) {
  const senderOf = (c: Context<Env>) => c.get("actor")?.user_id ?? 0;
  const limit = rateLimiter<Env>({
    windowMs: HOUR_MS,
    limit: deps.quotas.statementsPerHour,
    keyGenerator: (c) => String(senderOf(c)),
    handler: (c) => {
      const event = { verb: "account.limited", details: { limit: "statements" } } as const;
      return limited(c, deps, { ...event, user_id: senderOf(c) }, TOO_MANY);
    },
  });
  const isCounted = (method: string, path: string) => method === "POST" && /^\/api\/statement\/?$/.test(path);
  return createMiddleware<Env>((c, next) =>
    c.get("actor") !== null && isCounted(c.req.method, c.req.path) ? limit(c, next) : next(),
  );
}
