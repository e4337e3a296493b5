import { ActionIcon, Button, FileButton, Group, Input, Text } from "@mantine/core";
import { type ReactNode, useRef, useState } from "react";
import { CameraIcon } from "#forms/yacht/pictures/CameraIcon.tsx";
import type { NewReceipt } from "#store/commands/agreement/payments/receipts.ts";
import { refusalMessage } from "#ui/feedback/refusalMessage.tsx";
import { useText } from "#ui/i18n.ts";
import { TrashIcon } from "#ui/icons.tsx";
import { BusyButton } from "#ui/loading/BusyButton.tsx";
import { RECEIPT_TYPES, readReceiptFile } from "./readReceiptFile.ts";
import { receiptMessages } from "./receiptMessages.ts";

interface Props {
  receipt: NewReceipt | null;
  onChange: (receipt: NewReceipt | null) => Promise<void>;
}

/** The receipt in the form of a payment: a file, or a picture from the camera. One that is refused leaves the former one. */
export function ReceiptField({ receipt, onChange }: Props) {
  const t = useText(receiptMessages);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<ReactNode>();
  const forgetFile = useRef<() => void>(null);
  const forgetShot = useRef<() => void>(null);
  const take = async (file: File | null) => {
    if (file === null) return;
    setBusy(true);
    try {
      const read = await readReceiptFile(file);
      setRefusal(read.ok ? undefined : refusalMessage(read.refusal));
      if (read.ok) await onChange(read.value);
    } finally {
      setBusy(false);
    }
    // The same file chosen again is a choice too.
    forgetFile.current?.();
    forgetShot.current?.();
  };
  return (
    <Input.Wrapper
      label={t("receipt.title")}
      labelElement="div"
      description={t("receipt.hint")}
      error={refusal}
      inputWrapperOrder={["label", "description", "input", "error"]}
    >
      <Group gap="sm" my={4}>
        <FileButton
          accept={RECEIPT_TYPES}
          onChange={take}
          resetRef={forgetFile}
          inputProps={{ "aria-label": t("receipt.choose") }}
        >
          {(props) => (
            <BusyButton {...props} variant="default" busy={busy}>
              {t("receipt.choose")}
            </BusyButton>
          )}
        </FileButton>
        <FileButton
          accept="image/jpeg,image/png,image/webp"
          capture="environment"
          onChange={take}
          resetRef={forgetShot}
          inputProps={{ "aria-label": t("receipt.camera") }}
        >
          {(props) => (
            <Button {...props} variant="default" disabled={busy} leftSection={<CameraIcon />}>
              {t("receipt.camera")}
            </Button>
          )}
        </FileButton>
      </Group>
      {receipt && (
        <Group gap="xs" wrap="nowrap" mt={4}>
          <Text size="sm" style={{ overflowWrap: "anywhere" }}>
            {receipt.fileName}
          </Text>
          <ActionIcon aria-label={t("receipt.remove", { name: receipt.fileName })} onClick={() => void onChange(null)}>
            <TrashIcon />
          </ActionIcon>
        </Group>
      )}
    </Input.Wrapper>
  );
}
