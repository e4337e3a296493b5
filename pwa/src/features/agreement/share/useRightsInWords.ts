import { type Access, roleAccess } from "shared-schema/agreement/access";
import type { Role } from "shared-schema/base/roles";
import { isIn } from "shared-schema/visibility/audiences/audiences";
import { useLanguage, useText } from "#ui/i18n.ts";
import { shareMessages } from "./shareMessages.ts";

/** Records that not all professionals of the voyage read. */
const APART = ["commission", "checks", "hosts"] as const;
const RIGHTS = ["write", "can_approve", "signs"] as const satisfies readonly (keyof Access)[];

/** Says what a role sees and may, out of the tables that cut the copies. */
export function useRightsInWords(): (access: Access, role: Role) => string {
  const t = useText(shareMessages);
  const list = new Intl.ListFormat(useLanguage(), { type: "conjunction" });
  const sees = (role: Role): string => {
    const viewer = { roles: [role], is_admin: false };
    if (!roleAccess(role).contract) return t("share.sees.route");
    if (!isIn("professionals", viewer)) return t("share.sees.contract");
    const not = APART.filter((audience) => !isIn(audience, viewer)).map((audience) => t(`share.what.${audience}`));
    return not.length === 0 ? t("share.sees.all") : t("share.sees.allBut", { what: list.format(not) });
  };
  return (access, role) => {
    const rights = RIGHTS.filter((right) => access[right]).map((right) => t(`share.may.${right}`));
    return rights.length === 0 ? sees(role) : `${sees(role)} · ${list.format(rights)}`;
  };
}
