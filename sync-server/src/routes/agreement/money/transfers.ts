import { transferCreate, transferView, unappliedView } from "shared-schema/api/money/transfers";
import { readUnapplied, recordTransfer } from "../../../verbs/money/payments/transfers.ts";
import { endpoint } from "../../http/endpoint.ts";
import type { App, RouteDeps } from "../../http/env.ts";
import { keyIn } from "./receiptForm.ts";

/** Transfers in parts, and what they leave over. */
export function transferRoutes(app: App, deps: RouteDeps): void {
  const tag = "Payments";
  endpoint(
    app,
    {
      method: "post",
      path: "/cruise/{id}/transfer/",
      tag,
      summary: "Record a transfer in parts, on calls for fund and on the client’s unapplied balance",
      body: transferCreate,
      keyed: true,
      answer: transferView,
      status: 201,
    },
    ({ actor, params, body }, c) => {
      const key = keyIn(c);
      return key.ok ? recordTransfer(deps, actor, params.id, { ...body, key: key.value }) : key;
    },
  );
  endpoint(
    app,
    {
      method: "get",
      path: "/cruise/{id}/unapplied",
      tag,
      summary: "What clients have paid beyond the calls for fund",
      answer: unappliedView,
    },
    ({ actor, params }) => readUnapplied(deps, actor, params.id),
  );
}
