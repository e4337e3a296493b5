import { delegationOffersView, delegationRequest, delegationView } from "shared-schema/api/agreement/signing";
import { done } from "shared-schema/base/result";
import { z } from "zod";
import { endpoint, ownOnly } from "../http/endpoint.ts";
import type { App, RouteDeps } from "../http/env.ts";

const tag = "Signing";

const verbs = {
  delegation: () => import("../../verbs/signing/show/delegationView.ts"),
  offers: () => import("../../verbs/signing/show/delegationOffers.ts"),
  delegate: () => import("../../verbs/signing/agree/delegate.ts"),
};

/** Signatures that a party has another account give. */
export function delegationRoutes(app: App, deps: RouteDeps): void {
  endpoint(
    app,
    {
      method: "post",
      path: "/cruise/{id}/delegation",
      tag,
      summary: "Delegate the signature of a party",
      body: delegationRequest,
      answer: z.object({ id: z.string() }),
      status: 201,
    },
    async ({ actor, params, body }) => (await verbs.delegate()).delegateSigning(deps, actor, params.id, body),
  );
  endpoint(
    app,
    {
      method: "get",
      path: "/cruise/{id}/delegation/{delegationId}",
      tag,
      summary: "A delegation, as the delegate is asked to accept it",
      answer: delegationView,
    },
    async ({ actor, params: { id, delegationId } }) =>
      (await verbs.delegation()).showDelegation(deps, actor, id, delegationId),
  );
  endpoint(
    app,
    {
      method: "get",
      path: "/user/{userId}/delegation_offer/",
      tag,
      summary: "The delegations that wait for an account to accept them",
      answer: delegationOffersView,
    },
    async ({ actor, params }) => {
      const own = ownOnly(actor, params.userId);
      return own.ok ? done((await verbs.offers()).listDelegationOffers(deps, actor)) : own;
    },
  );
  endpoint(
    app,
    {
      method: "post",
      path: "/cruise/{id}/delegation/{delegationId}/accept",
      tag,
      summary: "Accept to sign for a party",
      answer: z.null(),
    },
    async ({ actor, params: { id, delegationId } }) =>
      (await verbs.delegate()).acceptDelegation(deps, actor, id, delegationId),
  );
  endpoint(
    app,
    {
      method: "delete",
      path: "/cruise/{id}/delegation/{delegationId}",
      tag,
      summary: "End a delegation",
      answer: z.null(),
    },
    async ({ actor, params: { id, delegationId } }) =>
      (await verbs.delegate()).endDelegation(deps, actor, id, delegationId),
  );
}
