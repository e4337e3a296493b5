import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { refused } from "shared-schema/base/result";
import type { WorkMeter } from "../../../verbs/core/workMeter.ts";
import type { Env, RouteDeps } from "../env.ts";
import { refusalAnswer } from "../problem.ts";
import { noted } from "./accountLimits.ts";

const TOO_MANY = refused("account.too-many-pushes").refusal;

/** Holds each account to the work that its pushes may make within a minute, including those that were taken back. */
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
