import { FileButton, Text } from "@mantine/core";
import { type ReactNode, useRef, useState } from "react";
import type { Receipted } from "shared-schema/agreement/payments/receipt/receipt";
import { attachReceipt } from "#store/commands/agreement/payments/receipts.ts";
import { refusalMessage } from "#ui/feedback/refusalMessage.tsx";
import { useText } from "#ui/i18n.ts";
import { BusyButton } from "#ui/loading/BusyButton.tsx";
import { useWorkspace } from "../../frame/workspace/workspace.ts";
import { RECEIPT_TYPES, readReceiptFile } from "./readReceiptFile.ts";
import { receiptMessages } from "./receiptMessages.ts";

/** Adds a receipt to a payment or an expense on record. @param label names it */
export function AddReceipt({ on, label }: { on: Receipted; label: string }) {
  const t = useText(receiptMessages);
  const workspace = useWorkspace();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<ReactNode>();
  const forget = useRef<() => void>(null);
  const take = async (file: File | null) => {
    if (file === null) return;
    setBusy(true);
    const read = await readReceiptFile(file);
    const kept = read.ok ? await attachReceipt(workspace.id, on, read.value) : read;
    setBusy(false);
    setRefusal(kept.ok ? undefined : refusalMessage(kept.refusal));
    forget.current?.();
  };
  return (
    <>
      <FileButton accept={RECEIPT_TYPES} onChange={take} resetRef={forget} inputProps={{ "aria-label": label }}>
        {(props) => (
          <BusyButton {...props} variant="subtle" color="gray" px="xs" aria-label={label} busy={busy}>
            {t("receipt.add")}
          </BusyButton>
        )}
      </FileButton>
      {refusal !== undefined && (
        <Text size="sm" component="span" c="var(--color-alarm-text)" role="alert">
          {refusal}
        </Text>
      )}
    </>
  );
}
