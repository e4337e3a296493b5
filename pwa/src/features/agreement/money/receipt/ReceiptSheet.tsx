import { Anchor, Button, Group, Modal, Stack, Text } from "@mantine/core";
import { useObjectUrl } from "#forms/yacht/pictures/usePicture.ts";
import { Notice } from "#ui/feedback/Notice.tsx";
import { useText } from "#ui/i18n.ts";
import { DownloadIcon } from "#ui/icons.tsx";
import { uiMessages } from "#ui/messages.ts";
import { saveFile } from "#ui/saveFile.ts";
import classes from "./receipt.module.css";
import { receiptMessages } from "./receiptMessages.ts";

/** A receipt's file, as it is shown and saved. */
export interface ShownReceipt {
  blob: Blob;
  fileName: string;
}

interface Props {
  title: string;
  /** The kind, size, author and day of the file. */
  note?: string;
  /** The name of the file for readers: a receipt unless told. */
  noun?: "receipt" | "document";
  /** Undefined while it is loading, null where it cannot be had now. */
  file: ShownReceipt | null | undefined;
  onClose: () => void;
}

/** A receipt or another document in place: a picture in a dialog, a PDF in a tab of the browser's own viewer, as no page of ours may hold it. */
export function ReceiptSheet({ title, note, noun = "receipt", file, onClose }: Props) {
  const t = useText(receiptMessages);
  const close = useText(uiMessages)("ui.close");
  const url = useObjectUrl(file?.blob);
  const isPdf = file?.blob.type === "application/pdf";
  return (
    <Modal opened onClose={onClose} title={title} centered size="lg" closeButtonProps={{ "aria-label": close }}>
      <Stack gap="md">
        {note !== undefined && (
          <Text size="sm" c="dimmed">
            {note}
          </Text>
        )}
        {file === undefined && <Text role="status">{t("receipt.loading", { noun })}</Text>}
        {file === null && <Notice tone="alarm">{t("receipt.offline", { noun })}</Notice>}
        {file && url !== undefined && (
          <>
            {isPdf ? (
              <Text size="sm">{t("receipt.pdf", { noun })}</Text>
            ) : (
              <img className={classes.picture} src={url} alt={title} />
            )}
            <Group justify="flex-end" gap="sm">
              {isPdf && (
                <Anchor href={url} target="_blank" rel="noopener">
                  {t("receipt.open")}
                </Anchor>
              )}
              <Button
                variant="default"
                leftSection={<DownloadIcon />}
                onClick={() => saveFile(file.fileName, file.blob, file.blob.type)}
              >
                {t("receipt.save")}
              </Button>
            </Group>
          </>
        )}
      </Stack>
    </Modal>
  );
}
