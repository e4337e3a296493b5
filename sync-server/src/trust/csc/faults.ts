import { setTimeout as wait } from "node:timers/promises";
import { createMiddleware } from "hono/factory";
import type { TrustContext } from "../context.ts";
import { apiError } from "./answers.ts";

/** Delays and fails calls as the operator asks, so that each state of a signature can be seen. */
export function asConfigured({ faults }: Pick<TrustContext, "faults">) {
  return createMiddleware(async (c, next) => {
    const call = c.req.path.split("/").at(-1) ?? "";
    const delay = faults.delays[call];
    if (delay !== undefined) await wait(delay);
    const error = faults.errors[call];
    if (error === undefined) return next();
    const status = Number(error);
    if (status === 429 || status === 500 || status === 501 || status === 503) {
      return apiError(c, status, "server_error", "Asked for by the operator");
    }
    const isToken = error === "expired_token" || error === "invalid_token";
    return apiError(c, isToken ? 401 : 400, error, "Asked for by the operator");
  });
}
