import { bodyLimit } from "hono/body-limit";
import { rateLimiter } from "hono-rate-limiter";
import { MOST_REPORTS_AN_HOUR, problemReport } from "shared-schema/api/site/problemReport";
import { createProblemDesk } from "../../verbs/site/reportProblem.ts";
import { addressOf } from "../http/address.ts";
import type { App, Env, RouteDeps } from "../http/env.ts";

const HOUR_MS = 3_600_000;
const MOST_BYTES = 16 * 1024;
/** Devices behind one address. */
const DEVICES = 5;

/** Takes errors of the app that nothing has handled, from anybody. The answer is always the same. */
export function problemReportRoutes(app: App, deps: RouteDeps): void {
  const report = createProblemDesk(deps);
  const limit = rateLimiter<Env>({
    windowMs: HOUR_MS,
    limit: MOST_REPORTS_AN_HOUR * DEVICES,
    keyGenerator: (c) => addressOf(c, deps),
    handler: (c) => c.body(null, 429),
  });
  const small = bodyLimit({ maxSize: MOST_BYTES, onError: (c) => c.body(null, 413) });
  app.post("/problem_report", limit, small, async (c) => {
    const sent = problemReport.safeParse(await c.req.json().catch(() => null));
    if (!sent.success) return c.body(null, 422);
    report(sent.data);
    return c.body(null, 204);
  });
}
