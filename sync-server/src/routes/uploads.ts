import { createMiddleware } from "hono/factory";
import { refused } from "shared-schema/base/result";
import { decideUpload } from "../verbs/yacht/pictures.ts";
import type { Env, RouteDeps } from "./http/env.ts";
import { refusalAnswer } from "./http/problem.ts";

/** Uploads of one account that are read at the same time: each may hold all of its bytes in memory. */
const MOST_AT_ONCE = 2;
const WAIT_SECONDS = "10";

/** Refuses an upload by its path and sender, before its body is read, and lets an account make two of them at a time. */
export function guardUploads(deps: RouteDeps) {
  const open = new Map<number, number>();
  return createMiddleware<Env>(async (c, next) => {
    const actor = c.get("actor");
    if (actor === null) return next();
    const allowed = decideUpload(deps, actor, Number(c.req.path.split("/")[3]));
    // The rest of the body is not awaited.
    c.header("connection", "close");
    if (!allowed.ok) return refusalAnswer(c, allowed.refusal);
    const running = open.get(actor.user_id) ?? 0;
    if (running >= MOST_AT_ONCE) {
      c.header("retry-after", WAIT_SECONDS);
      return refusalAnswer(c, refused("account.too-many-uploads").refusal);
    }
    c.header("connection", undefined);
    open.set(actor.user_id, running + 1);
    try {
      await next();
    } finally {
      const left = (open.get(actor.user_id) ?? 1) - 1;
      if (left > 0) open.set(actor.user_id, left);
      else open.delete(actor.user_id);
    }
  });
}
