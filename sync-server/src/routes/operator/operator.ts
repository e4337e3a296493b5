import { healthView } from "shared-schema/api/operator/health";
import { pageQuery } from "shared-schema/api/operator/page";
import { quotaChange, quotaList, quotaView } from "shared-schema/api/operator/quotas";
import { done } from "shared-schema/base/result";
import { readHealth } from "../../verbs/operator/health.ts";
import { listQuotas, setQuotas } from "../../verbs/operator/quotas.ts";
import type { Spending } from "../../verbs/operator/spending.ts";
import { endpoint } from "../http/endpoint.ts";
import type { App, RouteDeps } from "../http/env.ts";

const tag = "Operation";

/** The state of the server and the limits of accounts, for administrators. */
export function operatorRoutes(app: App, deps: RouteDeps, spending: Spending): void {
  endpoint(
    app,
    { method: "get", path: "/health/", tag, summary: "The state of the server", answer: healthView, adminsOnly: true },
    () => done(readHealth(deps)),
  );
  endpoint(
    app,
    {
      method: "get",
      path: "/quota/",
      tag,
      summary: "The limits of accounts and their use, a page of them",
      query: pageQuery,
      answer: quotaList,
      adminsOnly: true,
    },
    ({ query }) => done(listQuotas({ ...deps, spending }, query.after ?? 0)),
  );
  endpoint(
    app,
    {
      method: "put",
      path: "/user/{userId}/quotas",
      tag,
      summary: "Raise the limits of an account",
      body: quotaChange,
      answer: quotaView,
      adminsOnly: true,
    },
    ({ actor, params, body }) => setQuotas({ ...deps, spending }, actor, params.userId, body),
  );
}
