import { Anchor } from "@mantine/core";
import { Link } from "react-router";
import { usePayeeAccounts } from "../../../store/queries/agreement/payeeAccounts.ts";
import { Notice } from "../../../ui/feedback/Notice.tsx";
import { useText } from "../../../ui/i18n.ts";
import { sectionAddress } from "../frame/nav/sections.ts";
import { useWorkspace } from "../frame/workspace/workspace.ts";
import { bankMessages } from "./bankMessages.ts";

/** Tells everybody on the agreement, on each of its sections, that a change of bank details is proposed. */
export function BankChangeNotice() {
  const t = useText(bankMessages);
  const { id, access } = useWorkspace();
  const accounts = usePayeeAccounts(id);
  if (!accounts || Object.keys(accounts.proposals).length === 0) return null;
  return (
    <Notice tone="alarm">
      {t("bank.notice")}{" "}
      {access.contract && (
        <Anchor component={Link} to={`${sectionAddress(id, "overview")}#${BANK_ANCHOR}`} size="sm">
          {t("bank.notice.show")}
        </Anchor>
      )}
    </Notice>
  );
}

/** The id of the block that shows the payee's account. */
export const BANK_ANCHOR = "payee-account";
