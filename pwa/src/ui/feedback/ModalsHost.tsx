import { ModalsProvider } from "@mantine/modals";
import { useEffect } from "react";
import { useText } from "../i18n.ts";
import { uiMessages } from "../messages.ts";

/** Shows the dialogs that `loadModals` opens. */
export function ModalsHost({ onMounted }: { onMounted(): void }) {
  const t = useText(uiMessages);
  useEffect(() => onMounted(), [onMounted]);
  return (
    <ModalsProvider
      labels={{ confirm: t("ui.ok"), cancel: t("ui.cancel") }}
      modalProps={{ closeButtonProps: { "aria-label": t("ui.close") } }}
    />
  );
}
