import type { Context } from "hono";
import { CONTRACT_TYPES } from "shared-schema/agreement/schema";
import { cruiseView } from "shared-schema/api/agreement/cruise";
import { generatedVersion, generateRequest, versionText } from "shared-schema/api/agreement/version";
import { z } from "zod";
import { endpoint } from "../http/endpoint.ts";
import type { App, Env, RouteDeps } from "../http/env.ts";

const tag = "Contract";
const HTML = "text/html; charset=utf-8";
const PDF = "application/pdf";

/** The contract's texts and the PDF library are half of the server's code: they are loaded by the first contract. */
const contracts = () => import("../../verbs/contract/current.ts");

const versions = () => import("../../verbs/contract/generation/versions.ts");

const copies = () => import("../../verbs/contract/generation/readingCopy.ts");

const comparisons = () => import("../../verbs/contract/generation/redline.ts");

/** Of an addendum: the contract as amended, instead of the addendum. Of one that was generated it is a reading copy. */
const draftQuery = z.object({
  consolidated: z
    .enum(["true", "false"])
    .default("false")
    .transform((value) => value === "true"),
});

/** Answers with a PDF that is saved under its name. */
export function sendPdf(c: Context<Env>, { bytes, fileName }: { bytes: Uint8Array; fileName: string }): Response {
  return c.body(new Uint8Array(bytes), 200, {
    "content-type": PDF,
    "content-disposition": `attachment; filename="${fileName}"`,
  });
}

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
    {
      method: "get",
      path: "/contract/{id}/{version}/draft",
      tag,
      summary: "A version as a page: as it was generated, or as it is drafted",
      query: draftQuery,
      type: "text/html",
    },
    async ({ actor, params: { id, version }, query: { consolidated } }, c) => {
      const generated = consolidated
        ? await (await copies()).consolidatedHtml(deps, actor, id, version)
        : (await versions()).versionHtml(deps, actor, id, version);
      const question = { id, version, template: null, consolidated };
      const html = generated ?? (await (await contracts()).draftHtml(deps, actor, question));
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
      const question = { id, version: null, template, consolidated: true };
      const html = await (await contracts()).draftHtml(deps, actor, question);
      return html.ok ? c.body(html.value, 200, { "content-type": HTML }) : html;
    },
  );
  endpoint(
    app,
    {
      method: "get",
      path: "/contract/{id}/{version}/pdf",
      tag,
      summary: "A version as a PDF",
      query: draftQuery,
      type: PDF,
    },
    async ({ actor, params: { id, version }, query: { consolidated } }, c) => {
      const generated = consolidated
        ? await (await copies()).consolidatedPdf(deps, actor, id, version)
        : (await versions()).versionPdf(deps, actor, id, version);
      const question = { id, version, template: null, consolidated };
      const pdf = generated ?? (await (await contracts()).draftPdf(deps, actor, question));
      return pdf.ok ? sendPdf(c, pdf.value) : pdf;
    },
  );
  endpoint(
    app,
    {
      method: "get",
      path: "/contract/{id}/{version}/text",
      tag,
      summary: "What a version says, as data: a device compares two of them",
      answer: versionText,
    },
    async ({ actor, params: { id, version } }) => (await comparisons()).textOfVersion(deps, actor, id, version),
  );
  endpoint(
    app,
    {
      method: "get",
      path: "/contract/{id}/{version}/redline/{from}/pdf",
      tag,
      summary: "The comparison of an earlier version with this one, as a PDF",
      type: PDF,
    },
    async ({ actor, params: { id, version, from } }, c) => {
      const pdf = await (await comparisons()).redlinePdf(deps, actor, { id, from, to: version });
      return pdf.ok ? sendPdf(c, pdf.value) : pdf;
    },
  );
  endpoint(
    app,
    {
      method: "post",
      path: "/cruise/{id}/generate",
      tag,
      summary: "Generate the contract, or the addendum that is drafted",
      body: generateRequest,
      answer: cruiseView,
    },
    async ({ actor, params, body }) => {
      const { generateContract } = await import("../../verbs/contract/generation/generate.ts");
      return generateContract(deps, actor, params.id, body);
    },
  );
  endpoint(
    app,
    {
      method: "get",
      path: "/cruise/{id}/{version}/generated_versions",
      tag,
      summary: "The generated versions",
      answer: z.array(generatedVersion),
    },
    async ({ actor, params }) => (await versions()).listVersions(deps, actor, params.id, params.version),
  );
}
