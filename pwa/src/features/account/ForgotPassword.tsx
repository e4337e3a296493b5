import { PRODUCT } from "shared-schema/base/product";
import { useText } from "../../ui/i18n.ts";
import { Later } from "../../ui/layout/Later.tsx";
import { accountMessages } from "./messages.ts";

/** Asking for a recovery email; comes later, and says so. */
export function ForgotPassword() {
  const t = useText(accountMessages);
  return (
    <Later title={t("account.forgotten")} sentence={t("account.forgotSentence")}>
      {t("account.askSupport", { email: PRODUCT.supportEmail })}
    </Later>
  );
}
