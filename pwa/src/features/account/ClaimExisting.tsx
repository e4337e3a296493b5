import { PRODUCT } from "shared-schema/base/product";
import { useText } from "../../ui/i18n.ts";
import { Later } from "../../ui/layout/Later.tsx";
import { accountMessages } from "./messages.ts";

/** An invitation merged into an account; comes later, and says so. */
export function ClaimExisting() {
  const t = useText(accountMessages);
  return (
    <Later title={t("account.merge")} sentence={t("account.mergeSentence")}>
      {t("account.askSupport", { email: PRODUCT.supportEmail })}
    </Later>
  );
}
