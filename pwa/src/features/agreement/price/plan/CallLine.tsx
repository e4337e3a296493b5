import type { CallOfAgreement } from "shared-schema/payments/callsOf";
import { showDate } from "#ui/fields/dates.ts";
import { useText } from "#ui/i18n.ts";
import { Figures } from "#ui/layout/Figures.tsx";
import { useShow } from "../../frame/format/format.ts";
import { planMessages } from "../../money/planMessages.ts";
import { useCallState } from "./CallState.tsx";

/** One call for fund as those read it who are to pay: what for, how much, and when it is due or was paid. */
export function CallLine({ shown }: { shown: CallOfAgreement }) {
  const t = useText(planMessages);
  const show = useShow();
  const { call } = shown;
  const due = call.date_due === null ? null : t("plan.due", { date: showDate(call.date_due) });
  const when = useCallState(shown).text ?? due;
  const value = [show.money(call.amount), when].filter((part) => part !== null).join(" · ");
  return <Figures lines={[{ label: call.designation, value }]} />;
}
