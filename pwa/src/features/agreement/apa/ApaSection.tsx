import { mayEnterExpenses } from "shared-schema/agreement/expenses/change";
import { useText } from "../../../ui/i18n.ts";
import { Block } from "../frame/Block.tsx";
import { useWorkspace } from "../frame/workspace/workspace.ts";
import { apaMessages } from "../money/apaMessages.ts";
import { ApaBalance } from "./ApaBalance.tsx";
import { ApaChecks } from "./checks/ApaChecks.tsx";
import { EntryButtons } from "./entry/EntryButtons.tsx";
import { LowApaAccount } from "./LowApaAccount.tsx";
import { ExpenseList } from "./list/ExpenseList.tsx";

/** The APA account: what is left of it first, the next entry under the thumb, then what is wrong with it, and all that was entered. */
export function ApaSection() {
  const t = useText(apaMessages);
  const { access, may } = useWorkspace();
  const mayEnter = may.payments && mayEnterExpenses(access);
  return (
    <>
      <Block title={t("apa.title")}>
        <ApaBalance />
        <LowApaAccount />
        {mayEnter && <EntryButtons />}
      </Block>
      <ApaChecks mayAnswer={mayEnter} />
      <ExpenseList mayCancel={mayEnter} />
    </>
  );
}
