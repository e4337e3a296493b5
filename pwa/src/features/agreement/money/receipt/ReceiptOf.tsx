import { Button } from "@mantine/core";
import { useState } from "react";
import type { Receipted } from "shared-schema/agreement/payments/receipt/receipt";
import type { Recorded } from "shared-schema/agreement/payments/record";
import { loadReceipt, RECEIPT_KIND } from "#store/commands/agreement/payments/receipts.ts";
import { fileOf } from "#store/database/outgoing.ts";
import { usePendingUploads } from "#store/outbox/outbox.ts";
import { useText } from "#ui/i18n.ts";
import { useWorkspace } from "../../frame/workspace/workspace.ts";
import { AddReceipt } from "./AddReceipt.tsx";
import { ReceiptSheet, type ShownReceipt } from "./ReceiptSheet.tsx";
import { receiptMessages } from "./receiptMessages.ts";
import { WaitingReceipt } from "./WaitingReceipt.tsx";

interface Props {
  on: Receipted;
  record: Pick<Recorded, "document" | "cancelled">;
  /** Whether the reader may add one. */
  isTaken: boolean;
  /** The names of the receipt, and of the button that adds one. */
  names: { show: string; add: string };
}

/** The receipt of a payment or an expense: the one that the server has, the one that waits here, or the button that adds it. */
export function ReceiptOf({ on, record, isTaken, names }: Props) {
  const t = useText(receiptMessages);
  const { id } = useWorkspace();
  const [waiting] = usePendingUploads(RECEIPT_KIND, on.part);
  // The sheet stays open while the waiting file goes up.
  const [opened, setOpened] = useState(false);
  const [file, setFile] = useState<ShownReceipt | null>();
  const title = names.show;
  const { document } = record;
  const open = async () => {
    setFile(waiting && { blob: fileOf(waiting), fileName: waiting.fileName });
    setOpened(true);
    if (!document) return;
    const read = await loadReceipt(id, on, document);
    const fileName = `receipt-${on.part}.${document.kind === "application/pdf" ? "pdf" : "jpg"}`;
    setFile(read.ok ? { blob: read.value, fileName } : null);
  };
  const isAdded = !document && !waiting && record.cancelled === null && isTaken;
  return (
    <>
      {(document || waiting) && (
        <Button variant="subtle" px="xs" aria-label={title} onClick={open}>
          {t("receipt.show")}
        </Button>
      )}
      {!document && waiting && <WaitingReceipt upload={waiting} />}
      {isAdded && <AddReceipt on={on} label={names.add} />}
      {opened && <ReceiptSheet title={title} file={file} onClose={() => setOpened(false)} />}
    </>
  );
}
