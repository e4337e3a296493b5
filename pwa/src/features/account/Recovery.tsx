import { PRODUCT } from "shared-schema/base/product";
import { useText } from "../../ui/i18n.ts";
import { Later } from "../../ui/layout/Later.tsx";
import { accountMessages } from "./messages.ts";

/** A new password from a recovery email; comes later, and says so. */
export function Recovery() {
  const t = useText(accountMessages);
  return (
    <Later title={t("account.changePassword")} sentence={t("account.changeSentence")}>
      {t("account.askSupport", { email: PRODUCT.supportEmail })}
    </Later>
  );
}
