import { isSample } from "../../store/session/sample.ts";
import { defineMessages, useText } from "../../ui/i18n.ts";
import { PageLinks } from "../../ui/layout/PageLinks.tsx";

const messages = defineMessages({
  "ownPages.label": { en: "Profile and account", fr: "Profil et compte" },
  "ownPages.profiles": { en: "Profiles", fr: "Profils" },
  "ownPages.account": { en: "Account", fr: "Compte" },
});

/** Links between the viewer's profiles and account. The sample has no account. */
export function OwnPages({ open }: { open: "profiles" | "account" }) {
  const t = useText(messages);
  if (isSample()) return null;
  return (
    <PageLinks
      label={t("ownPages.label")}
      pages={[
        { to: "/profile", name: t("ownPages.profiles"), isOpen: open === "profiles" },
        { to: "/profile/account", name: t("ownPages.account"), isOpen: open === "account" },
      ]}
    />
  );
}
