import { PERSON } from "../../testing/stripe/till.ts";
import type { BillingServer } from "./billing.test-support.ts";

/** An operation that writes, and the verbs by which it is noted. */
interface BillingCall {
  operation: string;
  verbs: readonly string[];
  call: (world: BillingServer) => Promise<{ status: number }>;
}

const PROMO = { code: "ZANZIBAR", label_en: "Zanzibar", label_fr: "Zanzibar", share: 0.1 };

/** Every operation of billing that writes, in an order in which each is allowed. */
export const BILLING_CALLS: readonly BillingCall[] = [
  {
    operation: "put /billing/promos",
    verbs: ["billing.set_promos"],
    call: async ({ as }) =>
      (await as("admin")).put("/billing/promos", [{ ...PROMO, valid_from: "2027-01-01", valid_to: "2027-01-31" }]),
  },
  {
    operation: "post /billing/{id}/pay",
    verbs: ["billing.attempt", "billing.pay"],
    call: ({ pay }) => pay({ ...PERSON, billing_name: "Zanzibar" }),
  },
  {
    operation: "post /billing/webhook",
    verbs: ["billing.dispute"],
    call: async ({ stripe, deliver }) => {
      const [paid] = stripe.paid();
      stripe.dispute(paid?.id ?? "", "needs_response");
      const event = stripe.events.at(-1);
      if (!event) throw new Error("Nothing was sent");
      const answer = await deliver(event);
      stripe.dispute(paid?.id ?? "", "won");
      return answer;
    },
  },
  {
    operation: "post /billing/orders/{orderId}/refund",
    // The dispute has been won meanwhile: that is seen with the refund.
    verbs: ["billing.dispute", "billing.ask_refund", "billing.refund"],
    call: async ({ as, orders, deliver, stripe }) => {
      const event = stripe.events.at(-1);
      if (event) await deliver(event);
      return (await as("admin")).post(`/billing/orders/${orders()[0]?.id}/refund`, {});
    },
  },
];
