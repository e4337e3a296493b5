import type { MiddlewareHandler } from "hono";
import { rateLimiter } from "hono-rate-limiter";
import { type Refusal, refused } from "shared-schema/base/result";
import type { Env, RouteDeps } from "../env.ts";
import { limited } from "./accountLimits.ts";

const MINUTE_MS = 60_000;

interface Limit {
  name: "statements" | "mail_settings" | "kyc_documents" | "payments" | "account";
  windowMs: number;
  /** Requests of an account within the window. */
  most: number | (() => number);
  refusal: Refusal;
}

/** Holds each account to so many bank statements an hour. */
export function limitStatements(deps: RouteDeps): MiddlewareHandler<Env> {
  const refusal = refused("statement.too-often").refusal;
  const limit = { windowMs: 60 * MINUTE_MS, most: () => deps.quotas.statementsPerHour, refusal };
  return perAccount(deps, { name: "statements", ...limit });
}

/** Holds each account to sixty changes of its mail and of the devices told an hour: each is noted in the audit trail, which is never pruned. */
export function limitMailSettings(deps: RouteDeps): MiddlewareHandler<Env> {
  const refusal = refused("account.too-many-attempts").refusal;
  return perAccount(deps, { name: "mail_settings", windowMs: 60 * MINUTE_MS, most: 60, refusal });
}

/** Holds each account to sixty documents of KYC checks added or removed an hour: the sweep of the day keeps up with that. */
export function limitKycDocuments(deps: RouteDeps): MiddlewareHandler<Env> {
  const refusal = refused("account.too-many-attempts").refusal;
  return perAccount(deps, { name: "kyc_documents", windowMs: 60 * MINUTE_MS, most: 60, refusal });
}

/** Holds each account to so many calls that pay by card an hour: no one tries out the numbers of stolen cards here. */
export function limitPayments(deps: RouteDeps): MiddlewareHandler<Env> {
  const refusal = refused("billing.too-many-attempts").refusal;
  const limit = { windowMs: 60 * MINUTE_MS, most: () => deps.quotas.paymentsPerHour, refusal };
  return perAccount(deps, { name: "payments", ...limit });
}

/** Holds each account to so many changes of itself a minute: proofs, second factors, passwords, copies of its data. */
export function limitAccountCalls(deps: RouteDeps): MiddlewareHandler<Env> {
  const refusal = refused("account.too-many-attempts").refusal;
  const limit = { windowMs: MINUTE_MS, most: deps.quotas.accountCallsPerMinute, refusal };
  const counted = perAccount(deps, { name: "account", ...limit });
  return (c, next) => (c.req.method === "GET" && !COPY.test(c.req.path) ? next() : counted(c, next));
}

/** A copy of an account's data takes long to make. */
const COPY = /\/data\/?$/;

/** Counts the requests of an account before anything of their bodies is read; those that are refused count too. */
function perAccount(deps: RouteDeps, { name, windowMs, most, refusal }: Limit): MiddlewareHandler<Env> {
  const limit = rateLimiter<Env>({
    windowMs,
    limit: most,
    keyGenerator: (c) => String(c.get("actor")?.user_id),
    handler: (c) => {
      const user_id = c.get("actor")?.user_id ?? 0;
      return limited(c, deps, { verb: "account.limited", user_id, details: { limit: name } }, refusal);
    },
  });
  return (c, next) => (c.get("actor") === null ? next() : limit(c, next));
}
