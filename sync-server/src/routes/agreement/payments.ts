import { callCreate, callPatch, callView, paymentForm, paymentView } from "shared-schema/api/agreement/payments";
import { done, type Result, refused } from "shared-schema/base/result";
import { validate } from "shared-schema/base/validation";
import { z } from "zod";
import { addCall, deleteCall, listCalls, patchCall } from "../../verbs/money/payments/calls.ts";
import { attachToPayment, payWithReceipt } from "../../verbs/money/payments/payWithReceipt.ts";
import { readReceipt } from "../../verbs/money/payments/receipts.ts";
import { cancelPayment, type EnteredPayment, recordPayment } from "../../verbs/money/payments/recordPayment.ts";
import { endpoint } from "../http/endpoint.ts";
import type { App, RouteDeps } from "../http/env.ts";
import { withFileErrors } from "../http/problem.ts";
import {
  fileAnswer,
  fileIn,
  formIn,
  hasFile,
  invalidField,
  keyIn,
  moneyOfForm,
  RECEIPT_FIELD,
} from "./money/receiptForm.ts";

const textForm = paymentForm.omit({ upload: true });

/** Calls for fund and their payments. */
export function paymentRoutes(app: App, deps: RouteDeps): void {
  const calls = { tag: "Calls for fund", answer: callView };
  const list = { ...calls, path: "/cruise/{id}/payment_call/" } as const;
  endpoint(
    app,
    { ...list, method: "get", summary: "All calls for fund with their payments", answer: z.array(callView) },
    ({ actor, params }) => listCalls(deps, actor, params.id),
  );
  endpoint(
    app,
    { ...list, method: "post", summary: "Add a call for fund", body: callCreate, status: 201 },
    ({ actor, params, body }) => addCall(deps, actor, params.id, body),
  );
  const one = "/cruise/payment_call/{callPartId}";
  endpoint(
    app,
    { ...calls, method: "put", path: one, summary: "Change a field of a call for fund", body: callPatch },
    ({ actor, params, body }) => patchCall(deps, actor, params.callPartId, body),
  );
  endpoint(
    app,
    { tag: calls.tag, method: "delete", path: one, summary: "Delete a call for fund" },
    ({ actor, params }) => deleteCall(deps, actor, params.callPartId),
  );
  const payments = { tag: "Payments", answer: paymentView };
  endpoint(
    app,
    {
      ...payments,
      method: "post",
      path: "/cruise/payment_call/{callPartId}/payment/",
      summary: "Record a payment",
      form: paymentForm,
      keyed: true,
      status: 201,
    },
    async ({ actor, params }, c) => {
      const form = await formIn(c);
      const entered = enteredIn(form, keyIn(c));
      if (!entered.ok) return entered;
      const payment = { ...entered.value, call: params.callPartId };
      const file = fileIn(form);
      if (!hasFile(form)) return recordPayment(deps, actor, payment);
      return withFileErrors(c, RECEIPT_FIELD, await payWithReceipt(deps, actor, payment, file));
    },
  );
  endpoint(
    app,
    { ...payments, method: "delete", path: "/cruise/payment/{paymentPartId}", summary: "Cancel a payment" },
    ({ actor, params }) => cancelPayment(deps, actor, params.paymentPartId),
  );
  const receipt = "/cruise/payment/{paymentPartId}/receipt";
  endpoint(
    app,
    { ...payments, method: "post", path: receipt, summary: "Attach a receipt", upload: RECEIPT_FIELD, status: 201 },
    async ({ actor, params }, c) =>
      withFileErrors(
        c,
        RECEIPT_FIELD,
        await attachToPayment(deps, actor, params.paymentPartId, fileIn(await formIn(c))),
      ),
  );
  endpoint(
    app,
    { tag: payments.tag, method: "get", path: receipt, summary: "A receipt", type: "application/pdf" },
    async ({ actor, params }, c) => {
      const read = await readReceipt(deps, actor, { map: "payments", part: params.paymentPartId });
      return read.ok ? fileAnswer(c, `receipt-${params.paymentPartId}`, read.value) : read;
    },
  );
}

/** The payment in a form, or what is wrong with it. */
function enteredIn(form: FormData | null, key: Result<string | null>): Result<Omit<EnteredPayment, "call">> {
  if (!form) return refused("request.not-form");
  const sent = validate(textForm, Object.fromEntries(form));
  if (!sent.ok) return sent;
  const money = moneyOfForm(sent.value);
  if (!money.ok) return money;
  const client = sent.value.client_id ?? "";
  if (!/^\d{0,15}$/.test(client)) return invalidField("client_id", "no-integer");
  if (!key.ok) return key;
  const { date_paid } = sent.value;
  return done({ ...money.value, date_paid, payer_profile_id: client === "" ? null : Number(client), key: key.value });
}
