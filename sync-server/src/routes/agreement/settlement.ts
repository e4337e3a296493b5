import { cruiseView } from "shared-schema/api/agreement/cruise";
import { cancelSettling, reopen, settle, startSettling } from "../../verbs/agreement/moves/settlement.ts";
import { endpoint } from "../http/endpoint.ts";
import type { App, RouteDeps } from "../http/env.ts";
import { sendPdf } from "./contract.ts";

const tag = "Agreements";
const answer = cruiseView;

/** The moves of a settlement, and its statement. */
export function settlementRoutes(app: App, deps: RouteDeps): void {
  const settling = "/cruise/{id}/settling";
  const settled = "/cruise/{id}/settled";
  endpoint(
    app,
    { method: "post", path: settling, tag, summary: "Start settling: opens the calls for fund that settle", answer },
    ({ actor, params }) => startSettling(deps, actor, params.id),
  );
  endpoint(
    app,
    { method: "delete", path: settling, tag, summary: "Cancel settling and discard its calls and payments", answer },
    ({ actor, params }) => cancelSettling(deps, actor, params.id),
  );
  endpoint(
    app,
    { method: "post", path: settled, tag, summary: "Close the settlement once every call is paid in full", answer },
    ({ actor, params }) => settle(deps, actor, params.id),
  );
  endpoint(
    app,
    { method: "delete", path: settled, tag, summary: "Reopen a closed settlement", answer },
    ({ actor, params }) => reopen(deps, actor, params.id),
  );
  endpoint(
    app,
    {
      method: "get",
      path: "/cruise/{id}/settlement",
      tag,
      summary: "The settlement statement as a PDF",
      type: "application/pdf",
    },
    async ({ actor, params }, c) => {
      const { printSettlementStatement } = await import("../../verbs/agreement/settlementStatement.ts");
      const pdf = await printSettlementStatement(deps, actor, params.id);
      return pdf.ok ? sendPdf(c, pdf.value) : pdf;
    },
  );
}
