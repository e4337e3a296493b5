import { ActionIcon, Button, Text } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { deletePicture } from "../../../store/commands/pictures.ts";
import { discardOutgoing, usePendingRemovals } from "../../../store/outbox/outbox.ts";
import { confirm } from "../../../ui/feedback/confirm.tsx";
import { refusalMessage } from "../../../ui/feedback/refusalMessage.tsx";
import { refusalSentence } from "../../../ui/feedback/sentences.ts";
import { useText } from "../../../ui/i18n.ts";
import { TrashIcon } from "../../../ui/icons.tsx";
import type { YachtRecord } from "../record.ts";
import { Picture } from "./Picture.tsx";
import classes from "./Pictures.module.css";
import { pictureMessages } from "./pictureMessages.ts";

interface Props {
  yacht: YachtRecord;
  yachtId: number;
  index: number;
  address: string;
}

/** A picture that the server has; one that waits to be deleted says so, and can be kept after all. */
export function KeptPicture({ yacht, yachtId, index, address }: Props) {
  const t = useText(pictureMessages);
  const removal = usePendingRemovals(String(yachtId)).find(({ removes }) => removes === address);
  const { name, type } = yacht.body;
  const n = index + 1;
  const remove = async () => {
    if (!(await confirm(t("pictures.deleteAsk"), { confirmLabel: t("pictures.delete"), danger: true }))) return;
    const result = await deletePicture(yachtId, address, t("pictures.alt", { name, n }));
    if (!result.ok) notifications.show({ color: "signal", message: refusalMessage(result.refusal) });
  };
  return (
    <li className={classes.item} data-waiting={removal !== undefined || undefined}>
      <div className={classes.frame}>
        <Picture address={address} kind={type} alt={t("pictures.alt", { name, n })} />
      </div>
      <div className={classes.foot}>
        {removal === undefined ? (
          <Text size="sm">{t("pictures.number", { n })}</Text>
        ) : (
          <Text size="sm" c={removal.refusal === null ? "inherit" : "var(--color-alarm-text)"} role="status">
            {removal.refusal === null ? t("pictures.deleting") : refusalSentence(removal.refusal)}
          </Text>
        )}
        {removal !== undefined && (
          <Button
            size="compact-sm"
            variant="default"
            aria-label={t("pictures.keepNumber", { n })}
            onClick={() => void discardOutgoing(removal.id)}
          >
            {t("pictures.keep")}
          </Button>
        )}
        {removal === undefined && !yacht.disabled && (
          <ActionIcon aria-label={t("pictures.deleteNumber", { n })} onClick={() => void remove()}>
            <TrashIcon />
          </ActionIcon>
        )}
      </div>
    </li>
  );
}
