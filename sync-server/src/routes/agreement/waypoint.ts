import { waypointCreate, waypointPatch, waypointView } from "shared-schema/api/agreement/waypoint";
import { z } from "zod";
import { addWaypoint, deleteWaypoint, listWaypoints, patchWaypoint } from "../../verbs/agreement/waypoints.ts";
import { endpoint } from "../http/endpoint.ts";
import type { App, RouteDeps } from "../http/env.ts";

const tag = "Waypoints";

/** The route of an agreement. */
export function waypointRoutes(app: App, deps: RouteDeps): void {
  const all = "/cruise/{id}/waypoint/";
  const one = "/cruise/{id}/waypoint/{waypointPartId}";
  endpoint(
    app,
    { method: "get", path: all, tag, summary: "The route in order", answer: z.array(waypointView) },
    ({ actor, params }) => listWaypoints(deps, actor, params.id),
  );
  endpoint(
    app,
    {
      method: "post",
      path: all,
      tag,
      summary: "Add a waypoint",
      body: waypointCreate,
      answer: waypointView,
      status: 201,
    },
    ({ actor, params, body }) => addWaypoint(deps, actor, params.id, body),
  );
  endpoint(
    app,
    { method: "put", path: one, tag, summary: "Change a waypoint", body: waypointPatch, answer: waypointView },
    ({ actor, params, body }) => patchWaypoint(deps, actor, params.id, params.waypointPartId, body),
  );
  endpoint(
    app,
    { method: "delete", path: one, tag, summary: "Delete a waypoint", answer: z.array(waypointView) },
    ({ actor, params }) => deleteWaypoint(deps, actor, params.id, params.waypointPartId),
  );
}
