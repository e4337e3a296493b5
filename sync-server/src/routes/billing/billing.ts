import type { Context } from "hono";
import { purchaseOffer } from "shared-schema/api/billing/offer";
import { orderQuery, orderView, promoList, refundRequest, vatTotals } from "shared-schema/api/billing/order";
import { payAnswer, payRequest } from "shared-schema/api/billing/pay";
import { REFUSAL_TYPE } from "shared-schema/api/refusalType";
import { refused } from "shared-schema/base/result";
import { refusalText } from "shared-schema/refusals/text";
import { toWire } from "shared-schema/refusals/wire";
import { z } from "zod";
import { showOffer } from "../../verbs/billing/offer/offer.ts";
import { pay } from "../../verbs/billing/pay/pay.ts";
import { refundOrder } from "../../verbs/billing/settle/refund.ts";
import { takeEvent } from "../../verbs/billing/settle/webhook.ts";
import { listOrders, listOwnOrders, listPromos, setPromos, vatTotalsOf } from "../../verbs/billing/show/orders.ts";
import { endpoint, ownPages } from "../http/endpoint.ts";
import type { App, Env, RouteDeps } from "../http/env.ts";
import { languageOf } from "../http/language.ts";

const tag = "Billing";
const month = z.object({ month: z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/) });

/** The fee of contracts: what is to be bought, buying it, and what was bought. */
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
      const said = isApp ? toWire(refusal) : { message: refusalText(refusal, "en") };
      return c.json({ ...said, offer: paid.changed }, 409);
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
  endpoint(
    app,
    {
      method: "get",
      path: "/user/{userId}/orders",
      tag,
      summary: "The orders of an account",
      answer: z.array(orderView),
    },
    ({ actor, params: { userId } }, c) => {
      const own = ownPages(actor, userId);
      return own.ok ? listOwnOrders(deps, userId, languageOf(c)) : own;
    },
  );
  endpoint(
    app,
    {
      method: "get",
      path: "/billing/orders",
      tag,
      summary: "All orders, for administrators",
      query: orderQuery,
      answer: z.array(orderView),
      adminsOnly: true,
    },
    ({ query }, c) => listOrders(deps, query.search ?? "", languageOf(c)),
  );
  endpoint(
    app,
    {
      method: "post",
      path: "/billing/orders/{orderId}/refund",
      tag,
      summary: "Give back an order, whole or in part",
      body: refundRequest,
      answer: orderView,
      adminsOnly: true,
    },
    ({ actor, params: { orderId }, body }) => refundOrder(deps, actor, orderId, body.amount ?? null),
  );
  endpoint(
    app,
    {
      method: "get",
      path: "/billing/vat_totals",
      tag,
      summary: "The papers of a month by VAT code",
      query: month,
      answer: vatTotals,
      adminsOnly: true,
    },
    ({ query }) => vatTotalsOf(deps, query.month),
  );
  endpoint(
    app,
    { method: "get", path: "/billing/promos", tag, summary: "The promos", answer: promoList, adminsOnly: true },
    () => listPromos(deps),
  );
  endpoint(
    app,
    {
      method: "put",
      path: "/billing/promos",
      tag,
      summary: "Replace the promos",
      body: promoList,
      answer: promoList,
      adminsOnly: true,
    },
    ({ actor, body }) => setPromos(deps, actor, body),
  );
}
