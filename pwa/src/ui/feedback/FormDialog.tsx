import { Button, Group, Modal, Stack, type StackProps } from "@mantine/core";
import { type ReactElement, type ReactNode, type SubmitEvent, useState } from "react";
import type { SaveResult } from "../fields/types.ts";
import { useText } from "../i18n.ts";
import { BusyButton } from "../loading/BusyButton.tsx";
import { uiMessages } from "../messages.ts";
import { Notice } from "./Notice.tsx";

interface Props {
  opened: boolean;
  title: string;
  submitLabel: string;
  /** Wider for a form with a table. */
  size?: "md" | "xl";
  onClose: () => void;
  /** Called once the dialog has left the screen. */
  onClosed?: () => void;
  /** Does it; a refusal is shown above the buttons and the dialog stays. */
  onSubmit: () => Promise<SaveResult>;
  children: ReactNode;
}

/** As wide as the dialog, and in sight while a long form is scrolled. */
const AT_LOWER_EDGE: StackProps = {
  pos: "sticky",
  bottom: 0,
  bg: "var(--mantine-color-body)",
  mx: "-md",
  mb: "-md",
  px: "md",
  pt: "sm",
  pb: "md",
  style: { zIndex: 1 },
};

/** A form in a dialog, its buttons always in sight: Enter submits, Escape closes, nothing typed is lost by a refusal. */
export function FormDialog({ opened, title, submitLabel, size = "md", onClose, onClosed, onSubmit, children }: Props) {
  const t = useText(uiMessages);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<ReactElement | null>(null);
  const close = () => {
    setRefusal(null);
    onClose();
  };
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    // A dialog may be opened from within another form; its submit is not that form's.
    event.stopPropagation();
    setBusy(true);
    const result = await onSubmit().finally(() => setBusy(false));
    setRefusal(result.ok ? null : result.message);
  };
  return (
    <Modal
      opened={opened}
      onClose={close}
      title={title}
      size={size}
      centered
      closeButtonProps={{ "aria-label": t("ui.close") }}
      {...(onClosed && { onExitTransitionEnd: onClosed })}
    >
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          {children}
          <Stack gap="sm" {...AT_LOWER_EDGE}>
            {refusal !== null && <Notice tone="alarm">{refusal}</Notice>}
            <Group justify="flex-end" gap="sm">
              <Button variant="default" onClick={close}>
                {t("ui.cancel")}
              </Button>
              <BusyButton type="submit" busy={busy}>
                {submitLabel}
              </BusyButton>
            </Group>
          </Stack>
        </Stack>
      </form>
    </Modal>
  );
}
