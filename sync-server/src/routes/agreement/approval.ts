import { approvalAskRequest, approvalRequest, roleStatusView, seenRequest } from "shared-schema/api/agreement/parties";
import type { Result } from "shared-schema/base/result";
import { z } from "zod";
import type { Actor } from "../../verbs/base/context.ts";
import { approveAgreement } from "../../verbs/contract/approval/approve.ts";
import { askForApproval, takeBackRequest } from "../../verbs/contract/approval/ask.ts";
import { openRequest } from "../../verbs/contract/approval/opened.ts";
import { revokeApproval } from "../../verbs/contract/approval/revoke.ts";
import { listRoleStatus } from "../../verbs/contract/approval/roleStatus.ts";
import { seeTerms } from "../../verbs/contract/approval/see.ts";
import { endpoint, ownOnly } from "../http/endpoint.ts";
import type { App, RouteDeps } from "../http/env.ts";

const tag = "Approval";

/** Routes for the parties' approvals and the versions they have seen. No one approves or sees for another account. */
export function approvalRoutes(app: App, deps: RouteDeps): void {
  const answer = z.array(roleStatusView);
  const statusAfter = async (actor: Actor, id: number, writing: Promise<Result<null>>) => {
    const written = await writing;
    return written.ok ? listRoleStatus(deps, actor, { id, explains: false }) : written;
  };
  endpoint(
    app,
    { method: "get", path: "/cruise/{id}/role_status/", tag, summary: "Every party and its approval", answer },
    ({ actor, params }) => listRoleStatus(deps, actor, { id: params.id, explains: true }),
  );
  endpoint(
    app,
    {
      method: "post",
      path: "/cruise/{id}/approval/",
      tag,
      summary: "Approve the terms; the last approval locks a draft",
      body: approvalRequest,
      answer,
    },
    ({ actor, params: { id }, body: { user_id = actor.user_id, fingerprint } }) => {
      const own = ownOnly(actor, user_id);
      return own.ok ? statusAfter(actor, id, approveAgreement(deps, actor, id, fingerprint)) : own;
    },
  );
  endpoint(
    app,
    {
      method: "delete",
      path: "/cruise/{id}/approval_by/{userId}",
      tag,
      summary: "Revoke an approval; a locked agreement is a draft again",
      answer,
    },
    ({ actor, params: { id, userId } }) => {
      const own = ownOnly(actor, userId);
      return own.ok ? statusAfter(actor, id, revokeApproval(deps, actor, id)) : own;
    },
  );
  endpoint(
    app,
    {
      method: "post",
      path: "/cruise/{id}/seen/",
      tag,
      summary: "Note that the terms were looked at",
      body: seenRequest,
      answer,
    },
    ({ actor, params: { id }, body }) => statusAfter(actor, id, seeTerms(deps, actor, id, body.fingerprint)),
  );
  requestRoutes(app, deps);
}

/** Routes for asking others to approve. */
function requestRoutes(app: App, deps: RouteDeps): void {
  const path = "/cruise/{id}/approval_request/";
  const answer = z.array(roleStatusView);
  const statusAfter = (actor: Actor, id: number, written: Result<null>) =>
    written.ok ? listRoleStatus(deps, actor, { id, explains: false }) : written;
  endpoint(
    app,
    { method: "post", path, tag, summary: "Ask people to approve the terms", body: approvalAskRequest, answer },
    async ({ actor, params: { id }, body }) => statusAfter(actor, id, await askForApproval(deps, actor, id, body)),
  );
  endpoint(
    app,
    { method: "delete", path, tag, summary: "Take back a request made seconds ago", answer },
    ({ actor, params: { id } }) => statusAfter(actor, id, takeBackRequest(deps, actor, id)),
  );
  endpoint(
    app,
    {
      method: "post",
      path: "/cruise/{id}/approval_request/opened",
      tag,
      summary: "Note that a person who was asked has opened the agreement",
      answer,
    },
    ({ actor, params: { id } }) => statusAfter(actor, id, openRequest(deps, actor, id)),
  );
}
