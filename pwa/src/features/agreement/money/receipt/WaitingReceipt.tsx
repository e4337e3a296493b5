import { ActionIcon, Text } from "@mantine/core";
import type { Upload } from "#store/database/outgoing.ts";
import { discardOutgoing, retryOutgoing } from "#store/outbox/outbox.ts";
import { refusalSentence } from "#ui/feedback/sentences.ts";
import { useText } from "#ui/i18n.ts";
import { RetryIcon, TrashIcon } from "#ui/icons.tsx";
import classes from "./receipt.module.css";
import { receiptMessages } from "./receiptMessages.ts";

/** The state of a receipt that the server does not have: it waits for its payment and the network, or it was refused. */
export function WaitingReceipt({ upload: { id, fileName, refusal } }: { upload: Upload }) {
  const t = useText(receiptMessages);
  if (refusal === null) {
    return (
      <Text size="sm" component="span" role="status" c="dimmed">
        {t("receipt.waiting")}
      </Text>
    );
  }
  return (
    <span className={classes.refused}>
      <Text size="sm" component="span" c="var(--color-alarm-text)" role="alert">
        {refusalSentence(refusal)}
      </Text>
      <ActionIcon aria-label={t("receipt.retry", { name: fileName })} onClick={() => void retryOutgoing(id)}>
        <RetryIcon />
      </ActionIcon>
      <ActionIcon aria-label={t("receipt.discard", { name: fileName })} onClick={() => void discardOutgoing(id)}>
        <TrashIcon />
      </ActionIcon>
    </span>
  );
}
