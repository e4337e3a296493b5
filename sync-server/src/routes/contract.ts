import { CONTRACT_TYPES } from "shared-schema/agreement/schema";
import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import type { App, RouteDeps } from "./env.ts";

const tag = "Contract";
const HTML = "text/html; charset=utf-8";
const PDF = "application/pdf";

/** The contract's texts and the PDF library are half of the server's code: they are loaded by the first contract. */
const contracts = () => import("../verbs/agreement/contract.ts");

/** The contract of an agreement, and what it still lacks. */
export function contractRoutes(app: App, deps: RouteDeps): void {
  endpoint(
    app,
    {
      method: "get",
      path: "/contract/{id}/missing",
      tag,
      summary: "What the contract lacks",
      answer: z.array(z.string()),
    },
    async ({ actor, params }) => (await contracts()).listMissing(deps, actor, params.id),
  );
  endpoint(
    app,
    { method: "get", path: "/contract/{id}/{version}/draft", tag, summary: "The draft as a page", type: "text/html" },
    async ({ actor, params: { id, version } }, c) => {
      const html = (await contracts()).draftHtml(deps, actor, { id, version, template: null });
      return html.ok ? c.body(html.value, 200, { "content-type": HTML }) : html;
    },
  );
  endpoint(
    app,
    {
      method: "get",
      path: "/contract/{id}/draft",
      tag,
      summary: "The draft in a template",
      query: z.object({ template: z.enum(CONTRACT_TYPES).nullable().default(null) }),
      type: "text/html",
    },
    async ({ actor, params: { id }, query: { template } }, c) => {
      const html = (await contracts()).draftHtml(deps, actor, { id, version: null, template });
      return html.ok ? c.body(html.value, 200, { "content-type": HTML }) : html;
    },
  );
  endpoint(
    app,
    { method: "get", path: "/contract/{id}/{version}/pdf", tag, summary: "The contract as a PDF", type: PDF },
    async ({ actor, params: { id, version } }, c) => {
      const pdf = (await contracts()).draftPdf(deps, actor, { id, version, template: null });
      if (!pdf.ok) return pdf;
      return c.body(new Uint8Array(pdf.value.bytes), 200, {
        "content-type": PDF,
        "content-disposition": `attachment; filename="${pdf.value.fileName}"`,
      });
    },
  );
}
