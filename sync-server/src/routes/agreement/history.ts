import { historyQuery, historyView, priceCausesQuery, priceCausesView } from "shared-schema/api/agreement/history";
import { listHistory } from "../../verbs/history/listHistory.ts";
import { explainPrice } from "../../verbs/history/priceCauses.ts";
import { endpoint } from "../http/endpoint.ts";
import type { App, RouteDeps } from "../http/env.ts";

const tag = "History";

/** The edits of an agreement with their authors, and their effect on its total. */
export function historyRoutes(app: App, deps: RouteDeps): void {
  endpoint(
    app,
    {
      method: "get",
      path: "/cruise/{id}/history/",
      tag,
      summary: "What was changed, by whom and when, the newest first",
      query: historyQuery,
      answer: historyView,
    },
    ({ actor, params, query }) => listHistory(deps, actor, params.id, query),
  );
  endpoint(
    app,
    {
      method: "get",
      path: "/cruise/{id}/price_causes",
      tag,
      summary: "The difference of the total between two states, by cause and author",
      query: priceCausesQuery,
      answer: priceCausesView,
    },
    ({ actor, params, query }) => explainPrice(deps, actor, params.id, query),
  );
}
