import { Button, Group, Modal, Stack } from "@mantine/core";
import { type ReactElement, type ReactNode, type SubmitEvent, useState } from "react";
import type { SaveResult } from "../fields/types.ts";
import { useText } from "../i18n.ts";
import { BusyButton } from "../loading/BusyButton.tsx";
import { uiMessages } from "../messages.ts";
import classes from "./FormDialog.module.css";
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
          <div className={classes.foot}>
            {refusal !== null && <Notice tone="alarm">{refusal}</Notice>}
            <Group justify="flex-end" gap="sm">
              <Button variant="default" onClick={close}>
                {t("ui.cancel")}
              </Button>
              <BusyButton type="submit" busy={busy}>
                {submitLabel}
              </BusyButton>
            </Group>
          </div>
        </Stack>
      </form>
    </Modal>
  );
}
