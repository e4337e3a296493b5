import { expensesOf } from "shared-schema/agreement/expenses/change";
import { contentsOf } from "shared-schema/payments/apa/duplicates";
import { Notice } from "#ui/feedback/Notice.tsx";
import { showDate } from "#ui/fields/dates.ts";
import { useText } from "#ui/i18n.ts";
import { useShow } from "../../frame/format/format.ts";
import { useWorkspace } from "../../frame/workspace/workspace.ts";
import { apaMessages } from "../../money/apaMessages.ts";

/** Says that a file was chosen as a receipt before, as soon as it is chosen again. */
export function SameReceipt({ hash }: { hash: string }) {
  const t = useText(apaMessages);
  const show = useShow();
  const { agreement } = useWorkspace();
  const same = Object.values(expensesOf(agreement)).find(
    (each) => each.cancelled === null && contentsOf(each).includes(hash),
  );
  if (!same) return null;
  return (
    <Notice tone="wait">{t("apa.sameReceipt", { money: show.money(same.amount), date: showDate(same.date) })}</Notice>
  );
}
