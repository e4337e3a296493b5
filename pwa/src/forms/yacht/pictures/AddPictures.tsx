import { Button, FileButton, Group } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { type ReactNode, useRef, useState } from "react";
import { BusyButton } from "#ui/loading/BusyButton.tsx";
import { addPicture, pictureLimit } from "../../../store/commands/pictures.ts";
import { refusalMessage } from "../../../ui/feedback/refusalMessage.tsx";
import { useText } from "../../../ui/i18n.ts";
import { PlusIcon } from "../../../ui/icons.tsx";
import { CameraIcon } from "./CameraIcon.tsx";
import { pictureMessages } from "./pictureMessages.ts";
import { shrinkPicture } from "./shrinkPicture.ts";

const TYPES = "image/jpeg,image/png,image/webp";
const TOAST_MS = 5_000;
const MEGABYTE = 1024 * 1024;

/** Adds pictures from files or from the camera; they wait on the device until the server has them. */
export function AddPictures({ yachtId }: { yachtId: number }) {
  const t = useText(pictureMessages);
  const [busy, setBusy] = useState(false);
  const forgetFiles = useRef<() => void>(null);
  const forgetShot = useRef<() => void>(null);
  const notify = (message: ReactNode) => notifications.show({ color: "signal", message, autoClose: TOAST_MS });
  const add = async (files: readonly File[]): Promise<void> => {
    const limit = await pictureLimit();
    const tooLarge = (file: Blob | undefined) => file !== undefined && file.size > limit * MEGABYTE;
    // Of several, the first one as it was chosen decides; the others are measured as they will be sent.
    if (tooLarge(files[0])) {
      notify(t("pictures.tooLarge", { n: limit }));
      return;
    }
    for (const file of files) {
      const picture = await shrinkPicture(file);
      if (picture === null) notify(t("pictures.notOne", { name: file.name }));
      else if (tooLarge(picture)) notify(t("pictures.tooLarge", { n: limit }));
      else {
        const kept = await addPicture(yachtId, picture, file.name);
        if (!kept.ok) notify(refusalMessage(kept.refusal));
      }
    }
  };
  const take = (chosen: File | File[] | null) => {
    const files = chosen === null ? [] : [chosen].flat();
    if (files.length === 0) return;
    setBusy(true);
    void add(files).finally(() => {
      setBusy(false);
      // The same file chosen again is a choice too.
      forgetFiles.current?.();
      forgetShot.current?.();
    });
  };
  return (
    <Group gap="sm">
      <FileButton
        accept={TYPES}
        multiple
        onChange={take}
        resetRef={forgetFiles}
        inputProps={{ "aria-label": t("pictures.add") }}
      >
        {(props) => (
          <BusyButton {...props} variant="default" busy={busy} leftSection={<PlusIcon size={16} />}>
            {t("pictures.add")}
          </BusyButton>
        )}
      </FileButton>
      <FileButton
        accept={TYPES}
        capture="environment"
        onChange={take}
        resetRef={forgetShot}
        inputProps={{ "aria-label": t("pictures.camera") }}
      >
        {(props) => (
          <Button {...props} variant="default" disabled={busy} leftSection={<CameraIcon />}>
            {t("pictures.camera")}
          </Button>
        )}
      </FileButton>
    </Group>
  );
}
