import {
  LINK_HEADER,
  passengerAnswer,
  passengerAnswered,
  passengerLinkMade,
  passengerLinkRequest,
  passengerLinkView,
  passengerPage,
} from "shared-schema/api/privacy/passengerLink";
import { z } from "zod";
import { answerPassengerLink } from "../../verbs/people/guest/answer.ts";
import { listPassengerLinks, makePassengerLink } from "../../verbs/people/guest/makeLink.ts";
import { showPassengerPage } from "../../verbs/people/guest/page.ts";
import { endpoint } from "../http/endpoint.ts";
import type { App, RouteDeps } from "../http/env.ts";

const tag = "Passenger links";

/** Links by which passengers fill in passport and preferences without an account. No address holds a token. */
export function passengerLinkRoutes(app: App, deps: RouteDeps): void {
  const path = "/cruise/{id}/passenger_link/";
  endpoint(
    app,
    { method: "get", path, tag, summary: "The newest link of each passenger", answer: z.array(passengerLinkView) },
    ({ actor, params }) => listPassengerLinks(deps, actor, params.id),
  );
  endpoint(
    app,
    {
      ...{ method: "post", path, tag, summary: "Make a passenger's link, in place of a former one" },
      ...{ body: passengerLinkRequest, answer: passengerLinkMade },
    },
    ({ actor, params, body }) => makePassengerLink(deps, actor, params.id, body),
  );
  endpoint(
    app,
    {
      ...{ method: "get", path: "/passenger/page", tag, answer: passengerPage, open: true },
      summary: "The page of a passenger's link, whose token is the header passenger-link",
    },
    (_, c) => showPassengerPage(deps, c.req.header(LINK_HEADER) ?? ""),
  );
  endpoint(
    app,
    {
      ...{ method: "post", path: "/passenger/answer", tag, summary: "Send a passenger's form, which uses the link up" },
      ...{ body: passengerAnswer, answer: passengerAnswered, open: true },
    },
    ({ body }) => answerPassengerLink(deps, body),
  );
}
