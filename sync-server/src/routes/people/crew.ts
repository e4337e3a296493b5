import { crewPatch, crewView } from "shared-schema/api/agreement/crew";
import { patchCrew, readCrew } from "../../verbs/people/crewList.ts";
import { endpoint } from "../http/endpoint.ts";
import type { App, RouteDeps } from "../http/env.ts";

/** The crew list of an agreement, for its professionals and administrators. */
export function crewRoutes(app: App, deps: RouteDeps): void {
  const shared = { tag: "Crew list", path: "/cruise/{id}/crew", answer: crewView } as const;
  endpoint(
    app,
    { ...shared, method: "get", summary: "The crew besides the captains, as IMO FAL form 5 asks" },
    ({ actor, params }) => readCrew(deps, actor, params.id),
  );
  endpoint(
    app,
    { ...shared, method: "put", summary: "Add, change and remove members of the crew", body: crewPatch },
    ({ actor, params, body }) => patchCrew(deps, actor, params.id, body),
  );
}
