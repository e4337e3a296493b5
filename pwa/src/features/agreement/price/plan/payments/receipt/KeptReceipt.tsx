import { Button } from "@mantine/core";
import { useEffect, useState } from "react";
import type { Payment } from "shared-schema/agreement/schema";
import { loadReceipt } from "../../../../../../store/commands/agreement/payments/receipts.ts";
import { useText } from "../../../../../../ui/i18n.ts";
import { ReceiptSheet } from "./ReceiptSheet.tsx";
import { receiptMessages } from "./receiptMessages.ts";

interface Props {
  id: string;
  document: NonNullable<Payment["document"]>;
  /** Names the payment. */
  title: string;
}

/** The receipt that the server has: fetched when it is opened. */
export function KeptReceipt({ id, document, title }: Props) {
  const t = useText(receiptMessages);
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button variant="subtle" px="xs" aria-label={title} onClick={() => setOpened(true)}>
        {t("receipt.show")}
      </Button>
      {opened && <Fetched id={id} document={document} title={title} onClose={() => setOpened(false)} />}
    </>
  );
}

function Fetched({ id, document, title, onClose }: Props & { onClose: () => void }) {
  const [file, setFile] = useState<{ blob: Blob; fileName: string } | null>();
  useEffect(() => {
    let shown = true;
    const fileName = `receipt-${id}.${document.kind === "application/pdf" ? "pdf" : "jpg"}`;
    void loadReceipt(id, document).then((read) => shown && setFile(read.ok ? { blob: read.value, fileName } : null));
    return () => {
      shown = false;
    };
  }, [id, document]);
  return <ReceiptSheet title={title} file={file} onClose={onClose} />;
}
