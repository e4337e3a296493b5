import { ledgerQuery, ledgerView } from "shared-schema/api/money/ledger";
import { endpoint } from "../http/endpoint.ts";
import type { App, RouteDeps } from "../http/env.ts";

/** The ledger of payments, to be read. */
export function ledgerRoutes(app: App, deps: RouteDeps): void {
  endpoint(
    app,
    {
      method: "get",
      path: "/ledger/",
      tag: "Ledger",
      summary: "Trial balance and entries of the agreements on which one records payments",
      query: ledgerQuery,
      answer: ledgerView,
    },
    async ({ actor, query }) => (await import("../../verbs/money/ledger/readLedger.ts")).readLedger(deps, actor, query),
  );
}
