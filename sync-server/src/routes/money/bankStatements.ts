import type { Context } from "hono";
import { paymentView } from "shared-schema/api/agreement/payments";
import {
  lineList,
  lineMatch,
  linePatch,
  lineQuery,
  lineView,
  statementForm,
  statementImported,
} from "shared-schema/api/money/bankStatement";
import { lineSplit, transferView } from "shared-schema/api/money/transfers";
import { done, type Result, refused } from "shared-schema/base/result";
import { validate } from "shared-schema/base/validation";
import { csvMapping } from "shared-schema/payments/bankStatement/csv/mapping";
import type { StatementFile } from "../../ports/bankStatements/statementReader.ts";
import { endpoint } from "../http/endpoint.ts";
import type { App, RouteDeps } from "../http/env.ts";
import { withFileErrors } from "../http/problem.ts";

const tag = "Bank statements";
/** The form's field with the file. */
const FIELD = "upload";

/** Loaded by the first call. */
const lines = () => import("../../verbs/money/bankStatements/lines.ts");

/** Bank statements of an account: imported, listed with proposals, recorded as payments by a person. */
export function statementRoutes(app: App, deps: RouteDeps): void {
  endpoint(
    app,
    {
      method: "post",
      path: "/statement/",
      tag,
      summary: "Import a bank statement: camt.053, MT940, or CSV with its mapping",
      form: statementForm,
      answer: statementImported,
      status: 201,
    },
    async ({ actor }, c) => {
      const sent = await sentIn(c);
      if (!sent.ok) return withFileErrors(c, FIELD, sent);
      const { importStatement } = await import("../../verbs/money/bankStatements/importStatement.ts");
      return withFileErrors(c, FIELD, await importStatement(deps, actor, sent.value));
    },
  );
  endpoint(
    app,
    {
      method: "get",
      path: "/statement/line/",
      tag,
      summary: "Lines of one’s own statements in a state, the open ones with the calls that they may have paid",
      query: lineQuery,
      answer: lineList,
    },
    async ({ actor, query }) => done((await lines()).listLines(deps, actor, query.state)),
  );
  const one = "/statement/line/{lineId}";
  endpoint(
    app,
    {
      method: "put",
      path: one,
      tag,
      summary: "Set a line aside, or take it up again",
      body: linePatch,
      answer: lineView,
    },
    async ({ actor, params, body }) => (await lines()).setLineAside(deps, actor, params.lineId, body.set_aside),
  );
  endpoint(
    app,
    { method: "delete", path: one, tag, summary: "Delete a line that is not recorded as a payment" },
    async ({ actor, params }) => (await lines()).deleteLine(deps, actor, params.lineId),
  );
  endpoint(
    app,
    {
      method: "post",
      path: "/statement/line/{lineId}/payment",
      tag,
      summary: "Record a line as a payment on a call for fund, or tie it to a payment on record",
      body: lineMatch,
      answer: paymentView,
      status: 201,
    },
    async ({ actor, params, body }) => {
      const { recordLine } = await import("../../verbs/money/bankStatements/recordLine.ts");
      return recordLine(deps, actor, params.lineId, body);
    },
  );
  endpoint(
    app,
    {
      method: "post",
      path: "/statement/line/{lineId}/transfer",
      tag,
      summary: "Record a line in parts on several calls for fund; the rest is the client’s unapplied balance",
      body: lineSplit,
      answer: transferView,
      status: 201,
    },
    async ({ actor, params, body }) => {
      const { splitLine } = await import("../../verbs/money/bankStatements/splitLine.ts");
      return splitLine(deps, actor, params.lineId, body);
    },
  );
}

/** The file of the form, and the mapping of a CSV file. */
async function sentIn(c: Context): Promise<Result<StatementFile>> {
  const form = await c.req.formData().catch(() => null);
  if (!form) return refused("request.not-form");
  const files = form.getAll(FIELD);
  const [file] = files;
  if (files.length !== 1 || !(file instanceof File) || file.size === 0) return refused("statement.no-file");
  const bytes = new Uint8Array(await file.arrayBuffer());
  const turn = form.get("reversals") === "TURNED";
  const written = form.get("mapping");
  if (typeof written !== "string" || written === "") return done({ bytes, mapping: null, turn });
  const mapping = validate(csvMapping, jsonIn(written));
  return mapping.ok ? done({ bytes, mapping: mapping.value, turn }) : mapping;
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
