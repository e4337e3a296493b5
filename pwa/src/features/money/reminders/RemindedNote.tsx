import { lastReminder } from "shared-schema/agreement/payments/reminder";
import type { PaymentCall } from "shared-schema/agreement/schema";
import { showDate } from "../../../ui/fields/dates.ts";
import { useText } from "../../../ui/i18n.ts";
import classes from "../money.module.css";
import { reminderMessages } from "./messages.ts";

/** Says when a call was last reminded of; nothing before. */
export function RemindedNote({ call }: { call: PaymentCall }) {
  const t = useText(reminderMessages);
  const last = lastReminder(call);
  if (last === null) return null;
  return <span className={classes.note}>{t("reminder.reminded", { day: showDate(last.at.slice(0, 10)) })}</span>;
}
