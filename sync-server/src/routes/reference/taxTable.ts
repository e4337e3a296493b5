import {
  taxRowAdd,
  taxRowEnd,
  taxRowWithdraw,
  taxTableChange,
  taxTableView,
} from "shared-schema/api/reference/taxTable";
import { done } from "shared-schema/base/result";
import { rowOfEntry } from "shared-schema/pricing/tax/table/entry";
import { z } from "zod";
import { changeTaxTable, listTaxChanges, readTaxTable } from "../../verbs/site/reference/taxTable.ts";
import { endpoint } from "../http/endpoint.ts";
import type { App, RouteDeps } from "../http/env.ts";

const tag = "Tax table";

/** The table of tax rates: read by everybody, changed by administrators. */
export function taxTableRoutes(app: App, deps: RouteDeps): void {
  endpoint(
    app,
    { method: "get", path: "/tax_row/", tag, summary: "The table of tax rates", answer: taxTableView },
    () => readTaxTable(deps),
  );
  endpoint(
    app,
    {
      method: "get",
      path: "/tax_row/history",
      tag,
      summary: "Changes of the table, the newest first",
      answer: z.array(taxTableChange),
      adminsOnly: true,
    },
    () => done(listTaxChanges(deps)),
  );
  endpoint(
    app,
    {
      method: "post",
      path: "/tax_row/",
      tag,
      summary: "Add a row, which ends the row of the same code before it",
      body: taxRowAdd,
      answer: taxTableView,
      status: 201,
      adminsOnly: true,
    },
    ({ actor, body }) => changeTaxTable(deps, actor, body.revision, { kind: "ADD", row: rowOfEntry(body.row) }),
  );
  endpoint(
    app,
    {
      method: "post",
      path: "/tax_row/{rowCode}/{validFrom}/end",
      tag,
      summary: "Set the last day of a row",
      body: taxRowEnd,
      answer: taxTableView,
      adminsOnly: true,
    },
    ({ actor, params: { rowCode: code, validFrom: valid_from }, body: { revision, valid_to } }) =>
      changeTaxTable(deps, actor, revision, { kind: "END", code, valid_from, valid_to }),
  );
  endpoint(
    app,
    {
      method: "delete",
      path: "/tax_row/{rowCode}/{validFrom}",
      tag,
      summary: "Take back a row that is not in force yet, or, for a reason, one of today",
      query: taxRowWithdraw,
      answer: taxTableView,
      adminsOnly: true,
    },
    ({ actor, params: { rowCode: code, validFrom: valid_from }, query: { revision, reason = null } }) =>
      changeTaxTable(deps, actor, revision, { kind: "WITHDRAW", code, valid_from, reason }),
  );
}
