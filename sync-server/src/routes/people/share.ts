import { seenAsView } from "shared-schema/api/agreement/parties";
import { letterQuery, letterView } from "shared-schema/api/mail/letter";
import { previewLetter } from "../../verbs/notify/mail/previewLetter.ts";
import { showSeenAs } from "../../verbs/people/seenAs.ts";
import { endpoint } from "../http/endpoint.ts";
import type { App, RouteDeps } from "../http/env.ts";

const tag = "Parties";

/** Routes for those who share an agreement: what a party sees of it, and the mail that a person would get. */
export function shareRoutes(app: App, deps: RouteDeps): void {
  endpoint(
    app,
    {
      ...{ method: "get", path: "/cruise/{id}/seen_as/{profileId}", tag, answer: seenAsView },
      summary: "What reaches a party, for those who write the agreement",
    },
    ({ actor, params }) => showSeenAs(deps, actor, params.id, params.profileId),
  );
  endpoint(
    app,
    {
      ...{ method: "get", path: "/cruise/{id}/letter/{profileId}", tag, query: letterQuery, answer: letterView },
      summary: "The mail of a request or an invitation, before it is sent",
    },
    ({ actor, params, query }) =>
      previewLetter(deps, actor, { id: params.id, profile_id: params.profileId, about: query.about }),
  );
}
