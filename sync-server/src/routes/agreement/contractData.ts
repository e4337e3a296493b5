import { importAnswer } from "shared-schema/api/agreement/importAnswer";
import schema from "shared-schema/assets/schemas/contract-1.json" with { type: "json" };
import { contractData } from "shared-schema/contract/data/format";
import { readContractData } from "shared-schema/contract/data/read";
import { z } from "zod";
import { constantAnswer } from "../http/constantAnswer.ts";
import { endpoint } from "../http/endpoint.ts";
import type { App, RouteDeps } from "../http/env.ts";
import { refuseDenseJson } from "../http/jsonDensity.ts";

const tag = "Contract as data";
const IMPORT = "/contract/import";

const sendSchema = constantAnswer(() => JSON.stringify(schema), { "content-type": "application/schema+json" });

/** A contract as data: its schema, a version of it, and a new draft out of one. */
export function contractDataRoutes(app: App, deps: RouteDeps): void {
  endpoint(
    app,
    {
      method: "get",
      path: "/contract/schema.json",
      tag,
      summary: "The JSON Schema of a contract as data",
      type: "application/schema+json",
      answer: z.looseObject({ $id: z.string() }),
      open: true,
    },
    (_, c) => sendSchema(c),
  );
  endpoint(
    app,
    {
      method: "get",
      path: "/contract/{id}/{version}/data",
      tag,
      summary: "A version as data: as it was generated, or as it is drafted",
      answer: contractData,
    },
    async ({ actor, params: { id, version } }) => {
      const { dataOfVersion } = await import("../../verbs/contract/generation/data.ts");
      return dataOfVersion(deps, actor, id, version);
    },
  );
  app.use(`/api${IMPORT}`, refuseDenseJson);
  endpoint(
    app,
    {
      method: "post",
      path: IMPORT,
      tag,
      summary: "Create a draft from a version as data",
      body: contractData,
      read: readContractData,
      answer: importAnswer,
      status: 201,
    },
    async ({ actor, body }) => {
      const { importData } = await import("../../verbs/agreement/importData.ts");
      return importData(deps, actor, body);
    },
  );
}
