import { createMiddleware } from "hono/factory";
import { refused } from "shared-schema/base/result";
import { lacksFactor } from "../../verbs/account/factor/settings.ts";
import type { Env, RouteDeps } from "../http/env.ts";
import { refusalAnswer } from "../http/problem.ts";

/** The calls with which an administrator logs in, out, and adds a second factor. */
const LEFT_OPEN = /^\/api\/user\/(?:login(?:\/|$)|logout\/?$|me\/?$|\d+\/(?:factor|proof|session|password)(?:\/|$))/;

/** Refuses every other request of an administrator who needs a second factor and has none, sync included. */
export function requireFactor(deps: RouteDeps) {
  return createMiddleware<Env>(async (c, next) => {
    const actor = c.get("actor");
    if (actor === null || !lacksFactor(deps, actor) || LEFT_OPEN.test(c.req.path)) return next();
    return refusalAnswer(c, refused("account.factor-needed").refusal);
  });
}
