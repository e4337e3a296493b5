import { cruiseCreate, cruisePatch, cruiseSummary, cruiseView } from "shared-schema/api/cruise";
import { done } from "shared-schema/result";
import { z } from "zod";
import { createCruise, deleteCruise, listCruises, patchCruise, showCruise } from "../verbs/agreement/cruises.ts";
import { endpoint, ownPages } from "./endpoint.ts";
import type { App, RouteDeps } from "./env.ts";

const tag = "Agreements";

/** Agreements as a whole. */
export function cruiseRoutes(app: App, deps: RouteDeps): void {
  const list = z.array(cruiseSummary);
  endpoint(
    app,
    { method: "get", path: "/cruise/by_user/{userId}/", tag, summary: "Agreements of a user", answer: list },
    ({ actor, params }) => {
      const own = ownPages(actor, params.userId);
      return own.ok ? done(listCruises(deps, { ...actor, user_id: params.userId })) : own;
    },
  );
  endpoint(
    app,
    {
      method: "post",
      path: "/cruise/by_user/{userId}/",
      tag,
      summary: "Create an agreement",
      body: cruiseCreate,
      answer: cruiseView,
      status: 201,
    },
    ({ actor, params, body }) => {
      const own = ownPages(actor, params.userId);
      return own.ok ? createCruise(deps, actor, body) : own;
    },
  );
  endpoint(
    app,
    { method: "get", path: "/cruise/{id}", tag, summary: "An agreement", answer: cruiseView },
    ({ actor, params }) => showCruise(deps, actor, params.id),
  );
  endpoint(
    app,
    { method: "get", path: "/cruise/{id}/{version}", tag, summary: "A version of an agreement", answer: cruiseView },
    ({ actor, params }) => showCruise(deps, actor, params.id, params.version),
  );
  endpoint(
    app,
    { method: "put", path: "/cruise/{id}", tag, summary: "Change fields", body: cruisePatch, answer: cruiseView },
    ({ actor, params, body }) => patchCruise(deps, actor, params.id, null, body),
  );
  endpoint(
    app,
    {
      method: "put",
      path: "/cruise/{id}/{version}",
      tag,
      summary: "Change fields of the current version",
      body: cruisePatch,
      answer: cruiseView,
    },
    ({ actor, params, body }) => patchCruise(deps, actor, params.id, params.version, body),
  );
  endpoint(app, { method: "delete", path: "/cruise/{id}", tag, summary: "Delete a draft" }, ({ actor, params }) =>
    deleteCruise(deps, actor, params.id),
  );
}
