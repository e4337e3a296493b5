import { FileButton, Group, Modal, Stack, Text } from "@mantine/core";
import { useRef, useState } from "react";
import type { MrzRead } from "shared-schema/guest/mrz/mrz";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { useText } from "../../ui/i18n.ts";
import { BusyButton } from "../../ui/loading/BusyButton.tsx";
import { uiMessages } from "../../ui/messages.ts";
import classes from "./camera.module.css";
import { cameraMessages } from "./cameraMessages.ts";
import { useCamera } from "./useCamera.ts";
import { usePhoto } from "./usePhoto.ts";

interface Props {
  opened: boolean;
  onClose: () => void;
  onRead: (read: MrzRead) => void;
}

/** Reads a passport with the camera, or from a photo. Pictures stay on the device. */
export function PassportCamera({ opened, onClose, onRead }: Props) {
  const t = useText(cameraMessages);
  const ui = useText(uiMessages);
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t("camera.title")}
      size="lg"
      closeButtonProps={{ "aria-label": ui("ui.close") }}
    >
      <Reader
        onRead={(read) => {
          onRead(read);
          onClose();
        }}
      />
    </Modal>
  );
}

function Reader({ onRead }: Pick<Props, "onRead">) {
  const t = useText(cameraMessages);
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  const camera = useCamera(video, onRead);
  const photo = usePhoto(onRead);
  // Otherwise a browser takes no notice of the same file chosen again.
  const forgetFile = useRef<() => void>(null);
  const choose = (file: File | null) => {
    forgetFile.current?.();
    void photo.read(file);
  };
  const isOpen = camera === "loading" || camera === "looking";
  return (
    <Stack gap="sm">
      <Text size="sm">{t("camera.note")}</Text>
      {isOpen && (
        <div className={classes.frame}>
          <video ref={setVideo} className={classes.video} muted playsInline aria-label={t("camera.picture")} />
          <div className={classes.guide} />
        </div>
      )}
      <div role="status">
        {isOpen && <Text size="sm">{t(`camera.${camera}`)}</Text>}
        {photo.state === "reading" && <Text size="sm">{t("camera.reading")}</Text>}
      </div>
      {!isOpen && <Notice tone="wait">{t(`camera.${camera}`)}</Notice>}
      {photo.state !== "none" && photo.state !== "reading" && (
        <Notice tone="alarm">{t(`camera.${photo.state}`)}</Notice>
      )}
      <Group gap="sm">
        <FileButton accept="image/*" resetRef={forgetFile} onChange={choose}>
          {(props) => (
            <BusyButton {...props} variant="default" busy={photo.state === "reading"}>
              {t("camera.photo")}
            </BusyButton>
          )}
        </FileButton>
      </Group>
    </Stack>
  );
}
