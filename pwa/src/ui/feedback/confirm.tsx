import { Text } from "@mantine/core";
import { textFor } from "../i18n.ts";
import { loadOrSay } from "../loading/loadOrSay.ts";
import { uiMessages } from "../messages.ts";
import { loadModals } from "./modals.ts";

interface Options {
  title?: string;
  /** The label of the button; «OK» by default. */
  confirmLabel?: string;
  cancelLabel?: string;
  /** Something is lost for good: the button is red. */
  danger?: boolean;
}

/**
 * Asks, and answers with true when the user agreed; a question that does not load is not agreed to. `text` is the
 * specification's prompt, word for word; line breaks part its paragraphs.
 */
export async function confirm(text: string, options: Options = {}): Promise<boolean> {
  const t = textFor(uiMessages);
  const modals = await loadOrSay(loadModals);
  if (!modals) return false;
  return new Promise((resolve) => {
    modals.openConfirmModal({
      title: options.title ?? t("ui.confirm"),
      centered: true,
      children: <Text style={{ whiteSpace: "pre-line", overflowWrap: "anywhere" }}>{text}</Text>,
      labels: { confirm: options.confirmLabel ?? t("ui.ok"), cancel: options.cancelLabel ?? t("ui.cancel") },
      confirmProps: options.danger ? { color: "signal" } : {},
      onConfirm: () => resolve(true),
      onCancel: () => resolve(false),
      onClose: () => resolve(false),
    });
  });
}
