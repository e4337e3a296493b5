import { endpoint } from "../http/endpoint.ts";
import type { App, RouteDeps } from "../http/env.ts";
import { sendPdf } from "./contract.ts";

/** Payment requests of calls for fund. */
export function paymentRequestRoutes(app: App, deps: RouteDeps): void {
  endpoint(
    app,
    {
      method: "get",
      path: "/cruise/payment_call/{callPartId}/request",
      tag: "Calls for fund",
      summary: "The payment request of a call for fund, with its SEPA code, as a PDF",
      type: "application/pdf",
    },
    async ({ actor, params }, c) => {
      const { printPaymentRequest } = await import("../../verbs/money/payments/paymentRequest.ts");
      const pdf = await printPaymentRequest(deps, actor, params.callPartId);
      return pdf.ok ? sendPdf(c, pdf.value) : pdf;
    },
  );
}
