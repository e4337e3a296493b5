import { PRODUCT } from "shared-schema/base/product";
import { useText } from "../../ui/i18n.ts";
import { Later } from "../../ui/layout/Later.tsx";
import { accountMessages } from "./messages.ts";

/** A log-in for a contact that somebody made; comes later, and says so. */
export function ClaimNew() {
  const t = useText(accountMessages);
  return (
    <Later title={t("account.claim")} sentence={t("account.claimSentence")}>
      {t("account.askSupport", { email: PRODUCT.supportEmail })}
    </Later>
  );
}
