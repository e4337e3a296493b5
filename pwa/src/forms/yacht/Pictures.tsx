import { ActionIcon, Text } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { deletePicture, PICTURE_KIND } from "../../store/commands/pictures.ts";
import { usePendingUploads } from "../../store/outbox/outbox.ts";
import { confirm } from "../../ui/confirm.tsx";
import { FormSection } from "../../ui/FormSection.tsx";
import { useText } from "../../ui/i18n.ts";
import { TrashIcon } from "../../ui/icons.tsx";
import { said } from "../../ui/said.ts";
import { AddPictures } from "./AddPictures.tsx";
import { Picture } from "./Picture.tsx";
import classes from "./Pictures.module.css";
import { pictureMessages } from "./pictureMessages.ts";
import type { YachtRecord } from "./record.ts";
import { WaitingPicture } from "./WaitingPicture.tsx";

/** The yacht's pictures: those that the server has, and those that wait on this device. */
export function Pictures({ yacht, yachtId }: { yacht: YachtRecord; yachtId: number }) {
  const t = useText(pictureMessages);
  const waiting = usePendingUploads(PICTURE_KIND, String(yachtId));
  const { name, type, pictures } = yacht.body;
  const remove = async (index: number, address: string) => {
    if (!(await confirm(t("pictures.deleteAsk"), { confirmLabel: t("pictures.delete"), danger: true }))) return;
    const result = await deletePicture(yachtId, index, address);
    if (result.ok) return;
    const offline = result.refusal.code === "unavailable";
    notifications.show({ color: "signal", message: offline ? t("pictures.deleteOffline") : said(result.refusal) });
  };
  return (
    <FormSection title={t("pictures.title")}>
      <div className="wide">
        {pictures.length === 0 && waiting.length === 0 && (
          <Text c="dimmed" mb="sm">
            {t("pictures.none")}
          </Text>
        )}
        <ul className={classes.list} aria-label={t("pictures.title")}>
          {pictures.map(({ public_url }, index) => (
            <li key={public_url} className={classes.item}>
              <div className={classes.frame}>
                <Picture address={public_url} kind={type} alt={t("pictures.alt", { name, n: index + 1 })} />
              </div>
              <div className={classes.foot}>
                <Text size="sm">{t("pictures.number", { n: index + 1 })}</Text>
                {!yacht.disabled && (
                  <ActionIcon
                    aria-label={t("pictures.deleteNumber", { n: index + 1 })}
                    onClick={() => void remove(index, public_url)}
                  >
                    <TrashIcon />
                  </ActionIcon>
                )}
              </div>
            </li>
          ))}
          {waiting.map((upload) => (
            <WaitingPicture key={upload.id} upload={upload} />
          ))}
        </ul>
        {!yacht.disabled && <AddPictures yachtId={yachtId} />}
      </div>
    </FormSection>
  );
}
