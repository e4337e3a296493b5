import { ActionIcon, Button, Text } from "@mantine/core";
import { useMemo, useState } from "react";
import { fileOf, type Upload } from "../../../../../../store/database/outgoing.ts";
import { discardOutgoing, retryOutgoing } from "../../../../../../store/outbox/outbox.ts";
import { said } from "../../../../../../ui/feedback/sentences.ts";
import { useText } from "../../../../../../ui/i18n.ts";
import { RetryIcon, TrashIcon } from "../../../../../../ui/icons.tsx";
import { ReceiptSheet } from "./ReceiptSheet.tsx";
import classes from "./receipt.module.css";
import { receiptMessages } from "./receiptMessages.ts";

/** A receipt that the server does not have: it waits for its payment and the network, or it was refused. */
export function WaitingReceipt({ upload, title }: { upload: Upload; title: string }) {
  const t = useText(receiptMessages);
  const [opened, setOpened] = useState(false);
  const { id, fileName, refusal } = upload;
  const file = useMemo(() => ({ blob: fileOf(upload), fileName: upload.fileName }), [upload]);
  return (
    <>
      <Button variant="subtle" px="xs" aria-label={title} onClick={() => setOpened(true)}>
        {t("receipt.show")}
      </Button>
      {refusal === null ? (
        <Text size="sm" component="span" role="status" c="dimmed">
          {t("receipt.waiting")}
        </Text>
      ) : (
        <span className={classes.refused}>
          <Text size="sm" component="span" c="var(--color-alarm-text)" role="alert">
            {said(refusal)}
          </Text>
          <ActionIcon aria-label={t("receipt.retry", { name: fileName })} onClick={() => void retryOutgoing(id)}>
            <RetryIcon />
          </ActionIcon>
          <ActionIcon aria-label={t("receipt.discard", { name: fileName })} onClick={() => void discardOutgoing(id)}>
            <TrashIcon />
          </ActionIcon>
        </span>
      )}
      {opened && <ReceiptSheet title={title} file={file} onClose={() => setOpened(false)} />}
    </>
  );
}
