import { requestCreate, requestDecline, requestPageQuery, requestView } from "shared-schema/api/request";
import { done } from "shared-schema/base/result";
import { z } from "zod";
import { declineRequest, draftRequest } from "../verbs/request/decideRequest.ts";
import { countOpenRequests, listOwnRequests, listRequests, makeRequest } from "../verbs/request/requests.ts";
import { endpoint, ownOnly, ownPages } from "./http/endpoint.ts";
import type { App, RouteDeps } from "./http/env.ts";

const tag = "Requests";
const open = z.int();

/** Requests for agreements: made by everybody, decided by administrators. */
export function requestRoutes(app: App, deps: RouteDeps): void {
  endpoint(
    app,
    {
      method: "get",
      path: "/request/by_user/{userId}/",
      tag,
      summary: "Requests of a user",
      answer: z.array(requestView),
    },
    ({ actor, params }) => {
      const own = ownPages(actor, params.userId);
      return own.ok ? done(listOwnRequests(deps, actor, params.userId)) : own;
    },
  );
  endpoint(
    app,
    {
      method: "post",
      path: "/request/by_user/{userId}/",
      tag,
      summary: "Ask for an agreement",
      body: requestCreate,
      answer: requestView,
      status: 201,
    },
    ({ actor, params, body }) => {
      const own = ownOnly(actor, params.userId);
      return own.ok ? makeRequest(deps, actor, body) : own;
    },
  );
  endpoint(
    app,
    {
      method: "get",
      path: "/request/",
      tag,
      summary: "All requests, the open ones first, a thousand at a time",
      query: requestPageQuery,
      answer: z.object({ requests: z.array(requestView), open }),
      adminsOnly: true,
    },
    ({ actor, query }) => done(listRequests(deps, actor, query)),
  );
  endpoint(
    app,
    {
      method: "get",
      path: "/request/open",
      tag,
      summary: "How many requests are open",
      answer: z.object({ open }),
      adminsOnly: true,
    },
    () => done(countOpenRequests(deps)),
  );
  endpoint(
    app,
    {
      method: "post",
      path: "/request/{id}/draft",
      tag,
      summary: "Make a draft of a request",
      answer: requestView,
      adminsOnly: true,
    },
    ({ actor, params }) => draftRequest(deps, actor, params.id),
  );
  endpoint(
    app,
    {
      method: "post",
      path: "/request/{id}/declined",
      tag,
      summary: "Decline a request",
      body: requestDecline,
      answer: requestView,
      adminsOnly: true,
    },
    ({ actor, params, body }) => declineRequest(deps, actor, params.id, body.reason),
  );
}
