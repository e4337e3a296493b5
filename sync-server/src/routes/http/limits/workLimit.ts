import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { type Refusal, refused } from "shared-schema/base/result";
import type { WorkMeter } from "../../../verbs/base/workMeter.ts";
import type { Env, RouteDeps } from "../env.ts";
import { refusalAnswer } from "../problem.ts";
import { noted } from "./accountLimits.ts";

const TOO_MANY = refused("account.too-many-pushes").refusal;
const TOO_OFTEN = refused("account.too-many-attempts").refusal;

/** Holds each account to the work that its pushes may make within a minute, including those that were taken back. */
export function limitWork(deps: RouteDeps, meter: WorkMeter) {
  return createMiddleware<Env>(async (c, next) => waitForWork(c, deps, meter) ?? (await next()));
}

/** Counts what has to be parsed as work before it is parsed: what is refused then has cost as much as what is taken. */
export function chargeBody(deps: RouteDeps, meter: WorkMeter) {
  return createMiddleware<Env>(async (c, next) => {
    const user = c.get("actor")?.user_id;
    if (user === undefined) return next();
    const wait = waitForWork(c, deps, meter);
    if (wait) return wait;
    const bytes = (await c.req.arrayBuffer()).byteLength;
    meter.add(user, bytes, deps.clock.now().getTime());
    c.set("chargedBytes", bytes);
    return next();
  });
}

/** Holds each account to the same work with its lists, which grow with its data and are each made in one piece. */
export function limitLists(deps: RouteDeps, meter: WorkMeter) {
  return createMiddleware<Env>(async (c, next) => {
    const user = c.get("actor")?.user_id;
    if (user !== undefined) c.set("spend", (bytes) => meter.add(user, bytes, deps.clock.now().getTime()));
    return waitForWork(c, deps, meter, TOO_OFTEN) ?? (await next());
  });
}

/** The answer to an account that has made too much work; null when the next may be done. */
export function waitForWork(
  c: Context<Env>,
  deps: RouteDeps,
  meter: WorkMeter,
  refusal: Refusal = TOO_MANY,
): Response | null {
  const actor = c.get("actor");
  const wait = actor && meter.wait(actor.user_id, deps.clock.now().getTime(), c.get("chargedBytes"));
  if (!wait) return null;
  if (wait.isFirst) noted(c, deps, { verb: "account.limited", user_id: actor.user_id, details: { limit: "work" } });
  c.header("retry-after", String(Math.ceil(wait.ms / 1_000)));
  return refusalAnswer(c, refusal);
}
