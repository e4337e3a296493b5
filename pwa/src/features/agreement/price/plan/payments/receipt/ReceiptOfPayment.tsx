import { Button, FileButton, Text } from "@mantine/core";
import { type ReactNode, useRef, useState } from "react";
import { takesReceipt } from "shared-schema/agreement/payments/receipt";
import type { Payment } from "shared-schema/agreement/schema";
import { attachReceipt, RECEIPT_KIND } from "../../../../../../store/commands/agreement/payments/receipts.ts";
import { usePendingUploads } from "../../../../../../store/outbox/outbox.ts";
import { saying } from "../../../../../../ui/feedback/Said.tsx";
import { useText } from "../../../../../../ui/i18n.ts";
import { useWorkspace } from "../../../../frame/workspace/workspace.ts";
import { KeptReceipt } from "./KeptReceipt.tsx";
import { RECEIPT_TYPES, readReceiptFile } from "./readReceiptFile.ts";
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
  const title = t("receipt.showOf", { money, date });
  if (payment.document) return <KeptReceipt id={id} document={payment.document} title={title} />;
  if (waiting) return <WaitingReceipt upload={waiting} title={title} />;
  const { can_post_payments } = access;
  if (payment.cancelled || !takesReceipt(payment, { status: agreement.status, can_post_payments })) return null;
  return <AddReceipt id={id} label={t("receipt.addTo", { money, date })} />;
}

function AddReceipt({ id, label }: { id: string; label: string }) {
  const t = useText(receiptMessages);
  const workspace = useWorkspace();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<ReactNode>();
  const forget = useRef<() => void>(null);
  const take = async (file: File | null) => {
    if (file === null) return;
    setBusy(true);
    const read = await readReceiptFile(file);
    const kept = read.ok ? await attachReceipt(workspace.id, id, read.value) : read;
    setBusy(false);
    setRefusal(kept.ok ? undefined : saying(kept.refusal));
    forget.current?.();
  };
  return (
    <>
      <FileButton accept={RECEIPT_TYPES} onChange={take} resetRef={forget} inputProps={{ "aria-label": label }}>
        {(props) => (
          <Button {...props} variant="subtle" color="gray" px="xs" aria-label={label} loading={busy}>
            {t("receipt.add")}
          </Button>
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
