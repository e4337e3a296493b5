import type { MiddlewareHandler } from "hono";
import { refused } from "shared-schema/base/result";
import type { App, Env, RouteDeps } from "./http/env.ts";
import { refusalAnswer } from "./http/problem.ts";

/** Each with the path that it begins with. */
const PATHS = ["/pki/*", "/csc/*", "/trust/*"];

/**
 * The embedded trust service under the product's address. Its answers carry its own headers and policy, so that it comes before the
 * product's. Where there is none, its paths are no one's: the app's page does not answer for them.
 */
export function trustRoutes(app: App, { trust }: Pick<RouteDeps, "trust">, meter: MiddlewareHandler<Env>): void {
  for (const path of PATHS) {
    app.all(path, meter, (c) =>
      trust ? trust.app.fetch(c.req.raw, c.env) : refusalAnswer(c, refused("page.not-found").refusal),
    );
  }
}
