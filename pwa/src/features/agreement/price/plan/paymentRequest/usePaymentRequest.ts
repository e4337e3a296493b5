import { type ReactNode, useState } from "react";
import type { CallOfAgreement } from "shared-schema/payments/callsOf";
import { decidePaymentRequest } from "shared-schema/payments/paymentRequest/mayRequest";
import { paymentRequestPdf } from "#documents/paymentRequest.ts";
import { refusalMessage } from "#ui/feedback/refusalMessage.tsx";
import { saveFile } from "#ui/saveFile.ts";
import { useWorkspace } from "../../../frame/workspace/workspace.ts";

interface PaymentRequest {
  make: () => Promise<void>;
  /** Why there is none to make; null where there is. */
  reason: ReactNode;
  /** Why the last one could not be made. */
  refusal: ReactNode;
}

/** Makes the payment request of a call as a PDF. */
export function usePaymentRequest(shown: CallOfAgreement): PaymentRequest {
  const { id, agreement } = useWorkspace();
  const [refusal, setRefusal] = useState<ReactNode>(null);
  const verdict = decidePaymentRequest(agreement, shown);
  return {
    reason: verdict.ok ? null : refusalMessage(verdict.refusal),
    refusal,
    make: async () => {
      const made = await paymentRequestPdf(id, shown.id);
      setRefusal(made.ok ? null : refusalMessage(made.refusal));
      if (made.ok) saveFile(made.value.fileName, new Uint8Array(made.value.bytes), "application/pdf");
    },
  };
}
