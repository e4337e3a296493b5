import type { MiddlewareHandler } from "hono";
import { rateLimiter } from "hono-rate-limiter";
import type { TrustContext, TrustLimits } from "../context.ts";
import { apiError } from "./answers.ts";

const MINUTE = 60_000;

/** Limits requests per address and minute. The product's own calls come through no network and are not counted. */
export function limited(context: TrustContext, name: keyof TrustLimits): MiddlewareHandler {
  return rateLimiter({
    windowMs: MINUTE,
    limit: context.limits[name],
    keyGenerator: (c) => context.addressOf(c) ?? "",
    skip: (c) => context.addressOf(c) === null,
    handler: (c) => {
      c.header("retry-after", "60");
      return apiError(c, 429, "too_many_requests", "Too many requests. Try again in a minute.");
    },
  });
}
