import type { Context } from "hono";
import {
  callCreate,
  callPatch,
  callView,
  paymentForm,
  paymentKey,
  paymentView,
} from "shared-schema/api/agreement/payments";
import { readAmountText } from "shared-schema/base/currency/amountText";
import { done, fault, type Result, refused, refusedAt } from "shared-schema/base/result";
import { validate } from "shared-schema/base/validation";
import { z } from "zod";
import { addCall, deleteCall, listCalls, patchCall } from "../../verbs/payments/calls.ts";
import { cancelPayment, type EnteredPayment, recordPayment } from "../../verbs/payments/recordPayment.ts";
import { endpoint } from "../http/endpoint.ts";
import type { App, RouteDeps } from "../http/env.ts";

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
      summary: "Record a payment; an Idempotency-Key becomes its id",
      form: paymentForm,
      status: 201,
    },
    async ({ actor, params }, c) => {
      const entered = await enteredIn(c);
      return entered.ok ? recordPayment(deps, actor, { ...entered.value, call: params.callPartId }) : entered;
    },
  );
  endpoint(
    app,
    { ...payments, method: "delete", path: "/cruise/payment/{paymentPartId}", summary: "Cancel a payment" },
    ({ actor, params }) => cancelPayment(deps, actor, params.paymentPartId),
  );
}

/** The payment in a form, or what is wrong with it. */
async function enteredIn(c: Context): Promise<Result<Omit<EnteredPayment, "call">>> {
  const form = await formIn(c);
  if (!form) return refused("request.not-form");
  if (form.has("upload")) return refusedAt({ upload: [fault("unknown-field")] }, "payment.no-receipts");
  const sent = validate(paymentForm, Object.fromEntries(form));
  if (!sent.ok) return sent;
  const amount = readAmountText(sent.value.amount);
  if (amount === "no-number") return invalid("amount", "no-number");
  if (amount === "decimal-comma") return refusedAt({ amount: [fault("decimal-comma")] }, "payment.decimal-comma");
  const client = sent.value.client_id ?? "";
  if (!/^\d{0,15}$/.test(client)) return invalid("client_id", "no-integer");
  const key = c.req.header("idempotency-key")?.toLowerCase() ?? null;
  if (key !== null && !paymentKey.safeParse(key).success) return invalid("Idempotency-Key", "no-uuid");
  const { date_paid } = sent.value;
  return done({ amount, date_paid, payer_profile_id: client === "" ? null : Number(client), key });
}

function invalid(field: string, code: "no-number" | "no-integer" | "no-uuid") {
  return refusedAt({ [field]: [fault(code)] }, "document.invalid", { fields: field });
}

async function formIn(c: Context): Promise<FormData | null> {
  try {
    return await c.req.formData();
  } catch {
    return null;
  }
}
