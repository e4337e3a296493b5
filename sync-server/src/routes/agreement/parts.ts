import {
  acceptanceInput,
  bunkerPatch,
  bunkerView,
  clausePatch,
  clauseView,
  commentInput,
  commentPatch,
  commentView,
  servicePatch,
  serviceView,
} from "shared-schema/api/agreement/parts";
import { defined } from "shared-schema/base/defined";
import { z } from "zod";
import { bunkers, clauses, comments, services } from "../../verbs/agreement/parts.ts";
import { endpoint } from "../http/endpoint.ts";
import type { App, RouteDeps } from "../http/env.ts";

/** Services, special clauses, fuel bunkers and comments; every call answers the whole list. */
export function partRoutes(app: App, deps: RouteDeps): void {
  serviceRoutes(app, deps);
  clauseRoutes(app, deps);
  bunkerRoutes(app, deps);
  commentRoutes(app, deps);
}

function commentRoutes(app: App, deps: RouteDeps): void {
  const shared = { tag: "Comments", answer: z.array(commentView) };
  endpoint(
    app,
    { ...shared, method: "get", path: "/cruise/{id}/comment/", summary: "All comments and proposals" },
    ({ actor, params }) => comments.list(deps, actor, params.id),
  );
  endpoint(
    app,
    { ...shared, method: "post", path: "/cruise/{id}/comment/", summary: "Comment on a term", body: commentInput },
    ({ actor, params, body }) => comments.add(deps, actor, params.id, defined(body)),
  );
  const one = "/cruise/{id}/comment/{commentPartId}";
  endpoint(
    app,
    { ...shared, method: "put", path: one, summary: "Change a comment of one's own", body: commentPatch },
    ({ actor, params, body }) => comments.patch(deps, actor, params.id, params.commentPartId, defined(body)),
  );
  endpoint(
    app,
    { ...shared, method: "delete", path: one, summary: "Delete a comment of one's own" },
    ({ actor, params }) => comments.remove(deps, actor, params.id, params.commentPartId),
  );
  endpoint(
    app,
    {
      ...shared,
      method: "post",
      path: "/cruise/{id}/comment/{commentPartId}/accept",
      summary: "Take over the value that a comment proposes",
      body: acceptanceInput,
    },
    ({ actor, params, body }) => comments.accept(deps, actor, params.id, params.commentPartId, body.text),
  );
}

function serviceRoutes(app: App, deps: RouteDeps): void {
  const shared = { tag: "Services", answer: z.array(serviceView) };
  endpoint(
    app,
    { ...shared, method: "get", path: "/cruise/{id}/service/", summary: "All services" },
    ({ actor, params }) => services.list(deps, actor, params.id),
  );
  endpoint(
    app,
    { ...shared, method: "post", path: "/cruise/{id}/service/", summary: "Add a service", body: servicePatch },
    ({ actor, params, body }) => services.add(deps, actor, params.id, defined(body)),
  );
  const one = "/cruise/{id}/service/{servicePartId}";
  endpoint(
    app,
    { ...shared, method: "put", path: one, summary: "Change a service", body: servicePatch },
    ({ actor, params, body }) => services.patch(deps, actor, params.id, params.servicePartId, defined(body)),
  );
  endpoint(app, { ...shared, method: "delete", path: one, summary: "Delete a service" }, ({ actor, params }) =>
    services.remove(deps, actor, params.id, params.servicePartId),
  );
}

function clauseRoutes(app: App, deps: RouteDeps): void {
  const shared = { tag: "Special clauses", answer: z.array(clauseView) };
  endpoint(
    app,
    { ...shared, method: "get", path: "/cruise/{id}/clause/", summary: "All special clauses" },
    ({ actor, params }) => clauses.list(deps, actor, params.id),
  );
  endpoint(
    app,
    { ...shared, method: "post", path: "/cruise/{id}/clause/", summary: "Add a special clause", body: clausePatch },
    ({ actor, params, body }) => clauses.add(deps, actor, params.id, defined(body)),
  );
  const one = "/cruise/{id}/clause/{clausePartId}";
  endpoint(
    app,
    { ...shared, method: "put", path: one, summary: "Change a special clause", body: clausePatch },
    ({ actor, params, body }) => clauses.patch(deps, actor, params.id, params.clausePartId, defined(body)),
  );
  endpoint(app, { ...shared, method: "delete", path: one, summary: "Delete a special clause" }, ({ actor, params }) =>
    clauses.remove(deps, actor, params.id, params.clausePartId),
  );
}

function bunkerRoutes(app: App, deps: RouteDeps): void {
  const shared = { tag: "Fuel bunkers", answer: z.array(bunkerView) };
  endpoint(
    app,
    { ...shared, method: "get", path: "/cruise/{id}/fuel_bunker/", summary: "All bunkers" },
    ({ actor, params }) => bunkers.list(deps, actor, params.id),
  );
  endpoint(
    app,
    { ...shared, method: "post", path: "/cruise/{id}/fuel_bunker/", summary: "Add a bunker", body: bunkerPatch },
    ({ actor, params, body }) => bunkers.add(deps, actor, params.id, defined(body)),
  );
  const one = "/cruise/{id}/fuel_bunker/{bunkerPartId}";
  endpoint(
    app,
    { ...shared, method: "put", path: one, summary: "Change a bunker", body: bunkerPatch },
    ({ actor, params, body }) => bunkers.patch(deps, actor, params.id, params.bunkerPartId, defined(body)),
  );
  endpoint(app, { ...shared, method: "delete", path: one, summary: "Delete a bunker" }, ({ actor, params }) =>
    bunkers.remove(deps, actor, params.id, params.bunkerPartId),
  );
}
