import { Text } from "@mantine/core";
import { PICTURE_KIND } from "../../../store/commands/pictures.ts";
import { usePendingUploads } from "../../../store/outbox/outbox.ts";
import { useText } from "../../../ui/i18n.ts";
import { FormSection } from "../../../ui/layout/FormSection.tsx";
import type { YachtRecord } from "../record.ts";
import { AddPictures } from "./AddPictures.tsx";
import { KeptPicture } from "./KeptPicture.tsx";
import classes from "./Pictures.module.css";
import { pictureMessages } from "./pictureMessages.ts";
import { WaitingPicture } from "./WaitingPicture.tsx";

/** The yacht's pictures: those that the server has, and those that wait on this device. */
export function Pictures({ yacht, yachtId }: { yacht: YachtRecord; yachtId: number }) {
  const t = useText(pictureMessages);
  const waiting = usePendingUploads(PICTURE_KIND, String(yachtId));
  const { pictures } = yacht.body;
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
            <KeptPicture key={public_url} yacht={yacht} yachtId={yachtId} index={index} address={public_url} />
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
