import { Tooltip } from "@mantine/core";
import { type ReactNode, useState } from "react";
import type { CallOfAgreement } from "shared-schema/payments/callsOf";
import { decidePaymentRequest } from "shared-schema/payments/paymentRequest/mayRequest";
import { paymentRequestPdf } from "#documents/paymentRequest.ts";
import { Notice } from "#ui/feedback/Notice.tsx";
import { refusalMessage } from "#ui/feedback/refusalMessage.tsx";
import { useText } from "#ui/i18n.ts";
import { DownloadIcon } from "#ui/icons.tsx";
import { BusyButton } from "#ui/loading/BusyButton.tsx";
import { saveFile } from "#ui/saveFile.ts";
import { useWorkspace } from "../../../frame/workspace/workspace.ts";
import { paymentRequestMessages } from "./requestMessages.ts";

const ON_EVERY_WAY = { hover: true, focus: true, touch: true };

/** The button that makes the payment request of a call; where there is none to make, it says why. */
export function PaymentRequest({ shown }: { shown: CallOfAgreement }) {
  const t = useText(paymentRequestMessages);
  const { id, agreement, access } = useWorkspace();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<ReactNode>(null);
  if (!access.contract) return null;
  const verdict = decidePaymentRequest(agreement, shown);
  const make = async () => {
    setBusy(true);
    const made = await paymentRequestPdf(id, shown.id).finally(() => setBusy(false));
    setRefusal(made.ok ? null : refusalMessage(made.refusal));
    if (made.ok) saveFile(made.value.fileName, new Uint8Array(made.value.bytes), "application/pdf");
  };
  return (
    <>
      <Tooltip label={verdict.ok ? "" : refusalMessage(verdict.refusal)} disabled={verdict.ok} events={ON_EVERY_WAY}>
        <BusyButton
          variant="default"
          leftSection={<DownloadIcon size={16} />}
          busy={busy}
          aria-label={t("request.of", { name: shown.call.designation })}
          // It stays in the order of focus, so that its reason can be read.
          aria-disabled={!verdict.ok}
          {...(!verdict.ok && { "data-disabled": true })}
          onClick={() => verdict.ok && make()}
        >
          {t("request.make")}
        </BusyButton>
      </Tooltip>
      {refusal !== null && <Notice tone="alarm">{refusal}</Notice>}
    </>
  );
}
