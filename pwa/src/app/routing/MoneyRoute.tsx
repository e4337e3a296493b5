import { MoneyPage } from "../../features/money/MoneyPage.tsx";
import type { PaymentForm } from "../../features/money/paying/payCall.ts";
import { part } from "../../ui/loading/part.ts";

const paymentForm = part<PaymentForm>(() =>
  import("../../features/agreement/price/plan/payments/PaymentOnCall.tsx").then((module) => module.PaymentOnCall),
);

/** The money of all agreements, with the form for payments that belongs to one of them. */
export function MoneyRoute() {
  return <MoneyPage paymentForm={paymentForm} />;
}
