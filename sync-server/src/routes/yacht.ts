import { listQuery } from "shared-schema/api/operator/page";
import { searchQuery } from "shared-schema/api/search";
import { foundYacht, yachtCreate, yachtPatch, yachtView } from "shared-schema/api/yacht";
import { z } from "zod";
import { searchYachts } from "../verbs/visibility/searchEverywhere.ts";
import { createYacht, deleteYacht, listYachts, patchYacht, showYacht } from "../verbs/yacht/yachts.ts";
import { linked } from "./http/answers/linked.ts";
import { endpoint, ownPages } from "./http/endpoint.ts";
import type { App, RouteDeps } from "./http/env.ts";

const tag = "Yachts";

export function yachtRoutes(app: App, deps: RouteDeps): void {
  const list = z.array(yachtView);
  endpoint(
    app,
    {
      ...{ method: "get", path: "/yacht/by_user/{userId}/", tag, answer: list, query: listQuery },
      summary: "Yachts that a user sees, by number",
    },
    ({ actor, params, query }, c) => {
      const own = ownPages(actor, params.userId);
      return own.ok ? linked(c, listYachts(deps, { ...actor, user_id: params.userId }, query), query.per_page) : own;
    },
  );
  endpoint(
    app,
    {
      method: "post",
      path: "/yacht/by_user/{userId}/",
      tag,
      summary: "Create a yacht",
      body: yachtCreate,
      answer: yachtView,
      status: 201,
    },
    ({ actor, params, body }) => {
      const own = ownPages(actor, params.userId);
      return own.ok ? createYacht(deps, actor, body) : own;
    },
  );
  endpoint(
    app,
    {
      method: "get",
      path: "/yacht/search",
      tag,
      summary: "Yachts of everybody, for administrators",
      query: searchQuery,
      answer: z.array(foundYacht),
    },
    ({ actor, query }) => searchYachts(deps, actor, query.text),
  );
  endpoint(
    app,
    { method: "get", path: "/yacht/{id}", tag, summary: "A yacht", answer: yachtView },
    ({ actor, params }) => showYacht(deps, actor, params.id),
  );
  endpoint(
    app,
    { method: "get", path: "/yacht/{id}/{version}", tag, summary: "A version of a yacht", answer: yachtView },
    ({ actor, params }) => showYacht(deps, actor, params.id, params.version),
  );
  endpoint(
    app,
    { method: "put", path: "/yacht/{id}", tag, summary: "Change fields", body: yachtPatch, answer: yachtView },
    ({ actor, params, body }) => patchYacht(deps, actor, params.id, null, body),
  );
  endpoint(
    app,
    {
      method: "put",
      path: "/yacht/{id}/{version}",
      tag,
      summary: "Change fields of the current version",
      body: yachtPatch,
      answer: yachtView,
    },
    ({ actor, params, body }) => patchYacht(deps, actor, params.id, params.version, body),
  );
  endpoint(app, { method: "delete", path: "/yacht/{id}", tag, summary: "Delete a yacht" }, ({ actor, params }) =>
    deleteYacht(deps, actor, params.id, null),
  );
  endpoint(
    app,
    { method: "delete", path: "/yacht/{id}/{version}", tag, summary: "Delete a yacht" },
    ({ actor, params }) => deleteYacht(deps, actor, params.id, params.version),
  );
}
