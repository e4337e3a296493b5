import { bunkerPatch, bunkerView, servicePatch, serviceView } from "shared-schema/api/parts";
import { z } from "zod";
import { addBunker, deleteBunker, listBunkers, patchBunker } from "../verbs/agreement/bunkers.ts";
import { addService, deleteService, listServices, patchService } from "../verbs/agreement/services.ts";
import { endpoint } from "./endpoint.ts";
import type { App, RouteDeps } from "./env.ts";

/** Services and fuel bunkers; every call answers the whole list. */
export function partRoutes(app: App, deps: RouteDeps): void {
  serviceRoutes(app, deps);
  bunkerRoutes(app, deps);
}

function serviceRoutes(app: App, deps: RouteDeps): void {
  const shared = { tag: "Services", answer: z.array(serviceView) };
  endpoint(
    app,
    { ...shared, method: "get", path: "/cruise/{id}/service/", summary: "All services" },
    ({ actor, params }) => listServices(deps, actor, params.id),
  );
  endpoint(
    app,
    { ...shared, method: "post", path: "/cruise/{id}/service/", summary: "Add a service", body: servicePatch },
    ({ actor, params, body }) => addService(deps, actor, params.id, body),
  );
  const one = "/cruise/{id}/service/{servicePartId}";
  endpoint(
    app,
    { ...shared, method: "put", path: one, summary: "Change a service", body: servicePatch },
    ({ actor, params, body }) => patchService(deps, actor, params.id, params.servicePartId, body),
  );
  endpoint(app, { ...shared, method: "delete", path: one, summary: "Delete a service" }, ({ actor, params }) =>
    deleteService(deps, actor, params.id, params.servicePartId),
  );
}

function bunkerRoutes(app: App, deps: RouteDeps): void {
  const shared = { tag: "Fuel bunkers", answer: z.array(bunkerView) };
  endpoint(
    app,
    { ...shared, method: "get", path: "/cruise/{id}/fuel_bunker/", summary: "All bunkers" },
    ({ actor, params }) => listBunkers(deps, actor, params.id),
  );
  endpoint(
    app,
    { ...shared, method: "post", path: "/cruise/{id}/fuel_bunker/", summary: "Add a bunker", body: bunkerPatch },
    ({ actor, params, body }) => addBunker(deps, actor, params.id, body),
  );
  const one = "/cruise/{id}/fuel_bunker/{bunkerPartId}";
  endpoint(
    app,
    { ...shared, method: "put", path: one, summary: "Change a bunker", body: bunkerPatch },
    ({ actor, params, body }) => patchBunker(deps, actor, params.id, params.bunkerPartId, body),
  );
  endpoint(app, { ...shared, method: "delete", path: one, summary: "Delete a bunker" }, ({ actor, params }) =>
    deleteBunker(deps, actor, params.id, params.bunkerPartId),
  );
}
