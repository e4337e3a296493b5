import { commissionPatch, commissionView } from "shared-schema/api/agreement/commission";
import { patchCommission, readCommission } from "../../verbs/money/commission/commission.ts";
import { endpoint } from "../http/endpoint.ts";
import type { App, RouteDeps } from "../http/env.ts";

/** The commission of an agreement, for the carrier, brokers, central agents and administrators. */
export function commissionRoutes(app: App, deps: RouteDeps): void {
  const shared = { tag: "Commission", path: "/cruise/{id}/commission", answer: commissionView } as const;
  endpoint(
    app,
    { ...shared, method: "get", summary: "The shares of brokers and central agents" },
    ({ actor, params }) => readCommission(deps, actor, params.id),
  );
  endpoint(
    app,
    { ...shared, method: "put", summary: "Change shares, and when they are due or were paid", body: commissionPatch },
    ({ actor, params, body }) => patchCommission(deps, actor, params.id, body),
  );
}
