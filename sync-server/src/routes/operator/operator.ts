import { healthView } from "shared-schema/api/operator/health";
import { done } from "shared-schema/base/result";
import { readHealth } from "../../verbs/operator/health.ts";
import { endpoint } from "../http/endpoint.ts";
import type { App, RouteDeps } from "../http/env.ts";

const tag = "Operation";

/** The state of the server, for administrators. */
export function operatorRoutes(app: App, deps: RouteDeps): void {
  endpoint(
    app,
    { method: "get", path: "/health/", tag, summary: "The state of the server", answer: healthView, adminsOnly: true },
    () => done(readHealth(deps)),
  );
}
