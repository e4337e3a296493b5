import type { Context } from "hono";
import { declineRequest, remindRequest, signingOrderRequest, signingView } from "shared-schema/api/agreement/signing";
import type { Result } from "shared-schema/base/result";
import type { Actor } from "../../verbs/base/context.ts";
import { endpoint } from "../http/endpoint.ts";
import type { App, Env, RouteDeps } from "../http/env.ts";
import { languageOf } from "../http/language.ts";

const tag = "Signing";

const verbs = {
  show: () => import("../../verbs/signing/show/signingView.ts"),
  decline: () => import("../../verbs/signing/agree/decline.ts"),
  order: () => import("../../verbs/signing/agree/order.ts"),
  remind: () => import("../../verbs/signing/agree/remind.ts"),
};

/** The decisions before a signature: the order, reminders, and not to sign. */
export function signatoryRoutes(app: App, deps: RouteDeps): void {
  /** The section as it is shown after a change. */
  const shownAfter = async (
    c: Context<Env>,
    actor: Actor,
    place: { id: number; version: number },
    made: Result<null>,
  ) => (made.ok ? (await verbs.show()).showSigning(deps, { actor, language: languageOf(c) }, place) : made);

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
}
