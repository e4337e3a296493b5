import { disembAnswer, disembRequest, partyRequest, partyView } from "shared-schema/api/agreement/parties";
import { z } from "zod";
import { saveDisemb } from "../../verbs/agreement/disembs.ts";
import { addParty, listParties, removeParty } from "../../verbs/agreement/parties.ts";
import { endpoint } from "../http/endpoint.ts";
import type { App, RouteDeps } from "../http/env.ts";

const tag = "Parties";

/** Routes for the parties of an agreement and the passengers' times on board. */
export function partyRoutes(app: App, deps: RouteDeps): void {
  const list = z.array(partyView);
  endpoint(
    app,
    { method: "get", path: "/cruise/{id}/{role}/", tag, summary: "The parties in a role", answer: list },
    ({ actor, params }) => listParties(deps, actor, params.id, params.role),
  );
  endpoint(
    app,
    {
      method: "post",
      path: "/cruise/{id}/{role}/",
      tag,
      summary: "Put a profile on the agreement",
      body: partyRequest,
      answer: list,
    },
    ({ actor, params, body }) => addParty(deps, actor, params.id, params.role, body.profile_id),
  );
  endpoint(
    app,
    {
      method: "delete",
      path: "/cruise/{id}/{role}/by_profile/{profileId}",
      tag,
      summary: "Take a profile off the agreement",
      answer: list,
    },
    ({ actor, params }) => removeParty(deps, actor, params.id, params.role, params.profileId),
  );
  endpoint(
    app,
    {
      method: "post",
      path: "/cruise/{id}/passenger/{profileId}/disembs/",
      tag,
      summary: "When and where a passenger boards and leaves",
      body: disembRequest,
      answer: disembAnswer,
    },
    ({ actor, params, body }) => saveDisemb(deps, actor, params.id, params.profileId, body),
  );
}
