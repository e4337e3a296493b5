import { orderQuery, orderView, refundRequest, vatTotals } from "shared-schema/api/billing/order";
import { promoList } from "shared-schema/billing/promo";
import { z } from "zod";
import { paperFile } from "../../verbs/billing/papers/paperFile.ts";
import { refundOrder } from "../../verbs/billing/settle/refund.ts";
import { listOrders, listOwnOrders, showOrder } from "../../verbs/billing/show/orders.ts";
import { ordersCsv } from "../../verbs/billing/show/ordersCsv.ts";
import { listPromos, setPromos } from "../../verbs/billing/show/promos.ts";
import { vatTotalsOf } from "../../verbs/billing/show/vatTotals.ts";
import { sendPdf } from "../agreement/contract.ts";
import { endpoint, ownPages } from "../http/endpoint.ts";
import type { App, RouteDeps } from "../http/env.ts";
import { languageOf } from "../http/language.ts";

const tag = "Billing";
const month = z.object({ month: z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/) });

/** What was bought: for its buyer, and for administrators with refunds, promos and the totals of a month. */
export function orderRoutes(app: App, deps: RouteDeps): void {
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
    ({ query }, c) => listOrders(deps, query, languageOf(c)),
  );
  endpoint(
    app,
    {
      method: "get",
      path: "/billing/orders/{orderId}",
      tag,
      summary: "One order, for its buyer and administrators",
      answer: orderView,
    },
    ({ actor, params: { orderId } }, c) => showOrder(deps, actor, orderId, languageOf(c)),
  );
  endpoint(
    app,
    {
      method: "get",
      path: "/billing/orders/{orderId}/papers/{paperNumber}",
      tag,
      summary: "An invoice or a credit note, for its buyer and administrators",
      type: "application/pdf",
    },
    async ({ actor, params: { orderId, paperNumber } }, c) => {
      const pdf = await paperFile(deps, actor, { order: orderId, number: paperNumber });
      return pdf.ok ? sendPdf(c, pdf.value) : pdf;
    },
  );
  endpoint(
    app,
    {
      method: "get",
      path: "/billing/orders_csv",
      tag,
      summary: "All orders as a table, for administrators",
      query: orderQuery,
      type: "text/csv",
      adminsOnly: true,
    },
    ({ query }, c) => {
      const text = ordersCsv(deps, query, languageOf(c));
      return c.body(text, 200, {
        "content-type": "text/csv; charset=utf-8",
        "content-disposition": `attachment; filename="orders.csv"`,
      });
    },
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
    ({ actor, params: { orderId }, body }, c) =>
      refundOrder(deps, actor, { ...body, id: orderId, language: languageOf(c) }),
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
