import { Text } from "@mantine/core";
import { modals } from "@mantine/modals";
import { textFor } from "./i18n.ts";
import { uiMessages } from "./messages.ts";

interface Options {
  title?: string;
  /** What the button says; «OK» unless told. */
  confirmLabel?: string;
  cancelLabel?: string;
  /** Something is lost for good: the button is red. */
  danger?: boolean;
}

/** Asks, and answers with true when the user agreed. `text` is the specification's prompt, word for word. */
export function confirm(text: string, options: Options = {}): Promise<boolean> {
  const t = textFor(uiMessages);
  return new Promise((resolve) => {
    modals.openConfirmModal({
      title: options.title ?? t("ui.confirm"),
      centered: true,
      children: <Text>{text}</Text>,
      labels: { confirm: options.confirmLabel ?? t("ui.ok"), cancel: options.cancelLabel ?? t("ui.cancel") },
      confirmProps: options.danger ? { color: "signal" } : {},
      onConfirm: () => resolve(true),
      onCancel: () => resolve(false),
      onClose: () => resolve(false),
    });
  });
}
