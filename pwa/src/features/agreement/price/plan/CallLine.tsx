import type { PaymentCall } from "shared-schema/agreement/schema";
import { showDate } from "../../../../ui/fields/dates.ts";
import { useText } from "../../../../ui/i18n.ts";
import { Figures } from "../../../../ui/layout/Figures.tsx";
import { useShow } from "../../frame/format/format.ts";
import { planMessages } from "./messages.ts";

/** One call for fund as those read it who are to pay: what for, how much, and when. */
export function CallLine({ call }: { call: PaymentCall }) {
  const t = useText(planMessages);
  const show = useShow();
  const due = call.date_due === null ? null : t("plan.due", { date: showDate(call.date_due) });
  const when = call.due_by_execution ? t("plan.execution.text") : due;
  const value = [show.money(call.amount), when].filter((part) => part !== null).join(" · ");
  return <Figures lines={[{ label: call.designation, value }]} />;
}
