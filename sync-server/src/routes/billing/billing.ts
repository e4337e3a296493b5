import type { Context } from "hono";
import { purchaseOffer } from "shared-schema/api/billing/offer";
import { payAnswer, payRequest } from "shared-schema/api/billing/pay";
import { REFUSAL_TYPE } from "shared-schema/api/refusalType";
import { refused } from "shared-schema/base/result";
import { refusalText } from "shared-schema/refusals/text";
import { toWire } from "shared-schema/refusals/wire";
import { z } from "zod";
import { showOffer } from "../../verbs/billing/offer/offer.ts";
import { pay } from "../../verbs/billing/pay/pay.ts";
import { takeEvent } from "../../verbs/billing/settle/webhook.ts";
import { endpoint } from "../http/endpoint.ts";
import type { App, Env, RouteDeps } from "../http/env.ts";
import { languageOf } from "../http/language.ts";

const tag = "Billing";

/** The fee of contracts: what is to be bought, and buying it. */
export function billingRoutes(app: App, deps: RouteDeps): void {
  endpoint(
    app,
    {
      method: "get",
      path: "/billing/{id}/offer",
      tag,
      summary: "What the current version asks to be bought; null where nothing is owed",
      answer: purchaseOffer.nullable(),
    },
    ({ actor, params: { id } }, c) => showOffer(deps, actor, id, languageOf(c)),
  );
  endpoint(
    app,
    {
      method: "post",
      path: "/billing/{id}/pay",
      tag,
      summary: "Buy what the current version asks for",
      body: payRequest,
      answer: payAnswer,
    },
    async ({ actor, params: { id }, body }, c) => {
      const language = body.language ?? languageOf(c);
      const paid = await pay(deps, actor, id, { ...body, language });
      if (!("changed" in paid)) return paid;
      const { refusal } = refused("billing.price-changed");
      const isApp = c.req.header("accept")?.includes(REFUSAL_TYPE) ?? false;
      const problem = isApp ? toWire(refusal) : { message: refusalText(refusal, "en") };
      return c.json({ ...problem, offer: paid.changed }, 409);
    },
  );
  endpoint(
    app,
    {
      method: "post",
      path: "/billing/webhook",
      tag,
      summary: "A message of the card payment provider, signed by it",
      answer: z.object({ received: z.literal(true) }),
      open: true,
    },
    async (_, c: Context<Env>) => takeEvent(deps, await c.req.text(), c.req.header("stripe-signature")),
  );
}
