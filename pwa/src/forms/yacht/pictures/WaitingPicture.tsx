import { ActionIcon, Group, Text } from "@mantine/core";
import { useMemo } from "react";
import { fileOf, type Upload } from "../../../store/database/outgoing.ts";
import { discardOutgoing, retryOutgoing } from "../../../store/outbox/outbox.ts";
import { refusalSentence } from "../../../ui/feedback/sentences.ts";
import { useText } from "../../../ui/i18n.ts";
import { RetryIcon, TrashIcon } from "../../../ui/icons.tsx";
import picture from "./Picture.module.css";
import classes from "./Pictures.module.css";
import { pictureMessages } from "./pictureMessages.ts";
import { useObjectUrl } from "./usePicture.ts";

/** A picture that the server does not have: it waits, or it was refused. */
export function WaitingPicture({ upload }: { upload: Upload }) {
  const t = useText(pictureMessages);
  const url = useObjectUrl(useMemo(() => fileOf(upload), [upload]));
  const { id, fileName, refusal } = upload;
  return (
    <li className={classes.item} data-waiting>
      <div className={classes.frame}>
        {url !== undefined && <img className={picture.picture} src={url} alt={fileName} />}
      </div>
      <div className={classes.foot}>
        {refusal === null ? (
          <Text size="sm" role="status">
            {t("pictures.waiting")}
          </Text>
        ) : (
          <Text size="sm" c="var(--color-alarm-text)" role="alert">
            {refusalSentence(refusal)}
          </Text>
        )}
        <Group gap={0} wrap="nowrap">
          {refusal !== null && (
            <ActionIcon aria-label={t("pictures.retry", { name: fileName })} onClick={() => void retryOutgoing(id)}>
              <RetryIcon />
            </ActionIcon>
          )}
          <ActionIcon aria-label={t("pictures.discard", { name: fileName })} onClick={() => void discardOutgoing(id)}>
            <TrashIcon />
          </ActionIcon>
        </Group>
      </div>
    </li>
  );
}
