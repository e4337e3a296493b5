import { defineMessages, useText } from "./i18n.ts";
import { EmptyState } from "./layout/EmptyState.tsx";

/** Apart from the texts of the first screen, which needs none of them. */
const notHereMessages = defineMessages({
  "ui.notHere": {
    en: "Not on this device. Connect to the internet to open it.",
    fr: "Absent de cet appareil. Connectez-vous à Internet pour le consulter.",
  },
  "ui.notHereNote": {
    en: "An administrator’s device stores only what belongs to an agreement or was created on the device.",
    fr: "L’appareil d’un administrateur ne contient que ce qui figure dans un contrat ou a été créé sur cet appareil.",
  },
});

/** In place of a record that is not on this device, while the server does not answer. */
export function NotHere() {
  const t = useText(notHereMessages);
  return <EmptyState title={t("ui.notHere")}>{t("ui.notHereNote")}</EmptyState>;
}

/** In place of what a search has not found on this device, while the server does not answer. */
export function NotHereText() {
  return useText(notHereMessages)("ui.notHere");
}
