import { callView, reminderCreate } from "shared-schema/api/agreement/payments";
import { remindOfCall, takeReminderBack } from "../../verbs/money/payments/reminders/remind.ts";
import { endpoint } from "../http/endpoint.ts";
import type { App, RouteDeps } from "../http/env.ts";
import { sendPdf } from "./contract.ts";
import { keyIn } from "./money/receiptForm.ts";

/** Payment requests of calls for fund, and reminders that carry them. */
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
  const reminder = {
    path: "/cruise/payment_call/{callPartId}/reminder/",
    tag: "Calls for fund",
    answer: callView,
  } as const;
  endpoint(
    app,
    {
      ...reminder,
      method: "post",
      summary:
        "Remind the clients of a call for fund by email, with its payment request; it leaves after twelve seconds",
      body: reminderCreate,
      keyed: true,
      status: 201,
    },
    ({ actor, params, body: { again = false } }, c) => {
      const key = keyIn(c);
      return key.ok ? remindOfCall(deps, actor, params.callPartId, { key: key.value, again }) : key;
    },
  );
  endpoint(
    app,
    { ...reminder, method: "delete", summary: "Take the last reminder of a call for fund back before it leaves" },
    ({ actor, params }) => takeReminderBack(deps, actor, params.callPartId),
  );
}
