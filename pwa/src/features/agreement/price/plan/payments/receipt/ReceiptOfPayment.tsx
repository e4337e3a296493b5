import { Button } from "@mantine/core";
import { useState } from "react";
import { takesReceipt } from "shared-schema/agreement/payments/receipt";
import type { Payment } from "shared-schema/agreement/schema";
import {
  loadReceipt,
  type NewReceipt,
  RECEIPT_KIND,
} from "../../../../../../store/commands/agreement/payments/receipts.ts";
import { fileOf } from "../../../../../../store/database/outgoing.ts";
import { usePendingUploads } from "../../../../../../store/outbox/outbox.ts";
import { useText } from "../../../../../../ui/i18n.ts";
import { useWorkspace } from "../../../../frame/workspace/workspace.ts";
import { AddReceipt } from "./AddReceipt.tsx";
import { ReceiptSheet } from "./ReceiptSheet.tsx";
import { receiptMessages } from "./receiptMessages.ts";
import { WaitingReceipt } from "./WaitingReceipt.tsx";

interface Props {
  id: string;
  payment: Payment;
  money: string;
  date: string;
}

/** The receipt of a payment: the one that the server has, the one that waits here, or the button that adds it. */
export function ReceiptOfPayment({ id, payment, money, date }: Props) {
  const t = useText(receiptMessages);
  const { agreement, access } = useWorkspace();
  const [waiting] = usePendingUploads(RECEIPT_KIND, id);
  // The sheet stays open while the waiting file goes up.
  const [opened, setOpened] = useState(false);
  const [file, setFile] = useState<NewReceipt | null>();
  const title = t("receipt.showOf", { money, date });
  const { document } = payment;
  const open = async () => {
    setFile(waiting && { blob: fileOf(waiting), fileName: waiting.fileName });
    setOpened(true);
    if (!document) return;
    const read = await loadReceipt(id, document);
    const fileName = `receipt-${id}.${document.kind === "application/pdf" ? "pdf" : "jpg"}`;
    setFile(read.ok ? { blob: read.value, fileName } : null);
  };
  const rights = { status: agreement.status, can_post_payments: access.can_post_payments };
  const isAdded = !document && !waiting && payment.cancelled === null && takesReceipt(payment, rights);
  return (
    <>
      {(document || waiting) && (
        <Button variant="subtle" px="xs" aria-label={title} onClick={open}>
          {t("receipt.show")}
        </Button>
      )}
      {!document && waiting && <WaitingReceipt upload={waiting} />}
      {isAdded && <AddReceipt id={id} label={t("receipt.addTo", { money, date })} />}
      {opened && <ReceiptSheet title={title} file={file} onClose={() => setOpened(false)} />}
    </>
  );
}
