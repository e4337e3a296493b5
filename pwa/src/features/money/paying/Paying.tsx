import { type ReactNode, useState } from "react";
import { OnDemand } from "../../../ui/loading/OnDemand.tsx";
import type { Part } from "../../../ui/loading/part.ts";
import type { MoneyRow } from "../rows.ts";
import { PayCallProvider, type PaymentForm } from "./payCall.ts";

/** Lets the rows within open the form for a payment. Without a connection it is kept, and sent later. */
export function Paying({ form, children }: { form: Part<PaymentForm>; children: ReactNode }) {
  const [paid, setPaid] = useState<MoneyRow | null>(null);
  const close = () => setPaid(null);
  return (
    <PayCallProvider value={setPaid}>
      {children}
      <OnDemand part={form} opened={paid !== null} onGiveUp={close}>
        {(Form) => paid && <Form key={paid.id} agreement={paid.agreement.id} call={paid.id} onClose={close} />}
      </OnDemand>
    </PayCallProvider>
  );
}
