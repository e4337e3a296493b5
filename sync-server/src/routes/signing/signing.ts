import type { Context } from "hono";
import {
  canSignView,
  declineRequest,
  delegationOffersView,
  delegationRequest,
  delegationView,
  deviceTicket,
  remindRequest,
  signatureView,
  signForm,
  signingOrderRequest,
  signingView,
} from "shared-schema/api/agreement/signing";
import { done, type Result } from "shared-schema/base/result";
import { validate } from "shared-schema/base/validation";
import { z } from "zod";
import type { Actor } from "../../verbs/base/context.ts";
import { sendPdf } from "../agreement/contract.ts";
import { addressOf } from "../http/address.ts";
import { endpoint, ownOnly } from "../http/endpoint.ts";
import type { App, Env, RouteDeps } from "../http/env.ts";
import { languageOf } from "../http/language.ts";

const tag = "Signing";

/** The PDF code is large: it is loaded by the first contract that is signed. */
const verbs = {
  show: () => import("../../verbs/signing/show/signingView.ts"),
  list: () => import("../../verbs/signing/show/signatureViews.ts"),
  canSign: () => import("../../verbs/signing/show/canSign.ts"),
  pdf: () => import("../../verbs/signing/show/signedPdf.ts"),
  certificate: () => import("../../verbs/signing/show/certificatePdf.ts"),
  start: () => import("../../verbs/signing/flow/start.ts"),
  comeBack: () => import("../../verbs/signing/flow/comeBack.ts"),
  decline: () => import("../../verbs/signing/agree/decline.ts"),
  order: () => import("../../verbs/signing/agree/order.ts"),
  remind: () => import("../../verbs/signing/agree/remind.ts"),
  ticket: () => import("../../verbs/signing/device/ticket.ts"),
  delegation: () => import("../../verbs/signing/show/delegationView.ts"),
  offers: () => import("../../verbs/signing/show/delegationOffers.ts"),
  delegate: () => import("../../verbs/signing/agree/delegate.ts"),
};

const returnQuery = z.object({
  state: z.string().max(512).optional(),
  code: z.string().max(2_048).optional(),
  error: z.string().max(200).optional(),
  error_description: z.string().max(2_000).optional(),
});

/** Signing a generated version. No one signs for another account. */
export function signingRoutes(app: App, deps: RouteDeps): void {
  const reader = (actor: Actor, c: Context<Env>) => ({ actor, language: languageOf(c) });
  /** What the section shows after a change. */
  const shownAfter = async (
    c: Context<Env>,
    actor: Actor,
    place: { id: number; version: number },
    made: Result<null>,
  ) => (made.ok ? (await verbs.show()).showSigning(deps, reader(actor, c), place) : made);

  endpoint(
    app,
    {
      method: "get",
      path: "/sign/return",
      tag,
      summary: "The way back from the signing service",
      query: returnQuery,
      type: "text/html",
      open: true,
    },
    async ({ query }, c) => {
      const path = (await verbs.comeBack()).returnPath(deps, query);
      return path.ok ? c.redirect(path.value, 303) : path;
    },
  );
  endpoint(
    app,
    { method: "get", path: "/sign/{id}/{version}/can_sign", tag, summary: "May the user sign?", answer: canSignView },
    async ({ actor, params }, c) => (await verbs.canSign()).canSign(deps, reader(actor, c), params),
  );
  endpoint(
    app,
    {
      method: "get",
      path: "/sign/{id}/{version}/state",
      tag,
      summary: "Everything about the signing of a version",
      answer: signingView,
    },
    async ({ actor, params }, c) => (await verbs.show()).showSigning(deps, reader(actor, c), params),
  );
  endpoint(
    app,
    {
      method: "get",
      path: "/sign/{id}/{version}",
      tag,
      summary: "The signatures of a version",
      answer: z.array(signatureView),
    },
    async ({ actor, params }, c) => (await verbs.list()).listSignatures(deps, reader(actor, c), params),
  );
  endpoint(
    app,
    {
      method: "get",
      path: "/sign/{id}/{version}/certificate.pdf",
      tag,
      summary: "The certificate of completion",
      type: "application/pdf",
    },
    async ({ actor, params }, c) => {
      const pdf = (await verbs.certificate()).certificatePdf(deps, actor, params);
      return pdf.ok ? sendPdf(c, pdf.value) : pdf;
    },
  );
  endpoint(
    app,
    {
      method: "get",
      path: "/sign/{id}/{version}/{signedFile}",
      tag,
      summary: "The signed PDF after one of its steps",
      type: "application/pdf",
    },
    async ({ actor, params: { signedFile, ...place } }, c) => {
      const pdf = (await verbs.pdf()).signedPdf(deps, actor, place, signedFile);
      return pdf.ok ? sendPdf(c, pdf.value) : pdf;
    },
  );
  endpoint(
    app,
    {
      method: "post",
      path: "/sign/{id}/{version}/by_user/{userId}",
      tag,
      summary: "Begin a signature, or go on after the log-in at the signing service",
      encoded: signForm,
      answer: signatureView,
    },
    async ({ actor, params: { userId, ...place } }, c) => {
      const own = ownOnly(actor, userId);
      if (!own.ok) return own;
      const form = validate(signForm, await c.req.parseBody());
      if (!form.ok) return form;
      const { code, state } = form.value;
      const language = form.value.language ?? languageOf(c);
      const begun =
        code === undefined || state === undefined
          ? await (await verbs.start()).startSignature(deps, actor, place, {
              ...form.value,
              language,
              address: addressOf(c, deps),
            })
          : await (await verbs.comeBack()).comeBack(deps, actor, place, { code, state, language });
      if (!begun.ok) return begun;
      if (begun.value.kind === "offer") return c.json(begun.value.offer, 402);
      if (begun.value.kind === "log-in") {
        return c.json({ error: "token-expired", location: begun.value.location }, 401);
      }
      const { id } = begun.value;
      const listed = (await verbs.list()).listSignatures(deps, reader(actor, c), place);
      if (!listed.ok) return listed;
      const view = listed.value.find((each) => each.id === id);
      if (!view) throw new Error(`There is no signature ${id}.`);
      return done(view);
    },
  );
  endpoint(
    app,
    {
      method: "post",
      path: "/sign/{id}/{version}/decline",
      tag,
      summary: "Decline to sign a version",
      body: declineRequest,
      answer: signingView,
    },
    async ({ actor, params, body }, c) => {
      const { declineVersion } = await verbs.decline();
      return shownAfter(c, actor, params, declineVersion(deps, actor, params, body.reason));
    },
  );
  endpoint(
    app,
    {
      method: "put",
      path: "/sign/{id}/{version}/order",
      tag,
      summary: "Set the order of the signatures",
      body: signingOrderRequest,
      answer: signingView,
    },
    async ({ actor, params, body }, c) => {
      const { orderSignatures } = await verbs.order();
      return shownAfter(c, actor, params, orderSignatures(deps, actor, params, body.order));
    },
  );
  endpoint(
    app,
    {
      method: "post",
      path: "/sign/{id}/{version}/remind",
      tag,
      summary: "Remind a signatory by mail",
      body: remindRequest,
      answer: signingView,
    },
    async ({ actor, params, body }, c) => {
      const { remindSignatory } = await verbs.remind();
      return shownAfter(c, actor, params, remindSignatory(deps, actor, params, body.profile_id));
    },
  );
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
      path: "/user/{userId}/signing_ticket",
      tag,
      summary: "A link with which another device confirms the signature that waits",
      answer: deviceTicket,
      status: 201,
    },
    async ({ actor, params }) => {
      const own = ownOnly(actor, params.userId);
      return own.ok ? (await verbs.ticket()).makeTicket(deps, actor) : own;
    },
  );
  endpoint(
    app,
    {
      method: "get",
      path: "/signing_ticket/{linkToken}",
      tag,
      summary: "Leads another device to the page that confirms a signature",
      type: "text/html",
      open: true,
    },
    async ({ params }, c) => {
      const address = (await verbs.ticket()).useTicket(deps, params.linkToken);
      return address.ok ? c.redirect(address.value, 303) : address;
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
