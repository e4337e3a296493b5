import type { Context } from "hono";
import { canSignView, signatureView, signForm, signingView } from "shared-schema/api/agreement/signing";
import { done } from "shared-schema/base/result";
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
}
